"""Faces of the cards of things: its pictures, its word, and the wizards that stand for any of them."""

from collections.abc import Mapping

import pygame

from game.games.thats_it.show import thing_cards
from game.rules.things import Card
from game.screen.paint.cards import CardFace, Cards
from game.screen.paint.studio import draw
from game.screen.paint.surfaces import stamp
from game.screen.paint.templates import SMALL_HEIGHT, SMALL_WIDTH, WIDTH

PICTURE = 204  # units: the longer side of a picture
SMALL_PICTURE = 80
SECOND = 2


class PictureFace:
    """Draws a thing from its name alone; a picture that is not there is the word in its place."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        unit, nth = width / WIDTH, _nth(card)
        face = cards.blank(thing_cards.picture_template(nth), width)
        if card.word:
            stamp(face, _drawing(cards, card, PICTURE * unit), 125 * unit, 173 * unit)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        unit = width / SMALL_WIDTH
        face = _small(thing_cards.small_thing_template(card.kind, _nth(card)), width)
        stamp(face, _drawing(cards, card, SMALL_PICTURE * unit), 50 * unit, 67 * unit)
        return face


class NounFace:
    """The word of a thing, to be read."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        face = cards.blank(thing_cards.noun_template(), width)
        cards.read(face, card.word, thing_cards.WORD_TOP + thing_cards.WORD_HIGH / 2 - 1, 66, free)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        unit = width / SMALL_WIDTH
        face = _small(thing_cards.small_thing_template(card.kind, _nth(card)), width)
        size = cards.letters.fit(card.word, 78 * unit, 30 * unit, "reading")
        stamp(face, cards.letters.reading(card.word, size), 50 * unit, 67 * unit)
        return face


class WizardFace:
    """One of four wizards, looking out from behind the banner."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        each, unit = thing_cards.wizard_set(card.number), width / WIDTH
        face = cards.blank(thing_cards.wizard_template(each), width)
        wizard = cards.studio.picture(f"characters/wizard-{each.name}", 218 * unit)
        stamp(face, wizard, 125 * unit, 161 * unit)
        face.blit(draw(thing_cards.wizard_banner(), *face.get_size()), (0, 0))
        cards.name(face, "Wizard", 290, 37, free)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        each, unit = thing_cards.wizard_set(card.number), width / SMALL_WIDTH
        face = _small(thing_cards.small_wizard_template(each), width)
        wizard = cards.studio.picture(f"characters/wizard-{each.name}", 84 * unit)
        stamp(face, wizard, 50 * unit, 66 * unit)
        return face


def _small(text: str, width: int) -> pygame.Surface:
    return draw(text, width, width * SMALL_HEIGHT / SMALL_WIDTH)


def _nth(card: Card) -> int:
    return SECOND if card.number == SECOND else 1


def _drawing(cards: Cards, card: Card, size: float) -> pygame.Surface:
    path = cards.drawings.album.picture(card.word, _nth(card))
    return cards.drawings.of(card.word, path, size)


FACES: Mapping[str, CardFace] = {"picture": PictureFace(), "noun": NounFace(), "wizard": WizardFace()}
