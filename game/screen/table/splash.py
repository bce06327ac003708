"""A short moment over the table: a burst in one colour and a word in big letters."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.motion import out_back
from game.screen.paint.palette import INK, SETS, SUN_DEEP, SUN_YELLOW, WHITE
from game.screen.paint.popping import growing
from game.screen.paint.studio import draw
from game.screen.table.moments import Layer, Moment, Style

SIZE = 440  # lu: the burst
POP, LETTERS = 0.22, 0.05
LAYERS = 3
UNEVEN = (1, 1, 0.93, 1, 1.04)
MIDDLE = (50, 40)  # percent
WORD_Y, LINE_Y = 57, 67.4  # percent


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


def burst(art: Art, paint: Tones, part: float = 1.0) -> pygame.Surface:
    """The burst on its way to its whole size."""

    def make(side: float, _: float) -> pygame.Surface:
        return art.shelf.get(("splash", paint, side), lambda: _lay(None, paint, side, range(LAYERS)))

    whole = art.view.px(SIZE)
    return growing(make, (whole, whole), part)


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


class Splash(Moment):
    """A burst with something on it, a word below, and a sentence from beginning to end."""

    style = Style((196, 196, 206), (WHITE, 0.1, 50, 40, 18), 104)
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
        """The sentence."""
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
