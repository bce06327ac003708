"""Choosing one of several values that do not lie on the table, such as a colour after a wild card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen.paint.art import Art
from game.screen.paint.ground import Beams
from game.screen.paint.palette import CREAM, PAPER, SETS, SUN_YELLOW, WHITE, ColourSet, finish_of
from game.screen.scenes.overlay import SILENCE, Calls, OpenToCalls, Panel, dismiss
from game.screen.widgets.widget import Button, IconButton, Look, Widget, grown, plate, ring

if TYPE_CHECKING:
    from game.screen.scenes.scene import Host

WIDE, HIGH = 262, 170  # lu, a tile
STEP = (300, 218)


class ColourTile(Widget):
    """A set to choose: its colour, its shape and its name."""

    def __init__(self, rect: pygame.Rect, each: ColourSet, action: Callable[[], None]) -> None:
        super().__init__(rect, each.name, action)
        self.set = each

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        px, box = art.view.px, grown(self.rect, look)
        radius, lip = px(34), art.pieces.button_lip(box.height)
        if look.focus:
            ring(screen, art, pygame.Rect(box.x, box.y, box.width, box.height + lip), radius)
        face = art.pieces.button(
            *box.size, finish_of(self.set), pressed=look.pressed, hover=look.hover, radius=radius
        )
        screen.blit(face, face.get_rect(center=(box.centerx, box.centery + lip // 2)))
        sink = round(lip * 0.75) if look.pressed else 0
        mark = art.tokens.set_mark(self.name, px(96), WHITE)
        screen.blit(mark, mark.get_rect(center=(box.centerx, round(box.y + px(60)) + sink)))
        label = plate(art, (round(px(160)), round(px(48))), px(20), CREAM)
        place = label.get_rect(center=(box.centerx, round(box.bottom - px(34)) + sink))
        screen.blit(label, place)
        word = art.letters.reading(self.name, px(32))
        screen.blit(word, word.get_rect(center=place.center))


class ValuePickerScene(OpenToCalls, Panel):
    """Digits, arrows or a press choose; is gone once `chosen` or `cancelled` was called."""

    tells_itself = True

    theme = "menu"
    beams = Beams(WHITE, 0.05, 50, 50)

    def __init__(
        self,
        host: Host,
        counts: Mapping[str, int],
        chosen: Callable[[str], None],
        cancelled: Callable[[], None] | None = None,
        values: Sequence[str] = tuple(SETS),
        calls: Calls = SILENCE,
    ) -> None:
        super().__init__(host)
        self.calls = calls
        self.counts = counts
        self.values = tuple(values)
        self._chosen, self._cancelled = chosen, cancelled

    @property
    def coloured(self) -> bool:
        return set(self.values) <= set(SETS)

    @property
    def title(self) -> str:
        return "Pick a colour!" if self.coloured else "Pick one!"

    @property
    def columns(self) -> int:
        return 3 if len(self.values) > 4 else 2

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.box = view.box(50, 56, 74 if self.columns == 3 else 51, 70)
        self.extent = self.box.inflate(round(view.px(120)), round(view.px(240)))
        tiles: list[Widget] = [self._tile(nth, name) for nth, name in enumerate(self.values)]
        if self._cancelled:
            corner = pygame.Rect(0, 0, round(view.px(68)), round(view.px(68)))
            corner.center = (round(self.box.right - view.px(22)), round(self.box.y + view.px(8)))
            tiles.append(IconButton(corner, "Put it back", self.back, "icons/cross", finish=PAPER))
        self.focus.place([*tiles, *self.call_buttons()], first=self._favourite())

    def shown(self) -> None:
        self.services.voice.say(self.title)

    def back(self) -> None:
        """Put the card back, where the rules allow it."""
        if self._cancelled:
            self._cancelled()
            dismiss(self)

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, self.title, 66, up=18, aside=56)
        star = art.turned(art.picture("characters/star", px(180)), 8)
        screen.blit(star, star.get_rect(center=(round(self.box.x + px(84)), round(self.box.y - px(10)))))
        if not self.coloured:
            return
        hint = art.labels.reading_pill(self.hint(), px(24), SUN_YELLOW)
        low = round((self.box.bottom + px(12) + self.host.view.height) / 2)
        screen.blit(hint, hint.get_rect(center=(self.box.centerx, low)))

    def hint(self) -> str:
        """How many cards of the colour in question the player holds."""
        asked = self.focus.current if self.focus.shown else self.focus.hovered
        name = asked.name if isinstance(asked, ColourTile) else self._favourite()
        count = self.counts.get(name, 0)
        return f"You have {count or 'no'} {name} card{'' if count == 1 else 's'}"

    def _favourite(self) -> str:
        return max(self.values, key=lambda name: self.counts.get(name, 0))

    def _tile(self, nth: int, name: str) -> Widget:
        px = self.host.view.px
        across, down = nth % self.columns, nth // self.columns
        tile = pygame.Rect(0, 0, round(px(WIDE)), round(px(HIGH)))
        x = self.box.centerx + px(STEP[0]) * (across - (self.columns - 1) / 2)
        tile.center = (round(x), round(self.box.y + px(158 + STEP[1] * down)))
        choose = partial(self._choose, name)
        widget = ColourTile(tile, SETS[name], choose) if name in SETS else Button(tile, name, choose, size=44)
        widget.digit = nth + 1
        return widget

    def _choose(self, name: str) -> None:
        self._chosen(name)
        dismiss(self)
