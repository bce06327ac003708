"""What people still owe the table, a word to read or a hand to look at: no call and no save takes it away."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from game.games.shelf import GAMES
from game.games.uno_express.rules import CALL, CATCH, CHALLENGE
from game.play import calls
from game.play.match import Match, Phase
from game.play.save import dump, load
from game.rules.things import Move
from tests.play.driving import new_match, play_until, read_aloud, show_all, step
from tests.shared.properties import state

DEALS = range(60)


def again(match: Match) -> Match:
    loaded = load(dump(match), GAMES)
    loaded.pace = 0.0
    return loaded


def find(seats: str, wanted: Callable[[Match], bool]) -> Match:
    """A match from the deal on, since only such a one can be saved, in which it comes to that."""
    for seed in DEALS:
        match = new_match(seats, seed, "uno_express", length="hand")
        while match.phase is not Phase.OVER:
            if wanted(match):
                return match
            if match.phase is Phase.ASK:
                match.play(match.game.turn, boldest(match))
            else:
                step(match)
    raise AssertionError("it never came to that")


def boldest(match: Match) -> Move:
    """Doubt whatever can be doubted, play what will be doubted, and leave all calls to others."""
    moves = calls.decisions(match.game)
    return max(moves, key=lambda move: (move == CHALLENGE, len(move.picks), move.verb == "play"))


def phase_of(match: Match) -> Phase:
    return match.phase


def one_left(match: Match) -> bool:
    return calls.forgetful(match.game) == 0 and match.owed() > 0


def reads_the_last_but_one(match: Match) -> bool:
    return one_left(match) and match.phase is Phase.READ


def card_flies(match: Match) -> bool:
    return one_left(match) and match.phase is Phase.SHOW


@pytest.mark.parametrize("moment", [card_flies, reads_the_last_but_one])
def test_the_last_card_may_be_called_as_soon_as_the_card_before_it_is_played(
    moment: Callable[[Match], bool],
) -> None:
    match = find("human,hard", moment)
    phase = match.phase
    assert match.shouts(0) == [CALL]
    match.call(0, CALL)
    assert (match.phase, match.owed(), match.shouts(0)) == (phase, 1, [])


@pytest.mark.parametrize("moment", [card_flies, reads_the_last_but_one])
def test_nobody_is_caught_before_the_word_is_read(moment: Callable[[Match], bool]) -> None:
    match = find("human,human,easy", moment)
    assert (match.shouts(0), match.shouts(1)) == ([CALL], [])
    match.tick(60.0)
    assert match.owed() == 1
    play_until(match, Phase.READ)
    read_aloud(match)
    show_all(match)
    assert match.shouts(1) == [CATCH]


@pytest.mark.parametrize("moment", [card_flies, reads_the_last_but_one])
def test_a_call_takes_no_reading_away_from_a_saved_match(moment: Callable[[Match], bool]) -> None:
    match = find("human,hard", moment)
    match.call(0, CALL)
    loaded = again(match)
    assert loaded.owed() == match.owed() == 1
    for each in (match, loaded):
        play_until(each, Phase.READ)
    assert match.reading is not None
    assert loaded.reading is not None
    assert loaded.reading.card == match.reading.card
    for each in (match, loaded):
        read_aloud(each)
        show_all(each)
    assert (loaded.phase, loaded.shown.marks) == (match.phase, match.shown.marks)
    assert loaded.shown.piles == match.shown.piles
    assert again(loaded).owed() == 0


@pytest.mark.parametrize("seats", ["human,easy", "human,human"])
def test_who_doubts_looks_before_the_game_goes_on(seats: str) -> None:
    match = find(seats, lambda match: match.phase is Phase.LOOK)
    look = match.looking
    assert look is not None
    assert look.seat in match.people
    assert (match.next_event(), match.owed()) == (None, 1)
    assert not any(match.shouts(seat) for seat in match.people)
    before = len(match.history)
    match.tick(60.0)
    assert (match.phase, len(match.history)) == (Phase.LOOK, before)
    match.looked()
    assert phase_of(match) is Phase.SHOW
    assert (match.owed(), match.looks) == (0, 1)


def test_only_who_is_to_look_has_looked() -> None:
    with pytest.raises(AssertionError):
        new_match("human,easy", 1, "uno_express").looked()


@pytest.mark.parametrize("seats", ["human,easy", "human,human"])
def test_a_look_is_owed_by_a_saved_match(seats: str) -> None:
    """Neither leaving the table nor pulling the plug spares anybody the look at what was doubted."""
    match = find(seats, lambda match: match.history[-1:] != [] and match.history[-1][1] == CHALLENGE)
    seat = match.history[-1][0]
    assert seat in match.people
    for kept in (again(match), again(play_until(match, Phase.LOOK))):
        assert state(kept.game) == state(match.game)
        assert kept.owed() == 1
        show_all(kept)
        assert (kept.phase, kept.looking) == (Phase.LOOK, match.looking)
        kept.looked()
        assert again(kept).owed() == 0
        show_all(kept)
        assert kept.shown.piles == kept.game.piles


def test_the_look_of_a_computer_is_no_task_for_anybody() -> None:
    match = find("human,hard", lambda match: match.history[-1:] == [(1, CHALLENGE)])
    assert match.owed() == 0
    play_until(match, Phase.ASK, Phase.THINK)
    assert (match.looking, match.looks) == (None, 0)


@pytest.mark.parametrize("seats", ["human,hard", "human,human", "human,easy,human"])
def test_whenever_it_is_saved_the_same_words_and_hands_are_owed(seats: str) -> None:
    """People call and catch in every phase in which they may, and each such moment is saved."""
    called_in = set()
    for seed in range(9):
        match = new_match(seats, seed, "uno_express", length="hand")
        patience = (Phase.SHOW, Phase.READ, Phase.CALL)[seed % 3]
        seen = (Phase.OVER, 0)
        while match.phase is not Phase.OVER:
            shouts = [(seat, move) for seat in match.people for move in match.shouts(seat)]
            if shouts and match.phase is patience:
                called_in.add(match.phase)
                match.call(*shouts[0])
            if match.owed() and seen != (match.phase, len(match.history)):
                seen = (match.phase, len(match.history))
                assert still_to_do(again(match)) == still_to_do(deepcopy(match))
            if match.phase is Phase.ASK:
                match.play(match.game.turn, boldest(match))
            else:
                step(match)
    assert called_in == {Phase.SHOW, Phase.READ, Phase.CALL}


def still_to_do(match: Match) -> list[object]:
    """What people read and look at before somebody is asked again, and the table then."""
    done: list[object] = []
    while match.phase in (Phase.SHOW, Phase.READ, Phase.LOOK):
        if match.phase is Phase.SHOW:
            match.next_event()
        else:
            done.append(match.looking or (match.reading and match.reading.card))
            step(match)
    return [*done, match.shown.piles, match.shown.marks, match.shown.turn]
