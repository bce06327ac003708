"""The cards that act in this game, and the one that explodes."""

from collections.abc import Mapping

from game.games.kablam.table import KABLAM
from game.rules.things import Card
from game.screen.paint import svg, templates
from game.screen.paint.cards import CardFace, Sheet
from game.screen.paint.faces import PLUS, ROUND, WILD, ActionFace, Glyph
from game.screen.paint.palette import BOOM, INK, SUN_YELLOW
from game.screen.paint.studio import BOMB

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

    def whole(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(boom_template())
        sheet.picture(BOMB, 150, 125 if sheet.studio.fizzy else 131, 142)
        title = sheet.heading(KABLAM.title, 46, 5, room=205)
        sheet.stamp(sheet.studio.turned(title, 3), 125, 281)

    def small(self, sheet: Sheet, card: Card) -> None:
        flash = svg.burst(50, 67, 38, 26, 12, BOOM[1], 4, INK, 4)
        sheet.lay(templates.small_dark(flash, SUN_YELLOW))
        sheet.picture(BOMB, 56, 50, 66)


FACES: Mapping[str, CardFace] = {
    "miss": ActionFace(KABLAM, ZED),
    "pick": ActionFace(KABLAM, PLUS, taken="2"),
    "rev": ActionFace(KABLAM, ROUND),
    "wild": WILD,
    "boom": BoomFace(),
}
