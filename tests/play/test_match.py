"""The turn state machine: who is asked, who reads, when the screen changes hands."""

import pytest

from game.games.kablam.rules import KaBlam
from game.games.shelf import GAMES
from game.play import bots
from game.play.match import NEXT, Match, Phase
from game.play.plan import parse_seats
from game.play.reading import Step
from game.rules.core import IllegalMove
from game.rules.things import Card, Move, ReadAloud
from tests.arranging import arrange, deck_of, go_on_from
from tests.play.driving import new_match, play_to_end, play_until, read_aloud, show_all, step

NOTHING = Move("nothing")


def test_a_bot_match_plays_to_its_end() -> None:
    for seats in ("easy,hard", "easy,medium,hard,easy,medium,hard"):
        match = play_to_end(new_match(seats, seed=3, length="short"))
        assert match.game.winners is not None
        assert match.shown.winners == match.game.winners
        assert match.shown.piles == match.game.piles
        assert match.next_event() is None


def test_a_match_with_people_plays_to_its_end() -> None:
    match = play_to_end(new_match("human,easy,human", seed=4))
    assert match.shown.scores == match.game.scores
    assert len(match.readings) > 5
    assert {reading.outcome for reading in match.readings} == {"unaided"}


def test_the_deal_is_shown_before_anybody_is_asked() -> None:
    match = new_match("human,easy", first_dealer=1)
    assert match.shown.piles == {}
    events = show_all(match)
    assert len(events) > 20
    assert match.phase is Phase.ASK
    assert match.shown.piles == match.game.piles


def test_a_peek_shows_what_comes_and_takes_nothing() -> None:
    match = new_match("human,easy")
    while (coming := match.peek()) is not None:
        assert match.next_event() == coming
    assert match.phase is Phase.SHOW


def test_a_bot_thinks_and_waits_before_it_plays() -> None:
    match = new_match("human,easy", first_dealer=0)
    match.pace = 0.9
    play_until(match, Phase.THINK)
    for _ in range(4):
        match.tick(0.2)
    assert (match.phase, match.history) == (Phase.THINK, [])
    match.tick(0.2)
    assert match.phase is Phase.SHOW
    assert match.history[0][0] == 1


def test_time_alone_moves_nothing_in_other_phases() -> None:
    match = new_match("human,easy", first_dealer=1)
    match.tick(100.0)
    show_all(match)
    match.tick(100.0)
    assert (match.phase, match.history) == (Phase.ASK, [])


def test_a_bot_that_thinks_long_takes_many_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("game.play.clock.time.perf_counter", lambda: next(clock) * 0.003)
    match = play_until(new_match("human,easy", first_dealer=0), Phase.THINK)
    frames = 0
    while match.phase is Phase.THINK:
        match.tick(0.02)
        frames += 1
    assert frames == 2  # one thought, then its end, a slice each


def test_a_person_reads_a_word_before_the_show_goes_on() -> None:
    match = play_until(new_match("human,easy", seed=2), Phase.READ)
    assert match.reading is not None
    assert match.reading.seat == 0
    assert match.next_event() is None
    assert match.owed() == 1
    with pytest.raises(AssertionError):
        match.heard()  # nobody has read yet
    read_aloud(match)
    assert match.phase is Phase.SHOW
    assert (len(match.readings), match.owed()) == (1, 0)


def test_with_reading_off_nobody_waits() -> None:
    match = play_to_end(new_match("human,easy", seed=2, reading=False, length="short"))
    assert match.readings == []


def test_a_bots_word_is_no_task_for_anybody() -> None:
    match = new_match("easy,easy", seed=2, length="short")
    seen = []
    while match.phase is not Phase.OVER:
        seen += show_all(match)
        match.tick(1.0)
    assert any(isinstance(event, ReadAloud) for event in seen)
    assert match.readings == []


def test_com_d1_how_a_word_was_read_changes_nothing() -> None:
    well, badly = (new_match("human,easy", seed=5, length="short") for _ in range(2))
    for match, helps in ((well, 0), (badly, 3)):
        while match.phase is not Phase.OVER:
            if match.phase is Phase.READ:
                read_aloud(match, helps)
            else:
                step(match)
    assert well.history == badly.history
    assert {reading.outcome for reading in badly.readings} == {"modelled"}


def test_the_last_word_is_read_before_the_end() -> None:
    match = new_match("human,easy", length="short", first_dealer=1)
    show_all(match)
    lay(match, {"hand 0": "G1", "hand 1": "P1", "discard": "G7", "stock": "Y1"})
    match.play(0, match.game.moves(0)[0])
    assert match.game.winners == (0,)
    show_all(match)
    assert (match.phase, match.shown.winners) == (Phase.READ, None)
    read_aloud(match)
    show_all(match)
    assert (match.phase, match.shown.winners) == (Phase.OVER, (0,))


def lay(match: Match, wanted: dict[str, object]) -> None:
    """Arrange the table, and let the room have seen it so."""
    arrange(match.game, wanted)
    go_on_from(match, match.game)


