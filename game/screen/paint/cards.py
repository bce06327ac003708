"""Cards of every size: faces and backs from a template each, and what lies round them."""

from collections.abc import Mapping
from typing import Protocol

import pygame

from game.rules.things import Card
from game.screen.paint import svg, templates
from game.screen.paint.drawings import Drawings
from game.screen.paint.palette import CREAM, INK, WHITE, rgb
from game.screen.paint.shelf import kept
from game.screen.paint.studio import Studio, blurred_box, draw, draw_shapes
from game.screen.paint.surfaces import stamp
from game.screen.paint.svg import Point
from game.screen.paint.templates import HEIGHT, SMALL_HEIGHT, SMALL_WIDTH, WIDTH, card_height
from game.screen.paint.view import put

BARRED = (6, 9)  # cards lie upside down
BANNER_EDGE = 26  # where a banner begins, inside its line
NAME_ROOM, WORD_ROOM = 184, 182
EMBLEM = (112, 125, 172)  # how large a picture is on a back, and where its middle lies
EMBLEMS = {  # of pictures that are not as wide as they are high, or lean to one side
    "avatars/fox": (104, 125, 172),
    "characters/bomb": (122, 130, 170),
    "characters/fizzy-bottle": (122, 125, 170),
    "characters/grabber": (122, 125, 176),
    "characters/star": (118, 125, 172),
    "characters/wizard-purple": (120, 125, 172),
}


class CardFace(Protocol):
    """How the cards of one kind are drawn."""

    def whole(self, sheet: "Sheet", card: Card) -> None: ...
    def small(self, sheet: "Sheet", card: Card) -> None: ...


class Cards:
    """Makes and keeps the cards, and for their faces a blank of each kind and width."""

    def __init__(
        self, studio: Studio, drawings: Drawings, faces: Mapping[str, CardFace], plain: CardFace
    ) -> None:
        self.studio, self.shelf, self.drawings = studio, studio.shelf, drawings
        self._faces, self._plain = faces, plain

    def face(self, card: Card, width: float, free: float = 1.0) -> pygame.Surface:
        """The front of a card, `width` by 1.4 x width; upright, no shadow.

        Where another card covers its right, the word keeps to the part of the breadth left `free`."""
        return self._face(card, max(8, round(width)), free)

    @kept
    def _face(self, card: Card, width: int, free: float) -> pygame.Surface:
        sheet = Sheet(self, width, free=free)
        self._faces.get(card.kind, self._plain).whole(sheet, card)
        return sheet.surface

    @kept
    def small(self, card: Card, width: float) -> pygame.Surface:
        """A small card, `width` by 1.34 x width, for pairs and strips."""
        sheet = Sheet(self, max(8, round(width)), SMALL_WIDTH, SMALL_HEIGHT)
        self._faces.get(card.kind, self._plain).small(sheet, card)
        return sheet.surface

    @kept
    def back(self, emblem: str, width: float) -> pygame.Surface:
        """The back of a card; its emblem is a picture."""
        sheet = Sheet(self, max(8, round(width)))
        sheet.lay(templates.back_template())
        sheet.picture(emblem, *EMBLEMS.get(self.studio.shown(emblem), EMBLEM))
        return sheet.surface

    @kept
    def paper(self, text: str, width: int, height: int) -> pygame.Surface:
        """The paper of a card, which nobody may draw on."""
        return draw(text, width, height)

    @kept
    def number(self, number: int, size: float, outline: float = 0, colour: str = WHITE) -> pygame.Surface:
        """A number in the display face; 6 and 9 have a bar beneath so that they are never mixed up."""
        plain = self.studio.letters.heading(str(number), size, colour, outline)
        return _barred(plain, size, outline, colour) if number in BARRED else plain

    # round a card

    def shadow(self, width: float) -> pygame.Surface:
        """The soft shadow of a card this wide: centre it on the card, 3.5 % of the width lower."""
        return self.studio.soft(width, card_height(width), width * 0.12, max(3.0, width * 0.05), 110)

    def lay(self, screen: pygame.Surface, card: pygame.Surface, at: Point, turn: float) -> None:
        """A card with its shadow, turned, its middle at this point."""
        wide = card.get_width()
        put(screen, self.studio.turned(self.shadow(wide), turn), (at[0], at[1] + wide * 0.035))
        put(screen, self.studio.turned(card, turn), at)

    @kept
    def glow(self, width: float, colour: str) -> pygame.Surface:
        """Light round a card this wide: a clear ring and a soft shine; centre it behind the card."""
        wide, high = round(width), card_height(round(width))
        blur, edge, line = max(2.0, wide * 0.08), wide * 0.042, wide * 0.016
        box = (wide + 2 * edge, high + 2 * edge)
        shine = blurred_box(*box, wide * 0.14, blur, (*rgb(colour), 170))
        size = shine.get_size()
        x, y = (size[0] - wide) / 2 - edge, (size[1] - high) / 2 - edge
        shine.blit(draw_shapes(svg.rect(x, y, *box, wide * 0.12 + edge, colour, INK, line), *size), (0, 0))
        return shine

    @kept
    def deck(self, back: pygame.Surface, layers: int) -> pygame.Surface:
        """A pile of closed cards: a card's back with `layers` edges seen below it, each 3 % of its
        width; the top left is the back's."""
        width, height = back.get_size()
        unit = width / WIDTH
        line, step = max(1.5, 5 * unit), max(2, round(width * 0.03))
        x, w, h = line / 2, width - line, height - line
        body = ""
        for i in range(layers, 0, -1):
            fill = "#E8DFF7" if i % 2 else CREAM
            body += svg.rect(x, x + i * step, w, h, 30 * unit, fill, INK, line)
        pile = draw_shapes(body, width, height + layers * step)
        pile.blit(back, (0, 0))
        return pile


