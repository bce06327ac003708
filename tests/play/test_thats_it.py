"""That's It! as matches: to the end with people and computers, taken up again, and without a window."""

import pytest

from game.play import bots
from game.play.match import Match, Phase
from game.play.save import dump, load
from game.play.simulate import play_out
from tests.play.driving import GAMES, new_match, play_to_end, play_until, step
from tests.rules.properties import state

SEATS = ("easy,hard", "human,medium", "human,human,easy", "human,easy,easy,hard,easy,human")
BOTH = pytest.mark.parametrize("version", [1, 2])


@BOTH
@pytest.mark.parametrize("seats", SEATS)
def test_saved_in_the_midst_it_has_the_same_future(seats: str, version: int) -> None:
    end = play_to_end(new_match(seats, 1, "thats_it", version=version, rounds=2))

    def compare(match: Match) -> None:
        if len(match.history) % 7 == 3:
            loaded = load(dump(match), GAMES)
            loaded.pace = 0.0
            assert state(loaded.game) == state(match.game)
            assert loaded.pending_reads() == match.pending_reads()
            assert play_to_end(loaded).history == end.history

    match = play_to_end(new_match(seats, 1, "thats_it", version=version, rounds=2), compare)
    assert match.shown.piles == match.game.piles
    assert match.shown.winners == match.game.winners is not None


@pytest.mark.parametrize(("version", "most"), [(1, 2), (2, 1)])
def test_things_still_to_be_read_are_owed_after_a_save(version: int, most: int) -> None:
    """Who calls with two sets in hand reads the name of each; stopped in between, only the second is left."""
    owed = set()
    for seed in range(4):
        match = new_match("human,human", seed, "thats_it", version=version, rounds=1)
        while match.phase is not Phase.OVER:
            if match.phase is Phase.READ and match.reading is not None:
                loaded = play_until(load(dump(match), GAMES), Phase.READ)
                assert loaded.reading is not None
                assert (loaded.reading.seat, loaded.reading.card) == (match.reading.seat, match.reading.card)
                owed.add(match.pending_reads())
            play_well(match)
    assert owed == set(range(1, most + 1))


def play_well(match: Match) -> None:
    """Like `step`, but people collect sets, which by chance would hardly come."""
    if match.phase is Phase.ASK:
        match.play(match.game.turn, bots.advise(match.game, bots.chance(match.seed, len(match.history))))
    else:
        step(match)


@BOTH
def test_a_simulated_match_is_the_match_at_the_table(version: int) -> None:
    for seed in range(4):
        match = play_to_end(new_match("easy,medium,hard", seed, "thats_it", version=version))
        record = play_out(GAMES["thats_it"], match.game.deck, match.players, seed, {"version": version})
        assert record["winners"] == list(match.game.winners or ())
        assert record["scores"] == match.game.scores
        assert record["moves"] == len(match.history)


def test_hands_are_private() -> None:
    assert new_match("human,human", 1, "thats_it").secret
