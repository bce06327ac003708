"""Things that can be chosen: a widget, a flat plate, a thick button; and the shapes they are drawn with."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import NamedTuple

import pygame

from game.rules.things import Pick
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LILAC, PAPER, VIOLET, WHITE, Finish, mix
from game.screen.paint.view import put, put_row

GROWTH = 1.04
LINE = 4  # lu


class Look(NamedTuple):
    """How a widget is to be drawn just now."""

    focus: bool = False
    hover: bool = False
    pressed: bool = False


@dataclass(eq=False)
class Widget:
    """A focusable rectangle; `name` is what the voice calls it and how tests find it."""

    rect: pygame.Rect
    name: str
    action: Callable[[], None] | None = None
    _: KW_ONLY
    spoken: str = ""  # what the voice says instead of the name
    why_off: str = ""  # a sentence: the widget is off and says this when pressed
    digit: int = 0  # the key that chooses it, shown as a badge
    thing: Pick | None = None  # on the table: what choosing it picks
    repeats = False  # True: may be pressed again at once (a stepper)
    labelled = True  # False: its name stands nowhere on the screen
    captures = ""  # "across": left and right change its value instead of leaving it

    def covers(self, point: tuple[int, int]) -> bool:
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
    line, (width, height) = art.view.px(LINE), size
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
    put(screen, art.pieces.focus_ring(*box.size, radius), box.center)


def inked(art: Art, name: str, size: float) -> pygame.Surface:
    """A picture as it is, or an icon in ink."""
    return art.picture(name, size, INK if name.startswith("icons/") else None)


class Plate(Widget):
    """A flat box to draw a control on."""

    rounding = 0.5  # of the height

    def box(
        self, screen: pygame.Surface, art: Art, look: Look, fill: str = LILAC, inside: str = ""
    ) -> pygame.Rect:
        """Draw ring and plate; give the rectangle to draw in."""
        box = grown(self.rect, look)
        radius = min(box.height * self.rounding, art.view.px(34))
        if look.focus:
            ring(screen, art, box, radius)
        paint = mix(fill, WHITE, 0.35) if look.hover and not look.pressed else fill
        screen.blit(plate(art, box.size, radius, paint, inside), box)
        return box


@dataclass(eq=False, kw_only=True)
class Button(Widget):
    """A thick button with a label, an icon before it, or both."""

    finish: Finish = PAPER
    label: str = ""  # its name, if it has no other
    icon: str = ""
    size: float = 32
    align: str = "centre"
    icon_last: bool = False

    def __post_init__(self) -> None:
        self.label = self.label or self.name

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        wide, high = self._face(look)
        lip, radius = art.pieces.button_lip(high), self._radius(art, high)
        middle = (self.rect.centerx, self.rect.centery + lip // 2)
        if look.focus:
            put(screen, art.pieces.focus_ring(wide, high + lip, radius), middle)
        state = (look.pressed, bool(self.why_off), look.hover)
        put(screen, art.pieces.button(wide, high, self.finish, *state, radius=radius), middle)
        self._inside(screen, art, self.rect.move(0, round(lip * 0.75) if look.pressed else 0))

    def _face(self, look: Look) -> tuple[int, int]:
        """Its breadth and height, a little larger while it has the focus."""
        grow = GROWTH if look.focus else 1.0
        return (round(self.rect.width * grow), round(self.rect.height * grow))

    def _radius(self, art: Art, high: int) -> float:
        return art.pieces.button_radius(high)

    def _inside(self, screen: pygame.Surface, art: Art, box: pygame.Rect) -> None:
        px, parts = art.view.px, list[pygame.Surface]()
        if self.icon:
            parts.append(art.picture(self.icon, box.height * (0.56 if self.label else 0.6), self.finish.ink))
        if self.label:
            room = box.width * 0.88 - sum(part.get_width() + px(14) for part in parts)
            parts.append(art.letters.heading(self.label, px(self.size), self.finish.ink, room=room))
        if self.icon_last:
            parts.reverse()
        if self.align == "left":
            put_row(screen, parts, (box.x + px(28), box.centery), round(px(14)), before=0)
        else:
            put_row(screen, parts, box.center, round(px(14)))


@dataclass(eq=False)
class IconButton(Button):
    """A square violet button with a picture; its caption may stand below."""

    icon: str = ""
    _: KW_ONLY
    finish: Finish = VIOLET
    caption: bool = False

    def __post_init__(self) -> None:
        self.labelled = self.caption

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        super().draw(screen, art, look)
        if self.caption:
            text = art.letters.reading(self.name, art.view.px(20), WHITE)
            put(screen, text, (self.rect.centerx, self.rect.bottom + art.view.px(14)), "midtop")
