"""Go Fox!: what was decided where its sheet is silent, and what everyone comes to know of the hands."""

from random import Random

import pytest

from game.games.go_fox.likelihood import HANDS, NUMBERS, chance_of_none
from game.games.go_fox.rules import GoFox
from game.rules.core import parse_option
from game.rules.things import Face, Move
from tests.arranging import cards_called, deck_of, do, hand_of, legal
from tests.games.go_fox.test_rules import lay, told

TABLE: dict[str, object] = {"hand 0": "P8", "hand 1": "R5 G2", "hand 2": "B5 Y9", "stock": "O1 O2"}


def test_gf_d1_the_next_player_is_asked() -> None:
    game = lay({**TABLE, "hand 2": "Y9", "hand 0": "B5"})
    assert told(do(game, "ask R5")) == [(1, "ask"), (2, "go_fox")]


def test_gf_d1_with_the_option_any_other_player_may_be_asked() -> None:
    game = lay({**TABLE, "hand 0": "Y5"}, ask_any=True)
    assert legal(game) == {f"ask {card} hand {seat}" for card in ("R5", "G2") for seat in (0, 2)}
    assert told(do(game, "ask R5 hand 0")) == [(1, "ask"), (0, "yes"), (1, "pair")]
    assert (game.marks["asked"], hand_of(game, 0), game.turn) == (0, set(), 2)


def test_gf_d1_with_two_players_there_is_nobody_else_to_ask() -> None:
    game = lay({"turn": 0, "hand 0": "R5", "hand 1": "B5", "stock": "O1 O2"}, players=2, ask_any=True)
    assert legal(game) == {"ask R5"}


def test_gf_d2_a_number_may_be_asked_though_one_holds_a_pair_of_it() -> None:
    game = lay({**TABLE, "hand 1": "R5 G5"})
    assert legal(game) == {"ask R5", "ask G5"}


def test_gf_d2_who_holds_cards_must_ask() -> None:
    for seed in range(20):
        game = GoFox(deck_of(GoFox, 3), 3, seed)
        assert {move.verb for move in game.moves(game.turn)} == {"ask"}


def test_gf_d3_nobody_can_deny() -> None:
    game = lay({**TABLE, "hand 2": "B5 Y5"})
    do(game, "ask R5")
    assert {move.verb for move in game.moves(2)} == {"give"}


def test_gf_d4_one_card_is_given_of_three() -> None:
    game = lay({**TABLE, "hand 2": "B5 Y5 O5"})
    do(game, "ask R5", "give O5")
    assert hand_of(game, 2) == {"B5", "Y5"}


def test_gf_d4_both_sides_may_have_to_choose() -> None:
    game = lay({**TABLE, "hand 1": "R5 G5", "hand 2": "B5 Y5"})
    do(game, "ask G5")
    assert (game.turn, legal(game)) == (2, {"give B5", "give Y5"})
    do(game, "give B5")
    assert (game.turn, legal(game)) == (1, {"pair R5", "pair G5"})
    do(game, "pair R5")
    assert (game.turn, hand_of(game, 1)) == (2, {"G5", "O1"})


def test_gf_d5_no_second_pair_after_a_yes() -> None:
    game = lay({**TABLE, "hand 1": "R5 G2 P2 Y2"})
    do(game, "ask R5")
    assert (game.scores, game.turn) == ([0, 1, 0], 2)


def test_gf_d6_a_pair_may_be_kept_and_one_card_is_drawn_either_way() -> None:
    kept = lay({**TABLE, "hand 1": "R1 G2 P2"})
    do(kept, "ask R1", "keep")
    assert (hand_of(kept, 1), kept.scores, kept.turn) == ({"R1", "G2", "P2", "O1"}, [0, 0, 0], 2)
    laid = lay({**TABLE, "hand 1": "R1 G2 P2"})
    do(laid, "ask R1", "lay P2 G2")
    assert (hand_of(laid, 1), laid.scores, laid.turn) == ({"R1", "O1"}, [0, 1, 0], 2)


def test_gf_d6_any_two_of_a_number_may_be_laid() -> None:
    game = lay({**TABLE, "hand 1": "R2 G2 P2 B7 R7"})
    do(game, "ask B7")
    assert legal(game) == {"lay P2 G2", "lay P2 R2", "lay G2 R2", "lay R7 B7", "keep"}


def test_gf_d7_a_pair_drawn_is_laid_in_a_later_turn() -> None:
    game = lay({"turn": 0, "hand 0": "R5", "hand 1": "Y9", "stock": "B5 O1 O2"}, players=2)
    do(game, "ask R5", "ask Y9", "ask R5")
    assert legal(game) == {"lay R5 B5", "keep"}


def test_gf_d9_an_empty_hand_says_go_fox() -> None:
    game = lay({**TABLE, "hand 2": ""})
    assert (2, "go_fox") in told(do(game, "ask R5"))


def test_gf_d10_pairs_left_in_a_hand_count_nothing() -> None:
    table = {"hand 0": "R1 G1 Y8 B8", "hand 1": "R5", "hand 2": "Y9", "stock": "O1", "scores": [1, 2, 1]}
    game = lay(table, rest="pairs 0")
    do(game, "ask R5")
    assert game.winners == (1,)


def test_what_was_asked_is_known_of_the_asker_until_it_is_laid() -> None:
    game = lay(TABLE)
    do(game, "ask G2")
    assert known(game) == {(1, 2): 1}
    game = lay(TABLE)
    do(game, "ask R5")
    assert known(game) == {}


