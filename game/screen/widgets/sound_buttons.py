"""A large word with its sound buttons: a dot for one letter, a dash for several, an arc for a split pair."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.labels import Tail, empty_bubble
from game.screen.paint.palette import CREAM, INK, SUN_YELLOW
from game.screen.paint.shelf import kept
from game.screen.paint.view import put
from game.screen.widgets.widget import Look, Widget
from game.sound.voice import Voice
from game.words.sounds import taught
from game.words.spelling import Spelling, spans

# all in parts of the word's size
DOT = 0.2  # across
DASH = 0.125  # high
ARC = 0.07  # thick
HANG = 0.27  # how far an arc hangs below the dots
GAP = 0.12  # between the descenders and the buttons
GROWN = 1.45  # a button whose sound is heard
HALO = 0.09  # round the button that has the focus
TOUCH = 38  # lu: the least a finger needs
SPACING = 0.08
BUBBLE = 64  # lu: a word in a speech bubble
LIT = "#FFE98A"  # behind the letters whose sound is heard
LIT_INK = "#86091C"
LIT_BUTTON = "#F26C14"


class Mark(NamedTuple):
    """One grapheme as it stands on the screen: its letters from left to right, and its button."""

    letters: tuple[tuple[float, float], ...]  # where each begins and ends
    arched: bool
    tricky: bool

    @property
    def left(self) -> float:
        return self.letters[0][0]

    @property
    def right(self) -> float:
        return self.letters[-1][1]


class Sounding:
    """Follows the voice, so that each grapheme lights up with its sound."""

    def __init__(self, voice: Voice, spelling: Spelling) -> None:
        self.voice = voice
        self.spelling = spelling
        self._pressed: int | None = None  # the one sound that was pressed last

    def press(self, nth: int) -> None:
        self._pressed = nth
        self.voice.sound(self.spelling.sounds[nth])

    def run(self) -> None:
        """All sounds in order."""
        self._pressed = None
        self.voice.sound_out(self.spelling.sounds)

    def model(self) -> None:
        """All sounds in order, then the word."""
        self._pressed = None
        self.voice.sound_out(self.spelling.sounds, self.spelling.word)

    def say(self) -> None:
        self._pressed = None
        self.voice.say(self.spelling.word)

    def stop(self) -> None:
        self._pressed = None
        self.voice.stop()

    @property
    def lit(self) -> int | None:
        """Which grapheme is heard just now."""
        lit = self.voice.lit
        if lit is not None and lit < len(self.spelling.graphemes):
            return lit
        return self._pressed if self.voice.busy else None

    @property
    def caption(self) -> str:
        """What is heard, in letters: the grapheme of a sound, or the word."""
        if self.lit is not None:
            return self.spelling.graphemes[self.lit]
        said = self.voice.caption
        return said if said == self.spelling.word else ""


class SoundButtons:
    """One word, large, centred, drawn with or without its buttons."""

    def __init__(
        self, art: Art, spelling: Spelling, centre: tuple[float, float], size: float, room: float
    ) -> None:
        self.art = art
        self.spelling = spelling
        letters = art.letters
        size *= min(1.0, room / max(1, letters.reading(spelling.word, size, INK, SPACING).get_width()))
        self.size = size
        self.text = letters.reading(spelling.word, size, INK, SPACING)
        self.bright = letters.reading(spelling.word, size, LIT_INK, SPACING)
        self.plain = self.text.get_rect(center=(round(centre[0]), round(centre[1])))
        self.marks = self._marks()
        self.arched = any(mark.arched for mark in self.marks)
        x_height, ascender, descender = letters.heights(size)
        self._rise = ascender - x_height / 2  # from the middle of the word to its top
        self._drop = x_height / 2 + descender  # and to the end of its descenders
        below = self._drop + (GAP + DOT + (HANG - DOT / 2 if self.arched else 0)) * size
        self.box = self.plain.move(0, -round((below - self._rise) / 2))
        self.line = self.box.centery + self._drop + (GAP + DOT / 2) * size

    def _marks(self) -> list[Mark]:
        word, pairs = self.spelling.word, taught()
        edges = self.art.letters.reading_spans(word, self.size, SPACING)
        found: list[Mark] = []
        for nth, span in enumerate(spans(word, self.spelling.graphemes)):
            places = tuple((self.plain.x + edges[at][0], self.plain.x + edges[at][1]) for at in span.letters)
            tricky = pairs.tricky(self.spelling.graphemes[nth], self.spelling.sounds[nth])
            found.append(Mark(places, span.split and len(places) > 1, tricky))
        return found

    def areas(self) -> list[pygame.Rect]:
        """What a finger may touch for each button: its letters and the button below them."""
        top, found = self.box.centery - self._rise, list[pygame.Rect]()
        for mark in self.marks:
            deep = HANG + ARC if mark.arched or not self.arched else DOT / 2
            wide = max(self.art.view.px(TOUCH), mark.right - mark.left + self.size * SPACING)
            box = pygame.Rect(0, round(top), round(wide), round(self.line + deep * self.size - top))
            box.centerx = round((mark.left + mark.right) / 2)
            found.append(box)
        return found

    def draw(self, screen: pygame.Surface, marked: bool, lit: int | None = None, aside: int = 0) -> None:
        """The word, `aside` pixels from its place; with its buttons if marked, one of them lit."""
        box = (self.box if marked else self.plain).move(aside, 0)
        bright = self.marks[lit] if marked and lit is not None and lit < len(self.marks) else None
        if bright:
            self._light(screen, bright, aside)
        screen.blit(self.text, box)
        if bright:
            for begin, end in bright.letters:
                part = self._column(begin, end).move(-self.plain.x, 0)
                screen.blit(self.bright, (box.x + part.x, box.y), part)
        for mark in self.marks if marked else ():
            self._button(screen, mark, mark is bright, aside)

    def draw_focus(self, screen: pygame.Surface, nth: int, lit: bool) -> None:
        """One button with the ring of the focus round it."""
        mark, halo = self.marks[nth], HALO * self.size
        if mark.arched:
            thick = ARC * self.size
            self._arc(screen, mark, 0, (thick + 2 * halo, INK), (thick + 1.3 * halo, SUN_YELLOW))
        else:
            wide, high = self._shape(mark, lit)
            for more, fill in ((2 * halo, INK), (1.3 * halo, SUN_YELLOW)):
                ring = self.art.pieces.box(wide + more, high + more, (high + more) / 2, fill)
                put(screen, ring, self._middle(mark, 0))
        self._button(screen, mark, lit, 0)

    def _column(self, begin: float, end: float) -> pygame.Rect:
        """A letter's strip of the word, half the spacing on either side."""
        slack = self.size * SPACING / 2
        left, right = round(begin - slack), round(end + slack)
        return pygame.Rect(left, 0, right - left, self.text.get_height())

    def _light(self, screen: pygame.Surface, mark: Mark, aside: int) -> None:
        """A bright ground behind the letters of one sound: one, or two of a split pair."""
        top = self.box.centery - self._rise - 0.04 * self.size
        high = self._rise + self._drop + 0.1 * self.size
        for begin, end in mark.letters if mark.arched else ((mark.left, mark.right),):
            column = self._column(begin, end)
            ground = self.art.pieces.box(column.width, high, 0.14 * self.size, LIT)
            screen.blit(ground, (column.x + aside, round(top)))

    def _shape(self, mark: Mark, lit: bool) -> tuple[float, float]:
        """How wide and how high a dot or a dash is."""
        grown = GROWN if lit else 1.0
        if len(mark.letters) == 1:
            return (DOT * self.size * grown, DOT * self.size * grown)
        return (mark.right - mark.left - 0.04 * self.size, DASH * self.size * grown)

    def _middle(self, mark: Mark, aside: int) -> tuple[int, int]:
        return (round((mark.left + mark.right) / 2) + aside, round(self.line))

    def _button(self, screen: pygame.Surface, mark: Mark, lit: bool, aside: int) -> None:
        fill = LIT_BUTTON if lit else CREAM if mark.tricky else INK
        if mark.arched:
            thick = ARC * self.size * (GROWN if lit else 1.0)
            inner = [(thick * 0.5, fill)] if fill != INK else []
            self._arc(screen, mark, aside, (thick, INK), *inner)
            return
        wide, high = self._shape(mark, lit)
        button = self.art.pieces.box(wide, high, high / 2, fill, stroke=None if fill == INK else INK)
        put(screen, button, self._middle(mark, aside))

    def _arc(self, screen: pygame.Surface, mark: Mark, aside: int, *strokes: tuple[float, str]) -> None:
        """Hung below the dots of the letters between, drawn with one stroke over the other."""
        left, right = sum(mark.letters[0]) / 2, sum(mark.letters[-1]) / 2
        wide, deep, room = right - left, HANG * self.size, 0.15 * self.size
        way = (
            f"M{room:.1f} {room:.1f} C{room + wide * 0.16:.1f} {room + deep * 1.3:.1f} "
            f"{room + wide * 0.84:.1f} {room + deep * 1.3:.1f} {room + wide:.1f} {room:.1f}"
        )
        body = "".join(svg.path(way, "none", colour, thick) for thick, colour in strokes)
        picture = self.art.sketch(body, wide + 2 * room, deep + 2 * room)
        screen.blit(picture, (round(left - room) + aside, round(self.line - room)))


