"""The one list of games."""

from game.tables.kablam import KABLAM
from game.tables.table import Table

TABLES: dict[str, Table] = {table.key: table for table in (KABLAM,)}
