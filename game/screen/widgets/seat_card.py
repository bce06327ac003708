"""One seat of the set-up screen: its card, and the parts of it that can be pressed."""

from dataclasses import dataclass
from math import ceil, dist
from typing import NamedTuple

import pygame

from game.play.plan import LEVELS, SEAT_COLOURS
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import CREAM, INK, LILAC, MUTED, SETS, WHITE
from game.screen.paint.view import put, put_row
from game.screen.widgets.controls import Choices, Segment
from game.screen.widgets.widget import GROWTH, Look, Plate, Widget, inked, ring

WIDE, HIGH, LIP = 186, 372, 8  # lu
BAND = 92  # lu of set colour at the top
SIDE = 64  # lu of the smallest target
KINDS = (Segment(False, icon="icons/person"), Segment(True, icon="characters/robot"))
STARS = {"easy": "one star", "medium": "two stars", "hard": "three stars"}


class Part(NamedTuple):
    """What is pressed at a seat: its place on the card in lu, in the middle unless it begins further left."""

    name: str
    top: float
    wide: float
    high: float = SIDE
    left: float | None = None


HEAD = Part("head", 16, 118, 118)
NAME = Part("name", 146, WIDE - 20)
KIND = Part("kind", 222, WIDE - 24)
LEVEL = Part("level", 298, 120)
LEAVE = Part("leave", 298, SIDE, left=WIDE - SIDE - 8)


def part_box(art: Art, box: pygame.Rect, part: Part) -> pygame.Rect:
    px = art.view.px
    x = (WIDE - part.wide) / 2 if part.left is None else part.left
    wide, high = ceil(px(part.wide)), ceil(px(part.high))  # never smaller than a target must be
    return pygame.Rect(round(box.x + px(x)), round(box.y + px(part.top)), wide, high)


def level_part(seat: int) -> Part:
    """Beside the way out where there is one."""
    return LEVEL if seat < 2 else LEVEL._replace(wide=92, left=8)


def draw_seat(screen: pygame.Surface, art: Art, box: pygame.Rect, seat: int, label: str) -> None:
    """The card behind the parts: paper, a band in the seat's colour with its shape."""
    px = art.view.px
    each, line, radius = SETS[SEAT_COLOURS[seat]], px(4), px(32)
    put(screen, art.pieces.panel(*box.size, radius, CREAM, lip=px(LIP)), box.center)
    right, low = box.width - line, px(BAND)
    corner = radius - line / 2
    band = (
        f"M{line:.1f} {low:.1f} V{line + corner:.1f} Q{line:.1f} {line:.1f} {line + corner:.1f} {line:.1f} "
        f"H{right - corner:.1f} Q{right:.1f} {line:.1f} {right:.1f} {line + corner:.1f} V{low:.1f} Z"
    )
    edge = svg.path(f"M{line / 2:.1f} {low:.1f} H{box.width - line / 2:.1f}", "none", INK, line)
    screen.blit(art.sketch(svg.path(band, each.base, None) + edge, box.width, low + line), box)
    put(screen, art.tokens.set_mark(each.name, px(36), WHITE), (box.x + px(12), box.y + px(12)), "topleft")
    if label:
        room = part_box(art, box, level_part(seat))
        put(screen, art.letters.reading(label, px(20), MUTED, room=room.width - px(10)), room.center)


@dataclass(eq=False, kw_only=True)
class Head(Widget):
    """A head to wear; its frame is yellow while it is chosen."""

    tint: str
    avatar: str
    chosen: bool = False

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        side = self.rect.width * (GROWTH if look.focus else 1)
        if look.focus:
            ring(screen, art, self.rect, self.rect.width / 2)
        badge = art.tokens.badge(self.avatar, side, self.tint, on_turn=self.chosen or look.hover)
        put(screen, badge, self.rect.center)


class Kind(Choices[bool]):
    """Person or robot; arrows pass by instead of changing it."""

    captures = ""


@dataclass(eq=False, kw_only=True)
class LevelStars(Plate):
    """How good a robot is, one to three stars; each press is one more, then one again."""

    rounding = 0.34
    repeats = True
    level: str

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box = self.box(screen, art, look, CREAM) if look.focus or look.hover else self.rect
        size, lit = min(art.view.px(34), self.rect.width * 0.3), LEVELS.index(self.level)
        stars = [art.tokens.star(size, nth <= lit) for nth in range(len(LEVELS))]
        put_row(screen, stars, box.center, size * 0.06)


class Leave(Plate):
    """A way out of the seat."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        small = self.rect.inflate(-art.view.px(18), -art.view.px(18))
        if look.focus:
            ring(screen, art, small, small.width / 2)
        body = svg.ellipse(32, 32, 29, 29, WHITE if look.hover else LILAC, INK, 5)
        screen.blit(art.emblem(body, small.width, 64), small)
        put(screen, inked(art, "icons/cross", small.width * 0.46), small.center)


class Join(Widget):
    """An empty seat: a dashed place with a plus."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        px, box = art.view.px, self.rect
        if look.focus:
            ring(screen, art, box, px(32))
        glass, line = 0.2 if look.hover or look.focus else 0.08, px(5)
        inside = (line, line, box.width - 2 * line, box.height - 2 * line, px(30))
        body = svg.rect(*inside, WHITE, None, opacity=glass) + dashes(*box.size, px(30), line)
        middle, y, arm = box.width / 2, box.height * 0.42, px(20)
        body += svg.ellipse(middle, y, px(38), px(38), WHITE, opacity=0.2)
        plus = f"M{middle - arm:.1f} {y:.1f} h{2 * arm:.1f} M{middle:.1f} {y - arm:.1f} v{2 * arm:.1f}"
        body += svg.path(plus, "none", WHITE, px(9))
        screen.blit(art.sketch(body, *box.size), box)
        put(screen, art.letters.reading("Join", px(28), WHITE), (box.centerx, box.y + box.height * 0.62))


def dashes(width: float, height: float, radius: float, line: float) -> str:
    """A dashed rounded edge, each dash its own path: the drawing library spoils dash patterns."""
    x, y = width - line, height - line
    corners = [(line, line), (x, line), (x, y), (line, y)]
    parts = []
    for nth, corner in enumerate(corners):
        before, after = corners[nth - 1], corners[(nth + 1) % 4]
        end = svg.towards(corner, before, radius)
        parts += _side(svg.towards(before, corner, radius), end, line)
        parts.append(_turn(end, corner, svg.towards(corner, after, radius)))
    return "".join(svg.path(part, "none", WHITE, line, 0.55) for part in parts)


def _side(start: svg.Point, end: svg.Point, line: float) -> list[str]:
    """Dashes from one point to another, with a gap between two of them."""
    length, gap = dist(start, end), line * 2.4
    count = max(1, round(length / (line * 3.2 + gap)))
    pitch = (length + gap) / count
    first, way = pygame.Vector2(start), (pygame.Vector2(end) - start) / length
    found = []
    for nth in range(count):
        a, b = first + way * nth * pitch, first + way * (nth * pitch + pitch - gap)
        found.append(f"M{a.x:.1f} {a.y:.1f} L{b.x:.1f} {b.y:.1f}")
    return found


def _turn(start: svg.Point, corner: svg.Point, end: svg.Point) -> str:
    """The middle of a rounded corner."""
    a, b, c = (pygame.Vector2(point) for point in (start, corner, end))
    points = [a * (1 - t) ** 2 + b * (2 * t * (1 - t)) + c * (t * t) for t in (0.3, 0.4, 0.5, 0.6, 0.7)]
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
