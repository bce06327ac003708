"""What a moment is made from: the match and the table at the instant at which it happens."""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.play.match import Match
from game.screen.widgets.widgets import Focus

if TYPE_CHECKING:
    from game.screen.table.picture import TableTop


class Occasion(NamedTuple):
    """Whom it befalls, and what the room says of it now and at its end."""

    match: Match
    top: "TableTop"
    focus: Focus
    seat: int
    sentence: str
    then: str

    def still(self, ribbon: bool = True) -> pygame.Surface:
        """The table as it stands."""
        return self.top.still(self.focus, ribbon)
