"""Things that carry text: pills, counts, ribbons and speech bubbles."""

import math
from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.palette import CREAM, INK, LIT, SUN_YELLOW, WHITE
from game.screen.paint.pieces import Pieces
from game.screen.paint.studio import Studio, draw


class Tail(NamedTuple):
    """Where a speech bubble points: `side` up, down, left or right, `along` 0 to 1 of that side."""

    side: str = "down"
    along: float = 0.3


POINTING_DOWN = Tail()


class Labels:
    """Makes and keeps labels; sizes in pixels."""

    def __init__(self, studio: Studio, pieces: Pieces) -> None:
        self.view, self.shelf, self.letters, self.pieces = studio.view, studio.shelf, studio.letters, pieces

    def pill(
        self, text: str, size: float, fill: str = INK, colour: str = WHITE, stroke: str | None = None
    ) -> pygame.Surface:
        """A rounded label fitting its display text of `size`; no margin, centre it where you like."""
        label = self.letters.heading(text, size, colour)
        key = ("pill", text, round(size), fill, colour, stroke)
        return self.shelf.get(key, lambda: _pill(label, size, fill, stroke))

    def reading_pill(
        self, text: str, size: float, fill: str = CREAM, colour: str = INK, stroke: str | None = INK
    ) -> pygame.Surface:
        """A rounded label in the reading face: words of a pack, hints."""
        label = self.letters.reading(text, size, colour)
        key = ("reading pill", text, round(size), fill, colour, stroke)
        return self.shelf.get(key, lambda: _pill(label, size, fill, stroke))

    def caption(self, text: str) -> pygame.Surface:
        """What the voice says, at the foot of the window."""
        size = self.letters.fit(text, self.view.width * 0.86, self.view.px(24), "reading")
        return self.reading_pill(text, size, INK, WHITE)

    def count(
        self, number: int | str, diameter: float, fill: str = SUN_YELLOW, colour: str = INK
    ) -> pygame.Surface:
        """A number, or a mark, in a circle of this diameter."""
        side = round(diameter)
        key = ("count", number, side, fill, colour)
        return self.shelf.get(key, lambda: self._count(number, side, fill, colour))

    def _count(self, number: int | str, side: int, fill: str, colour: str) -> pygame.Surface:
        whole = draw(svg.document(svg.ellipse(128, 128, 114, None, fill, INK, 22)), side, side)
        label = self.letters.heading(
            str(number), side * (0.56, 0.48, 0.38)[min(2, len(str(number)) - 1)], colour
        )
        whole.blit(label, label.get_rect(center=(round(side / 2), round(side / 2))))
        return whole

    def ribbon(self, text: str, width: float) -> pygame.Surface:
        """A yellow ribbon with display text, at most `width` wide; no margin."""
        return self.shelf.get(("ribbon", text, round(width)), lambda: self._ribbon(text, width))

    def _ribbon(self, text: str, width: float) -> pygame.Surface:
        size = self.letters.fit(text, width * 0.68, self.view.px(31))
        label = self.letters.heading(text, size)
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
        surface = draw(svg.document(body, round(whole), round(height)), whole, height)
        surface.blit(label, label.get_rect(center=(round(whole / 2), round(line / 2 + box / 2))))
        return surface

    def bubble(
        self,
        text: str,
        size: float,
        tail: Tail = POINTING_DOWN,
        width: float | None = None,
        lit: str = "",
    ) -> pygame.Surface:
        """A speech bubble round reading text of `size`, wrapped at `width`; 0.75 x size of room all
        round it, for the tail. What is `lit` stands large, on yellow, and all in one line."""
        room = self.view.px(320) if width is None else width
        key = ("bubble", text, round(size), tail, round(room), lit)
        return self.shelf.get(key, lambda: self._bubble(text, size, tail, room, lit))

    def _lit_line(self, text: str, size: float, lit: str) -> pygame.Surface:
        before, _, after = text.partition(lit)
        figure = self.letters.heading(lit, size * 1.6)
        high = round(size * 1.9)
        plate = self.pieces.box(figure.get_width() + size * 0.7, high, size * 0.45, LIT).copy()
        plate.blit(figure, figure.get_rect(center=plate.get_rect().center))
        parts = [self.letters.reading(part.strip(), size) for part in (before, after) if part.strip()]
        parts.insert(1 if before.strip() else 0, plate)
        gap = round(size * 0.35)
        whole = pygame.Surface((sum(part.get_width() + gap for part in parts) - gap, high), pygame.SRCALPHA)
        x = 0
        for part in parts:
            whole.blit(part, part.get_rect(midleft=(x, high // 2)))
            x += part.get_width() + gap
        return whole.convert_alpha()

    def _bubble(self, text: str, size: float, tail: Tail, room: float, lit: str) -> pygame.Surface:
        lines = [self.letters.reading(line, size) for line in self.letters.wrap(text, room, size)]
        if lit:
            lines = [self._lit_line(text, size, lit)]
        step = self.letters.line_height(size)
        wide = max(line.get_width() for line in lines) + round(size * 1.3)
        high = step * (len(lines) - 1) + round(size * (2.6 if lit else 2.0))
        point, line_width = round(size * 0.75), max(2, round(size * 0.15))
        whole = (wide + 2 * point, high + 2 * point)
        body = bubble_path(point, wide, high, min(high * 0.4, size), tail)
        surface = draw(svg.document(svg.path(body, WHITE, INK, line_width), *whole), *whole)
        top = whole[1] / 2 - step * (len(lines) - 1) / 2
        for i, line in enumerate(lines):
            surface.blit(line, line.get_rect(center=(round(whole[0] / 2), round(top + i * step))))
        return surface


def _pill(label: pygame.Surface, size: float, fill: str, stroke: str | None) -> pygame.Surface:
    line = max(2, round(size * 0.13)) if stroke else 0
    width = round(label.get_width() + size * 1.25) + 2 * line
    height = round(size * 1.42) + 2 * line
    x, w, h = line / 2, width - line, height - line
    whole = draw(svg.document(svg.rect(x, x, w, h, h / 2, fill, stroke, line), width, height), width, height)
    whole.blit(label, label.get_rect(center=(width // 2, height // 2)))
    return whole


def bubble_path(margin: float, wide: float, high: float, radius: float, tail: Tail) -> str:
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
