"""The rules that few will change, one below the other, on a panel over the set-up screen."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.screen.paint.palette import SUN
from game.screen.paint.view import put
from game.screen.scenes.overlay import Panel, dismiss
from game.screen.scenes.scene import Host
from game.screen.widgets.controls import Choices, Segment
from game.screen.widgets.option_row import Changed
from game.screen.widgets.widget import Button
from game.table.table import Option

WIDE, STEP, TOP = 820, 98, 104  # lu
CHOICE = (500, 68)  # lu


class MoreRulesScene(Panel):
    """Each change holds at once; Done only closes it."""

    greeting = "More rules"

    def __init__(
        self, host: Host, options: Sequence[Option], values: Mapping[str, Any], changed: Changed
    ) -> None:
        super().__init__(host)
        self.options = options
        self.values = values
        self._changed = changed

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.lay(view.rect(WIDE, TOP + STEP * len(self.options) + 108, view.at(50, 52)))
        rows = [self._row(nth, option) for nth, option in enumerate(self.options)]
        place = view.rect(260, 80, (self.box.centerx, self.box.bottom - view.px(76)))
        done = Button(place, "Done", lambda: dismiss(self), finish=SUN, icon="icons/tick", size=38)
        self.focus.place([*rows, done], first="Done")

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, self.greeting, 56, up=4)
        for nth, option in enumerate(self.options):
            name = art.letters.heading(option.label, px(30))
            put(screen, name, (self.box.x + px(48), self._place(nth).centery), "midleft")

    def _place(self, nth: int) -> pygame.Rect:
        px = self.host.view.px
        end = (self.box.right - px(44), self.box.y + px(TOP + STEP * nth))
        return self.host.view.rect(*CHOICE, end, "midright")

    def _row(self, nth: int, option: Option) -> Choices[Any]:
        choices = [Segment(value, label, icon) for value, label, icon in option.choices]
        told = {"value": self.values[option.name], "changed": partial(self._changed, option)}
        return Choices(self._place(nth), option.label, choices=choices, **told, size=28)
