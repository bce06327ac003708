"""Somebody has no card left over and says so: rays, confetti, the head of the caller and the words."""

from collections.abc import Iterator, Sequence

import pygame

from game.games.thats_it.table import NAMES
from game.screen.paint.popping import Tones
from game.screen.table.moments import Layer, Occasion, Splash
from game.screen.widgets.confetti import Confetti
from game.screen.widgets.podium import figure

FIGURE = 230  # lu


class ThatsItCall(Splash):
    """The caller stands on the burst and confetti flies."""

    said = NAMES.called.upper()
    word = said.replace("!", "! ").strip()  # so that its narrow letters stand apart
    paint = Tones("#7A1F57", "#FFC21F", "#FFF4B8")
    end = 2.4
    line_y = 74  # percent: clear of the lowest letters of so long a word

    def __init__(self, on: Occasion) -> None:
        self._confetti: Confetti | None = None
        super().__init__(on)

    def make(self) -> Iterator[None]:
        yield from super().make()
        yield
        figure(self.art, self.on.player.avatar, self.art.view.px(FIGURE))
        if not self.calm:
            self._confetti = Confetti(self.art)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._confetti is not None:
            self._confetti.update(dt)

    def draw(self, screen: pygame.Surface) -> None:
        super().draw(screen)
        if self._confetti is not None:
            self._confetti.draw(screen)

    def after(self) -> Sequence[Layer]:
        return (Layer(self._figure, self.start),)

    def _figure(self, screen: pygame.Surface, _: float) -> None:
        self.put(screen, figure(self.art, self.on.player.avatar, self.art.view.px(FIGURE)), (50, 36))
