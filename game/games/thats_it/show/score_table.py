"""The points of a tournament on one sheet: a row a round, a column a player, the sums below."""

import pygame

from game.play.plan import Player
from game.screen.paint.art import Art
from game.screen.paint.palette import FAINT, INK, LEAF, LILAC, TINTS
from game.screen.paint.view import put
from game.screen.widgets.points import lay_sheet, sheet_box
from game.screen.widgets.standings import Result

WIDE = 540  # lu
LABEL = 112  # lu for the names of the rows
HEAD, FOOT, EDGE = 116, 74, 22  # lu
INDENT = EDGE + 10  # lu
ROW, TALLEST = 46, 452  # lu
NEW = "#FFF2B3"  # the round that has just been played
CROWN = 54  # lu
AIM = ("Fewest", "points", "wins!")


class ScoreTable:
    """Fewer points are better: nothing grows here but the last row, which is counted while one looks."""

    def __init__(self, art: Art, result: Result) -> None:
        self._art = art
        self._result = result
        self._rows = max(len(result.rounds), result.planned)
        self._row = min(ROW, (TALLEST - HEAD - FOOT) / self._rows)
        self.box = sheet_box(art, WIDE, HEAD + FOOT + self._row * self._rows, (300, 356))

    def draw(self, screen: pygame.Surface, progress: float) -> None:
        art, px, box = self._art, self._art.view.px, self.box
        lay_sheet(screen, art, box)
        for nth, word in enumerate(AIM):
            aim = art.letters.reading(word, px(19), FAINT)
            put(screen, aim, (box.x + px(INDENT), box.y + px(46 + 25 * nth)), "midleft")
        for seat, player in enumerate(self._result.players):
            self._head(screen, seat, player)
        for nth in range(self._rows):
            self._round(screen, nth, progress)
        self._sums(screen, progress)

    @property
    def _column(self) -> float:
        """How wide the column of a player is, in lu."""
        return (WIDE - LABEL - EDGE) / len(self._result.players)

    def _x(self, seat: int) -> float:
        """The middle of a player's column."""
        return self.box.x + self._art.view.px(LABEL + self._column * (seat + 0.5))

    def _head(self, screen: pygame.Surface, seat: int, player: Player) -> None:
        art, px, x = self._art, self._art.view.px, self._x(seat)
        badge = art.tokens.badge(player.avatar, px(min(66, self._column - 8)), TINTS[seat % len(TINTS)])
        place = put(screen, badge, (x, self.box.y + px(52)))
        name = art.letters.heading(player.name, px(22), room=px(self._column - 8))
        put(screen, name, (x, self.box.y + px(98)))
        if seat in self._result.leaders:
            crown = art.turned(art.picture("characters/crown", px(CROWN)), -6)
            put(screen, crown, (x, place.centery - round(px(16))), "midbottom")

    def _round(self, screen: pygame.Surface, nth: int, progress: float) -> None:
        art, px, rounds = self._art, self._art.view.px, self._result.rounds
        y, size = self.box.y + px(HEAD + self._row * (nth + 0.5)), px(min(27, self._row * 0.74))
        played, newest = nth < len(rounds), nth == len(rounds) - 1
        if newest:
            strip = art.pieces.box(px(WIDE - 2 * EDGE), px(self._row), px(self._row * 0.4), NEW)
            put(screen, strip, (self.box.centerx, y))
        label = art.letters.reading(f"Round {nth + 1}", size * 0.8, INK if played else FAINT)
        figures = [art.pieces.disc(px(8), LILAC)] * len(self._result.players)
        if played:
            part = progress if newest else 1
            figures = [
                art.letters.heading(str(round(points * part)), size, INK if points else LEAF.lip)
                for points in rounds[nth]
            ]
        self._line(screen, y, label, figures)

    def _sums(self, screen: pygame.Surface, progress: float) -> None:
        art, px = self._art, self._art.view.px
        line = art.pieces.box(px(WIDE - 2 * EDGE), px(4), px(2), INK)
        put(screen, line, (self.box.centerx, self.box.bottom - px(FOOT - 4)))
        columns = zip(*self._result.rounds, strict=True)
        sums = [sum(before) + round(last * progress) for *before, last in columns]
        figures = [art.letters.heading(str(total), px(38)) for total in sums]
        self._line(screen, self.box.bottom - px(FOOT / 2), art.letters.heading("Points", px(25)), figures)

    def _line(
        self, screen: pygame.Surface, y: float, label: pygame.Surface, figures: list[pygame.Surface]
    ) -> None:
        """What the row is called, and a figure in the column of each player."""
        put(screen, label, (self.box.x + self._art.view.px(INDENT), y), "midleft")
        for seat, figure in enumerate(figures):
            put(screen, figure, (self._x(seat), y))
