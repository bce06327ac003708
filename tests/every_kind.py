"""The numbers of players and the variants in which every game is tried."""

from typing import Any, NamedTuple

from game.rules.core import Game


class Kind(NamedTuple):
    players: int
    options: dict[str, Any]


def kinds(rules: type[Game]) -> list[Kind]:
    """Each number of players, as usual and with each other value of the options that have few.

    The dealer is left to chance."""
    few = {name: values for name, values in rules.choices.items() if name != "first_dealer"}
    usual = {name: rules.options[name] for name in few}
    others = [{**usual, name: value} for name, values in few.items() for value in values]
    variants = [usual, *(variant for variant in others if variant != usual)]
    return [Kind(players, variant) for players in rules.seats for variant in variants]
