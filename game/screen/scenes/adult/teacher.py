"""The page for teachers and parents: the PIN, the kiosk, the voice, own files, and the way out."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.screen.paint.palette import PAPER, SUN, Finish
from game.screen.scenes.adult.page import GROUND, AdultScene
from game.screen.widgets.controls import Choices, Segment
from game.screen.widgets.rows import Controls, Row, Rows, at_right, voice_row
from game.screen.widgets.widget import Button, Widget

MINUTES = (Segment(2, "2 min"), Segment(5, "5 min"), Segment(10, "10 min"))
FORGOTTEN = "Opens this page. Forgotten it? Delete the pin line in this file:"
STEP, CLOSE_STEP = 106, 97  # lu from row to row, without and with a row of problems
MOST_PROBLEMS = 2


class TeacherScene(AdultScene):
    """Reached only through the gate."""

    def build(self) -> None:
        view = self.host.view
        self.problems = self._find_problems()
        rows, step = list(self._rows()), CLOSE_STEP if self.problems else STEP
        self.lay(1160, step * len(rows) + 32)
        area = self.box.inflate(-2 * round(view.px(16)), -2 * round(view.px(19)))
        self.rows = Rows(self.host.art, rows, area, step, GROUND)
        self.focus.place([self.back_button(), *self.rows.widgets], first="Change PIN")

    def shown(self) -> None:
        self.services.voice.check_recordings()
        self.services.album.refresh()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._find_problems() != self.problems:
            self.build()
        self.dirty |= self.rows.stale

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        self.rows.paint(screen)

    def _rows(self) -> Iterator[Row]:
        change = partial(self.host.go, "gate", then=lambda: None, change=True)
        told = (FORGOTTEN, str(self.services.settings_file.path))
        yield Row("PIN", told, self._button("Change PIN", change))
        yield Row("Kiosk", ("Back to the title when nobody has played for so long.",), self._minutes)
        services = self.services
        yield voice_row(self.host.view, services.voice, services.settings.voice, "Voice", "Test the voice")
        yield Row("Own recordings and pictures", (str(self.services.data), self._count_own))
        if self.problems:
            yield Row("Something went wrong", self.problems)
        leave = self._button("Close the game", self.host.stop, SUN)  # a kiosk would refuse to quit
        kept = "Any match is saved. Play goes on next time."
        yield Row("Leave", ("The match cannot be kept." if self.services.saves.unkept else kept,), leave)

    def _count_own(self) -> str:
        heard, packs = self.services.voice.recordings, self.services.album.found
        counted = f"{packs or 'no'} {'pack' if packs == 1 else 'packs'}"
        sounds = f"recordings/cat.wav ({heard or 'none'} found)"
        return f"{sounds} · pictures/My pack/cat.png ({counted} found)"

    def _find_problems(self) -> tuple[str, ...]:
        """What could not be kept or read; what is lost now comes first."""
        file, saves = self.services.settings_file, self.services.saves
        found = (file.unkept, saves.unkept, file.problem, saves.problem, self.services.voice.problem)
        return tuple(filter(None, (*found, *self.services.album.problems)))[:MOST_PROBLEMS]

    def _button(self, name: str, action: Callable[[], None], finish: Finish = PAPER) -> Controls:
        view = self.host.view
        return lambda box: [Button(at_right(view, box, 270, 66), name, action, finish=finish, size=26)]

    def _minutes(self, box: pygame.Rect) -> Sequence[Widget]:
        place, value = at_right(self.host.view, box, 356, 66), self.services.settings.idle_minutes
        return [Choices(place, "Idle minutes", choices=MINUTES, value=value, changed=self._set_minutes)]

    def _set_minutes(self, minutes: int) -> None:
        self.services.settings.idle_minutes = minutes
        self.host.apply_settings()
