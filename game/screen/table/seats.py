"""The players round the table: heads, names, how many cards each holds and what each has won."""

import pygame

from game.play.plan import Player
from game.screen.paint.palette import CREAM, INK, LILAC, RED, SUN_YELLOW, TINTS, WHITE
from game.screen.paint.view import put
from game.screen.table.desk import Desk
from game.table.marks import Smoke
from game.table.seats import Box, SeatPlace

ON_TURN = "#FFF2B3"
NAME = 26  # lu: how far a name reaches below a head


def tint(seat: int) -> str:
    return TINTS[seat % len(TINTS)]


class SeatPieces:
    """Draws the seats, from what has been shown so far."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._smoky = [name for name, mark in desk.table.marks.items() if isinstance(mark, Smoke)]

    def is_out(self, seat: int) -> bool:
        marks = self.desk.shown.marks
        return any(str(seat) in str(marks.get(name, "")) for name in self._smoky)

    def draw(self, screen: pygame.Surface, seat: int) -> None:
        spot, player, out = self.desk.seat_place(seat), self.desk.match.players[seat], self.is_out(seat)
        if spot.paper:
            self._paper(screen, spot.paper, LILAC if out else CREAM, self.desk.shown.turn == seat)
        self._badge(screen, seat, player)
        if out:  # of the round
            size, (x, y) = self.desk.head_size(seat), self.desk.head(seat)
            put(screen, self.desk.art.tokens.cloud(size * 0.85), (x, y + size * 0.36))
        self._name(screen, seat, spot, player)

    def draw_counts(self, screen: pygame.Surface, seat: int) -> None:
        """How many cards a player holds, in a long game the points, and what it has called."""
        if seat != self.desk.viewer:
            self._held(screen, seat)
        if self.desk.match.game.keeps_score:
            self._points(screen, seat)
        if word := self.called(seat):
            self._called(screen, seat, word)

    def heads(self) -> list[pygame.Rect]:
        """Where all players sit, with their names; papers where they lie on some."""
        found = []
        for seat in range(self.desk.match.game.players):
            paper, size = self.desk.seat_place(seat).paper, round(self.desk.head_size(seat))
            box = pygame.Rect(0, 0, size, size + round(self.desk.view.px(NAME)))
            box.midtop = (self.desk.head(seat)[0], self.desk.head(seat)[1] - size // 2)
            found.append(box if paper is None else self.desk.view.box(*paper))
        return found

    def called(self, seat: int) -> str:
        """The word this player has called, as long as it holds."""
        shown = self.desk.shown
        holds = any(cards for pile, cards in shown.piles.items() if pile.seat == seat)
        return self.desk.table.worn(seat, shown.marks) if holds else ""

    def _paper(self, screen: pygame.Surface, paper: Box, fill: str, on_turn: bool) -> None:
        art, fill = self.desk.art, ON_TURN if on_turn else fill
        size = (art.view.wide(paper.wide), art.view.high(paper.high))
        panel = art.pieces.panel(*size, radius=art.view.px(34), fill=fill)
        put(screen, panel, art.view.at(paper.x, paper.y))

    def _badge(self, screen: pygame.Surface, seat: int, player: Player) -> None:
        art, size, (x, y) = self.desk.art, self.desk.head_size(seat), self.desk.head(seat)
        on_turn = self.desk.shown.turn == seat and self.desk.shown.winners is None
        if seat in self.desk.pointed.seats:
            lit = size + art.view.px(18)
            put(screen, art.lights.shine(lit, lit, lit / 2, SUN_YELLOW), (x, y))
        put(screen, art.lights.shadow(size, size, size / 2), (x, y + art.view.px(5)))
        put(screen, art.tokens.badge(player.avatar, size, tint(seat), on_turn), (x, y))

    def _name(self, screen: pygame.Surface, seat: int, spot: SeatPlace, player: Player) -> None:
        art, name = self.desk.art, spot.name
        if spot.paper:
            label = art.letters.heading(player.name, art.view.px(21), room=art.view.wide(name.wide))
            put(screen, label, art.view.at(name.x, name.y))
        else:
            x, y = self.desk.head(seat)
            label = art.labels.pill(player.name, art.view.px(22), WHITE, INK, stroke=INK)
            put(screen, label, (x, y + self.desk.head_size(seat) / 2 + art.view.px(10)))

    def _called(self, screen: pygame.Surface, seat: int, word: str) -> None:
        """On the rim of the head, clear of the points."""
        art, (x, y), size = self.desk.art, self.desk.head(seat), self.desk.head_size(seat)
        strip = self.desk.seat_place(seat).strip
        aside, up = (0.0, 0.3) if strip else (0.46, 0.36)
        label = art.labels.pill(word, art.view.px(17 if strip else 22), RED.bottom, WHITE, stroke=INK)
        put(screen, label, (x + size * aside, y - size * up))

    def _held(self, screen: pygame.Surface, seat: int) -> None:
        art, spot = self.desk.art, self.desk.seat_place(seat)
        hands = [view for view in self.desk.piles() if view.pile.seat == seat and view.lies.hand]
        if not hands:
            return
        held = sum(len(view.cards) for view in hands)
        badge = art.labels.count(held, art.view.px(34 if spot.strip else 40))
        x, y = art.view.at(spot.cards.x, spot.cards.y)
        aside, down = (art.view.wide(3.9), 0.0) if spot.strip else (0.0, art.view.px(42))
        put(screen, badge, (x + aside, y + down))

    def _points(self, screen: pygame.Surface, seat: int) -> None:
        art, points, own = self.desk.art, self.desk.shown.scores[seat], seat == self.desk.viewer
        if not own and not points:
            return
        (x, y), size = self.desk.head(seat), self.desk.head_size(seat)
        text, high, at = str(points), 19, (x - size * 0.42, y - size * 0.42)
        if self.desk.seat_place(seat).strip:
            high, at = 18, (x, y + size / 2)
        elif own:
            text = f"{points} {self.desk.table.unit[points != 1]}"
            at = (x, y - size / 2 - art.view.px(24))
        put(screen, art.labels.pill(text, art.view.px(high), INK, WHITE), at)
