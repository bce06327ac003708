"""Cards that belong together by their thing: how a hand of them is sorted, and where each card lies."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import NamedTuple

from game.games.thats_it import sets
from game.rules.things import Card
from game.table.arrangements import FAN, Arrangement, Place, Spot
from game.table.seats import SeatPlace

KINDS = ("picture", "noun", "wizard")  # how they lie side by side, so that every word is read
STEPS = {"picture": 0.52, "noun": 0.74, "wizard": 0.74}  # of a card: from it to the next one of its thing
LEAST = 5.2  # percent: so much of every card can be pressed
FREE = 0.7  # of a card: the place for what is missing
LEAST_FREE = 5.9  # percent: it can be pressed, too
GAP, CLOSE_GAP = 2.34, 1.2  # percent between groups, and where there is little room
SMALLER = 8.4  # percent: hands of narrower cards lie close
THINNEST = 6.0
SET, NEAR, PAIR, SINGLE, HELPER = "set", "near", "pair", "single", "helper"


class ByThing(Arrangement):
    """A hand fanned out upright, the cards of one thing together."""

    hand = overlaps = framed = firm = True
    heard = False

    def far(self, place: Place, seat: SeatPlace) -> Place:
        return FAN.far(place, seat)


class Mat(Arrangement):
    """A set of open cards on a mat with its owner's head."""

    as_one = overlaps = firm = True


BY_THING, MAT = ByThing(), Mat()


class Group(NamedTuple):
    """Cards of one thing, left to right: a set, one that a wizard makes whole, a pair, a single card;
    or a wizard that waits, the helper of what lies before it."""

    cards: tuple[int, ...]
    kind: str


def side_by_side(cards: Sequence[int], deck: Sequence[Card]) -> list[int]:
    """Pictures first, then words, then wizards."""
    return sorted(cards, key=lambda card: (KINDS.index(deck[card].kind), deck[card].number, card))


def grouped(cards: Sequence[int], deck: Sequence[Card], held: bool = False) -> list[Group]:
    """A hand from left to right: what is whole, what nearly is, pairs, and the rest.

    Where sets are only `held` nobody has to put a wizard anywhere: it makes a pair whole as it is.
    """
    wizards = side_by_side([card for card in cards if not deck[card].word], deck)
    real = sorted((card for card in cards if deck[card].word), key=lambda card: deck[card].word)
    things = [list(some) for _, some in groupby(real, lambda card: deck[card].word)]
    if wizards and sets.all_in_sets(tuple(map(len, things)), len(wizards)):
        return _whole(things, wizards, deck)
    things.sort(key=lambda some: (-len(some), deck[some[0]].word))
    found, waiting = [], list(wizards)
    for some in things:
        kind = SET if len(some) >= sets.SIZES[0] else PAIR if len(some) >= sets.MIN_REAL else SINGLE
        if kind == SINGLE and waiting:
            found += [Group((wizard,), HELPER) for wizard in waiting]
            waiting = []
        if kind == PAIR and waiting:
            kind = NEAR
        cards_of_it = tuple(side_by_side(some, deck))
        if kind == NEAR and held:
            found.append(Group((*cards_of_it, waiting.pop(0)), SET))
            continue
        found.append(Group(cards_of_it, kind))
        if kind == NEAR:
            found.append(Group((waiting.pop(0),), HELPER))
    return found + [Group((wizard,), HELPER) for wizard in waiting]


def _whole(things: list[list[int]], wizards: list[int], deck: Sequence[Card]) -> list[Group]:
    """Two sets and nothing else: each wizard stands where it belongs."""
    every = sum(map(len, things)) + len(wizards)
    split = next(
        split
        for split in sets.splits(tuple(map(len, things)), len(wizards))
        if len(split) == sets.MOST_SETS and sets.taken(split) == every
    )
    helping = list(wizards)
    left = [side_by_side(some, deck) for some in things]
    found = []
    for use in sorted(split, key=lambda use: use.size):
        real = [left[use.place].pop(0) for _ in range(use.real)]
        found.append(Group((*real, *(helping.pop(0) for _ in range(use.wizards))), SET))
    return found


def helped(groups: Sequence[Group], deck: Sequence[Card]) -> list[tuple[int, str]]:
    """Each wizard that makes something whole, and the thing it stands for."""
    near = [(helper.cards[0], group) for group, helper in pairwise(groups) if group.kind == NEAR]
    inside = [(card, group) for group in groups if group.kind == SET for card in group.cards]
    return [(card, deck[group.cards[0]].word) for card, group in near + inside if not deck[card].word]


def hand_spots(place: Place, groups: Sequence[Group], deck: Sequence[Card]) -> list[Spot]:
    """Upright and side by side round the middle: as large as the room allows."""
    width = place.width
    while width > THINNEST and _breadth(groups, deck, width) > place.room:
        width -= 0.1
    x = place.x - _breadth(groups, deck, width) / 2 + width / 2
    found = []
    for group in groups:
        for step in _steps(group, deck, width):
            found.append(Spot(x, place.y, 0, width))
            x += step
    return found


def _breadth(groups: Sequence[Group], deck: Sequence[Card], width: float) -> float:
    whole = sum(sum(_steps(group, deck, width)) for group in groups)
    return whole - _gap(width)


def free_beside(width: float) -> float:
    """How broad the free place beside a group of cards this wide is, all in percent."""
    return max(LEAST_FREE, FREE * width)


def _gap(width: float) -> float:
    return GAP if width >= SMALLER else CLOSE_GAP


def _steps(group: Group, deck: Sequence[Card], width: float) -> list[float]:
    """From each card of a group to the next, and from the last one to the next group."""
    inside = [max(LEAST, STEPS[deck[card].kind] * width) for card in group.cards[:-1]]
    free = free_beside(width) if group.kind == NEAR else 0.0
    return [*inside, width + free + _gap(width)]


def set_spots(place: Place, cards: Sequence[int], deck: Sequence[Card]) -> list[Spot]:
    """A set on its mat: from the left, each word to be read."""
    x = place.x - place.room / 2 + place.width * 0.62
    found = [Spot(x, place.y, 0, place.width)]
    for card, _ in pairwise(cards):
        x += STEPS[deck[card].kind] * place.width
        found.append(Spot(x, place.y, 0, place.width))
    return found


BIG = Place(0, 0, width=6.2, room=21, depth=17.6)
SMALL = Place(0, 0, width=4.5, room=15.4, depth=13.8)
FEW = ((13.8, 35.0), (86.2, 35.0), (13.8, 54.4), (86.2, 54.4))  # where up to four sets lie
COLUMNS = (9.8, 26.2, 73.8, 90.2)  # and where more lie
ROWS, LOWER_ROWS = (27.4, 42.2, 57.0), (34.0, 49.2)  # below narrow papers, and below up to three heads
HEADS = 4  # players who sit there without papers


def mat_at(place: Place, nth: int, laid: int, players: int) -> Place:
    """Where the nth set lies when there are so many; they all move closer when the table fills up."""
    if laid <= len(FEW) and nth <= len(FEW):
        (x, y), size = FEW[nth - 1], BIG
    else:
        row, column = divmod(nth - 1, len(COLUMNS))
        x, y, size = COLUMNS[column], (LOWER_ROWS if players <= HEADS else ROWS)[row], SMALL
    return replace(place, x=x, y=y, width=size.width, room=size.room, depth=size.depth)
