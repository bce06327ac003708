"""Flat outlined boxes and small shapes that controls are drawn on and with."""

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LILAC, WHITE, mix
from game.screen.widgets.widgets import GROWTH, Look, Widget

LINE = 4  # lu


def plate(art: Art, size: tuple[int, int], radius: float, fill: str, inside: str = "") -> pygame.Surface:
    """A flat outlined box; `inside` is drawn between its fill and its outline."""
    line = art.view.px(LINE)
    width, height = size
    box = (line / 2, line / 2, width - line, height - line, radius - line / 2)
    body = svg.rect(*box, fill, None) + inside + svg.rect(*box, "none", INK, line)
    return art.sketch(body, width, height)


def grown(rect: pygame.Rect, look: Look) -> pygame.Rect:
    """The rectangle, a little larger while it has the focus."""
    if not look.focus:
        return rect
    more = round(min(rect.size) * (GROWTH - 1))
    return rect.inflate(2 * more, 2 * more)


def ring(screen: pygame.Surface, art: Art, box: pygame.Rect, radius: float) -> None:
    """The focus ring round a box."""
    surface = art.pieces.focus_ring(box.width, box.height, radius)
    screen.blit(surface, surface.get_rect(center=box.center))


def inked(art: Art, name: str, size: float) -> pygame.Surface:
    """A picture as it is, or an icon in ink."""
    return art.picture(name, size, INK if name.startswith("icons/") else None)


def lighter(fill: str, look: Look) -> str:
    return mix(fill, WHITE, 0.35) if look.hover and not look.pressed else fill


class Plate(Widget):
    """A flat box that everything in this file is drawn on."""

    rounding = 0.5  # of the height
    fill = LILAC

    def box(
        self, screen: pygame.Surface, art: Art, look: Look, fill: str = "", inside: str = ""
    ) -> pygame.Rect:
        """Draw ring and plate; give the rectangle to draw in."""
        box = grown(self.rect, look)
        radius = min(box.height * self.rounding, art.view.px(34))
        if look.focus:
            ring(screen, art, box, radius)
        screen.blit(plate(art, box.size, radius, lighter(fill or self.fill, look), inside), box)
        return box
