"""Things that can be chosen, and the one focus system that mouse, touch, keys and pad all use."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.screen.paint.art import Art
from game.screen.paint.palette import INK, PAPER, VIOLET, Finish
from game.screen.widgets.input import Arrow, Choose, Digit, Intent, Next, Point, Press, Release

REST = 0.5  # seconds after a press in which a second press is taken for a slip
CONE = math.cos(math.radians(60))
GROWTH = 1.04


class Look(NamedTuple):
    """How a widget is to be drawn just now."""

    focus: bool = False
    hover: bool = False
    pressed: bool = False


class Widget:
    """A focusable rectangle; `name` is what the voice calls it and how tests find it."""

    repeats = False  # True: may be pressed again at once (a stepper)
    labelled = True  # False: its name stands nowhere on the screen
    captures = ""  # "across": left and right change its value instead of leaving it

    def __init__(self, rect: pygame.Rect, name: str, action: Callable[[], None] | None = None) -> None:
        self.rect = rect
        self.name = name
        self.action = action
        self.spoken = ""  # what the voice says instead of the name
        self.why_off = ""  # a sentence: the widget is off and says this when pressed
        self.digit = 0  # the key that chooses it, shown as a badge

    def covers(self, point: tuple[int, int]) -> bool:
        """Whether a pointer there is on this widget."""
        return self.rect.collidepoint(point)

    def choose(self, at: tuple[int, int] | None = None) -> None:
        """Pressed, at this point if by a pointer."""
        if self.action:
            self.action()

    def step(self, by: int) -> bool:
        """Left or right pressed while the focus is here, if it captures them; False lets the focus go on."""
        return False

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        """Cards on the table draw themselves elsewhere; others draw here."""


class Button(Widget):
    """A thick button with a label, an icon before it, or both."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        finish: Finish = PAPER,
        label: str | None = None,
        icon: str = "",
        size: float = 32,
        align: str = "centre",
        icon_last: bool = False,
    ) -> None:
        super().__init__(rect, name, action)
        self.icon_last = icon_last
        self.finish = finish
        self.label = name if label is None else label
        self.icon = icon
        self.size = size
        self.align = align

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        off = bool(self.why_off)
        grow = GROWTH if look.focus else 1.0
        width, height = round(self.rect.width * grow), round(self.rect.height * grow)
        centre = self.rect.center
        radius = art.pieces.button_radius(height)
        lip = art.pieces.button_lip(height)
        if look.focus:
            ring = art.pieces.focus_ring(width, height + lip, radius)
            screen.blit(ring, ring.get_rect(center=(centre[0], centre[1] + lip // 2)))
        face = art.pieces.button(width, height, self.finish, pressed=look.pressed, off=off, hover=look.hover)
        screen.blit(face, face.get_rect(center=(centre[0], centre[1] + lip // 2)))
        sink = round(lip * 0.75) if look.pressed else 0
        self._inside(screen, art, pygame.Rect(self.rect.x, self.rect.y + sink, *self.rect.size))

    def _inside(self, screen: pygame.Surface, art: Art, box: pygame.Rect) -> None:
        parts: list[pygame.Surface] = []
        if self.icon:
            side = box.height * (0.56 if self.label else 0.6)
            parts.append(art.picture(self.icon, side, self.finish.ink))
        if self.label:
            room = box.width * 0.88 - sum(part.get_width() + art.view.px(14) for part in parts)
            size = art.letters.fit(self.label, room, art.view.px(self.size), "heading")
            parts.append(art.letters.heading(self.label, size, self.finish.ink))
        if self.icon_last:
            parts.reverse()
        gap = round(art.view.px(14))
        total = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
        x = box.centerx - total / 2 if self.align == "centre" else box.x + art.view.px(28)
        for part in parts:
            screen.blit(part, part.get_rect(midleft=(round(x), box.centery)))
            x += part.get_width() + gap


class IconButton(Button):
    """A square violet button with a picture; its caption may stand below."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        icon: str,
        *,
        finish: Finish = VIOLET,
        caption: bool = False,
    ) -> None:
        super().__init__(rect, name, action, finish=finish, label="", icon=icon)
        self.caption = caption
        self.labelled = caption

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        super().draw(screen, art, look)
        if self.caption:
            text = art.letters.reading(self.name, art.view.px(20), "#FFFFFF")
            screen.blit(text, text.get_rect(midtop=(self.rect.centerx, self.rect.bottom + art.view.px(14))))


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
        self._heard = heard  # told "button" or "refuse", and plays it
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
                self.pointer = at
                self._set(hovered=self.at(at))
                return False
            case Press(at):
                return self._press(at)
            case Release(at):
                return self._release(at)
            case Arrow(dx, dy):
                return self._step(dx, dy)
            case Next(by):
                return self._tab(by)
            case Choose():
                return self._choose_current()
            case Digit(number):
                return self._digit(number)
        return False

    def at(self, point: tuple[int, int]) -> Widget | None:
        """The widget under the point; the last one lies on top."""
        return next((w for w in reversed(self.widgets) if w.covers(point)), None)

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
        self._heard("refuse" if widget.why_off else "button")
        widget.choose(at)

    def draw(self, screen: pygame.Surface, art: Art) -> None:
        """Draw all, the focused one last so that its ring is whole."""
        focused = self.current if self.shown else None
        for widget in self.widgets:
            if widget is not focused:
                widget.draw(screen, art, self.look(widget))
        if focused and focused in self.widgets:
            focused.draw(screen, art, self.look(focused))
        for widget in self.widgets:
            if widget.digit:
                mark = art.labels.count(widget.digit, art.view.px(38))
                spot = (widget.rect.x + art.view.px(30), widget.rect.y + art.view.px(32))
                screen.blit(mark, mark.get_rect(center=spot))

    def look(self, widget: Widget) -> Look:
        return Look(
            focus=self.shown and widget is self.current,
            hover=widget is self.hovered,
            pressed=widget is self.pressed,
        )

    def _set(self, hovered: Widget | None) -> None:
        if hovered is not self.hovered:
            self.hovered = hovered
            self.changed = True

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
        self._heard("button")
        return True

    def _choose_current(self) -> bool:
        if self.current is None or self.current not in self.widgets:
            return False
        if not self.shown:
            self.show(self.current)
            if self.cautious:
                return True
        self.choose(self.current)
        return True

    def _digit(self, number: int) -> bool:
        for widget in self.widgets:
            if widget.digit == number:
                self.choose(widget)
                return True
        return False

    def _tab(self, by: int) -> bool:
        if not self.widgets:
            return False
        if self.current in self.widgets and self.shown:
            place = self.widgets.index(self.current) + by
            self.show(self.widgets[place % len(self.widgets)])
        else:
            self.show(self.current if self.current in self.widgets else self.widgets[0])
        return True

    def _step(self, dx: int, dy: int) -> bool:
        if not self.widgets:
            return False
        if self.current is None or self.current not in self.widgets:
            self.show(self.widgets[0])
        elif not self.shown:
            self.show(self.current)
        elif dx and self.current.captures == "across" and self.current.step(dx):
            self.changed = True
        else:
            self.show(self._nearest(self.current, dx, dy) or self.current)
        return True

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


def caption(
    screen: pygame.Surface, art: Art, text: str, centre: tuple[float, float], size: float = 24
) -> None:
    """A plain sentence in the reading face, centred."""
    surface = art.letters.reading(text, art.view.px(size), INK)
    screen.blit(surface, surface.get_rect(center=(round(centre[0]), round(centre[1]))))
