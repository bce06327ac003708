"""Read and Grab as a match: people and computers, saves at every move, and without a window."""

import pytest

from game.games.read_and_grab.rules import ReadAndGrab
from game.games.shelf import GAMES
from game.play.match import Phase
from game.play.plan import parse_seats
from game.play.simulate import play_out, simulate
from tests.arranging import deck_of
from tests.play.driving import check_saves, check_simulated, new_match, step

OPTIONS: list[dict[str, object]] = [{}, {"grab": "may"}]
SEATS = ("easy,hard", "human,medium", "human,human,easy", "human,easy,easy,hard,easy,human")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_saved_at_every_move_it_has_the_same_future(options: dict[str, object], seats: str) -> None:
    check_saves(seats, "read_and_grab", options)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_simulated_match_is_the_match_at_the_table(options: dict[str, object]) -> None:
    check_simulated("read_and_grab", options)


def test_nothing_is_private_where_nobody_has_a_hand() -> None:
    match = new_match("human,human,human", 1, "read_and_grab")
    assert not match.secret
    phases = set()
    while match.phase is not Phase.OVER:
        phases.add(match.phase)
        step(match)
    assert Phase.HAND_OVER not in phases


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("grab", ["must", "may"])
def test_simulated_read_and_grab_has_66_turns_and_eleven_sets(players: int, grab: str) -> None:
    """Also where they may leave it: a computer never does."""
    seats = parse_seats(",".join(["easy"] * players))
    for seed in range(3):
        record = play_out(GAMES["read_and_grab"], deck_of(ReadAndGrab, players), seats, seed, {"grab": grab})
        assert (record["turns"], sum(record["scores"])) == (66, 11)
        assert record["reads"] > 66


def test_the_last_record_counts_joint_winners_each() -> None:
    players = parse_seats("easy,easy,easy")
    *games, total = simulate(GAMES["read_and_grab"], deck_of(ReadAndGrab, 3), players, 1, 20, {})
    assert sum(total["wins"]) == sum(len(record["winners"]) for record in games) > 20
