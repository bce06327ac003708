"""The cards of KA-BLAM! that act, the one that explodes, the explosion, and what its lessons show of them."""

import math
from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.games.kablam.table import KABLAM, NAMES
from game.rules.things import Card
from game.screen.paint import svg, templates
from game.screen.paint.art import Art
from game.screen.paint.cards import CardFace, Sheet
from game.screen.paint.faces import PLUS, ROUND, WILD, ActionFace, Glyph
from game.screen.paint.ground import Beams
from game.screen.paint.labels import Tail
from game.screen.paint.motion import out_back, out_cubic, shake
from game.screen.paint.palette import BOOM, INK, SUN_YELLOW, TINTS
from game.screen.paint.popping import growing
from game.screen.paint.studio import BOMB
from game.screen.paint.view import put, whole
from game.screen.scenes.show import Show
from game.screen.table.moments import Layer, Moment, Occasion, Style, one_of
from game.screen.table.seats import tint

ZED = Glyph("M36 44 H59 L36 70 H59", 8.5)
EXPLODING = Card("boom")
FUSE, BURST, FLY, LETTERS, LINE = 0.12, 0.42, 0.48, 0.55, 1.15
FLASH_LENGTH, BURST_LENGTH, FLY_LENGTH = 0.08, 0.26, 0.6
SHAKE = 10  # lu
FLASH = (150, 145, 120)
BURST_SIZE = (90, 104)  # percent of the design
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


def boom_template() -> str:
    """The exploding card without bomb and lettering; its ribbon breaks out of the frame."""
    outer, middle, inner, _ = BOOM
    flash = svg.burst(125, 150, 104, 70, 13, outer, 4, INK, 6, (1, 1, 0.94, 1, 1.03, 1))
    flash += svg.burst(125, 150, 86, 56, 12, middle, 10, None)
    flash += svg.burst(125, 150, 68, 44, 11, inner, 2, None)
    shade = svg.rect(16, 248, 218, 72, 18, "#000000", None, opacity=0.3)
    ribbon = "M5 250 L60 238 L126 246 L190 236 L245 247 L238 312 L176 322 L122 314 L64 324 L11 315 Z"
    panel = templates.panel("#3A2E7A", "#1C1440")
    return templates.paper(panel + flash + shade + svg.path(ribbon, SUN_YELLOW, INK, 7), SUN_YELLOW)


class BoomFace:
    """The bomb, or the fizzy bottle for schools that prefer it, in the middle of its flash."""

    def whole(self, sheet: Sheet, card: Card) -> None:
        sheet.lay(boom_template())
        sheet.picture(BOMB, 150, 125 if sheet.studio.fizzy else 131, 142)
        title = sheet.heading(KABLAM.title, 46, 5, room=205)
        sheet.stamp(sheet.studio.turned(title, 3), 125, 281)

    def small(self, sheet: Sheet, card: Card) -> None:
        flash = svg.burst(50, 67, 38, 26, 12, BOOM[1], 4, INK, 4)
        sheet.lay(templates.small_dark(flash, SUN_YELLOW))
        sheet.picture(BOMB, 56, 50, 66)


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
        deck = enumerate(on.match.game.deck)
        words = [on.match.printed(nth) for nth, card in deck if card.kind == "word"]
        self.cards = [words[(turn * 13 + step * 29) % len(words)] for step in range(FLYING)]
        super().__init__(on)

    @classmethod
    def ahead(cls, art: Art) -> Iterator[None]:
        burst(art, 1.0)
        yield
        burst(art, 0.5)
        yield
        art.turned(art.picture(BOMB, art.view.px(260)), -6)
        art.cards.face(EXPLODING, art.view.wide(14))
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
        put(screen, self.art.cards.face(EXPLODING, view.wide(14)), (x + tremble, y - tremble * 0.5))

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


def bomb(art: Art, _: str, size: float) -> pygame.Surface:
    side = 196 * size
    flash = art.tokens.burst(side, side).copy()
    put(flash, art.picture(BOMB, side * 0.56), flash.get_rect().center)
    return flash


def smoked(art: Art, avatar: str, size: float) -> pygame.Surface:
    side = 132 * size
    head = pygame.Surface((round(side), round(side * 1.24)), pygame.SRCALPHA)
    box = head.get_rect()
    put(head, art.tokens.badge(avatar, side * 0.86, TINTS[2]), box.midtop, "midtop")
    put(head, art.tokens.cloud(side), box.midbottom, "midbottom")
    return head


FACES: Mapping[str, CardFace] = {
    "miss": ActionFace(KABLAM, ZED),
    "pick": ActionFace(KABLAM, PLUS, taken="2"),
    "rev": ActionFace(KABLAM, ROUND),
    "wild": WILD,
    "boom": BoomFace(),
}

SHOW = Show(cards=FACES, drawn={"burst": bomb, "smoke": smoked}, moments={"kablam": Explosion})
