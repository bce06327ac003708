"""UNO EXPRESS as matches: to the end with any number of players, taken up again, with either deck."""

import json

import pytest

from game.games.shelf import GAMES
from game.games.uno_express.rules import UnoExpress
from game.play.match import Match
from game.play.plan import parse_seats
from game.play.save import SaveError, dump, load
from game.play.simulate import play_out
from tests.arranging import deck_of
from tests.play.driving import new_match, play_to_end
from tests.shared.properties import state

SEATS = "easy,medium,hard,easy,medium,hard"
OPTIONS: list[dict[str, object]] = [
    {},
    {"length": "hand", "deck": "B"},
    {"length": "hand", "bluff": False, "words": False},
    {"length": "hand", "uno_window": "off"},
]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("options", OPTIONS)
def test_simulated_matches_end(players: int, options: dict[str, object]) -> None:
    seats = parse_seats(",".join(SEATS.split(",")[:players]))
    for seed in range(2 if not options else 12):
        record = play_out(GAMES["uno_express"], deck_of(UnoExpress, players), seats, seed, options)
        (winner,) = record["winners"]
        assert (record["scores"][winner] >= 250) == (not options)
        assert (record["rounds"] == 1) == bool(options)
        assert (record["reads"] > 0) == options.get("words", True)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_table_of_equals_ends(level: str) -> None:
    """No level plays so that a hand would never be over."""
    for players in (2, 6):
        for seed in range(10):
            seats = parse_seats(",".join([level] * players))
            record = play_out(
                GAMES["uno_express"], deck_of(UnoExpress, players), seats, seed, {"length": "hand"}
            )
            assert record["moves"] < 600


@pytest.mark.parametrize("seats", ["human,hard", "human,human,easy", "easy,medium,hard,human"])
@pytest.mark.parametrize("options", OPTIONS[1:])
def test_saved_in_the_midst_it_has_the_same_future(seats: str, options: dict[str, object]) -> None:
    end = play_to_end(new_match(seats, 1, "uno_express", **options))

    def compare(match: Match) -> None:
        loaded = load(dump(match), GAMES)
        loaded.pace = 0.0
        assert state(loaded.game) == state(match.game)
        assert loaded.owed() == match.owed()
        if len(match.history) % 25 == 7:
            assert play_to_end(loaded).history == end.history

    play_to_end(new_match(seats, 1, "uno_express", **options), compare)


@pytest.mark.parametrize(("deck", "other"), [("A", "B"), ("B", "A")])
def test_a_save_must_have_the_cards_of_its_deck(deck: str, other: str) -> None:
    saved = json.loads(dump(new_match("human,easy", 1, "uno_express", deck=deck)))
    load(json.dumps(saved), GAMES)
    saved["options"]["deck"] = other
    with pytest.raises(SaveError, match="other cards"):
        load(json.dumps(saved), GAMES)


def test_hands_are_private() -> None:
    assert new_match("human,human", 1, "uno_express").secret
