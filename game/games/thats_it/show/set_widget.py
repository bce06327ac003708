"""What lays a whole set of the hand at once."""

from dataclasses import dataclass

import pygame

from game.games.thats_it.grouping import Group
from game.screen.paint.art import Art
from game.screen.widgets.pick_widgets import GroupWidget
from game.screen.widgets.widget import Look, ring


@dataclass(eq=False, kw_only=True)
class SetWidget(GroupWidget):
    """The bracket below a set, or the free place beside a pair; the table draws them."""

    group: Group
    spoken: str = "Lay this set"

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus or look.hover:
            ring(screen, art, self.rect, art.view.px(18))
