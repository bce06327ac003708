"""Pairs that were laid; the GO FOX! moment: a cloud, the fox, the letters, who says so and who picks up."""

import math
from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game.games.go_fox.table import NAMES, Asker
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.ground import Beams
from game.screen.paint.labels import Tail
from game.screen.paint.motion import out_back, out_cubic
from game.screen.paint.palette import INK, SUN_DEEP, SUN_YELLOW, WHITE
from game.screen.paint.popping import growing
from game.screen.paint.shelf import kept
from game.screen.paint.studio import draw
from game.screen.paint.view import put
from game.screen.scenes.show import Show
from game.screen.table.desk import MarkView, PileView
from game.screen.table.moments import Layer, Moment, Occasion, Point, Style
from game.screen.table.piles import HandView
from game.screen.table.seats import tint
from game.table.arrangements import Fan, Grid

FIRST, POP, LETTERS, CARD = 0.001, 0.12, 0.2, 0.5
CLOUD_LENGTH, POP_LENGTH, CARD_LENGTH = 0.22, 0.24, 0.3
CLOUD_SIZE = (86, 88)  # percent of the design
FOX = 330  # lu
LINES = ((-34, 196, 246), (-14, 206, 268), (6, 204, 250))  # degrees, from, to in lu round the fox


def cloud(art: Art, part: float) -> pygame.Surface:
    size = (art.view.wide(CLOUD_SIZE[0]), art.view.high(CLOUD_SIZE[1]))
    return growing(partial(puff, art), size, part)


@kept
def puff(art: Art, width: float, height: float) -> pygame.Surface:
    """A scalloped cloud: white edge, deep orange, orange, yellow, pale; fills width x height."""
    body = scallop(496, 262, 18, 0.26, WHITE, WHITE, 32)
    body += scallop(496, 262, 18, 0.26, "#E8500A", INK, 10)
    body += scallop(440, 226, 18, 0.22, "#FF8A3D", turn=0.17)
    body += scallop(372, 188, 16, 0.2, SUN_DEEP) + scallop(292, 146, 14, 0.18, "#FFF2B3", turn=0.1)
    return draw(svg.stretched(body, (575, 310), (round(width), round(height))), width, height)


def scallop(
    rx: float,
    ry: float,
    bows: int,
    swell: float,
    fill: str,
    stroke: str | None = None,
    line: float = svg.LINE,
    turn: float = 0,
) -> str:
    """A cloud of so many bows round the origin, each swelling out by a part of the radius."""

    def at(angle: float, out: float = 1.0) -> str:
        return f"{rx * out * math.cos(angle):.1f} {ry * out * math.sin(angle):.1f}"

    step = 2 * math.pi / bows
    starts = [turn + step * i for i in range(bows)]
    bends = "".join(f"Q{at(start + step / 2, 1 + swell)} {at(start + step)} " for start in starts)
    return svg.path(f"M{at(turn)} {bends}Z", fill, stroke, line)


