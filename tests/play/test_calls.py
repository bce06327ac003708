"""The time for a call: it is always fair, and whoever is first counts; time is passed in, nobody sleeps."""

import pytest

from game.games.shelf import GAMES
from game.games.uno_express.rules import CALL, CATCH, DRAW
from game.play import calls
from game.play.match import Match, Phase
from game.play.save import dump, load
from game.rules.things import Move, Pile, Told
from tests.arranging import arrange, go_on_from
from tests.play.driving import new_match, play_until, read_aloud, show_all

LAID = {"direction": 1, "state": "play", "uno": 0, "called": 0, "discard": "G4"}
HANDS = {"hand 0": "G9 B7", "hand 1": "Y1 Y2 Y3", "hand 2": "Y4 Y5 Y6", "hand 3": "Y7 Y8 Y9"}
STEP = 0.125


def laid(seats: str, wanted: dict[str, object] | None = None, **options: object) -> Match:
    """A person's turn with two cards in hand, green 4 on top; nobody forgets unless a test says so."""
    match = new_match(seats, 1, "uno_express", first_dealer=seats.count(","), **options)
    play_until(match, Phase.ASK)
    names = {f"hand {seat}" for seat in range(match.game.players)}
    hands = {name: codes for name, codes in HANDS.items() if name in names}
    arrange(match.game, {**LAID, **hands, **(wanted or {})})
    go_on_from(match, match.game)
    match.pace = 0.5
    return match


def play(match: Match, code: str = "G9") -> None:
    """The person on turn plays this card and reads its word; all is shown."""
    seat = match.game.turn
    names = {f"{card.colour[:1].upper()}{card.number}": nth for nth, card in enumerate(match.game.deck)}
    kinds = {f"{card.kind}-{card.colour[:1].upper()}": nth for nth, card in enumerate(match.game.deck)}
    match.play(seat, Move("play", ({**kinds, **names}[code],)))
    settle(match)


def settle(match: Match) -> None:
    while match.phase in (Phase.SHOW, Phase.READ):
        read_aloud(match) if match.phase is Phase.READ else show_all(match)


def wait(match: Match, seconds: float) -> None:
    """Let time pass, in the steps of a slow machine, while nobody does anything."""
    for _ in range(round(seconds / STEP)):
        match.tick(STEP)
        settle(match)


def dawdle(match: Match) -> None:
    """Let far more time pass than any window has, and show nothing meanwhile."""
    for _ in range(400):
        match.tick(STEP)


def phase(match: Match) -> Phase:
    return match.phase


def held(match: Match, seat: int) -> int:
    return len(match.game.piles[Pile("hand", seat)])


def verbs(match: Match) -> list[tuple[int, str]]:
    return [(seat, move.verb) for seat, move in match.history]


def forget(match: Match, seat: int) -> None:
    level = match.levels[seat]
    assert level is not None
    match.levels[seat] = level._replace(forgets=1.0)


def bot_plays_to_one(seats: str, **options: object) -> Match:
    """Seat 1, a computer that forgets, has one card left."""
    match = laid(seats, {"hand 0": "B1 B2", "hand 1": "G9 Y2", "turn": 1}, **options)
    forget(match, 1)
    card = next(nth for nth, each in enumerate(match.game.deck) if (each.colour, each.number) == ("green", 9))
    match.play(1, Move("play", (card,)))
    settle(match)
    return match


def test_a_person_who_calls_in_time_is_safe() -> None:
    match = laid("human,hard,medium,easy")
    play(match)
    assert phase(match) is Phase.CALL
    wait(match, 1.75)
    assert match.shouts(0) == [CALL]
    match.call(0, CALL)
    settle(match)
    assert phase(match) is Phase.THINK
    wait(match, 0.25)
    assert held(match, 0) == 1
    assert (0, "call") in verbs(match)


@pytest.mark.parametrize(("level", "seconds"), [("medium", 3.0), ("hard", 2.0)])
def test_a_computer_catches_after_its_own_time(level: str, seconds: float) -> None:
    match = laid(f"human,easy,{level}")
    play(match)
    assert match.deadline == seconds
    wait(match, seconds - STEP)
    assert (match.phase, held(match, 0)) == (Phase.CALL, 1)
    match.tick(STEP)
    assert verbs(match)[-1] == (2, "catch")
    settle(match)
    assert held(match, 0) == 3
    assert match.shouts(0) == []


def test_an_easy_computer_never_catches_and_waits_for_the_whole_window() -> None:
    match = laid("human,easy,easy")
    play(match)
    assert match.deadline == 4.0
    wait(match, 4.0 - STEP)
    assert phase(match) is Phase.CALL
    match.tick(STEP)
    assert phase(match) is Phase.THINK
    assert held(match, 0) == 1


def test_a_late_call_still_counts_until_the_next_player_has_moved() -> None:
    match = laid("human,easy,easy")
    play(match)
    wait(match, 4.0)
    assert phase(match) is Phase.THINK
    match.call(0, CALL)
    settle(match)
    assert phase(match) is Phase.THINK
    wait(match, 1.0)
    assert match.shouts(0) == []
    assert held(match, 0) == 1


