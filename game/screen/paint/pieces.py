"""Parts of the interface: panels, buttons, rings, boxes and dashed frames."""

import math

import pygame

from game.screen.paint import svg
from game.screen.paint.palette import CREAM, INK, LILAC_LIP, SUN_YELLOW, WHITE, Finish, mix
from game.screen.paint.shelf import kept
from game.screen.paint.studio import Studio, draw_shapes
from game.screen.paint.surfaces import widened

LINE = 4  # lu: the outline of buttons and panels
RING = 12  # lu: how far the focus ring reaches out
MARGIN = 24  # lu: room for the shadow round panels and buttons


class Pieces:
    """Makes and keeps the parts widgets and scenes are put together from; sizes in pixels."""

    def __init__(self, studio: Studio) -> None:
        self.studio, self.view, self.shelf = studio, studio.view, studio.shelf

    @property
    def line(self) -> int:
        return max(2, round(self.view.px(LINE)))

    @property
    def panel_margin(self) -> int:
        """How far the shadow of a panel or button reaches beyond its box, on every side."""
        return round(self.view.px(MARGIN))

    def button_radius(self, height: float) -> int:
        return round(min(height * 0.36, self.view.px(30)))

    def button_lip(self, height: float) -> int:
        """How thick a button of this height is: the lip seen below its face."""
        return max(3, round(min(height * 0.105, self.view.px(10))))

    @kept
    def panel(
        self,
        width: float,
        height: float,
        radius: float,
        fill: str | Finish = CREAM,
        lip: float = 0,
        shadow: bool = True,
    ) -> pygame.Surface:
        """A box of paper or of graded paint, with an ink outline; it lies `panel_margin` inside the
        surface on all sides. A lip, if any, is seen below the box, within the margin."""
        w, h, line, margin = round(width), round(height), self.line, self.panel_margin
        r = min(radius, w / 2, h / 2)
        narrow = min(w, 2 * math.ceil(r + line) + 1)  # between its corners a box is all the same
        box = (narrow - line, h - line, r)
        top, bottom, below = (fill, fill, LILAC_LIP) if isinstance(fill, str) else fill[:3]
        body = svg.gradient("fill", top, bottom)
        if lip:
            body += svg.rect(line / 2, line / 2 + lip, *box, below, INK, line)
        body += svg.rect(line / 2, line / 2, *box, "url(#fill)", INK, line)
        whole = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
        if shadow:
            self._cast(whole, w, h + lip, r)
        whole.blit(widened(draw_shapes(body, narrow, h + round(lip)), w), (margin, margin))
        return whole.convert_alpha()

    def _cast(self, whole: pygame.Surface, width: float, height: float, radius: float) -> None:
        """The shadow of a box that lies `panel_margin` inside this surface."""
        blur = self.view.px(9)
        shade = self.studio.soft(width, height, radius, blur, 100)
        at = self.panel_margin - 2 * blur
        whole.blit(shade, (round(at), round(at + self.view.px(5))))

    @kept
    def button(
        self,
        width: int,
        height: int,
        finish: Finish,
        pressed: bool = False,
        off: bool = False,
        hover: bool = False,
        radius: float | None = None,
    ) -> pygame.Surface:
        """A thick button of this face size. The surface is centred on face and lip together:
        `panel_margin` on every side of a box `width` x (`height` + `button_lip(height)`)."""
        lip, line, margin = self.button_lip(height), self.line, self.panel_margin
        towards, part = (CREAM, 0.5) if off else (WHITE, 0.12 if hover else 0.0)
        top, bottom = mix(finish.top, towards, part), mix(finish.bottom, towards, part)
        drop = round(lip * 0.75) if pressed else 0
        r = self.button_radius(height) if radius is None else round(radius)
        r = min(r, width // 2, height // 2)
        x, w, h = line / 2, width - line, height - line
        body = svg.gradient("face", top, bottom)
        whole = pygame.Surface((width + 2 * margin, height + lip + 2 * margin), pygame.SRCALPHA)
        if not off:
            body += svg.rect(x, x + lip, w, h, r, finish.lip, INK, line)
            self._cast(whole, width, height + lip, r)
        body += svg.rect(x, x + drop, w, h, r, "url(#face)", INK, line)
        if not off:
            body += self.shine(r * 0.7, line + drop, width - r * 1.4, height)
        whole.blit(draw_shapes(body, width, height + lip), (margin, margin))
        return whole.convert_alpha()

    def shine(self, x: float, y: float, width: float, height: float) -> str:
        """The light strip along the top of a face this high."""
        strip = max(self.view.px(4), height * 0.09)
        return svg.rect(x, y + strip * 0.4, width, strip, strip / 2, WHITE, None, opacity=0.55)

    @kept
    def focus_ring(self, width: int, height: int, radius: float) -> pygame.Surface:
        """Ink, sun and ink round a box of this size, RING lu beyond it; its middle is clear."""
        line, margin = self.view.px(LINE), round(self.view.px(RING))
        sun = margin - line  # the sun band lies between the thing's own outline and the outer ink line
        middle = margin - sun / 2
        place = (middle, middle, width + sun, height + sun, round(radius) + sun / 2, "none")
        body = svg.rect(*place, INK, sun + 2 * line) + svg.rect(*place, SUN_YELLOW, sun)
        return draw_shapes(body, width + 2 * margin, height + 2 * margin)

    @kept
    def box(
        self,
        width: float,
        height: float,
        radius: float,
        fill: str,
        stroke: str | None = None,
        opacity: float = 1.0,
    ) -> pygame.Surface:
        """A plain smooth rounded box without margin; the stroke, if any, lies inside it."""
        w, h, r = round(width), round(height), min(radius, width / 2, height / 2)
        line = self.line if stroke else 0
        body = svg.rect(line / 2, line / 2, w - line, h - line, r - line / 4, fill, stroke, line, opacity)
        return draw_shapes(body, w, h)

    def disc(self, diameter: float, fill: str, stroke: str | None = None) -> pygame.Surface:
        return self.box(diameter, diameter, diameter / 2, fill, stroke)

    @kept
    def dashed(
        self, width: float, height: float, radius: float, colour: str = WHITE, opacity: float = 1.0
    ) -> pygame.Surface:
        """A dashed frame round an empty place, faintly filled; no margin."""
        line, r = self.line, round(radius)
        inside = (line / 2, line / 2, round(width) - line, round(height) - line)
        body = svg.rect(*inside, r, colour, None, opacity=0.08 * opacity)
        body += svg.path(svg.dashes(*inside, r, self.view.px(16)), "none", colour, line, 0.75 * opacity)
        return draw_shapes(body, width, height)
