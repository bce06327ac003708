"""The gate before the adults' page: a PIN, and before the first PIN a sum small children cannot do."""

import math
from collections.abc import Callable
from enum import Enum
from functools import partial

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LILAC, MUTED, PAPER, WHITE
from game.screen.paint.view import View, put
from game.screen.scenes.adult import pin
from game.screen.scenes.adult.page import AdultScene
from game.screen.scenes.overlay import dismiss
from game.screen.scenes.scene import Host
from game.screen.widgets.focus import REST
from game.screen.widgets.input import Erase, Intent, Typed
from game.screen.widgets.widget import Button, IconButton, Widget
from game.table.table import Sound

IDLE = 120.0  # seconds after which an untouched gate shuts itself
WIGGLE = 0.26
KEY, STEP = (116, 88), (132, 108)  # lu
SIDE, APART = 80, 100  # lu of a box, and from box to box


class GateStep(Enum):
    """What is to be done, and why."""

    QUESTION = ("Are you a grown-up?", "{page} Type the answer:", "{sum}")
    NEW = ("Choose a PIN", "Four digits that only", "grown-ups know.")
    AGAIN = ("The same PIN once more", "So that no digit slips in", "by chance.")
    ENTER = ("Type your PIN", "This page is for teachers", "and parents.")
    SHUT = (
        "The PIN cannot be read",
        "Please close the game, delete the pin line in",
        "{file}",
        "and start it again.",
    )


class GateScene(AdultScene):
    """Calls `then` once the PIN was met or set; `change` asks for a new PIN, `must` knows no way back."""

    def __init__(
        self, host: Host, then: Callable[[], None], *, change: bool = False, must: bool = False
    ) -> None:
        super().__init__(host)
        self._then = then
        self._must = must
        self._pin = pin.parse(self.services.settings.pin)
        self.sum = pin.ask()
        self.typed = ""
        self.note = ""
        self._first = ""
        self._misses = 0
        self._still = 0.0
        self._wiggle = WIGGLE
        self.wait = float(pin.pause_after(self._pin.misses) if self._pin and not change else 0)
        self.step = GateStep.NEW if change else self._first_step()

    def _first_step(self) -> GateStep:
        if self._pin is None:
            return GateStep.QUESTION
        return GateStep.SHUT if self._pin == pin.UNREADABLE else GateStep.ENTER

    @property
    def moving(self) -> bool:
        return self._wiggle < WIGGLE

    def build(self) -> None:
        self.lay(1080, 300 if self.step is GateStep.SHUT else 540)
        widgets: list[Widget] = [] if self._must else [self.back_button()]
        if self.step is not GateStep.SHUT:
            widgets += keys(self.host.view, self.box, self.press, self._rub_out)
        self.focus.place(widgets, first="5")

    def shown(self) -> None:
        self.host.inputs.typing = True  # all digits come as typed text

    def back(self) -> None:
        if self._must:
            return
        self.host.inputs.typing = False
        self.host.pop()

    def handle(self, intent: Intent) -> None:
        self._still = 0.0
        match intent:
            case Typed(text):
                for letter in text[: pin.DIGITS]:
                    if letter in "0123456789":
                        self.press(letter)
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
            self._start_again()
            self.back()

    def _start_again(self) -> None:
        """Nobody may finish what an adult has begun and left."""
        self._still = 0.0
        self.typed = self._first = self.note = ""
        self.step = self._first_step()
        self.dirty = True

    def _name_widgets(self, dt: float) -> None:
        """Nothing is named here: the voice would tell the PIN."""

    def press(self, digit: str) -> None:
        self.focus.update(REST)  # digits may follow each other quickly
        if self.wait > 0 or self.step is GateStep.SHUT:
            return
        self.dirty = True
        self.typed += digit
        if len(self.typed) == pin.DIGITS:
            typed, self.typed = self.typed, ""
            self.note = ""
            self._take(typed)

    def _take(self, typed: str) -> None:
        match self.step:
            case GateStep.QUESTION if typed == self.sum.answer:
                self.step = GateStep.NEW
            case GateStep.NEW:
                self._first, self.step = typed, GateStep.AGAIN
            case GateStep.AGAIN if typed == self._first:
                self._open(pin.make(typed))
            case GateStep.AGAIN:
                self.step, self.note = GateStep.NEW, "Those were two different PINs."
            case GateStep.ENTER if self._pin and self._pin.fits(typed):
                self._open(self._pin.met())
            case _:
                self._miss()

    def _miss(self) -> None:
        """Not it: a wiggle, and a wait that grows; the count is kept so that leaving does not help."""
        self.services.effects.play(Sound.REFUSE)
        self.note = "That is not it."
        self._misses += 1
        self.sum = pin.ask()
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

    def _open(self, met: pin.Pin) -> None:
        self._keep(met)
        self.host.inputs.typing = False
        self._then()
        dismiss(self)

    def _rub_out(self) -> None:
        self.focus.update(REST)
        self.typed = self.typed[:-1]
        self.dirty = True

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        px = self.host.view.px
        if self.step is GateStep.SHUT:
            self._paint_words(screen, self.box.centerx, px(1000))
            return
        x = round(self.box.x + px(320))
        self._paint_words(screen, x, px(540))
        self._paint_digits(screen, x)
        note = f"Please wait {math.ceil(self.wait)} seconds." if self.wait > 0 else self.note
        if note:
            words = self.host.art.letters.reading(note, px(24), MUTED)
            put(screen, words, (x, self.box.bottom - px(92)))

    def _paint_words(self, screen: pygame.Surface, x: int, room: float) -> None:
        px, letters = self.host.view.px, self.host.art.letters
        page = "A kiosk needs a PIN first." if self._must else "This page is for grown-ups."
        told = {"page": page, "sum": self.sum.words, "file": self.services.settings_file.path}
        heading, *lines = (words.format(**told) for words in self.step.value)
        put(screen, letters.heading(heading, px(40), room=room), (x, self.box.y + px(92)))
        for nth, line in enumerate(lines):
            words = letters.reading(line, px(26), INK if nth else MUTED, room=room)
            put(screen, words, (x, self.box.y + px(158 + 44 * nth)))

    def _paint_digits(self, screen: pygame.Surface, x: int) -> None:
        """They wiggle when it was not the PIN."""
        px = self.host.view.px
        swing = 8 * math.exp(-6 * self._wiggle) * math.sin(57 * self._wiggle) if self.moving else 0.0
        boxes = digit_boxes(self.host.art, pin.DIGITS, len(self.typed), self.wait > 0)
        put(screen, boxes, (x + px(swing), self.box.y + px(318)))


