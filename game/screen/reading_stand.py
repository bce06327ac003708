"""What stands round the word in the reading moment: the card with its plate, the reader and the owl."""

import pygame

from game.play.plan import Player
from game.rules.things import Card
from game.screen.art import Art
from game.screen.palette import CREAM, INK, WHITE
from game.screen.pieces import Tail
from game.screen.view import whole

CARD = 28  # percent of the width
PLATE = (47, 36)  # percent of width and height


def draw_card(screen: pygame.Surface, art: Art, printed: Card, aside: int) -> None:
    """The card without its word, and the plate for the word, so many pixels from their place."""
    view = art.view
    card, shadow = art.face(printed._replace(word=""), view.wide(CARD)), art.card_shadow(view.wide(CARD))
    x, y = whole(view.at(50, 39.5))
    screen.blit(shadow, shadow.get_rect(center=(x + aside, y + round(view.px(10)))))
    screen.blit(card, card.get_rect(center=(x + aside, y)))
    plate = art.panel(view.wide(PLATE[0]), view.high(PLATE[1]), radius=view.px(46), fill=CREAM)
    x, y = whole(view.at(50, 40))
    screen.blit(plate, plate.get_rect(center=(x + aside, y)))


def draw_reader(screen: pygame.Surface, art: Art, player: Player, tint: str) -> None:
    """Whose word it is."""
    view = art.view
    badge = art.badge(player.avatar, view.px(112), tint, True)
    x, y = whole(view.at(17, 34))
    screen.blit(badge, badge.get_rect(center=(x, y)))
    name = art.pill(player.name, view.px(24), WHITE, INK, stroke=INK)
    screen.blit(name, name.get_rect(center=(x, y + round(view.px(66)))))
    bubble = art.bubble("My word!", view.px(26), Tail("down", 0.5))
    screen.blit(bubble, bubble.get_rect(midbottom=(x, y - round(view.px(52)))))


def draw_owl(screen: pygame.Surface, art: Art, advice: str, caption: str) -> None:
    """What the owl advises above it, and what the voice says below it."""
    view = art.view
    owl = art.picture("characters/owl", view.px(170))
    x, y = whole(view.at(84.5, 38))
    screen.blit(owl, owl.get_rect(center=(x, y)))
    bubble = art.bubble(advice, view.px(26), Tail("down", 0.5), width=view.px(240))
    screen.blit(bubble, bubble.get_rect(midbottom=(x, y - round(view.px(76)))).clamp(screen.get_rect()))
    if caption:
        said = art.bubble(caption, view.px(40), Tail("up", 0.5))
        screen.blit(said, said.get_rect(midtop=(x, y + round(view.px(74)))))
