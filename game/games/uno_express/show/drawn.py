"""The card just drawn, which can be played at once: a big button shows it beside the one that keeps it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.play.asking import Asking
from game.rules.things import Card, Pick
from game.screen.paint.art import Art
from game.screen.paint.palette import LEAF, PAPER
from game.screen.paint.view import put
from game.screen.table.desk import Play
from game.screen.table.piles import HandView
from game.screen.widgets.widget import Button, Widget


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


class DrawnCardView(HandView):
    """The hand; where one of its cards can be played, or none, a button means that card."""

    def widgets(self, asking: Asking, pick: Callable[[Pick], None], make: Play) -> list[Widget] | None:
        cards = asking.offered.cards()
        if not self.own or len(cards) != 1 or not asking.declining():
            return None
        card, key = next(iter(cards)), self.desk.table.buttons["play"]
        finish = PAPER if card in asking.offered.doubtful() else LEAF
        box, play = self.desk.view.box(*key[:4]), partial(pick, card)
        printed, name = self.desk.printed(card), self.desk.table.verbs["play"]
        return [CardButton(box, name, play, printed=printed, finish=finish)]
