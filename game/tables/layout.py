"""Where the cards of a pile lie: fractions of the felt, arithmetic only."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Spread(Enum):
    """How the cards of one pile lie beside each other."""

    PILE = "on top of each other"
    MESS = "on top of each other, turned a little"
    FAN = "fanned out, to be read by their owner"
    BACKS = "a small fan of a player further off"
    AWAY = "not shown"


@dataclass(frozen=True)
class Place:
    """The middle of a pile in percent of the window, and its cards' width in percent of the design."""

    x: float
    y: float
    spread: Spread = Spread.PILE
    width: float = 10.0


AWAY = Place(50, -30, Spread.AWAY)


class Spot(NamedTuple):
    """One card: its middle in percent, its turn in degrees, its width in percent of the design."""

    x: float
    y: float
    angle: float
    width: float


class SeatPlace(NamedTuple):
    """Where a player sits: the middle of the badge and of the cards, and whether it is a narrow strip."""

    x: float
    y: float
    cards_x: float
    cards_y: float
    strip: bool


HAND_REACH = 28.0  # half the breadth of a hand
WIDE_REACH = 32.0  # and of one with nine cards or more
MANY = 9
WIDEST_STEP = 1.04  # of a card: a short hand lies side by side
TURN = 9.0
ASPECT = 16 / 9
OPPONENTS = {1: (47.0,), 2: (30.0, 64.0), 3: (18.0, 47.0, 76.0)}
STRIP_STEPS = {4: 21.2, 5: 16.8}


def opponents(players: int, viewer: int) -> list[int]:
    """The other seats in clockwise order from the viewer's left."""
    return [(viewer + step) % players for step in range(1, players)]


def seat_place(seat: int, players: int, viewer: int) -> SeatPlace:
    if seat == viewer:
        return SeatPlace(7, 85, 49, 83, False)
    others = opponents(players, viewer)
    nth = others.index(seat)
    if len(others) <= 3:
        x = OPPONENTS[len(others)][nth]
        return SeatPlace(x - 1.6, 13.3, x + 6.1, 14.1, False)
    step = STRIP_STEPS[len(others)]
    x = 50 + (nth - (len(others) - 1) / 2) * step
    return SeatPlace(x - step * 0.28, 9, x + step * 0.1, 11, True)


def spots(place: Place, cards: int, seat: SeatPlace | None) -> list[Spot]:
    """One spot a card, lowest card first."""
    match place.spread:
        case Spread.PILE | Spread.MESS | Spread.AWAY:
            return [Spot(place.x, place.y, 0, place.width)] * cards
    assert seat is not None
    if place.spread is Spread.FAN:
        return hand_spots(place, cards)
    return fan_of_backs(seat, cards)


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
