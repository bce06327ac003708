"""Everything on the table that is not a card: the mat, the seats, the piles' labels, the match chip."""

import math

import pygame

from game.play.match import Match
from game.play.plan import Player
from game.rules.things import Card, Pile
from game.screen.art import Art
from game.screen.palette import CREAM, INK, LILAC, SUN_YELLOW, TINTS, WHITE
from game.screen.stage import Stage
from game.screen.view import whole
from game.tables.layout import STRIP_STEPS, SeatPlace, Spread, seat_place
from game.tables.table import Table

CHEVRONS = (-149, -31, 18, 162)  # degrees round the mat, clear of seats and hand
BADGE = 104  # lu
OWN_BADGE = 112
STRIP = {4: (20.2, 13.6), 5: (16.4, 13.6)}
LAYERS = 6
KIND_PICTURES = {"miss": "characters/snail", "pick": "characters/octopus", "rev": "characters/crab"}


def tint(seat: int) -> str:
    return TINTS[seat % len(TINTS)]


class Furniture:
    """Draws the table around the cards, from what has been shown so far."""

    def __init__(self, table: Table, match: Match, art: Art, stage: Stage) -> None:
        self.table = table
        self.match = match
        self.art = art
        self.stage = stage
        self.glowing: set[Pile] = set()  # piles that can be clicked now
        self.turning = 1.0  # 0 to 1 while the direction of play turns round

    @property
    def marks(self) -> dict[str, str | int]:
        return self.match.shown.marks

    def draw_ground(self, screen: pygame.Surface) -> None:
        """What lies under all cards."""
        screen.blit(self._felt(), (0, 0))
        if "direction" in self.marks:
            self._chevrons(screen)
        for seat in range(self.match.game.players):
            self._seat(screen, seat)
        for pile, cards in self.match.shown.piles.items():
            if self.stage.place(pile).spread is Spread.PILE:
                self._deck(screen, pile, len(cards))

    def _felt(self) -> pygame.Surface:
        """The table itself with its mat: one opaque picture."""
        return self.art.shelf.get(("felt", self.table.key), self._make_felt)

    def _make_felt(self) -> pygame.Surface:
        art = self.art
        felt = art.background(self.table.key).copy()
        mat = art.mat(art.view.wide(64), art.view.high(56))
        felt.blit(mat, mat.get_rect(center=whole(art.view.at(50, 42))))
        return felt

    def draw_labels(self, screen: pygame.Surface) -> None:
        """What lies above resting cards: counts, points, the chip that says what matches."""
        for seat in range(self.match.game.players):
            self._count(screen, seat)
        for pile, cards in self.match.shown.piles.items():
            if self.stage.place(pile).spread is Spread.PILE:
                self._left(screen, pile, len(cards))
        if self.marks.get("colour"):
            self._chip(screen)

    def seat_spot(self, seat: int) -> SeatPlace:
        return seat_place(seat, self.match.game.players, self.match.viewer)

    def badge_centre(self, seat: int) -> tuple[int, int]:
        spot = self.seat_spot(seat)
        return whole(self.art.view.at(spot.x, spot.y))

    def badge_size(self, seat: int) -> float:
        if seat == self.match.viewer:
            return self.art.view.px(OWN_BADGE)
        return self.art.view.px(78 if self.seat_spot(seat).strip else BADGE)

    def is_out(self, seat: int) -> bool:
        return str(seat) in str(self.marks.get("out", ""))

    # the middle

    def _chevrons(self, screen: pygame.Surface) -> None:
        """Arrow heads round the mat, clockwise or not; they run round and turn when play turns."""
        art = self.art
        way = int(self.marks["direction"])
        centre = art.view.at(50, 42)
        rx, ry = art.view.wide(64) / 2, art.view.high(56) / 2
        head = art.picture("icons/chevron-right", art.view.px(44), SUN_YELLOW)
        run = (1 - self.turning) * 120 * way
        for degrees in CHEVRONS:
            angle = math.radians(degrees + run)
            x, y = centre[0] + rx * math.cos(angle), centre[1] + ry * math.sin(angle)
            along = math.degrees(math.atan2(ry * math.cos(angle), -rx * math.sin(angle)))
            turned = art.turned(head, "chevron", -along + (0 if way > 0 else 180) + run)
            screen.blit(turned, turned.get_rect(center=whole((x, y))))

    def _deck(self, screen: pygame.Surface, pile: Pile, cards: int) -> None:
        """A pile of closed cards, as thick as it is."""
        art, place = self.art, self.table.shared[pile.name]
        x, y = whole(art.view.at(place.x, place.y))
        width = art.view.wide(place.width)
        back = art.back(self.table.emblem, width)
        box = back.get_rect(center=(x, y))
        if pile in self.glowing:
            glow = art.glow(width, WHITE)
            screen.blit(glow, glow.get_rect(center=(x, y)))
        if cards:
            shadow = art.card_shadow(width)
            screen.blit(shadow, shadow.get_rect(center=(x, y + art.view.px(18))))
            screen.blit(art.deck(back, min(LAYERS, (cards + 5) // 6)), box)
        else:
            empty = art.dashed(box.width, box.height, width * 0.12)
            screen.blit(empty, box)

    def _left(self, screen: pygame.Surface, pile: Pile, cards: int) -> None:
        art, place = self.art, self.table.shared[pile.name]
        x, y = whole(art.view.at(place.x, place.y))
        low = y + round(art.view.wide(place.width) * 0.7 + art.view.px(12))
        label = art.pill(f"{cards} left", art.view.px(20), INK, WHITE)
        screen.blit(label, label.get_rect(center=(x, low)))

    def _chip(self, screen: pygame.Surface) -> None:
        """What matches now: the colour's shape, and the number or the action on top."""
        art, place = self.art, self.table.marks["colour"]
        x, y = whole(art.view.at(place.x, place.y))
        parts = [art.set_mark(str(self.marks["colour"]), art.view.px(46))]
        top = self._top_card()
        if top is not None:
            parts += [art.letters.reading("or", art.view.px(22)), top]
        gap = round(art.view.px(10))
        width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1) + art.view.px(36)
        panel = art.panel(max(width, art.view.px(90)), art.view.px(76), radius=art.view.px(24))
        screen.blit(panel, panel.get_rect(center=(x, y)))
        left = x - (width - art.view.px(36)) / 2
        for part in parts:
            screen.blit(part, part.get_rect(midleft=(round(left), y)))
            left += part.get_width() + gap
        label = art.pill("Match", art.view.px(19), SUN_YELLOW, INK, stroke=INK)
        screen.blit(label, label.get_rect(center=(x, y - round(art.view.px(42)))))

    def top_printed(self) -> Card | None:
        """The card on top of the pile that cards are played on."""
        cards = self.match.shown.piles.get(Pile(self.table.heap))
        return self.match.game.deck[cards[-1]] if cards else None

    def _top_card(self) -> pygame.Surface | None:
        """The number, or the animal, of the card on top."""
        printed = self.top_printed()
        if printed is None:
            return None
        if printed.kind in KIND_PICTURES:
            return self.art.picture(KIND_PICTURES[printed.kind], self.art.view.px(50))
        if printed.number:
            return self.art.number(printed.number, self.art.view.px(46), colour=INK)
        return None

    # the seats

    def _seat(self, screen: pygame.Surface, seat: int) -> None:
        spot, player = self.seat_spot(seat), self.match.players[seat]
        if spot.strip:
            self._strip(screen, seat)
        self._badge(screen, seat, player)
        if self.is_out(seat):
            self._smoke(screen, seat)
        if spot.strip:
            self._strip_name(screen, seat, player)
        else:
            self._name(screen, seat, player)

    def _strip(self, screen: pygame.Surface, seat: int) -> None:
        art, spot = self.art, self.seat_spot(seat)
        wide, high = STRIP[self.match.game.players - 1]
        fill = LILAC if self.is_out(seat) else CREAM
        if self.match.shown.turn == seat:
            fill = "#FFF2B3"
        panel = art.panel(art.view.wide(wide), art.view.high(high), radius=art.view.px(34), fill=fill)
        step = STRIP_STEPS[self.match.game.players - 1]
        screen.blit(panel, panel.get_rect(center=whole(art.view.at(spot.x + step * 0.28, spot.y))))

    def _badge(self, screen: pygame.Surface, seat: int, player: Player) -> None:
        art, size = self.art, self.badge_size(seat)
        on_turn = self.match.shown.turn == seat and self.match.shown.winners is None
        badge = art.badge(player.avatar, size, tint(seat), on_turn)
        centre = self.badge_centre(seat)
        shadow = art.shadow(size, size, size / 2)
        screen.blit(shadow, shadow.get_rect(center=(centre[0], centre[1] + round(art.view.px(5)))))
        screen.blit(badge, badge.get_rect(center=centre))

    def _name(self, screen: pygame.Surface, seat: int, player: Player) -> None:
        art, (x, y) = self.art, self.badge_centre(seat)
        label = art.pill(player.name, art.view.px(22), WHITE, INK, stroke=INK)
        below = y + round(self.badge_size(seat) / 2 + art.view.px(10))
        screen.blit(label, label.get_rect(center=(x, below)))

    def _strip_name(self, screen: pygame.Surface, seat: int, player: Player) -> None:
        art, spot = self.art, self.seat_spot(seat)
        x, y = whole(art.view.at(spot.cards_x, spot.y))
        room = art.view.wide(8.4)
        size = art.letters.fit(player.name, room, art.view.px(21), "heading")
        label = art.letters.heading(player.name, size)
        screen.blit(label, label.get_rect(center=(x, y - round(art.view.high(3.6)))))

    def _smoke(self, screen: pygame.Surface, seat: int) -> None:
        """Out of the round: a puff of smoke over the badge."""
        art, (x, y) = self.art, self.badge_centre(seat)
        size = self.badge_size(seat)
        cloud = art.cloud(size * 0.85)
        screen.blit(cloud, cloud.get_rect(center=(x, y + round(size * 0.36))))

    def _count(self, screen: pygame.Surface, seat: int) -> None:
        """How many cards a player holds, and in a long game the points."""
        art, spot = self.art, self.seat_spot(seat)
        if seat != self.match.viewer:
            held = sum(len(cards) for pile, cards in self.match.shown.piles.items() if pile.seat == seat)
            badge = art.count(held, art.view.px(34 if spot.strip else 40))
            x, y = art.view.at(spot.cards_x, spot.cards_y)
            shift = (art.view.wide(3.9), 0.0) if spot.strip else (0.0, art.view.px(42))
            screen.blit(badge, badge.get_rect(center=whole((x + shift[0], y + shift[1]))))
        if self.match.game.keeps_score:
            self._points(screen, seat)

    def _points(self, screen: pygame.Surface, seat: int) -> None:
        art, points = self.art, self.match.shown.scores[seat]
        if seat != self.match.viewer and not points:
            return
        x, y = self.badge_centre(seat)
        if self.seat_spot(seat).strip:
            label = art.pill(str(points), art.view.px(18), INK, WHITE)
            low = round(self.badge_size(seat) / 2)
            screen.blit(label, label.get_rect(center=(x, y + low)))
            return
        text = f"{points} points" if seat == self.match.viewer else str(points)
        label = art.pill(text, art.view.px(19), INK, WHITE)
        up = round(self.badge_size(seat) / 2 + art.view.px(24))
        aside = round(self.badge_size(seat) * 0.42)
        spot = (x, y - up) if seat == self.match.viewer else (x - aside, y - aside)
        screen.blit(label, label.get_rect(center=spot))
