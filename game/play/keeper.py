"""Autosave: a match is kept after all that a person would have to do again."""

from collections.abc import Callable

from game.play.match import Match
from game.play.save import Saves


class Keeper:
    """Stores a match whenever it has gone on; a finished one is not kept."""

    def __init__(self, match: Match, saves: Saves, announce: Callable[[str], None]) -> None:
        self.match = match
        self._saves = saves
        self._announce = announce
        self._stored: tuple[int, ...] = ()  # the moves, readings and looks at the last time
        self._trouble = ""  # why it could not be stored then

    @property
    def begun(self) -> bool:
        return bool(self._stored)

    def keep(self) -> None:
        moment = (len(self.match.history), len(self.match.readings), self.match.looks)
        if moment == self._stored:
            return
        self._stored = moment
        if not self.match.people:
            return  # a demonstration leaves the child's own match alone
        if self.match.game.winners is None or self.match.owed():
            self._saves.store(self.match)
        else:
            self._saves.clear()
        if self._saves.unkept != self._trouble:
            self._trouble = self._saves.unkept
            self._announce("This game cannot be saved here." if self._trouble else "")
