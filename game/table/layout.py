"""Where the cards of a pile lie: fractions of the felt, arithmetic only."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from game.table.seats import ASPECT, Box, SeatPlace


class Spread(Enum):
    """How the cards of one pile lie beside each other."""

    PILE = "on top of each other"
    MESS = "on top of each other, turned a little"
    SLOT = "open on a place of its own, which is seen when it is empty"
    FAN = "fanned out, to be read by their owner"
    BACKS = "a small fan of a player further off"
    ROW = "side by side, closer the more there are"
    GRID = "side by side in rows, smaller the more there are"
    COLUMN = "one below the other, each with its number showing"
    STACKS = "small stacks of a player further off, beside each other"
    MEDAL = "put away for good; a medal lies there instead"
    HEAP = "one below the other on a marked place, the points counted"
    SHELF = "close together on a place of their own colour, the points counted"
    PURSE = "such a place of a player further off: a mark with the points instead of the cards"
    BANK = "put away for good; only the points are seen"
    MAT = "a set of open cards on a mat with its owner's head"
    AWAY = "not shown"


STORES = (Spread.HEAP, Spread.SHELF, Spread.PURSE, Spread.BANK)  # their points are counted


@dataclass(frozen=True)
class Place:
    """The middle of a pile in percent of the window; all sizes are in percent of the design."""

    x: float
    y: float
    spread: Spread = Spread.PILE
    width: float = 10.0  # of a card
    room: float = 0.0  # how broad a row or a grid may be
    depth: float = 0.0  # how high a grid or a column may be
    step: float = 3.06  # from one card of a column to the next, while there is room
    across: float = 0.0  # from one pile of this name to the next
    group: int = 1  # so many cards of a row or a grid belong together
    far: float = 0.0  # width of a card before a player further off
    small: bool = False  # shown as small cards
    bare: bool = False  # shown as they are, but for their words
    grouped: bool = False  # cards of one thing lie together: see grouping.py
    tray: bool = False  # its groups are counted, the viewer's on paper
    suspense: float = 0.0  # seconds before a card that comes here shows its face


AWAY = Place(50, -30, Spread.AWAY)


class Spot(NamedTuple):
    """One card: its middle in percent, its turn in degrees, its width in percent of the design."""

    x: float
    y: float
    angle: float
    width: float


HAND_REACH = 28.0  # half the breadth of a hand
WIDE_REACH = 32.0  # and of one with nine cards or more
MANY = 9
WIDEST_STEP = 1.04  # of a card: a short hand lies side by side
TURN = 9.0
CARD_HIGH = 1.4 * ASPECT  # percent of the height for each percent of the width
SMALL_HIGH = 1.34 * ASPECT
CLOSEST = 0.62  # of a cell: cards of a row may lie over each other up to here
STACK_STEPS = (0.33, 0.22)  # of a card: how far the cards of a stack lie apart, as there is room
LONE_WIDTH = 2.8  # of a card that stands for its stack
PURSES = 5  # marks side by side before a player
HEAP_EDGE = 1.2  # percent between a heap's cards and the ends of its place
HEAP_CORNER = 0.225  # of a card's height: its number and its shape
SHELF_STEP = 2.0
SHELF_TURN = 6.0
SIZES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44)


def theirs(place: Place, seat: SeatPlace) -> Place:
    """Where a player further off has what the viewer has here."""
    match place.spread:
        case Spread.FAN:
            return replace(place, spread=Spread.BACKS)
        case Spread.ROW | Spread.GRID:
            return within(place, seat.front, place.spread)
        case Spread.COLUMN:
            return within(place, seat.front, Spread.STACKS)
        case Spread.MEDAL:
            return within(place, seat.prizes, Spread.MEDAL)
        case Spread.SHELF:
            return within(place, seat.front, Spread.PURSE)
        case Spread.BANK:
            return within(place, seat.prizes, Spread.BANK)
    return place


def within(place: Place, box: Box, spread: Spread) -> Place:
    return Place(
        box.x,
        box.y,
        spread,
        min(place.far or place.width, box.high / SMALL_HIGH),
        room=box.wide,
        depth=box.high,
        group=place.group,
        small=True,
        tray=place.tray,
    )


def spots(
    place: Place, cards: int, seat: SeatPlace | None, sizes: Sequence[int] = (), nth: int = 0
) -> list[Spot]:
    """One spot a card, lowest card first; `sizes` are those of all piles that share the place."""
    match place.spread:
        case Spread.ROW | Spread.GRID:
            return grid_spots(place, cards)
        case Spread.COLUMN:
            return column_spots(place, cards)
        case Spread.HEAP:
            return heap_spots(place, cards)
        case Spread.SHELF:
            return shelf_spots(place, cards)
        case Spread.PURSE:
            aside = place.room / PURSES * (nth - (PURSES + 1) / 2)
            return [Spot(place.x + aside, place.y, 0, place.width)] * cards
        case Spread.STACKS:
            return stack_spots(place, sizes, nth) if cards else []
        case Spread.SLOT if cards:
            return slot_spots(place, cards)
        case Spread.MEDAL if place.room:
            return [row_of_medals(place, len(sizes), nth)] * cards
        case Spread.FAN:
            assert seat is not None
            return hand_spots(place, cards)
        case Spread.BACKS:
            assert seat is not None
            return fan_of_backs(seat, cards)
    return [Spot(place.x, place.y, 0, place.width)] * cards


def hand_spots(place: Place, cards: int) -> list[Spot]:
    """The viewer's own hand: wider and smaller from nine cards on, so that words stay readable."""
    reach = HAND_REACH if cards < MANY else WIDE_REACH
    width = place.width if cards < MANY else min(place.width, 2 * reach / (cards - 1) / 0.76)
    if cards > 1:
        reach = min(reach, WIDEST_STEP * width * (cards - 1) / 2)
    found = []
    for nth in range(cards):
        t = 2 * nth / (cards - 1) - 1 if cards > 1 else 0.0
        bend = reach / HAND_REACH
        drop = t * t * 1.9 * bend * ASPECT
        found.append(Spot(place.x + t * reach, place.y + drop, -TURN * t * bend, width))
    return found


