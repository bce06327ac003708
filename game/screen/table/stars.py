"""A small celebration: a ring of stars that fly out and fade."""

import math

import pygame

from game.screen.paint.motion import out_cubic
from game.screen.table.flash import Flash

COUNT = 9
REACH = 110  # lu
SIZES = (34, 24, 28)  # lu


class Stars(Flash):
    """Stars from one point of the window."""

    length = 0.8

    def paint(self, screen: pygame.Surface, part: float) -> list[pygame.Rect]:
        art = self.art
        drawn = []
        for nth in range(COUNT):
            turn = 2 * math.pi * nth / COUNT + 0.3
            out = art.view.px(REACH) * out_cubic(part) * (0.75 + 0.25 * (nth % 2))
            size = art.view.px(SIZES[nth % len(SIZES)]) * (1 - part * part)
            if size < 4:
                continue
            star = art.tokens.star(round(size / 3) * 3)
            spot = (round(self.at[0] + out * math.cos(turn)), round(self.at[1] + out * math.sin(turn)))
            drawn.append(screen.blit(star, star.get_rect(center=spot)))
        return drawn
