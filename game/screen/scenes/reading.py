"""The reading moment: the card is large and silent, and the child reads before the voice does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.play.match import Match
from game.play.reading import Step
from game.screen.paint.motion import shake
from game.screen.paint.palette import LEAF, PAPER
from game.screen.scenes import reading_stand as stand
from game.screen.scenes.overlay import OpenToCalls, Overlay
from game.screen.scenes.scene import Host
from game.screen.table.calls import Calling
from game.screen.table.seats import tint
from game.screen.widgets.focus import Focus
from game.screen.widgets.hint_bar import Hint
from game.screen.widgets.input import Choose, Intent, Point
from game.screen.widgets.sound_buttons import SoundButton, SoundButtons, Sounding
from game.screen.widgets.widget import Button, IconButton, Widget
from game.words.packs import spell

WORD = 132  # lu
ROOM = 40  # percent of the width for the word
LEFT, RIGHT = 37, 63  # percent: the two buttons
NUDGE = 8.0  # seconds without a touch before the card wiggles, once; it never speaks
WIGGLE, REACH = 0.6, 14  # seconds, lu
MARKED = (Step.BUTTONS, Step.RUN, Step.MODEL)
ONE = (Hint("move", "Sounds"), Hint("hear", "Hear one"))
HINTS = {"keys": (*ONE, Hint("choose", "Hear all")), "pad": ONE}


class ReadingScene(OpenToCalls, Overlay):
    """Quiet: nothing moves but what the child presses; no clock is shown or kept."""

    def __init__(
        self, host: Host, match: Match, done: Callable[[], None], calling: Calling | None = None
    ) -> None:
        super().__init__(host)
        self.calling = calling
        assert match.reading is not None
        self.match = match
        self.reading = match.reading
        self.printed = match.printed(self.reading.card)
        self.sounding = Sounding(self.services.voice, spell(self.services.spellers, self.printed.word))
        self.focus = Focus(lambda _: None)  # no click may drown a sound
        self._done = done
        self._heard = ("", False)  # what was drawn: the caption, and whether there is voice
        self._untouched = 0.0  # seconds

    @property
    def pictured(self) -> bool:
        """Whether there is a picture to be named, not a word to be read."""
        return self.printed.kind == stand.PICTURE

    def show(self, word: str) -> None:
        """Put another word on the card."""
        self.printed = self.printed._replace(word=word)
        self.sounding.spelling = spell(self.services.spellers, word)
        self.build()

    def build(self) -> None:
        super().build()
        view = self.host.view
        place, room = view.at(*stand.word_at(self.printed)), view.wide(ROOM)
        self.sounds = SoundButtons(self.host.art, self.sounding.spelling, place, view.px(WORD), room)
        self._place()

    def shown(self) -> None:
        """Whatever was being said, the word is met in silence."""
        self.sounding.stop()
        if self.reading.step is Step.CONFIRM:
            self.sounding.say()  # the pause cut it off

    # what can be pressed

    def _place(self, first: str = "") -> None:
        choices = self._choices()
        widgets: list[Widget] = [*self._sound_buttons(), *choices, *self.call_buttons()]
        first = first or (choices[-1].name if choices else "Pause")
        widgets.append(IconButton(self.host.view.corner(), "Pause", self.back, "icons/pause"))
        self.focus.place(widgets, first)
        if not choices:
            self.focus.current = None  # while the voice confirms, Enter must not open the pause menu
        self.dirty = True

    def _choices(self) -> list[Widget]:
        """Two large buttons: the left one asks for more, the right one goes on."""
        match self.reading.step:
            case Step.TRY | Step.BUTTONS | Step.RUN:
                done = "I said it!" if self.pictured else "I read it!"
                return [self._button(LEFT, "Help", self._help), self._button(RIGHT, done, self._read_it)]
            case Step.MODEL:
                again = self._button(LEFT, "Listen", self.sounding.model, "icons/sound-on")
                return [again, self._button(RIGHT, "I said it!", self._read_it)]
            case Step.JUDGE:
                again = self._button(LEFT, "Again", self._again, "icons/again")
                return [again, self._button(RIGHT, "Yes!", self._right_word, "icons/tick")]
        return []

    def _button(self, x: float, name: str, action: Callable[[], None], icon: str = "") -> Button:
        box, finish = self.host.view.box(x, 84, 23, 13), PAPER if x == LEFT else LEAF
        return Button(box, name, action, finish=finish, icon=icon, size=44)

    def _sound_buttons(self) -> list[Widget]:
        if self.reading.step not in MARKED:
            return []
        sounds, sounding, found = self.sounds, self.sounding, list[Widget]()
        for nth, area in enumerate(sounds.areas()):
            told = (area, f"sound {nth + 1}", partial(self._press, nth))
            found.append(SoundButton(*told, buttons=sounds, nth=nth, sounding=sounding, along=self._go_to))
        return found

    def interrupted(self) -> None:
        """A call is shown when the word is read: only its button goes."""
        self._place()

    def back(self) -> None:
        """A reading is never skipped by accident: Esc leads to the pause menu of the table."""
        self.host.go("pause", match=self.match)

    def handle(self, intent: Intent) -> None:
        if not isinstance(intent, Point):
            self._untouched = 0.0
        if isinstance(intent, Choose) and intent.enter and self._on_sounds:
            self._blend()
        else:
            super().handle(intent)

    @property
    def _on_sounds(self) -> bool:
        """Whether the visible focus is on a sound button."""
        return self.focus.shown and isinstance(self.focus.current, SoundButton)

    def _name_widgets(self, dt: float) -> None:
        """Silent until the child has tried: not even the buttons are named."""

    # the routine

    def _help(self) -> None:
        self.reading.help()
        match self.reading.step:
            case Step.RUN:
                self.sounding.run()
            case Step.MODEL:
                self.sounding.model()
        keys = self.reading.step is Step.BUTTONS and self.focus.shown
        self._place()
        if keys:
            self._go_to(0)

    def _blend(self) -> None:
        """All sounds in order; the first time, that is the next step of help."""
        if self.reading.step is Step.BUTTONS:
            self.reading.help()
        self.sounding.run()
        self._place()

    def _press(self, nth: int) -> None:
        self.focus.settle(0.0)  # the next sound may follow at once
        self.reading.press(nth)
        self.sounding.press(nth)

    def _go_to(self, nth: int) -> None:
        self.focus.show(self.focus.widgets[nth])  # the sounds stand first

    def _read_it(self) -> None:
        self.reading.read_it()
        if self.reading.step is Step.CONFIRM:
            self.sounding.say()
        self._place()

    def _right_word(self) -> None:
        self.reading.right()
        self._place()

    def _again(self) -> None:
        self.reading.again()
        self._place("Help")

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.reading.step is Step.CONFIRM and not self.services.voice.busy:
            self.reading.confirmed()
            self._place()
        heard = (self.sounding.caption, self.services.voice.busy)
        if heard != self._heard:
            self._heard, self.dirty = heard, True
        if not self.services.voice.busy:
            self._untouched += dt
        self.dirty |= self.wiggling
        if self.reading.step is Step.DONE:
            self.host.pop()
            self._done()

    @property
    def wiggling(self) -> bool:
        waits = self.reading.step in (Step.TRY, Step.BUTTONS, Step.RUN)
        now = NUDGE <= self._untouched < NUDGE + WIGGLE
        return waits and now and not self.services.settings.reduced_motion

    @property
    def moving(self) -> bool:
        return super().moving or self.wiggling

    # the picture

    def panel(self, screen: pygame.Surface) -> None:
        art, view = self.host.art, self.host.view
        aside = round(shake(self._untouched - NUDGE, view.px(REACH))) if self.wiggling else 0
        worded = not (self.pictured and self.reading.step in (Step.TRY, Step.CONFIRM))
        stand.draw_card(screen, art, self.printed, aside, worded)
        if worded:
            self.sounds.draw(screen, self.reading.outcome != "unaided", self.sounding.lit, aside)
        seat = self.reading.seat
        stand.draw_reader(screen, art, self.match.players[seat], tint(seat), self.says)
        caption = self.sounding.caption if self.services.settings.captions else ""
        stand.draw_owl(screen, art, self.advice, caption)
        if self._on_sounds and self.host.inputs.device in HINTS:
            stand.draw_keys(screen, art, self.host.inputs.device, HINTS[self.host.inputs.device])

    @property
    def advice(self) -> str:
        reader = self.match.players[self.reading.seat].name
        return stand.advise(self.reading, reader, self.pictured, self.services.voice.busy)

    @property
    def says(self) -> str:
        """Whoever has called while reading is heard at once."""
        own = "My picture!" if self.pictured else "My word!"
        return self.match.entry.table.worn(self.reading.seat, self.match.game.marks) or own
