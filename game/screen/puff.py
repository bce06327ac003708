"""A puff of smoke where something has just been lost: it swells and fades."""

import pygame

from game.screen.art import Art
from game.screen.motion import out_cubic

LENGTH = 0.9  # seconds
SIZE = 108  # lu


class Puff:
    """Smoke at one point of the window."""

    def __init__(self, art: Art, at: tuple[int, int]) -> None:
        self.art = art
        self.at = at
        self.time = 0.0

    @property
    def done(self) -> bool:
        return self.time >= LENGTH

    def draw(self, screen: pygame.Surface, art: Art) -> list[pygame.Rect]:
        if art is not self.art:  # the window has changed its size: the point is no longer right
            return []
        part = min(1.0, self.time / LENGTH)
        size = art.view.px(SIZE) * (0.5 + 0.5 * out_cubic(part))
        cloud = art.cloud(round(size / 6) * 6).copy()
        cloud.set_alpha(round(255 * (1 - part * part)))
        return [screen.blit(cloud, cloud.get_rect(center=self.at))]
