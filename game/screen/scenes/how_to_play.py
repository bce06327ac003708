"""How a game is played: four pictures a page, one short sentence each, read aloud on request."""

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pygame

from game.play.match import Match
from game.play.plan import Player
from game.screen.paint.palette import INK, PAPER, SUN, WHITE
from game.screen.paint.view import put
from game.screen.scenes.scene import Host, Scene
from game.screen.scenes.show import PLAIN, Show
from game.screen.widgets.game_tile import printed
from game.screen.widgets.input import CALLS
from game.screen.widgets.lesson_box import LessonBox, Words, dots
from game.screen.widgets.widget import Button, IconButton, Widget, ring
from game.table.table import Lesson, Table

PAGE = 4
WIDE, HIGH = 588, 236  # lu, a box


class Page(NamedTuple):
    """Up to four lessons, the number of the first, and the version of the rules if there are several."""

    version: str
    lessons: Sequence[Lesson]
    first: int


class HowToPlayScene(Scene):
    """Pages of a game's lessons over its own table: those that hold for a match, or all."""

    def __init__(
        self,
        host: Host,
        table: Table,
        page: int = 0,
        match: Match | None = None,
        play: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(host)
        self._on_play = play  # what else closes when the game goes on
        self.table = table
        self.players = match.players if match is not None else ()  # their keys are shown
        chosen = match.game.chosen if match is not None else {}
        self.aim = table.aim(chosen)
        self._pages = pages_of(table, chosen)
        self.theme = table.key
        self.page = page
        self.reading = -1  # the box being read aloud
        packs, pack = host.services.packs, host.services.settings.pack
        worded = pack in packs and chosen.get(table.worded, True)
        spelt = {entry.word: entry for each in packs.values() for entry in each.words}
        self._words = Words(printed(packs, pack) if worded else {}, spelt)

    @property
    def pages(self) -> int:
        return len(self._pages)

    @property
    def last(self) -> bool:
        return self.page == self.pages - 1

    def build(self) -> None:
        view, px = self.host.view, self.host.view.px
        left, right = (view.rect(66, 66, (x, px(52))) for x in (px(52), view.width - px(52)))
        play = view.rect(196, 76, (view.width / 2 + px(186), self._low()))
        turn = view.rect(256, 76, (view.width / 2 + px(456), self._low()))
        widgets: list[Widget] = [
            IconButton(left, "Back", self.back, "icons/back"),
            IconButton(right, "Read it to me", self._read, "icons/sound-on"),
            Button(play, "Play", self._play, finish=SUN if self.last else PAPER, size=38),
        ]
        if not self.last:
            arrow = "icons/arrow-right"
            widgets.append(Button(turn, "Next", self._turn, finish=SUN, icon=arrow, size=38, icon_last=True))
        elif self.pages > 1:
            widgets.append(Button(turn, "Again", self._turn, icon="icons/again", size=38))
        self.focus.place(widgets, first="Play" if self.last else "Next")
        show: Show = self.host.shows.get(self.table.key, PLAIN)
        told = (self._words, self.table.emblem, show.drawn)
        self._places = [self._place(nth) for nth in range(PAGE)]
        self._boxes = [LessonBox(self.host.art, each, *told) for each in self.lessons]

    @property
    def lessons(self) -> Sequence[Lesson]:
        """Those of this page."""
        return [with_keys(each, self.players) for each in self._pages[self.page].lessons]

    def back(self) -> None:
        self._hush()
        self.host.pop()

    def _play(self) -> None:
        self.back()
        self._on_play()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.reading >= 0 and not self.services.voice.busy:
            self._say(self.reading + 1)

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        art, view = self.host.art, self.host.view
        named = self._pages[self.page].version
        words = f"How to play {self.table.title}" + (f" ({named})" if named else "")
        title = art.letters.title(words, view.px(54), view.wide(74))
        put(screen, title, (view.width // 2, self._places[0].y - view.px(54)))
        for nth, (box, place) in enumerate(zip(self._boxes, self._places, strict=False)):
            if nth == self.reading:
                lipped = pygame.Rect(place.x, place.y, place.width, round(place.height + view.px(8)))
                ring(screen, art, lipped, view.px(34))
            box.draw(screen, place, self._pages[self.page].first + nth)
        self._paint_goal(screen)
        if self.pages > 1:
            middle = view.width / 2 - view.px(28)  # of the room between the aim and Play
            put(screen, dots(art, self.pages, self.page), (middle, self._low()))

    def _paint_goal(self, screen: pygame.Surface) -> None:
        """What it is all about, on a dark bar at the bottom left."""
        art, px = self.host.art, self.host.view.px
        bar = self.host.view.rect(452, 72, (self._places[0].x, self._low()), "midleft")
        put(screen, art.pieces.panel(*bar.size, px(30), fill=INK), bar.center)
        put(screen, art.picture("characters/trophy", px(58)), (bar.x + px(50), bar.centery))
        words = art.letters.reading(self.aim, px(27), WHITE, room=bar.width - px(118))
        put(screen, words, (bar.x + px(92), bar.centery), "midleft")

    def _place(self, nth: int) -> pygame.Rect:
        view = self.host.view
        x, y = 302 * (1 if nth % 2 else -1), 254 * (nth // 2) - 138  # lu from the middle of the window
        return view.rect(WIDE, HIGH, (view.width / 2 + view.px(x), view.height / 2 + view.px(y)))

    def _low(self) -> int:
        """The middle of the bottom row."""
        return round(self.host.view.height - self.host.view.px(60))

    def _turn(self) -> None:
        self._hush()
        self.page = (self.page + 1) % self.pages
        self.build()
        self.focus.current = self.focus.widgets[-1 if not self.last else -2]
        self.dirty = True

    def _read(self) -> None:
        """Read the page, or be quiet again."""
        if self.reading >= 0:
            self._hush()
        else:
            self._say(0)

    def _say(self, nth: int) -> None:
        """Read this box; after the last one the page is done."""
        self.dirty = True
        self.reading = nth if nth < len(self._boxes) else -1
        if self.reading >= 0:
            self.services.voice.say(self.lessons[nth].sentence)

    def _hush(self) -> None:
        if self.reading >= 0:
            self.reading = -1
            self.services.voice.stop()
            self.dirty = True


def pages_of(table: Table, chosen: Mapping[str, Any] = {}) -> list[Page]:
    """One version of the rules after the other, each from a page of its own on."""
    found = []
    for name, lessons in table.courses(chosen):
        count = math.ceil(len(lessons) / PAGE)
        edges = [len(lessons) * nth // count for nth in range(count + 1)]  # none with but one of many
        found += [Page(name, lessons[first:end], first + 1) for first, end in pairwise(edges)]
    return found


def with_keys(lesson: Lesson, players: Sequence[Player]) -> Lesson:
    """The keys of the people who play, instead of an example."""
    people = [(seat, player) for seat, player in enumerate(players) if not player.bot]
    if not people or not any(name.startswith("caller:") for name in lesson.show):
        return lesson
    return lesson._replace(
        show=tuple(f"caller:{player.avatar} {CALLS[seat].upper()}" for seat, player in people)
    )
