"""The first screen: the logo, the friends, and the way to everything."""

import math
from functools import partial

import pygame

from game.screen.paint.palette import LEAF, SUN
from game.screen.scenes.overlay import Answer
from game.screen.scenes.scene import Host, Scene
from game.screen.scenes.start.title_picture import FRIENDS, TitlePicture
from game.screen.widgets.input import Arrow, Intent
from game.screen.widgets.widget import Button, IconButton, Widget

WIGGLE = 0.9  # seconds
STILL = 4.5  # seconds between two wiggles
TURNS = (2, 5, 0, 3, 4, 1)  # who wiggles after whom


class TitleScene(Scene):
    """Play, go on with a match, learn how to play, or see to the settings."""

    pace = 30  # only friends wiggle here
    resting = True
    unwritten = True

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.picture = TitlePicture(host)
        self._since = 0.0
        self._next = 0
        self._only: pygame.Rect | None = None  # all that has changed since the last frame

    @property
    def moving(self) -> bool:
        return self._since > STILL

    def build(self) -> None:
        self.picture = TitlePicture(self.host)
        self._since = 0.0
        rows: list[Widget] = [*self._ways_to_play(), *self._more()]
        if self.host.kiosk is None:
            rows.append(self._quit_button())
        self.focus.place(rows, first="Play")

    def back(self) -> None:
        """There is nothing to go back to; leaving needs its own button."""

    def handle(self, intent: Intent) -> None:
        """Right of Play there is only the way out, far above: the way right leads down to the settings."""
        current = self.focus.current
        if intent == Arrow(1, 0) and self.focus.shown and current is not None and current.name == "Play":
            self.focus.show(self.focus.named("Settings"))
        else:
            super().handle(intent)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.services.settings.reduced_motion:
            return
        self._since += dt
        if self._since <= STILL:
            return
        self._only = None if self.dirty else self.picture.area(FRIENDS[self._leaning])
        self.dirty = True
        if self._since >= STILL + WIGGLE:
            self._since, self._next = 0.0, self._next + 1

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        area, self._only = self._only, None
        if area is None or screen is not self.host.screen:
            return super().draw(screen)
        screen.set_clip(area)
        super().draw(screen)
        screen.set_clip(None)
        return [area]

    def paint(self, screen: pygame.Surface) -> None:
        self.picture.draw(screen, self._leaning, self._tilt)

    # buttons

    def _ways_to_play(self) -> list[Widget]:
        if not self.services.saves.has_match():
            return [self._play_button(640, 330)]
        box = self.picture.box(479, 486, 290, 96)
        on = Button(box, "Continue", self._go_on, finish=LEAF, icon="icons/cards", size=38)
        return [on, self._play_button(801, 290)]

    def _play_button(self, x: float, wide: float) -> Button:
        box = self.picture.box(x, 486, wide, 96)
        return Button(box, "Play", self._play, finish=SUN, icon="icons/play", size=54)

    def _more(self) -> list[Widget]:
        go = self.host.go
        explain = partial(
            go, "choose", heading="How to play", chosen=lambda table: go("how_to_play", table=table)
        )
        ways = (
            ("How to play", "icons/help", explain),
            ("Teacher", "icons/report", partial(go, "gate", then=partial(go, "teacher"))),
            ("Settings", "icons/settings", partial(go, "settings")),
        )
        return [
            IconButton(self.picture.box(499 + 141 * nth, 622, 78, 78), name, action, icon, caption=True)
            for nth, (name, icon, action) in enumerate(ways)
        ]

    def _quit_button(self) -> IconButton:
        view = self.host.view
        corner = view.rect(64, 64, (view.width - view.px(20), view.px(22)), "topright")
        return IconButton(corner, "Quit", self._ask_to_quit, "icons/quit")

    def _ask_to_quit(self) -> None:
        stay = Answer("Stay", "icons/play", lambda: None)
        leave = Answer("Bye!", "icons/quit", self.host.quit)
        self._question("Bye-bye?", (), stay, leave)

    def _question(self, title: str, lines: tuple[str, ...], safe: Answer, other: Answer) -> None:
        asked = {"title": title, "lines": lines, "picture": "characters/owl"}
        self.host.go("question", **asked, safe=safe, other=other)

    def _play(self) -> None:
        if self.services.saves.has_match():
            on = Answer("Continue", "icons/cards", self._go_on)
            new = Answer("New game", "icons/play", self._play_anew)
            self._question("Play on?", ("A game is waiting", "for you."), on, new)
        else:
            self._play_anew()

    def _play_anew(self) -> None:
        self.host.go("first_run" if self.services.settings.first_run else "choose")

    def _go_on(self) -> None:
        self.host.go("resume")
        if self in self.host.stack:  # the file could not be read and was set aside
            self.services.voice.say("That game is gone. Play a new one!")
            self.build()

    @property
    def _leaning(self) -> int:
        """Whose turn it is to wiggle."""
        return TURNS[self._next % len(TURNS)]

    @property
    def _tilt(self) -> float:
        """How far that friend leans just now."""
        t = (self._since - STILL) / WIGGLE
        return 8 * math.sin(4 * math.pi * t) * math.sin(math.pi * t) if 0 < t < 1 else 0
