"""How KA-BLAM! is tried."""

from tests.shared.every_kind import Tried

TRIED = Tried(rare="kablam reshuffled reverse starter_returned pick_up miss round_won")
