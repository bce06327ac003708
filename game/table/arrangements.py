"""How the cards of a pile lie: places in percent of the window, arithmetic only.

An arrangement says where each card lies and how the pile looks at the seat of another player. Those that
any game may need stand here; a game with another one declares it in its own folder.
"""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from game.table.seats import ASPECT, Box, SeatPlace

HAND_REACH = 28.0  # half the breadth of a hand
WIDE_REACH = 32.0  # and of one with nine cards or more
MANY = 9
WIDEST_STEP = 1.04  # of a card: a short hand lies side by side
TURN = 9.0
CARD_HIGH = 1.4 * ASPECT  # percent of the height for each percent of the width
SMALL_HIGH = 1.34 * ASPECT
CLOSEST = 0.62  # of a cell: cards of a row may lie over each other up to here
SIZES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44)


class Spot(NamedTuple):
    """One card: its middle in percent, its turn in degrees, its width in percent of the design."""

    x: float
    y: float
    angle: float
    width: float


@dataclass(frozen=True)
class Arrangement:
    """On top of each other, unless a kind of arrangement says otherwise."""

    hand: ClassVar[bool] = False  # held by its player, and counted at the head of another
    closed: ClassVar[bool] = False  # a tap says at least why it is no move
    heap: ClassVar[bool] = False  # cards are thrown on it, in any which way
    won: ClassVar[bool] = False  # what a player has to show for it
    heard: ClassVar[bool] = True  # a tap on its top card says the word
    as_one: ClassVar[bool] = False  # whichever of its cards is tapped, all of them are meant
    overlaps: ClassVar[bool] = False  # of each card a part is left free, in which its word is read
    framed: ClassVar[bool] = False  # its cards keep to their frames, and a new one is marked for long
    firm: ClassVar[bool] = False  # as broad as the design wants it, however wide the window is
    bare: ClassVar[bool] = False  # its cards are seen without their words

    def spots(self, place: "Place", cards: int) -> list[Spot]:
        """One spot a card, lowest card first."""
        return [Spot(place.x, place.y, 0, place.width)] * cards

    def far(self, place: "Place", seat: SeatPlace) -> "Place":
        """Where a player further off has what the viewer has at this place."""
        return within(place, seat.front, self)


@dataclass(frozen=True)
class ClosedPile(Arrangement):
    """Backs upwards, as thick as it is."""

    counted: str = "{cards} left"  # on the label below it

    closed = True


class Mess(Arrangement):
    """On top of each other, each turned a little."""

    heap = True


class Away(Arrangement):
    """Not shown."""

    heard = False

    def far(self, place: "Place", seat: SeatPlace) -> "Place":
        return place


@dataclass(frozen=True)
class Fan(Arrangement):
    """Fanned out, to be read by their owner."""

    hand = overlaps = True
    heard = False

    def spots(self, place: "Place", cards: int) -> list[Spot]:
        """Wider and smaller from nine cards on, so that words stay readable."""
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

    def far(self, place: "Place", seat: SeatPlace) -> "Place":
        width, room = (2.5, 3.6) if seat.strip else (4.5, 6.0)
        return Place(seat.cards.x, seat.cards.y, FLAT if seat.strip else BACKS, width, room)


@dataclass(frozen=True)
class Backs(Arrangement):
    """A small fan of a player further off, at most as broad as there is room."""

    flat: bool = False  # side by side

    hand = True
    heard = False

    def spots(self, place: "Place", cards: int) -> list[Spot]:
        step = min(0.85 if self.flat else 1.0, place.room / max(1, cards - 1))
        found = []
        for nth in range(cards):
            offset = nth - (cards - 1) / 2
            angle = 0.0 if self.flat else -offset * min(5.0, 24 / max(1, cards))
            drop = 0.0 if self.flat else abs(offset) * 0.2
            found.append(Spot(place.x + offset * step, place.y + drop, angle, place.width))
        return found


@dataclass(frozen=True)
class Grid(Arrangement):
    """Side by side in rows, smaller the more there are."""

    group: int = 1  # so many cards belong together

    won = True

    def spots(self, place: "Place", cards: int) -> list[Spot]:
        """Groups in rows round the middle: as large as the room allows, in as few rows as that takes."""
        groups = -(-cards // self.group)
        if not groups:
            return []
        scale, columns = self._fit(place, groups)
        width, rows = place.width * scale, -(-groups // columns)
        step, down = self._step(place, width, columns), width * SMALL_HIGH * 1.08
        found = []
        for card in range(cards):
            (row, column), member = divmod(card // self.group, columns), card % self.group
            lean = member - (self.group - 1) / 2
            x = place.x + (column - (columns - 1) / 2) * step + lean * 0.34 * width
            found.append(Spot(x, place.y + (row - (rows - 1) / 2) * down, -14.0 * lean, width))
        return found

    def _cell(self, width: float) -> float:
        """How much room a group takes for itself."""
        return width * (1.08 + 0.34 * (self.group - 1))

    def _step(self, place: "Place", width: float, columns: int) -> float:
        cell = self._cell(width)
        return min(cell, (place.room - cell) / (columns - 1)) if columns > 1 else cell

    def _fit(self, place: "Place", groups: int) -> tuple[float, int]:
        """The largest size at which all groups lie in the place, and how many then lie in a row."""
        for scale in SIZES:
            width = place.width * scale
            cell = self._cell(width)
            rows = max(1, int(place.depth / (width * SMALL_HIGH * 1.08)))
            loose = max(1, int(place.room / cell))
            if groups <= loose * rows:
                return scale, min(groups, loose)
            columns = -(-groups // rows)
            if (place.room - cell) / max(1, columns - 1) >= CLOSEST * cell:
                return scale, columns
        return SIZES[-1], -(-groups // rows)


PILE = ClosedPile()
MESS = Mess()
FAN = Fan()
BACKS, FLAT = Backs(), Backs(flat=True)
GRID = Grid()
AWAY = Away()


@dataclass(frozen=True)
class Place:
    """The middle of a pile in percent of the window; all sizes are in percent of the design."""

    x: float
    y: float
    lies: Arrangement = PILE
    width: float = 10.0  # of a card
    room: float = 0.0  # how broad a row or a grid may be
    depth: float = 0.0  # how high a grid or a column may be
    across: float = 0.0  # from one pile of this name to the next
    columns: int = 0  # after so many of them a new row begins
    down: float = 0.0  # from one such row to the next
    far: float = 0.0  # width of a card before a player further off
    small: bool = False  # shown as small cards


NOWHERE = Place(50, -30, AWAY)


def within(place: "Place", box: Box, lies: Arrangement) -> "Place":
    """In the room that a player further off has for it, as small cards."""
    width = min(place.far or place.width, box.high / SMALL_HIGH)
    return Place(box.x, box.y, lies, width, room=box.wide, depth=box.high, small=True)
