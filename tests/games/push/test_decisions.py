"""Push: what was decided where its sheet is silent, its points and its options."""

from random import Random

import pytest

from game.games.push.cards import BANKS, STACKS
from game.games.push.rules import Push
from game.rules.codes import code, parse
from game.rules.core import parse_option
from game.rules.things import Ended, Face
from tests.arranging import codes_in, deck_of, do, legal
from tests.games.push.tables import bench, lay, moved, points, rolled, takers, told
from tests.games.push.test_rules import FULL, THREE
from tests.shared import properties
from tests.shared.every_kind import Kind


def test_pu_d1_a_single_highest_stack_is_taken_without_asking() -> None:
    game = lay({**THREE, "stock": "P1"})
    events = do(game, "stop")
    assert bench(game, 0) == "G3 P6"
    assert takers(events) == [0]


def test_pu_d2_the_others_choose_freely() -> None:
    game = lay({**THREE, "stock": "P1"})
    do(game, "stop", "take stack.2")
    assert (bench(game, 1), bench(game, 2)) == ("Y4 G1", "R5 B2")


def test_pu_d3_nobody_may_decline() -> None:
    game = lay({"stack.1": "R5", "stack.2": "roll", "bench 1": "Y6", "stock": "P1"}, players=2, die="yellow")
    events = do(game, "stop")
    assert (rolled(events), bench(game, 1)) == ([(1, "yellow")], "")


def test_pu_d4_a_switch_never_puts_the_active_player_last() -> None:
    game = lay({**THREE, "stock": "switch P1"})
    assert told(do(game, "flip stock")) == [(0, "switch")]
    assert game.marks["direction"] == -1
    events = do(game, "stop")
    assert (takers(events), game.marks["takers"]) == ([0], "21")


def test_pu_d4_the_order_of_play_stays_clockwise() -> None:
    game = lay({"stack.1": "R5", "stock": "switch P1"})
    do(game, "flip stock")
    events = do(game, "stop")
    assert (game.turn, game.marks["active"], game.marks["direction"]) == (1, 1, 1)
    assert moved(game, events, "discard") == {"switch"}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("switches", range(3))
@pytest.mark.parametrize("bust", [False, True])
def test_the_order_of_taking_with_each_number_of_players(players: int, switches: int, bust: bool) -> None:
    if players == 2 and switches:
        return  # there are none
    pile = " ".join(["switch"] * switches + ["R2", "P1"])
    game = lay({**FULL, "stock": pile}, players=players, die="star")
    do(game, *["flip stock"] * switches)
    events = do(game, "flip stock" if bust else "stop")
    way = list(range(players)) if switches != 1 else [0, *range(players - 1, 0, -1)]
    order = (way[1:] if bust else way)[: len(STACKS)]
    got = takers(events)
    while game.marks["takers"]:
        got += takers(do(game, sorted(legal(game))[0]))
    assert got == order
    assert (game.turn, game.marks["active"]) == (1, 1)


def test_pu_d5_a_card_may_go_on_every_stack_it_fits_and_on_a_new_one() -> None:
    game = lay({"stack.1": "R5", "stack.2": "B3", "stock": "Y2 G1"})
    do(game, "flip stock")
    assert legal(game) == {"place stack.1", "place stack.2", "place stack.3"}


def test_pu_d5_the_first_card_begins_the_first_stack() -> None:
    game = lay({"stock": "Y2 G1"})
    do(game, "flip stock")
    assert legal(game) == {"place stack.1"}


def test_pu_d5_no_bust_while_there_is_room_for_a_new_stack() -> None:
    game = lay({"stack.1": "R5", "stack.2": "R3", "stock": "R5 G1"})
    assert game.bust_odds() == (0, 2)
    do(game, "flip stock")
    assert legal(game) == {"place stack.3"}


def test_pu_d6_nobody_stops_before_a_card_is_placed() -> None:
    game = lay({"bench 0": "R1", "stock": "switch switch G1 G2"})
    assert legal(game) == {"flip stock", "bank bench 0.1"}
    do(game, "flip stock")
    assert legal(game) == {"flip stock"}
    do(game, "flip stock", "flip stock", "place stack.1")
    assert legal(game) == {"flip stock", "stop"}


