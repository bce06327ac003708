"""Sets of That's It!: three or four cards of one thing, wizards for what is missing; exact, and by tables.

A thing has two pictures and two words, so that any two of its cards with wizards, and any three, hold both
kinds or a wizard for the missing one: for all but `is_set` it is enough to count.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from game.rules.things import Card

SIZES = (3, 4)
MIN_REAL = 2  # fewer, and nothing would be matched
MOST_SETS = 2  # of seven cards
WIZARD = "wizard"


class Use(NamedTuple):
    """What a set is made of: real cards of the thing with this place, and wizards."""

    place: int
    real: int
    wizards: int

    @property
    def size(self) -> int:
        return self.real + self.wizards


MAKINGS = [
    (real, size - real) for size in SIZES for real in range(MIN_REAL, size + 1)
]  # the only ways to make a set


def is_set(cards: Sequence[Card]) -> bool:
    """By the words of the rules; the finders below count instead."""
    real = [card for card in cards if card.kind != WIZARD]
    if len(cards) not in SIZES or len(real) < MIN_REAL or len({card.word for card in real}) != 1:
        return False
    missing = {"picture", "noun"} - {card.kind for card in real}
    return len(missing) <= len(cards) - len(real)


def whole_things(deck: Sequence[Card]) -> bool:
    """Whether each thing has two pictures and two words: with others no set might ever be found."""
    wanted = {(kind, number) for kind in ("picture", "noun") for number in (1, 2)}
    things: dict[str, list[tuple[str, int]]] = {}
    for card in deck:
        if card.word:
            things.setdefault(card.word, []).append((card.kind, card.number))
    return all(len(cards) == len(wanted) and set(cards) == wanted for cards in things.values())


@cache
def lays(real: tuple[int, ...], wizards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every set that the cards of one thing make with the wizards of a hand."""
    return tuple(
        (*some, *help)
        for ours, theirs in MAKINGS
        for some in combinations(real, ours)
        for help in combinations(wizards, theirs)
    )


@cache
def splits(counts: tuple[int, ...], wizards: int) -> tuple[tuple[Use, ...], ...]:
    """Every way to take at most two sets out of so many cards of each thing and so many wizards."""
    ones = [
        Use(place, real, helping)
        for place, held in enumerate(counts)
        for real, helping in MAKINGS
        if real <= held and helping <= wizards
    ]
    twos = [
        (one, two)
        for one, two in product(ones, repeat=MOST_SETS)
        if one <= two
        and one.wizards + two.wizards <= wizards
        and (one.place != two.place or one.real + two.real <= counts[one.place])
    ]
    return ((), *((one,) for one in ones), *twos)


@cache
def best_split(counts: tuple[int, ...], wizards: int, dear: int) -> tuple[Use, ...]:
    """The sets to put aside so that the rest counts least; a wizard counts so much, any other card one."""

    def saved(split: tuple[Use, ...]) -> int:
        return sum(use.real + dear * use.wizards for use in split)

    return max(splits(counts, wizards), key=saved)


@cache
def all_in_sets(counts: tuple[int, ...], wizards: int) -> bool:
    """Whether two sets take every card."""
    every = sum(counts) + wizards
    return any(len(split) == MOST_SETS and taken(split) == every for split in splits(counts, wizards))


def taken(split: Iterable[Use]) -> int:
    return sum(use.size for use in split)
