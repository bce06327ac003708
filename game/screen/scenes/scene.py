"""What every screen of the game is: widgets with one focus, drawn when something changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pygame

from game.play.dealing import packs_for
from game.play.save import Saves
from game.rules.core import Game
from game.screen.paint.art import Art
from game.screen.paint.view import View
from game.screen.widgets.focus import Focus
from game.screen.widgets.input import Back, Choose, Inputs, Intent, Press
from game.screen.widgets.widget import Widget
from game.settings import Settings, SettingsFile
from game.sound.effects import Effects
from game.sound.voice import Voice
from game.words.packs import Pack, Speller
from game.words.pictures import Album, AnyPack

LINGER = 0.7  # seconds the pointer rests on a widget before the voice names it


@dataclass(frozen=True)
class Services:
    """What every scene may use; there are no globals."""

    settings: Settings
    settings_file: SettingsFile
    voice: Voice
    effects: Effects
    saves: Saves
    data: Path
    rng: Random
    packs: Mapping[str, Pack]
    autoplay: bool = False
    album: Album = field(default_factory=Album)

    def packs_for(self, rules: type[Game]) -> Mapping[str, AnyPack]:
        return packs_for(rules, self.packs, self.album)

    def follow_settings(self) -> None:
        """Let the sound be as the settings say."""
        settings = self.settings
        self.effects.volume = settings.effects_volume
        self.effects.music_volume = settings.music_volume
        self.voice.volume = settings.voice_volume if settings.voice else 0.0
        self.voice.rate = settings.voice_rate
        self.voice.accent = settings.accent
        self.voice.chosen = settings.voice_name

    def name(self, words: str) -> None:
        """Say what stands somewhere, to those who cannot read it yet."""
        if words and self.settings.spoken_menus:
            self.voice.say(words)

    @property
    def spellers(self) -> list[Speller]:
        """Every pack that may know how a word is spelt."""
        return [*self.packs.values(), *self.album.packs.values()]


class Host(Protocol):
    """What a scene knows of the app."""

    services: Services
    art: Art
    inputs: Inputs
    view: View
    stack: list[Scene]
    shows: Mapping[str, Any]  # of a Show each, which knows scenes

    @property
    def screen(self) -> pygame.Surface: ...
    @property
    def top(self) -> Scene: ...
    @property
    def kiosk(self) -> object | None: ...  # the lock, if there is one
    def push(self, scene: Scene) -> None: ...
    def pop(self) -> None: ...
    def go(self, route: str, **what: Any) -> None: ...
    def show_pictures(self, key: str) -> None: ...
    def apply_settings(self) -> None: ...
    def set_fullscreen(self, on: bool) -> None: ...
    def quit(self) -> None: ...
    def stop(self) -> None: ...


class Scene:
    """One screen; `build` makes its widgets for the present window, `paint` draws what is behind them."""

    theme = "menu"
    pace = 60  # frames a second while it moves
    resting = False  # True: where a kiosk waits for the next child
    unwritten = False  # True: what the voice says stands nowhere on the screen
    greeting = ""  # what is said when it has come, to those who cannot read it

    def __init__(self, host: Host) -> None:
        self.host = host
        self.services = host.services
        self.focus = Focus(host.services.effects.play)
        self.dirty = True
        self.whole = True  # the window does not hold what this scene drew last
        self._named: Widget | None = None
        self._name = ""  # what was said of it
        self._lingered = 0.0

    @property
    def moving(self) -> bool:
        """True while something moves by itself, so that frames must come at full rate."""
        return False

    def build(self) -> None:
        """Make the widgets; called when the scene is shown and after every resize."""

    def shown(self) -> None:
        """The scene has just become the top one."""
        self.services.name(self.greeting)

    def handle(self, intent: Intent) -> None:
        taken = self.focus.handle(intent)
        if isinstance(intent, Press | Choose):
            self._named = self.focus.pointed or self._named  # what was pressed need not be named any more
        if not taken and isinstance(intent, Back):
            self.back()

    def back(self) -> None:
        """Esc, or B on a pad."""
        self.host.pop()

    def update(self, dt: float) -> None:
        self.focus.update(dt)
        self._name_widgets(dt)
        if self.focus.changed:
            self.focus.changed = False
            self.dirty = True

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw all; give the rectangles that changed, or None for the whole window."""
        self.paint(screen)
        self.focus.draw(screen, self.host.art)
        return None

    def paint(self, screen: pygame.Surface) -> None:
        """What lies behind the widgets."""
        screen.blit(self.host.art.ground.background(self.theme), (0, 0))

    def lacks(self, caption: str) -> bool:
        """Whether what the voice says stands nowhere on the screen yet."""
        named = self._named
        if named is not None and caption == (named.spoken or named.name):
            return not named.labelled
        return self.unwritten

    def caption_box(self, label: pygame.Surface) -> pygame.Rect:
        """Where a caption goes: below the thing it names, else at the foot of the window."""
        view, named = self.host.view, self._named
        if named is not None and named in self.focus.widgets and self.services.voice.caption == self._name:
            near, away = named.rect, round(view.px(34))
            below = label.get_rect(center=(near.centerx, near.bottom + away))
            above = label.get_rect(center=(near.centerx, near.top - away + round(view.px(6))))
            others = [widget.rect for widget in self.focus.widgets if widget is not named]
            return above if below.collidelist(others) >= 0 else below
        return label.get_rect(center=(view.width // 2, round(view.height * 0.955)))

    def _name_widgets(self, dt: float) -> None:
        """Name what has the focus, or what the pointer rests on, for those who cannot read it yet.

        A name cuts off another name, never a sentence.
        """
        target, voice = self.focus.pointed, self.services.voice
        self._follow_named(target)
        if target is self._named or not self.services.settings.spoken_menus:
            return
        self._lingered = self._lingered + dt if target else 0.0
        if target is None:
            self._named = None
        elif voice.busy and voice.caption != self._name:
            return
        elif self.focus.shown or self._lingered >= LINGER:
            self._named, self._lingered = target, 0.0
            self._name = target.spoken or target.name
            voice.say(self._name)

    def _follow_named(self, target: Widget | None) -> None:
        """A widget made anew, because its value changed, has been named already."""
        named = self._named
        if target and named and named not in self.focus.widgets and target.name == named.name:
            self._named = target
