"""The players round the table: heads, names, how many cards each holds and what each has won."""

import pygame

from game.play.plan import Player
from game.screen.paint.palette import CREAM, INK, LILAC, RED, SUN_YELLOW, TINTS, WHITE
from game.screen.paint.view import whole
from game.screen.table.desk import Desk
from game.table.marks import Smoke
from game.table.seats import SeatPlace

ON_TURN = "#FFF2B3"
NAME = 26  # lu: how far a name reaches below a head


def tint(seat: int) -> str:
    return TINTS[seat % len(TINTS)]


class SeatPieces:
    """Draws the seats, from what has been shown so far."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._smoky = [name for name, mark in desk.table.marks.items() if isinstance(mark, Smoke)]

    def spot(self, seat: int) -> SeatPlace:
        return self.desk.seat_place(seat)

    def centre(self, seat: int) -> tuple[int, int]:
        badge = self.spot(seat).badge
        return whole(self.desk.view.at(badge.x, badge.y))

    def size(self, seat: int) -> float:
        return self.desk.view.px(self.spot(seat).badge.wide)

    def is_out(self, seat: int) -> bool:
        marks = self.desk.shown.marks
        return any(str(seat) in str(marks.get(name, "")) for name in self._smoky)

    def draw(self, screen: pygame.Surface, seat: int) -> None:
        spot, player = self.spot(seat), self.desk.match.players[seat]
        if spot.paper:
            self._paper(screen, seat)
        self._badge(screen, seat, player)
        if self.is_out(seat):
            self._smoke(screen, seat)
        if spot.paper:
            self._name_on_paper(screen, spot, player)
        else:
            self._name(screen, seat, player)

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
            paper, size = self.spot(seat).paper, round(self.size(seat))
            box = pygame.Rect(0, 0, size, size + round(self.desk.view.px(NAME)))
            box.midtop = (self.centre(seat)[0], self.centre(seat)[1] - size // 2)
            found.append(box if paper is None else self.desk.view.box(*paper))
        return found

    def called(self, seat: int) -> str:
        """The word this player has called, as long as it holds."""
        shown = self.desk.shown
        holds = any(cards for pile, cards in shown.piles.items() if pile.seat == seat)
        return self.desk.table.worn(seat, shown.marks) if holds else ""

    def _paper(self, screen: pygame.Surface, seat: int) -> None:
        art, paper = self.desk.art, self.spot(seat).paper
        assert paper is not None
        fill = LILAC if self.is_out(seat) else CREAM
        if self.desk.shown.turn == seat:
            fill = ON_TURN
        size = (art.view.wide(paper.wide), art.view.high(paper.high))
        panel = art.pieces.panel(*size, radius=art.view.px(34), fill=fill)
        screen.blit(panel, panel.get_rect(center=whole(art.view.at(paper.x, paper.y))))

    def _badge(self, screen: pygame.Surface, seat: int, player: Player) -> None:
        art, size = self.desk.art, self.size(seat)
        on_turn = self.desk.shown.turn == seat and self.desk.shown.winners is None
        badge = art.tokens.badge(player.avatar, size, tint(seat), on_turn)
        centre = self.centre(seat)
        if seat in self.desk.pointed.seats:
            halo = art.lights.halo(size, SUN_YELLOW)
            screen.blit(halo, halo.get_rect(center=centre))
        shadow = art.lights.shadow(size, size, size / 2)
        screen.blit(shadow, shadow.get_rect(center=(centre[0], centre[1] + round(art.view.px(5)))))
        screen.blit(badge, badge.get_rect(center=centre))

    def _name(self, screen: pygame.Surface, seat: int, player: Player) -> None:
        art, (x, y) = self.desk.art, self.centre(seat)
        label = art.labels.pill(player.name, art.view.px(22), WHITE, INK, stroke=INK)
        below = y + round(self.size(seat) / 2 + art.view.px(10))
        screen.blit(label, label.get_rect(center=(x, below)))

    def _name_on_paper(self, screen: pygame.Surface, spot: SeatPlace, player: Player) -> None:
        art, name = self.desk.art, spot.name
        size = art.letters.fit(player.name, art.view.wide(name.wide), art.view.px(21), "heading")
        label = art.letters.heading(player.name, size)
        screen.blit(label, label.get_rect(center=whole(art.view.at(name.x, name.y))))

    def _smoke(self, screen: pygame.Surface, seat: int) -> None:
        """Out of the round: a puff of smoke over the badge."""
        art, (x, y) = self.desk.art, self.centre(seat)
        size = self.size(seat)
        cloud = art.tokens.cloud(size * 0.85)
        screen.blit(cloud, cloud.get_rect(center=(x, y + round(size * 0.36))))

    def _called(self, screen: pygame.Surface, seat: int, word: str) -> None:
        """On the rim of the head, clear of the points."""
        art, (x, y), strip = self.desk.art, self.centre(seat), self.spot(seat).strip
        aside, up = (round(self.size(seat) * part) for part in ((0, 0.3) if strip else (0.46, 0.36)))
        label = art.labels.pill(word, art.view.px(17 if strip else 22), RED.bottom, WHITE, stroke=INK)
        screen.blit(label, label.get_rect(center=(x + aside, y - up)))

    def _held(self, screen: pygame.Surface, seat: int) -> None:
        art, spot = self.desk.art, self.spot(seat)
        hands = [view for view in self.desk.piles() if view.pile.seat == seat and view.lies.hand]
        if not hands:
            return
        held = sum(len(view.cards) for view in hands)
        badge = art.labels.count(held, art.view.px(34 if spot.strip else 40))
        x, y = art.view.at(spot.cards.x, spot.cards.y)
        shift = (art.view.wide(3.9), 0.0) if spot.strip else (0.0, art.view.px(42))
        screen.blit(badge, badge.get_rect(center=whole((x + shift[0], y + shift[1]))))

    def _points(self, screen: pygame.Surface, seat: int) -> None:
        art, points = self.desk.art, self.desk.shown.scores[seat]
        if seat != self.desk.viewer and not points:
            return
        x, y = self.centre(seat)
        if self.spot(seat).strip:
            label = art.labels.pill(str(points), art.view.px(18), INK, WHITE)
            low = round(self.size(seat) / 2)
            screen.blit(label, label.get_rect(center=(x, y + low)))
            return
        text = f"{points} {self.desk.table.unit[points != 1]}" if seat == self.desk.viewer else str(points)
        label = art.labels.pill(text, art.view.px(19), INK, WHITE)
        up = round(self.size(seat) / 2 + art.view.px(24))
        aside = round(self.size(seat) * 0.42)
        spot = (x, y - up) if seat == self.desk.viewer else (x - aside, y - aside)
        screen.blit(label, label.get_rect(center=spot))
