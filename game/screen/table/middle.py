"""Everything on the table that is not a card: mat, host, seats, ways, what piles and marks draw round it."""

from typing import Any

import pygame

from game.screen.paint.art import Art
from game.screen.paint.ground import Beams
from game.screen.paint.shelf import kept
from game.screen.paint.view import put, whole
from game.screen.table.desk import Desk
from game.screen.table.seats import SeatPieces
from game.screen.table.ways import draw_dots, draw_head, ways
from game.table.seats import Box


class Furniture:
    """Draws the table around the cards, from what has been shown so far."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.seats = SeatPieces(desk)
        self._seated: tuple[tuple[Any, ...], pygame.Surface] | None = None  # for what, and felt with seats

    def won_at(self, seat: int) -> tuple[int, int]:
        """The middle of what a seat has laid last, or its head."""
        piles = [
            view for view in self.desk.piles() if view.pile.seat == seat and view.lies.won and view.cards
        ]
        if not piles:
            return self.desk.head(seat)
        newest = max(piles, key=lambda view: self.desk.sprites[view.cards[-1]].landing)
        last = newest.poses()[-1]
        return whole((last.x, last.y))

    def fans(self) -> list[pygame.Rect]:
        """Where the others hold their cards."""
        return [view.box() for view in self.desk.piles() if view.lies.hand and view.cards and not view.own]

    def sets(self) -> list[pygame.Rect]:
        """Where cards lie that are one thing."""
        return [view.target() for view in self.desk.piles() if view.lies.as_one and view.cards]

    def draw_ground(self, screen: pygame.Surface) -> None:
        """What lies under all cards."""
        found, beams, art = ways(self.desk), self.desk.pointed.beams, self.desk.art
        screen.blit(self._felt() if found or beams else self._felt_with_seats(), (0, 0))
        if beams is not None:
            screen.blit(art.ground.beams(Beams("#FFE9A8", 0.2, beams.x, beams.y, 22)), (0, 0))
        for way in found:
            draw_dots(screen, art, way)
        for mark in self.desk.marks():
            mark.under(screen)
        self._host(screen)
        if found or beams:  # dots and light run under heads and papers
            self._draw_seats(screen)
        for view in self.desk.piles():
            view.under(screen)

    def draw_labels(self, screen: pygame.Surface) -> None:
        """What lies above resting cards: counts, points, the chip that says what matches."""
        for view in self.desk.piles():
            view.over(screen)
        for seat in range(self.desk.match.game.players):
            self.seats.draw_counts(screen, seat)
        for mark in self.desk.marks():
            mark.over(screen)
        for way in ways(self.desk):
            draw_head(screen, self.desk.art, way)

    def _draw_seats(self, screen: pygame.Surface) -> None:
        for seat in range(self.desk.match.game.players):
            self.seats.draw(screen, seat)

    def _felt_with_seats(self) -> pygame.Surface:
        """Kept until another player is on turn, can be chosen or drops out: most of a frame is just this."""
        desk, shown = self.desk, self.desk.shown
        out = tuple(seat for seat in range(shown.players) if self.seats.is_out(seat))
        key = (shown.turn, shown.winners is None, out, desk.pointed.seats, desk.viewer, desk.art)
        if self._seated is None or self._seated[0] != key:
            ground = self._felt().copy()
            self._draw_seats(ground)
            self._seated = (key, ground)
        return self._seated[1]

    def _felt(self) -> pygame.Surface:
        return felt(self.desk.art, self.desk.table.key, self.desk.table.seats.mat)

    def _host(self, screen: pygame.Surface) -> None:
        art, host = self.desk.art, self.desk.table.host
        if host is None or host.keeps:
            return
        x, y = art.view.at(host.x, host.y)
        size = art.view.px(host.size)
        shade = art.soft(size * 0.6, size * 0.09, size * 0.045, art.view.px(7), 110)
        put(screen, shade, (x, y + size * 0.46))
        put(screen, art.turned(art.picture(host.picture, size), host.turn), (x, y))


@kept
def felt(art: Art, key: str, mat: Box | None) -> pygame.Surface:
    """The table itself with its mat: one opaque picture."""
    ground = art.ground.background(key).copy()
    if mat is not None:
        paper = art.ground.mat(art.view.wide(mat.wide), art.view.high(mat.high))
        put(ground, paper, art.view.at(mat.x, mat.y))
    return ground
