"""The GO FOX! moment: a cloud, the fox that pops up, the letters, who says so and who picks up."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.play.plan import Player
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.labels import Tail
from game.screen.paint.motion import out_back, out_cubic
from game.screen.paint.palette import INK, SUN_YELLOW, WHITE
from game.screen.paint.popping import draw_centred, draw_letters
from game.screen.table.occasion import Occasion
from game.screen.table.seats import tint
from game.screen.widgets.plates import sketch

CLOUD, POP, LETTERS, CARD, END = 0.0, 0.12, 0.2, 0.5, 1.5
CLOUD_LENGTH, POP_LENGTH, LETTER_POP, CARD_LENGTH = 0.22, 0.24, 0.2, 0.3
LETTER_GAP = 0.04
CALM_AT = 1.0  # with reduced motion it begins here
DIM = (150, 110, 120)
BEAMS = ("#FFDB3D", 0.17, 50, 44, 24)
CLOUD_SIZE = (86, 88)  # percent of the design
COARSE = 3
FOX = 330  # lu
LETTER_SIZE = 164  # lu
LINES = ((-34, 196, 246), (-14, 206, 268), (6, 204, 250))  # degrees, from, to in lu round the fox


class Call(NamedTuple):
    """Who has none, where that player sits, who asked, and what is said."""

    player: Player
    tint: str
    at: tuple[float, float]
    line: str
    asker: Player
    asker_tint: str
    then: str
    emblem: str


def warm(art: Art) -> Iterator[None]:
    """Make the pictures of the moment ahead of it, one at a time, while the table is quiet."""
    art.tokens.puff(art.view.wide(CLOUD_SIZE[0]), art.view.high(CLOUD_SIZE[1]))
    yield
    art.ground.beams(*BEAMS)
    yield
    growing(art, 0.5)
    art.picture("characters/fox-shout", art.view.px(FOX))
    yield
    art.letters.logo_letters("GO FOX!", art.view.px(LETTER_SIZE), tilt=2.0)
    yield


def growing(art: Art, part: float) -> pygame.Surface:
    """The cloud on its way to its whole size, from a coarse picture: it is there for a blink only."""
    width, height = art.view.wide(CLOUD_SIZE[0]), art.view.high(CLOUD_SIZE[1])
    if part >= 0.999:
        return art.tokens.puff(width, height)
    coarse = art.tokens.puff(width / COARSE, height / COARSE)
    return pygame.transform.scale(coarse, (max(1, round(width * part)), max(1, round(height * part))))


class FoxCall:
    """Plays once over the table as it stood."""

    @classmethod
    def of(cls, on: Occasion) -> "FoxCall":
        """Whoever was asked shouts at whoever asked."""
        top, players, asker = on.top, on.match.players, on.match.shown.turn
        who = (players[on.seat], tint(on.seat), top.furniture.seats.centre(on.seat), on.sentence)
        call = Call(*who, players[asker], tint(asker), on.then, top.table.emblem)
        return cls(top.art, on.still(), call, top.stage.calm)

    def __init__(self, art: Art, table: pygame.Surface, call: Call, calm: bool) -> None:
        self.call = call
        self.calm = calm
        self.time = CALM_AT if calm else 0.0
        self.prepare(art, table)

    def prepare(self, art: Art, table: pygame.Surface) -> None:
        """Make the pictures for this window, over the table as it stands."""
        self.art = art
        self.dark = table.copy()
        self.dark.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
        self._beamed = False  # the beams come a frame later: both at once would hold up the first one
        self.letters = art.letters.logo_letters("GO FOX!", art.view.px(LETTER_SIZE), tilt=2.0)

    @property
    def done(self) -> bool:
        return self.time >= (END + 0.5 if self.calm else END)

    def update(self, dt: float) -> None:
        self.time += dt

    def draw(self, screen: pygame.Surface) -> None:
        if self.time > 0 and not self._beamed:
            self._beamed = True
            self.dark.blit(self.art.ground.beams(*BEAMS), (0, 0))
        screen.blit(self.dark, (0, 0))
        self._centre(screen, growing(self.art, out_back(self._part(CLOUD, CLOUD_LENGTH))), 50, 44)
        self._fox(screen)
        self._lettering(screen)
        self._shouter(screen)
        if self.time >= CARD:
            self._asker(screen)

    def _part(self, start: float, length: float) -> float:
        return 1.0 if self.calm else max(0.0, min(1.0, (self.time - start) / length))

    def _fox(self, screen: pygame.Surface) -> None:
        """He jumps up from behind the letters."""
        up = self._part(POP, POP_LENGTH)
        if up <= 0:
            return
        art, (x, y) = self.art, self.art.view.at(50, 34)
        if up >= 1:
            lines = self._lines()
            screen.blit(lines, lines.get_rect(center=(round(x), round(y))))
        fox = art.picture("characters/fox-shout", art.view.px(FOX))
        drop = (1 - out_back(up)) * art.view.px(150)
        screen.blit(fox, fox.get_rect(center=(round(x), round(y + drop))))

    def _lines(self) -> pygame.Surface:
        """Short strokes beside his head."""
        px = self.art.view.px
        wide, high = px(600), px(400)
        thick, thin = "", ""
        for side in (1, -1):
            for degrees, near, far in LINES:
                t = math.radians(degrees)
                ends = [(side * px(r) * math.cos(t), px(r) * math.sin(t) - px(20)) for r in (near, far)]
                (ax, ay), (bx, by) = [(wide / 2 + x, high / 2 + y) for x, y in ends]
                stroke = f"M{ax:.1f} {ay:.1f} L{bx:.1f} {by:.1f}"
                thick += svg.path(stroke, "none", INK, px(20))
                thin += svg.path(stroke, "none", WHITE, px(10))
        return sketch(self.art, thick + thin, wide, high)

    def _lettering(self, screen: pygame.Surface) -> None:
        def popped(nth: int) -> float:
            return self._part(LETTERS + nth * LETTER_GAP, LETTER_POP)

        draw_letters(screen, self.letters, self.art.view.at(50, 64), popped)

    def _shouter(self, screen: pygame.Surface) -> None:
        """The head of whoever has none, where it sits, and what it says."""
        art, px = self.art, self.art.view.px
        x, y = self._aside()
        badge = art.tokens.badge(self.call.player.avatar, px(140), self.call.tint)
        box = badge.get_rect(center=(round(x), round(y)))
        screen.blit(badge, box)
        low = box.centery > self.art.view.height / 2
        bubble = art.labels.bubble(self.call.line, px(28), Tail("down" if low else "up", 0.4))
        place = bubble.get_rect(midtop=(box.centerx, box.bottom - round(px(6))))
        if low:
            place.midbottom = (box.centerx + round(px(40)), box.top + round(px(12)))
        screen.blit(bubble, place.clamp(screen.get_rect()))

    def _aside(self) -> tuple[float, float]:
        """On the shouter's side of the table, clear of the fox."""
        view = self.art.view
        if self.call.at[1] > view.height / 2:
            return view.at(7.5, 85)
        return view.at(12.7 if self.call.at[0] < view.width / 2 else 87.3, 14.5)

    def _asker(self, screen: pygame.Surface) -> None:
        """Whoever asked gets a new card."""
        art, px = self.art, self.art.view.px
        low = self.call.at[1] > art.view.height / 2
        x, y = art.view.at(91 if low else 7.5, 86)
        badge = art.tokens.badge(self.call.asker.avatar, px(152), self.call.asker_tint, on_turn=True)
        part = out_cubic(self._part(CARD, CARD_LENGTH))
        side = -1 if low else 1
        width = px(104)
        spot = (round(x + side * px(128)), round(y - px(24) - (1 - part) * px(90)))
        glow = art.turned(art.cards.glow(width, SUN_YELLOW), "glow fox", 12 * side)
        back = art.turned(art.cards.back(self.call.emblem, width), self.call.emblem, 12 * side)
        for picture in (glow, back):
            screen.blit(picture, picture.get_rect(center=spot))
        screen.blit(badge, badge.get_rect(center=(round(x), round(y))))
        size = art.letters.fit(self.call.then, art.view.width * 0.5, px(32), "heading")
        self._centre(screen, art.labels.pill(self.call.then, size, SUN_YELLOW, INK, stroke=INK), 50, 92)

    def _centre(self, screen: pygame.Surface, surface: pygame.Surface, x: float, y: float) -> None:
        draw_centred(screen, self.art.view, surface, (x, y))
