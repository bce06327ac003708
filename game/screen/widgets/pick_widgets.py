"""What can be clicked on the table: cards, piles, players, and what another player has."""

from dataclasses import dataclass

import pygame

from game.rules.things import Card, Pile, Slot
from game.screen.paint.art import Art
from game.screen.paint.palette import SUN, Finish
from game.screen.paint.view import put
from game.screen.widgets.widget import Button, Look, Widget, ring


class CardWidget(Widget):
    """A card of the hand; the stage draws it."""

    thing: int


class PileWidget(Widget):
    """A pile that can be clicked, or one of its face-down cards; the table draws them."""

    thing: Pile | Slot

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus:
            ring(screen, art, self.rect, self.rect.width * 0.12)


class SeatWidget(Widget):
    """Another player, who can be chosen by the hand; the table draws the head."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus or look.hover:  # a ring, since the face below must stay to be seen
            ring(screen, art, self.rect, self.rect.width / 2)


@dataclass(eq=False, kw_only=True)
class CardButton(Button):
    """A big button that means a card, which it shows."""

    printed: Card
    size: float = 38

    def _inside(self, screen: pygame.Surface, art: Art, box: pygame.Rect) -> None:
        wide = box.height * 0.62
        face = art.turned(art.cards.face(self.printed._replace(word=""), wide), 6)
        room = pygame.Rect(box.x + round(wide * 1.1), box.y, box.width - round(wide * 1.1), box.height)
        super()._inside(screen, art, room)
        put(screen, face, (box.x + wide * 0.95, box.centery - wide * 0.06))


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
