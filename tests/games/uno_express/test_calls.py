"""UNO EXPRESS: the call, the catch, and when the window between them opens and closes."""

from random import Random

import pytest

from game.games.shelf import GAMES
from game.games.uno_express.hands import HANDS
from game.games.uno_express.rules import CALL, CATCH
from game.play import bots, calls
from game.rules.core import IllegalMove
from game.rules.things import Marked, Told, TurnPassed
from tests.arranging import do, hand_of, legal, of_kind
from tests.games.uno_express.tables import call, catch, drawn, lay, told


def test_called_before_playing_there_is_nothing_to_catch() -> None:
    game = lay({"hand 0": "G9 R1"}, players=3)
    events = call(game, 0)
    assert [type(event) for event in events] == [Told, Marked, Marked]
    assert (told(events), game.turn, "call" in legal(game)) == ([(0, "uno")], 0, False)
    events = do(game, "play G9")
    assert (told(events), game.marks["uno"], game.turn) == ([], 0, 1)
    assert [legal(game, seat) for seat in (0, 2)] == [set(), set()]


def test_a_call_before_playing_lapses_with_the_turn() -> None:
    game = lay({"hand 0": "R1 B1", "hand 1": "Y4 Y5", "stock": "R5 R6 G7 R8"})
    call(game, 0)
    do(game, "draw stock")
    assert (game.turn, game.marks["called"], hand_of(game, 0)) == (1, 0, {"R1", "B1", "R5"})
    game = lay({"hand 0": "skip-G B1 B2", "called": 0})
    assert "call" not in legal(game)
    do(game, "play skip-G")
    assert (game.turn, "call" in legal(game)) == (0, True)


def test_a_drawn_card_may_be_called_before_it_is_played() -> None:
    game = lay({"hand 0": "B7", "stock": "G1 R1"})
    do(game, "draw stock")
    call(game, 0)
    do(game, "play G1")
    assert (game.marks["uno"], game.marks["called"], game.turn) == (0, 0, 1)


def test_a_call_holds_for_all_to_see_until_it_lapses_or_a_card_comes() -> None:
    game = lay({"hand 0": "G9 R1", "hand 1": "G8 Y5", "stock": "R5 R6 G7 R8"})
    call(game, 0)
    assert game.marks["callers"] == "0"
    do(game, "play G9", "play G8")
    call(game, 1)
    assert game.marks["callers"] == "01"
    do(game, "draw stock")
    assert game.marks["callers"] == "1"


def test_a_call_for_a_card_that_is_kept_holds_no_longer() -> None:
    game = lay({"hand 0": "B7", "stock": "G1 R1"})
    do(game, "draw stock")
    call(game, 0)
    do(game, "keep")
    assert game.marks["callers"] == ""


def test_a_call_that_makes_itself_holds_too() -> None:
    game = lay({"hand 0": "G9 R1"}, uno_window="off")
    do(game, "play G9")
    assert game.marks["callers"] == "0"


def test_who_goes_down_to_one_card_again_must_call_again() -> None:
    game = lay({"hand 0": "G9 G8", "hand 1": "Y1 Y2 Y3", "stock": "R1 R5 R6 G7 R8"})
    do(game, "play G9")
    call(game, 0)
    do(game, "draw stock", "draw stock")
    assert (game.turn, len(game.piles[HANDS[0]])) == (1, 2)
    do(game, "draw stock", "play G8")
    assert game.marks["uno"] == 1
    assert CATCH in game.moves(1)


@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_an_answer_to_a_wild_draw_two_closes_the_window(answer: str) -> None:
    game = lay({"hand 0": "wild2 R1"}, players=3)
    do(game, "play wild2 blue")
    assert (game.marks["uno"], legal(game, 2)) == (1, {"catch"})
    do(game, answer)
    assert (game.marks["uno"], legal(game, 2) & {"catch"}) == (0, set())


def test_a_bluff_that_is_found_closes_the_window_as_the_hand_grows() -> None:
    game = lay({"hand 0": "wild2 G1"}, players=3)
    do(game, "play wild2 blue", "challenge")
    assert (len(game.piles[HANDS[0]]), game.marks["uno"]) == (3, 0)
    with pytest.raises(IllegalMove):
        game.apply(2, CATCH)


