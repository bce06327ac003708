"""Where players sit: the viewer below, the others along the top, in any number."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

ASPECT = 16 / 9


class Box(NamedTuple):
    """The middle in percent of the window, the sides in percent of the design."""

    x: float
    y: float
    wide: float = 0.0
    high: float = 0.0

    def gathered(self, x: float, y: float, across: float, down: float) -> tuple[float, float]:
        """Where a place near the middle of this box lies in a window of another shape, as far from it.

        `across` and `down` are the design's breadth and height as parts of the window's.
        """
        return (self.x + (x - self.x) * across, self.y + (y - self.y) * down)


UNUSED = Box(0, 0)


class SeatPlace(NamedTuple):
    """Where a player sits: the head, and what is round it."""

    badge: Box  # its breadth in lu
    cards: Box = UNUSED  # the middle of a hand
    name: Box = UNUSED  # on a paper
    front: Box = UNUSED  # for what is laid before the player
    prizes: Box = UNUSED
    paper: Box | None = None  # what all of it lies on
    strip: bool = False  # a narrow place with little room for cards

    def moved(self, to: Callable[[float, float], tuple[float, float]]) -> "SeatPlace":
        def there(box: Box) -> Box:
            return Box(*to(box.x, box.y), box.wide, box.high)

        badge, cards, name = there(self.badge), there(self.cards), there(self.name)
        paper = there(self.paper) if self.paper else None
        return SeatPlace(badge, cards, name, there(self.front), there(self.prizes), paper, self.strip)

    def gathered(self, across: float, down: float) -> "SeatPlace":
        """In a window of another shape: what lies on a paper stays where it lies on it."""
        paper = self.paper
        return self.moved(lambda x, y: paper.gathered(x, y, across, down)) if paper else self


class Chairs(NamedTuple):
    """Where a number of others sit, each as if the middle of the chair were at 0."""

    xs: tuple[float, ...]
    y: float
    each: SeatPlace

    def at(self, nth: int) -> SeatPlace:
        return self.each.moved(lambda x, y: (self.xs[nth] + x, self.y + y))


def side_by_side(count: int, step: float) -> tuple[float, ...]:
    """Round the middle of the window."""
    return tuple(50 + (nth - (count - 1) / 2) * step for nth in range(count))


class Seats(NamedTuple):
    """The viewer's own place, that of one to five others, and what else is round the cards."""

    own: SeatPlace
    others: Mapping[int, Chairs]
    mat: Box | None = Box(50, 42, 64, 56)
    ribbon: Box = Box(50, 58, 30)
    help: Box = Box(92, 87, 11.7, 11.7)
    buttons: Box = Box(50, 66, 22, 10)  # the middle of a row of them, and the size of each

    def place(self, seat: int, players: int, viewer: int) -> SeatPlace:
        if seat == viewer:
            return self.own
        return self.others[players - 1].at(opponents(players, viewer).index(seat))


def opponents(players: int, viewer: int) -> list[int]:
    """The other seats in clockwise order from the viewer's left."""
    return [(viewer + step) % players for step in range(1, players)]


def _free(*xs: float, front: float) -> Chairs:
    """Badges on the felt, a fan of backs beside each."""
    each = SeatPlace(Box(-1.6, 0, 104), cards=Box(6.1, 0.8), front=Box(2.2, 15.9, front, 8.6))
    return Chairs(xs, 13.3, each)


def _strips(count: int, step: float, wide: float) -> Chairs:
    each = SeatPlace(
        Box(-step * 0.28, 0, 78),
        cards=Box(step * 0.1, 2),
        name=Box(step * 0.1, -3.6, 8.4),
        front=Box(0, 12.4, wide - 0.6, 7.4),
        paper=Box(0, 0, wide, 13.6),
        strip=True,
    )
    return Chairs(side_by_side(count, step), 9, each)


ROUND = Seats(
    own=SeatPlace(Box(7, 85, 112), cards=Box(49, 83)),
    others={
        1: _free(47, front=44),
        2: _free(30, 64, front=31),
        3: _free(18, 47, 76, front=25.5),
        4: _strips(4, 21.2, 20.2),
        5: _strips(5, 16.8, 16.4),
    },
)
