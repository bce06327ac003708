"""The card that fits nowhere: it trembles, and bursts."""

from collections.abc import Iterator, Sequence

import pygame

from game.games.push.cards import FLIPPED
from game.screen.paint.art import Art
from game.screen.paint.palette import BOOM
from game.screen.paint.popping import Tones, burst_by_layers
from game.screen.table.moments import Layer, Occasion, Splash

WIDE = 13  # percent of the design
READY = 0.08  # when the card has been made


class Bust(Splash):
    """The card that was turned over last."""

    word = said = "Bust!"
    paint = Tones(*BOOM[:3])
    start = 0.5
    end = 2.0

    def __init__(self, on: Occasion) -> None:
        self.card = on.match.game.deck[on.match.shown.piles[FLIPPED][-1]]
        super().__init__(on)

    @classmethod
    def ahead(cls, art: Art) -> Iterator[None]:
        yield from burst_by_layers(art, cls.paint)

    def make(self) -> Iterator[None]:
        yield
        self.art.cards.face(self.card, self.art.view.wide(WIDE))
        yield from super().make()

    def before(self) -> Sequence[Layer]:
        return (Layer(self._trembling, READY, end=self.start),)

    def after(self) -> Sequence[Layer]:
        return (Layer(lambda screen, _: self._card(screen, -7), self.start),)

    def _trembling(self, screen: pygame.Surface, _: float) -> None:
        self._card(screen, 4 if int(self.time * 30) % 2 else -4)

    def _card(self, screen: pygame.Surface, angle: int) -> None:
        wide = self.art.view.wide(WIDE)
        self.put(screen, self.art.turned(self.art.cards.shadow(wide), angle), (50, 38.6))
        face = self.art.turned(self.art.cards.face(self.card, wide), angle)
        self.put(screen, face, (50, 38))
