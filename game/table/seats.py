"""Where players sit: the viewer below, the others along the top, in any number."""

from collections.abc import Mapping
from typing import NamedTuple

ASPECT = 16 / 9


class Box(NamedTuple):
    """The middle in percent of the window, the sides in percent of the design."""

    x: float
    y: float
    wide: float = 0.0
    high: float = 0.0


class SeatPlace(NamedTuple):
    """Where a player sits: the middle of the badge and of the cards, and what is round them."""

    x: float
    y: float
    cards_x: float
    cards_y: float
    strip: bool  # a narrow place with little room for cards
    badge: float  # lu
    name: Box
    front: Box  # for what is laid before the player
    prizes: Box
    paper: Box | None = None  # what all of it lies on


def gathered(place: SeatPlace, across: float, down: float) -> SeatPlace:
    """A seat in a window of another shape: what lies on a paper stays where it lies on it.

    `across` and `down` are the design's breadth and height as parts of the window's.
    """
    if place.paper is None:
        return place
    paper = place.paper

    def near(x: float, y: float) -> tuple[float, float]:
        return (paper.x + (x - paper.x) * across, paper.y + (y - paper.y) * down)

    def moved(box: Box) -> Box:
        return Box(*near(box.x, box.y), box.wide, box.high)

    (x, y), (cards_x, cards_y) = near(place.x, place.y), near(place.cards_x, place.cards_y)
    name, front, prizes = moved(place.name), moved(place.front), moved(place.prizes)
    return place._replace(x=x, y=y, cards_x=cards_x, cards_y=cards_y, name=name, front=front, prizes=prizes)


class Chairs(NamedTuple):
    """Where a number of others sit; everything but `xs` and `y` is counted from the middle of a chair."""

    xs: tuple[float, ...]
    y: float
    badge: Box  # its breadth in lu
    cards: Box
    name: Box
    front: Box
    prizes: Box = Box(0, 0)
    paper: Box | None = None
    strip: bool = False

    def at(self, nth: int) -> SeatPlace:
        x, y = self.xs[nth], self.y

        def moved(box: Box) -> Box:
            return box._replace(x=x + box.x, y=y + box.y)

        badge, cards = moved(self.badge), moved(self.cards)
        paper = moved(self.paper) if self.paper else None
        name, front, prizes = moved(self.name), moved(self.front), moved(self.prizes)
        where = (badge.x, badge.y, cards.x, cards.y, self.strip, badge.wide)
        return SeatPlace(*where, name, front, prizes, paper)


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
    return Chairs(xs, 13.3, Box(-1.6, 0, 104), Box(6.1, 0.8), Box(-1.6, 8.6), Box(2.2, 15.9, front, 8.6))


def _strips(count: int, step: float, wide: float) -> Chairs:
    xs = tuple(50 + (nth - (count - 1) / 2) * step for nth in range(count))
    return Chairs(
        xs,
        9,
        badge=Box(-step * 0.28, 0, 78),
        cards=Box(step * 0.1, 2),
        name=Box(step * 0.1, -3.6, 8.4),
        front=Box(0, 12.4, wide - 0.6, 7.4),
        paper=Box(0, 0, wide, 13.6),
        strip=True,
    )


ROUND = Seats(
    own=SeatPlace(7, 85, 49, 83, False, 112, Box(7, 94), Box(49, 60), Box(7, 70)),
    others={
        1: _free(47, front=44),
        2: _free(30, 64, front=31),
        3: _free(18, 47, 76, front=25.5),
        4: _strips(4, 21.2, 20.2),
        5: _strips(5, 16.8, 16.4),
    },
)


def _sharing(count: int) -> Chairs:
    """Papers side by side along the top: head and name above, what lies before the player below."""
    step = 86.6 / count
    wide = step - 0.7
    left = -wide / 2
    return Chairs(
        tuple(50 + (nth - (count - 1) / 2) * step for nth in range(count)),
        14,
        badge=Box(left + 3.5, -6.2, 68),
        cards=Box(0, 0),
        name=Box(left + 6.6 + min(4.4, (wide - 7.6) / 2), -8.2, min(8.8, wide - 7.6)),
        front=Box(0, 5.4, wide - 2.6, 9.5),
        prizes=Box(left + 6.4 + (wide - 7.4) / 2, -3.0, wide - 7.4, 6),
        paper=Box(0, 0, wide, 23.4),
        strip=True,
    )


def _broad(*xs: float, wide: float) -> Chairs:
    """Broad papers for one or two others."""
    head, room = -wide / 2 + 5.1, wide - 11.6
    return Chairs(
        xs,
        13,
        badge=Box(head, -2.8, 96),
        cards=Box(0, 0),
        name=Box(head, 7, 9),
        front=Box(4.6, -1.4, room, 15),
        prizes=Box(4.6, 7.4, room, 6),
        paper=Box(0, 0, wide, 21.4),
    )


PAPERS = Seats(
    own=SeatPlace(5, 79, 50, 80, False, 96, Box(5, 88), Box(50, 80), Box(5, 70)),
    others={
        1: _broad(50, wide=66),
        2: _broad(28, 72, wide=41),
        **{count: _sharing(count) for count in (3, 4, 5)},
    },
    mat=Box(50, 44, 54.7, 41),
    ribbon=Box(50, 63.6, 30),
    help=Box(95.6, 84.5, 7.4, 9.6),
    buttons=Box(18, 50, 18, 10),
)