def test_pu_d7_each_taker_rolls_before_the_next_one_takes() -> None:
    stacks = {"stack.1": "R6 roll", "stack.2": "B2 roll", "stack.3": "Y1"}
    game = lay({**stacks, "bench 0": "B4", "stock": "P1"}, die="blue blue")
    first = do(game, "stop")
    assert (rolled(first), bench(game, 0), game.turn) == ([(0, "blue")], "R6", 1)
    second = do(game, "take stack.2")
    assert (rolled(second), bench(game, 1), bench(game, 2)) == ([(1, "blue")], "", "Y1")


def test_pu_d8_a_roll_card_that_fits_nowhere_is_a_bust() -> None:
    stacks = {"stack.1": "R6 roll", "stack.2": "B2 roll", "stack.3": "Y1 roll"}
    game = lay({**stacks, "bench 0": "P4", "stock": "roll P1"}, die="purple")
    assert game.bust_odds() == (1, 2)
    events = do(game, "flip stock")
    assert (rolled(events), bench(game, 0)) == ([(0, "purple")], "")
    assert told(events) == [(0, "bust"), (0, "lost")]


def test_pu_d9_after_the_roll_of_a_bust_the_others_take_and_roll() -> None:
    stacks = {**FULL, "stack.3": "R4 B5 roll"}
    game = lay({**stacks, "bench 0": "G1", "stock": "R2 P1"}, players=2, die="green blue")
    events = [*do(game, "flip stock"), *do(game, "take stack.3")]
    assert rolled(events) == [(0, "green"), (1, "blue")]
    assert (bench(game, 0), bench(game, 1)) == ("", "R4")


@pytest.mark.parametrize(("star_variant", "face"), [(False, "red"), (True, "red"), (True, "star")])
def test_pu_d10_an_empty_bench_rolls_and_loses_nothing(star_variant: bool, face: str) -> None:
    game = lay({**FULL, "stock": "R2 P1"}, die=face, star_variant=star_variant)
    events = do(game, "flip stock")
    assert (rolled(events), told(events)) == ([(0, face)], [(0, "bust"), (0, "safe")])
    assert game.scores == [0, 0, 0]


def test_pu_d11_an_empty_bench_cannot_be_banked() -> None:
    assert legal(lay({"bench 1": "R3", "bank 0": "Y1", "stock": "P1 P2"})) == {"flip stock"}


def test_pu_d12_nobody_banks_after_a_flip() -> None:
    game = lay({"bench 0": "R3", "stock": "P1 P2"})
    do(game, "flip stock", "place stack.1")
    assert legal(game) == {"flip stock", "stop"}


def test_pu_d13_a_bust_on_the_last_card_still_lets_the_others_take() -> None:
    game = lay({**FULL, "stock": "R2"}, players=2, die="star")
    do(game, "flip stock")
    events = do(game, "take stack.3")
    assert (game.scores, events[-1]) == ([0, 9], Ended((1,)))


def test_pu_d13_whoever_placed_the_last_card_still_chooses_between_equal_stacks() -> None:
    game = lay({"stack.1": "B3", "stack.2": "G2 P3", "bench 0": "R6", "stock": "Y2"}, players=2)
    do(game, "flip stock", "place stack.1")
    assert (game.turn, legal(game)) == (0, {"take stack.1", "take stack.2"}), "and may not bank"
    assert do(game, "take stack.2")[-1] == Ended((0,))
    assert game.scores == [11, 5]


def test_pu_d13_a_roll_card_as_last_card_may_bust_and_every_roll_is_made() -> None:
    stacks = {"stack.1": "R6 roll", "stack.2": "B2 roll", "stack.3": "Y1 roll"}
    table = {**stacks, "bench 0": "P4 R1", "bank 0": "G5", "bench 2": "Y2", "stock": "roll"}
    game = lay(table, die="star blue yellow", star_variant=True)
    assert told(do(game, "flip stock")) == [(0, "bust"), (0, "lost_all")]
    events = do(game, "take stack.1")
    assert (game.turn, rolled(events)) == (2, [(1, "blue")])
    events = do(game, "take stack.3")
    assert rolled(events) == [(2, "yellow")]
    assert (game.scores, events[-1]) == ([5, 6, 0], Ended((1,)))


