"""Time in a match: who calls when, or misses the call, and how long a computer takes over its move."""

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from game.play import bots, calls
from game.play.bots import Level
from game.rules.core import Game
from game.rules.things import Move

SLICE = 0.004  # seconds a thinking bot may take of one frame
PACE = 0.9  # seconds a bot waits before it plays, so that the room can follow


class Due(NamedTuple):
    """What comes of an awaited call after so many seconds: a move, or none and the game goes on."""

    seconds: float
    seat: int
    move: Move | None = None


def due(game: Game, levels: Sequence[Level | None], rng: Random, asked: bool) -> Due | None:
    """What comes first of the call awaited now, while a person is asked for a move or is not."""
    first, missed = bots.quickest(game, levels, rng), calls.missed(game) if asked else None
    found = [Due(first[0], *first[1])] if first is not None else []
    if missed is not None or not asked:
        found.append(Due(calls.seconds_of(game, calls.awaited(game)), game.turn, missed))
    in_time = (each for each in found if each.seconds < calls.FOR_EVER)
    return min(in_time, key=lambda each: each.seconds, default=None)


class Thought:
    """What the computer on turn is about to do: it thinks in slices, and waits a while before it plays."""

    def __init__(self, moves: Iterator[Move]) -> None:
        self._moves: Iterator[Move] | None = moves
        self._best: Move | None = None
        self._waited = 0.0

    def ripe(self, dt: float, pace: float) -> Move | None:
        """Its move, once it has thought to the end and the room could follow."""
        self._waited += dt
        stop = time.perf_counter() + SLICE
        while self._moves is not None and time.perf_counter() < stop:
            move = next(self._moves, None)
            if move is None:
                self._moves = None
            else:
                self._best = move
        return self._best if self._moves is None and self._waited >= pace else None
