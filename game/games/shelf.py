"""The one list of games."""

from game.games.go_fox import bot as go_fox
from game.games.go_fox.table import GO_FOX
from game.games.kablam.table import KABLAM
from game.games.push import bot as push
from game.games.push.table import PUSH
from game.games.read_and_grab.table import READ_AND_GRAB
from game.games.thats_it import bot as thats_it
from game.games.thats_it.table import THATS_IT
from game.games.uno_express import bot as uno_express
from game.games.uno_express.table import UNO_EXPRESS
from game.play.entry import Entry

IN_ORDER = (
    Entry(KABLAM),
    Entry(GO_FOX, go_fox.LEVELS),
    Entry(READ_AND_GRAB),
    Entry(PUSH, push.LEVELS),
    Entry(THATS_IT, thats_it.LEVELS),
    Entry(UNO_EXPRESS, uno_express.LEVELS),
)
GAMES: dict[str, Entry] = {entry.table.key: entry for entry in IN_ORDER}
