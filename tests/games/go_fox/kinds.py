"""How GO FOX! is tried."""

from tests.shared.every_kind import Tried

TRIED = Tried(rare="ask yes go_fox pair")
