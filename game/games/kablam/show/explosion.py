"""The KA-BLAM! moment: fuse, one pale flash, burst, letters, flying cards and the victim's line."""

import math
from collections.abc import Iterator, Sequence

import pygame

from game.games.kablam.table import NAMES
from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.ground import Beams
from game.screen.paint.labels import Tail
from game.screen.paint.motion import out_back, out_cubic, shake
from game.screen.paint.popping import growing
from game.screen.paint.studio import BOMB
from game.screen.paint.view import put, whole
from game.screen.table.moments import Layer, Moment, Occasion, Style, one_of
from game.screen.table.seats import tint

FUSE, BURST, FLY, LETTERS, LINE = 0.12, 0.42, 0.48, 0.55, 1.15
FLASH_LENGTH, BURST_LENGTH, FLY_LENGTH = 0.08, 0.26, 0.6
SHAKE = 10  # lu
FLASH = (150, 145, 120)
BURST_SIZE = (90, 104)  # percent of the design
BOOM = Card("boom")
FLYING = 5
ENDS = ((16.4, 34.7, 48), (25.8, 65.3, -28), (83.6, 33.3, -40), (75, 66.7, 24), (50, 89, 8))
CLOUDS = ((15.3, 72.2, 15), (85.2, 72.2, 15), (22.3, 15, 9.7), (78.9, 13.3, 10.7))

VICTIMS = (
    "I only sneezed on it...",
    "It was like that when I got here.",
    "Worth it.",
    "Is my tail still on?",
    "Oops. Was that loud?",
    "I smell toast.",
)
ROBOT_VICTIMS = ("Beep. Drat.", "Rebooting...", "My bolts! My bolts!", "Error: too much boom.")


def burst(art: Art, part: float) -> pygame.Surface:
    size = (art.view.wide(BURST_SIZE[0]), art.view.high(BURST_SIZE[1]))
    return growing(art.tokens.burst, size, part)


class Explosion(Moment):
    """Of whoever drew the card; the cards that fly are any but those that were held."""

    style = Style((150, 130, 160), Beams("#FFDB3D", 0.16), 170, tilt=2.4, gap=0.045, pop=0.22)
    word = said = NAMES.called
    ribbon = True
    start, end = BURST, 2.9
    calm_after = 1.0

    def __init__(self, on: Occasion) -> None:
        turn = len(on.match.history)
        self.line = one_of(ROBOT_VICTIMS if on.player.bot else VICTIMS, turn)
        words = [card for card in on.match.game.deck if card.kind == "word"]
        self.cards = [words[(turn * 13 + step * 29) % len(words)] for step in range(FLYING)]
        super().__init__(on)

    @classmethod
    def ahead(cls, art: Art) -> Iterator[None]:
        burst(art, 1.0)
        yield
        burst(art, 0.5)
        yield
        art.turned(art.picture(BOMB, art.view.px(260)), -6)
        art.cards.face(BOOM, art.view.wide(14))
        yield
        for _, _, width in CLOUDS:
            art.tokens.cloud(art.view.wide(width))

    def layers(self) -> Sequence[Layer]:
        return (
            Layer(self._fuse, end=BURST),
            Layer(self._ground, BURST),
            Layer(self._burst, BURST, BURST_LENGTH),
            Layer(self._clouds, BURST + BURST_LENGTH),
            Layer(self._flying, FLY, FLY_LENGTH),
            Layer(self._bomb, BURST),
            Layer(lambda screen, _: self.lettering(screen, self.art.view.at(50, 61), LETTERS), BURST),
            Layer(self._line, LINE),
            Layer(self._flash, BURST, end=BURST + FLASH_LENGTH),
        )

    def _fuse(self, screen: pygame.Surface, _: float) -> None:
        """The card has been turned up; it trembles more and more."""
        screen.blit(self.plain, (0, 0))
        heat, view = self.part(FUSE, BURST - FUSE), self.art.view
        x, y = view.at(50, 46)
        tremble = view.px(6) * heat * math.sin(self.time * 90)
        put(screen, self.art.cards.face(BOOM, view.wide(14)), (x + tremble, y - tremble * 0.5))

    def _ground(self, screen: pygame.Surface, _: float) -> None:
        view = self.art.view
        x = 0.0 if self.calm or view.height > 1440 else shake(self.time - BURST, view.px(SHAKE))
        screen.blit(self.dark, whole((x, x * 0.6)))

    def _burst(self, screen: pygame.Surface, part: float) -> None:
        self.put(screen, burst(self.art, out_back(part)), (50, 45))

    def _clouds(self, screen: pygame.Surface, _: float) -> None:
        for x, y, width in CLOUDS:
            self.put(screen, self.art.tokens.cloud(self.art.view.wide(width)), (x, y))

    def _flying(self, screen: pygame.Surface, part: float) -> None:
        """Some cards fly out of the middle; nobody's own, those stay secret."""
        gone = out_cubic(part)
        for card, (x, y, angle) in zip(self.cards, ENDS, strict=True):
            face = self.art.cards.face(card, self.art.view.wide(8.2))
            turned = self.art.turned(face, angle * gone)
            self.put(screen, turned, (50 + (x - 50) * gone, 45 + (y - 45) * gone))

    def _bomb(self, screen: pygame.Surface, _: float) -> None:
        bomb = self.art.picture(BOMB, self.art.view.px(260))
        self.put(screen, self.art.turned(bomb, -6), (51, 34))

    def _line(self, screen: pygame.Surface, _: float) -> None:
        art, px = self.art, self.art.view.px
        badge = art.tokens.badge(self.on.player.avatar, px(132), tint(self.on.seat), on_turn=True)
        self.put(screen, badge, (9.2, 88.5))
        put(screen, art.labels.bubble(self.line, px(25), Tail("left", 0.6)), art.view.at(14.5, 83), "midleft")
        self.pill(screen, self.on.sentence, (83, 90.5))

    def _flash(self, screen: pygame.Surface, _: float) -> None:
        screen.fill(FLASH, special_flags=pygame.BLEND_RGB_ADD)
