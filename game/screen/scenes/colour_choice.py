"""A wild card that waits for its colour: it can be put back until one is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.uno_express.show import duelling
from game.rules.things import COLOURS, Choice, Pick

if TYPE_CHECKING:
    from game.screen.scenes.table import TableScene


class ColourChoice:
    """Asks the person on turn, after a warning if the card is against its own rule."""

    def __init__(self, table: TableScene, wild: Pick, colours: list[str]) -> None:
        self.table = table
        self.wild = wild
        self.colours = [colour for colour in COLOURS if colour in colours]

    def ask(self) -> None:
        duelling.warn(self.table, self.wild, self._ask_colour, self._put_back)

    def _ask_colour(self) -> None:
        table = self.table
        assert table.asking is not None
        told = {"chosen": self._chosen, "cancelled": self._put_back, "colours": self.colours}
        counts = table.asking.held()
        table.host.go("colour_picker", counts=counts, calls=table.calls, **told)

    def _chosen(self, colour: str) -> None:
        if self.table.asking is not None:
            self.table.pick(Choice(colour))

    def _put_back(self) -> None:
        if self.table.asking is not None:
            self.table.asking.picker.pick(self.wild)
