"""How risky the next card is, as a picture: ten small cards, as many of them red as the risk is."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import pygame

from game.rules.core import Game
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import BOOM, INK, LEAF, SUN, VIOLET
from game.screen.widgets.plates import sketch
from game.screen.widgets.widgets import IconButton, Widget
from game.table.table import Table

if TYPE_CHECKING:
    from game.screen.scenes.scene import Host

CARDS = 10
WIDE, HIGH, STEP = 13, 18, 17  # lu of a small card, and to the next
PAPER = 216  # lu


@runtime_checkable
class Risky(Protocol):
    """A game in which turning over a card may end badly."""

    def bust_odds(self) -> tuple[int, int]: ...


def odds_of(game: Game) -> tuple[int, int] | None:
    """How many of the unseen cards would end badly, and how many there are, while one may be turned over."""
    turning = any(move.verb == "flip" for move in game.moves(game.turn))
    return game.bust_odds() if turning and isinstance(game, Risky) else None


def odds_switch(host: Host, table: Table, changed: Callable[[], None]) -> list[Widget]:
    """Shows and hides the helper, where a game has one; the choice is kept."""
    settings = host.services.settings
    if table.odds is None:
        return []

    def switch() -> None:
        settings.odds = not settings.odds
        host.services.settings_file.store(settings)
        changed()

    box = host.view.box(*table.odds.switch, 0, 0).inflate(*[round(host.view.px(66))] * 2)
    return [IconButton(box, "How risky?", switch, "icons/eye", finish=SUN if settings.odds else VIOLET)]


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
    return sketch(art, body, px(CARDS * STEP), px(HIGH + 4))
