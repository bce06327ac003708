"""One seat of the set-up screen: its card, and the parts of it that can be pressed."""

from collections.abc import Callable

import pygame

from game.play.plan import LEVELS, SEAT_COLOURS
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import CREAM, INK, LILAC, MUTED, SETS, TINTS, WHITE
from game.screen.paint.view import put_row
from game.screen.widgets.controls import Choices, Segment
from game.screen.widgets.widget import GROWTH, Look, Plate, Widget, inked, ring

WIDE, HIGH, LIP = 186, 372, 8  # lu
BAND = 92  # lu of set colour at the top
SIDE = 64  # lu of the smallest target
KINDS = (Segment(False, icon="icons/person"), Segment(True, icon="characters/robot"))
STARS = {"easy": "one star", "medium": "two stars", "hard": "three stars"}


def draw_seat(screen: pygame.Surface, art: Art, box: pygame.Rect, seat: int, label: str) -> None:
    """The card behind the parts: paper, a band in the seat's colour with its shape."""
    px = art.view.px
    each, line, radius = SETS[SEAT_COLOURS[seat]], px(4), px(32)
    paper = art.pieces.panel(*box.size, radius, CREAM, lip=px(LIP))
    screen.blit(paper, paper.get_rect(center=box.center))
    right, low = box.width - line, px(BAND)
    corner = radius - line / 2
    band = (
        f"M{line:.1f} {low:.1f} V{line + corner:.1f} Q{line:.1f} {line:.1f} {line + corner:.1f} {line:.1f} "
        f"H{right - corner:.1f} Q{right:.1f} {line:.1f} {right:.1f} {line + corner:.1f} V{low:.1f} Z"
    )
    edge = svg.path(f"M{line / 2:.1f} {low:.1f} H{box.width - line / 2:.1f}", "none", INK, line)
    screen.blit(art.sketch(svg.path(band, each.base, None) + edge, box.width, low + line), box)
    mark = art.tokens.set_mark(each.name, px(36), WHITE)
    screen.blit(mark, (round(box.x + px(12)), round(box.y + px(12))))
    if label:
        room = level_box(art, box, seat)
        word = art.letters.reading(
            label, art.letters.fit(label, room.width - px(10), px(20), "reading"), MUTED
        )
        screen.blit(word, word.get_rect(center=room.center))


def head_box(art: Art, box: pygame.Rect) -> pygame.Rect:
    return _part(art, box, 16, 118, 118)


def name_box(art: Art, box: pygame.Rect) -> pygame.Rect:
    return _part(art, box, 146, WIDE - 20, SIDE)


def kind_box(art: Art, box: pygame.Rect) -> pygame.Rect:
    return _part(art, box, 222, WIDE - 24, SIDE)


def level_box(art: Art, box: pygame.Rect, seat: int) -> pygame.Rect:
    """Beside the way out where there is one."""
    if seat < 2:
        return _part(art, box, 298, 120, SIDE)
    return _part(art, box, 298, 92, SIDE, left=8)


def leave_box(art: Art, box: pygame.Rect) -> pygame.Rect:
    return _part(art, box, 298, SIDE, SIDE, left=WIDE - SIDE - 8)