def test_when_the_next_player_has_moved_it_is_too_late_for_all() -> None:
    match = laid("human,easy,easy")
    play(match)
    wait(match, 4.0 + 1.0)
    assert match.history[-1][0] == 1
    assert not any(match.shouts(seat) for seat in range(3))


def test_every_window_has_all_its_time() -> None:
    match = laid("human,easy,easy", {"hand 1": "G8 Y2"})
    forget(match, 1)
    play(match)
    wait(match, 4.0)
    assert phase(match) is Phase.THINK
    card = next(nth for nth, each in enumerate(match.game.deck) if (each.colour, each.number) == ("green", 8))
    match.play(1, Move("play", (card,)))
    settle(match)
    wait(match, 4.0 - STEP)
    assert phase(match) is Phase.CALL
    assert match.shouts(0) == [CATCH]


def test_more_time_to_call_is_more_time_before_a_computer_catches() -> None:
    match = laid("human,hard", uno_window=20)
    play(match)
    wait(match, 10.0 - STEP)
    assert (match.phase, held(match, 0)) == (Phase.CALL, 1)
    wait(match, STEP)
    assert held(match, 0) == 3


def test_less_time_never_makes_a_computer_quicker() -> None:
    match = laid("human,hard", uno_window=3)
    play(match)
    assert match.deadline == 2.0


def test_a_computer_that_forgets_is_left_to_the_people_for_the_whole_window() -> None:
    match = bot_plays_to_one("human,easy,hard,hard")
    assert phase(match) is Phase.CALL
    wait(match, 4.0 - STEP)
    assert (match.phase, held(match, 1)) == (Phase.CALL, 1)
    match.call(0, CATCH)
    settle(match)
    assert held(match, 1) == 3
    assert phase(match) is Phase.THINK


def test_a_computer_that_nobody_catches_goes_free() -> None:
    match = bot_plays_to_one("human,easy,easy,easy")
    wait(match, 4.0)
    assert phase(match) is Phase.THINK
    wait(match, 1.0)
    assert held(match, 1) == 1
    assert match.shouts(0) == []


def test_before_ones_own_move_there_is_no_hurry_to_catch() -> None:
    match = bot_plays_to_one("human,easy")
    assert phase(match) is Phase.ASK
    assert match.deadline is None
    wait(match, 60.0)
    assert match.shouts(0) == [CATCH, CALL]
    assert calls.forgetful(match.game) == 1
    match.call(0, CATCH)
    settle(match)
    assert (match.phase, held(match, 1)) == (Phase.ASK, 3)


def test_a_computer_that_remembers_calls_before_anybody_can_catch_it() -> None:
    match = laid("human,hard", {"hand 0": "B1 B2", "hand 1": "G9 Y2", "turn": 1})
    card = next(nth for nth, each in enumerate(match.game.deck) if (each.colour, each.number) == ("green", 9))
    match.play(1, Move("play", (card,)))
    assert verbs(match)[-1] == (1, "call")
    assert Told(1, "uno") in show_all(match)
    assert CATCH not in match.shouts(0)


def test_of_two_calls_in_the_same_frame_the_first_counts() -> None:
    match = laid("human,human,easy")
    play(match)
    match.call(1, CATCH)
    assert match.shouts(0) == []
    settle(match)
    assert held(match, 0) == 3
    match = laid("human,human,easy")
    play(match)
    match.call(0, CALL)
    assert match.shouts(1) == []
    settle(match)
    assert held(match, 0) == 1


def test_nobody_can_be_caught_while_it_is_still_shown_but_the_own_call_counts() -> None:
    match = laid("human,human,easy")
    match.play(0, next(move for move in match.game.moves(0) if move.verb == "play"))
    assert calls.shouts(match.game, 1) == [CATCH]
    assert (match.shouts(0), match.shouts(1)) == ([CALL], [])


def test_what_is_no_call_for_the_last_card_waits_until_all_is_shown() -> None:
    match = laid("human,easy", {"hand 0": "skip-G B7 B8"})
    match.play(0, next(move for move in match.game.moves(0) if move.verb == "play"))
    assert calls.shouts(match.game, 0) == [CALL], "ahead of the last card but one"
    assert match.shouts(0) == []


def test_reading_comes_before_the_window_and_takes_none_of_its_time() -> None:
    match = laid("human,hard")
    match.play(0, next(move for move in match.game.moves(0) if move.verb == "play"))
    while match.phase is Phase.SHOW:
        match.next_event()
    assert phase(match) is Phase.READ
    dawdle(match)
    assert (match.phase, match.waited, match.shouts(0)) == (Phase.READ, 0.0, [CALL])
    settle(match)
    assert phase(match) is Phase.CALL
    wait(match, 2.0 - STEP)
    assert held(match, 0) == 1


