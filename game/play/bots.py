"""Computer players: they see only what their seat sees, and a level is a row in a table."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, Protocol

from game.play import calls
from game.play.calls import Call
from game.rules.core import Game
from game.rules.things import Move


class Bot(Protocol):
    """Thinks in small steps, so that a frame never waits for it."""

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        """Yield the best move so far; the first comes at once, the last one counts."""
        ...


class EagerBot:
    """Any decision, but never draws or passes while it can do something."""

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        moves = calls.decisions(game) or game.moves(game.turn)
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
            moves = calls.decisions(game) or game.moves(seat)
            yield max(moves, key=lambda move: (game.rate(seat, move), rng.random()))


class Level(NamedTuple):
    """How a computer player of one strength thinks, how much it remembers and how it deals with calls."""

    bot: Bot
    memory: float
    forgets: float = 0.0  # how often it forgets to call
    catches: float | None = None  # seconds after which it calls first or catches a forgotten call, if ever


LEVELS: dict[str, Level] = {
    "easy": Level(EagerBot(), 0.0, forgets=0.2, catches=4.0),
    "medium": Level(GreedyBot(slips=0.6), 0.5, catches=3.0),
    "hard": Level(GreedyBot(), 1.0, catches=2.0),
}


def think(game: Game, level: Level, rng: Random) -> Iterator[Move]:
    """The thoughts of the bot on turn, who may forget to call in time."""
    missed = calls.missed(game)
    if missed is not None and rng.random() < level.forgets:
        return iter((missed,))
    return level.bot.think(game.seen_by(game.turn, rng, level.memory), rng)


def decide(game: Game, level: Level, rng: Random) -> Move:
    """Think to the end at once."""
    *_, move = think(game, level, rng)
    return move


def advise(game: Game, level: Level, rng: Random) -> Move:
    """What a player does at first sight: a person who asks for help does not wait for more."""
    return next(iter(think(game, level, rng)))


def remembered(game: Game, levels: Sequence[Level | None], rng: Random) -> Call | None:
    """A computer that can be caught for its call makes it at once, unless it forgets."""
    call = calls.forgotten(game)
    level = None if call is None else levels[call[0]]
    return None if level is None or rng.random() < level.forgets else call


def quickest(game: Game, levels: Sequence[Level | None], rng: Random) -> tuple[float, Call] | None:
    """The computer that makes the awaited call first, and after how many seconds.

    It may forget a call that answers nothing, and of equals any is first; what another computer has forgotten
    is left to the people."""
    verb, forgetful, deciding = calls.awaited(game), calls.forgetful(game), calls.missed(game) is not None
    if not verb or (forgetful is not None and levels[forgetful] is not None and None in levels):
        return None
    quick: list[tuple[float, float, Call]] = []
    for seat, level in enumerate(levels):
        move = next((move for move in calls.shouts(game, seat) if move.verb == verb), None)
        if move is None or level is None or level.catches is None or (deciding and seat == game.turn):
            continue
        luck = 1.0 if calls.answers(game, move) else rng.random()
        if luck >= level.forgets:
            quick.append((level.catches * calls.patience(game, verb), luck, (seat, move)))
    first = min(quick, default=None, key=lambda each: each[:2])
    return None if first is None else (first[0], first[2])


def among_computers(game: Game, levels: Sequence[Level | None], rng: Random) -> Call | None:
    """What comes of the time for a call where nobody is watching: a call, a catch, or nothing."""
    if call := remembered(game, levels, rng):
        return call
    first = quickest(game, levels, rng)
    return first[1] if first is not None and first[0] <= calls.seconds_of(game, calls.awaited(game)) else None


def chance(seed: int, ply: int, of: str = "") -> Random:
    """The chance of one decision: the same for a match that was saved and taken up again."""
    return Random(f"{seed}:{ply}{of}")
