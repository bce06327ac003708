"""Everything on the table that is not a card: mat, host, seats, the piles' labels, the match chip, ways."""

import math
from typing import Any

import pygame

from game.games.push.show.odds import draw_odds
from game.games.push.show.stores import Stores
from game.games.read_and_grab.show import LaidPieces
from game.games.thats_it.show.hand_help import HandHelp
from game.games.thats_it.show.mats import Mats
from game.games.thats_it.show.new_card import draw_new
from game.rules.things import Card, Pile
from game.screen.paint.palette import INK, SUN_YELLOW, WHITE
from game.screen.paint.view import whole
from game.screen.table.desk import Desk
from game.screen.table.seats import SeatPieces
from game.screen.table.stage import Stage
from game.screen.table.ways import Point, Way, draw_dots, draw_head
from game.table.layout import AWAY, Spread

CHEVRONS = (-149, -31, 18, 162)  # degrees round the mat, clear of seats and hand
LAYERS = 6
CLEAR = 22  # percent between a ribbon's middle and the end of a way
ASIDE = (31, 69)
KIND_PICTURES = {
    "miss": "characters/snail",
    "skip": "characters/snail",
    "pick": "characters/octopus",
    "draw1": "characters/octopus-one",
    "rev": "characters/crab",
}


class Furniture:
    """Draws the table around the cards, from what has been shown so far."""

    def __init__(self, desk: Desk, stage: Stage) -> None:
        self.desk = desk
        self.stage = stage
        self.seats = SeatPieces(desk, stage)
        self.laid = LaidPieces(desk, stage)
        self.stores = Stores(desk, stage)
        self.mats = Mats(desk, stage)
        self.hand_help = HandHelp(desk, stage)
        self.turning = 1.0  # 0 to 1 while the direction of play turns round
        self._seated: tuple[tuple[Any, ...], pygame.Surface] | None = None  # for what, and felt with seats

    @property
    def marks(self) -> dict[str, str | int]:
        return self.desk.shown.marks

    def won_at(self, seat: int) -> tuple[int, int]:
        """The middle of what a seat has laid last, or its head."""
        laid = (Spread.MEDAL, Spread.ROW, Spread.GRID, Spread.BANK)
        piles = [pile for pile, cards in self.desk.shown.piles.items() if cards and pile.seat == seat]
        piles = [pile for pile in piles if self.stage.place(pile).spread in laid]
        if not piles:
            return self.seats.centre(seat)
        newest = max(piles, key=lambda pile: self.stage.sprites[self.desk.shown.piles[pile][-1]].landing)
        last = self.stage.poses(newest)[-1]
        return whole((last.x, last.y))

    def fans(self) -> list[pygame.Rect]:
        """Where the others hold their cards."""
        found = []
        for pile, cards in self.desk.shown.piles.items():
            if cards and self.stage.place(pile).spread is Spread.BACKS:
                found.append(self.laid.box(pile))
        return found

    def draw_ground(self, screen: pygame.Surface) -> None:
        """What lies under all cards."""
        self.laid.glowing = {*self.desk.pointed.piles, *self._goals()}
        ways = self._ways()
        beams = self.desk.pointed.beams
        lit = beams is not None
        screen.blit(self._felt() if ways or lit else self._felt_with_seats(), (0, 0))
        if beams is not None:
            screen.blit(self.desk.art.ground.beams("#FFE9A8", 0.2, beams.x, beams.y, 22), (0, 0))
        for way in ways:
            draw_dots(screen, self.desk.art, way)
        if "direction" in self.marks and self.desk.table.marks["direction"] != AWAY:
            self._chevrons(screen)
        if self.desk.table.host and self.desk.table.host.drawn:
            self._host(screen)
        if self.marks.get("die"):
            self._die(screen)
        if ways or lit:  # dots and light run under heads and papers
            self._draw_seats(screen)
        self.laid.draw_under(screen)
        self.stores.draw_under(screen, self.desk.pointed.piles)
        self.mats.draw_under(screen)
        self.hand_help.draw_under(screen)
        for pile, cards in self.desk.shown.piles.items():
            if self.stage.place(pile).spread is Spread.PILE:
                self._deck(screen, pile, len(cards))
            if self.stage.place(pile).spread is Spread.MESS:
                self._heap_ground(screen, pile, cards)

    def _heap_ground(self, screen: pygame.Surface, pile: Pile, cards: list[int]) -> None:
        """Light round a heap that can be clicked; the place itself if nothing lies there."""
        place = self.stage.place(pile)
        width, centre = self.desk.view.wide(place.width), whole(self.desk.view.at(place.x, place.y))
        if not cards:
            empty = self.desk.art.pieces.dashed(width, width * 1.4, width * 0.12)
            screen.blit(empty, empty.get_rect(center=centre))
        if pile not in self.desk.pointed.piles:
            return
        colour = SUN_YELLOW if self.desk.pointed.piles == {pile} else WHITE  # the only way on is plain to see
        if cards:
            glow, angle = self.desk.art.cards.glow(width, colour), self.stage.sprites[cards[-1]].home.angle
            glow = self.desk.art.turned(glow, f"glow of a heap {colour}", angle)
        else:
            glow = self.desk.art.lights.rim(width, width * 1.4, width * 0.12, colour)
        screen.blit(glow, glow.get_rect(center=centre))

    def _draw_seats(self, screen: pygame.Surface) -> None:
        for seat in range(self.desk.match.game.players):
            self.seats.draw(screen, seat)

    def _felt_with_seats(self) -> pygame.Surface:
        """Kept until another player is on turn, can be chosen or drops out: most of a frame is just this."""
        shown = self.desk.shown
        told = (shown.turn, shown.winners is None, self.marks.get("out"), self.desk.pointed.seats)
        key = (*told, self.desk.viewer, self.desk.art)
        if self._seated is None or self._seated[0] != key:
            ground = self._seated[1] if self._seated else None
            if ground is None or ground.get_size() != self.desk.view.size:
                ground = pygame.Surface(self.desk.view.size).convert()
            ground.blit(self._felt(), (0, 0))
            self._draw_seats(ground)
            self._seated = (key, ground)
        return self._seated[1]

    def _felt(self) -> pygame.Surface:
        """The table itself with its mat: one opaque picture."""
        return self.desk.art.shelf.get(("felt", self.desk.table.key), self._make_felt)

    def _make_felt(self) -> pygame.Surface:
        art = self.desk.art
        felt = art.ground.background(self.desk.table.key).copy()
        place = self.desk.table.seats.mat
        if place is None:
            return felt
        mat = art.ground.mat(art.view.wide(place.wide), art.view.high(place.high))
        felt.blit(mat, mat.get_rect(center=whole(art.view.at(place.x, place.y))))
        return felt

    def _host(self, screen: pygame.Surface) -> None:
        art, host = self.desk.art, self.desk.table.host
        assert host is not None
        x, y = art.view.at(host.x, host.y)
        size = art.view.px(host.size)
        shade = art.soft(size * 0.6, size * 0.09, size * 0.045, art.view.px(7), 110)
        screen.blit(shade, shade.get_rect(center=whole((x, y + size * 0.46))))
        picture = art.turned(art.picture(host.picture, size), host.picture, host.turn)
        screen.blit(picture, picture.get_rect(center=whole((x, y))))

    def _die(self, screen: pygame.Surface) -> None:
        """The die as it fell last."""
        art, place = self.desk.art, self.desk.table.marks["die"]
        size = art.view.wide(place.width)
        x, y = art.view.at(place.x, place.y)
        shade = art.soft(size * 0.7, size * 0.12, size * 0.06, art.view.px(8), 110)
        screen.blit(shade, shade.get_rect(center=whole((x, y + size * 0.4))))
        face = str(self.marks["die"])
        die = art.turned(art.picture(f"die/{face}", size), f"die {face}", -8)
        screen.blit(die, die.get_rect(center=whole((x, y))))

    def draw_labels(self, screen: pygame.Surface) -> None:
        """What lies above resting cards: counts, points, the chip that says what matches."""
        self.laid.draw_over(screen)
        self.stores.draw_over(screen)
        self.mats.draw_over(screen)
        self.hand_help.draw_over(screen)
        draw_new(screen, self.desk.art, self.stage)
        for seat in range(self.desk.match.game.players):
            self.seats.draw_counts(screen, seat)
        for pile, cards in self.desk.shown.piles.items():
            if self.stage.place(pile).spread is Spread.PILE:
                self._left(screen, pile, len(cards))
        if self.marks.get("colour"):
            self._chip(screen)
        if self.desk.pointed.odds and self.desk.table.odds:
            helper = self.desk.table.odds
            draw_odds(
                screen,
                self.desk.art,
                helper.sentence,
                self.desk.pointed.odds,
                whole(self.desk.view.at(helper.x, helper.y)),
            )
        for way in self._ways():
            draw_head(screen, self.desk.art, way)

    # who speaks to whom, what goes where

    def _goals(self) -> set[Pile]:
        """Where the cards of a pile that can be clicked will go: the viewer's own pile of that kind."""
        theirs = (pile for pile in self.desk.pointed.piles if self._is_theirs(pile))
        return {pile._replace(seat=self.desk.viewer) for pile in theirs}

    def _is_theirs(self, pile: Pile) -> bool:
        laid = (Spread.STACKS, Spread.ROW, Spread.GRID)
        return pile.seat not in (-1, self.desk.viewer) and self.stage.place(pile).spread in laid

    def _ways(self) -> list[Way]:
        """What can be taken and where it will go; who speaks to whom."""
        found = []
        for pile in self.desk.pointed.piles:
            if self._is_theirs(pile):
                start, goal = self.laid.box(pile), self.laid.box(pile._replace(seat=self.desk.viewer))
                end = (goal.centerx, goal.top - self.desk.view.px(24))
                middle = (start.centerx * 0.4 + end[0] * 0.6, end[1] - (end[1] - start.bottom) * 0.2)
                found.append(Way(start.midbottom, end, middle))
        if self.desk.pointed.aim is not None:
            found.append(self._call(self.desk.viewer, self.desk.pointed.aim))
        elif self.desk.table.pointing and self.marks.get(self.desk.table.pointing[0]):
            asker, asked = (int(self.marks[name]) for name in self.desk.table.pointing[1:])
            found.append(self._call(asker, asked))
        return found

    def beside_ways(self, x: float) -> float:
        """Where in the breadth of the table a ribbon lies clear of where cards will go."""
        ends = [way.end[0] * 100 / self.desk.view.width for way in self._ways()] if self.laid.glowing else []
        if self.desk.pointed.aim is not None or all(abs(end - x) > CLEAR for end in ends):
            return x
        return max(ASIDE, key=lambda other: min(abs(end - other) for end in ends))

    def _call(self, asker: int, asked: int) -> Way:
        """From head to head, clear of both."""
        start, end = self.seats.centre(asker), self.seats.centre(asked)
        control = self._bend(asker, asked, start, end)
        first = self._leave(start, control, self.seats.size(asker))
        return Way(first, self._leave(end, control, self.seats.size(asked)), control)

    def _bend(self, asker: int, asked: int, start: Point, end: Point) -> Point:
        """Up the side of the table, or below the heads along the top."""
        if self.desk.viewer in (asker, asked):
            low, high = max(start, end, key=lambda at: at[1]), min(start, end, key=lambda at: at[1])
            return (low[0] + (high[0] - low[0]) * 0.12, high[1] + (low[1] - high[1]) * 0.34)
        return ((start[0] + end[0]) / 2, start[1] + self.desk.view.high(34))

    def _leave(self, centre: Point, towards: Point, size: float) -> Point:
        reach = size / 2 + self.desk.view.px(24)
        away = math.dist(centre, towards) or 1.0
        return (
            centre[0] + (towards[0] - centre[0]) * reach / away,
            centre[1] + (towards[1] - centre[1]) * reach / away,
        )

    # the middle

    def _chevrons(self, screen: pygame.Surface) -> None:
        """Arrow heads round the mat, clockwise or not; they run round and turn when play turns."""
        art = self.desk.art
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
        art, place = self.desk.art, self.desk.table.shared[pile.name]
        x, y = whole(art.view.at(place.x, place.y))
        width = art.view.wide(place.width)
        back = art.cards.back(self.desk.table.emblem, width)
        box = back.get_rect(center=(x, y))
        if pile in self.desk.pointed.piles:
            glow = art.cards.glow(width, WHITE)
            screen.blit(glow, glow.get_rect(center=(x, y)))
        if cards:
            shadow = art.cards.shadow(width)
            screen.blit(shadow, shadow.get_rect(center=(x, y + art.view.px(18))))
            screen.blit(art.cards.deck(back, min(LAYERS, (cards + 5) // 6)), box)
        else:
            empty = art.pieces.dashed(box.width, box.height, width * 0.12)
            screen.blit(empty, box)

    def _left(self, screen: pygame.Surface, pile: Pile, cards: int) -> None:
        art, place = self.desk.art, self.desk.table.shared[pile.name]
        x, y = whole(art.view.at(place.x, place.y))
        low = y + round(art.view.wide(place.width) * 0.7 + art.view.px(12))
        label = art.labels.pill(f"{cards} left", art.view.px(20), INK, WHITE)
        screen.blit(label, label.get_rect(center=(x, low)))

    def _chip(self, screen: pygame.Surface) -> None:
        """What matches now: the colour's shape, and the number or the action on top."""
        art, place = self.desk.art, self.desk.table.marks["colour"]
        x, y = whole(art.view.at(place.x, place.y))
        parts = [art.tokens.set_mark(str(self.marks["colour"]), art.view.px(46))]
        top = self._top_card()
        if top is not None:
            parts += [art.letters.reading("or", art.view.px(22)), top]
        gap = round(art.view.px(10))
        width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1) + art.view.px(36)
        panel = art.pieces.panel(max(width, art.view.px(90)), art.view.px(76), radius=art.view.px(24))
        screen.blit(panel, panel.get_rect(center=(x, y)))
        left = x - (width - art.view.px(36)) / 2
        for part in parts:
            screen.blit(part, part.get_rect(midleft=(round(left), y)))
            left += part.get_width() + gap
        label = art.labels.pill("Match", art.view.px(19), SUN_YELLOW, INK, stroke=INK)
        screen.blit(label, label.get_rect(center=(x, y - round(art.view.px(42)))))

    def top_printed(self) -> Card | None:
        """The card on top of the pile that cards are played on."""
        cards = self.desk.shown.piles.get(Pile(self.desk.table.heap))
        return self.desk.match.game.deck[cards[-1]] if cards else None

    def _top_card(self) -> pygame.Surface | None:
        """The number, or the animal, of the card on top."""
        printed = self.top_printed()
        if printed is None:
            return None
        if printed.kind in KIND_PICTURES:
            return self.desk.art.picture(KIND_PICTURES[printed.kind], self.desk.view.px(50))
        if printed.number or printed.kind == "number":
            return self.desk.art.cards.number(printed.number, self.desk.view.px(46), colour=INK)
        return None
