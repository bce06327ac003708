"""What moments have in common: big letters that pop up one by one, and pictures that grow."""

from collections.abc import Callable, Sequence

import pygame

from game.screen.paint.lettering import Letter
from game.screen.paint.motion import out_back

COARSE = 3
Popped = Callable[[int], float]  # how far the letter of this number is, from 0 to 1
Making = Callable[[float, float], pygame.Surface]  # of a width and a height


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
        screen.blit(surface, surface.get_rect(center=(round(x + letter.x), round(y + letter.y))))


def growing(make: Making, size: tuple[float, float], part: float) -> pygame.Surface:
    """A picture on its way to its whole size; a coarse one till then: it is there for a blink only."""
    wide, high = size
    if part >= 0.999:
        return make(wide, high)
    coarse = make(wide / COARSE, high / COARSE)
    return pygame.transform.scale(coarse, (max(1, round(wide * part)), max(1, round(high * part))))
