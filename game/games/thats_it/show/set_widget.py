"""What lays a whole set of the hand at once."""

from collections.abc import Callable

import pygame

from game.games.thats_it.grouping import Group
from game.screen.paint.art import Art
from game.screen.widgets.pick_widgets import GroupWidget
from game.screen.widgets.widget import Look, ring


class SetWidget(GroupWidget):
    """The bracket below a set, or the free place beside a pair; the table draws them."""

    def __init__(
        self, rect: pygame.Rect, name: str, group: Group, cards: frozenset[int], action: Callable[[], None]
    ) -> None:
        super().__init__(rect, name, cards, action)
        self.group = group
        self.spoken = "Lay this set"

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus or look.hover:
            ring(screen, art, self.rect, art.view.px(18))
