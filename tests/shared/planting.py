"""Planting a fault in a game and looking whether a check of every game finds it."""

from collections.abc import Callable

import pytest

from game.rules.core import Game
from tests.shared import properties
from tests.shared.every_kind import Kind

Check = Callable[[type[Game], Kind, int], object]
SEEDS = 6


def on_some_tables(check: Callable[[Game, int], object]) -> Check:
    def check_all(rules: type[Game], kind: Kind, seed: int) -> None:
        for nth, game in enumerate(properties.some_tables(rules, kind, seed, every=2)):
            check(game, nth)

    return check_all


def for_all_seats(check: Callable[[Game, int, int], object]) -> Callable[[Game, int], None]:
    def check_seats(game: Game, nth: int) -> None:
        for seat in range(game.players):
            check(game, seat, nth)

    return check_seats


NO_LEAK = on_some_tables(for_all_seats(properties.check_no_leak))
NAMES = on_some_tables(lambda game, _: properties.check_names(game))


def find(faulty: type[Game], check: Check, kind: Kind) -> None:
    """In one match or another."""

    def check_some() -> None:
        for seed in range(SEEDS):
            check(faulty, kind, seed)

    with pytest.raises(AssertionError):
        check_some()
