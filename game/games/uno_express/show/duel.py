"""A Wild Draw Two between two players: who is blamed, by whom, for what; and the pictures of it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.games.uno_express.deck import matches
from game.games.uno_express.rules import BLUFF_COSTS, DOUBT_COSTS
from game.games.uno_express.table import UNO_EXPRESS
from game.play.plan import Player
from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.palette import SUN_YELLOW
from game.screen.paint.view import put, whole
from game.screen.table.seats import tint

EMBLEM = UNO_EXPRESS.emblem
MOST = 5  # closed cards that are drawn of a hand

Point = tuple[float, float]


class Side(NamedTuple):
    seat: int
    player: Player

    @property
    def name(self) -> str:
        return self.player.name


class Duel(NamedTuple):
    """The player of the card, who has to answer it, and the colours before and after."""

    blamed: Side
    answering: Side
    before: str
    now: str
    held: int

    @property
    def claim(self) -> str:
        beep = " Beep." if self.blamed.player.bot else ""
        return f"I had no {self.before}.{beep} Promise!"

    @property
    def costs(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What follows from taking the cards, and from doubting, in short lines."""
        found = f"{self.before.capitalize()} or wild? {self.blamed.name} takes {BLUFF_COSTS}."
        return ("You miss this turn.",), (found, f"If not, you take {DOUBT_COSTS} and rest.")


def telltales(cards: Sequence[Card], colour: str) -> list[int]:
    """Which of these cards forbid a Wild Draw Two on this colour: by it first, then wilds."""
    found = [nth for nth, card in enumerate(cards) if matches(card, colour)]
    return sorted(found, key=lambda nth: cards[nth].colour != colour)


def draw_card(
    screen: pygame.Surface, art: Art, card: Card, wide: float, at: Point, turn: int, lit: bool = False
) -> None:
    """A card with its shadow, glowing if it matters."""
    x, y = whole(at)
    put(screen, art.turned(art.cards.shadow(wide), turn), (x, y + wide * 0.035))
    if lit:
        put(screen, art.turned(art.cards.glow(wide, SUN_YELLOW), turn), (x, y))
    put(screen, art.turned(art.cards.face(card, wide), turn), (x, y))


def draw_backs(screen: pygame.Surface, art: Art, count: int, wide: float, at: Point) -> None:
    """A few closed cards, fanned."""
    shown = min(count, MOST)
    step = wide * min(0.9, 2.4 / max(1, shown))
    for nth in range(shown):
        lean = nth - (shown - 1) / 2
        x, y = whole((at[0] + lean * step, at[1] + abs(lean) * wide * 0.06))
        put(screen, art.turned(art.cards.shadow(wide), -7 * lean), (x, y + wide * 0.035))
        put(screen, art.turned(art.cards.back(EMBLEM, wide), -7 * lean), (x, y))


def draw_head(
    screen: pygame.Surface, art: Art, side: Side, size: float, at: Point, on_turn: bool = False
) -> None:
    put(screen, art.lights.shadow(size, size, size / 2), (at[0], at[1] + art.view.px(5)))
    put(screen, art.tokens.badge(side.player.avatar, size, tint(side.seat), on_turn), at)
