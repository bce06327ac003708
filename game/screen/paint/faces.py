"""How the cards look that more than one game has: words, numbers, wilds, cards that act; and all others."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.rules.things import Card
from game.screen.paint import templates
from game.screen.paint.cards import BARRED, CardFace, Cards
from game.screen.paint.palette import CREAM, SETS, WHITE, ColourSet
from game.screen.paint.studio import draw
from game.screen.paint.surfaces import stamp, stamp_opposite
from game.screen.paint.templates import SMALL_HEIGHT, SMALL_WIDTH, WIDTH
from game.table.table import Table


def small_coloured(colour: str, width: int, hero: pygame.Surface) -> pygame.Surface:
    """A small card of a colour with its number or its character."""
    return small_card(templates.small_coloured(SETS[colour]), width, hero, 47)


def small_dark(
    inner: str, width: int, hero: pygame.Surface | None = None, edge: str = CREAM
) -> pygame.Surface:
    """A small card without a colour: what is drawn on the dark in its units, and a hero before it."""
    return small_card(templates.SMALL_DARK + inner, width, hero, edge=edge)


def small_card(
    inner: str, width: int, hero: pygame.Surface | None, middle: float = 66, edge: str = CREAM
) -> pygame.Surface:
    """A small card: what is drawn on its paper in its units, and before it a hero at this height."""
    unit = width / SMALL_WIDTH
    face = draw(templates.small_paper(inner, edge), width, width * SMALL_HEIGHT / SMALL_WIDTH)
    if hero is not None:
        stamp(face, hero, 50 * unit, middle * unit)
    return face


class NumberFace:
    """The number is the hero; a word, if there is one, stands below it."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        each, unit = SETS[card.colour], width / WIDTH
        worded = bool(card.word)
        text = templates.number_template(each, worded)
        face = cards.blank(text, width)
        corner = cards.number(card.number, 54 * unit, max(1.5, 4.2 * unit))
        stamp(face, corner, 50 * unit, 52 * unit)
        middle = 154 if worded else 178
        hero = cards.number(card.number, (126 if worded else 150) * unit, max(2.0, 8 * unit))
        stamp(face, hero, 125 * unit, middle * unit)
        if worded:
            cards.read(face, card.word, templates.WORD_TOP + templates.WORD_HIGH / 2 - 1, 54, free)
        else:
            stamp_opposite(face, corner, 50 * unit, 52 * unit)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        """Without its word."""
        unit = width / SMALL_WIDTH
        return small_coloured(card.colour, width, cards.number(card.number, 60 * unit, max(1.5, 5.5 * unit)))


class WordFace(NumberFace):
    """The word is the hero, between the number in two corners."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        each = SETS[card.colour]
        unit = width / WIDTH
        face = cards.blank(templates.word_template(each), width)
        number = cards.number(card.number, 58 * unit, max(1.5, 4.2 * unit))
        lift = 4 * unit if card.number in BARRED else 0
        stamp(face, number, 48 * unit, 55 * unit - lift)
        stamp_opposite(face, number, 48 * unit, 55 * unit - lift)
        cards.read(face, card.word, 174, 54, free)
        return face


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
    """A card of a colour that does something: a character, its name, a glyph in the corner."""

    character: str
    name: str
    glyph: Glyph
    taken: str = ""  # beside the glyph: how many cards the next player gets

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        each, unit = SETS[card.colour], width / WIDTH
        face = cards.blank(templates.named_template(each), width)
        stamp(face, cards.studio.picture(self.character, 172 * unit), 132 * unit, 159 * unit)
        corner = templates.corner_template(each, *self.glyph)
        face.blit(draw(corner, width, face.get_height()), (0, 0))
        if self.taken:
            count = cards.letters.heading(self.taken, 42 * unit, WHITE, max(1.5, 4 * unit))
            stamp(face, count, 61 * unit, 57 * unit)
        cards.name(face, self.name, 285, 34)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        return small_coloured(
            card.colour, width, cards.studio.picture(self.character, 70 * width / SMALL_WIDTH)
        )


def action(table: Table, kind: str, glyph: Glyph, taken: str = "") -> ActionFace:
    """As the table calls and pictures this kind of card."""
    return ActionFace(table.card_pictures[kind], table.card_names[kind], glyph, taken)


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

    def whole(self, cards: Cards, name: str, width: int) -> pygame.Surface:
        unit = width / WIDTH
        wheel = templates.wheel(125, self.middle, 104, self.mark, 5, self.sets, self.first)
        text = templates.paper(templates.panel(*self.ground) + wheel + templates.banner(268, 52, 22))
        face = cards.blank(text, width)
        stamp(face, cards.studio.picture(STAR, self.star * unit), 125 * unit, self.star_middle * unit)
        cards.name(face, name, 294, self.name)
        return face

    def small(self, cards: Cards, width: int) -> pygame.Surface:
        wheel = templates.wheel(50, 67, 36, 6, 3, self.sets, self.first)
        return small_dark(wheel, width, cards.studio.picture(STAR, 44 * width / SMALL_WIDTH))


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

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        return wild(card).whole(cards, "Wild!", width)

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        return wild(card).small(cards, width)


def wild(card: Card) -> Wild:
    return FOUR_COLOURS if card.number else ALL_COLOURS


class PlainFace:
    """Any other card: its number, and below it its word or what its kind is called."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        each, unit = SETS.get(card.colour), width / WIDTH
        face = cards.blank(templates.named_template(each), width)
        if card.number:
            number = cards.number(card.number, 126 * unit, max(2.0, 8 * unit))
            stamp(face, number, 125 * unit, 150 * unit)
        if card.word:
            cards.read(face, card.word, 284, 44, free)
        else:
            cards.name(face, called(card), 285, 34, free)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        unit = width / SMALL_WIDTH
        if card.number:
            hero = cards.number(card.number, 60 * unit, max(1.5, 5.5 * unit))
        else:
            name, line = card.word or called(card), max(1.5, 4 * unit)
            hero = cards.letters.heading(name, 40 * unit, WHITE, line, room=70 * unit)
        return small_coloured(card.colour, width, hero) if card.colour else small_dark("", width, hero)


def called(card: Card) -> str:
    """What a kind of card is called where nobody says so."""
    return card.kind.replace("_", " ").capitalize()


FACES: Mapping[str, CardFace] = {"word": WordFace(), "number": NumberFace()}
PLAIN, WILD = PlainFace(), WildFace()
