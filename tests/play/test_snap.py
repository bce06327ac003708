"""What a game declares may be called out of turn by anybody, with a time, and the game goes on without it."""

import pytest

from game.play.match import Match, Phase
from game.play.plan import parse_seats
from game.play.save import dump, load
from game.play.simulate import play_out
from game.rules.things import Card, Pile
from tests.arranging import deck_of
from tests.games.snap.rules import OWN, SNAP, TURNS, Snap
from tests.play.driving import play_to_end, play_until, read_aloud
from tests.shared.all_games import ALL
from tests.shared.properties import state

EACH = 11
ALIKE = [Card("word", "green", 4, f"word {nth}") for nth in range(3 * EACH)]  # any two of them match
SNAP_ENTRY = ALL["snap"]
STEP = 0.125


def begun(seats: str, forgets: float = 0.0, **options: object) -> Match:
    """A card on the heap for each player, turned over in silence: it is the first player's turn again."""
    players = parse_seats(seats)
    chosen = {"first_dealer": len(players) - 1, "reading": False, **options}
    match = Match(SNAP_ENTRY, ALIKE[: EACH * len(players)], players, 1, chosen)
    match.levels = [level and level._replace(forgets=forgets) for level in match.levels]
    match.pace = 0.5
    settle(match)
    return match


def settle(match: Match) -> None:
    while match.phase is Phase.SHOW:
        match.next_event()


def wait(match: Match, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        match.tick(STEP)
        settle(match)


def flip(match: Match) -> None:
    match.play(match.game.turn, TURNS[OWN[match.game.turn]])
    settle(match)


def won(match: Match, seat: int) -> int:
    return len(match.game.piles[Pile("won", seat)])


def phase(match: Match) -> Phase:
    return match.phase


def second_card(seats: str, forgets: float = 0.0, **options: object) -> Match:
    """The first player has turned over a card, the second one that matches it."""
    match = begun(seats, forgets, **options)
    flip(match)
    if match.phase is Phase.THINK:
        wait(match, 0.5)
    else:
        flip(match)
    return match


def third_card(seats: str, forgets: float = 0.0, **options: object) -> Match:
    """The person has turned over a card that matches, and a computer is next."""
    match = second_card(seats, forgets, **options)
    flip(match)
    return match


def test_where_nothing_can_be_called_nothing_is_awaited() -> None:
    match = begun("human,hard")
    assert (match.phase, match.shouts(0), match.deadline) == (Phase.ASK, [], None)
    flip(match)
    assert phase(match) is Phase.THINK


def test_a_person_calls_out_of_turn_while_the_computer_on_turn_waits() -> None:
    match = third_card("human,hard", forgets=1.0)
    assert (match.phase, match.game.turn, match.shouts(0)) == (Phase.CALL, 1, [SNAP])
    match.call(0, SNAP)
    settle(match)
    assert (won(match, 0), match.phase, match.shouts(0)) == (3, Phase.THINK, [])


def test_a_person_on_turn_may_call_as_well_and_then_goes_on() -> None:
    match = second_card("human,hard")
    assert (match.phase, match.game.turn, match.shouts(0)) == (Phase.ASK, 0, [SNAP])
    match.call(0, SNAP)
    settle(match)
    assert (won(match, 0), match.phase, match.game.turn) == (2, Phase.ASK, 0)


@pytest.mark.parametrize(("level", "seconds"), [("easy", 4.0), ("medium", 3.0), ("hard", 2.0)])
def test_a_computer_calls_after_its_own_time_on_turn_or_not(level: str, seconds: float) -> None:
    for match in (second_card(f"human,{level}"), third_card(f"human,{level}")):
        cards = len(match.shown.piles[Pile("heap")])
        assert match.deadline == seconds
        wait(match, seconds - STEP)
        assert won(match, 1) == 0
        match.tick(STEP)
        assert won(match, 1) == cards


def test_the_quickest_computer_is_first() -> None:
    match = second_card("human,medium,hard")
    wait(match, 3.0)
    assert (won(match, 1), won(match, 2)) == (0, 2)


def test_if_everybody_forgets_the_game_goes_on_after_its_time() -> None:
    match = third_card("human,hard", forgets=1.0)
    assert match.deadline == 4.0
    wait(match, 4.0 - STEP)
    assert phase(match) is Phase.CALL
    wait(match, STEP)
    assert phase(match) is Phase.THINK
    assert match.shouts(0) == [SNAP], "until the next card it still counts"
    wait(match, 0.5)
    assert (match.phase, match.game.turn, won(match, 0), won(match, 1)) == (Phase.ASK, 0, 0, 0)
    assert len(match.game.piles[Pile("heap")]) == 4


def test_a_player_can_be_given_more_time_and_computers_then_take_more() -> None:
    match = third_card("human,hard", seconds=8)
    assert match.deadline == 4.0


def test_without_a_time_nobody_is_kept_waiting() -> None:
    match = third_card("human,hard", seconds="off")
    assert phase(match) is Phase.THINK
    assert (match.shouts(0), match.deadline) == ([SNAP], None)


def test_who_reads_is_not_called_down() -> None:
    players = parse_seats("human,hard")
    match = Match(SNAP_ENTRY, ALIKE[: 2 * EACH], players, 1, {"first_dealer": 1})
    match.pace = 0.0
    play_until(match, Phase.ASK)
    match.play(0, TURNS[OWN[0]])
    play_until(match, Phase.ASK)
    match.play(0, TURNS[OWN[0]])
    play_until(match, Phase.READ)
    assert match.game.moves(0) == [SNAP]
    assert match.shouts(0) == []
    read_aloud(match)
    settle(match)
    assert match.shouts(0) == [SNAP]


def test_two_people_at_one_screen_may_both_call() -> None:
    match = second_card("human,human")
    assert (match.phase, match.shouts(0), match.shouts(1)) == (Phase.ASK, [SNAP], [SNAP])
    match.call(1, SNAP)
    settle(match)
    assert (won(match, 1), match.shouts(0)) == (2, [])


@pytest.mark.parametrize("seats", ["hard,hard", "easy,medium,hard", "human,hard", "human,human,easy"])
def test_it_is_played_to_its_end_by_anybody(seats: str) -> None:
    match = play_to_end(begun(seats))
    assert match.game.winners
    assert match.shown.piles == match.game.piles


def test_computers_call_without_a_window_too() -> None:
    players = parse_seats("easy,medium,hard")
    record = play_out(SNAP_ENTRY, ALIKE, players, 1, {})
    assert record["winners"] == [2], "the quickest wins where every card matches"


def test_of_computers_that_are_as_quick_now_one_and_now_the_other_is_first() -> None:
    winners = {
        play_out(SNAP_ENTRY, ALIKE, parse_seats("hard,hard,hard"), seed, {})["winners"][0]
        for seed in range(20)
    }
    assert winners == {0, 1, 2}


def test_a_call_out_of_turn_is_kept_in_a_save() -> None:
    players = parse_seats("human,human")
    match = Match(SNAP_ENTRY, deck_of(Snap, 2), players, 1, {"reading": False})
    settle(match)
    while not match.shouts(0):
        flip(match)
    match.call(1 - match.game.turn, SNAP)
    again = load(dump(match), {"snap": SNAP_ENTRY})
    assert again.history == match.history
    assert state(again.game) == state(match.game)
