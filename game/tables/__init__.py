"""The one list of games."""

from game.tables.go_fox import GO_FOX
from game.tables.kablam import KABLAM
from game.tables.push import PUSH
from game.tables.read_and_grab import READ_AND_GRAB
from game.tables.table import Table
from game.tables.thats_it import THATS_IT

TABLES: dict[str, Table] = {table.key: table for table in (KABLAM, GO_FOX, READ_AND_GRAB, PUSH, THATS_IT)}
