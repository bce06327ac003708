"""Push: the scenarios of its rules, one test each, as situations on the table."""

import pytest

from game.games.push.cards import DISCARD, STACKS, STOCK
from game.games.push.die import roll_for
from game.games.push.rules import Push
from game.rules.core import IllegalMove
from game.rules.things import Ended, Marked, Moved, ReadAloud, Rolled, Scored, Told, TurnPassed
from tests.arranging import cards_called, codes_in, deck_of, do, legal, of_kind
from tests.games.push.tables import bench, lay, moved, rolled, takers, told

THREE = {"stack.1": "B2 R5", "stack.2": "Y4 G1", "stack.3": "P6 G3"}  # 7, 5 and 9
FULL = {"stack.1": "R1 B2", "stack.2": "R3 Y2", "stack.3": "R4 B5"}  # an R2 fits nowhere


def test_pu_t1_a_card_goes_where_neither_its_colour_nor_its_number_lies() -> None:
    game = lay({**THREE, "stock": "Y2 R1"})
    do(game, "flip stock")
    assert legal(game) == {"place stack.3"}
    do(game, "place stack.3")
    assert codes_in(game, "stack.3") == "Y2 P6 G3"
    assert legal(game) == {"flip stock", "stop"}


def test_pu_t2_one_roll_card_a_stack() -> None:
    game = lay({"stack.1": "R5 roll", "stack.2": "B3", "stock": "roll R1"})
    do(game, "flip stock")
    assert legal(game) == {"place stack.2", "place stack.3"}


def test_pu_t3_a_bust_costs_the_colour_rolled_and_the_stacks() -> None:
    game = lay({**FULL, "bench 0": "R6 Y1", "stock": "R2 P1"}, die="red")
    events = do(game, "flip stock")
    assert told(events) == [(0, "bust"), (0, "lost")]
    assert rolled(events) == [(0, "red")]
    assert moved(game, events, "discard") == {"R2", "R6"}
    assert (bench(game, 0), game.scores[0]) == ("Y1", 1)
    assert (game.turn, legal(game)) == (1, {"take stack.1", "take stack.2", "take stack.3"})
    events = do(game, "take stack.1", "take stack.3")
    assert (bench(game, 0), bench(game, 1), bench(game, 2)) == ("Y1", "R1 B2", "R4 B5")
    assert moved(game, events, "discard") == {"R3", "Y2"}
    assert (game.turn, legal(game)) == (1, {"flip stock", "bank bench 1.1", "bank bench 1.4"})


TIED = {"stack.1": "R6 B2", "stack.2": "Y4 G3 P1", "stack.3": "roll B5", "stock": "P2"}


def test_pu_t4_the_active_player_takes_a_highest_stack() -> None:
    game = lay(TIED)
    events = do(game, "stop")
    assert (game.turn, legal(game)) == (0, {"take stack.1", "take stack.2"})
    assert of_kind(events, TurnPassed) == [], "it is still the same player's turn"


def test_pu_t4_with_the_option_the_active_player_takes_any_stack() -> None:
    game = lay(TIED, active_pick="free")
    do(game, "stop")
    assert legal(game) == {"take stack.1", "take stack.2", "take stack.3"}


@pytest.mark.parametrize(
    ("switches", "order"), [("switch", [0, 3, 2]), ("switch switch", [0, 1, 2])], ids=["pu_t5", "pu_t6"]
)
def test_pu_t5_t6_each_switch_card_turns_the_order_of_the_others(switches: str, order: list[int]) -> None:
    game = lay({**THREE, "stock": f"{switches} P1"}, players=4)
    do(game, *["flip stock"] * len(switches.split()))
    first = do(game, "stop")
    assert (game.turn, game.marks["takers"]) == (order[1], "".join(map(str, order[1:])))
    assert legal(game) == {"take stack.1", "take stack.2"}
    assert takers([*first, *do(game, "take stack.2")]) == order
    left_out = ({1, 2, 3} - set(order)).pop()
    assert bench(game, left_out) == ""
    assert game.turn == 1


def test_pu_t7_after_a_bust_the_others_take_in_that_order() -> None:
    game = lay({**FULL, "stock": "switch R2 P1"}, players=4, die="star")
    do(game, "flip stock")
    events = do(game, "flip stock", "take stack.1", "take stack.2")
    assert takers(events) == [2, 1]
    assert (bench(game, 3), bench(game, 2), bench(game, 1)) == ("R1 B2", "R3 Y2", "R4 B5")
    assert bench(game, 0) == ""


