"""What can be clicked on the table: cards, piles, players, and what another player has."""

from collections.abc import Callable

import pygame

from game.rules.things import Card, Pick, Pile
from game.screen.paint.art import Art
from game.screen.paint.palette import SUN, Finish
from game.screen.widgets.plates import ring
from game.screen.widgets.widgets import Button, Look, Widget


class CardWidget(Widget):
    """A card of the hand; the stage draws it."""

    def __init__(self, rect: pygame.Rect, name: str, card: int, action: Callable[[], None]) -> None:
        super().__init__(rect, name, action)
        self.card = card


class PileWidget(Widget):
    """A pile that can be clicked; its cards are drawn by the table."""

    def __init__(self, rect: pygame.Rect, name: str, pile: Pile, action: Callable[[], None]) -> None:
        super().__init__(rect, name, action)
        self.pile = pile

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus:
            ring = art.pieces.focus_ring(self.rect.width, self.rect.height, round(self.rect.width * 0.12))
            screen.blit(ring, ring.get_rect(center=self.rect.center))


class SeatWidget(Widget):
    """Another player, who can be chosen by the hand; the table draws the head."""

    def __init__(self, rect: pygame.Rect, name: str, pile: Pile, action: Callable[[], None]) -> None:
        super().__init__(rect, name, action)
        self.pile = pile

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        if look.focus or look.hover:  # a ring, since the face below must stay to be seen
            ring(screen, art, self.rect, self.rect.width / 2)


class CardButton(Button):
    """A big button that means a card, which it shows."""

    def __init__(
        self, rect: pygame.Rect, name: str, printed: Card, action: Callable[[], None], *, finish: Finish = SUN
    ) -> None:
        super().__init__(rect, name, action, finish=finish, size=38)
        self.printed = printed

    def _inside(self, screen: pygame.Surface, art: Art, box: pygame.Rect) -> None:
        wide = box.height * 0.62
        face = art.turned(art.cards.face(self.printed._replace(word=""), wide), 6)
        room = pygame.Rect(box.x + round(wide * 1.1), box.y, box.width - round(wide * 1.1), box.height)
        super()._inside(screen, art, room)
        screen.blit(
            face, face.get_rect(center=(round(box.x + wide * 0.95), round(box.centery - wide * 0.06)))
        )


class PileButton(Button):
    """A pile and the button below it that means the same."""

    def __init__(
        self,
        box: pygame.Rect,
        button: pygame.Rect,
        name: str,
        pile: Pile,
        action: Callable[[], None],
        *,
        finish: Finish = SUN,
        icon: str = "icons/hand",
        size: float = 34,
    ) -> None:
        super().__init__(button, name, action, finish=finish, icon=icon, size=size)
        self.box = box
        self.pile = pile

    def covers(self, point: tuple[int, int]) -> bool:
        return super().covers(point) or self.box.collidepoint(point)


class TakeWidget(PileButton):
    """Another player's pile that can be taken."""


class SpotWidget(PileWidget):
    """Another player's pile that can be taken by whoever spots it; nothing points to it."""


class GroupWidget(Widget):
    """Takes several cards of the hand at once."""

    def __init__(
        self, rect: pygame.Rect, name: str, cards: frozenset[int], action: Callable[[], None]
    ) -> None:
        super().__init__(rect, name, action)
        self.cards = cards


def picked_by(widget: Widget) -> Pick | None:
    """What choosing this widget picks."""
    match widget:
        case CardWidget():
            return widget.card
        case PileWidget() | SeatWidget() | PileButton():
            return widget.pile
    return None