def test_go_fox_tells_that_a_number_is_not_there() -> None:
    game = lay({**TABLE, "hand 0": "G8"})
    game.drawn[2] = 3
    game.held[2 * NUMBERS + 2] = 1
    do(game, "ask G2")
    assert game.refused[2 * NUMBERS + 2] == 4
    assert known(game) == {(1, 2): 1}
    assert game.likelihood(1, 2, 2) == 0.0
    do(game, "ask Y9", "ask G8")
    assert 0.0 < game.likelihood(1, 2, 2) < 0.2  # one card drawn since


def test_an_own_pair_laid_is_forgotten_of_the_hand() -> None:
    game = lay({**TABLE, "hand 1": "R1 G1 Y1"})
    do(game, "ask R1", "lay Y1 G1")
    assert known(game) == {}


def known(game: GoFox) -> dict[tuple[int, int], int]:
    return {divmod(place, NUMBERS): cards for place, cards in enumerate(game.held) if cards}


def test_what_is_known_of_a_hand_is_always_true() -> None:
    """Whatever everyone is said to know, over many matches, is so; and it is never more than that."""
    for seed in range(40):
        players = 2 + seed % 5
        game, rng = GoFox(deck_of(GoFox, players), players, seed, ask_any=bool(seed % 2)), Random(seed)
        while game.winners is None:
            moves = game.moves(game.turn)
            game.apply(game.turn, moves[int(rng.random() * len(moves))])
            for (seat, number), cards in known(game).items():
                assert len(game.cards_of(seat, number)) >= cards


def test_a_bad_memory_loses_what_was_asked_and_a_perfect_one_nothing() -> None:
    game = lay(TABLE)
    game.held = [1] * len(game.held)
    game.refused = [1] * len(game.refused)
    assert sum(game.seen_by(1, Random(1), 1.0).held) == len(game.held)
    assert sum(game.seen_by(1, Random(1), 0.0).held + game.seen_by(1, Random(1), 0.0).refused) == 0
    half = game.seen_by(1, Random(1), 0.5)
    assert 0 < sum(half.held) < len(game.held)
    assert 0 < sum(half.refused) < len(game.held)
    assert sum(game.held) == len(game.held), "the table itself forgets nothing"


def test_who_has_asked_for_a_number_is_asked_for_it() -> None:
    game = lay({**TABLE, "hand 1": "R5 G2 P7"})
    game.held[2 * NUMBERS + 2] = 1
    assert best(game) == Move("ask", tuple(cards_called(game, "G2")))


def test_a_number_of_which_all_cards_lie_open_is_not_asked_for() -> None:
    laid = {"pairs 0": "O5 Y5 G5 B5"}
    game = lay({**TABLE, **laid, "hand 1": "R5 P5 G2", "hand 2": "Y9 Y8"})
    assert game.likelihood(1, 2, 5) == 0.0
    assert best(game) == Move("ask", tuple(cards_called(game, "G2")))
    forgetful = game.seen_by(1, Random(1), 0.0)
    assert forgetful.likelihood(1, 2, 5) > 0.0


def test_a_number_just_refused_is_not_asked_again() -> None:
    game = lay({**TABLE, "hand 1": "R5 G2", "hand 2": "Y9"})
    game.refused[2 * NUMBERS + 5] = 1
    assert best(game) == Move("ask", tuple(cards_called(game, "G2")))


@pytest.mark.parametrize("hand", ["R5 G2", "G2 R5"])
def test_of_two_chances_the_one_everybody_knows_of_anyway(hand: str) -> None:
    game = lay({**TABLE, "hand 1": hand})
    game.held[NUMBERS + 2] = 1
    assert best(game) == Move("ask", tuple(cards_called(game, "G2")))


def test_a_card_known_to_be_elsewhere_is_less_likely_here() -> None:
    game = lay(TABLE)
    before = game.likelihood(1, 2, 5)
    game.held[0 * NUMBERS + 5] = 1
    assert game.likelihood(1, 2, 5) < before
    game.held[0 * NUMBERS + 5] = 0
    game.held[2 * NUMBERS + 9] = 1
    assert game.likelihood(1, 2, 5) < before  # one of its two cards is a nine


def test_any_player_who_has_the_number_is_the_one_to_ask() -> None:
    game = lay({**TABLE, "hand 1": "R5 G2"}, ask_any=True)
    game.held[0 * NUMBERS + 5] = 1
    assert best(game) == Move("ask", (*cards_called(game, "R5"), HANDS[0]))


def test_a_pair_is_laid_rather_than_kept_and_the_known_one_first() -> None:
    game = lay({**TABLE, "hand 1": "R1 G2 P2 R7 B7"})
    do(game, "ask R1")
    game.held[NUMBERS + 7] = 1
    assert best(game).verb == "lay"
    assert set(best(game).picks) == set(cards_called(game, "R7 B7"))


def best(game: GoFox) -> Move:
    return max(game.moves(game.turn), key=lambda move: game.rate(game.turn, move))


def test_chances_are_those_of_mixed_cards() -> None:
    assert chance_of_none(0, 5, 20) == 1.0
    assert chance_of_none(2, 1, 4) == 0.5
    assert chance_of_none(1, 2, 4) == pytest.approx(0.5)
    assert chance_of_none(3, 4, 4) == 0.0
    assert chance_of_none(2, 9, 3) == 0.0


def test_the_option_can_be_given_as_text() -> None:
    assert parse_option(GoFox, "ask_any", "on") is True
    assert parse_option(GoFox, "ask_any", "no") is False
    assert GoFox.options["ask_any"] is False


def test_a_hand_is_its_owners_and_nothing_else_is_private() -> None:
    private = {name for name, face in GoFox.faces.items() if face is Face.OWNER}
    assert private == {"hand"}
    assert GoFox.levels == ("easy", "medium", "hard")
    assert not lay(TABLE).keeps_score
