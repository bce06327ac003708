"""A short moment over the table: a burst in one colour and a word in big letters."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pygame

from game.rules.things import Card
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.motion import out_back
from game.screen.paint.palette import BOOM, INK, SETS, SUN_DEEP, SUN_YELLOW, WHITE
from game.screen.paint.popping import draw_centred, draw_letters
from game.screen.paint.studio import draw
from game.screen.table.occasion import Occasion

DIM = (196, 196, 206)
BEAMS = (WHITE, 0.1, 50, 40, 18)
SIZE = 440  # lu: the burst
LETTERS = 104  # lu
POP, LETTER_POP, LETTER_GAP = 0.22, 0.2, 0.04
COARSE = 3
LAYERS = 3
UNEVEN = (1, 1, 0.93, 1, 1.04)
WORD_Y, LINE_Y = 57, 67.4  # percent
TREMBLE, BUST_END = 0.5, 2.0
READY = 0.08  # when the card has been made
BUST = "Bust!"


class Tones(NamedTuple):
    """The paint of a burst, from outside to inside."""

    outer: str
    middle: str
    inner: str


def tones(face: str) -> Tones:
    """Of a colour, or of the star."""
    if face not in SETS:
        return Tones(SUN_DEEP, SUN_YELLOW, "#FFF4B8")
    each = SETS[face]
    return Tones(each.dark, each.light, each.pale)


BUST_TONES = Tones(BOOM[0], BOOM[1], BOOM[2])


def burst(art: Art, paint: Tones, part: float = 1.0) -> pygame.Surface:
    """The burst on its way to its whole size; while it grows it is a coarse picture."""
    whole = art.view.px(SIZE)
    if part >= 0.999:
        return _burst(art, paint, whole)
    side = max(1, round(whole * part))
    return pygame.transform.scale(_burst(art, paint, whole / COARSE), (side, side))


def _burst(art: Art, paint: Tones, side: float) -> pygame.Surface:
    return art.shelf.get(("splash", paint, side), lambda: _lay(None, paint, side, range(LAYERS)))


def _lay(under: pygame.Surface | None, paint: Tones, side: float, layers: Iterable[int]) -> pygame.Surface:
    """Draw some layers of a burst over those there are."""
    bodies = (
        svg.burst(300, 300, 286, 196, 17, paint.outer, 2, INK, 9, UNEVEN),
        svg.burst(300, 300, 246, 168, 17, paint.middle, 6, None),
        svg.burst(300, 300, 196, 134, 15, paint.inner, 0, None),
    )
    body = svg.group("".join(bodies[layer] for layer in layers), f"scale({side / 600:.4f})")
    drawn = draw(svg.document(body, round(side), round(side)), side, side)
    if under is None:
        return drawn
    under.blit(drawn, (0, 0))
    return under


def burst_by_layers(art: Art, paint: Tones) -> Iterator[None]:
    """Make the whole burst, one layer a frame, if it is not kept already."""
    side = art.view.px(SIZE)
    key, whole = ("splash", paint, side), None
    if key not in art.shelf:
        for layer in range(LAYERS):
            whole = _lay(whole, paint, side, (layer,))
            yield
        finished = whole
        assert finished is not None
        art.shelf.get(key, lambda: finished)
    burst(art, paint, 0.5)


class Splash:
    """Plays once over the table as it stood; with reduced motion all of it is simply there, then gone."""

    start = 0.0  # when the burst comes
    end = 1.6
    line_y = LINE_Y  # percent

    def __init__(
        self, art: Art, table: pygame.Surface, word: str, line: str, paint: Tones, calm: bool
    ) -> None:
        self.word = word
        self.line = line  # a sentence below the word
        self.paint = paint
        self.calm = calm
        self.time = self.start + 0.5 if calm else 0.0
        self.prepare(art, table)

    def prepare(self, art: Art, table: pygame.Surface) -> None:
        """Make the pictures for this window, over the table as it stands."""
        self.art = art
        self.plain = table  # nobody draws on it while a moment plays
        self._making = self.make()

    def make(self) -> Iterator[None]:
        """What the burst needs, one thing a frame: all at once would stop it."""
        yield
        self.dark = self.plain.copy()
        self.dark.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
        yield
        self.art.ground.coarse_beams(*BEAMS)
        yield
        self.art.ground.beams(*BEAMS)
        yield
        self.dark.blit(self.art.ground.beams(*BEAMS), (0, 0))
        yield
        self.letters = self.art.letters.logo_letters(self.word, self.art.view.px(LETTERS), tilt=2.0)
        yield
        yield from burst_by_layers(self.art, self.paint)

    @property
    def done(self) -> bool:
        return self.time >= self.end

    def update(self, dt: float) -> None:
        self.time += dt
        next(self._making, None)

    def draw(self, screen: pygame.Surface) -> None:
        if self.time < self.start:
            screen.blit(self.plain, (0, 0))
            self.before(screen)
            self._sentence(screen)
            return
        deque(self._making, maxlen=0)  # if there was no time for it before
        screen.blit(self.dark, (0, 0))
        self._centre(screen, burst(self.art, self.paint, out_back(self.part(self.start, POP))), 50, 40)
        self.after(screen)
        self._lettering(screen)
        self._sentence(screen)

    def before(self, screen: pygame.Surface) -> None:
        """What happens until the burst comes."""

    def after(self, screen: pygame.Surface) -> None:
        """What lies on the burst."""

    def part(self, start: float, length: float) -> float:
        return 1.0 if self.calm else max(0.0, min(1.0, (self.time - start) / length))

    def _sentence(self, screen: pygame.Surface) -> None:
        art = self.art
        size = art.letters.fit(self.line, art.view.width * 0.6, art.view.px(32), "heading")
        self._centre(screen, art.labels.pill(self.line, size, SUN_YELLOW, INK, stroke=INK), 50, self.line_y)

    def _lettering(self, screen: pygame.Surface) -> None:
        x, y = self.art.view.at(50, 40)
        y += self.art.view.high(WORD_Y - 40)

        def popped(nth: int) -> float:
            return self.part(self.start + 0.05 + nth * LETTER_GAP, LETTER_POP)

        draw_letters(screen, self.letters, (x, y), popped)

    def _centre(self, screen: pygame.Surface, surface: pygame.Surface, x: float, y: float) -> None:
        draw_centred(screen, self.art.view, surface, (x, y))


class Bust(Splash):
    """The card that fits nowhere: it trembles, and bursts."""

    start = TREMBLE
    end = BUST_END

    @classmethod
    def of(cls, on: Occasion) -> "Bust":
        """The card that was turned over last."""
        top, shown = on.top, on.match.shown
        card = next(cards[-1] for pile, cards in shown.piles.items() if top.stage.place(pile).suspense)
        return cls(top.art, on.still(ribbon=False), on.match.game.deck[card], on.sentence, top.stage.calm)

    def __init__(self, art: Art, table: pygame.Surface, card: Card, line: str, calm: bool) -> None:
        self.card = card
        super().__init__(art, table, BUST, line, BUST_TONES, calm)

    def make(self) -> Iterator[None]:
        yield
        self.art.cards.face(self.card, self.art.view.wide(13))
        yield from super().make()

    def before(self, screen: pygame.Surface) -> None:
        if self.time > READY:
            self._card(screen, 4 if int(self.time * 30) % 2 else -4)

    def after(self, screen: pygame.Surface) -> None:
        self._card(screen, -7)

    def _card(self, screen: pygame.Surface, angle: int) -> None:
        wide = self.art.view.wide(13)
        shadow = self.art.turned(self.art.cards.shadow(wide), "shadow", angle)
        self._centre(screen, shadow, 50, 38.6)
        face = self.art.turned(self.art.cards.face(self.card, wide), f"bust {self.card}", angle)
        self._centre(screen, face, 50, 38)


def warm_bust(art: Art) -> Iterator[None]:
    """Make the pictures of the moment ahead of it, one at a time, while the table is quiet."""
    yield from burst_by_layers(art, BUST_TONES)
    art.ground.coarse_beams(*BEAMS)
    yield
    art.ground.beams(*BEAMS)
    yield
    art.letters.logo_letters(BUST, art.view.px(LETTERS), tilt=2.0)
    yield
