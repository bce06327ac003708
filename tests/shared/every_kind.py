"""The numbers of players and the variants in which every game is tried."""

from typing import Any, NamedTuple

from game.rules.core import Game


class Kind(NamedTuple):
    players: int
    options: dict[str, Any]


HAND = {"length": "hand"}
POINTS = {"length": "points", "target": 150}
CHOSEN = {  # of a game with many variants, whose usual length would take the tests too long
    "uno_express": [
        *(Kind(players, HAND) for players in range(2, 7)),
        Kind(2, {**POINTS, "deck": "B"}),
        Kind(2, {**HAND, "bluff": False}),
        Kind(3, {**HAND, "uno_window": "off"}),
        Kind(4, POINTS),
        Kind(6, {**HAND, "deck": "B", "words": False}),
    ],
    "thats_it": [
        *(Kind(players, {"version": 1, "rounds": 1}) for players in range(2, 7)),
        *(Kind(players, {"version": 2, "rounds": 1}) for players in range(2, 7)),
        Kind(3, {"version": 1, "rounds": 2}),
        Kind(2, {"version": 2, "rounds": 3, "call_window": "off"}),
    ],
}


def kinds(rules: type[Game]) -> list[Kind]:
    """Each number of players, as usual and with each other value of the options that have few.

    The dealer is left to chance."""
    if rules.key in CHOSEN:
        return CHOSEN[rules.key]
    few = {name: values for name, values in rules.choices.items() if name != "first_dealer"}
    usual = {name: rules.options[name] for name in few}
    others = [{**usual, name: value} for name, values in few.items() for value in values]
    variants = [usual, *(variant for variant in others if variant != usual)]
    return [Kind(players, variant) for players in rules.seats for variant in variants]
