"""What pops up in a moment: big letters one by one, pictures that grow, and bursts."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.lettering import Letter
from game.screen.paint.motion import out_back
from game.screen.paint.palette import INK, SETS, SUN_DEEP, SUN_YELLOW
from game.screen.paint.studio import draw_shapes
from game.screen.paint.view import put

COARSE = 3
Popped = Callable[[int], float]  # how far the letter of this number is, from 0 to 1
Making = Callable[[float, float], pygame.Surface]  # of a width and a height
SIZE = 440  # lu: a burst
LAYERS = 3
UNEVEN = (1, 1, 0.93, 1, 1.04)


def draw_letters(
    screen: pygame.Surface, letters: Sequence[Letter], at: tuple[float, float], popped: Popped
) -> None:
    """A word round this point; each letter grows a little too far and back."""
    x, y = at
    for nth, letter in enumerate(letters):
        part = popped(nth)
        if part <= 0:
            continue
        surface = letter.surface
        if part < 1:
            surface = pygame.transform.scale_by(surface, max(0.05, out_back(part)))
        put(screen, surface, (x + letter.x, y + letter.y))


def growing(make: Making, size: tuple[float, float], part: float) -> pygame.Surface:
    """A picture on its way to its whole size; a coarse one till then: it is there for a blink only."""
    wide, high = size
    if part >= 0.999:
        return make(wide, high)
    coarse = make(wide / COARSE, high / COARSE)
    return pygame.transform.scale(coarse, (max(1, round(wide * part)), max(1, round(high * part))))


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
        return art.shelf.get(("splash", paint, side), lambda: _drawn(paint, side, *range(LAYERS)))

    whole = art.view.px(SIZE)
    return growing(make, (whole, whole), part)


def _drawn(paint: Tones, side: float, *layers: int) -> pygame.Surface:
    bodies = (
        svg.burst(300, 300, 286, 196, 17, paint.outer, 2, INK, 9, UNEVEN),
        svg.burst(300, 300, 246, 168, 17, paint.middle, 6, None),
        svg.burst(300, 300, 196, 134, 15, paint.inner, 0, None),
    )
    body = svg.group("".join(bodies[layer] for layer in layers), f"scale({side / 600:.4f})")
    return draw_shapes(body, side, side)


def burst_by_layers(art: Art, paint: Tones) -> Iterator[None]:
    """Make the whole burst, one layer a frame, if it is not kept already."""
    side = art.view.px(SIZE)
    key = ("splash", paint, side)
    if key not in art.shelf:
        whole = pygame.Surface((round(side), round(side)), pygame.SRCALPHA)
        for layer in range(LAYERS):
            whole.blit(_drawn(paint, side, layer), (0, 0))
            yield
        art.shelf.get(key, whole.convert_alpha)
    burst(art, paint, 0.5)
