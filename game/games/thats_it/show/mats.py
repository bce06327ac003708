"""Sets on the table: their mats, the heads of their owners, and the place for what may still be added."""

import pygame

from game.games.thats_it.grouping import FEW
from game.rules.things import Pile
from game.screen.paint import svg
from game.screen.paint.palette import SUN_YELLOW, WHITE
from game.screen.paint.view import whole
from game.screen.table.desk import Desk
from game.screen.table.seats import tint
from game.screen.table.stage import Stage
from game.screen.widgets.plates import sketch
from game.table.layout import Spread

WHOLE = 4  # cards; a set of fewer has a free place
EDGE = 10  # lu between a mat and the free place in it
HEAD = 46  # lu
RADIUS = 22  # lu


class Mats:
    """Draws what lies under and over the sets, from what has been shown so far."""

    def __init__(self, desk: Desk, stage: Stage) -> None:
        self.desk = desk
        self.stage = stage

    def piles(self) -> list[Pile]:
        return [pile for pile in self.desk.shown.piles if self.stage.place(pile).spread is Spread.MAT]

    def box(self, pile: Pile) -> pygame.Rect:
        place = self.stage.place(pile)
        return self.desk.view.box(place.x, place.y, place.room, place.depth)

    def boxes(self) -> list[pygame.Rect]:
        """Of all sets that lie there."""
        return [self.box(pile) for pile in self.piles() if self.desk.shown.piles[pile]]

    def draw_under(self, screen: pygame.Surface) -> None:
        piles = self.piles()
        for pile in piles:
            if self.desk.shown.piles[pile]:
                self._mat(screen, pile)
        self._next(screen, [pile for pile in piles if not self.desk.shown.piles[pile]])

    def draw_over(self, screen: pygame.Surface) -> None:
        """The owner's head at the outer corner of each mat."""
        owners = str(self.desk.shown.marks.get("owners", ""))
        for pile, owner in zip(self.piles(), owners, strict=False):
            if not self.desk.shown.piles[pile]:
                continue
            px, box = self.desk.view.px, self.box(pile)
            head = self.desk.art.tokens.badge(
                self.desk.match.players[int(owner)].avatar, px(HEAD), tint(int(owner))
            )
            inwards, y = round(px(8)), box.top + round(px(8))
            on_the_left = box.centerx < self.desk.view.width / 2
            x = box.left + inwards if on_the_left else box.right - inwards
            screen.blit(head, head.get_rect(center=(x, y)))

    def _mat(self, screen: pygame.Surface, pile: Pile) -> None:
        art, box, radius = self.desk.art, self.box(pile), self.desk.view.px(RADIUS)
        line = art.view.px(4)
        inside = (line / 2, line / 2, box.width - line, box.height - line, radius)
        if pile in self.desk.pointed.piles:
            rim = art.lights.rim(*box.size, radius, SUN_YELLOW)
            screen.blit(rim, rim.get_rect(center=box.center))
        body = svg.rect(*inside, WHITE, None, 0, 0.2) + svg.rect(*inside, "none", WHITE, line, 0.55)
        screen.blit(sketch(art, body, *box.size), box)
        if len(self.desk.shown.piles[pile]) < WHOLE:
            self._free(screen, pile, box)
        elif pile in self.desk.pointed.piles:
            self._shine_wizards(screen, pile)

    def _free(self, screen: pygame.Surface, pile: Pile, box: pygame.Rect) -> None:
        """Where a fourth card will lie; with a plus if there is one for it."""
        art, last = self.desk.art, self.stage.poses(pile)[-1]
        edge = round(art.view.px(EDGE))
        left = round(last.x + last.width / 2) + edge // 2
        place = pygame.Rect(left, box.top + edge, box.right - edge - left, box.height - 2 * edge)
        if pile in self.desk.pointed.piles:
            frame = art.pieces.dashed(*place.size, art.view.px(14), SUN_YELLOW)
            plus = art.picture("icons/plus", min(place.width * 0.6, art.view.px(40)), SUN_YELLOW)
            screen.blit(frame, place)
            screen.blit(plus, plus.get_rect(center=place.center))
        else:
            screen.blit(art.pieces.dashed(*place.size, art.view.px(14), opacity=0.4), place)

    def _shine_wizards(self, screen: pygame.Surface, pile: Pile) -> None:
        """The wizards that the card in question would set free."""
        deck, cards = self.desk.match.game.deck, self.desk.shown.piles[pile]
        for card, pose in zip(self.stage.order(pile, cards), self.stage.poses(pile), strict=True):
            if not deck[card].word:
                glow = self.desk.art.cards.glow(pose.width, SUN_YELLOW)
                screen.blit(glow, glow.get_rect(center=whole((pose.x, pose.y))))

    def _next(self, screen: pygame.Surface, empty: list[Pile]) -> None:
        """Where the next set will lie, unless all sets are going to move closer for it."""
        laying = (
            self.desk.match.game.chosen.get("version") == 2
            and self.desk.shown.marks.get("state") != "between"
        )
        if empty and laying and len(str(self.desk.shown.marks.get("owners", ""))) != len(FEW):
            box = self.box(empty[0])
            screen.blit(self.desk.art.pieces.dashed(*box.size, self.desk.view.px(RADIUS), opacity=0.3), box)
