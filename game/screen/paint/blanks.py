"""What all card faces begin with: a blank of the right size, and a name in its banner."""

import pygame

from game.screen.paint.studio import Studio, draw
from game.screen.paint.surfaces import stamp
from game.screen.paint.templates import WIDTH, card_height

BANNER_EDGE = 26  # where a banner begins, inside its line
WORD_ROOM = 182


class Blanks:
    """Keeps one blank of each kind of card and width."""

    def __init__(self, studio: Studio) -> None:
        self.studio, self.view, self.shelf, self.letters = studio, studio.view, studio.shelf, studio.letters
        self.picture, self.album, self.fizzy = studio.picture, studio.album, studio.fizzy

    def _template(self, key: str, text: str, width: int) -> pygame.Surface:
        """A copy to draw on; the template itself is rasterised once for each width."""
        height = card_height(width)
        return self.shelf.get(("template", key, width), lambda: draw(text, width, height)).copy()

    def _name(self, face: pygame.Surface, name: str, y: float, size: float, free: float = 1.0) -> None:
        """In a banner, in the part of its breadth that no other card covers."""
        unit = face.get_width() / WIDTH
        fitting = self.letters.fit(name, self._room(184, free) * unit, size)
        stamp(face, self.letters.heading(name, fitting), self._middle(free) * unit, y)

    def _read(self, face: pygame.Surface, word: str, y: float, size: float, free: float) -> None:
        """A word to read in a banner, in the part of its breadth that no other card covers."""
        unit = face.get_width() / WIDTH
        fitting = self.letters.fit(word, self._room(WORD_ROOM, free) * unit, size * unit, "reading")
        stamp(face, self.letters.reading(word, fitting), self._middle(free) * unit, y * unit)

    @staticmethod
    def _room(most: float, free: float) -> float:
        return min(most, WIDTH * free - BANNER_EDGE - 8)

    @staticmethod
    def _middle(free: float) -> float:
        return WIDTH / 2 if free >= 1 else BANNER_EDGE + (WIDTH * free - BANNER_EDGE) / 2