def test_what_is_shown_and_a_hand_over_take_none_of_the_time() -> None:
    match = laid("human,human,easy")
    match.play(0, next(move for move in match.game.moves(0) if move.verb == "play"))
    assert calls.awaited(match.game)
    dawdle(match)
    assert (match.phase, match.waited) == (Phase.SHOW, 0.0)
    settle(match)
    wait(match, 4.0)
    assert phase(match) is Phase.HAND_OVER
    assert calls.awaited(match.game)
    dawdle(match)
    assert (match.phase, match.waited) == (Phase.HAND_OVER, 4.0)


def test_a_hand_over_without_time_to_call_before_it_lets_nobody_catch_meanwhile() -> None:
    """As after taking up a match: who is first before the screen need not be handed it, but it is covered."""
    match = laid("human,hard,human", {"hand 0": "B1 B2", "hand 2": "G9 B7", "turn": 2})
    match.ready()
    match.viewer, match.covered = 0, True
    play(match)
    assert (match.phase, match.game.turn) == (Phase.HAND_OVER, 0)
    dawdle(match)
    assert (match.phase, match.waited, held(match, 2)) == (Phase.HAND_OVER, 0.0, 1)
    match.ready()
    assert match.deadline == 2.0


def test_the_screen_is_handed_over_only_after_the_time_for_a_call() -> None:
    match = laid("human,human,easy")
    play(match)
    wait(match, 4.0 - STEP)
    assert phase(match) is Phase.CALL
    wait(match, STEP)
    assert phase(match) is Phase.HAND_OVER
    dawdle(match)
    assert phase(match) is Phase.HAND_OVER
    match.ready()
    assert match.viewer == 1
    assert match.shouts(0) == [CALL]
    assert match.shouts(1) == [CATCH]
    match.call(0, CALL)
    settle(match)
    assert (match.phase, match.viewer, held(match, 0)) == (Phase.ASK, 1, 1)


def test_skipped_back_to_the_same_player_the_call_still_counts() -> None:
    match = laid("human,hard", {"hand 0": "skip-G B7"})
    play(match, "skip-G")
    assert (match.phase, match.game.turn) == (Phase.ASK, 0)
    assert match.shouts(0) == [CALL]
    assert match.deadline == 2.0
    wait(match, 1.0)
    match.call(0, CALL)
    settle(match)
    assert phase(match) is Phase.ASK
    wait(match, 10.0)
    assert held(match, 0) == 1


def test_skipped_back_and_silent_a_computer_catches() -> None:
    match = laid("human,hard", {"hand 0": "skip-G B7"})
    play(match, "skip-G")
    wait(match, 2.0)
    assert (match.phase, held(match, 0)) == (Phase.ASK, 3)


def test_before_playing_the_last_card_but_one_a_call_counts_for_this_turn() -> None:
    match = laid("human,hard")
    assert match.shouts(0) == [CALL]
    match.call(0, CALL)
    settle(match)
    assert (match.phase, match.shouts(0)) == (Phase.ASK, [])
    play(match)
    assert phase(match) is Phase.THINK
    assert held(match, 0) == 1


def test_a_call_before_a_card_is_drawn_lapses() -> None:
    match = laid("human,easy", {"hand 0": "B7 B8", "stock": "B9"})
    match.call(0, CALL)
    settle(match)
    match.play(0, DRAW)
    settle(match)
    assert match.game.marks["called"] == 0


def test_without_calls_nothing_is_awaited() -> None:
    match = laid("human,hard", uno_window="off")
    play(match)
    assert phase(match) is Phase.THINK
    assert match.deadline is None
    wait(match, 0.25)
    assert held(match, 0) == 1
    assert not any(verb in ("call", "catch") for _, verb in verbs(match))


def test_a_match_taken_up_inside_the_window_gives_all_the_time_again() -> None:
    kept = until_somebody_can_call()
    wait(kept, 1.0)
    match = load(dump(kept), GAMES)
    assert match.game.marks["uno"] == kept.game.marks["uno"]
    match.pace = 0.5
    settle(match)
    if match.phase is Phase.HAND_OVER:
        match.ready()
    assert match.waited == 0.0
    assert match.shouts(0) == [CALL]
    match.call(0, CALL)
    settle(match)
    assert held(match, 0) == 1


def until_somebody_can_call() -> Match:
    """A match from the deal on, since only such a one can be saved: the person plays what there is."""
    for seed in range(100):
        match = new_match("human,easy", seed=seed, game="uno_express")
        while match.phase is not Phase.OVER and len(match.history) < 200:
            settle(match)
            if match.phase is Phase.CALL and match.shouts(0) == [CALL]:
                return match
            if match.phase is Phase.ASK:
                seat = match.game.turn  # between hands a person says for any seat that it goes on
                moves = [move for move in match.game.moves(seat) if move.verb not in ("call", "catch")]
                match.play(seat, moves[0])
            else:
                match.tick(STEP)
    raise AssertionError("nobody ever had one card left")