def _part(
    art: Art, box: pygame.Rect, y: float, wide: float, high: float, left: float | None = None
) -> pygame.Rect:
    px = art.view.px
    x = (WIDE - wide) / 2 if left is None else left
    # upwards, so that rounding never makes a target smaller than it must be
    return pygame.Rect(round(box.x + px(x)), round(box.y + px(y)), -int(-px(wide) // 1), -int(-px(high) // 1))


class Head(Widget):
    """The player's head; pressing it puts on the next one."""

    def __init__(
        self, rect: pygame.Rect, name: str, action: Callable[[], None], seat: int, avatar: str
    ) -> None:
        super().__init__(rect, name, action)
        self._seat, self._avatar = seat, avatar

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        side = self.rect.width * (GROWTH if look.focus else 1)
        if look.focus:
            ring(screen, art, self.rect, self.rect.width / 2)
        badge = art.tokens.badge(self._avatar, side, TINTS[self._seat], on_turn=look.hover)
        screen.blit(badge, badge.get_rect(center=self.rect.center))


class Kind(Choices[bool]):
    """Person or robot; arrows pass by instead of changing it."""

    captures = ""

    def __init__(self, rect: pygame.Rect, name: str, robot: bool, changed: Callable[[bool], None]) -> None:
        super().__init__(rect, name, KINDS, robot, changed)
        self.spoken = "robot" if robot else "player"


class LevelStars(Plate):
    """How good a robot is, one to three stars; each press is one more, then one again."""

    rounding = 0.34
    repeats = True

    def __init__(self, rect: pygame.Rect, name: str, action: Callable[[], None], level: str) -> None:
        super().__init__(rect, name, action)
        self.spoken = STARS[level]
        self._lit = LEVELS.index(level) + 1

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box = self.box(screen, art, look, CREAM) if look.focus or look.hover else self.rect
        size = min(art.view.px(34), self.rect.width * 0.3)
        put_row(
            screen,
            [art.tokens.star(size, nth < self._lit) for nth in range(len(LEVELS))],
            box.center,
            size * 0.06,
        )


class Leave(Plate):
    """A way out of the seat."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        small = self.rect.inflate(-art.view.px(18), -art.view.px(18))
        if look.focus:
            ring(screen, art, small, small.width / 2)
        fill = WHITE if look.hover else LILAC
        body = svg.ellipse(32, 32, 29, 29, fill, INK, 5)
        disc = art.sketch(svg.group(body, f"scale({small.width / 64:.4f})"), *small.size)
        screen.blit(disc, small)
        cross = inked(art, "icons/cross", small.width * 0.46)
        screen.blit(cross, cross.get_rect(center=small.center))


class Join(Widget):
    """An empty seat: a dashed place with a plus."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        px, box = art.view.px, self.rect
        if look.focus:
            ring(screen, art, box, px(32))
        glass = 0.2 if look.hover or look.focus else 0.08
        line = px(5)
        body = svg.rect(
            line, line, box.width - 2 * line, box.height - 2 * line, px(30), WHITE, None, opacity=glass
        )
        body += dashes(box.width, box.height, px(30), line)
        middle, y, arm = box.width / 2, box.height * 0.42, px(20)
        body += svg.ellipse(middle, y, px(38), px(38), WHITE, opacity=0.2)
        plus = f"M{middle - arm:.1f} {y:.1f} h{2 * arm:.1f} M{middle:.1f} {y - arm:.1f} v{2 * arm:.1f}"
        body += svg.path(plus, "none", WHITE, px(9))
        screen.blit(art.sketch(body, *box.size), box)
        word = art.letters.reading("Join", px(28), WHITE)
        screen.blit(word, word.get_rect(center=(box.centerx, round(box.y + box.height * 0.62))))


def dashes(width: float, height: float, radius: float, line: float) -> str:
    """A dashed rounded edge, each dash its own path: the drawing library spoils dash patterns."""
    x0, y0, x1, y1 = line, line, width - line, height - line
    dash, gap = line * 3.2, line * 2.4
    parts = []
    for start, end, turn in (
        ((x0 + radius, y0), (x1 - radius, y0), (x1, y0, x1, y0 + radius)),
        ((x1, y0 + radius), (x1, y1 - radius), (x1, y1, x1 - radius, y1)),
        ((x1 - radius, y1), (x0 + radius, y1), (x0, y1, x0, y1 - radius)),
        ((x0, y1 - radius), (x0, y0 + radius), (x0, y0, x0 + radius, y0)),
    ):
        length = abs(end[0] - start[0]) + abs(end[1] - start[1])
        count = max(1, round(length / (dash + gap)))
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        pitch = (length + gap) / count
        for nth in range(count):
            a, b = nth * pitch, nth * pitch + pitch - gap
            dash_from = f"M{start[0] + ux * a:.1f} {start[1] + uy * a:.1f}"
            parts.append(f"{dash_from} L{start[0] + ux * b:.1f} {start[1] + uy * b:.1f}")
        parts.append(_corner(end, turn))
    return "".join(svg.path(part, "none", WHITE, line, 0.55) for part in parts)


def _corner(end: tuple[float, float], turn: tuple[float, float, float, float]) -> str:
    """The middle of a rounded corner."""
    cx, cy, ex, ey = turn

    def at(t: float) -> tuple[float, float]:
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return (end[0] * a + cx * b + ex * c, end[1] * a + cy * b + ey * c)

    points = [at(0.3 + 0.1 * step) for step in range(5)]
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
