"""Faces of the cards of things: its pictures, its word, and the wizards that stand for any of them."""

from pathlib import Path

import pygame

from game.games.thats_it.show import thing_cards
from game.games.thats_it.show.photos import load_photo
from game.rules.things import Card
from game.screen.paint.blanks import Blanks
from game.screen.paint.studio import draw
from game.screen.paint.surfaces import stamp
from game.screen.paint.templates import SMALL_HEIGHT, SMALL_WIDTH, WIDTH
from game.words.image_heads import ImageError

PICTURE = 204  # units: the longer side of a picture
SMALL_PICTURE = 80
THINGS = ("picture", "noun")
SECOND = 2
TALL = 1.16  # times its breadth: a photograph may be so high
PHOTO = 46  # percent of the window's height: as large as a photograph is ever shown


class ThingFaces(Blanks):
    """Draws a thing from its name alone; a picture that is not there is the word in its place."""

    def _thing(self, card: Card, width: int, free: float) -> pygame.Surface:
        return self._noun(card, width, free) if card.kind == "noun" else self._picture(card, width)

    def _noun(self, card: Card, width: int, free: float) -> pygame.Surface:
        face = self._template("noun", thing_cards.noun_template(), width)
        self._read(face, card.word, thing_cards.WORD_TOP + thing_cards.WORD_HIGH / 2 - 1, 66, free)
        return face

    def _picture(self, card: Card, width: int) -> pygame.Surface:
        unit, nth = width / WIDTH, SECOND if card.number == SECOND else 1
        face = self._template(f"picture {nth}", thing_cards.picture_template(nth), width)
        if card.word:
            stamp(face, self._drawing_of(card, PICTURE * unit), 125 * unit, 173 * unit)
        return face

    def _wizard(self, card: Card, width: int, free: float) -> pygame.Surface:
        each, unit = thing_cards.wizard_set(card.number), width / WIDTH
        face = self._template(f"wizard {each.name}", thing_cards.wizard_template(each), width)
        stamp(face, self.picture(f"characters/wizard-{each.name}", 218 * unit), 125 * unit, 161 * unit)
        face.blit(draw(thing_cards.wizard_banner(), *face.get_size()), (0, 0))
        self._name(face, "Wizard", 290 * unit, 37 * unit, free)
        return face

    def _small_thing(self, card: Card, width: int) -> pygame.Surface:
        unit, high = width / SMALL_WIDTH, width * SMALL_HEIGHT / SMALL_WIDTH
        if card.kind == "wizard":
            each = thing_cards.wizard_set(card.number)
            face = draw(thing_cards.small_wizard_template(each), width, high)
            stamp(face, self.picture(f"characters/wizard-{each.name}", 84 * unit), 50 * unit, 66 * unit)
            return face
        nth = SECOND if card.number == SECOND else 1
        face = draw(thing_cards.small_thing_template(card.kind, nth), width, high)
        if card.kind == "noun":
            size = self.letters.fit(card.word, 78 * unit, 30 * unit, "reading")
            stamp(face, self.letters.reading(card.word, size), 50 * unit, 67 * unit)
        else:
            stamp(face, self._drawing_of(card, SMALL_PICTURE * unit), 50 * unit, 67 * unit)
        return face

    def _drawing_of(self, card: Card, size: float) -> pygame.Surface:
        path = self.album.picture(card.word, SECOND if card.number == SECOND else 1)
        return self.drawing(card.word, path, size)

    def drawing(self, word: str, path: Path | None, size: float) -> pygame.Surface:
        """The picture of a thing without its paper; its word in a plain frame if there is no picture."""
        side = max(8, round(size))
        return self.shelf.get(("drawing", word, path, side), lambda: self._drawing(word, path, side))

    def _drawing(self, word: str, path: Path | None, side: int) -> pygame.Surface:
        if path is None:
            return self._unpictured(word, side)
        try:
            return self._drawn(path, side)
        except (OSError, ValueError, pygame.error) as error:
            why = f"this picture {error}" if isinstance(error, ImageError) else "this picture cannot be read"
            self.album.report(f"{path.parent.name}, {path.name}: {why}.")
            return self._unpictured(word, side)

    def _drawn(self, path: Path, side: int) -> pygame.Surface:
        """Drawings are sharp at any size; a photograph is decoded once and then only made smaller."""
        if path.suffix.lower() == ".svg":
            return load_photo(path, side)
        most = round(self.view.high(PHOTO))
        photo = self.shelf.get(("photo", path), lambda: load_photo(path, most))
        part = min(side / photo.get_width(), side * TALL / photo.get_height())
        return photo if part > 1 else pygame.transform.smoothscale_by(photo, part)

    def _unpictured(self, word: str, side: int) -> pygame.Surface:
        frame = draw(thing_cards.empty_frame(), side, side)
        fitting = self.letters.fit(word, side * 0.8, side * 0.3, "reading")
        stamp(frame, self.letters.reading(word, fitting), side / 2, side / 2)
        return frame
