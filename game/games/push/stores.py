"""How the cards of PUSH lie: heaps in the middle, benches by colour, banks, and the card in suspense."""

from dataclasses import dataclass

from game.table.arrangements import CARD_HIGH, Arrangement, Place, Spot, within
from game.table.seats import SeatPlace

PURSES = 5  # marks side by side before a player
HEAP_EDGE = 1.2  # percent between a heap's cards and the ends of its place
HEAP_CORNER = 0.225  # of a card's height: its number and its shape
HEAP_STEP = 9.2  # percent, while there is room
SHELF_STEP = 2.0
SHELF_TURN = 6.0


class Heap(Arrangement):
    """One below the other on a marked place, the points counted."""

    firm = True

    def spots(self, place: Place, cards: int) -> list[Spot]:
        """From the top of its place down; smaller when it is high, so that every corner shows."""
        top, room = place.y - place.depth / 2 + HEAP_EDGE, place.depth - 2 * HEAP_EDGE
        width = min(place.width, room / (1 + HEAP_CORNER * (cards - 1)) / CARD_HIGH) if cards else 0.0
        high = width * CARD_HIGH
        step = min(HEAP_STEP, (room - high) / max(1, cards - 1))
        return [Spot(place.x, top + high / 2 + step * nth, 0, width) for nth in range(cards)]


class Shelf(Arrangement):
    """Close together on a place of their own colour, the points counted."""

    firm = bare = True

    def spots(self, place: Place, cards: int) -> list[Spot]:
        """A small fan in the middle of its room, closer the more there are."""
        step = min(SHELF_STEP, (place.room - place.width * 1.3) / max(1, cards - 1))
        found = []
        for nth in range(cards):
            t = 2 * nth / (cards - 1) - 1 if cards > 1 else 0.0
            found.append(Spot(place.x + t * step * (cards - 1) / 2, place.y, -SHELF_TURN * t, place.width))
        return found

    def far(self, place: Place, seat: SeatPlace) -> Place:
        return within(place, seat.front, PURSE)


class Purse(Arrangement):
    """Such a place of a player further off: a mark with the points instead of the cards."""

    firm = True

    def aside(self, place: Place, nth: int) -> float:
        """How far the mark of the nth colour lies from the middle of them all."""
        return place.room / PURSES * (nth - (PURSES + 1) / 2)


class Bank(Arrangement):
    """Put away for good; only the points are seen."""

    firm = won = True

    def far(self, place: Place, seat: SeatPlace) -> Place:
        return within(place, seat.prizes, self)


@dataclass(frozen=True)
class Suspense(Arrangement):
    """A card lies there for a while before it shows its face."""


HEAP, SHELF, PURSE, BANK, SUSPENSE = Heap(), Shelf(), Purse(), Bank(), Suspense()
