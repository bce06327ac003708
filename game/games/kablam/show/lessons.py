"""What the lessons of this game show beside cards: the bomb going off, and whoever drew it."""

import pygame

from game.screen.paint.art import Art
from game.screen.paint.palette import TINTS
from game.screen.paint.studio import BOMB
from game.screen.paint.view import put


def burst(art: Art, _: str, size: float) -> pygame.Surface:
    side = 196 * size
    whole = art.tokens.burst(side, side).copy()
    put(whole, art.picture(BOMB, side * 0.56), whole.get_rect().center)
    return whole


def smoked(art: Art, avatar: str, size: float) -> pygame.Surface:
    side = 132 * size
    badge, cloud = art.tokens.badge(avatar, side * 0.86, TINTS[2]), art.tokens.cloud(side)
    whole = pygame.Surface((round(side), round(side * 1.24)), pygame.SRCALPHA)
    whole.blit(badge, badge.get_rect(midtop=(whole.get_width() // 2, 0)))
    whole.blit(cloud, cloud.get_rect(midbottom=(whole.get_width() // 2, whole.get_height())))
    return whole


DRAWN = {"burst": burst, "smoke": smoked}
