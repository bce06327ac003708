"""A finder that does its work when it is asked for results, so that tests need not wait for a thread."""

from pathlib import Path

from game import paths
from game.sound.finder import Finder, Folders, Found


class PromptFinder(Finder):
    """The same work without the thread."""

    def start(self) -> None:
        """Nothing is started."""

    def found(self) -> list[Found]:
        while self.working:
            self._next()
        return super().found()


def prompt_finder(user: Path, sounds: Path | None = None) -> PromptFinder:
    """One whose recordings and cache are in this folder; it ships nothing unless told where."""
    return PromptFinder(Folders(sounds or user / "none", user / "recordings", user / "cache"))


SHIPPED = paths.sounds()
