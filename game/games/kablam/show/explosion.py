"""The KA-BLAM! moment: fuse, one pale flash, burst, letters, flying cards and the victim's line."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.play.plan import Player
from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.labels import Tail
from game.screen.paint.motion import out_back, out_cubic, shake
from game.screen.paint.palette import INK, SUN_YELLOW
from game.screen.paint.popping import draw_centred, draw_letters
from game.screen.paint.studio import BOMB
from game.screen.table import banter
from game.screen.table.occasion import Occasion
from game.screen.table.seats import tint

FUSE, FLASH, BURST, LETTERS, FLY, LINE, END = 0.12, 0.42, 0.42, 0.55, 0.48, 1.15, 2.9
FLASH_LENGTH = 0.08
BURST_LENGTH = 0.26
LETTER_GAP = 0.045
LETTER_POP = 0.22
FLY_LENGTH = 0.6
SHAKE = 10  # lu
DIM = (150, 130, 160)
BEAMS = ("#FFDB3D", 0.16)
BURST_SIZE = (90, 104)  # percent of the design
COARSE = 3
LETTER_SIZE = 170  # lu
FLYING = 5
ENDS = ((16.4, 34.7, 48), (25.8, 65.3, -28), (83.6, 33.3, -40), (75, 66.7, 24), (50, 89, 8))
CLOUDS = ((15.3, 72.2, 15), (85.2, 72.2, 15), (22.3, 15, 9.7), (78.9, 13.3, 10.7))


class Victim(NamedTuple):
    """Who drew the card, what they say and what the room says."""

    player: Player
    tint: str
    line: str
    shout: str


def warm(art: Art) -> Iterator[None]:
    """Make the pictures of the moment ahead of it, one at a time, while the table is quiet."""
    view = art.view
    art.tokens.burst(view.wide(BURST_SIZE[0]), view.high(BURST_SIZE[1]))
    yield
    art.ground.beams(*BEAMS)
    yield
    growing_burst(art, 0.5)
    yield
    art.letters.logo_letters("KA-BLAM!", view.px(LETTER_SIZE), tilt=2.4)
    yield
    art.turned(art.picture(BOMB, view.px(260)), "bomb", -6)
    art.cards.face(Card("boom"), view.wide(14))
    yield
    for _, _, width in CLOUDS:
        art.tokens.cloud(view.wide(width))


def growing_burst(art: Art, part: float) -> pygame.Surface:
    """The burst on its way to its whole size, from a coarse picture: it is there for a blink only."""
    width, height = art.view.wide(BURST_SIZE[0]), art.view.high(BURST_SIZE[1])
    if part >= 0.999:
        return art.tokens.burst(width, height)
    coarse = art.tokens.burst(width / COARSE, height / COARSE)
    return pygame.transform.scale(coarse, (max(1, round(width * part)), max(1, round(height * part))))


class Explosion:
    """Plays once over the table as it stood; with reduced motion it is simply there, then gone."""

    @classmethod
    def of(cls, on: Occasion) -> "Explosion":
        """Of whoever drew the card; the cards that fly are any but those that were held."""
        player, turn = on.match.players[on.seat], len(on.match.history)
        line = banter.line(banter.ROBOT_VICTIMS if player.bot else banter.VICTIMS, turn)
        words = [card for card in on.match.game.deck if card.kind == "word"]
        flying = [words[(turn * 13 + step * 29) % len(words)] for step in range(FLYING)]
        victim = Victim(player, tint(on.seat), line, on.sentence)
        return cls(on.top.art, on.still(), victim, flying, on.top.stage.calm)

    def __init__(
        self, art: Art, table: pygame.Surface, victim: Victim, cards: list[Card], calm: bool
    ) -> None:
        self.victim = victim
        self.cards = cards
        self.calm = calm
        self.time = BURST + 1.0 if calm else 0.0
        self.prepare(art, table)

    def prepare(self, art: Art, table: pygame.Surface) -> None:
        """Make the pictures for this window, over the table as it stands."""
        self.art = art
        self.plain = table.copy()
        self.dark = table.copy()
        self.dark.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
        self.dark.blit(art.ground.beams(*BEAMS), (0, 0))
        self.letters = art.letters.logo_letters("KA-BLAM!", art.view.px(LETTER_SIZE), tilt=2.4)

    @property
    def done(self) -> bool:
        return self.time >= END

    def update(self, dt: float) -> None:
        self.time += dt

    def draw(self, screen: pygame.Surface) -> None:
        view = self.art.view
        if self.time < BURST:
            self._fuse(screen)
            return
        x = 0.0 if self.calm or view.height > 1440 else shake(self.time - BURST, view.px(SHAKE))
        screen.blit(self.dark, (round(x), round(x * 0.6)))
        self._burst(screen)
        self._clouds(screen)
        self._flying(screen)
        self._bomb(screen)
        self._lettering(screen)
        if self.time >= LINE:
            self._line(screen)
        if not self.calm and self.time < FLASH + FLASH_LENGTH:
            screen.fill((150, 145, 120), special_flags=pygame.BLEND_RGB_ADD)

    def _part(self, start: float, length: float) -> float:
        return 1.0 if self.calm else max(0.0, min(1.0, (self.time - start) / length))

    def _fuse(self, screen: pygame.Surface) -> None:
        """The card has been turned up; it trembles more and more."""
        screen.blit(self.plain, (0, 0))
        heat = self._part(FUSE, BURST - FUSE)
        view = self.art.view
        card = self.art.cards.face(Card("boom"), view.wide(14))
        x, y = view.at(50, 46)
        tremble = view.px(6) * heat * math.sin(self.time * 90)
        screen.blit(card, card.get_rect(center=(round(x + tremble), round(y - tremble * 0.5))))

    def _burst(self, screen: pygame.Surface) -> None:
        grown = out_back(self._part(BURST, BURST_LENGTH))
        self._centre(screen, growing_burst(self.art, grown), 50, 45)

    def _clouds(self, screen: pygame.Surface) -> None:
        if self._part(BURST, BURST_LENGTH) >= 1:
            for x, y, width in CLOUDS:
                self._centre(screen, self.art.tokens.cloud(self.art.view.wide(width)), x, y)

    def _flying(self, screen: pygame.Surface) -> None:
        """Some cards fly out of the middle; nobody's own, those stay secret."""
        gone = out_cubic(self._part(FLY, FLY_LENGTH))
        if gone <= 0:
            return
        for card, (x, y, angle) in zip(self.cards, ENDS, strict=False):
            face = self.art.cards.face(card, self.art.view.wide(8.2))
            turned = self.art.turned(face, f"fly {card}", angle * gone)
            self._centre(screen, turned, 50 + (x - 50) * gone, 45 + (y - 45) * gone)

    def _bomb(self, screen: pygame.Surface) -> None:
        bomb = self.art.picture(BOMB, self.art.view.px(260))
        self._centre(screen, self.art.turned(bomb, "bomb", -6), 51, 34)

    def _lettering(self, screen: pygame.Surface) -> None:
        def popped(nth: int) -> float:
            return self._part(LETTERS + nth * LETTER_GAP, LETTER_POP)

        draw_letters(screen, self.letters, self.art.view.at(50, 61), popped)

    def _line(self, screen: pygame.Surface) -> None:
        art, view = self.art, self.art.view
        badge = art.tokens.badge(self.victim.player.avatar, view.px(132), self.victim.tint, True)
        self._centre(screen, badge, 9.2, 88.5)
        bubble = art.labels.bubble(self.victim.line, view.px(25), Tail("left", 0.6))
        x, y = view.at(14.5, 83)
        screen.blit(bubble, bubble.get_rect(midleft=(round(x), round(y))))
        shout = art.labels.pill(self.victim.shout, view.px(32), SUN_YELLOW, INK, stroke=INK)
        self._centre(screen, shout, 83, 90.5)

    def _centre(self, screen: pygame.Surface, surface: pygame.Surface, x: float, y: float) -> None:
        draw_centred(screen, self.art.view, surface, (x, y))
