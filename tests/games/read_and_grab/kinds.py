"""How READ AND GRAB is tried."""

from tests.shared.every_kind import Tried

TRIED = Tried(rare="grab leave set_complete")
