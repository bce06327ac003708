"""What lays a whole set of the hand at once."""

from collections.abc import Callable

import pygame

from game.screen.art import Art
from game.screen.plates import ring
from game.screen.widgets import Look, Widget


class SetWidget(Widget):
    """The bracket below a set, or the free place beside a pair; the table draws them."""

    def __init__(self, rect: pygame.Rect, name: str, action: Callable[[], None]) -> None:
        super().__init__(rect, name, action)
        self.spoken = "Lay this set"

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus or look.hover:
            ring(screen, art, self.rect, art.view.px(18))
