"""A game as it stands on the shelf."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.play.bots import LEVELS, Level
from game.rules.core import Game
from game.table.table import Table


@dataclass(frozen=True)
class Entry:
    """The table of a game, its rules, and how its computers play."""

    table: Table
    levels: Mapping[str, Level] = field(default_factory=lambda: LEVELS)

    @property
    def rules(self) -> type[Game]:
        return self.table.rules

    @property
    def key(self) -> str:
        return self.table.key

    @property
    def best(self) -> Level:
        """The strongest, who also advises people."""
        return self.levels["hard"]

    def level(self, name: str) -> Level:
        """A game without levels has one way to play, whatever a seat is called."""
        return self.levels[name] if self.rules.levels else self.best
