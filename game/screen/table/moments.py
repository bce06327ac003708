"""A moment that fills the screen: plays once over the table as it stood, and nobody can act meanwhile."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from math import inf
from typing import ClassVar, NamedTuple

import pygame

from game.play.match import Match
from game.play.plan import Player
from game.rules.things import Event
from game.screen.paint.art import Art
from game.screen.paint.ground import Beams
from game.screen.paint.lettering import Letter, LogoStyle
from game.screen.paint.motion import out_back
from game.screen.paint.palette import INK, SUN_YELLOW, WHITE
from game.screen.paint.popping import Tones, burst, burst_by_layers, draw_letters
from game.screen.paint.view import put
from game.screen.table.desk import Desk

POP, LETTERS = 0.22, 0.05
MIDDLE = (50, 40)  # percent
WORD_Y, LINE_Y = 57, 67.4  # percent

Point = tuple[float, float]
Happening = str | type[Event]  # what a game tells, or a kind of event


class Cue(NamedTuple):
    """What is heard at an instant of a moment."""

    at: float = 0.0
    sound: str = ""
    said: str = ""


class Occasion(NamedTuple):
    """What a moment is made from: whom it befalls, what the room says of it, and the table as it stands."""

    desk: Desk
    event: Event
    seat: int
    sentence: str
    still: Callable[[bool], pygame.Surface]  # with the ribbon that tells whose turn it is, or without
    hear: Callable[[Cue], None]

    @property
    def match(self) -> Match:
        return self.desk.match

    @property
    def player(self) -> Player:
        return self.match.players[self.seat]


def one_of(lines: Sequence[str], turn: int) -> str:
    """Another line each time, but the same for the same moment of a match."""
    return lines[(turn * 7 + turn // 5) % len(lines)]


class Layer(NamedTuple):
    """Something drawn from one instant to another; for so long it is still on its way."""

    draw: Callable[[pygame.Surface, float], object]
    start: float = 0.0
    length: float = 0.0
    end: float = inf


class Style(NamedTuple):
    """The dark over the table, the beams in it, and how the big letters pop up."""

    dim: tuple[int, int, int]
    beams: Beams
    size: float  # lu
    tilt: float = 2.0
    gap: float = 0.04
    pop: float = 0.2


class Moment:
    """Layers on one timeline; with reduced motion all of it is simply there, then gone."""

    style: ClassVar[Style]
    word = ""  # in big letters
    said = ""  # by the voice
    bubble = ""  # beside the head of the seat
    ribbon: ClassVar[bool] = False  # whether the table's ribbon lies below
    start: ClassVar[float] = 0.0  # when it all breaks loose
    end: ClassVar[float] = 1.6
    calm_after: ClassVar[float] = 0.5  # with reduced motion it begins so long after that

    @classmethod
    def befalls(cls, on: Occasion) -> bool:
        """Whether it is shown at all: not to somebody who has just seen it on a page of its own."""
        return True

    @classmethod
    def warm(cls, art: Art) -> Iterator[None]:
        """Make the pictures ahead of it, one at a time, while the table is quiet."""
        yield from cls.ahead(art)
        art.ground.coarse_beams(cls.style.beams)
        yield
        art.ground.beams(cls.style.beams)
        yield
        cls.lettered(art, cls.word)
        yield

    @classmethod
    def ahead(cls, art: Art) -> Iterator[None]:
        """Pictures of its own that take long to make."""
        yield from ()

    @classmethod
    def lettered(cls, art: Art, word: str) -> list[Letter]:
        return art.letters.logo_letters(word, art.view.px(cls.style.size), LogoStyle(tilt=cls.style.tilt))

    def __init__(self, on: Occasion) -> None:
        self.on = on
        self.calm = on.desk.calm
        self.time = self.start + self.calm_after if self.calm else 0.0
        self._cues = deque(self.cues())
        self.prepare()
        self.update(0.0)

    def cues(self) -> Sequence[Cue]:
        """What is heard, in the order of time."""
        return (Cue(said=self.said),) if self.said else ()

    def layers(self) -> Sequence[Layer]:
        """What is drawn, from below to above."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Make the pictures for this window, over the table as it stands."""
        self.art = self.on.desk.art
        self.plain = self.on.still(self.ribbon)  # nobody draws on it while a moment plays
        self._making = self.make()

    def make(self) -> Iterator[None]:
        """What it needs, one thing a frame: all at once would stop it."""
        yield
        self.dark = self.plain.copy()
        self.dark.fill(self.style.dim, special_flags=pygame.BLEND_RGB_MULT)
        yield
        self.art.ground.coarse_beams(self.style.beams)
        yield
        self.art.ground.beams(self.style.beams)
        yield
        self.dark.blit(self.art.ground.beams(self.style.beams), (0, 0))
        yield
        self.letters = self.lettered(self.art, self.word)

    @property
    def done(self) -> bool:
        return self.time >= self.end

    def update(self, dt: float) -> None:
        self.time += dt
        next(self._making, None)
        while self._cues and self._cues[0].at <= self.time:
            self.on.hear(self._cues.popleft())

    def draw(self, screen: pygame.Surface) -> None:
        if self.art is not self.on.desk.art:  # the window has changed its size meanwhile
            self.prepare()
        if self.time >= self.start:
            deque(self._making, maxlen=0)  # if there was no time for it before
        for layer in self.layers():
            if layer.start <= self.time < layer.end:
                layer.draw(screen, self.part(layer.start, layer.length))

    def part(self, start: float, length: float) -> float:
        """How far something is that begins then and takes so long, from 0 to 1."""
        return 1.0 if self.calm or not length else max(0.0, min(1.0, (self.time - start) / length))

    def lettering(self, screen: pygame.Surface, at: Point, start: float) -> None:
        """The word in big letters, one after the other."""
        gap, pop = self.style.gap, self.style.pop
        draw_letters(screen, self.letters, at, lambda nth: self.part(start + nth * gap, pop))

    def pill(self, screen: pygame.Surface, text: str, at: Point, room: float | None = None) -> None:
        """A sentence to the whole room, smaller where it must fit into so much of the window's width."""
        art = self.art
        wide = None if room is None else art.view.width * room
        self.put(screen, art.labels.pill(text, art.view.px(32), SUN_YELLOW, INK, INK, wide), at)

    def put(self, screen: pygame.Surface, picture: pygame.Surface, at: Point) -> None:
        """A picture with its middle here, in percent of the window."""
        put(screen, picture, self.art.view.at(*at))


