"""Go Fox!: the scenarios of its rules, one test each, as situations on the table."""

from collections.abc import Mapping
from random import Random

import pytest

from game.games.go_fox.likelihood import HANDS, PAIRS, STOCK
from game.games.go_fox.rules import GIVEN, GoFox
from game.rules.core import IllegalMove
from game.rules.things import Ended, Event, Marked, Move, Moved, ReadAloud, Scored, Told, TurnPassed
from tests.arranging import arrange, cards_called, codes_in, deck_of, do, hand_of, legal, of_kind, pick_name


def lay(wanted: Mapping[str, object], players: int = 3, rest: str = "", **options: object) -> GoFox:
    """A table where seat 1 is about to ask; cards that are not named lie at the bottom of the pile."""
    game = GoFox(deck_of(GoFox, players), players, 1, **options)
    turn = wanted.get("turn", 1)
    return arrange(game, {"turn": turn, "asker": turn, "number": 0, **wanted}, rest)


def reads(game: GoFox, events: list[Event]) -> list[str]:
    """Who reads what, as "2 B5"."""
    return [f"{one.seat} {pick_name(game.deck, one.card)}" for one in events if isinstance(one, ReadAloud)]


def told(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.key) for event in events if isinstance(event, Told)]


def test_gf_t1_a_yes_is_read_by_both_and_makes_a_pair() -> None:
    game = lay({"hand 1": "R5 G2", "hand 2": "B5 Y9", "stock": "O1 O2"})
    events = do(game, "ask R5")
    assert reads(game, events) == ["2 B5", "1 B5", "1 B5", "1 R5"]
    assert codes_in(game, "pairs 1").split() == ["R5", "B5"]
    assert hand_of(game, 1) == {"G2", "O1"}
    assert hand_of(game, 2) == {"Y9"}
    assert told(events) == [(1, "ask"), (2, "yes"), (1, "pair")]
    assert (game.turn, game.scores) == (2, [0, 1, 0])


def test_gf_t2_a_drawn_card_waits_even_if_it_makes_a_pair() -> None:
    game = lay({"hand 1": "R5 G2", "hand 2": "Y9", "stock": "B5 O2"})
    events = do(game, "ask R5")
    assert told(events) == [(1, "ask"), (2, "go_fox")]
    assert hand_of(game, 1) == {"R5", "G2", "B5"}
    assert game.piles[PAIRS[1]] == []
    assert reads(game, events) == []
    assert game.turn == 2


def test_gf_t3_an_own_pair_may_be_laid_after_go_fox() -> None:
    game = lay({"hand 1": "R5 G2 P2", "hand 2": "Y9", "stock": "O1 O2"})
    assert told(do(game, "ask R5")) == [(1, "ask"), (2, "go_fox")]
    assert legal(game) == {"lay P2 G2", "keep"}
    assert len(game.piles[STOCK]) == 62
    events = do(game, "lay P2 G2")
    assert sorted(reads(game, events)) == ["1 G2", "1 P2"]
    assert set(codes_in(game, "pairs 1").split()) == {"G2", "P2"}
    assert hand_of(game, 1) == {"R5", "O1"}
    assert (game.turn, game.scores[1]) == (2, 1)


def test_gf_t4_after_a_yes_no_other_pair_is_laid() -> None:
    game = lay({"hand 1": "R5 G2 P2", "hand 2": "B5 Y9", "stock": "O1 O2"})
    do(game, "ask R5")
    assert set(codes_in(game, "pairs 1").split()) == {"R5", "B5"}
    assert hand_of(game, 1) == {"G2", "P2", "O1"}
    assert (game.turn, legal(game, 1)) == (2, set())


def test_gf_t5_the_giver_chooses_one_of_several() -> None:
    game = lay({"hand 1": "R5 G2", "hand 2": "B5 Y5", "stock": "O1 O2"})
    assert told(do(game, "ask R5")) == [(1, "ask"), (2, "yes")]
    assert (game.turn, legal(game), legal(game, 1)) == (2, {"give B5", "give Y5"}, set())
    events = do(game, "give Y5")
    assert hand_of(game, 2) == {"B5"}
    assert set(codes_in(game, "pairs 1").split()) == {"Y5", "R5"}
    assert reads(game, events) == ["2 Y5", "1 Y5", "1 Y5", "1 R5"]
    assert (game.turn, game.marks["asker"]) == (2, 2)


def test_gf_t6_only_a_number_one_holds_may_be_asked() -> None:
    game = lay({"hand 1": "R5 G2", "hand 2": "B7", "stock": "O1 O2"})
    assert legal(game) == {"ask R5", "ask G2"}
    with pytest.raises(IllegalMove):
        game.apply(1, Move("ask", tuple(cards_called(game, "B7"))))
    assert game.marks["number"] == 0


def test_gf_t7_an_empty_hand_draws_and_asks_nobody() -> None:
    game = lay({"turn": 0, "hand 0": "R5", "hand 1": "", "hand 2": "Y9", "stock": "B3 O1 O2"})
    turns = game.turns
    events = do(game, "ask R5")
    assert told(events) == [(0, "ask"), (1, "go_fox"), (1, "empty_hand")]
    assert hand_of(game, 1) == {"O1"}
    assert [event.seat for event in events if isinstance(event, TurnPassed)] == [1, 2]
    assert (game.turn, game.turns - turns) == (2, 2)


