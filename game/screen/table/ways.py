"""Dotted ways on the table: from whom or what to whom or what, with an arrow head at the end."""

import math
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.paint.view import whole
from game.screen.widgets.plates import sketch

DOT_STEP = 21  # lu
STEPS = 60
HEAD = "M-20 -19 L22 0 L-20 19 L-12 0 Z"

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


def draw_dots(screen: pygame.Surface, art: Art, way: Way) -> None:
    """The way itself, which may lead under cards."""
    px = art.view.px
    side = round(px(16))
    dot = sketch(art, svg.ellipse(side / 2, side / 2, px(5.5), px(5.5), SUN_YELLOW, INK, px(3.2)), side, side)
    for at in dots(curve(*way), px(DOT_STEP)):
        if math.dist(at, way.end) > px(16):
            screen.blit(dot, dot.get_rect(center=whole(at)))


def draw_head(screen: pygame.Surface, art: Art, way: Way) -> None:
    """Its arrow head, above all."""
    back, end, side = curve(*way)[-6], way.end, art.view.px(60)
    angle = round(math.degrees(math.atan2(end[1] - back[1], end[0] - back[0])) / 3) * 3
    place = f"translate({side / 2:.1f} {side / 2:.1f}) rotate({angle}) scale({art.view.px(1):.3f})"
    head = sketch(art, svg.group(svg.path(HEAD, SUN_YELLOW, INK, 5), place), side, side)
    screen.blit(head, head.get_rect(center=whole(end)))
