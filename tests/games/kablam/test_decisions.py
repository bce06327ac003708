"""Ka-Blam!: what was decided where its sheet is silent, one test a decision at least."""

from random import Random

import pytest

from game.games.kablam.rules import DISCARD, DRAW, HANDS, STOCK, KaBlam
from game.rules.core import parse_option
from game.rules.things import Card, Choice, Ended, Marked, Move, Moved, ReadAloud, Spoken, Told
from tests.arranging import cards_called, codes_in, deck_of, do, hand_of, legal, of_kind
from tests.conftest import Arranged

TABLE = {"hand 0": "B5 B6", "hand 1": "P1 P2", "discard": "G7", "stock": "Y1 Y2 Y3"}


def test_kb_d1_the_exploding_card_is_never_dealt() -> None:
    places = set()
    for seed in range(150):
        game = KaBlam(deck_of(KaBlam, 6), 6, seed)
        boom = cards_called(game, "boom")[0]
        assert boom in game.piles[STOCK]
        places.add(game.piles[STOCK].index(boom))
    assert {0, len(game.piles[STOCK]) - 1} <= places  # top and bottom included
    assert len(places) > 45


def test_kb_d2_who_can_play_must_play_even_a_wild(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "B5 wild"})
    assert DRAW not in game.moves(0)
    assert {move.verb for move in game.moves(0)} == {"play"}


def test_kb_d3_picking_up_ends_the_turn(kablam: Arranged) -> None:
    game = kablam({**TABLE, "stock": "G9"})
    do(game, "draw stock")
    assert game.turn == 1
    assert game.moves(0) == []


def test_kb_d4_reverse_counts_the_players_still_in(kablam: Arranged) -> None:
    table = {**TABLE, "hand 0": "rev-G B5", "hand 2": "P3 boom", "out": "2", "turned": "boom"}
    game = kablam(table, players=3)
    do(game, "play rev-G")
    assert (game.turn, game.marks["direction"]) == (0, 1)


@pytest.mark.parametrize("kind", ["miss", "pick"])
def test_kb_d5_the_same_action_twice_with_two_players(kablam: Arranged, kind: str) -> None:
    game = kablam({**TABLE, "hand 0": f"{kind}-G {kind}-B B6"})
    do(game, f"play {kind}-G")
    assert game.turn == 0
    assert legal(game) == {f"play {kind}-B"}
    do(game, f"play {kind}-B")
    assert game.turn == 0
    assert game.marks["colour"] == "blue"


def test_kb_d6_after_an_explosion_the_turn_goes_to_the_one_behind(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "pick-G B5", "hand 2": "P3", "hand 3": "P4", "stock": "Y1 boom R3"}, 4)
    do(game, "play pick-G")
    assert hand_of(game, 1) == {"P1", "P2", "Y1", "boom"}
    assert game.turn == 2
    do(game, "draw stock", "draw stock")
    assert game.turn == 0


def test_kb_d6_pick_up_two_may_end_the_round(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "pick-G B5", "stock": "boom R3"})
    do(game, "play pick-G")
    assert game.scores == [13, 0]
    assert legal(game) == {"next"}


def test_kb_d6_an_explosion_ends_a_short_game(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "pick-G B5", "stock": "boom"}, length="short")
    events = do(game, "play pick-G")
    assert events[-1] == Ended((0,))
    assert game.scores == [0, 0]


def test_kb_d7_an_exploded_player_is_back_next_round(kablam: Arranged) -> None:
    table = {**TABLE, "hand 0": "G1", "hand 2": "P3 boom", "out": "2", "turned": "boom", "scores": [0, 0, 50]}
    game = kablam(table, players=3)
    do(game, "play G1")
    assert game.scores == [3 + 3 + 10, 0, 50]
    do(game, "next")
    assert game.marks["out"] == ""
    assert game.turned == set()
    assert [len(game.piles[hand]) for hand in HANDS[:3]] == [5, 5, 5]


def test_kb_d8_the_last_player_in_wins(kablam: Arranged) -> None:
    table = {**TABLE, "hand 2": "P3", "out": "1", "stock": "boom", "turn": 2}
    game = kablam(table, players=3)
    do(game, "draw stock")
    assert game.scores == [1 + 2 + 3 + 10, 0, 0]


def test_kb_d9_each_round_uses_all_cards_again(kablam: Arranged) -> None:
    game = kablam({**TABLE, "stock": "boom R1"})
    do(game, "draw stock", "next")
    boom = cards_called(game, "boom")[0]
    assert boom in game.piles[STOCK]
    assert sum(map(len, game.piles.values())) == 91
    assert game.marks["round"] == 2


def test_kb_d10_reshuffled_only_when_a_card_is_needed(kablam: Arranged) -> None:
    game = kablam({**TABLE, "stock": "Y1", "discard": "wild G7 G8", "colour": "red"})
    do(game, "draw stock")
    assert codes_in(game, "stock") == ""
    assert codes_in(game, "discard") == "wild G7 G8"
    do(game, "draw stock")
    assert codes_in(game, "discard") == "wild"
    assert game.marks["colour"] == "red"


