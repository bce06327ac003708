"""Chance moves of whoever may move: on turn, or now and then out of turn."""

from random import Random

from game.rules.core import Game
from game.rules.things import Move
from tests.shared.every_kind import tried

OUT_OF_TURN = 0.3
AT_WILL = 0.2  # how often somebody draws who could do something else; at random a match would take for ever
SENSE = 0.5  # how often the sensible one chooses, where there is one


def choose(game: Game, rng: Random) -> tuple[int, Move]:
    """A seat and a move of it."""
    assert game.moves(game.turn), f"seat {game.turn} has no move and nobody has won"
    others = [seat for seat in range(game.players) if seat != game.turn and game.moves(seat)]
    seat, how = game.turn, tried(game.key)
    if others and rng.random() < OUT_OF_TURN:
        seat = others[int(rng.random() * len(others))]
    if seat == game.turn and how.sensible is not None and rng.random() < SENSE:
        return seat, next(how.sensible.think(game, rng))
    moves = game.moves(seat)
    willing = [move for move in moves if move.verb not in how.unwilling]
    if 0 < len(willing) < len(moves) and rng.random() >= AT_WILL:
        moves = willing
    return seat, moves[int(rng.random() * len(moves))]
