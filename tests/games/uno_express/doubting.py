"""Wild Draw Twos that a player would challenge, answered in both ways: how much the challenge gains."""

import math
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from game.games.uno_express.bot import UnoBot
from game.games.uno_express.rules import ACCEPT, CHALLENGE, UnoExpress
from game.play.bots import EagerBot, Level, decide
from game.rules.things import Move
from tests.arranging import deck_of

COUNTING = Level(UnoBot(), 1.0)
EAGER = EagerBot()


def gains(deals: Iterable[int], times: int) -> Iterator[float]:
    """Of each Wild Draw Two that counting says to doubt: the games won by it, as a part of those played."""
    for seed in deals:
        game = to_be_answered(seed)
        if game is not None and decide(game, COUNTING, Random(seed)) == CHALLENGE:
            yield sum(gain(game, seed * times + nth) for nth in range(times)) / times


def to_be_answered(seed: int) -> UnoExpress | None:
    """A hand of eager players up to the first Wild Draw Two, if there is one."""
    game = UnoExpress(deck_of(UnoExpress, 2), 2, seed, length="hand")
    game.events = None
    rng = Random(seed)
    while game.winners is None and game.marks["state"] != "respond":
        go_on(game, rng)
    return game if game.winners is None else None


def go_on(game: UnoExpress, rng: Random) -> None:
    """An eager player chooses among its own moves by chance: no view need be made for it, which is quick."""
    game.apply(game.turn, next(EAGER.think(game, rng)))


def gain(game: UnoExpress, seed: int) -> int:
    return is_won_after(game, CHALLENGE, seed) - is_won_after(game, ACCEPT, seed)


def is_won_after(game: UnoExpress, answer: Move, seed: int) -> bool:
    seat, rng = game.turn, Random(seed)
    twin = game.copy(rng)
    twin.apply(seat, answer)
    while twin.winners is None:
        go_on(twin, rng)
    return seat in twin.winners


def mean_and_error(found: Sequence[float]) -> tuple[float, float]:
    mean = sum(found) / len(found)
    return mean, math.sqrt(sum((one - mean) ** 2 for one in found)) / len(found)
