"""Dotted ways on the table: what can be taken and where it will go, who speaks to whom."""

from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Vector2

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.paint.view import put
from game.screen.table.desk import Desk

DOT_STEP = 21  # lu
STEPS = 60
HEAD = "M-20 -19 L22 0 L-20 19 L-12 0 Z"
CLEAR = 22  # percent between a ribbon's middle and the end of a way
ASIDE = (31, 69)

Point = tuple[float, float]


class Way(NamedTuple):
    """From start to end, bent towards the control point."""

    start: Point
    end: Point
    control: Point


def curve(way: Way) -> list[Vector2]:
    """Points of it, close together."""
    start, end, control = map(Vector2, way)
    parts = [step / STEPS for step in range(STEPS + 1)]
    return [start.lerp(control, part).lerp(control.lerp(end, part), part) for part in parts]


def dots(points: list[Vector2], step: float) -> list[Vector2]:
    """Points the same step apart along the way."""
    found, walked = [points[0]], 0.0
    for here, there in pairwise(points):
        walked += here.distance_to(there)
        if walked >= step:
            walked = 0.0
            found.append(there)
    return found


def ways(desk: Desk) -> list[Way]:
    """Those that are seen now."""
    goals = [(view, goal) for view in desk.piles() if (goal := view.goal()) is not None]
    found = [_taking(desk, view.box(), desk.pile(goal).box()) for view, goal in goals]
    if desk.pointed.aim is not None:
        found.append(_call(desk, desk.viewer, desk.pointed.aim))
    elif (talk := desk.talk()) is not None:
        found.append(_call(desk, *talk))
    return found


def beside(desk: Desk, x: float) -> float:
    """Where in the breadth of the table a ribbon lies clear of where cards will go."""
    ends = [way.end[0] * 100 / desk.view.width for way in ways(desk)] if desk.pointed.piles else []
    if desk.pointed.aim is not None or all(abs(end - x) > CLEAR for end in ends):
        return x
    return max(ASIDE, key=lambda other: min(abs(end - other) for end in ends))


def _taking(desk: Desk, start: pygame.Rect, goal: pygame.Rect) -> Way:
    end = (goal.centerx, goal.top - desk.view.px(24))
    middle = (start.centerx * 0.4 + end[0] * 0.6, end[1] - (end[1] - start.bottom) * 0.2)
    return Way(start.midbottom, end, middle)


def _call(desk: Desk, asker: int, asked: int) -> Way:
    """From head to head, clear of both."""
    start, end = desk.head(asker), desk.head(asked)
    if desk.viewer in (asker, asked):  # up the side of the table
        high, low = sorted((start, end), key=lambda at: at[1])
        control = (low[0] + (high[0] - low[0]) * 0.12, high[1] + (low[1] - high[1]) * 0.34)
    else:  # below the heads along the top
        control = ((start[0] + end[0]) / 2, start[1] + desk.view.high(34))
    reach = [desk.head_size(seat) / 2 + desk.view.px(24) for seat in (asker, asked)]
    first, last = (
        Vector2(at).move_towards(control, far) for at, far in zip((start, end), reach, strict=True)
    )
    return Way((first.x, first.y), (last.x, last.y), control)


def draw_dots(screen: pygame.Surface, art: Art, way: Way) -> None:
    """The way itself, which may lead under cards."""
    px = art.view.px
    side = round(px(16))
    dot = art.sketch(svg.ellipse(side / 2, side / 2, px(5.5), px(5.5), SUN_YELLOW, INK, px(3.2)), side, side)
    for at in dots(curve(way), px(DOT_STEP)):
        if at.distance_to(way.end) > px(16):
            put(screen, dot, (at.x, at.y))


def draw_head(screen: pygame.Surface, art: Art, way: Way) -> None:
    """Its arrow head, above all."""
    side = art.view.px(60)
    angle = round((Vector2(way.end) - curve(way)[-6]).angle / 3) * 3
    place = f"translate({side / 2:.1f} {side / 2:.1f}) rotate({angle}) scale({art.view.px(1):.3f})"
    put(screen, art.sketch(svg.group(svg.path(HEAD, SUN_YELLOW, INK, 5), place), side, side), way.end)
