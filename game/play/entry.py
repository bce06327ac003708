"""A game as it stands on the shelf."""

from collections.abc import Mapping
from typing import NamedTuple

from game.play.bots import LEVELS, Level
from game.rules.core import Game
from game.table.table import Table


class Entry(NamedTuple):
    """The table of a game, its rules, and how its computers play."""

    table: Table
    levels: Mapping[str, Level] = LEVELS

    @property
    def rules(self) -> type[Game]:
        return self.table.rules

    @property
    def best(self) -> Level:
        """The strongest, who also advises people."""
        return self.levels["hard"]

    def level(self, name: str) -> Level:
        """A game without levels has one way to play, whatever a seat is called."""
        return self.levels[name] if self.rules.levels else self.best