def test_a_card_drawn_by_force_does_not_close_the_window() -> None:
    game = lay({"hand 0": "draw1-G R1"}, players=3)
    events = do(game, "play draw1-G")
    assert (drawn(events), game.turn, game.marks["uno"]) == ([1], 2, 1)
    assert [legal(game, seat) & {"call", "catch"} for seat in range(3)] == [{"call"}, {"catch"}, {"catch"}]


def test_who_is_on_turn_again_after_a_skip_closes_the_own_window() -> None:
    game = lay({"hand 0": "skip-G G1"})
    do(game, "play skip-G")
    assert (game.turn, game.marks["uno"]) == (0, 1)
    assert {"call", "play G1", "draw stock"} == legal(game, 0)
    assert legal(game, 1) == {"catch"}
    events = do(game, "draw stock")
    assert events[0] == Marked("uno", 0)
    assert CATCH not in game.moves(1)


def test_the_caller_after_a_skip_goes_on_with_the_turn() -> None:
    game = lay({"hand 0": "skip-G G1"})
    do(game, "play skip-G")
    call(game, 0)
    assert legal(game, 0) == {"play G1", "draw stock"}


def test_a_catch_leaves_the_turn_where_it_is() -> None:
    game = lay({"hand 0": "skip-G G1"})
    do(game, "play skip-G")
    events = catch(game, 1)
    assert (game.turn, of_kind(events, TurnPassed)) == (0, [])
    assert len(game.piles[HANDS[0]]) == 3


def test_whoever_catches_may_have_a_call_to_make_too() -> None:
    game = lay({"hand 0": "G9 R1", "hand 1": "G5 Y1"}, players=3)
    do(game, "play G9")
    assert {"call", "catch"} <= legal(game, 1)
    assert calls.forgetful(game) == 0
    game = lay({"hand 0": "G5 Y1", "hand 2": "G9 R1", "turn": 2}, players=3)
    do(game, "play G9")
    assert ({"call", "catch"} <= legal(game, 0), calls.forgetful(game)) == (True, 2)


def test_a_call_or_catch_without_a_window_is_refused() -> None:
    game = lay({"hand 0": "G9 R1 R2"}, players=3)
    for seat, move in ((0, CALL), (0, CATCH), (1, CALL), (1, CATCH), (2, CATCH)):
        with pytest.raises(IllegalMove):
            game.apply(seat, move)
    assert [len(game.piles[HANDS[seat]]) for seat in range(3)] == [3, 3, 3]


def test_without_a_window_the_call_comes_by_itself() -> None:
    game = lay({"hand 0": "G9 R1"}, players=3, uno_window="off")
    assert "call" not in legal(game)
    events = do(game, "play G9")
    assert (told(events), game.marks["uno"]) == ([(0, "uno")], 0)
    assert [legal(game, seat) for seat in (0, 2)] == [set(), set()]


def test_the_window_opens_at_one_card_only() -> None:
    game = lay({"hand 0": "G9 R1 R2"})
    do(game, "play G9")
    assert game.marks["uno"] == 0
    game = lay({"hand 0": "G9"})
    do(game, "play G9")
    assert (game.marks["uno"], legal(game, 1)) == (0, set())


def test_where_nobody_watches_a_quick_computer_catches_a_forgetful_one() -> None:
    easy, medium, hard = (GAMES["uno_express"].levels[level] for level in ("easy", "medium", "hard"))
    forgetful = easy._replace(forgets=1.0)
    game = lay({"hand 0": "G9 R1"}, players=3)
    do(game, "play G9")
    assert bots.among_computers(game, [forgetful, medium, hard], Random(0)) == (2, CATCH)
    assert bots.among_computers(game, [forgetful, easy, easy], Random(0)) is None
    assert bots.among_computers(game, [hard, medium, hard], Random(0)) == (0, CALL)


def test_a_call_holds_where_there_is_no_card_to_draw() -> None:
    table = {"hand 0": "Y1 Y2", "hand 1": "R5", "callers": "1", "turn": 1, "discard": "G4", "stock": ""}
    game = lay(table, rest="hand 0")
    do(game, "draw stock")
    assert (len(game.piles[HANDS[1]]), game.marks["callers"]) == (1, "1")


def test_the_levels_call_and_catch_as_they_should() -> None:
    levels = GAMES["uno_express"].levels
    assert {name: (level.forgets, level.catches) for name, level in levels.items()} == {
        "easy": (0.2, None),
        "medium": (0.0, 3.0),
        "hard": (0.0, 2.0),
    }
