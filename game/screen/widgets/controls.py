"""Controls that hold a value: switches, choices, steppers, levels, tabs and picture tiles."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Generic, NamedTuple, TypeVar

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.lettering import Lettering
from game.screen.paint.palette import CREAM, INK, LEAF, LILAC_LIP, SUN, SUN_YELLOW, VIOLET, WHITE
from game.screen.paint.view import put, put_row
from game.screen.widgets.widget import LINE, Look, Plate, inked

LEAST = 18  # lu: a name is cut rather than smaller than this
Value = TypeVar("Value")


class Segment(NamedTuple, Generic[Value]):
    """One of the values of a control, told by a word, a picture or both."""

    value: Value
    label: str = ""
    icon: str = ""


class Toggle(Plate):
    """On or off: a switch with a tick when it is on."""

    def __init__(self, rect: pygame.Rect, name: str, on: bool, changed: Callable[[bool], None]) -> None:
        super().__init__(rect, name)
        self._changed = changed
        self._turn(on)

    def choose(self, at: tuple[int, int] | None = None) -> None:
        self._turn(not self.on)
        self._changed(self.on)

    def _turn(self, on: bool) -> None:
        self.on = on
        self.spoken = f"{self.name}: {'on' if on else 'off'}"

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box = self.box(screen, art, look, LEAF.top if self.on else LILAC_LIP)
        u = box.height / 60
        x = box.width - 30 * u if self.on else 30 * u
        body = svg.ellipse(x, box.height / 2, 21 * u, 21 * u, WHITE, INK, art.view.px(LINE))
        if self.on:
            left, middle = (box.width - 51 * u) / 2, box.height / 2
            tick = f"M{left - 14 * u:.1f} {middle:.1f} l{10 * u:.1f} {10 * u:.1f} l{18 * u:.1f} {-20 * u:.1f}"
            body += svg.path(tick, "none", INK, 7 * u)
        screen.blit(art.sketch(body, *box.size), box)


@dataclass(eq=False, kw_only=True)
class Choices(Plate, Generic[Value]):
    """Two to four values side by side; one of them holds."""

    captures = "across"
    repeats = True
    choices: Sequence[Segment[Value]]
    value: Value
    changed: Callable[[Value], None]
    size: float = 22

    @property
    def place(self) -> int:
        """Of the value among the choices; an unknown one shows the first."""
        return next((i for i, choice in enumerate(self.choices) if choice.value == self.value), 0)

    def choose(self, at: tuple[int, int] | None = None) -> None:
        if at is None:
            self._set((self.place + 1) % len(self.choices))
            return
        part = (at[0] - self.rect.x) * len(self.choices) // self.rect.width
        self._set(max(0, min(len(self.choices) - 1, part)))

    def step(self, by: int) -> bool:
        place = self.place + by
        if not 0 <= place < len(self.choices):
            return False
        self._set(place)
        return True

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box = self.box(screen, art, look)
        inset, line = art.view.px(2), art.view.px(LINE)
        wide = (box.width - 2 * inset) / len(self.choices)
        left, high = inset + wide * self.place + line / 2, box.height - 2 * inset
        lit = (left, inset + line / 2, wide - line, high - line, high * 0.5, SUN_YELLOW, INK, line)
        screen.blit(art.sketch(svg.rect(*lit), *box.size), box)
        for i, choice in enumerate(self.choices):
            spot = pygame.Rect(round(box.x + inset + wide * i), box.y, round(wide), box.height)
            self._segment(screen, art, choice, spot)

    def _segment(self, screen: pygame.Surface, art: Art, choice: Segment[Value], box: pygame.Rect) -> None:
        parts = [inked(art, choice.icon, box.height * 0.6)] if choice.icon else []
        if choice.label:
            room = box.width - art.view.px(20) - sum(part.get_width() + art.view.px(6) for part in parts)
            parts.append(art.letters.reading(choice.label, art.view.px(self.size), room=room))
        put_row(screen, parts, box.center, art.view.px(6))

    def _set(self, place: int) -> None:
        if place != self.place:
            self._take(place)

    def _take(self, place: int) -> None:
        self.value = self.choices[place].value
        self.changed(self.value)


class Stepper(Choices[Value]):
    """One of many values: an arrow at each end goes round them, the name between says it again."""

    @property
    def end(self) -> int:
        """How wide an arrow's place is: a little more than square."""
        return round(self.rect.height * 1.1)

    def choose(self, at: tuple[int, int] | None = None) -> None:
        if at is None or at[0] >= self.rect.right - self.end:
            self._turn(1)
        else:
            self._turn(-1 if at[0] < self.rect.x + self.end else 0)

    def step(self, by: int) -> bool:
        if len(self.choices) < 2:
            return False
        self._turn(by)
        return True

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box, px = self.box(screen, art, look), art.view.px
        room = box.width - 2 * self.end - px(16)
        label, size = fitted(art.letters, self.choices[self.place].label, room, px(self.size), px(LEAST))
        put(screen, art.letters.reading(label, size), box.center)
        if len(self.choices) > 1:
            self._arrow(screen, art, box, "icons/chevron-left", self.end / 2)
            self._arrow(screen, art, box, "icons/chevron-right", box.width - self.end / 2)

    def _arrow(self, screen: pygame.Surface, art: Art, box: pygame.Rect, icon: str, x: float) -> None:
        line = art.view.px(LINE)
        high, wide = box.height - 2 * line, self.end - 2 * line
        place = (x - wide / 2, line, wide, high)
        body = svg.rect(*place, high * 0.44, VIOLET.bottom, INK, line * 0.75)
        screen.blit(art.sketch(body, *box.size), box)
        put(screen, art.picture(icon, high * 0.62, VIOLET.ink), (box.x + x, box.centery))

    def _turn(self, by: int) -> None:
        """Also told when it stays, so that it can be heard again."""
        self._take((self.place + by) % len(self.choices))


