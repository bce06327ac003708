"""What everything that draws a table holds: the match, its table, and how the room wants to see them."""

from collections.abc import Mapping

from game.play.match import Match
from game.play.shown import Shown
from game.screen.paint.art import Art
from game.screen.paint.view import View
from game.screen.table.moments import Happening, Moment
from game.screen.table.pointed import NOTHING
from game.table.table import Table

Moments = Mapping[Happening, type[Moment]]
NONE: Moments = {}


class Desk:
    """Made once by whoever opens a table; another window or other settings change it in one place."""

    def __init__(
        self, match: Match, table: Table, art: Art, calm: bool, speed: float, moments: Moments = NONE
    ) -> None:
        self.match = match
        self.table = table
        self.art = art
        self.calm = calm  # nothing flies, flashes or fades
        self.speed = speed
        self.pointed = NOTHING
        self.moments = moments

    @property
    def shown(self) -> Shown:
        """The table as the room has seen it so far."""
        return self.match.shown

    @property
    def viewer(self) -> int:
        """The seat from which the room looks at it."""
        return self.match.viewer

    @property
    def view(self) -> View:
        return self.art.view
