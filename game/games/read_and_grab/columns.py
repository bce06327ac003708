"""How the cards of READ AND GRAB lie: columns by number, stacks further off, medals, the turned cards."""

from collections.abc import Sequence
from dataclasses import replace

from game.table.arrangements import CARD_HIGH, GRID, Arrangement, Place, Spot, within
from game.table.seats import SeatPlace

STEP = 3.06  # percent from one card of a column to the next, while there is room
STACK_STEPS = (0.33, 0.22)  # of a card: how far the cards of a stack lie apart, as there is room
LONE_WIDTH = 2.8  # of a card that stands for its stack


class Column(Arrangement):
    """One below the other, each with its number showing."""

    def spots(self, place: Place, cards: int) -> list[Spot]:
        """From the top down; closer together when there is no room for more."""
        high = place.width * CARD_HIGH
        step = min(STEP, (place.depth - high) / max(1, cards - 1))
        return [Spot(place.x, place.y + high / 2 + step * nth, 0, place.width) for nth in range(cards)]

    def far(self, place: Place, seat: SeatPlace) -> Place:
        return within(place, seat.front, STACKS)


class Stacks(Arrangement):
    """Small stacks of a player further off, beside each other."""

    def stack(self, place: Place, sizes: Sequence[int], nth: int) -> list[Spot]:
        """The nth of some stacks side by side from the left; without room for fans each shows one card."""
        left, gap = place.x - place.room / 2, place.width * 0.42
        for part in STACK_STEPS:
            step = place.width * part
            wide = [place.width + step * (size - 1) for size in sizes]
            if sum(wide) + gap * (len(sizes) - 1) <= place.room:
                first = left + sum(wide[:nth]) + gap * nth + place.width / 2
                return [Spot(first + step * card, place.y, 0, place.width) for card in range(sizes[nth])]
        grid = GRID.spots(replace(place, width=max(LONE_WIDTH, place.width * 0.8)), len(sizes))
        aside = min(spot.x - spot.width / 2 for spot in grid) - left
        return [grid[nth]._replace(x=grid[nth].x - aside)] * sizes[nth]


class Medals(Arrangement):
    """Put away for good; a medal lies there instead, further off those of one player in a row."""

    won = True

    def medal(self, place: Place, medals: int, nth: int) -> Spot:
        step = min(place.width * 1.1, (place.room - place.width) / max(1, medals - 1))
        return Spot(place.x - place.room / 2 + place.width / 2 + step * nth, place.y, 0, place.width)

    def far(self, place: Place, seat: SeatPlace) -> Place:
        return within(place, seat.prizes, self)


class OpenSlot(Arrangement):
    """Open on a place of its own, which is seen when it is empty."""

    def spots(self, place: Place, cards: int) -> list[Spot]:
        """The first card on its place, more of them beside it, each with its number showing."""
        step = min(place.width * 0.5, (place.room - place.width) / max(1, cards - 1)) if place.room else 0.0
        return [Spot(place.x + step * nth, place.y, 0, place.width) for nth in range(cards)]


COLUMN, STACKS, MEDALS, SLOT = Column(), Stacks(), Medals(), OpenSlot()
