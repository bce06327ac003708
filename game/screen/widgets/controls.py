"""Controls that hold a value: switches, choices, steppers, levels, tabs and picture tiles."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.lettering import Lettering
from game.screen.paint.palette import CREAM, INK, LEAF, LILAC_LIP, SUN, SUN_YELLOW, VIOLET, WHITE
from game.screen.paint.view import put_row
from game.screen.widgets.widget import LINE, Look, Plate, inked

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


class Choices(Plate, Generic[Value]):
    """Two to four values side by side; one of them holds."""

    captures = "across"
    repeats = True

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        choices: Sequence[Segment[Value]],
        value: Value,
        changed: Callable[[Value], None],
        *,
        size: float = 22,
    ) -> None:
        super().__init__(rect, name)
        self.choices = tuple(choices)
        self.place = next((i for i, choice in enumerate(self.choices) if choice.value == value), 0)
        self.size = size
        self._changed = changed

    @property
    def value(self) -> Value:
        return self.choices[self.place].value

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
        left, high = inset + wide * self.place, box.height - 2 * inset
        body = svg.rect(
            left + line / 2, inset + line / 2, wide - line, high - line, high * 0.5, SUN_YELLOW, INK, line
        )
        screen.blit(art.sketch(body, *box.size), box)
        for i, choice in enumerate(self.choices):
            spot = pygame.Rect(round(box.x + inset + wide * i), box.y, round(wide), box.height)
            self._segment(screen, art, choice, spot)

    def _segment(self, screen: pygame.Surface, art: Art, choice: Segment[Value], box: pygame.Rect) -> None:
        parts = [inked(art, choice.icon, box.height * 0.6)] if choice.icon else []
        if choice.label:
            room = box.width - art.view.px(20) - sum(part.get_width() + art.view.px(6) for part in parts)
            size = art.letters.fit(choice.label, room, art.view.px(self.size), "reading")
            parts.append(art.letters.reading(choice.label, size))
        put_row(screen, parts, box.center, art.view.px(6))

    def _set(self, place: int) -> None:
        if place != self.place:
            self.place = place
            self._changed(self.value)


class Stepper(Choices[Value]):
    """One of many values: an arrow at each end goes round them, the name between says it again."""

    least = 18  # lu: a name is cut rather than smaller than this

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
        box = self.box(screen, art, look)
        room = box.width - 2 * self.end - art.view.px(16)
        label, size = fitted(
            art.letters, self.choices[self.place].label, room, art.view.px(self.size), art.view.px(self.least)
        )
        name = art.letters.reading(label, size)
        screen.blit(name, name.get_rect(center=box.center))
        if len(self.choices) > 1:
            self._arrow(screen, art, box, "icons/chevron-left", self.end / 2)
            self._arrow(screen, art, box, "icons/chevron-right", box.width - self.end / 2)

    def _arrow(self, screen: pygame.Surface, art: Art, box: pygame.Rect, icon: str, x: float) -> None:
        line = art.view.px(LINE)
        high, wide = box.height - 2 * line, self.end - 2 * line
        place = (x - wide / 2, line, wide, high)
        body = svg.rect(*place, high * 0.44, VIOLET.bottom, INK, line * 0.75)
        screen.blit(art.sketch(body, *box.size), box)
        mark = art.picture(icon, high * 0.62, VIOLET.ink)
        screen.blit(mark, mark.get_rect(center=(round(box.x + x), box.centery)))

    def _turn(self, by: int) -> None:
        """Also told when it stays, so that it can be heard again."""
        self.place = (self.place + by) % len(self.choices)
        self._changed(self.value)


class Loudness(Plate):
    """How loud: a loudspeaker for nothing at all, then bars to tap; no dragging."""

    captures = "across"
    repeats = True

    def __init__(
        self, rect: pygame.Rect, name: str, value: int, changed: Callable[[int], None], *, steps: int = 5
    ) -> None:
        super().__init__(rect, name)
        self.value = value
        self.steps = steps
        self._changed = changed

    def choose(self, at: tuple[int, int] | None = None) -> None:
        if at is None:
            self._set((self.value + 1) % (self.steps + 1))
            return
        part = (at[0] - self.rect.x) * (self.steps + 1) // self.rect.width
        self._set(max(0, min(self.steps, part)))

    def step(self, by: int) -> bool:
        if not 0 <= self.value + by <= self.steps:
            return False
        self._set(self.value + by)
        return True

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box = self.box(screen, art, look)
        wide = box.width / (self.steps + 1)
        body = ""
        for i in range(self.steps):
            high = box.height * (0.3 + 0.4 * i / max(1, self.steps - 1))
            x, y = wide * (i + 1.5) - wide * 0.32, box.height * 0.84 - high
            fill = SUN.bottom if i < self.value else CREAM
            body += svg.rect(x, y, wide * 0.5, high, art.view.px(8), fill, INK, art.view.px(3))
        screen.blit(art.sketch(body, *box.size), box)
        name = "icons/sound-on" if self.value else "icons/sound-off"
        mark = inked(art, name, box.height * 0.62)
        screen.blit(mark, mark.get_rect(center=(round(box.x + wide * 0.58), box.centery)))

    def _set(self, value: int) -> None:
        if value != self.value:
            self.value = value
            self._changed(value)


class Tab(Plate):
    """One of a column of pages: a picture and a word, sun yellow while it is open."""

    rounding = 0.32

    def __init__(
        self, rect: pygame.Rect, name: str, action: Callable[[], None], icon: str, *, on: bool = False
    ) -> None:
        super().__init__(rect, name, action)
        self.icon = icon
        self.on = on

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        px = art.view.px
        shine = svg.rect(px(20), px(9), self.rect.width - px(40), px(6), px(3), WHITE, None, opacity=0.6)
        box = self.box(screen, art, look, SUN_YELLOW if self.on else CREAM, shine if self.on else "")
        mark = inked(art, self.icon, px(50))
        screen.blit(mark, mark.get_rect(center=(round(box.x + px(46)), box.centery)))
        room = box.width - px(102)
        text = art.letters.heading(self.name, art.letters.fit(self.name, room, px(30), "heading"))
        screen.blit(text, text.get_rect(midleft=(round(box.x + px(84)), box.centery)))


class PictureTile(Plate):
    """A box with a picture, a word below it or alone; sun yellow with a tick when it holds."""

    rounding = 0.32

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        picture: str = "",
        label: str = "",
        on: bool = False,
    ) -> None:
        super().__init__(rect, name, action)
        self.picture = picture
        self.label = label
        self.on = on

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        box = self.box(screen, art, look, SUN_YELLOW if self.on else CREAM)
        px = art.view.px
        both = bool(self.picture and self.label)
        if self.picture:
            room = min(box.width, box.height - (px(26) if both else 0))
            mark = inked(art, self.picture, room - px(14))
            screen.blit(
                mark, mark.get_rect(center=(box.centerx, round(box.centery - (px(13) if both else 0))))
            )
        if self.label:
            size = art.letters.fit(self.label, box.width - px(20), px(20 if both else 32), "reading")
            text = art.letters.reading(self.label, size)
            y = box.bottom - px(22) if both else box.centery
            screen.blit(text, text.get_rect(center=(box.centerx, round(y))))


def fitted(letters: Lettering, sentence: str, room: float, size: float, least: float) -> tuple[str, float]:
    """The sentence and its size, cut short if it would have to be smaller than the least."""
    if letters.width(sentence, least, "reading") <= room:
        return sentence, letters.fit(sentence, room, size, "reading")
    sentence = sentence[: bisect_right(letters.reading_edges(sentence, least), room)]
    while sentence and letters.width(f"{sentence}…", least, "reading") > room:
        sentence = sentence[:-1].rstrip()
    return f"{sentence}…", least
