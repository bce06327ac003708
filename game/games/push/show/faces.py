"""The cards without a number: one that makes its player roll, and one that turns the way round."""

from collections.abc import Mapping

from game.games.push.show.dice import FRONT
from game.rules.things import Card
from game.screen.paint import svg
from game.screen.paint.cards import CardFace, Sheet
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.paint.templates import night_template, small_dark

ARROWS = (("#45D0C0", 0), ("#FF9FBE", 180))
ARROW = "M52 168 C44 96 108 58 160 82 L168 62 L206 112 L146 128 L152 106 C116 92 84 118 88 160 Z"


def arrows(line: float) -> str:
    return "".join(svg.turned(svg.path(ARROW, tone, INK, line), turn, 125, 148) for tone, turn in ARROWS)


class RollFace:
    """The die on a flash."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(night_template(svg.burst(125, 145, 98, 72, 14, SUN_YELLOW, 0, INK, 5)))
        sheet.picture(FRONT, 134, 125, 144)
        sheet.name("Roll!", 290, 38)

    def small(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(small_dark(svg.burst(50, 67, 38, 28, 12, SUN_YELLOW, 4, INK, 4)))
        sheet.picture(FRONT, 52, 50, 66)


class SwitchFace:
    """Two arrows that chase each other."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(night_template(arrows(7)))
        sheet.name("Switch!", 290, 37)

    def small(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(small_dark(svg.group(arrows(12), "translate(4 14) scale(0.37)")))


FACES: Mapping[str, CardFace] = {"roll": RollFace(), "switch": SwitchFace()}
