"""Points that lie on the table: heaps in the middle, benches by colour, banks, and who takes when."""

import pygame

from game.rules.things import Pile
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LILAC, SETS, SUN_YELLOW, WHITE, ColourSet, mix
from game.screen.paint.view import whole
from game.screen.table.desk import Desk
from game.screen.table.stage import Stage
from game.screen.widgets.plates import sketch
from game.table.layout import PURSES, STORES, Place, Spread

HEAP_ROOM = 1.24  # of a card's width
PIG = "characters/piggy-bank"


class Stores:
    """Draws the places of points, from what has been shown so far."""

    def __init__(self, desk: Desk, stage: Stage) -> None:
        self.desk = desk
        self.stage = stage

    def points(self, pile: Pile) -> int:
        deck = self.desk.match.game.deck
        return sum(deck[card].number for card in self.desk.shown.piles[pile])

    def box(self, pile: Pile) -> pygame.Rect:
        """The pixels of a place, whether it holds cards or not."""
        place, view = self.stage.place(pile), self.desk.view
        match place.spread:
            case Spread.HEAP:
                return view.box(place.x, place.y, place.width * HEAP_ROOM, place.depth)
            case Spread.PURSE:
                cell = place.room / PURSES
                middle = view.box(place.x, place.y, cell, place.depth)
                return middle.move(round(view.wide(cell * (pile.nth - (PURSES + 1) / 2))), 0)
        return view.box(place.x, place.y, place.room, place.depth)

    def draw_under(self, screen: pygame.Surface, glowing: frozenset[Pile]) -> None:
        for pile in self.desk.shown.piles:
            match self.stage.place(pile).spread:
                case Spread.HEAP:
                    self._heap(screen, pile, pile in glowing)
                case Spread.SHELF:
                    self._shelf(screen, pile, pile in glowing)
                case Spread.PURSE:
                    self._purse(screen, pile)
                case Spread.BANK:
                    self._bank(screen, pile)

    def draw_over(self, screen: pygame.Surface) -> None:
        for pile, cards in self.desk.shown.piles.items():
            place = self.stage.place(pile)
            if place.spread is Spread.HEAP and cards:
                px, (right, high) = self.desk.view.px, self.box(pile).topright
                self._total(screen, pile, (right - round(px(12)), high + round(px(38))), 54, SUN_YELLOW)
            elif place.spread is Spread.SHELF and cards:
                px, (right, low) = self.desk.view.px, self.box(pile).bottomright
                self._total(screen, pile, (right - round(px(16)), low - round(px(14))), 46, WHITE)
        for nth, seat in enumerate(self._order()):
            self._rank(screen, seat, nth + 1)

    def _heap(self, screen: pygame.Surface, pile: Pile, open_now: bool) -> None:
        """A dashed place; one that takes the card in question shines, an empty one says so."""
        art, box = self.desk.art, self.box(pile)
        if open_now:
            rim = art.lights.rim(*box.size, art.view.px(30), SUN_YELLOW)
            screen.blit(rim, rim.get_rect(center=box.center))
        else:
            frame = faded(art, art.pieces.dashed(*box.size, art.view.px(30)), "heap", 150)
            screen.blit(frame, box)
        if open_now and not self.desk.shown.piles[pile]:
            plus = art.picture("icons/plus", art.view.px(84), WHITE)
            screen.blit(plus, plus.get_rect(center=box.center))

    def _shelf(self, screen: pygame.Surface, pile: Pile, open_now: bool) -> None:
        art, box, each = self.desk.art, self.box(pile), self._set(pile)
        if open_now:
            rim = art.lights.rim(box.width, box.height, art.view.px(22), SUN_YELLOW)
            screen.blit(rim, rim.get_rect(center=box.center))
        line, radius = art.view.px(5), art.view.px(22)
        tone = mix(each.base, each.dark, 0.2)
        inside = (line / 2, line / 2, box.width - line, box.height - line)
        body = svg.rect(*inside, radius, each.pale, tone, line)
        mark = svg.shape(each.shape, box.width / 2, box.height / 2, box.width * 0.27)
        body += svg.path(mark, mix(each.pale, each.light, 0.6), None)
        screen.blit(sketch(art, body, *box.size), box)
        if open_now:  # it may go into the bank
            pig = art.picture(PIG, art.view.px(44))
            screen.blit(pig, pig.get_rect(center=(box.right - round(art.view.px(20)), box.top)))

    def _set(self, pile: Pile) -> ColourSet:
        """The colour of a place: the table names them in their order."""
        return SETS[self.desk.table.colours[pile.nth - 1]]

    def _purse(self, screen: pygame.Surface, pile: Pile) -> None:
        """A mark in its colour with the points on it, or only its outline."""
        art, box, each = self.desk.art, self.box(pile), self._set(pile)
        size, points = min(box.width, box.height) * 1.04, self.points(pile)
        if not points:
            faint = faded(art, art.tokens.set_mark(each.name, size * 0.8, LILAC), f"purse {each.name}", 120)
            screen.blit(faint, faint.get_rect(center=box.center))
            return
        mark = art.tokens.set_mark(each.name, size)
        screen.blit(mark, mark.get_rect(center=box.center))
        part = 0.47 if points < 10 else 0.4
        figure = art.letters.heading(str(points), size * part, WHITE, max(2, size * 0.06))
        screen.blit(figure, figure.get_rect(center=box.center))

    def _bank(self, screen: pygame.Surface, pile: Pile) -> None:
        """The piggy bank and what is in it."""
        art, box = self.desk.art, self.box(pile)
        wide = box.width > box.height * 1.1
        pig = art.picture(PIG, min(box.width, box.height) * (0.9 if wide else 1.0))
        own = pile.seat == self.desk.viewer
        label = art.labels.pill(
            f"Bank {self.points(pile)}" if own else str(self.points(pile)),
            art.view.px(24 if own else 18),
            SUN_YELLOW,
            INK,
            stroke=INK,
        )
        if own:
            screen.blit(pig, pig.get_rect(midtop=(box.centerx, box.top)))
            screen.blit(label, label.get_rect(midbottom=(box.centerx, box.bottom)))
        elif wide:
            screen.blit(pig, pig.get_rect(midleft=box.midleft))
            screen.blit(label, label.get_rect(midright=(box.right, box.centery + round(art.view.px(6)))))
        else:
            screen.blit(pig, pig.get_rect(center=box.center))
            low = min(box.bottom, box.centery + pig.get_height() // 2 + round(art.view.px(4)))
            screen.blit(label, label.get_rect(midbottom=(box.centerx, low)))

    def _total(
        self, screen: pygame.Surface, pile: Pile, at: tuple[int, int], diameter: float, fill: str
    ) -> None:
        mark = self.desk.art.labels.count(self.points(pile), self.desk.view.px(diameter), fill)
        screen.blit(mark, mark.get_rect(center=at))

    def _order(self) -> list[int]:
        """Who takes first, second and third, as far as there are heaps to take."""
        marks, piles = self.desk.shown.marks, self.desk.shown.piles
        if not marks.keys() >= {"takers", "active", "direction"}:
            return []  # a frame may end between two of them
        if marks["takers"]:
            return [int(seat) for seat in str(marks["takers"])]
        heaps = [pile for pile in piles if self.stage.place(pile).spread is Spread.HEAP and piles[pile]]
        active, way, players = int(marks["active"]), int(marks["direction"]), self.desk.match.game.players
        return [(active + way * step) % players for step in range(min(len(heaps), players))]

    def _rank(self, screen: pygame.Surface, seat: int, rank: int) -> None:
        spot = self.stage.seat_place(seat)
        x, y = whole(self.desk.view.at(spot.x, spot.y))
        half = self.desk.view.px(spot.badge) * 0.36
        mark = self.desk.art.labels.count(rank, self.desk.view.px(30 if spot.strip else 40), WHITE)
        screen.blit(mark, mark.get_rect(center=whole((x - half, y + half))))


def faded(art: Art, picture: pygame.Surface, key: str, alpha: int) -> pygame.Surface:
    """A picture that shines through, made once."""

    def make() -> pygame.Surface:
        faint = picture.copy()
        faint.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return faint

    return art.shelf.get(("faded", key, picture.get_size(), alpha), make)


def is_store(place: Place) -> bool:
    return place.spread in STORES
