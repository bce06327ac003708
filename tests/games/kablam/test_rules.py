"""Ka-Blam!: the scenarios of its rules, one test each, as situations on the table."""

from random import Random

from game.games.kablam.rules import BOX, DISCARD, HANDS, STOCK, KaBlam
from game.rules.core import Game
from game.rules.rounds import NEXT
from game.rules.things import Ended, Marked, Moved, Pile, ReadAloud, Scored, Told, Turned, TurnPassed
from tests.arranging import arrange, cards_called, codes_in, deck_of, do, hand_of, legal, of_kind
from tests.conftest import Arranged

LONG_HANDS = {"hand 0": "P1 P2 P3", "hand 1": "P4 P5 P6", "hand 2": "P7 P8 P9"}
ALL_WILDS = {f"play wild {colour}" for colour in ("red", "orange", "yellow", "green", "blue", "purple")}


def told(game: Game, *names: str) -> list[tuple[int, str]]:
    return [(event.seat, event.key) for event in do(game, *names) if isinstance(event, Told)]


def test_kb_t1_action_cards_go_under_the_pile_until_a_word_card_comes(kablam: Arranged) -> None:
    game = kablam({"stock": "miss-R wild G7 B2 R5", "discard": "", "dealer": 1})
    boom = cards_called(game, "boom")[0]
    game.open_round()
    assert codes_in(game, "discard") == "G7"
    assert game.marks["colour"] == "green"
    assert boom in game.piles[STOCK]
    assert hand_of(game, 0) == hand_of(game, 1) == set()
    assert codes_in(game, "stock").replace("boom", "").split() == ["B2", "R5", "miss-R", "wild"]
    assert game.turned == set()
    events = game.take_events()
    assert [event.key for event in events if isinstance(event, Told)] == ["starter_returned"] * 2
    assert len([event for event in of_kind(events, Turned) if event.up]) == 2  # type: ignore[union-attr]
    assert game.turn == 0


def test_kb_t2_what_may_be_played(kablam: Arranged) -> None:
    game = kablam({"hand 0": "G2 R7 B5 miss-G wild", "hand 1": "P1", "discard": "G7", "stock": "Y1"})
    assert legal(game) == {"play G2", "play R7", "play miss-G"} | ALL_WILDS


def test_kb_t3_a_drawn_card_waits_for_the_next_turn(kablam: Arranged) -> None:
    game = kablam({"hand 0": "B5 rev-R", "hand 1": "P1 P2", "discard": "G7", "stock": "G9 R1"})
    assert legal(game) == {"draw stock"}
    events = do(game, "draw stock")
    assert hand_of(game, 0) == {"B5", "rev-R", "G9"}
    assert game.turn == 1
    assert legal(game, 0) == set()
    assert [type(event) for event in events] == [Moved, TurnPassed]


def test_kb_t4_reverse_with_two_is_miss_a_turn(kablam: Arranged) -> None:
    game = kablam({"hand 0": "rev-G R1", "hand 1": "P1", "discard": "G7", "stock": "Y1"})
    assert told(game, "play rev-G") == [(1, "miss")]
    assert game.turn == 0
    assert game.marks["direction"] == 1


def test_kb_t5_reverse_with_three_turns_the_direction(kablam: Arranged) -> None:
    hands = {"hand 0": "rev-G R1", "hand 1": "P1", "hand 2": "rev-B R2"}
    game = kablam({**hands, "discard": "G7", "stock": "Y1"}, players=3)
    do(game, "play rev-G")
    assert (game.marks["direction"], game.turn) == (-1, 2)
    do(game, "play rev-B")
    assert (game.marks["direction"], game.turn) == (1, 0)


def test_kb_t6_pick_up_two_stops_at_the_exploding_card(kablam: Arranged) -> None:
    hands = {"hand 0": "pick-G R1", "hand 1": "P1", "hand 2": "P2"}
    game = kablam({**hands, "discard": "G7", "stock": "boom R3"}, players=3)
    assert told(game, "play pick-G") == [(1, "pick_up"), (1, "kablam")]
    assert hand_of(game, 1) == {"P1", "boom"}
    assert codes_in(game, "stock") == "R3"
    assert game.marks["out"] == "1"
    assert game.turned == set(cards_called(game, "boom"))
    assert game.turn == 2


