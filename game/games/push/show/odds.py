"""How risky the next card is, as a picture: ten small cards, as many of them red as the risk is."""

import math

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import BOOM, INK, LEAF

CARDS = 10
WIDE, HIGH, STEP = 13, 18, 17  # lu of a small card, and to the next
PAPER = 216  # lu


def red_cards(bad: int, unseen: int) -> int:
    """Of ten, rounded; any risk is at least one card, and ten are only for certain ruin."""
    if not bad:
        return 0
    return max(1, min(CARDS if bad == unseen else CARDS - 1, math.floor(CARDS * bad / unseen + 0.5)))


def draw_odds(
    screen: pygame.Surface, art: Art, sentence: str, odds: tuple[int, int], at: tuple[int, int]
) -> None:
    """The picture above its sentence, on a small paper round this point."""
    px = art.view.px
    bad, unseen = odds
    words = art.letters.reading(sentence.format(bad=bad, all=unseen), px(20))
    paper = art.pieces.panel(px(PAPER), px(56), radius=px(18))
    screen.blit(paper, paper.get_rect(center=at))
    row = _row(art, red_cards(bad, unseen))
    screen.blit(row, row.get_rect(center=(at[0], round(at[1] - px(14)))))
    screen.blit(words, words.get_rect(center=(at[0], round(at[1] + px(13)))))


def _row(art: Art, red: int) -> pygame.Surface:
    px, body = art.view.px, ""
    for nth in range(CARDS):
        x = px(2 + STEP * nth)
        fill = BOOM[0] if nth < red else LEAF.top
        body += svg.rect(x, px(2), px(WIDE), px(HIGH), px(3), fill, INK, px(2.5))
        if nth < red:  # never by colour alone
            a, b, top, low = x + px(4), x + px(WIDE - 4), px(7), px(HIGH - 3)
            cross = f"M{a:.1f} {top:.1f} L{b:.1f} {low:.1f} M{b:.1f} {top:.1f} L{a:.1f} {low:.1f}"
            body += svg.path(cross, "none", "#FFFFFF", px(2.5))
    return art.sketch(body, px(CARDS * STEP), px(HIGH + 4))
