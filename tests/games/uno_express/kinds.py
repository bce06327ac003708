"""How UNO EXPRESS is tried: single hands mostly."""

from tests.shared.every_kind import Kind, Tried

HAND = {"length": "hand"}
POINTS = {"length": "points", "target": 150}
TRIED = Tried(
    kinds=(
        *(Kind(players, HAND) for players in range(2, 7)),
        Kind(2, {**POINTS, "deck": "B"}),
        Kind(2, {**HAND, "bluff": False}),
        Kind(3, {**HAND, "uno_window": "off"}),
        Kind(4, POINTS),
        Kind(6, {**HAND, "deck": "B", "words": False}),
    ),
    elsewhere=("accept", "challenge"),
    rare="uno catch caught skipped reversed drew_one drew_two wild_draw_two challenged bluff_found"
    " bluff_not starter_ignored reshuffled hand_won",
)
