"""Short moments: somebody calls the last card, is caught without a call, or pays for a bluff or a doubt."""

from collections.abc import Sequence

import pygame

from game.games.uno_express.table import NAMES
from game.screen.paint.motion import out_back
from game.screen.paint.popping import Tones, tones
from game.screen.paint.view import put
from game.screen.table.moments import Layer, Occasion, Splash
from game.screen.table.seats import tint

HEAD = 168  # lu
FAN = 12  # degrees between two cards
SWING = 0.24


class CardsAndHead(Splash):
    """A head over a number of closed cards on the burst."""

    end = 1.7
    cards = 1

    def after(self) -> Sequence[Layer]:
        return (Layer(self._cards_and_head, self.start, SWING),)

    def _cards_and_head(self, screen: pygame.Surface, part: float) -> None:
        art, px, (x, y) = self.art, self.art.view.px, self.art.view.at(50, 38)
        up, back = out_back(part), art.cards.back(self.on.desk.table.emblem, px(112))
        for nth in range(self.cards):
            lean = nth - (self.cards - 1) / 2
            card = art.turned(back, round(-FAN * lean - 8 * (self.cards == 1)))
            put(screen, card, (x + px(64 * lean + 58) * up, y - px(18)))
        badge = art.tokens.badge(self.on.player.avatar, px(HEAD), tint(self.on.seat), on_turn=True)
        put(screen, badge, (x - px(52) * up, y - px(8)))


class LastCardCall(CardsAndHead):
    """One card left, and called."""

    word = said = bubble = NAMES.called
    paint = Tones("#86091C", "#FF5A67", "#FFDADD")


class Caught(CardsAndHead):
    """Forgotten, and caught: nothing worse than two cards."""

    word = "Oops!"
    paint = tones("star")
    cards = 2


class BluffFound(Caught):
    """Somebody looked into the hand, and there it was."""

    word = "A bluff!"

    @classmethod
    def befalls(cls, on: Occasion) -> bool:
        """Whoever plays alone has just seen it all on a page of its own."""
        return on.match.people != [on.match.shown.turn]


class BluffNot(BluffFound):
    """Somebody looked into the hand for nothing."""

    word = "No bluff!"
    cards = 4
