"""A small celebration: a ring of stars that fly out and fade."""

import math

import pygame

from game.screen.art import Art
from game.screen.motion import out_cubic

LENGTH = 0.8  # seconds
COUNT = 9
REACH = 110  # lu
SIZES = (34, 24, 28)  # lu


class Stars:
    """Stars from one point of the window."""

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
        drawn = []
        for nth in range(COUNT):
            turn = 2 * math.pi * nth / COUNT + 0.3
            out = art.view.px(REACH) * out_cubic(part) * (0.75 + 0.25 * (nth % 2))
            size = art.view.px(SIZES[nth % len(SIZES)]) * (1 - part * part)
            if size < 4:
                continue
            star = art.star(round(size / 3) * 3)
            spot = (round(self.at[0] + out * math.cos(turn)), round(self.at[1] + out * math.sin(turn)))
            drawn.append(screen.blit(star, star.get_rect(center=spot)))
        return drawn
