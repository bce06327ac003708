"""A hand laid open: however many cards there are, the corner with number and mark is seen of each."""

from collections.abc import Sequence
from typing import NamedTuple

WIDEST = 150  # lu: a card
WIDEST_IN_TWO_ROWS = 87
ROW = 8  # cards; more lie in two rows
BETWEEN_ROWS = 1.3  # of a card's width, from middle to middle
LARGER = 1.16  # the card that matters
CORNER, APART = 0.48, 1.14  # of a card's width: the least and the most from card to card
AIR = 0.08  # of a card's width, on both sides of the card that matters
TILT, SAG = 5, 0.05  # degrees, and of a card's width, at both ends of a row


class Spot(NamedTuple):
    """Where the middle of a card lies, from the middle of the hand, how wide it is and how far turned."""

    x: float
    y: float
    wide: float
    turn: int


def middle(count: int) -> int:
    """The place that the card which matters is best put in: amid its row, in front of the other row."""
    before = 0 if count <= ROW else count // 2
    return before + (count - before) // 2


def spread(count: int, lit: int, room: float) -> list[Spot]:
    """Places of cards that are drawn from left to right; the lit one (-1: none) is covered by no other."""
    if count <= ROW:
        return _row(range(count), lit, room, WIDEST)
    half = count // 2
    rows = (range(half), range(half, count))
    wide = min(WIDEST_IN_TWO_ROWS, *(_width(cards, lit, room) for cards in rows))
    down = BETWEEN_ROWS * wide / 2
    return [
        spot._replace(y=spot.y + way * down)
        for cards, way in zip(rows, (-1, 1), strict=True)
        for spot in _row(cards, lit, room, wide)
    ]


def _row(cards: Sequence[int], lit: int, room: float, widest: float) -> list[Spot]:
    wide = min(widest, _width(cards, lit, room))
    whole, steps = _needed(cards, lit)
    step = min(APART, (room / wide - whole) / max(1, steps))
    lefts = [0.0]
    for card in cards[:-1]:
        on = LARGER + AIR if card == lit else step
        lefts.append(lefts[-1] + on + (AIR if card + 1 == lit else 0))
    widths = [LARGER if card == lit else 1.0 for card in cards]
    middle = (lefts[-1] + widths[-1]) / 2
    spots = []
    for card, left, width in zip(cards, lefts, widths, strict=True):
        x = (left + width / 2 - middle) * wide
        lean = 2 * x / room
        turn = 0 if card == lit else round(-TILT * lean)
        spots.append(Spot(x, SAG * wide * lean * lean, width * wide, turn))
    return spots


def _width(cards: Sequence[int], lit: int, room: float) -> float:
    """How wide cards may be for all corners to find room."""
    whole, steps = _needed(cards, lit)
    return room / (whole + CORNER * steps)


def _needed(cards: Sequence[int], lit: int) -> tuple[float, int]:
    """How many widths of a card are seen whole, with the air round them, and how many only in part."""
    if lit not in cards:
        return 1.0, len(cards) - 1
    first, last = lit == cards[0], lit == cards[-1]
    air = AIR * (2 - first - last)
    return LARGER + air + (not last), len(cards) - 1 - (not last)