ROLL = {"bench 0": "R3 Y2", "bank 0": "R5", "stack.1": "R6 roll", "stock": "P2"}


def test_pu_t8_the_roll_takes_cards_just_taken_too_but_nothing_from_the_bank() -> None:
    game = lay(ROLL, die="red")
    events = do(game, "stop")
    assert (bench(game, 0), codes_in(game, "bank 0"), game.scores[0]) == ("Y2", "R5", 7)
    assert moved(game, events, "discard") == {"R3", "R6", "roll"}
    assert told(events) == [(0, "stop"), (0, "lost")]


def test_pu_t9_the_star_is_safe() -> None:
    game = lay(ROLL, die="star")
    events = do(game, "stop")
    assert (bench(game, 0), codes_in(game, "bank 0"), game.scores[0]) == ("R3 R6 Y2", "R5", 16)
    assert told(events) == [(0, "stop"), (0, "star")]


def test_pu_t9_in_the_star_variant_the_star_takes_the_whole_bench() -> None:
    game = lay(ROLL, die="star", star_variant=True)
    events = do(game, "stop")
    assert (bench(game, 0), codes_in(game, "bank 0"), game.scores[0]) == ("", "R5", 5)
    assert told(events) == [(0, "stop"), (0, "lost_all")]


def test_pu_t10_banking_takes_the_turn_and_makes_a_colour_safe() -> None:
    game = lay({"bench 0": "R3 R5 Y2", "stock": "P2 P3"}, players=2, die="red")
    assert legal(game) == {"flip stock", "bank bench 0.1", "bank bench 0.2"}
    events = do(game, "bank bench 0.1")
    assert set(codes_in(game, "bank 0").split()) == {"R3", "R5"}
    assert (bench(game, 0), game.turn, codes_in(game, "stock")) == ("Y2", 1, "P2 P3")
    assert [type(event) for event in events] == [Moved, Moved, Told, Marked, TurnPassed]
    roll_for(game, 0)
    assert (bench(game, 0), game.scores[0], told(game.take_events())) == ("Y2", 10, [(0, "safe")])


def test_pu_t11_with_two_players_the_third_stack_is_discarded() -> None:
    game = lay({**THREE, "stock": "P1"}, players=2)
    do(game, "stop")
    assert bench(game, 0) == "G3 P6"
    events = do(game, "take stack.1")
    assert bench(game, 1) == "R5 B2"
    assert moved(game, events, "discard") == {"Y4", "G1"}
    assert game.turn == 1


def test_pu_t12_after_the_last_card_everything_is_taken_and_the_game_is_over() -> None:
    game = lay({"stack.1": "B3", "stack.2": "G1", "stock": "Y2"}, players=2)
    do(game, "flip stock")
    events = do(game, "place stack.1")
    assert told(events) == [(-1, "last_card")]
    assert takers(events) == [0, 1]
    assert (bench(game, 0), bench(game, 1), game.scores) == ("Y2 B3", "G1", [5, 1])
    assert of_kind(events, Ended) == [Ended((0,))] == events[-1:]


def ended(one: str, two: str) -> tuple[int, ...] | None:
    """A game of three that ends with nothing more to take; the third player has 38."""
    third = "B6 B5 B4 B3 P6 P5 P4 P3 P2"
    game = lay({"bench 0": one, "bench 1": two, "bench 2": third, "stock": "switch"})
    assert game.scores == [40, 40, 38]
    do(game, "flip stock")
    return game.winners


def test_pu_t13_equal_points_are_decided_by_the_number_of_cards() -> None:
    eleven = "R6 R6 R5 R5 R4 R4 R3 R3 R2 R1 R1"
    twelve = "Y6 Y6 Y5 Y5 Y4 Y4 Y3 Y2 Y2 Y1 Y1 G1"
    assert ended(eleven, twelve) == (1,)
    assert ended("R6 R6 R5 R5 R4 R4 R3 R2 R2 R1 R1 P1", twelve) == (0, 1)


def test_the_deck_is_the_one_of_the_sheet() -> None:
    deck = deck_of(Push, 3)
    assert len(deck) == 120
    numbers = [card for card in deck if card.kind == "number"]
    assert len(numbers) == 90
    assert len({(card.colour, card.number) for card in numbers}) == 30
    assert [sum(card.kind == kind for card in deck) for kind in ("roll", "switch")] == [18, 12]
    two = deck_of(Push, 2)
    assert len(two) == 108
    assert "switch" not in {card.kind for card in two}


