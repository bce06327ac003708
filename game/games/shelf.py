"""The one list of games."""

from game.games.go_fox.table import GO_FOX
from game.games.kablam.table import KABLAM
from game.games.push.table import PUSH
from game.games.read_and_grab.table import READ_AND_GRAB
from game.games.thats_it.table import THATS_IT
from game.games.uno_express.table import UNO_EXPRESS
from game.table.table import Table

IN_ORDER = (KABLAM, GO_FOX, READ_AND_GRAB, PUSH, THATS_IT, UNO_EXPRESS)
TABLES: dict[str, Table] = {table.key: table for table in IN_ORDER}
