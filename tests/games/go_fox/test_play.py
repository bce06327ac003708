"""Go Fox! as a match: people and computers, saves at every move, and without a window."""

import pytest

from game.games.go_fox.rules import GoFox
from game.games.shelf import GAMES
from game.play.match import Match, Phase
from game.play.plan import parse_seats
from game.play.save import dump, load
from game.play.simulate import play_out
from tests.arranging import deck_of
from tests.play.driving import check_saves, check_simulated, new_match, play_until, read_by_others, step

OPTIONS: list[dict[str, object]] = [{}, {"ask_any": True}]
SEATS = ("easy,hard", "human,medium", "human,human,easy", "human,easy,easy,hard,easy,human")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_saved_at_every_move_it_has_the_same_future(options: dict[str, object], seats: str) -> None:
    check_saves(seats, "go_fox", options)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_simulated_match_is_the_match_at_the_table(options: dict[str, object]) -> None:
    check_simulated("go_fox", options)


@pytest.mark.parametrize("seats", SEATS[1:])
def test_words_still_to_be_read_are_owed_after_a_save(seats: str) -> None:
    """A pair is read four times; whoever stops in the midst of it goes on with the very next word."""
    match = new_match(seats, 3, "go_fox")
    owed = set()
    while match.phase is not Phase.OVER:
        if match.phase is Phase.READ and match.reading is not None:
            loaded = play_until(load(dump(match), GAMES), Phase.READ)
            assert loaded.reading is not None
            assert (loaded.reading.seat, loaded.reading.card) == (match.reading.seat, match.reading.card)
            owed.add(match.owed())
        step(match)
    assert {1, 2, 3} <= owed


@pytest.mark.parametrize("seats", ["human,human", "human,human,easy", "human,human,human,human"])
def test_nobody_reads_before_the_open_hand_of_another(seats: str) -> None:
    assert read_by_others("go_fox", seats) > 10


def test_the_screen_goes_to_a_person_who_must_choose_what_to_give() -> None:
    given = 0
    for seed in range(20):
        match = new_match("human,human", seed, "go_fox")
        while match.phase is not Phase.OVER:
            play_until_asked(match)
            if match.phase is Phase.ASK:
                assert match.viewer == match.game.turn
                given += match.game.moves(match.viewer)[0].verb == "give"
                step(match)
    assert given > 5


def play_until_asked(match: Match) -> None:
    while match.phase not in (Phase.ASK, Phase.OVER):
        step(match)


@pytest.mark.parametrize("players", range(2, 7))
def test_simulated_go_fox_has_its_turns(players: int) -> None:
    seats = parse_seats(",".join((["easy", "medium", "hard"] * 2)[:players]))
    for ask_any in (False, True):
        for seed in range(3):
            record = play_out(GAMES["go_fox"], deck_of(GoFox, players), seats, seed, {"ask_any": ask_any})
            assert record["turns"] == 66 - 5 * players
            assert record["moves"] >= record["turns"] - 5
            assert record["rounds"] == 1
            assert max(record["scores"]) == record["scores"][record["winners"][0]]