def keys(
    view: View, box: pygame.Rect, press: Callable[[str], None], rub_out: Callable[[], None]
) -> list[Widget]:
    """Ten for digits and one to rub out, at the right of the sheet in this box."""
    places = [_place(view, box, nth) for nth in range(12)]
    keyed = zip((*places[:9], places[10]), "1234567890", strict=True)
    digits = [Button(place, digit, partial(press, digit), finish=PAPER, size=40) for place, digit in keyed]
    return [*digits, IconButton(places[11], "Rub out", rub_out, "icons/erase")]


def _place(view: View, box: pygame.Rect, nth: int) -> pygame.Rect:
    row, column = divmod(nth, 3)
    x = box.right - view.px(100 + STEP[0] * (2 - column))
    return view.rect(*KEY, (x, box.y + view.px(104 + STEP[1] * row)))


def digit_boxes(art: Art, boxes: int, typed: int, waits: bool) -> pygame.Surface:
    """A dot for each digit typed; the next box is white unless one has to wait."""
    px, body = art.view.px, ""
    side, step = px(SIDE), px(APART)
    for nth in range(boxes):
        left = px(2) + step * nth
        fill = WHITE if nth == typed and not waits else LILAC
        body += svg.rect(left, px(2), side, side, px(20), fill, INK, px(3))
        if nth < typed:
            body += svg.ellipse(left + side / 2, px(2) + side / 2, px(13), fill=INK)
    return art.sketch(body, step * (boxes - 1) + side + px(4), side + px(4))
