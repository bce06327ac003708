"""The sign on the card that has just come into the viewer's hand, until a card is put down."""

import pygame

from game.screen.paint.art import Art
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.table.stage import Stage

SIZE = 19  # lu
INSIDE = 33  # lu from the left edge of the card, which no other card covers


def draw_new(screen: pygame.Surface, art: Art, stage: Stage) -> None:
    for card in stage.arrivals.signed & set(stage.hand()):
        sprite = stage.sprites[card]
        if not sprite.moving and sprite.shows_face:
            pose = sprite.pose
            sign = art.labels.pill("new", art.view.px(SIZE), SUN_YELLOW, INK, stroke=INK)
            at = (pose.x - pose.width / 2 + art.view.px(INSIDE), pose.y - pose.width * 0.7)
            screen.blit(sign, sign.get_rect(center=(round(at[0]), round(at[1]))))