class Sheet:
    """A card that is being drawn, in units of its own; everything has its middle at a point."""

    surface: pygame.Surface

    def __init__(
        self, cards: Cards, width: int, wide: int = WIDTH, high: int = HEIGHT, free: float = 1.0
    ) -> None:
        self.cards, self.studio, self.letters = cards, cards.studio, cards.studio.letters
        self.unit, self.free = width / wide, free
        self._size = (width, round(width * high / wide))

    def lay(self, text: str) -> None:
        """The paper, as SVG text; it is rasterised once for each width."""
        self.surface = self.cards.paper(text, *self._size).copy()

    def cover(self, text: str) -> None:
        """More SVG text, over all there is."""
        self.surface.blit(draw(text, *self._size), (0, 0))

    def stamp(self, piece: pygame.Surface, x: float, y: float) -> pygame.Rect:
        return stamp(self.surface, piece, x * self.unit, y * self.unit)

    def stamp_corners(self, piece: pygame.Surface, x: float, y: float) -> None:
        """Also upside down in the other corner: exactly where turning the card would bring it."""
        near, (width, height) = self.stamp(piece, x, y), self._size
        self.surface.blit(pygame.transform.rotate(piece, 180), (width - near.right, height - near.bottom))

    def picture(self, name: str, size: float, x: float, y: float) -> None:
        self.stamp(self.studio.picture(name, size * self.unit), x, y)

    def heading(
        self, text: str, size: float, line: float, least: float = 1.5, room: float = WIDTH
    ) -> pygame.Surface:
        """White, outlined with `least` pixels or more."""
        outline = max(least, line * self.unit)
        return self.letters.heading(text, size * self.unit, WHITE, outline, room * self.unit)

    def number(self, number: int, size: float, line: float, least: float = 1.5) -> pygame.Surface:
        return self.cards.number(number, size * self.unit, max(least, line * self.unit))

    def name(self, name: str, y: float, size: float, free: float = 1.0) -> None:
        """In a banner, in the part of its breadth that is free."""
        text = self.letters.heading(name, size * self.unit, room=_room(NAME_ROOM, free) * self.unit)
        self.stamp(text, _middle(free), y)

    def read(self, word: str, y: float, size: float) -> None:
        """A word to read in a banner, in the part of its breadth that no other card covers."""
        text = self.letters.reading(word, size * self.unit, room=_room(WORD_ROOM, self.free) * self.unit)
        self.stamp(text, _middle(self.free), y)


def _room(most: float, free: float) -> float:
    return min(most, WIDTH * free - BANNER_EDGE - 8)


def _middle(free: float) -> float:
    return WIDTH / 2 if free >= 1 else BANNER_EDGE + (WIDTH * free - BANNER_EDGE) / 2


def _barred(plain: pygame.Surface, size: float, outline: float, colour: str) -> pygame.Surface:
    """The figure with a bar close below it; the middle stays the figure's middle."""
    width, height = plain.get_size()
    thick, edge, half = max(1.5, size * 0.09), outline * 0.8, size * 0.22
    top = size * 0.375 + max(outline * 0.9, size * 0.05)  # below the middle of the figure
    high = round(max(height, 2 * (top + thick + edge)))
    left, down = width / 2 - half, high / 2 + top
    bar = svg.rect(left, down, 2 * half, thick, thick / 2, colour, None)
    if outline:
        around = (left - edge, down - edge, 2 * (half + edge), thick + 2 * edge, thick / 2 + edge)
        bar = svg.rect(*around, INK, None) + bar
    whole = draw_shapes(bar, width, high)
    whole.blit(plain, (0, round((high - height) / 2)))
    return whole
