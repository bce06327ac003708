"""A wild card that waits for its colour: it can be put back until one is chosen."""

from game.rules.things import COLOURS, Choice, Pick
from game.screen.scenes.show import Sitting


class ColourChoice:
    """Asks the person on turn, after a warning if the card is against its own rule."""

    def __init__(self, table: Sitting, wild: Pick, colours: list[str]) -> None:
        self.table = table
        self.wild = wild
        self.colours = [colour for colour in COLOURS if colour in colours]

    def ask(self) -> None:
        told = (self.table, self.wild, self._ask_colour, self._put_back)
        warning = self.table.dialogs.before(*told)
        if warning is None:
            self._ask_colour()
        else:
            self.table.host.push(warning)

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
