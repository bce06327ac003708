"""Short moments: somebody calls the last card, is caught without a call, or pays for a bluff or a doubt."""

from collections.abc import Iterator
from typing import NamedTuple, Self

import pygame

from game.games.titles import LAST_CARD
from game.play.plan import Player
from game.screen.paint.art import Art
from game.screen.paint.motion import out_back
from game.screen.table.occasion import Occasion
from game.screen.table.seats import tint
from game.screen.table.splash import BEAMS, LETTERS, Splash, Tones, burst, tones

CALLED = Tones("#86091C", "#FF5A67", "#FFDADD")
OOPS_TONES = tones("star")
HEAD = 168  # lu
FAN = 12  # degrees between two cards
SWING = 0.24


class Who(NamedTuple):
    """A player, the paint behind the head, and what is on the backs of the cards."""

    player: Player
    tint: str
    emblem: str


def who(occasion: Occasion) -> Who:
    seat = occasion.seat
    return Who(occasion.match.players[seat], tint(seat), occasion.top.table.emblem)


class CardsAndHead(Splash):
    """A head over a number of closed cards on the burst."""

    end = 1.7
    cards = 1

    def __init__(
        self, art: Art, table: pygame.Surface, who: Who, word: str, line: str, paint: Tones, calm: bool
    ) -> None:
        self.who = who
        super().__init__(art, table, word, line, paint, calm)

    def after(self, screen: pygame.Surface) -> None:
        art, px = self.art, self.art.view.px
        up = out_back(self.part(self.start, SWING))
        back = art.cards.back(self.who.emblem, px(112))
        for nth in range(self.cards):
            lean = nth - (self.cards - 1) / 2
            angle = round(-FAN * lean - 8 * (self.cards == 1))
            card = art.turned(back, f"back {self.who.emblem}", angle)
            aside = px(64 * lean + 58) * up
            self._centre_at(screen, card, aside, -px(18))
        badge = art.tokens.badge(self.who.player.avatar, px(HEAD), self.who.tint, on_turn=True)
        self._centre_at(screen, badge, -px(52) * up, -px(8))

    def _centre_at(self, screen: pygame.Surface, surface: pygame.Surface, dx: float, dy: float) -> None:
        x, y = self.art.view.at(50, 38)
        screen.blit(surface, surface.get_rect(center=(round(x + dx), round(y + dy))))


class LastCardCall(CardsAndHead):
    """One card left, and called."""

    @classmethod
    def of(cls, occasion: Occasion) -> Self:
        top = occasion.top
        top.say(occasion.seat, LAST_CARD)
        return cls(top.art, occasion.still(ribbon=False), who(occasion), occasion.sentence, top.stage.calm)

    def __init__(self, art: Art, table: pygame.Surface, who: Who, line: str, calm: bool) -> None:
        super().__init__(art, table, who, LAST_CARD, line, CALLED, calm)


class Caught(CardsAndHead):
    """Forgotten, and caught: nothing worse than two cards."""

    word = "Oops!"
    cards = 2

    @classmethod
    def of(cls, occasion: Occasion) -> Self:
        top = occasion.top
        return cls(top.art, occasion.still(ribbon=False), who(occasion), occasion.sentence, top.stage.calm)

    def __init__(self, art: Art, table: pygame.Surface, who: Who, line: str, calm: bool) -> None:
        super().__init__(art, table, who, self.word, line, OOPS_TONES, calm)


class BluffFound(Caught):
    """Somebody looked into the hand, and there it was."""

    word = "A bluff!"


class BluffNot(Caught):
    """Somebody looked into the hand for nothing."""

    word = "No bluff!"
    cards = 4


def warm_call(art: Art) -> Iterator[None]:
    yield from _warm(art, LAST_CARD, CALLED)


def warm_caught(art: Art) -> Iterator[None]:
    yield from _warm(art, Caught.word, OOPS_TONES)


def warm_bluff_found(art: Art) -> Iterator[None]:
    yield from _warm(art, BluffFound.word, OOPS_TONES)


def warm_bluff_not(art: Art) -> Iterator[None]:
    yield from _warm(art, BluffNot.word, OOPS_TONES)


def _warm(art: Art, word: str, paint: Tones) -> Iterator[None]:
    """Make the pictures of the moment ahead of it, one at a time, while the table is quiet."""
    burst(art, paint)
    yield
    burst(art, paint, 0.5)
    art.ground.beams(*BEAMS)
    yield
    art.letters.logo_letters(word, art.view.px(LETTERS), tilt=2.0)
    yield