@dataclass(eq=False, kw_only=True)
class SoundButton(Widget):
    """One sound of the word: the letters and the mark below them; left and right lead along the word."""

    captures = "across"
    labelled = False
    buttons: SoundButtons
    nth: int
    sounding: Sounding
    along: Callable[[int], None]

    def step(self, by: int) -> bool:
        """The neighbours in the word, whatever lies beside this button on the screen."""
        self.along(min(max(self.nth + by, 0), len(self.buttons.marks) - 1))
        return True

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus:
            self.buttons.draw_focus(screen, self.nth, self.sounding.lit == self.nth)


@kept
def word_bubble(art: Art, spelling: Spelling, lit: int | None, room: float, tail: Tail) -> pygame.Surface:
    """A speech bubble, at most `room` wide, with a word and its sound buttons, one of them lit."""
    size = art.view.px(BUBBLE)
    words = art.letters.reading(spelling.word, size, INK, SPACING).get_width()
    size *= min(1.0, room / (words + size * 1.62))
    words = art.letters.reading(spelling.word, size, INK, SPACING).get_width()
    point = round(size * 0.36)  # room all round for the tail
    wide, high = words + round(size * 0.9), round(size * 2.0)
    surface = empty_bubble(point, (wide, high), size * 0.5, art.pieces.line, tail)
    middle = (wide / 2 + point, high / 2 + point)
    SoundButtons(art, spelling, middle, size, wide).draw(surface, True, lit)
    return surface