@pytest.mark.parametrize(("seats", "phase"), [("human,easy", Phase.ASK), ("easy,human", Phase.THINK)])
def test_a_match_can_be_put_into_any_situation(seats: str, phase: Phase) -> None:
    match = new_match(seats)
    arrange(match.game, {"hand 0": "G1 G2", "hand 1": "P1", "discard": "G7", "stock": "Y1"})
    go_on_from(match, match.game)
    assert (match.phase, match.next_event(), match.owed()) == (phase, None, 0)
    assert (match.shown.piles, match.shown.marks) == (match.game.piles, match.game.marks)
    assert (match.shown.scores, match.shown.turn) == (match.game.scores, 0)
    match.play(0, match.game.moves(0)[0])
    assert play_to_end(match).shown.piles == match.game.piles


def test_one_person_alone_needs_no_hand_over() -> None:
    match = new_match("human,easy,hard", seed=6)
    phases = set()
    while match.phase is not Phase.OVER:
        phases.add(match.phase)
        step(match)
    assert Phase.HAND_OVER not in phases
    assert match.viewer == 0


def test_people_hand_the_screen_over() -> None:
    match = new_match("human,human", seed=6, first_dealer=1)
    show_all(match)
    assert match.phase is Phase.HAND_OVER
    assert match.covered
    match.ready()
    assert (match.phase, match.viewer, match.covered) == (Phase.ASK, 0, False)
    play_until(match, Phase.HAND_OVER)
    assert match.game.turn == 1
    assert match.viewer == 0
    match.ready()
    assert match.viewer == 1


def test_a_second_turn_in_a_row_keeps_the_screen() -> None:
    match = new_match("human,human", first_dealer=1)
    show_all(match)
    match.ready()
    lay(match, {"hand 0": "miss-G B2 B3", "hand 1": "P1", "discard": "G7", "stock": "Y1"})
    match.play(0, match.game.moves(0)[0])
    show_all(match)
    assert (match.phase, match.game.turn) == (Phase.ASK, 0)


def test_between_rounds_a_person_goes_on_even_for_a_bot() -> None:
    match = new_match("human,easy", seed=8)
    while not (match.phase is Phase.ASK and match.between_rounds):
        assert match.phase is not Phase.OVER
        step(match)
    match.play(match.game.turn, match.game.moves(match.game.turn)[0])
    show_all(match)
    assert match.shown.marks["round"] == 2


def test_only_the_player_on_turn_can_play_and_only_when_asked() -> None:
    match = new_match("human,easy", first_dealer=1)
    with pytest.raises(AssertionError):
        match.play(0, match.game.moves(0)[0])
    show_all(match)
    with pytest.raises(IllegalMove):
        match.play(0, NOTHING)
    with pytest.raises(IllegalMove):
        match.play(1, match.game.moves(0)[0])
    assert (match.phase, match.history) == (Phase.ASK, [])
    with pytest.raises(AssertionError):
        match.ready()
    play_until(match, Phase.READ)
    before = len(match.history)
    with pytest.raises(AssertionError):
        match.play(match.game.turn, match.game.moves(match.game.turn)[0])
    assert len(match.history) == before


def test_phases_follow_the_table_only() -> None:
    for phase, following in NEXT.items():
        for other in set(Phase) - following:
            match = new_match("easy,easy")
            match.phase = phase
            with pytest.raises(AssertionError):
                match.enter(other)


def test_every_phase_that_comes_is_allowed() -> None:
    """A watched match: `enter` is the only way from phase to phase."""
    match, been = new_match("human,human,easy", seed=9), set()
    while match.phase is not Phase.OVER:
        before = match.phase
        step(match)
        if match.phase is not before:
            been.add((before, match.phase))
            assert match.phase in NEXT[before]
    assert {after for _, after in been} == set(Phase) - {Phase.CALL, Phase.LOOK}  # neither is in this game


def test_a_match_without_people_has_a_viewer() -> None:
    match = new_match("easy,easy")
    assert (match.people, match.viewer, match.secret) == ([], 0, False)


def test_the_same_plan_gives_the_same_match() -> None:
    first, again = (play_to_end(new_match("human,medium,hard", seed=11)) for _ in range(2))
    assert first.history == again.history
    assert [reading.card for reading in first.readings] == [reading.card for reading in again.readings]


def test_a_level_for_each_bot() -> None:
    match = new_match("easy,hard")
    assert match.levels[1] is bots.LEVELS["hard"]


def test_the_words_are_on_the_cards() -> None:
    words = [Card("word", "red", 1, "cat")]
    assert KaBlam.build_deck(words, 2)[0].word == "cat"
    players = parse_seats("easy,easy")
    assert Match(GAMES["kablam"], deck_of(KaBlam, 2), players, 1, {}).game.deck[0].word


def test_steps_of_a_reading_belong_to_the_match() -> None:
    match = play_until(new_match("human,easy", seed=2), Phase.READ)
    assert match.reading is not None
    match.reading.help()
    assert match.reading.step is Step.BUTTONS
