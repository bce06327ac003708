"""What moments have in common: big letters that pop up one by one, and pictures put on a point."""

from collections.abc import Callable, Sequence

import pygame

from game.screen.paint.lettering import Letter
from game.screen.paint.motion import out_back
from game.screen.paint.view import View

Popped = Callable[[int], float]  # how far the letter of this number is, from 0 to 1


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


def draw_centred(
    screen: pygame.Surface, view: View, surface: pygame.Surface, at: tuple[float, float]
) -> None:
    """A picture with its middle here, in percent of the design."""
    x, y = view.at(*at)
    screen.blit(surface, surface.get_rect(center=(round(x), round(y))))
