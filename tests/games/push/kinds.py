"""How PUSH is tried."""

from tests.shared.every_kind import Tried

TRIED = Tried(rare="switch stop last_card bust lost lost_all star safe banked")
