"""Short names of cards, both ways."""

import pytest

from game.games.kablam.rules import KaBlam
from game.games.shelf import GAMES
from game.rules.codes import code, order, parse
from game.rules.things import Card
from tests.arranging import deck_of

EVERY_CARD = [card for entry in GAMES.values() for card in deck_of(entry.rules, 3)]


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("G7", Card("word", "green", 7)),
        ("P11", Card("word", "purple", 11)),
        ("miss-R", Card("miss", "red")),
        ("pick-B", Card("pick", "blue")),
        ("rev-Y", Card("rev", "yellow")),
        ("wild", Card("wild")),
        ("boom", Card("boom")),
        ("draw1-R", Card("draw1", "red")),
        ("skip-B", Card("skip", "blue")),
        ("wild2", Card("wild2")),
        ("wizard", Card("wizard")),
        ("pic-cat", Card("picture", number=1, word="cat")),
        ("noun-t-shirt", Card("noun", number=1, word="t-shirt")),
    ],
)
def test_each_kind_of_card(name: str, card: Card) -> None:
    assert parse(name) == parse(name, EVERY_CARD) == card
    assert code(card) == name


def test_which_of_several_like_cards() -> None:
    """They are drawn differently, and told apart in no rule."""
    for name, card, common in (
        ("pic-cat-2", Card("picture", number=2, word="cat"), "pic-cat"),
        ("wizard-3", Card("wizard", number=3), "wizard"),
        ("wild-4", Card("wild", number=4), "wild"),
    ):
        assert parse(name) == parse(name, EVERY_CARD) == card
        assert code(card) == common


def test_every_card_of_the_deck_and_back() -> None:
    for card in deck_of(KaBlam, 2):
        assert parse(code(card)) == card._replace(word="")


def test_a_hand_sorted_by_colour_then_number_then_action() -> None:
    hand = ["wild", "P1", "miss-R", "R11", "R2", "boom", "G7", "pick-G"]
    ordered = [code(card) for card in sorted(map(parse, hand), key=order)]
    assert ordered == ["R2", "R11", "miss-R", "G7", "pick-G", "P1", "boom", "wild"]


NEVER = ("", "G", "7", "X7", "G-7", "G7x", "G²", "pic-", "pic--2", "Comet")
NOT_HERE = ("g7", "miss", "miss-X", "wild-R", "fish", "noun", "wizard-5")


@pytest.mark.parametrize("name", NEVER)
def test_a_name_that_can_be_no_card(name: str) -> None:
    with pytest.raises(ValueError, match="There is no card called"):
        parse(name)


@pytest.mark.parametrize("name", [*NEVER, *NOT_HERE])
def test_a_name_that_is_no_card_of_these_games(name: str) -> None:
    with pytest.raises(ValueError, match="There is no card called"):
        parse(name, EVERY_CARD)


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("comet", Card("comet")),
        ("comet-B", Card("comet", "blue")),
        ("comet-B3", Card("comet", "blue", 3)),
        ("rune-elk", Card("rune", number=1, word="elk")),
        ("number-5", Card("number", number=5)),
    ],
)
def test_a_kind_nobody_has_thought_of(name: str, card: Card) -> None:
    assert parse(name) == parse(name, [card]) == card
    assert code(card) == name


def test_a_hand_of_kinds_nobody_has_thought_of_is_sorted_likewise() -> None:
    hand = [Card("comet"), Card("comet", "blue"), Card("comet", "blue", 3), Card("comet", "blue", 2)]
    assert [code(card) for card in sorted(hand, key=order)] == ["comet-B2", "comet-B3", "comet-B", "comet"]
