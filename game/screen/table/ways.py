"""Dotted ways on the table: what can be taken and where it will go, who speaks to whom."""

import math
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.rules.things import Pile
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.paint.view import whole
from game.screen.table.desk import Desk
from game.screen.table.seats import SeatPieces

DOT_STEP = 21  # lu
STEPS = 60
HEAD = "M-20 -19 L22 0 L-20 19 L-12 0 Z"
CLEAR = 22  # percent between a ribbon's middle and the end of a way
ASIDE = (31, 69)

Point = tuple[float, float]


def curve(start: Point, end: Point, control: Point) -> list[Point]:
    """Points of a bent way, close together."""
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]))
    return found


def dots(points: list[Point], step: float) -> list[Point]:
    """Points the same step apart along the way."""
    found, walked = [points[0]], 0.0
    for here, there in pairwise(points):
        walked += math.dist(here, there)
        if walked >= step:
            walked = 0.0
            found.append(there)
    return found


class Way(NamedTuple):
    """From start to end, bent towards the control point."""

    start: Point
    end: Point
    control: Point


class Ways:
    """Those that are seen now."""

    def __init__(self, desk: Desk, seats: SeatPieces) -> None:
        self.desk = desk
        self.seats = seats

    def seen(self) -> list[Way]:
        found = [self._taking(pile) for pile in self.desk.takings()]
        if self.desk.pointed.aim is not None:
            found.append(self._call(self.desk.viewer, self.desk.pointed.aim))
        elif (talk := self.desk.talk()) is not None:
            found.append(self._call(*talk))
        return found

    def beside(self, x: float) -> float:
        """Where in the breadth of the table a ribbon lies clear of where cards will go."""
        ends = (
            [way.end[0] * 100 / self.desk.view.width for way in self.seen()]
            if self.desk.pointed.piles
            else []
        )
        if self.desk.pointed.aim is not None or all(abs(end - x) > CLEAR for end in ends):
            return x
        return max(ASIDE, key=lambda other: min(abs(end - other) for end in ends))

    def _taking(self, pile: Pile) -> Way:
        """From where it lies to the viewer's own pile of that kind."""
        start, goal = self.desk.pile(pile).box(), self.desk.pile(pile._replace(seat=self.desk.viewer)).box()
        end = (goal.centerx, goal.top - self.desk.view.px(24))
        middle = (start.centerx * 0.4 + end[0] * 0.6, end[1] - (end[1] - start.bottom) * 0.2)
        return Way(start.midbottom, end, middle)

    def _call(self, asker: int, asked: int) -> Way:
        """From head to head, clear of both."""
        start, end = self.seats.centre(asker), self.seats.centre(asked)
        control = self._bend(asker, asked, start, end)
        first = self._leave(start, control, self.seats.size(asker))
        return Way(first, self._leave(end, control, self.seats.size(asked)), control)

    def _bend(self, asker: int, asked: int, start: Point, end: Point) -> Point:
        """Up the side of the table, or below the heads along the top."""
        if self.desk.viewer in (asker, asked):
            low, high = max(start, end, key=lambda at: at[1]), min(start, end, key=lambda at: at[1])
            return (low[0] + (high[0] - low[0]) * 0.12, high[1] + (low[1] - high[1]) * 0.34)
        return ((start[0] + end[0]) / 2, start[1] + self.desk.view.high(34))

    def _leave(self, centre: Point, towards: Point, size: float) -> Point:
        reach = size / 2 + self.desk.view.px(24)
        away = math.dist(centre, towards) or 1.0
        return (
            centre[0] + (towards[0] - centre[0]) * reach / away,
            centre[1] + (towards[1] - centre[1]) * reach / away,
        )


def draw_dots(screen: pygame.Surface, art: Art, way: Way) -> None:
    """The way itself, which may lead under cards."""
    px = art.view.px
    side = round(px(16))
    dot = art.sketch(svg.ellipse(side / 2, side / 2, px(5.5), px(5.5), SUN_YELLOW, INK, px(3.2)), side, side)
    for at in dots(curve(*way), px(DOT_STEP)):
        if math.dist(at, way.end) > px(16):
            screen.blit(dot, dot.get_rect(center=whole(at)))


def draw_head(screen: pygame.Surface, art: Art, way: Way) -> None:
    """Its arrow head, above all."""
    back, end, side = curve(*way)[-6], way.end, art.view.px(60)
    angle = round(math.degrees(math.atan2(end[1] - back[1], end[0] - back[0])) / 3) * 3
    place = f"translate({side / 2:.1f} {side / 2:.1f}) rotate({angle}) scale({art.view.px(1):.3f})"
    head = art.sketch(svg.group(svg.path(HEAD, SUN_YELLOW, INK, 5), place), side, side)
    screen.blit(head, head.get_rect(center=whole(end)))
