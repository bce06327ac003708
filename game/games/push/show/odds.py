"""How risky the next card is, as a picture: ten small cards, as many of them red as the risk is."""

import math

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import BOOM, INK, LEAF, WHITE
from game.screen.paint.view import put, whole

CARDS = 10
WIDE, HIGH, STEP = 13, 18, 17  # lu of a small card, and to the next
PAPER = 216  # lu
AT, SWITCH = (19.5, 65.9), (7, 30)  # percent: the picture, and where it is switched on and off


def red_cards(bad: int, unseen: int) -> int:
    """Of ten, rounded; any risk is at least one card, and ten are only for certain ruin."""
    if not bad:
        return 0
    return max(1, min(CARDS if bad == unseen else CARDS - 1, math.floor(CARDS * bad / unseen + 0.5)))


def draw_odds(screen: pygame.Surface, art: Art, bad: int, unseen: int) -> None:
    """The picture above its sentence, on a small paper."""
    px, (x, y) = art.view.px, whole(art.view.at(*AT))
    put(screen, art.pieces.panel(px(PAPER), px(56), radius=px(18)), (x, y))
    put(screen, _row(art, red_cards(bad, unseen)), (x, y - px(14)))
    put(screen, art.letters.reading(f"{bad} of {unseen} would bust", px(20)), (x, y + px(13)))


def _row(art: Art, red: int) -> pygame.Surface:
    px, body = art.view.px, ""
    for nth in range(CARDS):
        x = px(2 + STEP * nth)
        fill = BOOM[0] if nth < red else LEAF.top
        body += svg.rect(x, px(2), px(WIDE), px(HIGH), px(3), fill, INK, px(2.5))
        if nth < red:  # never by colour alone
            a, b, top, low = x + px(4), x + px(WIDE - 4), px(7), px(HIGH - 3)
            cross = f"M{a:.1f} {top:.1f} L{b:.1f} {low:.1f} M{b:.1f} {top:.1f} L{a:.1f} {low:.1f}"
            body += svg.path(cross, "none", WHITE, px(2.5))
    return art.sketch(body, px(CARDS * STEP), px(HIGH + 4))
