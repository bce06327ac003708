"""The rules that few will change, one below the other, on a panel over the set-up screen."""

from collections.abc import Callable, MutableMapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.screen.paint.palette import SUN
from game.screen.scenes.overlay import Panel, dismiss
from game.screen.scenes.scene import Host
from game.screen.widgets.controls import Choices, Segment
from game.screen.widgets.widget import Button, Widget
from game.table.table import Option

WIDE, STEP, TOP = 820, 98, 104  # lu
CHOICE = (500, 68)  # lu


class MoreRulesScene(Panel):
    """Changes the values it was given at once; Done only closes it."""

    def __init__(
        self,
        host: Host,
        options: Sequence[Option],
        values: MutableMapping[str, Any],
        said: Callable[[str], None],
    ) -> None:
        super().__init__(host)
        self.options = options
        self.values = values
        self._said = said

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.lay(view.rect(WIDE, TOP + STEP * len(self.options) + 108, view.at(50, 52)))
        rows: list[Widget] = [self._row(nth, option) for nth, option in enumerate(self.options)]
        done = pygame.Rect(0, 0, round(view.px(260)), round(view.px(80)))
        done.center = (self.box.centerx, round(self.box.bottom - view.px(76)))
        rows.append(Button(done, "Done", lambda: dismiss(self), finish=SUN, icon="icons/tick", size=38))
        self.focus.place(rows, first="Done")

    def shown(self) -> None:
        if self.services.settings.spoken_menus:
            self.services.voice.say("More rules")

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, "More rules", 56, up=4)
        for nth, option in enumerate(self.options):
            name = art.letters.heading(option.label, px(30))
            spot = (round(self.box.x + px(48)), self._place(nth).centery)
            screen.blit(name, name.get_rect(midleft=spot))

    def _place(self, nth: int) -> pygame.Rect:
        px = self.host.view.px
        rect = pygame.Rect(0, 0, round(px(CHOICE[0])), round(px(CHOICE[1])))
        rect.midright = (round(self.box.right - px(44)), round(self.box.y + px(TOP + STEP * nth)))
        return rect

    def _row(self, nth: int, option: Option) -> Choices[Any]:
        choices = [Segment(value, label, icon) for value, label, icon in option.choices]
        change = partial(self._change, option)
        told = {"choices": choices, "value": self.values[option.name], "changed": change}
        return Choices(self._place(nth), option.label, **told, size=28)

    def _change(self, option: Option, value: Any) -> None:
        self.values[option.name] = value
        self._said(next(label for each, label, _ in option.choices if each == value))