def test_all_words_of_the_pack_are_used_and_no_number_carries_one_twice() -> None:
    numbers = [card for card in deck_of(Push, 4) if card.kind == "number"]
    assert len({card.word for card in numbers}) == 66
    assert len({(card.number, card.word) for card in numbers}) == 90
    assert len({(card.colour, card.word) for card in numbers}) == 90


def test_the_first_seat_starts_with_nothing_on_the_table() -> None:
    for seed in range(12):
        game = Push(deck_of(Push, 4), 4, seed)
        assert (game.turn, legal(game), len(game.piles[STOCK])) == (0, {"flip stock"}, 120)
        assert game.marks == {"direction": 1, "takers": "", "die": "star", "active": 0}
    assert Push(deck_of(Push, 4), 4, 1, first_dealer=3).turn == 0
    assert Push(deck_of(Push, 4), 4, 1, first_dealer=1).turn == 2


def test_the_pile_is_shuffled_by_the_seed() -> None:
    piles = [Push(deck_of(Push, 4), 4, seed).piles[STOCK] for seed in (1, 1, 2)]
    assert piles[0] == piles[1] != piles[2]
    assert sorted(piles[0]) == list(range(120)) != piles[0]


def test_nobody_is_told_of_points_that_stay_the_same() -> None:
    """A stack of a roll card alone brings none, and a face that is not on the bench costs none."""
    game = lay({"stack.1": "roll", "bench 0": "R3", "stock": "P2"}, die="blue")
    events = do(game, "stop")
    assert (rolled(events), told(events)) == ([(0, "blue")], [(0, "stop"), (0, "safe")])
    assert (of_kind(events, Scored), codes_in(game, "discard").split()[0]) == ([], "roll")


def test_the_events_of_a_take_with_a_roll_come_in_the_order_of_the_table() -> None:
    game = lay({**ROLL, "stack.2": "B3"}, players=2, die="red")
    events = do(game, "stop")
    take, roll = [Moved, Scored], [Rolled, Marked, Moved, Told, Moved, Moved, Scored]
    kinds = [Told, Marked, *take, *roll, Marked, *take, Marked, Marked, TurnPassed]
    assert [type(event) for event in events] == kinds
    assert [event.value for event in events if isinstance(event, Marked)] == ["01", "red", "1", "", 1]
    assert [event.total for event in events if isinstance(event, Scored)] == [16, 7, 3]
    assert game.marks["die"] == "red"


def test_the_events_of_a_bust_come_in_the_order_of_the_table() -> None:
    game = lay({**FULL, "bench 0": "R6 Y1", "stock": "R2 P1"}, die="red")
    events = do(game, "flip stock")
    kinds = [Moved, ReadAloud, Told, Moved, Rolled, Marked, Told, Moved, Scored, Marked, TurnPassed]
    assert [type(event) for event in events] == kinds


def test_a_flipped_number_card_is_read_by_the_active_player() -> None:
    game = lay({"stack.1": "B3", "stock": "Y2 roll switch G1"})
    assert of_kind(do(game, "flip stock"), ReadAloud) == [ReadAloud(0, cards_called(game, "Y2")[0])]
    for names in (["place stack.1", "flip stock"], ["place stack.1", "flip stock"]):
        assert of_kind(do(game, *names), ReadAloud) == []


def test_without_words_the_cards_are_those_of_the_sheet_and_nothing_is_read() -> None:
    game = lay({"stack.1": "B3", "stock": "Y2 G1"}, words=False)
    assert {card.word for card in game.deck} == {""}
    assert of_kind(do(game, "flip stock"), ReadAloud) == []
    assert legal(game) == {"place stack.1", "place stack.2"}


def test_words_change_nothing_in_play() -> None:
    games = [Push(deck_of(Push, 3), 3, 5, words=words) for words in (True, False)]
    for nth in range(150):
        moves = games[0].moves(games[0].turn)
        assert moves == games[1].moves(games[1].turn)
        for game in games:
            game.apply(game.turn, moves[nth * 7 % len(moves)])
    assert games[0].piles == games[1].piles


def test_only_the_seat_on_turn_may_move() -> None:
    game = lay({**THREE, "stock": "P1"})
    do(game, "stop")
    assert (game.turn, legal(game, 0), legal(game, 2)) == (1, set(), set())
    with pytest.raises(IllegalMove):
        game.apply(2, game.moves(1)[0])
    assert all(card not in game.piles[DISCARD] for stack in STACKS for card in game.piles[stack])
