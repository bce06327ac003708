"""Things that carry text: pills, counts, ribbons and speech bubbles."""

import math
from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.fonts import Role, pixels
from game.screen.paint.palette import INK, LIT, SUN_YELLOW, WHITE
from game.screen.paint.pieces import Pieces
from game.screen.paint.shelf import kept
from game.screen.paint.studio import Studio, draw, draw_shapes
from game.screen.paint.view import put, put_row

LEADING = 1.25  # from one line's middle to the next, in parts of the size


class Tail(NamedTuple):
    """Where a speech bubble points: `side` up, down, left or right, `along` 0 to 1 of that side."""

    side: str
    along: float


class Labels:
    """Makes and keeps labels; sizes in pixels."""

    def __init__(self, studio: Studio, pieces: Pieces) -> None:
        self.view, self.shelf, self.letters, self.pieces = studio.view, studio.shelf, studio.letters, pieces

    @kept
    def pill(
        self,
        text: str,
        size: float,
        fill: str = INK,
        colour: str = WHITE,
        stroke: str | None = None,
        room: float | None = None,
        role: Role = "heading",
    ) -> pygame.Surface:
        """A rounded label round text of `size`, or smaller text that is at most as wide as `room`."""
        fitting = size if room is None else self.letters.fit(text, room, size, role)
        write = self.letters.heading if role == "heading" else self.letters.reading
        label = write(text, fitting, colour)
        line = max(2, round(fitting * 0.13)) if stroke else 0
        width = round(label.get_width() + fitting * 1.25) + 2 * line
        height = round(fitting * 1.42) + 2 * line
        x, w, h = line / 2, width - line, height - line
        whole = draw_shapes(svg.rect(x, x, w, h, h / 2, fill, stroke, line), width, height)
        put(whole, label, (width // 2, height // 2))
        return whole

    @kept
    def count(self, number: int | str, diameter: float, fill: str = SUN_YELLOW) -> pygame.Surface:
        """A number, or a mark, in a circle of this diameter."""
        side = round(diameter)
        whole = draw(svg.document(svg.ellipse(128, 128, 114, None, fill, INK, 22)), side, side)
        size = side * (0.56, 0.48, 0.38)[min(2, len(str(number)) - 1)]
        put(whole, self.letters.heading(str(number), size), (side / 2, side / 2))
        return whole

    @kept
    def ribbon(self, text: str, width: float) -> pygame.Surface:
        """A yellow ribbon with display text, at most `width` wide; no margin."""
        label = self.letters.heading(text, self.view.px(31), room=width * 0.68)
        height, line, tail = self.view.px(62), self.pieces.line, self.view.px(30)
        wide = max(label.get_width() + self.view.px(44), self.view.px(180))
        whole = wide + 2 * tail
        low, notch = height * 0.16, height * 0.92
        inner, fork = tail * 2, (tail * 0.6, (low + notch) / 2)
        left = [(line, low), (inner, low), (inner, notch), (line, notch), fork]
        right = [(whole - x, y) for x, y in left]
        body = "".join(svg.path(svg.rounded(corners, 2), "#D99A00", INK, line) for corners in (left, right))
        box = height * 0.84
        body += svg.gradient("sun", "#FFE25C", "#FFD22E")
        body += svg.rect(tail, line / 2, wide, box, box * 0.3, "url(#sun)", INK, line)
        body += self.pieces.shine(tail + box * 0.28, line, wide - box * 0.56, box)
        surface = draw_shapes(body, whole, height)
        put(surface, label, (whole / 2, line / 2 + box / 2))
        return surface

    @kept
    def bubble(
        self,
        text: str,
        size: float,
        tail: Tail,
        width: float | None = None,
        lit: str = "",
    ) -> pygame.Surface:
        """A speech bubble round reading text of `size`, wrapped at `width`; 0.75 x size of room all
        round it, for the tail. What is `lit` stands large, on yellow, and all in one line."""
        if lit:
            lines = [self._lit_line(text, size, lit)]
        else:
            room = self.view.px(320) if width is None else width
            lines = [self.letters.reading(line, size) for line in self.letters.wrap(text, room, size)]
        step = round(pixels(size) * LEADING)
        wide = max(line.get_width() for line in lines) + round(size * 1.3)
        high = step * (len(lines) - 1) + round(size * (2.6 if lit else 2.0))
        point, line_width = round(size * 0.75), max(2, round(size * 0.15))
        surface = empty_bubble(point, (wide, high), min(high * 0.4, size), line_width, tail)
        x, y = surface.get_width() / 2, surface.get_height() / 2 - step * (len(lines) - 1) / 2
        for i, line in enumerate(lines):
            put(surface, line, (x, y + i * step))
        return surface

    def _lit_line(self, text: str, size: float, lit: str) -> pygame.Surface:
        before, _, after = text.partition(lit)
        figure = self.letters.heading(lit, size * 1.6)
        high = round(size * 1.9)
        plate = self.pieces.box(figure.get_width() + size * 0.7, high, size * 0.45, LIT).copy()
        put(plate, figure, plate.get_rect().center)
        parts = [self.letters.reading(part.strip(), size) for part in (before, after) if part.strip()]
        parts.insert(1 if before.strip() else 0, plate)
        gap = round(size * 0.35)
        wide = sum(part.get_width() + gap for part in parts) - gap
        whole = pygame.Surface((wide, high), pygame.SRCALPHA)
        put_row(whole, parts, (wide / 2, high // 2), gap)
        return whole.convert_alpha()


def empty_bubble(
    margin: float, size: tuple[float, float], radius: float, line: float, tail: Tail
) -> pygame.Surface:
    """A box of this size, with a margin all round it into which the tail points."""
    outline = svg.path(_bubble_path(margin, *size, radius, tail), WHITE, INK, line)
    return draw_shapes(outline, size[0] + 2 * margin, size[1] + 2 * margin)


def _bubble_path(margin: float, wide: float, high: float, radius: float, tail: Tail) -> str:
    """One outline of box and tail, clockwise from the top left corner."""
    left, top, right, bottom = margin, margin, margin + wide, margin + high
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    data = ""
    for i, side in enumerate(("up", "right", "down", "left")):
        start, end, after = corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]
        edge = [svg.towards(start, end, radius)]
        if side == tail.side:
            edge += _tail(start, end, radius, margin, tail)
        edge.append(svg.towards(end, start, radius))
        turn = svg.towards(end, after, radius)
        data += "".join(f"{'L' if data or n else 'M'}{x:.1f} {y:.1f} " for n, (x, y) in enumerate(edge))
        data += f"Q{end[0]:.1f} {end[1]:.1f} {turn[0]:.1f} {turn[1]:.1f} "
    return data + "Z"


def _tail(start: svg.Point, end: svg.Point, radius: float, margin: float, tail: Tail) -> list[svg.Point]:
    """Three corners that leave the side between two corners of the box and come back to it."""
    length, half = math.dist(start, end), margin * 0.5
    part = 1 - tail.along if tail.side in ("down", "left") else tail.along
    at = min(max(length * part, radius + half), max(length - radius - half, length / 2))
    x, y = svg.towards(start, end, at)
    out = ((end[1] - start[1]) / length, (start[0] - end[0]) / length)  # a quarter turn left of the way
    lean = (0.5 - tail.along) * -margin * 0.6
    tip = (x + out[0] * margin * 0.85, y + out[1] * margin * 0.85)
    tip = (tip[0] + lean, tip[1]) if tail.side in ("up", "down") else tip
    return [svg.towards(start, end, at - half), tip, svg.towards(start, end, at + half)]
