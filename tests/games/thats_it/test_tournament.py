"""That's It!: rounds that are added up, the names and the order of cards, and saving."""

from random import Random

import pytest

from game.games.shelf import GAMES
from game.games.thats_it.laid import HANDS
from game.games.thats_it.rounds import points_table
from game.games.thats_it.rules import STOCK
from game.play.match import Match
from game.play.plan import parse_seats
from game.play.save import dump, load
from game.rules.codes import code, order, parse
from game.rules.things import Card, Scored
from tests.arranging import of_kind
from tests.games.thats_it.tables import deck_for, do, lay, long

OUT = {"hand 0": "", "hand 1": "hat-p hat-w bus-p", "state": "call"}


def test_so_many_rounds_are_played_and_the_deal_passes_on() -> None:
    game = lay(OUT, players=3, version=2, rounds=3, first_dealer=2)
    assert game.dealer == 2
    for round_, dealer in ((1, 2), (2, 0), (3, 1)):
        assert (game.marks["round"], game.marks["dealer"]) == (round_, dealer)
        game.marks["state"], game._offered = "call", {}
        assert game.marks["round_winner"] == -1
        do(game, "call")
        assert (game.winners is None) == (round_ < 3)
        if round_ < 3:
            do(game, "next")
            assert (game.turn, len(game.piles[STOCK]), game.marks["owners"]) == (
                (dealer + 2) % 3,
                52 - 22,
                "",
            )
            assert game.rebuilt == 0


def test_equal_totals_are_joint_winners() -> None:
    game = lay({**OUT, "hand 1": "cat-p", "scores": [3, 2, 9]}, players=3, version=2, rounds=1)
    events = do(game, "call")
    assert game.winners == (0, 1)
    assert of_kind(events, Scored) == [Scored(1, 3)]


def test_the_fewest_points_lead() -> None:
    game = lay({"scores": [3, 2, 9]}, players=3)
    assert (game.fewest_wins, game.leaders()) == (True, [1])


def test_no_points_table_before_the_first_result() -> None:
    assert points_table(lay({}).marks) == []


# names, order and saves


def test_short_names_of_its_cards() -> None:
    assert parse("pic-cat") == Card("picture", number=1, word="cat")
    assert parse("noun-ice-cream") == Card("noun", number=1, word="ice-cream")
    assert parse("wizard") == Card("wizard")
    assert [code(card) for card in deck_for(2)[:4]] == ["pic-cat", "pic-cat", "noun-cat", "noun-cat"]
    for name in ("pic", "pic-", "noun-", "wizard-5"):
        with pytest.raises(ValueError, match="no card"):
            parse(name, deck_for(2))


def test_cards_of_one_thing_stand_together_in_a_hand() -> None:
    game = lay({"hand 0": "wiz dog-w cat-w dog-p cat-p wiz dog-p"})
    hand = sorted((game.deck[card] for card in game.piles[HANDS[0]]), key=order)
    assert [code(card) for card in hand] == long("cat-p cat-w dog-p dog-p dog-w wiz wiz").split()
    assert [card.number for card in hand[2:4]] == [1, 2]


@pytest.mark.parametrize("version", [1, 2])
def test_a_match_can_be_saved_in_any_state(version: int) -> None:
    match = Match(
        GAMES["thats_it"], deck_for(3), parse_seats("easy,easy,easy"), 5, {"version": version, "rounds": 2}
    )
    rng = Random(2)
    states = set()
    while match.game.winners is None:
        moves = match.game.moves(match.game.turn)
        match.make(match.game.turn, moves[int(rng.random() * len(moves))])
        state = match.game.marks["state"]
        if state not in states:
            states.add(state)
            again = load(dump(match), GAMES)
            assert again.game.piles == match.game.piles
            assert again.game.moves(again.game.turn) == moves_now(match)
    assert {"draw", "act", "between"} <= states


def moves_now(match: Match) -> list[object]:
    return list(match.game.moves(match.game.turn))
