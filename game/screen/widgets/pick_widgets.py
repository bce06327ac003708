"""What can be clicked on the table: cards, piles, players, and what another player has."""

from dataclasses import dataclass

import pygame

from game.rules.things import Pile, Slot
from game.screen.paint.art import Art
from game.screen.paint.palette import SUN, Finish
from game.screen.widgets.widget import Button, Look, Widget, ring


class CardWidget(Widget):
    """A card of the hand; the stage draws it."""

    thing: int


class PileWidget(Widget):
    """A pile that can be clicked, or one of its face-down cards; the table draws them."""

    thing: Pile | Slot

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus or (look.hover and isinstance(self.thing, Slot)):
            ring(screen, art, self.rect, self.rect.width * 0.12)


class SeatWidget(Widget):
    """Another player, who can be chosen by the hand; the table draws the head."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus or look.hover:  # a ring, since the face below must stay to be seen
            ring(screen, art, self.rect, self.rect.width / 2)


@dataclass(eq=False, kw_only=True)
class PileButton(Button):
    """A pile and the button below it that means the same."""

    thing: Pile
    box: pygame.Rect
    finish: Finish = SUN
    icon: str = "icons/hand"
    size: float = 34

    def covers(self, point: tuple[int, int]) -> bool:
        return super().covers(point) or self.box.collidepoint(point)


@dataclass(eq=False, kw_only=True)
class GroupWidget(Widget):
    """Takes several cards of the hand at once; the table draws them."""

    cards: frozenset[int]

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus or look.hover:
            ring(screen, art, self.rect, art.view.px(18))
