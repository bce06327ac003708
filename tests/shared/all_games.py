"""Every game there is: those on the shelf, and those that stand here to prove the frame."""

from game.games.shelf import GAMES
from game.play.entry import Entry
from tests.games.crazy_eights.table import CRAZY_EIGHTS
from tests.games.snap.table import SNAP

PROVING = (Entry(CRAZY_EIGHTS), Entry(SNAP))
ALL: dict[str, Entry] = {**GAMES, **{entry.table.key: entry for entry in PROVING}}