def test_kb_t7_an_explosion_that_leaves_one_player_ends_the_round(kablam: Arranged) -> None:
    game = kablam({"hand 0": "P1 P11 wild", "hand 1": "R11 B2", "discard": "G7", "stock": "boom", "turn": 1})
    events = do(game, "draw stock")
    assert game.scores == [23, 0]
    assert (game.marks["gain"], game.marks["round_winner"]) == (23, 0)
    assert of_kind(events, Scored) == [Scored(0, 23)]
    assert game.winners is None
    assert legal(game) == {"next"}


def test_kb_t8_exploded_hands_count_too(kablam: Arranged) -> None:
    game = kablam(
        {
            "hand 0": "G3",
            "hand 1": "R4 boom",
            "hand 2": "G9 miss-B",
            "discard": "G7",
            "stock": "Y1",
            "out": "1",
            "turned": "boom",
        },
        players=3,
    )
    do(game, "play G3")
    assert game.scores == [33, 0, 0]


def test_kb_t9_the_four_rounds_of_the_sheet(kablam: Arranged) -> None:
    game = kablam({"discard": "G7"})
    rounds = (
        (0, "R11 O11 Y11 wild", [43, 0]),
        (1, "miss-R R9 R7 R4", [43, 30]),
        (0, "R9 O9 R8 wild", [79, 30]),
        (0, "R7 O7 O8", [101, 30]),
    )
    for winner, held, totals in rounds:
        assert game.winners is None
        last, other = f"hand {winner}", f"hand {1 - winner}"
        hands = {last: "G1", other: held, "discard": "G2", "stock": "Y1", "turn": winner, "state": "play"}
        arrange(game, hands)
        events = do(game, "play G1")
        assert game.scores == totals
    assert game.winners == (0,)
    assert events[-1] == Ended((0,))
    assert legal(game, 0) == legal(game, 1) == set()


def test_kb_t10_on_a_wild_only_the_chosen_colour_counts(kablam: Arranged) -> None:
    piles = {"hand 0": "R7 B1 miss-B pick-G", "hand 1": "P1", "discard": "wild G7", "stock": "Y1"}
    game = kablam({**piles, "colour": "blue"})
    assert legal(game) == {"play B1", "play miss-B"}


def test_kb_t11_a_last_card_has_no_effect(kablam: Arranged) -> None:
    game = kablam({"hand 0": "pick-G", "hand 1": "P1 P2", "discard": "G7", "stock": "R3 R4"})
    assert told(game, "play pick-G") == [(0, "round_won")]
    assert hand_of(game, 1) == {"P1", "P2"}
    assert codes_in(game, "stock") == "R3 R4"
    assert game.scores == [3, 0]


def test_kb_t12_the_discards_become_the_new_pile(kablam: Arranged) -> None:
    drawn = set()
    for seed in range(12):
        game = kablam({"hand 0": "B5", "hand 1": "P1", "discard": "G7 R1 wild", "stock": ""})
        game.rng = Random(seed)
        assert (-1, "reshuffled") in told(game, "draw stock")
        new = hand_of(game, 0) - {"B5"}
        drawn |= new
        assert new | set(codes_in(game, "stock").split()) == {"R1", "wild"}
        assert codes_in(game, "discard") == "G7"
        assert game.marks["colour"] == "green"
        assert game.turn == 1
    assert drawn == {"R1", "wild"}


def test_five_each_one_at_a_time_from_the_dealers_left() -> None:
    game = KaBlam(deck_of(KaBlam, 4), 4, 9, first_dealer=2)
    moved = [event for event in game.take_events() if isinstance(event, Moved)]
    dealt = [event.dst.seat for event in moved if event.src == STOCK]
    assert dealt[:20] == [3, 0, 1, 2] * 5
    assert [len(game.piles[hand]) for hand in HANDS[:4]] == [5] * 4
    assert len(game.piles[STOCK]) + len(game.piles[DISCARD]) == 91 - 20
    assert (game.turn, game.piles[BOX]) == (3, [])


