"""All that KA-BLAM! has of its own on the screen; beside cards its lessons show a bomb, and who drew it."""

import pygame

from game.games.kablam.show.explosion import Explosion
from game.games.kablam.show.faces import FACES
from game.screen.paint.art import Art
from game.screen.paint.palette import TINTS
from game.screen.paint.studio import BOMB
from game.screen.paint.view import put
from game.screen.scenes.show import Show


def burst(art: Art, _: str, size: float) -> pygame.Surface:
    side = 196 * size
    whole = art.tokens.burst(side, side).copy()
    put(whole, art.picture(BOMB, side * 0.56), whole.get_rect().center)
    return whole


def smoked(art: Art, avatar: str, size: float) -> pygame.Surface:
    side = 132 * size
    whole = pygame.Surface((round(side), round(side * 1.24)), pygame.SRCALPHA)
    box = whole.get_rect()
    put(whole, art.tokens.badge(avatar, side * 0.86, TINTS[2]), box.midtop, "midtop")
    put(whole, art.tokens.cloud(side), box.midbottom, "midbottom")
    return whole


SHOW = Show(cards=FACES, drawn={"burst": burst, "smoke": smoked}, moments={"kablam": Explosion})
