"""Points that lie on the table: heaps in the middle, benches by colour, banks, the card in suspense."""

from collections.abc import Collection

import pygame

from game.games.push.cards import COLOURS
from game.games.push.rules import Push
from game.games.push.show.odds import SWITCH, draw_odds
from game.games.push.stores import HEAP, PURSE, PURSES, SHELF
from game.rules.things import Pile
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.motion import out_cubic
from game.screen.paint.palette import INK, LILAC, SETS, SUN_YELLOW, WHITE, ColourSet, mix
from game.screen.paint.shelf import kept
from game.screen.paint.view import put
from game.screen.table.desk import PileView
from game.screen.table.flashes import Flash
from game.screen.table.sprites import FLIP, Sprite
from game.table.arrangements import Spot

HEAP_ROOM = 1.24  # of a card's width
PIG = "characters/piggy-bank"
PUFF = 108  # lu
WAIT = 0.8  # seconds
LESS = 0.3  # of it, while every card can still be laid somewhere


class Puff(Flash):
    """Smoke where something has just been lost: it swells and fades."""

    length = 0.9

    def paint(self, screen: pygame.Surface, part: float) -> list[pygame.Rect]:
        size = self.art.view.px(PUFF) * (0.5 + 0.5 * out_cubic(part))
        cloud = self.art.tokens.cloud(round(size / 6) * 6).copy()
        cloud.set_alpha(round(255 * (1 - part * part)))
        return [put(screen, cloud, self.at)]


class StoreView(PileView):
    """A place whose points count."""

    @property
    def points(self) -> int:
        deck = self.desk.match.game.deck
        return sum(deck[card].number for card in self.cards)

    @property
    def colours(self) -> ColourSet:
        """Of a bench: they lie in their order."""
        return SETS[COLOURS[self.pile.nth - 1]]

    def target(self) -> pygame.Rect:
        """All of it, whether it holds cards or not."""
        place = self.place
        return self.desk.view.box(place.x, place.y, place.room, place.depth)

    def parting(self, dst: Pile) -> Flash | None:
        """A puff of smoke stays where a player's points were thrown away."""
        return Puff(self.desk.art, self.target().center) if self.pile.seat >= 0 > dst.seat else None

    def total(self, screen: pygame.Surface, at: tuple[float, float], diameter: float, fill: str) -> None:
        art = self.desk.art
        put(screen, art.labels.count(self.points, art.view.px(diameter), fill), at)


class SuspenseView(PileView):
    """Where a card lies before it shows its face; beside it the odds of the next one."""

    def suspense(self) -> float:
        """Longer when there is no free heap left."""
        if self.desk.calm:
            return 0.0
        full = all(view.cards for view in self.desk.piles() if view.lies is HEAP)
        return FLIP + WAIT * (1.0 if full else LESS)

    def odds(self) -> tuple[int, int] | None:
        """How many of how many unseen cards would end badly, if that is wanted and one may be turned over."""
        game, pointed = self.desk.match.game, self.desk.pointed
        turning = pointed.odds and any(move.verb == "flip" for move in pointed.moves)
        return game.bust_odds() if turning and isinstance(game, Push) else None

    def odds_switch(self) -> tuple[float, float] | None:
        return SWITCH

    def over(self, screen: pygame.Surface) -> None:
        if odds := self.odds():
            draw_odds(screen, self.desk.art, *odds)


class HeapView(StoreView):
    """A dashed place; one that takes the card in question shines, an empty one says so."""

    def target(self) -> pygame.Rect:
        place = self.place
        return self.desk.view.box(place.x, place.y, place.width * HEAP_ROOM, place.depth)

    def explains(self, offered: Collection[Pile]) -> bool:
        """Beside heaps that can be clicked, one that cannot says why."""
        return bool(self.cards) and any(pile.name == self.pile.name for pile in offered)

    def under(self, screen: pygame.Surface) -> None:
        art, box, open_now = self.desk.art, self.target(), self.pile in self.desk.pointed.piles
        if open_now:
            put(screen, art.lights.rim(*box.size, art.view.px(30), SUN_YELLOW), box.center)
        else:
            frame = faded(art, art.pieces.dashed(*box.size, art.view.px(30)), 150)
            screen.blit(frame, box)
        if open_now and not self.cards:
            put(screen, art.picture("icons/plus", art.view.px(84), WHITE), box.center)

    def over(self, screen: pygame.Surface) -> None:
        if self.cards:
            px, (right, high) = self.desk.view.px, self.target().topright
            self.total(screen, (right - px(12), high + px(38)), 54, SUN_YELLOW)


