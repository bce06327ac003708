"""Light and shade: soft shadows, and what shines round or behind whatever can be chosen."""

import pygame

from game.screen.paint import svg
from game.screen.paint.palette import INK, rgb
from game.screen.paint.shelf import kept
from game.screen.paint.studio import Studio, blurred_box, draw_shapes


class Lights:
    """Makes and keeps lights and shadows of boxes; sizes in pixels."""

    def __init__(self, studio: Studio) -> None:
        self.studio, self.view, self.shelf = studio, studio.view, studio.shelf

    def shadow(self, width: float, height: float, radius: float) -> pygame.Surface:
        """A soft shadow of any box: centre it on the box, some 5 lu lower."""
        return self.studio.soft(width, height, radius, self.view.px(8), 100)

    @kept
    def shine(self, width: float, height: float, radius: float, colour: str) -> pygame.Surface:
        """Light round and behind any box: centre it behind what can be chosen."""
        soft = blurred_box(width, height, radius, self.view.px(9), (*rgb(colour), 200))
        size = soft.get_size()
        x, y, line = (size[0] - width) / 2, (size[1] - height) / 2, self.view.px(4)
        body = svg.rect(x, y, width, height, radius, colour, None, 0, 0.45)
        body += svg.rect(x, y, width, height, radius, "none", INK, line * 1.6)
        body += svg.rect(x, y, width, height, radius, "none", colour, line)
        soft.blit(draw_shapes(body, *size), (0, 0))
        return soft

    @kept
    def glow(self, width: float, height: float, radius: float, colour: str) -> pygame.Surface:
        """Soft light behind any box: it shines beyond the box on all sides."""
        return blurred_box(width, height, radius, self.view.px(12), (*rgb(colour), 215))

    @kept
    def rim(self, width: float, height: float, radius: float, colour: str) -> pygame.Surface:
        """Light round the edge of a box, which itself stays nearly as it is."""
        line = self.view.px(7)
        around = (width + 2 * line, height + 2 * line, radius + line)
        soft = blurred_box(*around, self.view.px(11), (*rgb(colour), 235))
        size = soft.get_size()
        x, y = (size[0] - width) / 2, (size[1] - height) / 2
        hole = svg.rect(x, y, width, height, radius, "#000000", None, 0, 0.84)
        soft.blit(draw_shapes(hole, *size), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        place = (x - line / 2, y - line / 2, width + line, height + line, radius, "none")
        edge = svg.rect(*place, INK, line * 1.7) + svg.rect(*place, colour, line)
        soft.blit(draw_shapes(edge, *size), (0, 0))
        return soft
