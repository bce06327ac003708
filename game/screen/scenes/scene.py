"""What every screen of the game is: widgets with one focus, drawn when something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen.widgets.input import Back, Choose, Intent, Press
from game.screen.widgets.widgets import Focus, Widget

if TYPE_CHECKING:
    from game.screen.app.app import App

LINGER = 0.7  # seconds the pointer rests on a widget before the voice names it


class Scene:
    """One screen; `build` makes its widgets for the present window, `paint` draws what is behind them."""

    theme = "menu"
    pace = 60  # frames a second while it moves
    tells_itself = False  # True: what the voice says already stands on the screen

    def __init__(self, app: App) -> None:
        self.app = app
        self.services = app.services
        self.focus = Focus(app.services.effects.play)
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

    def handle(self, intent: Intent) -> None:
        taken = self.focus.handle(intent)
        if isinstance(intent, Press | Choose):
            self._named = self._pointed or self._named  # what was pressed need not be named any more
        if not taken and isinstance(intent, Back):
            self.back()

    def back(self) -> None:
        """Esc, or B on a pad."""
        self.app.pop()

    def update(self, dt: float) -> None:
        self.focus.update(dt)
        self._name_widgets(dt)
        if self.focus.changed:
            self.focus.changed = False
            self.dirty = True

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw all; give the rectangles that changed, or None for the whole window."""
        self.paint(screen)
        self.focus.draw(screen, self.app.art)
        return None

    def paint(self, screen: pygame.Surface) -> None:
        """What lies behind the widgets."""
        screen.blit(self.app.art.background(self.theme), (0, 0))

    def lacks(self, caption: str) -> bool:
        """Whether what the voice says stands nowhere on the screen yet."""
        named = self._named
        if named is not None and caption == (named.spoken or named.name):
            return not named.labelled
        return not self.tells_itself

    def caption_box(self, label: pygame.Surface) -> pygame.Rect:
        """Where a caption goes: below the thing it names, else at the foot of the window."""
        view = self.app.view
        if self._named in self.focus.widgets and self.services.voice.caption == self._name:
            assert self._named is not None
            near, away = self._named.rect, round(view.px(34))
            below = label.get_rect(center=(near.centerx, near.bottom + away))
            above = label.get_rect(center=(near.centerx, near.top - away + round(view.px(6))))
            others = [widget.rect for widget in self.focus.widgets if widget is not self._named]
            return above if below.collidelist(others) >= 0 else below
        return label.get_rect(center=(view.width // 2, round(view.height * 0.955)))

    def _name_widgets(self, dt: float) -> None:
        """Name what has the focus, or what the pointer rests on, for those who cannot read it yet.

        A name cuts off another name, never a sentence.
        """
        target, voice = self._pointed, self.services.voice
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

    @property
    def _pointed(self) -> Widget | None:
        focused = self.focus.current if self.focus.shown else None
        return focused or self.focus.hovered

    def _follow_named(self, target: Widget | None) -> None:
        """A widget made anew, because its value changed, has been named already."""
        named = self._named
        if target and named and named not in self.focus.widgets and target.name == named.name:
            self._named = target
