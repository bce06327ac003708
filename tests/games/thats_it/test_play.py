"""That's It! as matches: people and computers, taken up again, without a window, and the time to call."""

import pytest

from game.games.shelf import GAMES
from game.games.thats_it.rules import MISS
from game.play.match import Match, Phase
from game.play.save import dump, load
from game.play.simulate import play_out
from game.rules.things import Move
from tests.arranging import arrange, cards_called, go_on_from
from tests.play.driving import new_match, play_to_end, play_until, show_all, step
from tests.shared.properties import state

SEATS = ("easy,hard", "human,medium", "human,human,easy", "human,easy,easy,hard,easy,human")
BOTH = pytest.mark.parametrize("version", [1, 2])
STEP = 0.125
THREE, FOUR = "pic-red-a pic-red-a noun-red-a", "pic-red-b pic-red-b noun-red-b noun-red-b"
WAITING = {"hand 1": "pic-red-d noun-red-d noun-red-e", "discard": "noun-red-f", "state": "act"}
NEARLY = {
    1: {"hand 0": f"{THREE} {FOUR} pic-red-c", **WAITING},
    2: {"hand 0": "pic-red-c", "set.1": THREE, "owners": "0", **WAITING},
}


@BOTH
@pytest.mark.parametrize("seats", SEATS)
def test_saved_in_the_midst_it_has_the_same_future(seats: str, version: int) -> None:
    end = play_to_end(new_match(seats, 1, "thats_it", version=version, rounds=2))

    def compare(match: Match) -> None:
        if len(match.history) % 7 == 3:
            loaded = load(dump(match), GAMES)
            loaded.pace = 0.0
            assert state(loaded.game) == state(match.game)
            assert loaded.owed() == match.owed()
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
                owed.add(match.owed())
            play_well(match)
    assert owed == set(range(1, most + 1))


def play_well(match: Match) -> None:
    """Like `step`, but people collect sets, which by chance would hardly come."""
    if match.phase is Phase.ASK:
        match.play(match.game.turn, match.advice())
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


# the time to call


def to_be_called(version: int, **options: object) -> Match:
    """A person has put down the last card that was left over, and the room has seen it."""
    match = new_match("human,easy", 1, "thats_it", first_dealer=1, version=version, **options)
    play_until(match, Phase.ASK)
    arrange(match.game, NEARLY[version])
    go_on_from(match, match.game)
    match.play(0, Move("discard", tuple(cards_called(match.game, "pic-red-c"))))
    show_all(match)
    return match


@BOTH
@pytest.mark.parametrize(
    ("options", "seconds"), [({}, 6.0), ({"call_window": 3}, 3.0), ({"call_window": 10}, 10.0)]
)
def test_a_call_counts_for_its_whole_time_and_no_longer(
    version: int, options: dict[str, object], seconds: float
) -> None:
    match = to_be_called(version, **options)
    for _ in range(round(seconds / STEP) - 1):
        match.tick(STEP)
    assert (match.phase, match.game.turn, match.game.marks["state"]) == (Phase.ASK, 0, "call")
    match.tick(STEP)
    assert match.history[-1] == (0, MISS)
    assert (match.game.turn, match.game.marks["state"]) == (1, "draw")
