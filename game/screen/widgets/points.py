"""The points of everybody in one panel: bars that fill and numbers that count up."""

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.motion import out_cubic
from game.screen.paint.palette import CREAM, FAINT, INK, LEAF, TINTS, WHITE
from game.screen.paint.view import put
from game.screen.widgets.standings import Result, Standing

COUNTING = 0.6  # seconds until all points are counted
ROW = 82  # lu, the height of a row when there is room
HEAD = 66
TALLEST = 440
TROUGH = "#E9E1F7"


def sheet_box(art: Art, wide: float, high: float, at: tuple[float, float]) -> pygame.Rect:
    """A sheet beside the winners: its size, and its middle from the right and from above, in lu."""
    view = art.view
    return view.rect(wide, high, (view.width - view.px(at[0]), view.height - view.px(720 - at[1])))


def lay_sheet(screen: pygame.Surface, art: Art, box: pygame.Rect) -> None:
    put(screen, art.pieces.panel(*box.size, art.view.px(36), CREAM, lip=art.view.px(10)), box.center)


class PointsPanel:
    """Badge, name, bar, gain and total of each player, the highest total first."""

    def __init__(self, art: Art, result: Result) -> None:
        self._art = art
        self._rows = sorted(result.standings, key=lambda each: -each.total)
        self._target = max(1, result.target or max(result.totals))
        self._heading = (result.unit or "points").capitalize()
        self._aim = f"first to {result.target}" if result.target else ""
        self._row = min(ROW, (TALLEST - HEAD - 20) / len(self._rows))
        self.box = sheet_box(art, 512, HEAD + 26 + self._row * len(self._rows), (298, 354))

    def draw(self, screen: pygame.Surface, progress: float) -> None:
        """Progress 0 is before the gains were added, 1 is after."""
        art, px, box = self._art, self._art.view.px, self.box
        lay_sheet(screen, art, box)
        put(screen, art.letters.heading(self._heading, px(34)), (box.x + px(34), box.y + px(42)), "midleft")
        if self._aim:
            target = art.letters.reading(self._aim, px(22), FAINT)
            put(screen, target, (box.right - px(34), box.y + px(42)), "midright")
        part = out_cubic(progress)
        for nth, standing in enumerate(self._rows):
            self._draw_row(screen, standing, box.y + px(HEAD + 8 + self._row * (nth + 0.5)), part)

    def _draw_row(self, screen: pygame.Surface, standing: Standing, y: float, part: float) -> None:
        art, px, left = self._art, self._art.view.px, self.box.x
        unit, tint = px(min(1.0, self._row / 76)), TINTS[standing.seat % len(TINTS)]
        badge = art.tokens.badge(standing.player.avatar, 70 * unit, tint, standing.won)
        put(screen, badge, (left + px(60), y))
        name = art.letters.reading(standing.player.name, 25 * unit)
        put(screen, name, (left + px(108), y - 17 * unit), "midleft")
        now = standing.total - standing.gain + standing.gain * part
        bar = self._bar(now / self._target, standing.colour.base, 27 * unit)
        put(screen, bar, (left + px(108), y + 14 * unit), "midleft")
        if self._aim and standing.gain > 0:
            gain = art.letters.heading(f"+{standing.gain}", 24 * unit, LEAF.lip)
            put(screen, gain, (left + px(384), y - 17 * unit), "midright")
        put(screen, art.letters.heading(str(round(now)), 40 * unit), (left + px(448), y + 6 * unit))

    def _bar(self, part: float, colour: str, high: float) -> pygame.Surface:
        wide, line = self._art.view.px(276), self._art.view.px(4)
        inner, radius = wide - line, (high - line) / 2
        body = svg.rect(line / 2, line / 2, inner, high - line, radius, TROUGH, None)
        filled = max(0.0, min(1.0, part)) * inner
        if filled > 0:
            filled = max(filled, 2 * radius)
            body += svg.rect(line / 2, line / 2, filled, high - line, radius, colour, None)
            shine = max(radius, filled - 2 * radius)
            place = (line / 2 + radius * 0.9, high * 0.26, shine, high * 0.17, high * 0.08)
            body += svg.rect(*place, WHITE, None, opacity=0.5)
        body += svg.rect(line / 2, line / 2, inner, high - line, radius, "none", INK, line)
        return self._art.sketch(body, wide, high)