def test_a_round_has_all_91_cards_of_the_sheet() -> None:
    kinds = [card.kind for card in deck_of(KaBlam, 2)]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "word": 66,
        "miss": 6,
        "pick": 6,
        "rev": 6,
        "wild": 6,
        "boom": 1,
    }


def test_a_wild_sets_any_of_six_colours_also_the_present_one(kablam: Arranged) -> None:
    game = kablam({"hand 0": "wild R1", "hand 1": "P1 G1", "discard": "G7", "stock": "Y1"})
    assert legal(game) >= ALL_WILDS
    events = do(game, "play wild green")
    assert Marked("colour", "green") in events
    assert legal(game) == {"play G1"}
    assert of_kind(events, ReadAloud) == []


def test_the_word_is_read_before_its_effect_and_before_the_end(kablam: Arranged) -> None:
    game = kablam({"hand 0": "R7", "hand 1": "P1 P2", "discard": "G7", "stock": "Y1"}, length="short")
    events = do(game, "play R7")
    card = cards_called(game, "R7")[0]
    assert [type(event) for event in events] == [Moved, Marked, ReadAloud, Ended]
    assert events[2] == ReadAloud(0, card)


def test_a_miss_leaves_out_the_next_of_three(kablam: Arranged) -> None:
    game = kablam({**LONG_HANDS, "hand 0": "miss-G P1", "discard": "G7", "stock": "Y1"}, players=3)
    assert told(game, "play miss-G") == [(1, "miss")]
    assert game.turn == 2


def test_pick_up_two_gives_two_and_misses(kablam: Arranged) -> None:
    game = kablam({**LONG_HANDS, "hand 0": "pick-G P1", "discard": "G7", "stock": "Y1 Y2 Y3"}, players=3)
    do(game, "play pick-G")
    assert hand_of(game, 1) == {"P4", "P5", "P6", "Y1", "Y2"}
    assert game.turn == 2


def test_a_round_is_won_by_nobody_who_is_out(kablam: Arranged) -> None:
    """Four players, one out: turns pass over the empty chair in both directions."""
    table = {"hand 0": "rev-G P1", "hand 1": "P2", "hand 2": "G1 P3", "hand 3": "boom", "out": "3"}
    game = kablam({**table, "discard": "G7", "stock": "Y1"}, players=4)
    do(game, "play rev-G")
    assert game.turn == 2
    do(game, "play G1")
    assert game.turn == 1


def test_a_long_game_goes_on_until_the_target(kablam: Arranged) -> None:
    table = {"hand 0": "G1", "hand 1": "P10 P9", "discard": "G7", "stock": "Y1", "scores": [80, 99]}
    below = kablam({**table, "hand 1": "P10 P9"})
    do(below, "play G1")
    assert (below.scores, below.winners) == ([99, 99], None)
    at = kablam({**table, "hand 1": "P10 wild"})
    do(at, "play G1")
    assert (at.scores, at.winners) == ([100, 99], (0,))
    assert Pile("hand", 0) in at.piles


def test_points_and_winners_are_right_in_chance_matches() -> None:
    """An independent count at the end of each round, over many matches."""
    for seed in range(60):
        players = 2 + seed % 5
        game, rng = KaBlam(deck_of(KaBlam, players), players, seed), Random(seed)
        totals = [0] * players
        while game.winners is None:
            move = game.moves(game.turn)[int(rng.random() * len(game.moves(game.turn)))]
            game.apply(game.turn, move)
            game.take_events()
            if move == NEXT or (game.winners is None and game.marks["state"] == "play"):
                continue
            count_round(game, totals)
        assert [seat for seat in range(players) if totals[seat] >= 100] == list(game.winners)


def count_round(game: KaBlam, totals: list[int]) -> None:
    empty = [seat for seat in range(game.players) if not game.piles[HANDS[seat]]]
    winner = empty[0] if empty else game.still_in()[0]
    losers = [seat for seat in range(game.players) if seat != winner]
    held = [game.deck[card] for seat in losers for card in game.piles[HANDS[seat]]]
    totals[winner] += sum(card.number if card.kind == "word" else 10 for card in held)
    assert game.scores == totals
