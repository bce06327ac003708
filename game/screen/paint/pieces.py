"""Parts of the interface: panels, buttons, rings, boxes and dashed frames."""

import math

import pygame

from game.screen.paint import svg
from game.screen.paint.palette import CREAM, INK, LILAC_LIP, SUN_YELLOW, WHITE, Finish, mix
from game.screen.paint.studio import Studio, draw
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
        """The width of an outline."""
        return max(2, round(self.view.px(LINE)))

    @property
    def panel_margin(self) -> int:
        """How far the shadow of a panel or button reaches beyond its box, on every side."""
        return round(self.view.px(MARGIN))

    @property
    def ring_margin(self) -> int:
        """How far the focus ring reaches beyond the thing."""
        return round(self.view.px(RING))

    def button_radius(self, height: float) -> int:
        return round(min(height * 0.36, self.view.px(30)))

    def button_lip(self, height: float) -> int:
        """How thick a button of this height is: the lip seen below its face."""
        return max(3, round(min(height * 0.105, self.view.px(10))))

    def panel(
        self,
        width: float,
        height: float,
        radius: float | None = None,
        fill: str = CREAM,
        lip: float = 0,
        lip_fill: str = LILAC_LIP,
        shadow: bool = True,
    ) -> pygame.Surface:
        """A paper box with an ink outline; the box lies `panel_margin` inside the surface on all sides.

        A lip, if any, is seen below the box, within the margin."""
        w, h = round(width), round(height)
        r = self.view.px(32) if radius is None else radius
        key = ("panel", w, h, round(r), fill, round(lip), lip_fill, shadow)
        return self.shelf.get(key, lambda: self._panel(w, h, r, (fill, fill, lip_fill), lip, shadow))

    def tile(
        self, width: float, height: float, radius: float, finish: Finish, lip: float = 0
    ) -> pygame.Surface:
        """A graded box in a finish, placed like a panel: game tiles, seats, podiums."""
        w, h = round(width), round(height)
        key = ("tile", w, h, round(radius), finish, round(lip))
        return self.shelf.get(key, lambda: self._panel(w, h, radius, finish[:3], lip, True))

    def _panel(
        self, width: int, height: int, radius: float, paint: tuple[str, str, str], lip: float, shadow: bool
    ) -> pygame.Surface:
        line, margin = self.line, self.panel_margin
        radius = min(radius, width / 2, height / 2)
        narrow = min(width, 2 * math.ceil(radius + line) + 1)  # between its corners a box is all the same
        x, w, h = line / 2, narrow - line, height - line
        body = svg.gradient("fill", paint[0], paint[1])
        if lip:
            body += svg.rect(x, x + lip, w, h, radius, paint[2], INK, line)
        body += svg.rect(x, x, w, h, radius, "url(#fill)", INK, line)
        whole = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
        if shadow:
            self._cast(whole, width, height + lip, radius)
        high = height + round(lip)
        box = draw(svg.document(body, narrow, high), narrow, high)
        whole.blit(widened(box, width), (margin, margin))
        return whole.convert_alpha()

    def _cast(self, whole: pygame.Surface, width: float, height: float, radius: float) -> None:
        """The shadow of a box that lies `panel_margin` inside this surface."""
        blur = self.view.px(9)
        shade = self.studio.soft(width, height, radius, blur, 100)
        at = self.panel_margin - 2 * blur
        whole.blit(shade, (round(at), round(at + self.view.px(5))))

    def button(
        self,
        width: float,
        height: float,
        finish: Finish,
        pressed: bool = False,
        off: bool = False,
        hover: bool = False,
        radius: float | None = None,
    ) -> pygame.Surface:
        """A thick button of this face size. The surface is centred on face and lip together:
        `panel_margin` on every side of a box `width` x (`height` + `button_lip(height)`)."""
        w, h = round(width), round(height)
        r = self.button_radius(h) if radius is None else round(radius)
        key = ("button", w, h, finish, pressed, off, hover, r)
        return self.shelf.get(key, lambda: self._button(w, h, finish, (pressed, off, hover), r))

    def _button(
        self, width: int, height: int, finish: Finish, state: tuple[bool, bool, bool], radius: int
    ) -> pygame.Surface:
        pressed, off, hover = state
        lip, line, margin = self.button_lip(height), self.line, self.panel_margin
        towards, part = (CREAM, 0.5) if off else (WHITE, 0.12 if hover else 0.0)
        top, bottom = mix(finish.top, towards, part), mix(finish.bottom, towards, part)
        drop = round(lip * 0.75) if pressed else 0
        radius = min(radius, width // 2, height // 2)
        x, w, h = line / 2, width - line, height - line
        body = svg.gradient("face", top, bottom)
        if not off:
            body += svg.rect(x, x + lip, w, h, radius, finish.lip, INK, line)
        body += svg.rect(x, x + drop, w, h, radius, "url(#face)", INK, line)
        if not off:
            body += self.shine(radius * 0.7, line + drop, width - radius * 1.4, height)
        whole = pygame.Surface((width + 2 * margin, height + lip + 2 * margin), pygame.SRCALPHA)
        if not off:
            self._cast(whole, width, height + lip, radius)
        whole.blit(draw(svg.document(body, width, height + lip), width, height + lip), (margin, margin))
        return whole.convert_alpha()

    def shine(self, x: float, y: float, width: float, height: float) -> str:
        """The light strip along the top of a face this high."""
        strip = max(self.view.px(4), height * 0.09)
        return svg.rect(x, y + strip * 0.4, width, strip, strip / 2, WHITE, None, opacity=0.55)

    def focus_ring(self, width: float, height: float, radius: float) -> pygame.Surface:
        """Ink, sun and ink round a box of this size, `ring_margin` beyond it; its middle is clear."""
        w, h, r = round(width), round(height), round(radius)
        return self.shelf.get(("ring", w, h, r), lambda: self._ring(w, h, r))

    def _ring(self, width: int, height: int, radius: int) -> pygame.Surface:
        line, margin = self.view.px(LINE), self.ring_margin
        size = (width + 2 * margin, height + 2 * margin)
        sun = margin - line  # the sun band lies between the thing's own outline and the outer ink line
        middle = margin - sun / 2
        wide, high, corner = width + sun, height + sun, radius + sun / 2
        place = (middle, middle, wide, high, corner, "none")
        body = svg.rect(*place, INK, sun + 2 * line) + svg.rect(*place, SUN_YELLOW, sun)
        return draw(svg.document(body, *size), *size)

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
        key = ("box", w, h, round(r, 1), fill, stroke, opacity)
        body = svg.rect(line / 2, line / 2, w - line, h - line, r - line / 4, fill, stroke, line, opacity)
        return self.shelf.get(key, lambda: draw(svg.document(body, w, h), w, h))

    def disc(self, diameter: float, fill: str, stroke: str | None = None) -> pygame.Surface:
        """A smooth circle: dots of a way, pages, sound buttons."""
        return self.box(diameter, diameter, diameter / 2, fill, stroke)

    def dashed(
        self, width: float, height: float, radius: float, colour: str = WHITE, opacity: float = 1.0
    ) -> pygame.Surface:
        """A dashed frame round an empty place, faintly filled; no margin."""
        w, h, r = round(width), round(height), round(radius)
        key = ("dashed", w, h, r, colour, opacity)
        return self.shelf.get(key, lambda: self._dashed(w, h, r, colour, opacity))

    def _dashed(self, width: int, height: int, radius: int, colour: str, opacity: float) -> pygame.Surface:
        line = self.line
        inside = (line / 2, line / 2, width - line, height - line)
        body = svg.rect(*inside, radius, colour, None, opacity=0.08 * opacity)
        body += svg.path(svg.dashes(*inside, radius, self.view.px(16)), "none", colour, line, 0.75 * opacity)
        return draw(svg.document(body, width, height), width, height)
