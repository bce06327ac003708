"""The one focus system that mouse, touch, keys and pad all use."""

import math
from collections.abc import Callable, Mapping, Sequence

import pygame

from game.screen.paint.art import Art
from game.screen.paint.view import put
from game.screen.widgets.input import Arrow, Choose, Digit, Intent, Next, Point, Press, Release
from game.screen.widgets.widget import Look, Widget
from game.table.table import Sound

REST = 0.5  # seconds after a press in which a second press is taken for a slip
CONE = math.cos(math.radians(60))


class Focus:
    """A flat list of widgets: which is focused, hovered, pressed; how the focus moves; what is chosen."""

    def __init__(self, heard: Callable[[str], None]) -> None:
        self.widgets: list[Widget] = []
        self.current: Widget | None = None
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.pointer = (0, 0)
        self.shown = False  # the ring is hidden after mouse or touch until the next key
        self.cautious = False  # True: the first key only shows where the focus is
        self.changed = True
        self._rest = 0.0
        self._last: Widget | None = None
        self._heard = heard  # told of a sound, and plays it
        self.carried: Callable[[Widget, Widget], bool] = lambda held, onto: False  # dragged: does it count?

    def place(self, widgets: Sequence[Widget], first: str = "") -> None:
        """Take these widgets; keep the focus on the one of the same name, else on `first`.

        A press goes on: it counts if it ends on the widget that now has the name."""
        name = self.current.name if self.current else first
        self.widgets = list(widgets)
        by_name = {widget.name: widget for widget in reversed(self.widgets)}
        self.pressed = by_name.get(self.pressed.name) if self.pressed else None
        self.hovered, self._last = (self._anew(old, by_name) for old in (self.hovered, self._last))
        fallback = self.widgets[0] if self.widgets else None
        self.current = by_name.get(name) or by_name.get(first) or fallback
        self.changed = True

    @staticmethod
    def _anew(old: Widget | None, by_name: Mapping[str, Widget]) -> Widget | None:
        """The widget that has come in place of the old one, if it is the same thing in the same spot."""
        new = by_name.get(old.name) if old else None
        return new if new and old and new.rect == old.rect else None

    @property
    def pointed(self) -> Widget | None:
        """What has the visible focus, else what the pointer rests on."""
        focused = self.current if self.shown else None
        return focused or self.hovered

    def update(self, dt: float) -> None:
        self._rest = max(0.0, self._rest - dt)

    def settle(self, seconds: float = REST) -> None:
        """Take no press for a moment: a second click must not fall through to a new screen."""
        self._rest = seconds
        self._last = None

    def handle(self, intent: Intent) -> bool:
        """True if the intent was for a widget."""
        match intent:
            case Point(at):
                before = self.hovered
                self.pointer, self.hovered = at, self.at(at)
                self.changed |= self.hovered is not before
            case Press(at):
                return self._press(at)
            case Release(at):
                return self._release(at)
            case Arrow() | Next() if self.widgets:
                self._move(intent)
                return True
            case Choose():
                return self._choose_current()
            case Digit(number):
                return self._digit(number)
        return False

    def at(self, point: tuple[int, int]) -> Widget | None:
        """The widget under the point; the last one lies on top."""
        return next((w for w in reversed(self.widgets) if w.covers(point)), None)

    def named(self, name: str) -> Widget:
        return next(widget for widget in self.widgets if widget.name == name)

    def show(self, widget: Widget) -> None:
        """Put the visible focus here."""
        self.current, self.shown, self.changed = widget, True, True

    def choose(self, widget: Widget, at: tuple[int, int] | None = None) -> None:
        if self._rest > 0 and not (widget.repeats and widget is self._last):
            return
        self.settle()
        self._last = widget
        self.current = widget
        self.changed = True
        self._heard(Sound.REFUSE if widget.why_off else Sound.BUTTON)
        widget.choose(at)

    def draw(self, screen: pygame.Surface, art: Art) -> None:
        """Draw all, the focused one last so that its ring is whole."""
        px = art.view.px
        for widget in sorted(self.widgets, key=lambda widget: self.look(widget).focus):
            widget.draw(screen, art, self.look(widget))
        for widget in self.widgets:
            if widget.digit:
                mark = art.labels.count(widget.digit, px(38))
                put(screen, mark, (widget.rect.x + int(px(30)), widget.rect.y + int(px(32))))

    def look(self, widget: Widget) -> Look:
        return Look(
            focus=self.shown and widget is self.current,
            hover=widget is self.hovered,
            pressed=widget is self.pressed,
        )

    def _press(self, at: tuple[int, int]) -> bool:
        self.shown, self.changed, self.pointer = False, True, at
        self.pressed = self.hovered = self.at(at)
        return self.pressed is not None

    def _release(self, at: tuple[int, int]) -> bool:
        held, self.pressed = self.pressed, None
        self.changed = True
        onto = self.at(at)
        if held is None or onto is None:
            return False
        if onto is not held:
            return self._carry(held, onto)
        self.choose(held, at)
        return True

    def _carry(self, held: Widget, onto: Widget) -> bool:
        """Dragged from one widget to another: as good as a press on both, where they go together."""
        if self._rest > 0 or not self.carried(held, onto):
            return False
        self.settle()
        self._heard(Sound.BUTTON)
        return True

    def _choose_current(self) -> bool:
        if self.current is None:
            return False
        if not self.shown:
            self.show(self.current)
            if self.cautious:
                return True
        self.choose(self.current)
        return True

    def _digit(self, number: int) -> bool:
        widget = next((widget for widget in self.widgets if widget.digit == number), None)
        if widget:
            self.choose(widget)
        return widget is not None

    def _move(self, way: Arrow | Next) -> None:
        """A hidden focus only shows where it is."""
        if not self.current or not self.shown:
            self.show(self.current or self.widgets[0])
        elif isinstance(way, Next):
            self.show(self.widgets[(self.widgets.index(self.current) + way.by) % len(self.widgets)])
        elif way.dx and self.current.captures == "across" and self.current.step(way.dx):
            self.changed = True
        else:
            self.show(self._nearest(self.current, way.dx, way.dy) or self.current)

    def _nearest(self, start: Widget, dx: int, dy: int) -> Widget | None:
        """Smallest distance along plus twice across, first within 60 degrees, else anywhere ahead."""
        ahead: list[tuple[bool, float, int]] = []
        for place, widget in enumerate(self.widgets):
            x = widget.rect.centerx - start.rect.centerx
            y = widget.rect.centery - start.rect.centery
            along, across = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            beside = along < CONE * math.hypot(x, y)
            if widget is not start and along > (start.rect.height / 2 if beside and dy else 0):
                ahead.append((beside, along + 2 * across, place))
        return self.widgets[min(ahead)[2]] if ahead else None
