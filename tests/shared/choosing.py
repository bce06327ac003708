"""Chance moves of whoever may move: on turn, or now and then out of turn."""

from random import Random

from game.games.thats_it.bot import Collecting
from game.rules.core import Game
from game.rules.things import Move

OUT_OF_TURN = 0.3
AT_WILL = 0.2  # how often somebody draws who could do something else; at random a match would take for ever
SENSIBLE = {"thats_it": Collecting()}  # where chance alone would play on for thousands of moves
SENSE = 0.5  # how often the sensible one chooses there


def choose(game: Game, rng: Random) -> tuple[int, Move]:
    """A seat and a move of it."""
    assert game.moves(game.turn), f"seat {game.turn} has no move and nobody has won"
    others = [seat for seat in range(game.players) if seat != game.turn and game.moves(seat)]
    seat = game.turn
    if others and rng.random() < OUT_OF_TURN:
        seat = others[int(rng.random() * len(others))]
    if seat == game.turn and game.key in SENSIBLE and rng.random() < SENSE:
        return seat, next(SENSIBLE[game.key].think(game, rng))
    moves = game.moves(seat)
    willing = [move for move in moves if move.verb not in ("draw", "take")]
    if 0 < len(willing) < len(moves) and rng.random() >= AT_WILL:
        moves = willing
    return seat, moves[int(rng.random() * len(moves))]