def test_kb_d10_in_the_middle_of_pick_up_two(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "pick-G B5", "stock": "Y1", "discard": "G7 R1"})
    do(game, "play pick-G")
    assert len(game.piles[HANDS[1]]) == 4
    assert codes_in(game, "discard") == "pick-G"


BLOCKED = {"hand 0": "B5 B6", "hand 1": "P1 P2", "discard": "G7", "stock": ""}


def test_kb_d11_without_any_cards_a_player_passes(kablam: Arranged) -> None:
    game = kablam(BLOCKED)
    events = do(game, "draw stock")
    assert Told(0, "no_cards") in events
    assert of_kind(events, Moved) == []
    assert game.turn == 1


def test_kb_d11_the_lowest_hand_wins_a_blocked_round(kablam: Arranged) -> None:
    game = kablam(BLOCKED)
    do(game, "draw stock", "draw stock")
    assert game.scores == [0, 11]
    assert legal(game) == {"next"}


def test_kb_d11_exploded_players_neither_pass_nor_win(kablam: Arranged) -> None:
    table = {**BLOCKED, "hand 2": "boom", "out": "2", "hand 1": "P10 P11"}
    game = kablam(table, players=3)
    do(game, "draw stock", "draw stock")
    assert game.scores == [10 + 11 + 10, 0, 0]


def test_kb_d11_equal_hands_share_a_short_game(kablam: Arranged) -> None:
    game = kablam({**BLOCKED, "hand 1": "P5 P6"}, length="short")
    events = do(game, "draw stock", "draw stock")
    assert events[-1] == Ended((0, 1))


def test_kb_d11_the_lowest_hand_wins_a_short_game(kablam: Arranged) -> None:
    game = kablam(BLOCKED, length="short")
    do(game, "draw stock", "draw stock")
    assert game.winners == (1,)


def test_kb_d11_equal_hands_void_a_long_round(kablam: Arranged) -> None:
    game = kablam({**BLOCKED, "hand 1": "P5 P6", "scores": [40, 50]})
    events = do(game, "draw stock", "draw stock")
    assert Told(-1, "void_round") in events
    assert (game.scores, game.winners) == ([40, 50], None)
    assert (game.marks["gain"], game.marks["round_winner"]) == (0, -1)
    do(game, "next")
    assert len(game.piles[HANDS[0]]) == 5
    assert game.passes == 0


def test_kb_d11_a_card_played_or_drawn_starts_the_count_again(kablam: Arranged) -> None:
    game = kablam({**BLOCKED, "hand 1": "G1 P2 P3", "hand 2": "B7 B8"}, players=3)
    do(game, "draw stock", "play G1")
    assert game.passes == 0
    do(game, "draw stock")  # the old top card is a pile again
    assert game.marks["state"] == "play"
    assert hand_of(game, 2) == {"B7", "B8", "G7"}


def test_kb_d11_pick_up_two_without_cards_still_misses(kablam: Arranged) -> None:
    game = kablam({**BLOCKED, "hand 0": "pick-G B5", "discard": "G7"})
    assert Told(1, "no_cards") in do(game, "play pick-G")
    assert hand_of(game, 1) == {"P1", "P2", "G7"}
    assert game.turn == 0


@pytest.mark.parametrize("last", ["miss-G", "pick-G", "rev-G"])
def test_kb_d12_an_action_card_as_last_card_does_nothing(kablam: Arranged, last: str) -> None:
    game = kablam({**TABLE, "hand 0": last, "hand 2": "P3"}, players=3)
    do(game, f"play {last}")
    assert game.scores == [6, 0, 0]
    assert game.marks["direction"] == 1
    assert codes_in(game, "stock") == "Y1 Y2 Y3"


def test_kb_d13_a_wild_as_last_card_asks_for_no_colour(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "wild"})
    assert legal(game) == {"play wild"}
    do(game, "play wild")
    assert game.scores == [3, 0]
    assert game.marks["colour"] == "green"


def test_kb_d14_a_word_card_on_an_action_card_by_colour_only(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "R7 G1 miss-B pick-B", "discard": "miss-G G7"})
    assert legal(game) == {"play G1", "play miss-B"}


def test_kb_d14_an_action_card_on_a_word_card_by_colour_only(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "rev-R rev-G pick-B"})
    assert legal(game) == {"play rev-G"}


def test_kb_d15_pick_up_two_on_a_matching_colour(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "pick-G pick-R"})
    assert legal(game) == {"play pick-G"}
    on_its_kind = kablam({**TABLE, "hand 0": "pick-R B5", "discard": "pick-G"})
    assert legal(on_its_kind) == {"play pick-R"}


def test_kb_d16_the_starter_is_not_read_and_nobody_calls_a_last_card() -> None:
    game = KaBlam(deck_of(KaBlam, 2), 2, 4)
    assert of_kind(game.take_events(), ReadAloud, Spoken) == []
    rng = Random(1)
    while game.winners is None:
        assert {move.verb for seat in (0, 1) for move in game.moves(seat)} <= {"play", "draw", "next"}
        assert game.moves(1 - game.turn) == []
        game.apply(game.turn, game.moves(game.turn)[int(rng.random() * len(game.moves(game.turn)))])


