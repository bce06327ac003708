"""The page for teachers and parents: the PIN, the kiosk, the voice, the files, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.screen import svg
from game.screen.controls import Choices, Segment
from game.screen.palette import MUTED, PAPER, SUN, Finish
from game.screen.plates import sketch
from game.screen.scenes.adult import BAR_HIGH, GROUND, AdultScene
from game.screen.scenes.gate import GateScene
from game.screen.scenes.scene import Scene
from game.screen.widgets import Button, Widget

if TYPE_CHECKING:
    from game.screen.app import App

__all__ = ["GateScene", "TeacherScene", "tour"]

IDLE_FIELD = "idle_minutes"
IDLE_USUAL = 5
MINUTES = (Segment(2, "2 min"), Segment(5, "5 min"), Segment(10, "10 min"))
TRIAL = "Hello! I can read words to you."
FORGOTTEN = "Forgotten the PIN? Delete the pin line in settings.json there."
ROW = 106  # lu


class Row(NamedTuple):
    """A heading, one or two sentences, and a control at the right if there is something to do."""

    name: str
    sentences: tuple[str, ...]
    control: Callable[[pygame.Rect], Widget] | None = None


class TeacherScene(AdultScene):
    """Reached only through the gate."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._heard = ""

    def build(self) -> None:
        view = self.app.view
        self.rows = self._rows()
        self.box = pygame.Rect(0, 0, round(view.px(1160)), round(view.px(ROW * len(self.rows) + 32)))
        self.box.center = (view.width // 2, round((view.height + view.px(BAR_HIGH)) / 2))
        widgets: list[Widget] = [self.back_button()]
        widgets += [row.control(self._row_box(nth)) for nth, row in enumerate(self.rows) if row.control]
        self.focus.place(widgets, first="Change PIN")

    def update(self, dt: float) -> None:
        super().update(dt)
        heard = self._voice_line()
        if heard != self._heard:
            self._heard = heard
            self.rows = self._rows()
            self.dirty = True

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        self.sheet(screen, self.box)
        for nth, row in enumerate(self.rows):
            self._paint_row(screen, row, self._row_box(nth), striped=nth % 2 == 0)

    def _paint_row(self, screen: pygame.Surface, row: Row, box: pygame.Rect, striped: bool) -> None:
        art, px = self.app.art, self.app.view.px
        if striped:
            stripe = svg.rect(0, 0, box.width, box.height, px(18), GROUND, None)
            screen.blit(sketch(art, stripe, *box.size), box)
        left = round(box.x + px(24))
        room = (row.control(box).rect.x if row.control else box.right) - left - px(20)
        top = box.centery - px(13 * len(row.sentences))
        name = art.letters.heading(row.name, px(28))
        screen.blit(name, name.get_rect(midleft=(left, round(top))))
        for nth, sentence in enumerate(row.sentences):
            size = art.letters.fit(sentence, room, px(20), "reading")
            words = art.letters.reading(sentence, size, MUTED)
            screen.blit(words, words.get_rect(midleft=(left, round(top + px(34 + 27 * nth)))))

    def _rows(self) -> list[Row]:
        return [
            Row("PIN", ("Opens this page.",), self._button("Change PIN", self._change_pin)),
            Row("Kiosk", ("Back to the title when nobody has played for so long.",), self._minutes),
            Row("Voice", (self._voice_line(),), self._button("Test the voice", self._try_voice)),
            Row("Files", (str(self.services.data), FORGOTTEN)),
            Row("Leave", ("The match is saved. Play goes on next time.",), self._leave()),
        ]

    def _row_box(self, nth: int) -> pygame.Rect:
        px = self.app.view.px
        top = self.box.y + px(19 + ROW * nth)
        return pygame.Rect(
            round(self.box.x + px(16)), round(top), round(self.box.width - px(32)), round(px(ROW - 6))
        )

    def _button(
        self, name: str, action: Callable[[], None], finish: Finish = PAPER
    ) -> Callable[[pygame.Rect], Widget]:
        return lambda box: Button(self._at_right(box, 270, 66), name, action, finish=finish, size=26)

    def _leave(self) -> Callable[[pygame.Rect], Widget]:
        return self._button("Close the game", self._close, SUN)

    def _minutes(self, box: pygame.Rect) -> Widget:
        value = getattr(self.services.settings, IDLE_FIELD, IDLE_USUAL)
        return Choices(self._at_right(box, 356, 66), "Idle minutes", MINUTES, value, self._set_minutes)

    def _at_right(self, box: pygame.Rect, wide: float, high: float) -> pygame.Rect:
        px = self.app.view.px
        place = pygame.Rect(0, 0, round(px(wide)), round(px(high)))
        place.midright = (round(box.right - px(22)), round(box.centery - px(3)))
        return place

    def _set_minutes(self, minutes: int) -> None:
        setattr(self.services.settings, IDLE_FIELD, minutes)
        self.services.settings_file.store(self.services.settings)
        if self.app.kiosk:
            self.app.kiosk.minutes = minutes

    def _change_pin(self) -> None:
        self.app.push(GateScene(self.app, lambda: None, change=True))

    def _try_voice(self) -> None:
        self.services.voice.say(TRIAL)

    def _close(self) -> None:
        """The one way out of a kiosk, so it does not ask the app, which would refuse."""
        self.app.stop()

    def _voice_line(self) -> str:
        """What the voice says on trial, else how it is doing."""
        voice = self.services.voice
        return f"“{TRIAL}”" if voice.caption == TRIAL else voice.health.why


def tour(app: App) -> Iterator[tuple[str, Scene]]:
    gate = GateScene(app, lambda: None)
    gate.question, gate.typed = "7294", "72"
    yield "gate", gate
    yield "teacher", TeacherScene(app)