class Splash(Moment):
    """A burst with something on it, a word below, and a sentence from beginning to end."""

    style = Style((196, 196, 206), Beams(WHITE, 0.1, 50, 40, 18), 104)
    paint: Tones
    line_y: ClassVar[float] = LINE_Y  # percent

    @classmethod
    def ahead(cls, art: Art) -> Iterator[None]:
        burst(art, cls.paint)
        yield
        burst(art, cls.paint, 0.5)

    def make(self) -> Iterator[None]:
        yield from super().make()
        yield
        yield from burst_by_layers(self.art, self.paint)

    @property
    def line(self) -> str:
        return self.on.sentence

    def layers(self) -> Sequence[Layer]:
        return (
            Layer(lambda screen, _: screen.blit(self.plain, (0, 0)), end=self.start),
            *self.before(),
            Layer(lambda screen, _: screen.blit(self.dark, (0, 0)), self.start),
            Layer(self._burst, self.start, POP),
            *self.after(),
            Layer(self._word, self.start),
            Layer(lambda screen, _: self.pill(screen, self.line, (50, self.line_y), 0.6)),
        )

    def before(self) -> Sequence[Layer]:
        """What happens until the burst comes."""
        return ()

    def after(self) -> Sequence[Layer]:
        """What lies on the burst."""
        return ()

    def _burst(self, screen: pygame.Surface, part: float) -> None:
        self.put(screen, burst(self.art, self.paint, out_back(part)), MIDDLE)

    def _word(self, screen: pygame.Surface, _: float) -> None:
        x, y = self.art.view.at(*MIDDLE)
        self.lettering(screen, (x, y + self.art.view.high(WORD_Y - MIDDLE[1])), self.start + LETTERS)
