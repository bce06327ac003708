"""How the cards look that more than one game has: words, numbers, wilds, cards that act; and all others."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.things import Card
from game.screen.paint import templates
from game.screen.paint.cards import BARRED, CardFace, Sheet
from game.screen.paint.palette import SETS, ColourSet
from game.table.table import Table


class NumberFace:
    """The number is the hero; a word, if there is one, stands below it."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        worded = bool(card.word)
        sheet.lay(templates.number_template(SETS[card.colour], worded))
        corner, hero = (
            sheet.number(card.number, 54, 4.2),
            sheet.number(card.number, 126 if worded else 150, 8, 2),
        )
        if worded:
            sheet.stamp(corner, 50, 52)
            sheet.stamp(hero, 125, 154)
            sheet.read(card.word, templates.WORD_TOP + templates.WORD_HIGH / 2 - 1, 54)
        else:
            sheet.stamp_corners(corner, 50, 52)
            sheet.stamp(hero, 125, 178)

    def small(self, sheet: Sheet, card: Card) -> None:
        """Without its word."""
        sheet.lay(templates.small_coloured(SETS[card.colour]))
        sheet.stamp(sheet.number(card.number, 60, 5.5), 50, 47)


class WordFace(NumberFace):
    """The word is the hero, between the number in two corners."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(templates.word_template(SETS[card.colour]))
        sheet.stamp_corners(sheet.number(card.number, 58, 4.2), 48, 51 if card.number in BARRED else 55)
        sheet.read(card.word, 174, 54)


class Glyph(NamedTuple):
    """What an action card tells in its corner."""

    path: str
    line: float = 7.0


PLUS = Glyph("M27 57 H43 M35 49 V65")
_TURN = "M34 62 C34 46 46 40 58 44 M58 44 L50 36 M58 44 L48 50"
_RETURN = "M62 56 C62 72 50 78 38 74 M38 74 L46 82 M38 74 L48 68"
ROUND = Glyph(f"{_TURN} {_RETURN}", 6.5)


@dataclass(frozen=True)
class ActionFace:
    """A card of a colour that does something, as its table calls and pictures it, a glyph in the corner."""

    table: Table
    glyph: Glyph
    taken: str = ""  # beside the glyph: how many cards the next player gets

    def whole(self, sheet: Sheet, card: Card) -> None:
        each = SETS[card.colour]
        sheet.lay(templates.named_template(each))
        sheet.picture(self.table.card_pictures[card.kind], 172, 132, 159)
        sheet.cover(templates.corner_template(each, *self.glyph))
        if self.taken:
            sheet.stamp(sheet.heading(self.taken, 42, 4), 61, 57)
        sheet.name(self.table.card_names[card.kind], 285, 34)

    def small(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(templates.small_coloured(SETS[card.colour]))
        sheet.picture(self.table.card_pictures[card.kind], 70, 50, 47)


class Wild(NamedTuple):
    """A wheel of colours to choose from and a star before it, in the units of a card."""

    sets: tuple[ColourSet, ...]
    ground: tuple[str, str]
    middle: float
    mark: float
    star: float
    star_middle: float
    name: float
    first: float = -90.0  # where the first colour begins

    def whole(self, sheet: Sheet, name: str) -> None:
        wheel = templates.wheel(125, self.middle, 104, self.mark, 5, self.sets, self.first)
        sheet.lay(templates.paper(templates.panel(*self.ground) + wheel + templates.banner(268, 52, 22)))
        sheet.picture(STAR, self.star, 125, self.star_middle)
        sheet.name(name, 294, self.name)

    def small(self, sheet: Sheet) -> None:
        sheet.lay(templates.small_dark(templates.wheel(50, 67, 36, 6, 3, self.sets, self.first)))
        sheet.picture(STAR, 44, 50, 66)


STAR = "characters/star"
ALL_COLOURS = Wild(tuple(SETS.values()), ("#241C47", "#241C47"), 152, 13, 138, 149, 37)
FOUR_COLOURS = Wild(  # turned so that the shapes stand above, beside and below the star
    tuple(SETS[name] for name in ("red", "yellow", "green", "blue")),
    templates.NIGHT,
    149,
    15,
    132,
    145,
    36,
    -135.0,
)


class WildFace:
    """A card that brings the colour its player picks: of all, or of four if it says so."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        wild(card).whole(sheet, "Wild!")

    def small(self, sheet: Sheet, card: Card) -> None:
        wild(card).small(sheet)


def wild(card: Card) -> Wild:
    return FOUR_COLOURS if card.number else ALL_COLOURS


class PlainFace:
    """Any other card: its number, and below it its word or what its kind is called."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(templates.named_template(SETS.get(card.colour)))
        if card.number:
            sheet.stamp(sheet.number(card.number, 126, 8, 2), 125, 150)
        if card.word:
            sheet.read(card.word, 284, 44)
        else:
            sheet.name(called(card), 285, 34, sheet.free)

    def small(self, sheet: Sheet, card: Card) -> None:
        each = SETS.get(card.colour)
        sheet.lay(templates.small_coloured(each) if each else templates.small_dark(""))
        if card.number:
            hero = sheet.number(card.number, 60, 5.5)
        else:
            hero = sheet.heading(card.word or called(card), 40, 4, room=70)
        sheet.stamp(hero, 50, 47 if each else 66)


def called(card: Card) -> str:
    """What a kind of card is called where nobody says so."""
    return card.kind.replace("_", " ").capitalize()


FACES: Mapping[str, CardFace] = {"word": WordFace(), "number": NumberFace()}
PLAIN, WILD = PlainFace(), WildFace()
