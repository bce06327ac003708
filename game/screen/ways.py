"""Dotted ways on the table: from whom or what to whom or what, with an arrow head at the end."""

import math
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.screen import svg
from game.screen.art import Art
from game.screen.palette import INK, SUN_YELLOW
from game.screen.plates import sketch

DOT_STEP = 21  # lu
MARGIN = 30  # lu round the way
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
    px, points = art.view.px, curve(*way)
    margin = px(MARGIN)
    left, top = (min(point[axis] for point in points) - margin for axis in (0, 1))
    wide, high = (max(point[axis] for point in points) + margin - (left, top)[axis] for axis in (0, 1))
    body = ""
    for x, y in dots(points, px(DOT_STEP)):
        if math.dist((x, y), way.end) > px(16):
            body += svg.ellipse(x - left, y - top, px(5.5), px(5.5), SUN_YELLOW, INK, px(3.2))
    screen.blit(sketch(art, body, wide, high), (round(left), round(top)))


def draw_head(screen: pygame.Surface, art: Art, way: Way) -> None:
    """Its arrow head, above all."""
    back, end, side = curve(*way)[-6], way.end, art.view.px(60)
    angle = math.degrees(math.atan2(end[1] - back[1], end[0] - back[0]))
    place = f"translate({side / 2:.1f} {side / 2:.1f}) rotate({angle:.0f}) scale({art.view.px(1):.3f})"
    head = sketch(art, svg.group(svg.path(HEAD, SUN_YELLOW, INK, 5), place), side, side)
    screen.blit(head, head.get_rect(center=(round(end[0]), round(end[1]))))
