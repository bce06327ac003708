"""Scenes over the table through which people still hear each other call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from game.screen.paint.view import whole
from game.screen.scenes.overlay import dismiss
from game.screen.scenes.scene import Scene
from game.screen.table.call_pill import CallPill, CatchButton
from game.screen.widgets.input import Call, Intent
from game.screen.widgets.widgets import Widget

CORNER = (17, 7.6, 16, 9.2)  # percent: the call of another person, which must bear a name here
BESIDE = ((88.5, 12), *((93.4, y) for y in (25, 37, 49, 61)))  # percent: the catches, clear of a panel
SMALL = (10.6, 9)  # percent: a catch of several, which bears a name


class Calls(NamedTuple):
    """How a scene hears those who call, and the buttons they have on the table."""

    answer: Callable[[Call], bool] = lambda call: False  # told of a key; whether it counted
    buttons: Callable[[], Sequence[Widget]] = tuple


SILENCE = Calls()


class OpenToCalls(Scene):
    """Keys and buttons of calls count here, too; then the table shows what comes of it."""

    calls = SILENCE
    catches: ClassVar[tuple[tuple[float, float], ...]] = BESIDE  # where five people may press

    def handle(self, intent: Intent) -> None:
        if not isinstance(intent, Call):
            super().handle(intent)
        elif self.calls.answer(intent):
            self.interrupted()

    def interrupted(self) -> None:
        """Somebody has called out: this scene is over, and whoever was about to choose starts anew."""
        dismiss(self)

    def call_buttons(self) -> list[Widget]:
        """What counts now, each with a place of its own; no clock runs here, so there are no stars."""
        found: list[Widget] = []
        spots = iter(self.catches)
        several = sum(isinstance(button, CatchButton) for button in self.calls.buttons()) > 1
        for button in self.calls.buttons():
            if not isinstance(button, CallPill | CatchButton) or button.why_off or button.action is None:
                continue
            if isinstance(button, CatchButton):
                if several:
                    button.rect, button.label, button.icon = self.host.view.box(0, 0, *SMALL), button.name, ""
                button.rect.center = whole(self.host.view.at(*next(spots)))
                button.sides, button.spot = ("above",), None
            else:
                self.place_call(button)
            button.stars = None
            button.action = partial(self._shout, button.action)
            found.append(button)
        return found

    def place_call(self, button: CallPill) -> None:
        """One's own stays where it is on the table."""
        if not button.own:
            button.rect, button.label = self.host.view.box(*CORNER), button.name

    def _shout(self, call: Callable[[], None]) -> None:
        call()
        self.interrupted()
