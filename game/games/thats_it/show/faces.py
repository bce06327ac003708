"""Cards of things: a picture, a word, or one of the wizards that stand for any thing."""

from collections.abc import Mapping

import pygame

from game.rules.things import Card
from game.screen.paint import svg
from game.screen.paint.cards import CardFace, Sheet
from game.screen.paint.palette import CREAM, INK, SETS, SUN_YELLOW, WHITE, ColourSet
from game.screen.paint.templates import (
    HEIGHT,
    WIDTH,
    banner,
    coloured,
    panel,
    paper,
    small_panel,
    small_paper,
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

    def whole(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(picture_template(_nth(card)))
        if card.word:
            sheet.stamp(_drawing(sheet, card, PICTURE), 125, 173)

    def small(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(small_thing(card.kind, DISCS[_nth(card)]))
        sheet.stamp(_drawing(sheet, card, SMALL_PICTURE), 50, 67)


class NounFace:
    """The word of a thing, to be read."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(noun_template())
        sheet.read(card.word, WORD_TOP + WORD_HIGH / 2 - 1, 66)

    def small(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(small_thing(card.kind, WORD_DISC, svg.rect(7, 49, 86, 36, 12, CREAM, INK, 4)))
        word = sheet.letters.reading(card.word, 30 * sheet.unit, room=78 * sheet.unit)
        sheet.stamp(word, 50, 67)


class WizardFace:
    """One of four wizards, looking out from behind the banner."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        each = wizard_set(card.number)
        sheet.lay(wizard_template(each))
        sheet.picture(f"characters/wizard-{each.name}", 218, 125, 161)
        sheet.cover(svg.document(banner(262, 56, 22), WIDTH, HEIGHT))
        sheet.name("Wizard", 290, 37, sheet.free)

    def small(self, sheet: Sheet, card: Card) -> None:
        each = wizard_set(card.number)
        glow = svg.burst(50, 67, 36, 30, 16, each.light, 0, None)
        sheet.lay(small_paper(small_panel(each.base, each.dark) + glow, SUN_YELLOW))
        sheet.picture(f"characters/wizard-{each.name}", 84, 50, 66)


def _nth(card: Card) -> int:
    return SECOND if card.number == SECOND else 1


def _drawing(sheet: Sheet, card: Card, size: float) -> pygame.Surface:
    drawings = sheet.cards.drawings
    path = drawings.album.picture(card.word, _nth(card))
    return drawings.of(card.word, path, size * sheet.unit)


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


def wizard_set(number: int) -> ColourSet:
    return SETS[WIZARDS[(number - 1) % len(WIZARDS)]]


def small_thing(kind: str, disc: str, label: str = "") -> str:
    """A small picture or word card without its thing."""
    ground = svg.gradient("panel", *PANELS[kind]) + svg.rect(10, 10, 80, 114, 10, "url(#panel)", None)
    return small_paper(ground + svg.ellipse(50, 67, 39, fill=disc) + label, EDGE)


FACES: Mapping[str, CardFace] = {"picture": PictureFace(), "noun": NounFace(), "wizard": WizardFace()}
