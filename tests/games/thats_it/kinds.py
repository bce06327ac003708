"""How THAT'S IT! is tried: single rounds mostly, and now and then with sense."""

from game.games.thats_it.bot import Collecting
from tests.shared.every_kind import Kind, Tried

TRIED = Tried(
    kinds=(
        *(Kind(players, {"version": 1, "rounds": 1}) for players in range(2, 7)),
        *(Kind(players, {"version": 2, "rounds": 1}) for players in range(2, 7)),
        Kind(3, {"version": 1, "rounds": 2}),
        Kind(2, {"version": 2, "rounds": 3, "call_window": "off"}),
    ),
    rare="presented thats_it round_won missed put_aside rebuilt swapped",
    sensible=Collecting(),
    unwilling=("draw", "take"),
)
