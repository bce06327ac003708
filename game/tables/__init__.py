"""The one list of games."""

from game.tables.go_fox import GO_FOX
from game.tables.kablam import KABLAM
from game.tables.push import PUSH
from game.tables.read_and_grab import READ_AND_GRAB
from game.tables.table import Table
from game.tables.thats_it import THATS_IT
from game.tables.uno_express import UNO_EXPRESS

IN_ORDER = (KABLAM, GO_FOX, READ_AND_GRAB, PUSH, THATS_IT, UNO_EXPRESS)
TABLES: dict[str, Table] = {table.key: table for table in IN_ORDER}
