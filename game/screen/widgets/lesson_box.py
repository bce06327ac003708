"""One box of "how to play": a row of cards, heads and bubbles over one sentence."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.labels import Tail, empty_bubble
from game.screen.paint.palette import BOOM, INK, LEAF, SUN_YELLOW, TINTS, WHITE
from game.screen.paint.view import put, whole
from game.screen.widgets.game_tile import dressed
from game.screen.widgets.hint_bar import keycap
from game.table.table import Lesson
from game.words.packs import Word

GAP = 22  # lu between two things
OVERLAP = 20  # lu by which cards of a fan lie over each other
TILTS = (-4, 4, -3, 5)
FAN = 9  # degrees between the cards of a fan
ROOM = 480  # lu: how wide a row of pictures may be
ASIDE = 18  # lu to the right of the middle, because of the number
MIDDLE = 96  # lu from the top of the box to the middle of its pictures

MARKS = {  # on a card that goes, and on one that does not: fill, stroke and its paint
    "+": (LEAF.top, "M29 52 L44 67 L72 35", INK),
    "x": (BOOM[0], "M34 34 L66 66 M66 34 L34 66", WHITE),
}


Drawn = Callable[[Art, str, float], pygame.Surface]  # of what follows the word, and how long a lu is


class Words(NamedTuple):
    """The words the pictures use: those on the cards, and how a word to be said is spelt."""

    on_cards: Mapping[tuple[str, int], str]
    spelt: Mapping[str, Word]


class Thing(NamedTuple):
    """A finished picture, whether it may lie over the thing before it, and how much higher it stands."""

    picture: pygame.Surface
    card: bool = False
    lift: float = 0.0
    shadow: pygame.Surface | None = None


class LessonBox:
    """Draws a lesson into a box; its pictures are made once for a window size."""

    def __init__(
        self, art: Art, lesson: Lesson, words: Words, emblem: str, drawn: Mapping[str, Drawn]
    ) -> None:
        self._art, self._words, self._emblem, self._drawn = art, words, emblem, drawn
        self._lesson = lesson

    def draw(self, screen: pygame.Surface, box: pygame.Rect, number: int) -> None:
        art, px = self._art, self._art.view.px
        put(screen, art.pieces.panel(*box.size, px(34), lip=px(8)), box.center)
        put(screen, art.labels.count(number, px(50)), (box.x + px(40), box.y + px(38)))
        words = art.letters.reading(self._lesson.sentence, px(29), room=box.width - px(48))
        put(screen, words, (box.centerx, box.bottom - px(36)))
        self._pictures(screen, box)

    def _pictures(self, screen: pygame.Surface, box: pygame.Rect) -> None:
        px, things = self._art.view.px, self._things(1.0)
        if self._width(things) > px(ROOM):
            things = self._things(px(ROOM) / self._width(things))
        x = box.centerx + px(ASIDE) - self._width(things) / 2
        for thing, gap in zip(things, self._gaps(things), strict=True):
            x += gap
            place = thing.picture.get_rect(midleft=whole((x, box.y + px(MIDDLE) - thing.lift)))
            if thing.shadow:
                put(screen, thing.shadow, (place.centerx, place.centery + px(4)))
            screen.blit(thing.picture, place)
            x += place.width

    def _width(self, things: list[Thing]) -> float:
        return sum(self._gaps(things)) + sum(thing.picture.get_width() for thing in things)

    def _gaps(self, things: list[Thing]) -> list[float]:
        """How much is free before each."""
        gaps = [0.0]
        for before, thing in pairwise(things):
            fanned = before.card and thing.card and self._cards > 2
            gaps.append(self._art.view.px(-OVERLAP if fanned else GAP if thing.lift == 0 else 0))
        return gaps

    @property
    def _cards(self) -> int:
        """How many cards lie side by side at the end of the row."""
        show = self._lesson.show
        fanned = "arrow" in show and ":" not in show[-1]
        names = show[show.index("arrow") + 1 :] if fanned else show
        return sum(":" not in name and name not in ("arrow", "trophy", *self._drawn) for name in names)

    def _things(self, scale: float) -> list[Thing]:
        show = self._lesson.show
        return [self._thing(name, nth, show, scale) for nth, name in enumerate(show)]

    def _thing(self, name: str, nth: int, show: tuple[str, ...], scale: float) -> Thing:
        kind, _, rest = name.partition(":")
        size, tint = self._art.view.px(scale), TINTS[nth % len(TINTS)]
        if kind in self._drawn:
            return Thing(self._drawn[kind](self._art, rest, size))
        match kind:
            case "arrow":
                return Thing(self._art.picture("icons/arrow-right", 62 * size, INK))
            case "avatar":
                return Thing(self._art.tokens.badge(rest, 128 * size, tint, on_turn=nth == 0))
            case "say":
                return self._said(rest, size)
            case "picture" | "piece":
                return Thing(self._art.picture(rest, (176 if kind == "picture" else 140) * size))
            case "caller":
                return Thing(self._caller(rest, tint, 106 * size))
            case "trophy":
                return Thing(self._trophy(size))
            case "back" if show[nth + 1 : nth + 2] == ("arrow",):
                return Thing(self._art.cards.deck(self._art.cards.back(self._emblem, 104 * size), 4))
        return self._card(kind, nth, size)

    def _card(self, code: str, nth: int, size: float) -> Thing:
        cards, wide = self._art.cards, (112 if self._cards <= 2 else 100) * size
        mark = code[-1] if code[-1] in MARKS else ""
        code = code.removesuffix(mark)
        if code == "back":
            face = cards.back(self._emblem, wide)
        else:
            face = cards.face(dressed(code, self._words.on_cards), wide)
        angle = self._angle(nth)
        shadow, tilted = self._art.turned(cards.shadow(wide), angle), self._art.turned(face, angle)
        return Thing(self._marked(tilted, mark) if mark else tilted, card=True, shadow=shadow)

    def _angle(self, nth: int) -> float:
        """Cards of a fan spread; a few cards only lie a little askew."""
        place = nth - (len(self._lesson.show) - self._cards)
        if self._cards <= 2 or place < 0:
            return TILTS[nth % len(TILTS)]
        return FAN * ((self._cards - 1) / 2 - place)

    def _marked(self, card: pygame.Surface, mark: str) -> pygame.Surface:
        """With a tick or a cross in its corner."""
        fill, stroke, paint = MARKS[mark]
        body = svg.ellipse(50, 50, 43, 43, fill, INK, 9) + svg.path(stroke, "none", paint, 12)
        marked = card.copy()
        put(marked, self._art.emblem(body, card.get_width() * 0.36, 100), card.get_size(), "bottomright")
        return marked

    def _caller(self, which: str, tint: str, side: float) -> pygame.Surface:
        """A head and the key that calls for it."""
        avatar, key = which.split()
        badge = self._art.tokens.badge(avatar, side, tint)
        cap = keycap(self._art, key, side * 0.26 / self._art.view.scale)
        wide, high = badge.get_width(), badge.get_height() + cap.get_height() // 2
        called = pygame.Surface((wide, high), pygame.SRCALPHA)
        called.blit(badge, (0, 0))
        put(called, cap, (wide // 2, high), "midbottom")
        return called

    def _trophy(self, size: float) -> pygame.Surface:
        """A cup among stars."""
        won = pygame.Surface((round(330 * size), round(170 * size)), pygame.SRCALPHA)
        for x, y, side in ((44, 112, 64), (92, 48, 46), (238, 48, 46), (286, 112, 64)):
            put(won, self._art.tokens.star(side * size), (x * size, y * size))
        put(won, self._art.picture("characters/trophy", 168 * size), won.get_rect().center)
        return won

    def _said(self, words: str, size: float) -> Thing:
        """A bubble; a single word to read stands large, with its sound buttons."""
        entry = self._words.spelt.get(words)
        if entry is None:
            bubble = self._art.labels.bubble(words, 30 * size, Tail("left", 0.85), 230 * size)
            return Thing(bubble, lift=26 * size)
        letters, height = self._art.letters, 74 * size
        word = letters.reading(words, height, spacing=0.06)
        wide, high, margin = word.get_width() + 90 * size, 132 * size, 26 * size
        x, y = wide / 2 + margin, high / 2 + margin
        surface = empty_bubble(margin, (wide, high), 30 * size, 4 * size, Tail("left", 0.7))
        place = put(surface, word, (x, y - 14 * size))
        buttons = _sound_buttons(entry.graphemes, letters.reading_edges(words, height, 0.06), size)
        put(surface, self._art.sketch(buttons, place.width, 24 * size), (place.x, y + 34 * size), "topleft")
        return Thing(surface)


def _sound_buttons(graphemes: tuple[str, ...], edges: list[float], size: float) -> str:
    """A dot below a letter that sounds alone, a dash below letters that sound together."""
    body, start, y = "", 0, 12 * size
    for grapheme in graphemes:
        end = min(start + len(grapheme), len(edges) - 1)
        left, right = edges[start], edges[end]
        if len(grapheme) == 1:
            body += svg.ellipse((left + right) / 2, y, 6.5 * size, fill=INK)
        else:
            body += svg.rect(left, y - 4 * size, right - left - 4 * size, 8 * size, 4 * size, INK, None)
        start = end
    return body


def dots(art: Art, count: int, current: int) -> pygame.Surface:
    """Which page of how many this is."""
    px = art.view.px
    body = ""
    for nth in range(count):
        fill, r = (SUN_YELLOW, 14) if nth == current else ("#8A70F0", 11)
        body += svg.ellipse(px(20 + 40 * nth), px(18), px(r - 1.5), px(r - 1.5), fill, INK, px(3))
    return art.sketch(body, px(40 * count), px(36))
