"""The cards without a number: one that makes its player roll, and one that turns the way round."""

from collections.abc import Mapping

import pygame

from game.games.push.show.dice import FRONT
from game.rules.things import Card
from game.screen.paint import svg
from game.screen.paint.cards import CardFace, Cards
from game.screen.paint.faces import small_dark
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.paint.surfaces import stamp
from game.screen.paint.templates import SMALL_WIDTH, WIDTH, night_template

ARROWS = (("#45D0C0", 0), ("#FF9FBE", 180))
ARROW = "M52 168 C44 96 108 58 160 82 L168 62 L206 112 L146 128 L152 106 C116 92 84 118 88 160 Z"


def arrows(line: float) -> str:
    """Two that chase each other."""
    return "".join(svg.turned(svg.path(ARROW, tone, INK, line), turn, 125, 148) for tone, turn in ARROWS)


class RollFace:
    """The die on a flash."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        unit = width / WIDTH
        flash = svg.burst(125, 145, 98, 72, 14, SUN_YELLOW, 0, INK, 5)
        face = cards.blank(night_template(flash), width)
        stamp(face, cards.studio.picture(FRONT, 134 * unit), 125 * unit, 144 * unit)
        cards.name(face, "Roll!", 290, 38)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        flash = svg.burst(50, 67, 38, 28, 12, SUN_YELLOW, 4, INK, 4)
        return small_dark(flash, width, cards.studio.picture(FRONT, 52 * width / SMALL_WIDTH))


class SwitchFace:
    """Two arrows that chase each other."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        face = cards.blank(night_template(arrows(7)), width)
        cards.name(face, "Switch!", 290, 37)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        return small_dark(svg.group(arrows(12), "translate(4 14) scale(0.37)"), width)


FACES: Mapping[str, CardFace] = {"roll": RollFace(), "switch": SwitchFace()}