def fan_of_backs(seat: SeatPlace, cards: int) -> list[Spot]:
    """Another player's cards: small, close, at most as broad as there is room."""
    width = 2.5 if seat.strip else 4.5
    room = 3.6 if seat.strip else 6.0
    step = min(1.0 if not seat.strip else 0.85, room / max(1, cards - 1))
    found = []
    for nth in range(cards):
        offset = nth - (cards - 1) / 2
        angle = 0.0 if seat.strip else -offset * min(5.0, 24 / max(1, cards))
        drop = 0.0 if seat.strip else abs(offset) * 0.2
        found.append(Spot(seat.cards_x + offset * step, seat.cards_y + drop, angle, width))
    return found


def grid_spots(place: Place, cards: int) -> list[Spot]:
    """Groups in rows round the middle: as large as the room allows, in as few rows as that takes."""
    groups = -(-cards // place.group)
    if not groups:
        return []
    scale, columns = _fit(place, groups)
    width, rows = place.width * scale, -(-groups // columns)
    step, down = _step(place, width, columns), width * SMALL_HIGH * 1.08
    found = []
    for card in range(cards):
        (row, column), member = divmod(card // place.group, columns), card % place.group
        here = min(columns, groups - row * columns) if rows == 1 else columns
        lean = member - (place.group - 1) / 2
        x = place.x + (column - (here - 1) / 2) * step + lean * 0.34 * width
        found.append(Spot(x, place.y + (row - (rows - 1) / 2) * down, -14.0 * lean, width))
    return found


def _cell(place: Place, width: float) -> float:
    """How much room a group takes for itself."""
    return width * (1.08 + 0.34 * (place.group - 1))


def _step(place: Place, width: float, columns: int) -> float:
    cell = _cell(place, width)
    return min(cell, (place.room - cell) / (columns - 1)) if columns > 1 else cell


def _fit(place: Place, groups: int) -> tuple[float, int]:
    """The largest size at which all groups lie in the place, and how many then lie in a row."""
    for scale in SIZES:
        width = place.width * scale
        cell = _cell(place, width)
        rows = 1 if place.spread is Spread.ROW else max(1, int(place.depth / (width * SMALL_HIGH * 1.08)))
        loose = max(1, int(place.room / cell))
        if groups <= loose * rows:
            return scale, min(groups, loose)
        columns = -(-groups // rows)
        if (place.room - cell) / max(1, columns - 1) >= CLOSEST * cell:
            return scale, columns
    return SIZES[-1], -(-groups // rows)


def slot_spots(place: Place, cards: int) -> list[Spot]:
    """The first card on its place, more of them beside it, each with its number showing."""
    step = min(place.width * 0.5, (place.room - place.width) / max(1, cards - 1)) if place.room else 0.0
    return [Spot(place.x + step * nth, place.y, 0, place.width) for nth in range(cards)]


def column_spots(place: Place, cards: int) -> list[Spot]:
    """From the top down; closer together when there is no room for more."""
    high = place.width * CARD_HIGH
    step = min(place.step, (place.depth - high) / max(1, cards - 1))
    return [Spot(place.x, place.y + high / 2 + step * nth, 0, place.width) for nth in range(cards)]


def stack_spots(place: Place, sizes: Sequence[int], nth: int) -> list[Spot]:
    """The nth of some stacks side by side from the left; without room for fans each shows one card."""
    left, gap = place.x - place.room / 2, place.width * 0.42
    for part in STACK_STEPS:
        step = place.width * part
        wide = [place.width + step * (size - 1) for size in sizes]
        if sum(wide) + gap * (len(sizes) - 1) <= place.room:
            first = left + sum(wide[:nth]) + gap * nth + place.width / 2
            return [Spot(first + step * card, place.y, 0, place.width) for card in range(sizes[nth])]
    lone = replace(place, spread=Spread.GRID, width=max(LONE_WIDTH, place.width * 0.8), group=1)
    grid = grid_spots(lone, len(sizes))
    aside = min(spot.x - spot.width / 2 for spot in grid) - left
    return [grid[nth]._replace(x=grid[nth].x - aside)] * sizes[nth]


def row_of_medals(place: Place, medals: int, nth: int) -> Spot:
    step = min(place.width * 1.1, (place.room - place.width) / max(1, medals - 1))
    return Spot(place.x - place.room / 2 + place.width / 2 + step * nth, place.y, 0, place.width)


def heap_spots(place: Place, cards: int) -> list[Spot]:
    """A column from the top of its place down; smaller when it is high, so that every corner shows."""
    top, room = place.y - place.depth / 2 + HEAP_EDGE, place.depth - 2 * HEAP_EDGE
    width = min(place.width, room / (1 + HEAP_CORNER * (cards - 1)) / CARD_HIGH) if cards else 0.0
    high = width * CARD_HIGH
    step = min(place.step, (room - high) / max(1, cards - 1))
    return [Spot(place.x, top + high / 2 + step * nth, 0, width) for nth in range(cards)]


def shelf_spots(place: Place, cards: int) -> list[Spot]:
    """A small fan in the middle of its room, closer the more there are."""
    step = min(SHELF_STEP, (place.room - place.width * 1.3) / max(1, cards - 1))
    found = []
    for nth in range(cards):
        t = 2 * nth / (cards - 1) - 1 if cards > 1 else 0.0
        found.append(Spot(place.x + t * step * (cards - 1) / 2, place.y, -SHELF_TURN * t, place.width))
    return found
