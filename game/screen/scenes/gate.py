"""The gate before the adults' page: a PIN, and before the first PIN a question small children cannot read."""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

import pygame

from game.screen import pin, svg
from game.screen.input import Digit, Erase, Intent, Typed
from game.screen.palette import INK, LILAC, MUTED, PAPER, WHITE
from game.screen.plates import sketch
from game.screen.scenes.adult import BAR_HIGH, AdultScene
from game.screen.scenes.overlay import dismiss
from game.screen.widgets import REST, Button, IconButton, Widget

if TYPE_CHECKING:
    from game.screen.app import App

IDLE = 60.0  # seconds after which an untouched gate shuts itself
WIGGLE = 0.26
KEY = (116, 88)  # lu
KEY_STEP = (132, 108)
ERASE = "Rub out"


class GateStep(Enum):
    QUESTION = "Are you a grown-up?"
    NEW = "Choose a PIN"
    AGAIN = "The same PIN once more"
    ENTER = "Type your PIN"


class GateScene(AdultScene):
    """Calls `then` once the PIN was met or set, and is gone afterwards; `change` asks for a new PIN."""

    def __init__(self, app: App, then: Callable[[], None], change: bool = False) -> None:
        super().__init__(app)
        self._then = then
        self._pin = pin.parse(self.services.settings.pin)
        self.question = ask()
        self.typed = ""
        self.note = ""
        self._first = ""
        self._misses = 0
        self._still = 0.0
        self._wiggle = WIGGLE
        self.wait = float(self._pin.pause if self._pin and not change else 0)
        self.stage = GateStep.NEW if change else GateStep.ENTER if self._pin else GateStep.QUESTION

    @property
    def moving(self) -> bool:
        return self._wiggle < WIGGLE

    def build(self) -> None:
        view = self.app.view
        self.box = pygame.Rect(0, 0, round(view.px(1080)), round(view.px(540)))
        self.box.center = (view.width // 2, round((view.height + view.px(BAR_HIGH)) / 2))
        keys: list[Widget] = [self._key(nth, str(nth + 1)) for nth in range(9)]
        keys += [self._key(10, "0"), self._erase_key()]
        self.focus.place([self.back_button(), *keys], first="5")

    def shown(self) -> None:
        self.app.inputs.typing = True  # a zero comes only as typed text

    def back(self) -> None:
        self.app.inputs.typing = False
        self.app.pop()

    def handle(self, intent: Intent) -> None:
        self._still = 0.0
        match intent:
            case Typed(text):
                for letter in text[: pin.DIGITS]:
                    if letter in "0123456789":
                        self.press(letter)
            case Digit(number):
                self.press(str(number))
            case Erase():
                self._rub_out()
            case _:
                super().handle(intent)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.moving:
            self._wiggle += dt
            self.dirty = True
        if self.wait > 0:
            before, self.wait = self.wait, max(0.0, self.wait - dt)
            self.dirty |= math.ceil(before) != math.ceil(self.wait)
        self._still += dt
        if self._still > IDLE:
            self.back()

    def press(self, digit: str) -> None:
        self.focus.update(REST)  # digits may follow each other quickly
        if self.wait > 0:
            return
        self.dirty = True
        self.typed += digit
        if len(self.typed) == pin.DIGITS:
            typed, self.typed = self.typed, ""
            self.note = ""
            self._take(typed)

    def _take(self, typed: str) -> None:
        match self.stage:
            case GateStep.QUESTION:
                self._go(GateStep.NEW) if typed == self.question else self._miss()
            case GateStep.NEW:
                self._first = typed
                self._go(GateStep.AGAIN)
            case GateStep.AGAIN if typed == self._first:
                self._keep(pin.make(typed))
                self._open()
            case GateStep.AGAIN:
                self._go(GateStep.NEW)
                self.note = "Those were two different PINs."
            case GateStep.ENTER if self._pin and self._pin.fits(typed):
                self._keep(self._pin.met())
                self._open()
            case GateStep.ENTER:
                self._miss()

    def _go(self, stage: GateStep) -> None:
        self.stage = stage

    def _miss(self) -> None:
        """Not it: a wiggle, and a wait that grows; the count is kept so that leaving does not help."""
        self.services.effects.play("refuse")
        self.note = "That is not it."
        self._misses += 1
        self.question = ask()
        if self._pin:
            self._keep(self._pin.missed())
            self._misses = self._pin.misses
        self.wait = float(pin.pause_after(self._misses))
        if not self.services.settings.reduced_motion:
            self._wiggle = 0.0

    def _keep(self, changed: pin.Pin) -> None:
        self._pin = changed
        self.services.settings.pin = changed.text()
        self.services.settings_file.store(self.services.settings)

    def _open(self) -> None:
        self.app.inputs.typing = False
        self._then()
        dismiss(self)

    def _rub_out(self) -> None:
        self.focus.update(REST)
        self.typed = self.typed[:-1]
        self.dirty = True

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        self.sheet(screen, self.box)
        px, letters = self.app.view.px, self.app.art.letters
        x = round(self.box.x + px(320))
        heading = letters.heading(self.stage.value, letters.fit(self.stage.value, px(520), px(40), "heading"))
        screen.blit(heading, heading.get_rect(center=(x, round(self.box.y + px(92)))))
        for nth, line in enumerate(self._lines()):
            words = letters.reading(line, px(26), INK if nth else MUTED)
            screen.blit(words, words.get_rect(center=(x, round(self.box.y + px(158 + 44 * nth)))))
        self._paint_digits(screen, x)
        note = f"Please wait {math.ceil(self.wait)} seconds." if self.wait > 0 else self.note
        if note:
            words = letters.reading(note, px(24), MUTED)
            screen.blit(words, words.get_rect(center=(x, round(self.box.bottom - px(92)))))

    def _lines(self) -> tuple[str, ...]:
        match self.stage:
            case GateStep.QUESTION:
                return ("Type these four digits:", pin.in_words(self.question))
            case GateStep.NEW:
                return ("Four digits that only", "grown-ups know.")
            case GateStep.AGAIN:
                return ("So that no digit slips in", "by chance.")
        return ("This page is for teachers", "and parents.")

    def _paint_digits(self, screen: pygame.Surface, x: int) -> None:
        """Four boxes with a dot for each digit typed; they wiggle when it was not the PIN."""
        px = self.app.view.px
        swing = 8 * math.exp(-6 * self._wiggle) * math.sin(57 * self._wiggle) if self.moving else 0.0
        side, step = px(80), px(100)
        body = ""
        for nth in range(pin.DIGITS):
            left = px(2) + step * nth
            fill = WHITE if nth == len(self.typed) and self.wait <= 0 else LILAC
            body += svg.rect(left, px(2), side, side, px(20), fill, INK, px(3))
            if nth < len(self.typed):
                body += svg.ellipse(left + side / 2, px(2) + side / 2, px(13), fill=INK)
        boxes = sketch(self.app.art, body, step * 3 + side + px(4), side + px(4))
        screen.blit(boxes, boxes.get_rect(center=(round(x + px(swing)), round(self.box.y + px(318)))))

    def _key_place(self, nth: int) -> pygame.Rect:
        px = self.app.view.px
        place = pygame.Rect(0, 0, round(px(KEY[0])), round(px(KEY[1])))
        x = self.box.right - px(100) - px(KEY_STEP[0]) * (2 - nth % 3)
        y = self.box.y + px(106) + px(KEY_STEP[1]) * (nth // 3)
        place.center = (round(x), round(y - px(2)))
        return place

    def _key(self, nth: int, digit: str) -> Button:
        return Button(self._key_place(nth), digit, lambda: self.press(digit), finish=PAPER, size=40)

    def _erase_key(self) -> IconButton:
        return IconButton(self._key_place(11), ERASE, self._rub_out, "icons/erase")


def ask() -> str:
    """Four different digits, none of them zero."""
    digits = list("123456789")
    secrets.SystemRandom().shuffle(digits)
    return "".join(digits[: pin.DIGITS])
