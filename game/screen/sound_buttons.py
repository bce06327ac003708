"""A large word with its sound buttons: a dot for one letter, a dash for several, an arc for a split pair."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.screen import svg
from game.screen.art import Art
from game.screen.palette import INK
from game.screen.studio import draw

DOT = 13  # lu, half its breadth
DASH = 16  # lu high
GAP = 16  # lu between the descenders and the buttons


class Span(NamedTuple):
    """The letters one grapheme takes: one run, or two parted by others for a split pair."""

    letters: tuple[int, ...]
    split: bool


def spans(word: str, graphemes: Sequence[str]) -> list[Span]:
    """Which letters belong to each grapheme; a split pair takes its vowel and owes an e."""
    found: list[Span] = []
    owed: list[tuple[int, int]] = []  # the place in `found`, and how many graphemes have passed since
    at = 0
    for grapheme in graphemes:
        if at < len(word) and owed and word[at] == "e" and not grapheme.startswith("e"):
            at = _pay(found, owed, at)
        if "-" in grapheme and len(grapheme) == 3:
            found.append(Span((at,), True))
            owed.append((len(found) - 1, 0))
            at += 1
        else:
            found.append(Span(tuple(range(at, at + len(grapheme))), False))
            at += len(grapheme)
    while owed and at < len(word):
        at = _pay(found, owed, at)
    return found


def _pay(found: list[Span], owed: list[tuple[int, int]], at: int) -> int:
    """The e at this place belongs to the split pair that waits for it."""
    place, _ = owed.pop()
    found[place] = Span((*found[place].letters, at), True)
    return at + 1


class SoundButtons:
    """One word, large, centred, drawn with or without its buttons."""

    def __init__(
        self,
        art: Art,
        word: str,
        graphemes: Sequence[str],
        centre: tuple[float, float],
        size: float,
        spacing: float,
    ) -> None:
        self.art = art
        room = art.view.wide(42)
        size *= min(1.0, room / max(1, art.letters.reading(word, size, INK, spacing).get_width()))
        self.text = art.letters.reading(word, size, INK, spacing)
        self.box = self.text.get_rect(center=(round(centre[0]), round(centre[1])))
        self.edges = art.letters.reading_spans(word, size, spacing)
        self.spans = spans(word, graphemes)
        below = art.letters.x_height(size) / 2 + art.letters.descender(size)
        self.line = centre[1] + below + art.view.px(GAP + DOT)

    def draw(self, screen: pygame.Surface, marked: bool) -> None:
        lift = round(self.art.view.px(20)) if marked else 0
        screen.blit(self.text, self.box.move(0, -lift))
        if marked:
            for span in self.spans:
                self._mark(screen, span, self.line - lift)

    def _mark(self, screen: pygame.Surface, span: Span, y: float) -> None:
        px = self.art.view.px
        starts = [self.box.x + self.edges[letter][0] for letter in span.letters]
        ends = [self.box.x + self.edges[letter][1] for letter in span.letters]
        if span.split and len(span.letters) > 1:
            left, right = (starts[0] + ends[0]) / 2, (starts[-1] + ends[-1]) / 2
            self._arc(screen, left, right, y)
        elif len(span.letters) > 1:
            bar = self.art.box(max(ends) - min(starts) - px(6), px(DASH), px(DASH) / 2, INK)
            screen.blit(bar, bar.get_rect(center=(round((min(starts) + max(ends)) / 2), round(y))))
        else:
            dot = self.art.disc(px(2 * DOT), INK)
            screen.blit(dot, dot.get_rect(center=(round((starts[0] + ends[0]) / 2), round(y))))

    def _arc(self, screen: pygame.Surface, left: float, right: float, y: float) -> None:
        """Hung below the dots of the letters between."""
        px = self.art.view.px
        width, height, line = right - left, px(26), px(9)
        body = svg.path(
            f"M{line} {line} C{line + width * 0.2} {height * 1.5} {line + width * 0.8} {height * 1.5} "
            f"{line + width} {line}",
            "none",
            INK,
            line,
        )
        size = (width + 2 * line, height * 1.5 + line)
        key = ("arc", round(width), round(line))
        picture = self.art.shelf.get(key, lambda: draw(svg.document(body, *size), *size))
        screen.blit(picture, (round(left - line), round(y - line)))