class Loudness(Choices[float]):
    """How loud, from 0 to 1: a loudspeaker for nothing at all, then bars to tap; no dragging."""

    @property
    def place(self) -> int:
        return round(self.value * (len(self.choices) - 1))

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box, bars = self.box(screen, art, look), len(self.choices) - 1
        wide = box.width / len(self.choices)
        body = ""
        for i in range(bars):
            high = box.height * (0.3 + 0.4 * i / (bars - 1))
            x, y = wide * (i + 1.5) - wide * 0.32, box.height * 0.84 - high
            fill = SUN.bottom if i < self.place else CREAM
            body += svg.rect(x, y, wide * 0.5, high, art.view.px(8), fill, INK, art.view.px(3))
        screen.blit(art.sketch(body, *box.size), box)
        mark = inked(art, "icons/sound-on" if self.place else "icons/sound-off", box.height * 0.62)
        put(screen, mark, (box.x + wide * 0.58, box.centery))


@dataclass(eq=False)
class Tab(Plate):
    """One of a column of pages: a picture and a word, sun yellow while it is open."""

    rounding = 0.32
    icon: str = ""
    _: KW_ONLY
    on: bool = False

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        px = art.view.px
        shine = svg.rect(px(20), px(9), self.rect.width - px(40), px(6), px(3), WHITE, None, opacity=0.6)
        box = self.box(screen, art, look, SUN_YELLOW if self.on else CREAM, shine if self.on else "")
        put(screen, inked(art, self.icon, px(50)), (box.x + px(46), box.centery))
        label = art.letters.heading(self.name, px(30), room=box.width - px(102))
        put(screen, label, (box.x + px(84), box.centery), "midleft")


@dataclass(eq=False, kw_only=True)
class PictureTile(Plate):
    """A box with a picture; sun yellow when it holds."""

    rounding = 0.32
    picture: str
    on: bool = False

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box = self.box(screen, art, look, SUN_YELLOW if self.on else CREAM)
        put(screen, inked(art, self.picture, min(box.size) - art.view.px(14)), box.center)


def fitted(letters: Lettering, sentence: str, room: float, size: float, least: float) -> tuple[str, float]:
    """The sentence and its size, cut short if it would have to be smaller than the least."""
    if letters.width(sentence, least, "reading") <= room:
        return sentence, letters.fit(sentence, room, size, "reading")
    sentence = sentence[: bisect_right(letters.reading_edges(sentence, least), room)]
    while sentence and letters.width(f"{sentence}…", least, "reading") > room:
        sentence = sentence[:-1].rstrip()
    return f"{sentence}…", least
