"""The cards that act in this game."""

from collections.abc import Mapping

from game.games.uno_express.table import UNO_EXPRESS
from game.rules.things import Card
from game.screen.paint.cards import CardFace, Sheet
from game.screen.paint.faces import FOUR_COLOURS, PLUS, ROUND, WILD, ActionFace, Glyph

HOP = Glyph("M29 60 C31 32 61 32 64 56 M64 56 L53 52 M64 56 L70 46 M46 66 h0.1")


class WildDrawTwo:
    """Four colours to choose from, and the next player takes two cards."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        FOUR_COLOURS.whole(sheet, UNO_EXPRESS.card_names[card.kind])
        sheet.stamp(sheet.studio.turned(sheet.heading("+2", 76, 6.5, 2), 6), 184, 208)

    def small(self, sheet: Sheet, card: Card) -> None:
        FOUR_COLOURS.small(sheet)
        sheet.stamp(sheet.heading("+2", 42, 5), 50, 102)


FACES: Mapping[str, CardFace] = {
    "draw1": ActionFace(UNO_EXPRESS, PLUS, taken="1"),
    "skip": ActionFace(UNO_EXPRESS, HOP),
    "rev": ActionFace(UNO_EXPRESS, ROUND),
    "wild": WILD,
    "wild2": WildDrawTwo(),
}
