"""Something small that plays once at one point of the window, while the game goes on."""

import math
from dataclasses import dataclass, field

import pygame

from game.screen.paint.art import Art
from game.screen.paint.motion import out_back, out_cubic
from game.screen.paint.palette import WHITE
from game.screen.paint.view import put

STARS = 9
REACH = 110  # lu
STAR_SIZES = (34, 24, 28)  # lu
POP, FADE = 0.25, 0.4  # seconds
SIGN = 52  # lu
RISE = 16  # lu


@dataclass(eq=False)
class Flash:
    """Gone when its time is over."""

    art: Art
    at: tuple[int, int]
    time: float = field(default=0.0, init=False)
    length = 1.0  # seconds

    @property
    def done(self) -> bool:
        return self.time >= self.length

    def paint(self, screen: pygame.Surface, part: float) -> list[pygame.Rect]:
        """Draw it so far on its way from 0 to 1; gives the boxes drawn on."""
        raise NotImplementedError


class Stars(Flash):
    """A small celebration: a ring of stars that fly out and fade."""

    length = 0.8

    def paint(self, screen: pygame.Surface, part: float) -> list[pygame.Rect]:
        art = self.art
        drawn = []
        for nth in range(STARS):
            turn = 2 * math.pi * nth / STARS + 0.3
            out = art.view.px(REACH) * out_cubic(part) * (0.75 + 0.25 * (nth % 2))
            size = art.view.px(STAR_SIZES[nth % len(STAR_SIZES)]) * (1 - part * part)
            if size < 4:
                continue
            star = art.tokens.star(round(size / 3) * 3)
            spot = (self.at[0] + out * math.cos(turn), self.at[1] + out * math.sin(turn))
            drawn.append(put(screen, star, spot))
        return drawn


@dataclass(eq=False)
class Sign(Flash):
    """At the head of a player to whom something has happened (Zzz, +1, +2): it pops up, rises and fades."""

    length = 1.9
    text: str
    calm: bool

    def paint(self, screen: pygame.Surface, part: float) -> list[pygame.Rect]:
        px = self.art.view.px
        label = self.art.letters.heading(self.text, px(SIGN), WHITE, outline=px(5))
        x, y = self.at
        if not self.calm:
            y -= round(px(RISE) * part)
            if self.time < POP:
                label = pygame.transform.smoothscale_by(label, max(0.1, out_back(self.time / POP)))
            elif self.time > self.length - FADE:
                label = label.copy()
                label.set_alpha(round(255 * (self.length - self.time) / FADE))
        return [put(screen, label, (x, y))]


@dataclass(eq=False)
class Ring(Flash):
    """The shape of a new colour spreads from the pile that cards are played on."""

    length = 0.4
    colour: str

    def paint(self, screen: pygame.Surface, part: float) -> list[pygame.Rect]:
        size = self.art.view.wide(12 + 14 * part)
        mark = self.art.tokens.set_mark(self.colour, round(size / 8) * 8).copy()
        mark.set_alpha(round(200 * (1 - part)))
        return [put(screen, mark, self.at)]
