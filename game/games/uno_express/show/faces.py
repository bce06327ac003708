"""The cards that act in this game."""

from collections.abc import Mapping

import pygame

from game.games.uno_express.table import UNO_EXPRESS
from game.rules.things import Card
from game.screen.paint.cards import CardFace, Cards
from game.screen.paint.faces import FOUR_COLOURS, PLUS, ROUND, WILD, Glyph, action
from game.screen.paint.palette import WHITE
from game.screen.paint.surfaces import stamp
from game.screen.paint.templates import SMALL_WIDTH, WIDTH

HOP = Glyph("M29 60 C31 32 61 32 64 56 M64 56 L53 52 M64 56 L70 46 M46 66 h0.1")


class WildDrawTwo:
    """Four colours to choose from, and the next player takes two cards."""

    def __init__(self, name: str) -> None:
        self.name = name

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        unit = width / WIDTH
        face = FOUR_COLOURS.whole(cards, self.name, width)
        two = cards.letters.heading("+2", 76 * unit, WHITE, max(2.0, 6.5 * unit))
        stamp(face, cards.studio.turned(two, 6), 184 * unit, 208 * unit)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        unit = width / SMALL_WIDTH
        face = FOUR_COLOURS.small(cards, width)
        two = cards.letters.heading("+2", 42 * unit, WHITE, max(1.5, 5 * unit))
        stamp(face, two, 50 * unit, 102 * unit)
        return face


FACES: Mapping[str, CardFace] = {
    "draw1": action(UNO_EXPRESS, "draw1", PLUS, taken="1"),
    "skip": action(UNO_EXPRESS, "skip", HOP),
    "rev": action(UNO_EXPRESS, "rev", ROUND),
    "wild": WILD,
    "wild2": WildDrawTwo(UNO_EXPRESS.card_names["wild2"]),
}
