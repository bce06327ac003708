"""The cards that act in this game, and the one that explodes."""

from collections.abc import Mapping

import pygame

from game.games.kablam.table import KABLAM
from game.rules.things import Card
from game.screen.paint import svg, templates
from game.screen.paint.cards import CardFace, Cards
from game.screen.paint.faces import PLUS, ROUND, WILD, Glyph, action, small_dark
from game.screen.paint.palette import BOOM, INK, SUN_YELLOW, WHITE
from game.screen.paint.studio import BOMB
from game.screen.paint.surfaces import stamp
from game.screen.paint.templates import SMALL_WIDTH, WIDTH

NAME = KABLAM.title
ZED = Glyph("M36 44 H59 L36 70 H59", 8.5)


def boom_template() -> str:
    """The exploding card without bomb and lettering; its ribbon breaks out of the frame."""
    outer, middle, inner, _ = BOOM
    flash = svg.burst(125, 150, 104, 70, 13, outer, 4, INK, 6, (1, 1, 0.94, 1, 1.03, 1))
    flash += svg.burst(125, 150, 86, 56, 12, middle, 10, None)
    flash += svg.burst(125, 150, 68, 44, 11, inner, 2, None)
    shade = svg.rect(16, 248, 218, 72, 18, "#000000", None, opacity=0.3)
    ribbon = "M5 250 L60 238 L126 246 L190 236 L245 247 L238 312 L176 322 L122 314 L64 324 L11 315 Z"
    panel = templates.panel("#3A2E7A", "#1C1440")
    return templates.paper(panel + flash + shade + svg.path(ribbon, SUN_YELLOW, INK, 7), SUN_YELLOW)


class BoomFace:
    """The bomb, or the fizzy bottle for schools that prefer it, in the middle of its flash."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        unit = width / WIDTH
        face = cards.blank(boom_template(), width)
        x = 125 if cards.studio.fizzy else 131
        stamp(face, cards.studio.picture(BOMB, 150 * unit), x * unit, 142 * unit)
        line = max(1.5, 5 * unit)
        words = cards.letters.heading(NAME, 46 * unit, WHITE, line, room=205 * unit)
        stamp(face, cards.studio.turned(words, 3), 125 * unit, 281 * unit)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        flash = svg.burst(50, 67, 38, 26, 12, BOOM[1], 4, INK, 4)
        bomb = cards.studio.picture(BOMB, 56 * width / SMALL_WIDTH)
        return small_dark(flash, width, bomb, SUN_YELLOW)


FACES: Mapping[str, CardFace] = {
    "miss": action(KABLAM, "miss", ZED),
    "pick": action(KABLAM, "pick", PLUS, taken="2"),
    "rev": action(KABLAM, "rev", ROUND),
    "wild": WILD,
    "boom": BoomFace(),
}
