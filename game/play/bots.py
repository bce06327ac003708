"""Computer players: they see only what their seat sees, and a level is a row in a table."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, Protocol

from game.rules.core import Game
from game.rules.things import Move

MISS = "miss"  # the move of a seat that has let the time for its call pass


class Bot(Protocol):
    """Thinks in small steps, so that a frame never waits for it."""

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        """Yield the best move so far; the first comes at once, the last one counts."""
        ...


class EagerBot:
    """Any legal move, but never draws or passes while it can do something."""

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        moves = game.moves(game.turn)
        eager = [move for move in moves if move.verb not in game.passing] or moves
        yield eager[int(rng.random() * len(eager))]


class GreedyBot:
    """The best move by the game's own advice, any of equals; now and then a slip, any eager move."""

    def __init__(self, slips: float = 0.0) -> None:
        self.slips = slips

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        if rng.random() < self.slips:
            yield from EagerBot().think(game, rng)
        else:
            seat = game.turn
            yield max(game.moves(seat), key=lambda move: (game.rate(seat, move), rng.random()))


class Level(NamedTuple):
    """How a computer player of one strength thinks, how much it remembers and how it deals with calls."""

    bot: Bot
    memory: float
    forgets: float = 0.0  # how often it forgets to call
    catches: float | None = None  # seconds after which it catches a forgotten call, if ever


LEVELS: dict[str, Level] = {
    "easy": Level(EagerBot(), 0.0, forgets=0.2),
    "medium": Level(GreedyBot(slips=0.6), 0.5, catches=3.0),
    "hard": Level(GreedyBot(), 1.0, catches=2.0),
}


def think(game: Game, level: Level, rng: Random) -> Iterator[Move]:
    """The thoughts of the bot on turn, who may forget to call in time."""
    missed = [move for move in game.moves(game.turn) if move.verb == MISS]
    if missed and rng.random() < level.forgets:
        return iter(missed)
    return level.bot.think(view_for(game, level, rng), rng)


def view_for(game: Game, level: Level, rng: Random) -> Game:
    """What the bot on turn may think about."""
    return game.seen_by(game.turn, rng, level.memory)


def decide(game: Game, level: Level, rng: Random) -> Move:
    """Think to the end at once."""
    *_, move = think(game, level, rng)
    return move


def advise(game: Game, level: Level, rng: Random) -> Move:
    """What a player does at first sight: a person who asks for help does not wait for more."""
    return next(iter(think(game, level, rng)))


def chance(seed: int, ply: int, of: str = "") -> Random:
    """The chance of one decision: the same for a match that was saved and taken up again."""
    return Random(f"{seed}:{ply}{of}")