def test_pu_d14_a_switch_as_last_card_counts() -> None:
    game = lay({**THREE, "stock": "switch"})
    events = do(game, "flip stock")
    assert told(events) == [(0, "switch"), (-1, "last_card")]
    assert (takers(events), game.turn) == ([0], 2)
    assert do(game, "take stack.1")[-1] == Ended((0,))


def test_pu_d14_a_last_switch_with_no_stacks_ends_the_game() -> None:
    game = lay({"bench 1": "R1", "stock": "switch"})
    assert do(game, "flip stock")[-1] == Ended((1,))


def test_pu_d15_roll_cards_do_not_count() -> None:
    game = lay({"stack.1": "roll", "stack.2": "R1 roll", "stack.3": "Y1", "stock": "P1"}, die="star star")
    do(game, "stop", "take stack.3", "take stack.2")
    assert [game.cards_of(seat) for seat in range(3)] == [1, 1, 0]


def test_pu_d16_the_bank_lies_face_down_but_hides_nothing() -> None:
    assert Push.faces["bank"] is Face.SHUT
    game = lay({"bench 0": "R3 R5", "stock": "P1 P2 P3"}, players=2)
    do(game, "bank bench 0.1")
    for seed in range(10):
        view = game.seen_by(1, Random(seed))
        assert view.piles[BANKS[0]] == game.piles[BANKS[0]]


def test_a_colour_may_be_banked_again_and_the_bank_counts_at_the_end() -> None:
    """Points and cards alike: of 9 points each, seat 1 has more cards, all of them in its bank."""
    table = {"bench 0": "R3 Y1", "bank 0": "R5", "bank 1": "B1 B2 B2 B4", "stock": "switch switch"}
    game = lay(table)
    do(game, "bank bench 0.1")
    assert (codes_in(game, "bank 0"), bench(game, 0), game.scores) == ("R3 R5", "Y1", [9, 9, 0])
    do(game, "flip stock")
    assert do(game, "flip stock")[-1] == Ended((1,))


# points


def test_points_are_always_what_lies_on_bench_and_bank() -> None:
    for seed in range(10):
        for game in properties.play_through(Push, Kind(4, {"star_variant": seed % 2 == 0}), seed):
            assert isinstance(game, Push)
            assert game.scores == [points(game, seat) for seat in range(4)]


def test_the_table_is_clear_for_every_turn() -> None:
    """Whoever may bank or flip first finds no stack, no switch card and the usual order."""
    for game in properties.play_through(Push, Kind(5, {}), 3):
        if game.winners is None and any(move.verb == "bank" for move in game.moves(game.turn)):
            assert not any(game.piles[pile] for pile in STACKS)
            assert (codes_in(game, "switches"), game.marks["direction"]) == ("", 1)


def test_no_stack_ever_holds_a_colour_or_a_number_twice() -> None:
    for game in properties.play_through(Push, Kind(4, {}), 8):
        for stack in STACKS:
            cards = [game.deck[card] for card in game.piles[stack]]
            assert len({card.colour for card in cards}) == len({card.number for card in cards}) == len(cards)


# options and codes


def test_the_options_as_they_are_written() -> None:
    assert parse_option(Push, "star_variant", "true") is True
    assert parse_option(Push, "words", "off") is False
    assert [set(Push.choices[name]) for name in ("star_variant", "words")] == [{False, True}] * 2
    assert parse_option(Push, "active_pick", "free") == "free"
    with pytest.raises(ValueError, match="can be highest, free"):
        parse_option(Push, "active_pick", "lowest")
    assert not lay({"stock": "P1"}).keeps_score


def test_codes_of_push_cards() -> None:
    assert [code(card) for card in deck_of(Push, 3)].count("Y2") == 3
    for card in deck_of(Push, 3):
        name = code(card)
        full = f"number-{name}" if card.kind == "number" else name
        assert parse(full) == card._replace(word="")
