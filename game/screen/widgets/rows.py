"""The rows of a page: a name, a sentence or two, and at the right what changes the thing."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import MUTED
from game.screen.paint.view import View, put
from game.screen.widgets.controls import fitted
from game.screen.widgets.widget import Button, Widget
from game.sound.voice import MUTED as NO_VOICE
from game.sound.voice import Voice

TRIAL = "Hello! I read the words."
EDGE, GAP = 20, 7  # lu: from the stripe's ends, between two stripes
NAME, SENTENCE, LEAST = 28, 20, 16  # lu: sizes of the letters
Line = str | Callable[[], str]  # what stands there, or how to find out
Controls = Callable[[pygame.Rect], Sequence[Widget]]


class Row(NamedTuple):
    """What is told in a row, and how the widgets in its box are made."""

    name: str
    lines: tuple[Line, ...]
    controls: Controls = lambda box: ()

    def sentences(self) -> tuple[str, ...]:
        return tuple(line if isinstance(line, str) else line() for line in self.lines)


class Placed(NamedTuple):
    row: Row
    box: pygame.Rect
    widgets: Sequence[Widget]


class Rows:
    """Rows one below the other from the top of an area, `step` lu apart; every other one is striped."""

    def __init__(self, art: Art, rows: Iterable[Row], area: pygame.Rect, step: float, stripe: str) -> None:
        self.art = art
        self.stripe = stripe
        self.placed: list[Placed] = []
        px = art.view.px
        for nth, row in enumerate(rows):
            box = pygame.Rect(area.x, round(area.y + px(step * nth)), area.width, round(px(step - GAP)))
            self.placed.append(Placed(row, box, row.controls(box)))
        self._painted: list[tuple[str, ...]] = []

    @property
    def widgets(self) -> list[Widget]:
        return [widget for each in self.placed for widget in each.widgets]

    @property
    def stale(self) -> bool:
        """True if some sentence is no longer what was painted."""
        return self._painted != self._sentences()

    def paint(self, screen: pygame.Surface) -> None:
        self._painted = self._sentences()
        for nth, (each, sentences) in enumerate(zip(self.placed, self._painted, strict=True)):
            if nth % 2 == 0:
                stripe = svg.rect(0, 0, *each.box.size, self.art.view.px(20), self.stripe, None)
                screen.blit(self.art.sketch(stripe, *each.box.size), each.box)
            self._paint_words(screen, each, sentences)

    def _sentences(self) -> list[tuple[str, ...]]:
        return [each.row.sentences() for each in self.placed]

    def _paint_words(self, screen: pygame.Surface, each: Placed, sentences: tuple[str, ...]) -> None:
        letters, px, box = self.art.letters, self.art.view.px, each.box
        left = round(box.x + px(EDGE))
        right = min((widget.rect.x for widget in each.widgets), default=box.right)
        top = box.centery - px(4 + 12 * len(sentences))
        put(screen, letters.heading(each.row.name, px(NAME)), (left, top), "midleft")
        for nth, sentence in enumerate(sentences):
            shown, size = fitted(letters, sentence, right - left - px(EDGE), px(SENTENCE), px(LEAST))
            put(screen, letters.reading(shown, size, MUTED), (left, top + px(34 + 24 * nth)), "midleft")


def at_right(view: View, box: pygame.Rect, wide: float, high: float, inset: float = 0) -> pygame.Rect:
    """A place for a widget in the box of a row, sizes in lu."""
    return view.rect(wide, high, (box.right - view.px(16 + inset), box.centery), "midright")


def voice_row(view: View, voice: Voice, on: bool, name: str, button: str) -> Row:
    """What the voice says on trial, else how it is doing, and a button to hear it."""

    def controls(box: pygame.Rect) -> Sequence[Widget]:
        return [Button(at_right(view, box, 270, 66), button, listen, icon="icons/sound-on", size=26)]

    def listen() -> None:
        voice.try_again()  # whatever has failed
        voice.say(TRIAL)

    def line() -> str:
        if voice.caption == TRIAL:
            return f"“{TRIAL}”"
        return voice.health.why if on else NO_VOICE.why

    return Row(name, (line,), controls)
