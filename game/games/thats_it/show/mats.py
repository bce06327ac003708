"""Sets on the table: their mats, the heads of their owners, and the place for what may still be added."""

import pygame

from game.games.thats_it import grouping
from game.games.thats_it.grouping import FEW
from game.screen.paint import svg
from game.screen.paint.palette import SUN_YELLOW, WHITE
from game.screen.paint.view import put
from game.screen.table.desk import PileView
from game.screen.table.seats import tint
from game.table.arrangements import Place, Spot

WHOLE = 4  # cards; a set of fewer has a free place
EDGE = 10  # lu between a mat and the free place in it
HEAD = 46  # lu
RADIUS = 22  # lu


class MatView(PileView):
    """One set; all of them move closer when the table fills up."""

    @property
    def place(self) -> Place:
        laid = sum(pile.name == self.pile.name for pile, cards in self.desk.shown.piles.items() if cards)
        place, players = self.desk.table.place(self.pile), self.desk.match.game.players
        return grouping.mat_at(place, self.pile.nth, laid, players)

    def order(self) -> list[int]:
        return grouping.side_by_side(self.cards, self.desk.match.game.deck)

    def spots(self) -> list[Spot]:
        deck = self.desk.match.game.deck
        return grouping.set_spots(self.place, self.order(), deck) if self.cards else []

    def target(self) -> pygame.Rect:
        place = self.place
        return self.desk.view.box(place.x, place.y, place.room, place.depth)

    def under(self, screen: pygame.Surface) -> None:
        if self.cards:
            self._mat(screen)
        elif self._is_next():
            box, radius = self.target(), self.desk.view.px(RADIUS)
            screen.blit(self.desk.art.pieces.dashed(*box.size, radius, opacity=0.3), box)

    def over(self, screen: pygame.Surface) -> None:
        """The owner's head at the outer corner."""
        if not self.cards or self.pile.nth > len(self._owners()):
            return
        desk, px, inwards = self.desk, self.desk.view.px, round(self.desk.view.px(8))
        owner = int(self._owners()[self.pile.nth - 1])
        box = self.target().inflate(-2 * inwards, -2 * inwards)
        head = desk.art.tokens.badge(desk.match.players[owner].avatar, px(HEAD), tint(owner))
        put(screen, head, box.topleft if box.centerx < desk.view.width / 2 else box.topright)

    def _owners(self) -> str:
        return str(self.desk.shown.marks.get("owners", ""))

    def _is_next(self) -> bool:
        """Where the next set will lie, unless all sets are going to move closer for it."""
        match, piles = self.desk.match, self.desk.shown.piles
        laying = match.game.chosen.get("version") == 2 and self.desk.shown.marks.get("state") != "between"
        first = next(pile for pile, cards in piles.items() if not cards and pile.name == self.pile.name)
        return laying and first == self.pile and len(self._owners()) != len(FEW)

    def _mat(self, screen: pygame.Surface) -> None:
        art, box, radius = self.desk.art, self.target(), self.desk.view.px(RADIUS)
        line, glowing = art.view.px(4), self.pile in self.desk.pointed.piles
        inside = (line / 2, line / 2, box.width - line, box.height - line, radius)
        if glowing:
            put(screen, art.lights.rim(*box.size, radius, SUN_YELLOW), box.center)
        body = svg.rect(*inside, WHITE, None, 0, 0.2) + svg.rect(*inside, "none", WHITE, line, 0.55)
        screen.blit(art.sketch(body, *box.size), box)
        if len(self.cards) < WHOLE:
            self._free(screen, box, glowing)
        elif glowing:
            self._shine_wizards(screen)

    def _free(self, screen: pygame.Surface, box: pygame.Rect, glowing: bool) -> None:
        """Where a fourth card will lie; with a plus if there is one for it."""
        art, last = self.desk.art, self.poses()[-1]
        edge = round(art.view.px(EDGE))
        left = round(last.x + last.width / 2) + edge // 2
        place = pygame.Rect(left, box.top + edge, box.right - edge - left, box.height - 2 * edge)
        if glowing:
            frame = art.pieces.dashed(*place.size, art.view.px(14), SUN_YELLOW)
            plus = art.picture("icons/plus", min(place.width * 0.6, art.view.px(40)), SUN_YELLOW)
            screen.blit(frame, place)
            put(screen, plus, place.center)
        else:
            screen.blit(art.pieces.dashed(*place.size, art.view.px(14), opacity=0.4), place)

    def _shine_wizards(self, screen: pygame.Surface) -> None:
        """The wizards that the card in question would set free."""
        deck = self.desk.match.game.deck
        for card, pose in zip(self.order(), self.poses(), strict=True):
            if not deck[card].word:
                put(screen, self.desk.art.cards.glow(pose.width, SUN_YELLOW), (pose.x, pose.y))
