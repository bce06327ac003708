"""Cards of things: a picture, a word, or one of the wizards that stand for any thing."""

from collections.abc import Mapping

import pygame

from game.rules.things import Card
from game.screen.paint import svg
from game.screen.paint.cards import CardFace, Cards
from game.screen.paint.faces import small_card
from game.screen.paint.palette import CREAM, INK, SETS, SUN_YELLOW, WHITE, ColourSet
from game.screen.paint.studio import draw
from game.screen.paint.surfaces import stamp
from game.screen.paint.templates import (
    HEIGHT,
    SMALL_WIDTH,
    WIDTH,
    banner,
    coloured,
    panel,
    paper,
    small_panel,
)

EDGE = "#8E75F5"
PANELS = {"picture": (WHITE, "#EDE4FF"), "noun": (WHITE, "#FFF3DA")}
DISCS = {1: "#D9C8FA", 2: "#C4E9F5"}  # behind the first and the second picture of a thing
WORD_DISC = "#FFE8B8"
STARS = ((42, 44, 11), (208, 306, 11), (206, 46, 7), (44, 304, 7))
WIZARD_STARS = ((44, 48, 12), (206, 58, 9), (37, 226, 8), (214, 218, 11))
WIZARDS = ("red", "blue", "green", "purple")
WORD_TOP, WORD_HIGH = 127, 82
PICTURE = 204  # units: the longer side of a picture
SMALL_PICTURE = 80
SECOND = 2


class PictureFace:
    """Draws a thing from its name alone; a picture that is not there is the word in its place."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        unit, nth = width / WIDTH, _nth(card)
        face = cards.blank(picture_template(nth), width)
        if card.word:
            stamp(face, _drawing(cards, card, PICTURE * unit), 125 * unit, 173 * unit)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        drawing = _drawing(cards, card, SMALL_PICTURE * (width / SMALL_WIDTH))
        return small_card(small_thing(card.kind, DISCS[_nth(card)]), width, drawing, 67, EDGE)


class NounFace:
    """The word of a thing, to be read."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        face = cards.blank(noun_template(), width)
        cards.read(face, card.word, WORD_TOP + WORD_HIGH / 2 - 1, 66, free)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        unit = width / SMALL_WIDTH
        word = cards.letters.reading(card.word, cards.letters.fit(card.word, 78 * unit, 30 * unit, "reading"))
        label = svg.rect(7, 49, 86, 36, 12, CREAM, INK, 4)
        return small_card(small_thing(card.kind, WORD_DISC) + label, width, word, 67, EDGE)


class WizardFace:
    """One of four wizards, looking out from behind the banner."""

    def whole(self, cards: Cards, card: Card, width: int, free: float) -> pygame.Surface:
        each, unit = wizard_set(card.number), width / WIDTH
        face = cards.blank(wizard_template(each), width)
        wizard = cards.studio.picture(f"characters/wizard-{each.name}", 218 * unit)
        stamp(face, wizard, 125 * unit, 161 * unit)
        face.blit(draw(wizard_banner(), *face.get_size()), (0, 0))
        cards.name(face, "Wizard", 290, 37, free)
        return face

    def small(self, cards: Cards, card: Card, width: int) -> pygame.Surface:
        each = wizard_set(card.number)
        ground = small_panel(each.base, each.dark) + svg.burst(50, 67, 36, 30, 16, each.light, 0, None)
        wizard = cards.studio.picture(f"characters/wizard-{each.name}", 84 * (width / SMALL_WIDTH))
        return small_card(ground, width, wizard, edge=SUN_YELLOW)


def _nth(card: Card) -> int:
    return SECOND if card.number == SECOND else 1


def _drawing(cards: Cards, card: Card, size: float) -> pygame.Surface:
    path = cards.drawings.album.picture(card.word, _nth(card))
    return cards.drawings.of(card.word, path, size)


def _stars(places: tuple[tuple[float, float, float], ...]) -> str:
    return "".join(svg.path(svg.shape("star", x, y, r), SUN_YELLOW, INK, 4) for x, y, r in places)


def picture_template(nth: int) -> str:
    """The paper under a picture: another one for the second picture, which may be the same drawing."""
    disc = svg.ellipse(125, 172, 100, fill=DISCS[nth])
    return paper(panel(*PANELS["picture"]) + disc + _stars(STARS), EDGE)


def noun_template() -> str:
    disc = svg.ellipse(125, 168, 100, fill=WORD_DISC)
    body = panel(*PANELS["noun"]) + disc + _stars(STARS)
    return paper(body + banner(WORD_TOP, WORD_HIGH, 28, 20), EDGE)


def wizard_template(each: ColourSet) -> str:
    """A wizard's card without wizard and banner."""
    glow = svg.burst(125, 150, 104, 88, 22, each.light, 0, None)
    return paper(coloured(each) + glow + _stars(WIZARD_STARS), SUN_YELLOW)


def wizard_banner() -> str:
    """It lies over the wizard, who looks out from behind it."""
    return svg.document(banner(262, 56, 22), WIDTH, HEIGHT)


def wizard_set(number: int) -> ColourSet:
    return SETS[WIZARDS[(number - 1) % len(WIZARDS)]]


def small_thing(kind: str, disc: str) -> str:
    """Panel and disc of a small picture or word card."""
    ground = svg.gradient("panel", *PANELS[kind]) + svg.rect(10, 10, 80, 114, 10, "url(#panel)", None)
    return ground + svg.ellipse(50, 67, 39, fill=disc)


FACES: Mapping[str, CardFace] = {"picture": PictureFace(), "noun": NounFace(), "wizard": WizardFace()}
