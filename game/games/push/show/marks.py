"""Draws the die as it fell last, and who takes a heap when."""

import pygame

from game.games.push.marks import DieAt
from game.games.push.stores import HEAP
from game.screen.paint.palette import WHITE
from game.screen.paint.view import put
from game.screen.table.desk import MarkView


class DieView(MarkView):
    """Before the first roll there is none."""

    mark: DieAt

    def under(self, screen: pygame.Surface) -> None:
        art, at = self.desk.art, self.mark
        if not self.value:
            return
        size = art.view.wide(at.width)
        x, y = art.view.at(at.x, at.y)
        put(screen, art.soft(size * 0.7, size * 0.12, size * 0.06, art.view.px(8), 110), (x, y + size * 0.4))
        face = str(self.value)
        put(screen, art.turned(art.picture(f"die/{face}", size), -8), (x, y))


class TakersView(MarkView):
    """A rank at each head."""

    def over(self, screen: pygame.Surface) -> None:
        for nth, seat in enumerate(self.order()):
            self._rank(screen, seat, nth + 1)

    def order(self) -> list[int]:
        """Who takes first, second and third, as far as there are heaps to take."""
        marks, players = self.desk.shown.marks, self.desk.match.game.players
        if not marks.keys() >= {"active", "direction"}:
            return []  # a frame may end between two of them
        if self.value:
            return [int(seat) for seat in str(self.value)]
        heaps = [view for view in self.desk.piles() if view.lies is HEAP and view.cards]
        active, way = int(marks["active"]), int(marks["direction"])
        return [(active + way * step) % players for step in range(min(len(heaps), players))]

    def _rank(self, screen: pygame.Surface, seat: int, rank: int) -> None:
        art, spot = self.desk.art, self.desk.seat_place(seat)
        x, y = self.desk.head(seat)
        half = self.desk.head_size(seat) * 0.36
        mark = art.labels.count(rank, art.view.px(30 if spot.strip else 40), WHITE)
        put(screen, mark, (x - half, y + half))
