"""The reading moment: the card is large and silent, and the child reads before the voice does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.play.match import Match
from game.play.reading import Reading, Step
from game.screen.paint.motion import shake
from game.screen.paint.palette import INK, LEAF, PAPER, Finish
from game.screen.paint.view import whole
from game.screen.scenes.open_to_calls import SILENCE, Calls, OpenToCalls
from game.screen.scenes.overlay import Overlay
from game.screen.scenes.reading_stand import PICTURE, draw_card, draw_owl, draw_reader, word_at
from game.screen.table.seats import tint
from game.screen.widgets.focus import Focus
from game.screen.widgets.hint_bar import Hint, draw_hints
from game.screen.widgets.input import Choose, Intent, Point
from game.screen.widgets.sound_buttons import SoundButton, SoundButtons
from game.screen.widgets.widgets import Button, IconButton, Widget
from game.words.packs import spell

if TYPE_CHECKING:
    from game.screen.scenes.scene import Host

WORD = 132  # lu
ROOM = 40  # percent of the width for the word
NUDGE = 8.0  # seconds without a touch before the card wiggles
WIGGLE = 0.6
REACH = 14  # lu
MARKED = (Step.BUTTONS, Step.RUN, Step.MODEL)
ONE = (Hint("move", "Sounds"), Hint("hear", "Hear one"))
HINTS = {"keys": (*ONE, Hint("choose", "Hear all")), "pad": ONE}
OWL = {
    Step.TRY: "Take your time.",
    Step.BUTTONS: "Tap the sounds.",
    Step.RUN: "Now you blend it!",
    Step.MODEL: "Your turn!",
    Step.CONFIRM: "Listen...",
    Step.JUDGE: "Did you say that?",
    Step.DONE: "Well read!",
}
SPEAKING = {Step.RUN: "Listen...", Step.MODEL: "My turn..."}


class ReadingScene(OpenToCalls, Overlay):
    """Quiet: nothing moves but what the child presses; no clock is shown or kept."""

    tells_itself = True

    def __init__(self, host: Host, match: Match, done: Callable[[], None], calls: Calls = SILENCE) -> None:
        super().__init__(host)
        self.calls = calls
        assert match.reading is not None
        self.match = match
        self.reading: Reading = match.reading
        self.printed = match.printed(self.reading.card)
        self.spelling = spell(self.services.spellers, self.printed.word)
        self.focus = Focus(lambda _: None)  # no click may drown a sound
        self._done = done
        self._sounding: int | None = None  # the one sound that was pressed last
        self._heard: tuple[str, bool] = ("", False)  # what was drawn: the caption, and whether there is voice
        self._idle = 0.0

    @property
    def pictured(self) -> bool:
        """Whether there is a picture to be named, not a word to be read."""
        return self.printed.kind == PICTURE

    def show(self, word: str) -> None:
        """Put another word on the card."""
        self.printed = self.printed._replace(word=word)
        self.spelling = spell(self.services.spellers, word)
        self.build()

    def build(self) -> None:
        super().build()
        view = self.host.view
        place, room = view.at(*word_at(self.printed)), view.wide(ROOM)
        self.sounds = SoundButtons(self.host.art, self.spelling, place, view.px(WORD), room)
        self._place()

    def shown(self) -> None:
        """Whatever was being said, the word is met in silence."""
        self._sounding = None
        self.services.voice.stop()
        if self.reading.step is Step.CONFIRM:
            self.services.voice.say(self.printed.word)  # the pause cut it off

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
                return [self._left("Help", self._help), self._right(done, self._read_it)]
            case Step.MODEL:
                again = self._left("Listen", self._model, "icons/sound-on")
                return [again, self._right("I said it!", self._read_it)]
            case Step.JUDGE:
                again = self._left("Again", self._again, "icons/again")
                return [again, self._right("Yes!", self._right_word, "icons/tick")]
        return []

    def _left(self, name: str, action: Callable[[], None], icon: str = "") -> Button:
        return self._choice(37, name, action, icon, PAPER)

    def _right(self, name: str, action: Callable[[], None], icon: str = "") -> Button:
        return self._choice(63, name, action, icon, LEAF)

    def _choice(self, x: float, name: str, action: Callable[[], None], icon: str, finish: Finish) -> Button:
        return Button(self.host.view.box(x, 84, 23, 13), name, action, finish=finish, icon=icon, size=44)

    def _sound_buttons(self) -> list[Widget]:
        if self.reading.step not in MARKED:
            return []
        places = range(len(self.sounds.marks))
        return [SoundButton(self.sounds, nth, self._press, self._go_to, self._is_lit) for nth in places]

    def interrupted(self) -> None:
        """A call is shown when the word is read: only its button goes."""
        self._place()

    def back(self) -> None:
        """A reading is never skipped by accident: Esc leads to the pause menu of the table."""
        self.host.go("pause", match=self.match)

    def handle(self, intent: Intent) -> None:
        if not isinstance(intent, Point):
            self._idle = 0.0
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
                self._run()
            case Step.MODEL:
                self._model()
        keys = self.reading.step is Step.BUTTONS and self.focus.shown
        self._place()
        if keys:
            self._go_to(0)

    def _blend(self) -> None:
        """All sounds in order; the first time, that is the next step of help."""
        if self.reading.step is Step.BUTTONS:
            self.reading.help()
        self._run()
        self._place()

    def _press(self, nth: int) -> None:
        self.focus.settle(0.0)  # the next sound may follow at once
        self.reading.press(nth)
        self._sounding = nth
        self.services.voice.sound(self.spelling.sounds[nth])

    def _go_to(self, nth: int) -> None:
        buttons = [widget for widget in self.focus.widgets if isinstance(widget, SoundButton)]
        self.focus.show(buttons[nth])

    def _run(self) -> None:
        self._sounding = None
        self.services.voice.sound_out(self.spelling.sounds)

    def _model(self) -> None:
        self._sounding = None
        self.services.voice.sound_out(self.spelling.sounds, self.printed.word)

    def _read_it(self) -> None:
        self.reading.read_it()
        self._sounding = None
        if self.reading.step is Step.CONFIRM:
            self.services.voice.say(self.printed.word)
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
        heard = (self.caption, self.services.voice.busy)
        if heard != self._heard:
            self._heard, self.dirty = heard, True
        self._wait(dt)
        if self.reading.step is Step.DONE:
            self.host.pop()
            self._done()

    # waiting

    def _wait(self, dt: float) -> None:
        """After a long while the card wiggles, once; it never speaks."""
        if self.host.top is self and not self.services.voice.busy:
            self._idle += dt
        self.dirty |= self.wiggling

    @property
    def wiggling(self) -> bool:
        waits = self.reading.step in (Step.TRY, Step.BUTTONS, Step.RUN)
        nudges = waits and not self.services.settings.reduced_motion
        return nudges and NUDGE <= self._idle < NUDGE + WIGGLE

    @property
    def moving(self) -> bool:
        return super().moving or self.wiggling

    # what is heard

    @property
    def lit(self) -> int | None:
        """Which grapheme is heard just now."""
        voice = self.services.voice
        if voice.lit is not None and voice.lit < len(self.spelling.graphemes):
            return voice.lit
        return self._sounding if voice.busy else None

    def _is_lit(self, nth: int) -> bool:
        return self.lit == nth

    @property
    def caption(self) -> str:
        """What is heard, in letters: the grapheme of a sound, or the word."""
        if self.lit is not None:
            return self.spelling.graphemes[self.lit]
        said = self.services.voice.caption
        return said if said == self.printed.word else ""

    # the picture

    def panel(self, screen: pygame.Surface) -> None:
        art, view = self.host.art, self.host.view
        aside = round(shake(self._idle - NUDGE, view.px(REACH))) if self.wiggling else 0
        worded = not (self.pictured and self.reading.step in (Step.TRY, Step.CONFIRM))
        draw_card(screen, art, self.printed, aside, worded)
        if worded:
            self.sounds.draw(screen, self.reading.outcome != "unaided", self.lit, aside)
        reader = self.match.players[self.reading.seat]
        draw_reader(screen, art, reader, tint(self.reading.seat), self.says)
        draw_owl(screen, art, self._advice(), self.caption if self.services.settings.captions else "")
        if self._on_sounds and self.host.inputs.device in HINTS:
            self._hint(screen, HINTS[self.host.inputs.device])

    @property
    def says(self) -> str:
        """Whoever has called while reading is heard at once."""
        game = self.match.game
        shouting = self.match.entry.table.shouting
        if shouting is not None and str(self.reading.seat) in str(game.marks.get(shouting.lasting, "")):
            return shouting.word
        return "My picture!" if self.pictured else "My word!"

    def _hint(self, screen: pygame.Surface, hints: tuple[Hint, ...]) -> None:
        """What the keys or the pad do on the sounds."""
        art, view = self.host.art, self.host.view
        ground = art.pieces.box(view.px(220 * len(hints)), view.px(46), view.px(23), INK, opacity=0.8)
        x, y = whole(view.at(50, 96))
        screen.blit(ground, ground.get_rect(center=(x, y)))
        draw_hints(screen, art, self.host.inputs.device, hints, y)

    def _advice(self) -> str:
        step = self.reading.step
        if step is Step.TRY and self.pictured:
            return "What is it?"
        if step is Step.JUDGE and self.reading.judge == "partner":
            return f"Did {self.match.players[self.reading.seat].name} say that?"
        return SPEAKING.get(step, OWL[step]) if self.services.voice.busy else OWL[step]