def test_the_exploding_card_can_never_be_played(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "boom B5", "turned": "boom"})
    assert legal(game) == {"draw stock"}


def test_com_d1_only_word_cards_are_read_and_reading_changes_no_rule() -> None:
    """The same match with reading on and off: the rules ask for the same moves."""
    on, off = (KaBlam(deck_of(KaBlam, 3), 3, 5, reading=reading) for reading in (True, False))
    rng = Random(5)
    while on.winners is None:
        assert on.moves(on.turn) == off.moves(off.turn)
        move = on.moves(on.turn)[int(rng.random() * len(on.moves(on.turn)))]
        on.apply(on.turn, move)
        off.apply(off.turn, move)
        read = [event.card for event in on.take_events() if isinstance(event, ReadAloud)]
        words = [card for card in move.picks if isinstance(card, int) and on.deck[card].kind == "word"]
        assert read == words
    assert on.winners == off.winners


def test_com_d2_the_first_dealer_is_random_and_the_deal_moves_on(kablam: Arranged) -> None:
    dealers = {KaBlam(deck_of(KaBlam, 4), 4, seed).marks["dealer"] for seed in range(60)}
    assert dealers == {0, 1, 2, 3}
    game = kablam({**TABLE, "hand 0": "G1", "hand 2": "P3", "dealer": 2}, players=3)
    do(game, "play G1", "next")
    assert game.marks["dealer"] == 0
    assert game.turn == 1


@pytest.mark.parametrize(("seat", "dealer"), [(0, 0), (1, 1), (5, 1)])
def test_com_d2_a_fixed_first_dealer(seat: int, dealer: int) -> None:
    game = KaBlam(deck_of(KaBlam, 2), 2, 3, first_dealer=seat)
    assert game.marks["dealer"] == dealer
    assert game.turn == (dealer + 1) % 2


def test_com_d3_the_direction_is_clockwise_again_at_every_deal(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "G1", "hand 2": "P3", "direction": -1}, players=3)
    events = do(game, "play G1", "next")
    assert Marked("direction", 1) in events
    assert game.turn == (game.dealer + 1) % 3


def test_com_d4_players_still_equal_win_together(kablam: Arranged) -> None:
    table = {**BLOCKED, "hand 1": "P5 P6", "hand 2": "P10 P11"}
    game = kablam(table, players=3, length="short")
    do(game, "draw stock", "draw stock", "draw stock")
    assert game.winners == (0, 1)


def test_the_discard_pile_never_runs_empty(kablam: Arranged) -> None:
    game = kablam({**TABLE, "stock": ""})
    do(game, "draw stock")
    assert len(game.piles[DISCARD]) == 1


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("length", "Short", "short"),
        ("target", "50", 50),
        ("reading", "off", False),
        ("reading", "YES", True),
        ("first_dealer", "3", 3),
        ("first_dealer", "random", "random"),
    ],
)
def test_options_from_text(name: str, text: str, value: object) -> None:
    assert parse_option(KaBlam, name, text) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("size", "3"),
        ("length", "huge"),
        ("length", "7"),
        ("target", "many"),
        ("target", "0"),
        ("target", "-5"),
        ("target", "²"),
        ("reading", "maybe"),
        ("first_dealer", "9"),
    ],
)
def test_an_option_that_cannot_be_is_one_plain_sentence(name: str, text: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+'(size|length|target|reading|first_dealer)'[^\n]+\.$"):
        parse_option(KaBlam, name, text)


def test_greedy_advice_saves_wilds_and_keeps_the_colour_held_most(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "G2 R7 R8 R9 wild", "hand 1": "P1 P2 P3 P4"})
    ratings = {move: game.rate(0, move) for move in game.moves(0)}
    best = max(ratings, key=lambda move: ratings[move])
    assert best == Move("play", tuple(cards_called(game, "R7")))
    wilds = {move.picks[1]: rating for move, rating in ratings.items() if len(move.picks) == 2}
    assert max(wilds, key=lambda choice: wilds[choice]) == Choice("red")
    assert max(wilds.values()) < ratings[best]
    assert game.rate(0, DRAW) == 0.0


def test_greedy_advice_hurts_a_neighbour_who_is_close(kablam: Arranged) -> None:
    table = {**TABLE, "hand 0": "miss-G G2 P9", "hand 2": "P3 P4 P5", "hand 1": "P1 P2 P6 P7"}
    miss = Move("play", tuple(cards_called(kablam(table, players=3), "miss-G")))
    far = kablam(table, players=3).rate(0, miss)
    close = kablam({**table, "hand 1": "P1"}, players=3).rate(0, miss)
    assert close > far


def test_a_card_is_what_is_printed_on_it() -> None:
    assert Card("wild") == ("wild", "", 0, "")
