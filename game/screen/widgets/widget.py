"""Things that can be chosen: a widget, a flat plate, a thick button; and the shapes they are drawn with."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LILAC, PAPER, VIOLET, WHITE, Finish, mix
from game.screen.paint.view import put

GROWTH = 1.04
LINE = 4  # lu


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


def plate(art: Art, size: tuple[int, int], radius: float, fill: str, inside: str = "") -> pygame.Surface:
    """A flat outlined box; `inside` is drawn between its fill and its outline."""
    line = art.view.px(LINE)
    width, height = size
    box = (line / 2, line / 2, width - line, height - line, radius - line / 2)
    body = svg.rect(*box, fill, None) + inside + svg.rect(*box, "none", INK, line)
    return art.sketch(body, width, height)


def grown(rect: pygame.Rect, look: Look) -> pygame.Rect:
    """The rectangle, a little larger while it has the focus."""
    if not look.focus:
        return rect
    more = round(min(rect.size) * (GROWTH - 1))
    return rect.inflate(2 * more, 2 * more)


def ring(screen: pygame.Surface, art: Art, box: pygame.Rect, radius: float) -> None:
    """The focus ring round a box."""
    put(screen, art.pieces.focus_ring(*box.size, radius), box.center)


def inked(art: Art, name: str, size: float) -> pygame.Surface:
    """A picture as it is, or an icon in ink."""
    return art.picture(name, size, INK if name.startswith("icons/") else None)


def lighter(fill: str, look: Look) -> str:
    return mix(fill, WHITE, 0.35) if look.hover and not look.pressed else fill


def row(
    screen: pygame.Surface,
    parts: list[pygame.Surface],
    at: tuple[float, float],
    gap: float,
    before: float = 0.5,
) -> None:
    """Surfaces side by side, `before` of their whole breadth to the left of a point."""
    x = at[0] - before * (sum(part.get_width() for part in parts) + gap * (len(parts) - 1))
    for part in parts:
        put(screen, part, (x, at[1]), "midleft")
        x += part.get_width() + gap


class Plate(Widget):
    """A flat box to draw a control on."""

    rounding = 0.5  # of the height
    fill = LILAC

    def box(
        self, screen: pygame.Surface, art: Art, look: Look, fill: str = "", inside: str = ""
    ) -> pygame.Rect:
        """Draw ring and plate; give the rectangle to draw in."""
        box = grown(self.rect, look)
        radius = min(box.height * self.rounding, art.view.px(34))
        if look.focus:
            ring(screen, art, box, radius)
        screen.blit(plate(art, box.size, radius, lighter(fill or self.fill, look), inside), box)
        return box


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
