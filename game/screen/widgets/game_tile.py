"""A game to choose: its three best cards on its own colour, and what it is called."""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.rules.codes import parse
from game.rules.things import Card
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import CREAM, INK, LILAC, MUTED, WHITE, Finish, tile_finish
from game.screen.paint.view import View, put
from game.screen.widgets.widget import GROWTH, Look, Widget, ring
from game.table.table import Table
from game.words.packs import Pack

SIZE = (372, 262)  # lu of a tile of ordinary size
BARE = (264, 142)  # lu of one without words
FAN = ((0, -0.86, 0.11, 14), (2, 0.86, 0.11, -14), (1, 0.0, -0.02, 0))  # card, x, y in card widths, turn


def dressed(code: str, words: Mapping[tuple[str, int], str]) -> Card:
    """The card of this code with the word that belongs to its colour and number; a thing has its own."""
    card = parse(code)
    return card._replace(word=card.word or words.get((card.colour, card.number), ""))


def printed(packs: Mapping[str, Pack], key: str) -> dict[tuple[str, int], str]:
    """The words of this pack, or of the first, by colour and number."""
    pack = packs.get(key) or next(iter(packs.values()))
    return {(word.colour, word.number): word.word for word in pack.words}


def in_rows(
    view: View,
    count: int,
    columns: int,
    size: tuple[float, float],
    gaps: tuple[float, float],
    middle: tuple[float, float],
) -> list[pygame.Rect]:
    """Places for tiles round a point of the window, sizes in lu; a short last row is centred."""
    places, rows = [], -(-count // columns)
    wide, high = (view.px(side) for side in size)
    for nth in range(count):
        row, column = divmod(nth, columns)
        here = min(columns, count - row * columns)
        x = middle[0] + (column - (here - 1) / 2) * (wide + view.px(gaps[0])) - wide / 2
        y = middle[1] + (row - (rows - 1) / 2) * (high + view.px(gaps[1])) - high / 2
        places.append(pygame.Rect(round(x), round(y), round(wide), round(high)))
    return places


def flat_tile(art: Art, size: tuple[int, int], radius: float, finish: Finish, lip: int) -> pygame.Surface:
    """A graded box with a lip and no shadow, to lie on paper."""
    (width, height), line = size, art.pieces.line
    box = (width - line, height - line, radius)
    body = svg.gradient("fill", finish.top, finish.bottom)
    body += svg.rect(line / 2, line / 2 + lip, *box, finish.lip, INK, line)
    body += svg.rect(line / 2, line / 2, *box, "url(#fill)", INK, line)
    return art.sketch(body, width, height + lip)


@dataclass(eq=False, kw_only=True)
class GameTile(Widget):
    """The tile of one game; `bare` ones speak by their cards alone."""

    table: Table
    words: Mapping[tuple[str, int], str]
    bare: bool = False
    chosen: bool = False

    def __post_init__(self) -> None:
        self.spoken = f"{self.table.title} {self.table.call}"
        self.cards = [dressed(code, self.words) for code in self.table.shop_window]

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box = self.rect.copy()
        if look.focus:
            box.inflate_ip(box.width * (GROWTH - 1) / 2, box.height * (GROWTH - 1) / 2)
        wide, high = BARE if self.bare else SIZE
        unit = min(box.width / wide, box.height / high)
        box.y += round(unit * 6) if look.pressed else 0
        self._ground(screen, art, box, unit, look)
        self._fan(screen, art, box, unit)
        if not self.bare:
            self._label(screen, art, box, unit)

    def _ground(self, screen: pygame.Surface, art: Art, box: pygame.Rect, unit: float, look: Look) -> None:
        radius = unit * (30 if self.bare else 36)
        lip = round(min(unit * (8 if self.bare else 10), art.view.px(12)))
        if look.focus:
            ring(screen, art, pygame.Rect(box.x, box.y, box.width, box.height + lip), radius)
        finish = tile_finish(*self.table.tile)
        if self.bare:
            screen.blit(flat_tile(art, box.size, radius, finish, lip), box)
        else:
            put(screen, art.pieces.panel(*box.size, radius, finish, 0 if look.pressed else lip), box.center)
        wide, high = (round(unit * size) for size in ((112, 58) if self.bare else (150, 84)))
        pool = svg.ellipse(wide, high, wide, high, WHITE, opacity=0.24 if look.hover else 0.16)
        y = box.y + (box.height / 2 if self.bare else unit * 104)
        put(screen, art.sketch(pool, 2 * wide, 2 * high), (box.centerx, y))

    def _fan(self, screen: pygame.Surface, art: Art, box: pygame.Rect, unit: float) -> None:
        wide = round(min(box.width * 0.31, box.height * 0.507) if self.bare else unit * 94)
        middle = box.centery if self.bare else box.y + unit * 94
        for nth, x, y, turn in FAN:
            card = self.cards[nth]
            spot = (box.centerx + x * wide, middle + y * wide)
            art.cards.lay(screen, art.cards.face(card, wide), spot, turn)

    def _label(self, screen: pygame.Surface, art: Art, box: pygame.Rect, unit: float) -> None:
        """Name, one sentence, and for how many; a long name makes room for the number of players."""
        letters, high = art.letters, box.y + unit * 196
        paper = (box.width - round(unit * 36), round(unit * 76), unit * 26)
        put(screen, art.pieces.panel(*paper, CREAM, shadow=False), (box.centerx, box.y + unit * 210))
        seats = self.table.rules.seats
        pill = art.labels.pill(f"{seats[0]}-{seats[-1]}", unit * 20, LILAC, INK, INK)
        right, left = box.right - unit * 34, round(box.x + unit * 40)
        put(screen, pill, (right, high), "midright")
        room = right - pill.get_width() - left - unit * 12
        name = letters.heading(self.name, unit * 34, room=room)
        put(screen, name, (left, high), "midleft")
        call = letters.reading(self.table.call, unit * 20, MUTED, room=box.width - unit * 76)
        put(screen, call, (left, box.y + unit * 230), "midleft")
