"""Every game there is: those on the shelf, and those that stand here to prove the frame."""

from game.games.shelf import GAMES
from game.play.entry import Entry

ALL: dict[str, Entry] = {**GAMES}