def test_gf_t8_the_asker_chooses_which_own_card_makes_the_pair() -> None:
    game = lay({"hand 1": "R5 G5 Y1", "hand 2": "B5 P9", "stock": "O1 O2"})
    events = do(game, "ask R5")
    assert reads(game, events) == ["2 B5", "1 B5"]
    assert of_kind(events, TurnPassed) == []
    assert (game.turn, codes_in(game, "given")) == (1, "B5")
    assert legal(game) == {"pair R5", "pair G5"}
    events = do(game, "pair G5")
    assert reads(game, events) == ["1 B5", "1 G5"]
    assert set(codes_in(game, "pairs 1").split()) == {"B5", "G5"}
    assert hand_of(game, 1) == {"R5", "Y1", "O1"}
    assert game.piles[GIVEN] == []


def test_gf_t9_the_last_card_of_the_pile_ends_the_game() -> None:
    game = lay({"hand 1": "R5", "hand 2": "Y9", "stock": "O1"}, rest="pairs 0")
    events = do(game, "ask R5")
    assert hand_of(game, 1) == {"R5", "O1"}
    assert isinstance(events[-1], Ended)
    assert not [event for event in events if isinstance(event, TurnPassed)]
    assert [legal(game, seat) for seat in range(3)] == [set()] * 3


def test_gf_t10_equal_pairs_are_joint_winners() -> None:
    game = lay({"hand 1": "R5", "hand 2": "Y9", "stock": "O1", "scores": [6, 8, 8]}, rest="pairs 0")
    assert do(game, "ask R5")[-1] == Ended((1, 2))
    assert game.winners == (1, 2)


@pytest.mark.parametrize(("players", "turns"), [(2, 56), (3, 51), (4, 46), (5, 41), (6, 36)])
def test_gf_t11_every_game_has_66_less_five_turns_a_player(players: int, turns: int) -> None:
    for seed in range(30):
        game, rng = GoFox(deck_of(GoFox, players), players, seed, ask_any=bool(seed % 2)), Random(seed)
        while game.winners is None:
            moves = game.moves(game.turn)
            game.apply(game.turn, moves[int(rng.random() * len(moves))])
        check_the_end(game, turns)


def check_the_end(game: GoFox, turns: int) -> None:
    seats = range(game.players)
    laid = [len(game.piles[PAIRS[seat]]) for seat in seats]
    assert game.turns == turns
    assert sum(laid) + sum(len(game.piles[HANDS[seat]]) for seat in seats) == 66
    assert game.scores == [cards // 2 for cards in laid]
    assert game.winners == tuple(seat for seat in seats if laid[seat] == max(laid))
    for seat in seats:
        numbers = [game.deck[card].number for card in game.piles[PAIRS[seat]]]
        assert numbers[::2] == numbers[1::2]


def test_gf_t12_with_two_the_dealer_is_asked_first() -> None:
    game = GoFox(deck_of(GoFox, 2), 2, 4, first_dealer=0)
    assert game.turn == 1
    move = game.moves(1)[0]
    game.take_events()
    game.apply(1, move)
    assert Marked("asked", 0) in game.take_events()


def test_the_events_of_a_yes_come_in_the_order_a_table_shows_them() -> None:
    game = lay({"hand 1": "R5 G2", "hand 2": "B5 Y9", "stock": "O1 O2"})
    own, given, drawn = cards_called(game, "R5 B5 O1")
    assert do(game, "ask R5") == [
        Marked("asked", 2),
        Marked("number", 5),
        Told(1, "ask"),
        Told(2, "yes"),
        Moved(given, HANDS[2], GIVEN, 0),
        ReadAloud(2, given),
        ReadAloud(1, given),
        Moved(given, GIVEN, PAIRS[1], 0),
        Moved(own, HANDS[1], PAIRS[1], 1),
        ReadAloud(1, given),
        ReadAloud(1, own),
        Scored(1, 1),
        Told(1, "pair"),
        Moved(drawn, STOCK, HANDS[1], 1),
        Marked("number", 0),
        Marked("asker", 2),
        TurnPassed(2),
    ]


def test_the_events_of_a_no_come_in_the_order_a_table_shows_them() -> None:
    game = lay({"hand 1": "R5 G2", "hand 2": "Y9", "stock": "O1 O2"})
    events = do(game, "ask G2")
    assert [type(event) for event in events] == [
        Marked,
        Marked,
        Told,
        Told,
        Moved,
        Marked,
        Marked,
        TurnPassed,
    ]


def test_five_each_one_at_a_time_from_the_dealers_left() -> None:
    game = GoFox(deck_of(GoFox, 4), 4, 9, first_dealer=2)
    dealt = [event.dst.seat for event in game.take_events() if isinstance(event, Moved)]
    assert dealt == [3, 0, 1, 2] * 5
    assert len(game.piles[STOCK]) == 66 - 20
    assert (game.turn, game.marks["dealer"], game.turns) == (3, 2, 1)


def test_the_deck_is_the_66_word_cards() -> None:
    deck = deck_of(GoFox, 3)
    assert len(set(deck)) == 66
    assert {card.kind for card in deck} == {"word"}


def test_two_empty_hands_in_a_row_draw_one_after_the_other() -> None:
    game = lay({"turn": 0, "hand 0": "R5", "hand 1": "", "hand 2": "", "stock": "B3 O1 O2 O3"})
    events = do(game, "ask R5")
    assert [key for _, key in told(events)] == ["ask", "go_fox", "empty_hand", "empty_hand"]
    assert (hand_of(game, 1), hand_of(game, 2), game.turn) == ({"O1"}, {"O2"}, 0)


def test_an_empty_hand_may_take_the_last_card() -> None:
    game = lay({"turn": 0, "hand 0": "R5", "hand 1": "", "stock": "B3 O1"}, rest="pairs 2")
    events = do(game, "ask R5")
    assert events[-1] == Ended((0, 1, 2))
    assert len(of_kind(events, Ended)) == 1
    assert hand_of(game, 1) == {"O1"}
