"""How long it is likely to take until a hand of That's It! can be got rid of.

Time is counted in such units that any one unseen card comes once in a unit, more or less.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from game.games.thats_it.rules import HAND_SIZE
from game.games.thats_it.sets import MIN_REAL, SIZES

NEVER = 9.0  # longer than anything that can be hoped for
NEARLY = 0.08  # ways that take so much longer still count a little
LOOKED_AT = 5  # things a player thinks of collecting
REMEMBERED = 20_000  # hands


class Need(NamedTuple):
    """So many cards of a thing, of which so many have not been seen."""

    missing: int
    unseen: int


class Held(NamedTuple):
    """Cards of one thing in a hand, how many are still unseen, and how many sets of three they can go to."""

    cards: int
    unseen: int
    open_sets: int = 0


class Way(NamedTuple):
    """How to be rid of a hand: sets of these sizes, and cards added to sets that lie."""

    sets: tuple[int, ...]
    adds: int


class Hand(NamedTuple):
    """All that matters of a hand for the time it takes; the things it has most of come first."""

    things: tuple[Held, ...]
    wizards: int
    unseen_wizards: int
    open_sets: int = 0  # that cards may be added to
    unseen_adds: int = 0
    has_laid: bool = False


@cache
def wait(needs: tuple[Need, ...], wizards: int) -> float:
    """The mean time until all that is needed has come; so many unseen wizards do for anything."""
    if not needs:
        return 0.0
    coming = wizards + sum(need.unseen for need in needs)
    if not coming:
        return NEVER
    time = 1.0
    for nth, need in enumerate(needs):
        if need.unseen:
            time += need.unseen * wait(fewer(needs, nth, Need(need.missing - 1, need.unseen - 1)), wizards)
    if wizards:
        time += wizards * min(
            wait(fewer(needs, nth, Need(need.missing - 1, need.unseen)), wizards - 1)
            for nth, need in enumerate(needs)
        )
    return min(NEVER, time / coming)


def fewer(needs: tuple[Need, ...], nth: int, left: Need) -> tuple[Need, ...]:
    """The same needs but for one, which is gone if nothing of it is missing."""
    others = needs[:nth] + needs[nth + 1 :]
    return tuple(sorted((*others, left))) if left.missing else others


@cache
def ways(cards: int, most_adds: int) -> tuple[Way, ...]:
    """All ways for so many cards; seven are also a set of three and one of four of the same thing."""
    some: list[tuple[int, ...]] = [(), (3,), (4,), (3, 3), (3, 4), (4, 3), (HAND_SIZE,)]
    found = [Way(sizes, cards - sum(sizes)) for sizes in some]
    return tuple(way for way in found if 0 <= way.adds <= most_adds)


@lru_cache(REMEMBERED)
def time_to_go(hand: Hand, cards: int) -> float:
    """Until so many cards of the hand, or others in their place, are in sets or added to some."""
    waits = [
        wait_for(hand, way, chosen)
        for way in ways(cards, hand.open_sets)
        if way.sets or not way.adds or hand.has_laid
        for chosen in choices(hand, way)
    ]
    return softly_least(waits) if waits else NEVER


def choices(hand: Hand, way: Way) -> Iterator[tuple[Held, ...]]:
    """The things each set may be of."""
    alike = len(way.sets) > 1 and way.sets[0] == way.sets[1]
    choose = combinations if alike else permutations
    return choose(hand.things[:LOOKED_AT], len(way.sets))


def wait_for(hand: Hand, way: Way, chosen: Sequence[Held]) -> float:
    """With the wizards in hand where they are needed first."""
    wizards, needs = hand.wizards, []
    for size, held in zip(way.sets, chosen, strict=True):
        missing = size - held.cards
        if missing > 0:
            helping = min(wizards, missing, size - least_real(size))
            wizards -= helping
            if missing > helping:
                needs.append(Need(missing - helping, held.unseen))
    if way.adds:
        fitting = sum(min(held.cards, held.open_sets) for held in hand.things)
        used = sum(min(held.cards, held.open_sets) for held in chosen)
        missing = way.adds - (fitting - used) - wizards
        if missing > 0:
            needs.append(Need(missing, hand.unseen_adds))
    needs.sort()
    return wait(tuple(needs), hand.unseen_wizards)


def least_real(size: int) -> int:
    return MIN_REAL if size in SIZES else 2 * MIN_REAL


def softly_least(waits: Sequence[float]) -> float:
    """The least, and a little less for every other that is nearly as short."""
    least = min(waits)
    return least - NEARLY * math.log(sum(math.exp((least - one) / NEARLY) for one in waits))
