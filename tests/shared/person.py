"""A person at the table of the real app, who has nothing but a mouse, or nothing but keys."""

from collections.abc import Callable
from random import Random

import pygame

from game.play.asking import Asking
from game.play.match import Phase
from game.rules.things import Choice, Move, Pick
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from game.screen.scenes.value_picker import ValuePickerScene
from game.screen.widgets.call_pill import CallWidget
from game.screen.widgets.input import CALLS, Choose
from game.screen.widgets.widget import Widget
from game.sound.voice import SilentVoice
from tests.screen.matches import PATIENCE, SELDOM, asked
from tests.screen.rooms import FRAME, find, pass_by
from tests.shared.every_kind import tried

STEP = 0.2
REST = 0.6  # a press too soon after another is not taken
FORWARD = ("I read it!", "I said it!", "Yes!", "Next round", "My turn!")
ASIDE = ("Pause", "Home", "Back", "Help", "How to play", "Put it back")  # what leads away from the match
MISSED = 0.3  # how often the person lets a call go
ADVISED = 0.5  # how often the person does what the owl would
Press = Callable[[App, Widget], None]


def by_clicks(app: App, widget: Widget) -> None:
    app.step(REST, [])
    there = app.top.focus.at(widget.rect.center)
    assert there is not None
    assert alike(there, widget), f"{widget.name} lies below another"
    at = widget.rect.center
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    app.step(FRAME, [pygame.event.Event(kind, pos=at, button=1, touch=False) for kind in kinds])


def alike(one: Widget, other: Widget) -> bool:
    """Widgets are made anew whenever something else can be done."""
    return (one.name, one.thing) == (other.name, other.thing)


def by_keys(app: App, widget: Widget) -> None:
    app.step(REST, [])
    focus = app.top.focus
    for _ in range(len(focus.widgets) + 2):
        if focus.shown and focus.current is not None and alike(focus.current, widget):
            strike(app, pygame.K_RETURN)
            return
        strike(app, pygame.K_TAB)
    raise AssertionError(f"no key leads to {widget.name}")


def strike(app: App, key: int) -> None:
    app.step(FRAME, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=0)])


class Person:
    """Asks for Help and tries something that is refused in each turn, then plays."""

    def __init__(self, app: App, scene: TableScene, press: Press, seed: int = 1) -> None:
        self.app, self.scene, self.match, self.press = app, scene, scene.match, press
        self.rng = Random(seed)
        self.turns = self.refused = self.called = 0
        self._passed = -1  # so many moves had been made when a call was last let go
        self.advised = ADVISED if tried(self.match.game.key).sensible is None else 1.0
        self.wanted = ""  # the value that is still to be chosen for a move

    def play(self, turns: int) -> None:
        """Until the end of the match, or for so many turns of this person."""
        for nth in range(PATIENCE):
            if self.match.phase is Phase.OVER or self.turns >= turns:
                return
            pass_by(self.app, STEP, nth, SELDOM)
            if self._may_call():
                self._call()
            elif self.app.top is not self.scene:
                self._go_on()
            elif self.scene.narrator.listening:
                self.scene.handle(Choose())  # nobody listens to the end of every word
            elif asked(self.scene) and self.scene.asking is not None:
                self._take_turn(self.scene.asking)
        raise AssertionError("the match does not go on")

    def _may_call(self) -> bool:
        """Whether the person could call out now, and has not yet made up their mind about it."""
        return self.match.viewer in self._callers() and self._passed != len(self.match.history)

    def _callers(self) -> list[int]:
        """The people for whom a call would count now."""
        game, shouts = self.match.game, self.match.shouts
        return [
            seat for seat in self.match.people if any(not game.is_idle(seat, move) for move in shouts(seat))
        ]

    def _call(self) -> None:
        """There is a button and a key for it; now and then the moment is missed."""
        made = self._passed = len(self.match.history)
        able = [widget for widget in self.app.top.focus.widgets if isinstance(widget, CallWidget)]
        able = [widget for widget in able if not widget.why_off]
        callers = self._callers() if self.app.top is self.scene else [self.match.viewer]
        assert len(able) >= len(callers), "there is no button for a call"
        if self.rng.random() < MISSED:
            return
        if self.press is by_keys:
            strike(self.app, ord(CALLS[self.match.viewer]))
        else:
            self.press(self.app, able[0])
        assert len(self.match.history) > made, "nobody hears the call"
        self.called += 1

    def _go_on(self) -> None:
        """Whatever lies over the table: read, pick, answer, and back to the match."""
        top = self.app.top
        able = [widget for widget in top.focus.widgets if not widget.why_off]
        forward = [widget for widget in able if widget.name in FORWARD or widget.name.startswith("I am")]
        others = [widget for widget in able if widget.name not in ASIDE]
        if isinstance(top, ValuePickerScene):
            forward = [able[top.values.index(self.wanted)]]
        if forward or others:
            self.press(self.app, forward[0] if forward else self.rng.choice(others))

    def _take_turn(self, asking: Asking) -> None:
        self.turns += 1
        self._ask_for_help()
        self._try_what_is_refused()
        moves = asking.picker.moves
        meant = self.match.advice() if self.rng.random() < self.advised else None
        move = asking.offered.tapped(meant) if meant is not None else self.rng.choice(moves)
        self._make(asking, move if move in moves else self.rng.choice(moves))

    def _ask_for_help(self) -> None:
        before = len(self._heard())
        self.press(self.app, find(self.app.top, "Help"))
        assert self._told_since(before), "Help says nothing"

    def _try_what_is_refused(self) -> None:
        """It changes nothing, and the room is told why."""
        off = [widget for widget in self.scene.focus.widgets if widget.why_off and widget.thing is not None]
        if off:
            before, made = len(self._heard()), len(self.match.history)
            self.press(self.app, self.rng.choice(off))
            assert self._told_since(before), "nobody says why not"
            assert len(self.match.history) == made
            self.refused += 1

    def _make(self, asking: Asking, move: Move) -> None:
        """Pick after pick, and a button where there is no more to pick."""
        made, viewer = len(self.match.history), self.match.viewer
        for _ in range(len(move.picks) + 2):
            if len(self.match.history) > made:
                break
            if self.scene.asking is not asking:
                return
            left = [pick for pick in move.picks if pick not in asking.picker.chosen]
            self.wanted = next((pick.value for pick in move.picks if isinstance(pick, Choice)), "")
            if self.app.top is not self.scene:
                self._go_on()
            else:
                self.press(self.app, self._widget(move.verb, left[0] if left else None))
        assert len(self.match.history) > made, f"there is no way to {move.verb} {move.picks}"
        seat, done = self.match.history[made]
        assert seat != viewer or done == asking.offered.meant[move], f"{done} was made of {move}"

    def _widget(self, verb: str, pick: Pick | None) -> Widget:
        name = self.scene.match.entry.table.verbs.get(verb, verb)
        for widget in self.scene.focus.widgets:
            if widget.thing == pick and (pick is not None or widget.name == name):
                return widget
        raise AssertionError(f"nothing can be pressed to {verb} {pick}")

    def _heard(self) -> list[str]:
        voice = self.app.services.voice
        assert isinstance(voice, SilentVoice)
        return voice.said

    def _told_since(self, before: int) -> bool:
        """Before others a reason may be written only."""
        said = self._heard()[before:]
        return (bool(said) or self.match.secret) and all(each and not {"{", "}"} & set(each) for each in said)
