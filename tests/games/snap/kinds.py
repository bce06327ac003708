"""How SNAP is tried."""

from tests.shared.every_kind import Tried

TRIED = Tried(rare="snap")