class ShelfView(StoreView):
    """A place in its colour; while it can be banked the pig sits on it."""

    def under(self, screen: pygame.Surface) -> None:
        art, box, each = self.desk.art, self.target(), self.colours
        open_now = self.pile in self.desk.pointed.piles
        if open_now:
            put(screen, art.lights.rim(box.width, box.height, art.view.px(22), SUN_YELLOW), box.center)
        line, radius = art.view.px(5), art.view.px(22)
        tone = mix(each.base, each.dark, 0.2)
        inside = (line / 2, line / 2, box.width - line, box.height - line)
        body = svg.rect(*inside, radius, each.pale, tone, line)
        mark = svg.shape(each.shape, box.width / 2, box.height / 2, box.width * 0.27)
        body += svg.path(mark, mix(each.pale, each.light, 0.6), None)
        screen.blit(art.sketch(body, *box.size), box)
        if open_now:  # it may go into the bank
            put(screen, art.picture(PIG, art.view.px(44)), (box.right - art.view.px(20), box.top))

    def over(self, screen: pygame.Surface) -> None:
        if self.cards:
            px, (right, low) = self.desk.view.px, self.target().bottomright
            self.total(screen, (right - px(16), low - px(14)), 46, WHITE)


class PurseView(StoreView):
    """A mark in its colour with the points on it, or only its outline."""

    def spots(self) -> list[Spot]:
        place = self.place
        x = place.x + PURSE.aside(place, self.pile.nth)
        return [Spot(x, place.y, 0, place.width)] * len(self.cards)

    def target(self) -> pygame.Rect:
        place, view = self.place, self.desk.view
        middle = view.box(place.x, place.y, place.room / PURSES, place.depth)
        return middle.move(round(view.wide(PURSE.aside(place, self.pile.nth))), 0)

    def resting(self) -> list[Sprite]:
        return []

    def under(self, screen: pygame.Surface) -> None:
        art, box, each = self.desk.art, self.target(), self.colours
        size, total = min(box.width, box.height) * 1.04, self.points
        if not total:
            faint = art.tokens.set_mark(each.name, size * 0.8, LILAC)
            put(screen, faded(art, faint, 120), box.center)
            return
        put(screen, art.tokens.set_mark(each.name, size), box.center)
        part = 0.47 if total < 10 else 0.4
        put(screen, art.letters.heading(str(total), size * part, WHITE, max(2, size * 0.06)), box.center)


class BankView(StoreView):
    """The piggy bank and what is in it."""

    def explains(self, offered: Collection[Pile]) -> bool:
        """While something can be banked, a tap on the bank says how."""
        return self.own and any(self.desk.pile(pile).lies is SHELF for pile in offered)

    def resting(self) -> list[Sprite]:
        return []

    def under(self, screen: pygame.Surface) -> None:
        art, box = self.desk.art, self.target()
        wide = box.width > box.height * 1.1
        pig = art.picture(PIG, min(box.width, box.height) * (0.9 if wide else 1.0))
        text, size = (f"Bank {self.points}", 24) if self.own else (str(self.points), 18)
        label = art.labels.pill(text, art.view.px(size), SUN_YELLOW, INK, stroke=INK)
        if self.own:
            put(screen, pig, (box.centerx, box.top), "midtop")
            put(screen, label, (box.centerx, box.bottom), "midbottom")
        elif wide:
            put(screen, pig, box.midleft, "midleft")
            put(screen, label, (box.right, box.centery + art.view.px(6)), "midright")
        else:
            put(screen, pig, box.center)
            low = min(box.bottom, box.centery + pig.get_height() // 2 + art.view.px(4))
            put(screen, label, (box.centerx, low), "midbottom")


@kept
def faded(art: Art, picture: pygame.Surface, alpha: int) -> pygame.Surface:
    """A picture that shines through."""
    faint = picture.copy()
    faint.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return faint
