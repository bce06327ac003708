"""Something small that plays once at one point of the window, while the game goes on."""

import pygame

from game.screen.paint.art import Art


class Flash:
    """Gone when its time is over, or when the window has another size and the point is no longer right."""

    length = 1.0  # seconds

    def __init__(self, art: Art, at: tuple[int, int]) -> None:
        self.art = art
        self.at = at
        self.time = 0.0

    @property
    def done(self) -> bool:
        return self.time >= self.length

    def draw(self, screen: pygame.Surface, art: Art) -> list[pygame.Rect]:
        if art is not self.art:
            return []
        return self.paint(screen, min(1.0, self.time / self.length))

    def paint(self, screen: pygame.Surface, part: float) -> list[pygame.Rect]:
        """Draw it so far on its way from 0 to 1; gives the boxes drawn on."""
        raise NotImplementedError
