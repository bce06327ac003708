"""Somebody has no card left over and says so: rays, confetti, the head of the caller and the words."""

from collections.abc import Iterator
from typing import Self

import pygame

from game.play.plan import Player
from game.screen.paint.art import Art
from game.screen.paint.confetti import Confetti
from game.screen.paint.view import whole
from game.screen.table.occasion import Occasion
from game.screen.table.seats import tint
from game.screen.table.splash import BEAMS, LETTERS, Splash, Tones, burst
from game.screen.widgets.podium import figure

THATS_IT = "THAT'S IT!!!"
WRITTEN = "THAT'S IT! ! !"  # so that its narrow letters stand apart
TONES = Tones("#7A1F57", "#FFC21F", "#FFF4B8")
END = 2.4
FIGURE = 230  # lu
LINE_Y = 74  # percent: clear of the lowest letters of so long a word


class ThatsItCall(Splash):
    """The caller stands on the burst and confetti flies."""

    end = END
    line_y = LINE_Y

    @classmethod
    def of(cls, occasion: Occasion) -> Self:
        top, player = occasion.top, occasion.match.players[occasion.seat]
        under = occasion.still(ribbon=False)
        return cls(top.art, under, player, tint(occasion.seat), occasion.sentence, top.stage.calm)

    def __init__(
        self, art: Art, table: pygame.Surface, player: Player, tint: str, line: str, calm: bool
    ) -> None:
        self.player = player
        self.tint = tint
        self._confetti: Confetti | None = None
        super().__init__(art, table, WRITTEN, line, TONES, calm)

    def make(self) -> Iterator[None]:
        yield from super().make()
        yield
        figure(self.art, self.player.avatar, self.art.view.px(FIGURE))
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

    def after(self, screen: pygame.Surface) -> None:
        who = figure(self.art, self.player.avatar, self.art.view.px(FIGURE))
        screen.blit(who, who.get_rect(center=whole(self.art.view.at(50, 36))))


def warm(art: Art) -> Iterator[None]:
    """Make the pictures of the moment ahead of it, one at a time, while the table is quiet."""
    burst(art, TONES)
    yield
    burst(art, TONES, 0.5)
    art.ground.beams(*BEAMS)
    yield
    art.letters.logo_letters(WRITTEN, art.view.px(LETTERS), tilt=2.0)
    yield
