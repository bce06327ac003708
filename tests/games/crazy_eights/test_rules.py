"""Crazy Eights: its rules as situations on the table."""

from game.rules.core import Game
from game.rules.things import Ended, Marked, Told
from tests.arranging import arrange, deck_of, do, legal, of_kind
from tests.games.crazy_eights.rules import CrazyEights

SUITS = ("red", "yellow", "green", "blue")


def lay(wanted: dict[str, object], rest: str = "") -> Game:
    game = CrazyEights(deck_of(CrazyEights, 2), 2, 1)
    return arrange(game, {"suit": "green", **wanted}, rest)


def test_what_fits_and_eights_everywhere() -> None:
    game = lay({"cards 0": "G2 R7 B5 Y8", "cards 1": "R1", "heap": "G7"})
    assert legal(game) == {"put G2", "put R7", *(f"put Y8 {suit}" for suit in SUITS)}


def test_an_eight_brings_a_colour() -> None:
    game = lay({"cards 0": "Y8 R1", "cards 1": "B2 G3", "heap": "G7"})
    assert of_kind(do(game, "put Y8 blue"), Marked) == [Marked("suit", "blue")]
    assert legal(game) == {"put B2"}


def test_who_has_nothing_that_fits_fetches_one() -> None:
    game = lay({"cards 0": "R1", "cards 1": "G3", "heap": "G7"})
    assert legal(game) == {"fetch rest"}
    assert of_kind(do(game, "fetch rest"), Told) == [Told(0, "fetched")]
    assert game.turn == 1


def test_the_last_card_wins() -> None:
    game = lay({"cards 0": "G1", "cards 1": "G3", "heap": "G7"})
    assert of_kind(do(game, "put G1"), Ended) == [Ended((0,))]


def test_where_nobody_can_go_on_the_fewest_cards_win() -> None:
    game = lay({"cards 0": "R1", "heap": "G7", "skipped": 1}, rest="cards 1")
    assert legal(game) == {"wait"}
    assert of_kind(do(game, "wait"), Ended) == [Ended((0,))]