class FoxCall(Moment):
    """Whoever was asked shouts at whoever asked."""

    style = Style((150, 110, 120), Beams("#FFDB3D", 0.17, 50, 44, 24), 164)
    word = said = NAMES.called
    ribbon = True
    start, end = FIRST, 1.5

    def __init__(self, on: Occasion) -> None:
        self.asker = on.match.shown.turn
        self.at = on.desk.head(on.seat)
        super().__init__(on)

    @classmethod
    def ahead(cls, art: Art) -> Iterator[None]:
        cloud(art, 1.0)
        yield
        cloud(art, 0.5)
        art.picture("characters/fox-shout", art.view.px(FOX))
        yield

    def make(self) -> Iterator[None]:
        """The dark is there at once, the beams come a frame later: both would hold up the first one."""
        making = super().make()
        next(making)
        yield from making

    def layers(self) -> Sequence[Layer]:
        return (
            Layer(lambda screen, _: screen.blit(self.dark, (0, 0))),
            Layer(self._cloud, FIRST, CLOUD_LENGTH),
            Layer(self._lines, POP + POP_LENGTH),
            Layer(self._fox, POP, POP_LENGTH),
            Layer(lambda screen, _: self.lettering(screen, self.art.view.at(50, 64), LETTERS), LETTERS),
            Layer(self._shouter),
            Layer(self._asker, CARD, CARD_LENGTH),
        )

    def _cloud(self, screen: pygame.Surface, part: float) -> None:
        self.put(screen, cloud(self.art, out_back(part)), (50, 44))

    def _fox(self, screen: pygame.Surface, part: float) -> None:
        """He jumps up from behind the letters."""
        art, (x, y) = self.art, self.art.view.at(50, 34)
        fox = art.picture("characters/fox-shout", art.view.px(FOX))
        drop = (1 - out_back(part)) * art.view.px(150)
        put(screen, fox, (x, y + drop))

    def _lines(self, screen: pygame.Surface, _: float) -> None:
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
        self.put(screen, self.art.sketch(thick + thin, wide, high), (50, 34))

    def _shouter(self, screen: pygame.Surface, _: float) -> None:
        """The head of whoever has none, where it sits, and what it says."""
        art, px = self.art, self.art.view.px
        badge = art.tokens.badge(self.on.player.avatar, px(140), tint(self.on.seat))
        box = put(screen, badge, self._aside())
        low = box.centery > self.art.view.height / 2
        bubble = art.labels.bubble(self.on.sentence, px(28), Tail("down" if low else "up", 0.4))
        place = bubble.get_rect(midtop=(box.centerx, box.bottom - round(px(6))))
        if low:
            place.midbottom = (box.centerx + round(px(40)), box.top + round(px(12)))
        screen.blit(bubble, place.clamp(screen.get_rect()))

    def _aside(self) -> Point:
        """On the shouter's side of the table, clear of the fox."""
        view = self.art.view
        if self.at[1] > view.height / 2:
            return view.at(7.5, 85)
        return view.at(12.7 if self.at[0] < view.width / 2 else 87.3, 14.5)

    def _asker(self, screen: pygame.Surface, part: float) -> None:
        """Whoever asked gets a new card."""
        art, px = self.art, self.art.view.px
        low = self.at[1] > art.view.height / 2
        x, y = art.view.at(91 if low else 7.5, 86)
        asker, emblem = self.on.match.players[self.asker], self.on.desk.table.emblem
        badge = art.tokens.badge(asker.avatar, px(152), tint(self.asker), on_turn=True)
        side, width = -1 if low else 1, px(104)
        spot = (x + side * px(128), y - px(24) - (1 - out_cubic(part)) * px(90))
        for picture in (art.cards.glow(width, SUN_YELLOW), art.cards.back(emblem, width)):
            put(screen, art.turned(picture, 12 * side), spot)
        put(screen, badge, (x, y))
        self.pill(screen, f"{asker.name} picks up a card", (50, 92), 0.5)


class AskerView(MarkView):
    def speaks(self) -> tuple[int, int] | None:
        marks = self.desk.shown.marks
        return (int(self.value), int(marks["asked"])) if marks.get("number") else None


class HandByNumber(HandView):
    """The cards that are asked for together lie together."""

    def order(self) -> list[int]:
        deck = self.desk.match.game.deck
        return sorted(super().order(), key=lambda card: deck[card].number)


class PairsView(PileView):
    """How many there are, and paper below those of the viewer."""

    def under(self, screen: pygame.Surface) -> None:
        if self.own and self.cards:
            box, pieces = self._paper(), self.desk.art.pieces
            put(screen, pieces.panel(*box.size, radius=self.desk.view.px(26)), box.center)

    def over(self, screen: pygame.Surface) -> None:
        if self.cards and not self.moving:
            side, at = (42, self._paper().topright) if self.own else (30, self.box().midright)
            put(screen, self.desk.art.labels.count(len(self.cards) // 2, self.desk.view.px(side)), at)

    def _paper(self) -> pygame.Rect:
        pad, aside = round(self.desk.view.px(24)), round(self.desk.view.px(14))
        return self.box().inflate(pad + aside, pad)


SHOW = Show(piles={Fan: HandByNumber, Grid: PairsView}, marks={Asker: AskerView}, moments={"go_fox": FoxCall})
