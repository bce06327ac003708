"""Choosing one of several values that do not lie on the table, such as a colour after a wild card."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.screen.paint.art import Art
from game.screen.paint.ground import Beams
from game.screen.paint.palette import CREAM, INK, PAPER, SETS, SUN_YELLOW, WHITE, finish_of
from game.screen.paint.view import put
from game.screen.scenes.overlay import OpenToCalls, Panel, dismiss
from game.screen.scenes.scene import Host
from game.screen.table.calls import Calling
from game.screen.widgets.game_tile import in_rows
from game.screen.widgets.widget import Button, IconButton, Look, Widget, grown, plate, ring

WIDE, HIGH = 262, 170  # lu, a tile
GAPS = (38, 48)  # lu


class ColourTile(Widget):
    """A set to choose: its colour, its shape and its name."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        px, box = art.view.px, grown(self.rect, look)
        radius, lip = px(34), art.pieces.button_lip(box.height)
        if look.focus:
            ring(screen, art, pygame.Rect(box.x, box.y, box.width, box.height + lip), radius)
        finish = finish_of(SETS[self.name])
        face = art.pieces.button(*box.size, finish, pressed=look.pressed, hover=look.hover, radius=radius)
        put(screen, face, (box.centerx, box.centery + lip // 2))
        box = box.move(0, round(lip * 0.75) if look.pressed else 0)
        put(screen, art.tokens.set_mark(self.name, px(96), WHITE), (box.centerx, box.y + px(60)))
        label = plate(art, (round(px(160)), round(px(48))), px(20), CREAM)
        place = put(screen, label, (box.centerx, box.bottom - px(34)))
        put(screen, art.letters.reading(self.name, px(32)), place.center)


class ValuePickerScene(OpenToCalls, Panel):
    """Digits, arrows or a press choose; is gone once `chosen` or `cancelled` was called."""

    beams = Beams(WHITE, 0.05, 50, 50)

    def __init__(
        self,
        host: Host,
        values: Sequence[str],
        counts: Mapping[str, int],
        chosen: Callable[[str], None],
        cancelled: Callable[[], None],
        calling: Calling | None = None,
    ) -> None:
        super().__init__(host)
        self.calling = calling
        self.values = values
        self.counts = counts
        self._chosen, self._cancelled = chosen, cancelled

    @property
    def coloured(self) -> bool:
        return set(self.values) <= set(SETS)

    @property
    def title(self) -> str:
        return "Pick a colour!" if self.coloured else "Pick one!"

    def build(self) -> None:
        super().build()
        view = self.host.view
        columns, wide = (3, 74) if len(self.values) > 4 else (2, 51)
        self.lay(view.box(50, 56, wide, 70))
        middle = (self.box.centerx, self.box.y + view.px(267))
        places = in_rows(view, len(self.values), columns, (WIDE, HIGH), GAPS, middle)
        tiles = [self._tile(place, name) for place, name in zip(places, self.values, strict=True)]
        for digit, tile in enumerate(tiles, 1):
            tile.digit = digit
        corner = view.rect(68, 68, (self.box.right - view.px(22), self.box.y + view.px(8)))
        cross = IconButton(corner, "Put it back", self.back, "icons/cross", finish=PAPER)
        self.focus.place([*tiles, cross, *self.call_buttons()], first=self._favourite())

    def shown(self) -> None:
        self.services.voice.say(self.title)

    def back(self) -> None:
        self._cancelled()
        dismiss(self)

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, self.title, 66, up=18, aside=56)
        star = art.turned(art.picture("characters/star", px(180)), 8)
        self.put(screen, star, 84, -10)
        if self.coloured:
            hint = art.labels.pill(self.hint(), px(24), SUN_YELLOW, INK, INK, role="reading")
            put(screen, hint, (self.box.centerx, (self.box.bottom + px(12) + self.host.view.height) / 2))

    def hint(self) -> str:
        """How many cards of the colour in question the player holds."""
        asked = self.focus.pointed
        name = asked.name if isinstance(asked, ColourTile) else self._favourite()
        count = self.counts.get(name, 0)
        return f"You have {count or 'no'} {name} card{'' if count == 1 else 's'}"

    def _favourite(self) -> str:
        return max(self.values, key=lambda name: self.counts.get(name, 0))

    def _tile(self, place: pygame.Rect, name: str) -> Widget:
        choose = partial(self._choose, name)
        return ColourTile(place, name, choose) if name in SETS else Button(place, name, choose, size=44)

    def _choose(self, name: str) -> None:
        self._chosen(name)
        dismiss(self)
