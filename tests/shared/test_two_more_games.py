"""Go Fox! and Read and Grab as matches: people and computers, saves at every move, and without a window."""

import pytest

from game.games.go_fox.rules import GoFox
from game.games.read_and_grab.rules import ReadAndGrab
from game.games.shelf import GAMES
from game.play.match import Match, Phase
from game.play.plan import parse_seats
from game.play.save import dump, load
from game.play.simulate import play_out, simulate
from tests.arranging import deck_of
from tests.play.driving import new_match, play_to_end, play_until, step
from tests.shared.properties import state

GAMES_AND_OPTIONS: list[tuple[str, dict[str, object]]] = [
    ("go_fox", {}),
    ("go_fox", {"ask_any": True}),
    ("read_and_grab", {}),
    ("read_and_grab", {"grab": "may"}),
]
SEATS = ("easy,hard", "human,medium", "human,human,easy", "human,easy,easy,hard,easy,human")


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_saved_at_every_move_it_has_the_same_future(
    game: str, options: dict[str, object], seats: str
) -> None:
    end = play_to_end(new_match(seats, 1, game, **options))

    def compare(match: Match) -> None:
        loaded = load(dump(match), GAMES)
        loaded.pace = 0.0
        assert state(loaded.game) == state(match.game)
        assert loaded.owed() == match.owed()
        if len(match.history) % 20 == 3:
            assert play_to_end(loaded).history == end.history

    play_to_end(new_match(seats, 1, game, **options), compare)


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


@pytest.mark.parametrize("game", ["kablam", "go_fox"])
@pytest.mark.parametrize("seats", ["human,human", "human,human,easy", "human,human,human,human"])
def test_nobody_reads_before_the_open_hand_of_another(game: str, seats: str) -> None:
    by_others = 0
    for seed in range(4):
        match = new_match(seats, seed, game)
        while match.phase is not Phase.OVER:
            if match.reading is not None and match.reading.seat != match.viewer:
                by_others += 1
                assert match.covered
            assert match.phase is not Phase.ASK or match.between_rounds or not match.covered
            step(match)
    assert by_others > 10 or game == "kablam"


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


def test_nothing_is_private_where_nobody_has_a_hand() -> None:
    match = new_match("human,human,human", 1, "read_and_grab")
    assert not match.secret
    phases = set()
    while match.phase is not Phase.OVER:
        phases.add(match.phase)
        step(match)
    assert Phase.HAND_OVER not in phases


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


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS)
def test_a_simulated_match_is_the_match_at_the_table(game: str, options: dict[str, object]) -> None:
    match = play_to_end(new_match("easy,medium,hard", 5, game, **options))
    record = play_out(GAMES[game], match.game.deck, match.players, 5, dict(options))
    assert record["winners"] == list(match.game.winners or ())
    assert record["moves"] == len(match.history)
