"""A puff of smoke where something has just been lost: it swells and fades."""

import pygame

from game.screen.paint.motion import out_cubic
from game.screen.paint.view import put
from game.screen.table.flashes import Flash

SIZE = 108  # lu


class Puff(Flash):
    """Smoke at one point of the window."""

    length = 0.9

    def paint(self, screen: pygame.Surface, part: float) -> list[pygame.Rect]:
        art = self.art
        size = art.view.px(SIZE) * (0.5 + 0.5 * out_cubic(part))
        cloud = art.tokens.cloud(round(size / 6) * 6).copy()
        cloud.set_alpha(round(255 * (1 - part * part)))
        return [put(screen, cloud, self.at)]
