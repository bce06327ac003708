"""The numbers of players and the variants in which every game is tried."""

from itertools import product
from typing import Any, NamedTuple

from game.rules.core import Game


class Kind(NamedTuple):
    players: int
    options: dict[str, Any]


def kinds(rules: type[Game]) -> list[Kind]:
    """Each number of players with each value of the options that have few; the dealer is left to chance."""
    names = [name for name in rules.choices if name != "first_dealer"]
    variants = [dict(zip(names, values, strict=True)) for values in product(*map(rules.choices.get, names))]  # type: ignore[arg-type]
    return [Kind(players, variant) for players in rules.seats for variant in variants]
