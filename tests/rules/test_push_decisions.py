"""Push: what was decided where its sheet is silent, its options, and its honest die."""

from collections import Counter
from random import Random

import pytest

from game.rules.codes import code, parse
from game.rules.core import parse_option
from game.rules.push import BANKS, DIE, STACKS, STOCK, Push
from game.rules.things import Ended, Face, Move, Rolled
from tests.arranging import codes_in, deck_of, do, legal
from tests.every_kind import Kind
from tests.rules import properties
from tests.rules.push_tables import bench, lay, moved, points, rolled, takers, told
from tests.rules.test_push import FULL, THREE

DIE_ROLLS = 60_000
ONE_IN_A_THOUSAND = {5: 20.515, 35: 66.619}  # what chi-square exceeds so rarely, by degrees of freedom


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


# the odds


def test_the_odds_of_a_bust_are_counted_over_the_unseen_cards() -> None:
    game = lay({**FULL, "stock": "R2 R6 Y3 G6 roll switch"})
    busting = {"R2", "R6"}  # a red lies everywhere; all else fits somewhere
    assert game.bust_odds() == (len(busting), 6)
    for card in game.piles[STOCK]:
        assert game.would_bust(card) == (code(game.deck[card]) in busting)


def test_the_odds_are_what_happens() -> None:
    """Over every order of the pile, so many of the next cards bust."""
    game = lay({**FULL, "stock": "R2 Y3 R6 G6 Y2 roll switch B1"})
    busts = 0
    for top in game.piles[STOCK][:]:
        twin = game.copy(Random(1))
        twin.events = []
        twin.piles[STOCK].remove(top)
        twin.piles[STOCK].append(top)
        twin.apply(0, Move("flip", (STOCK,)))
        busts += (0, "bust") in told(twin.take_events())
    assert game.bust_odds() == (busts, 8)
    assert 0 < busts < 8


def test_the_odds_are_public() -> None:
    """They do not depend on where the unseen cards lie."""
    tables = [game for seed in range(4) for game in tables_with_three_stacks(seed)]
    assert len(tables) > 20
    for nth, game in enumerate(tables):
        other = properties.another_truth(game, nth % 3, Random(nth))
        assert isinstance(other, Push)
        assert other.piles[STOCK] != game.piles[STOCK]
        assert other.bust_odds() == game.bust_odds() == game.seen_by(nth % 3, Random(nth)).bust_odds()


def tables_with_three_stacks(seed: int) -> list[Push]:
    tables = []
    for game in properties.play_through(Push, Kind(3, {}), seed):
        assert isinstance(game, Push)
        if len(game.filled()) == len(STACKS) and len(game.piles[STOCK]) > 5:
            tables.append(game.copy(Random(seed)))
    return tables


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


# the die


def chi_square(counts: list[int]) -> float:
    """How far counts are from all being equal."""
    even = sum(counts) / len(counts)
    return sum((found - even) ** 2 / even for found in counts)


def throws(game: Push, many: int) -> list[int]:
    for _ in range(many):
        game.roll_for(0)
    return [event.dice[0] for event in game.take_events() if isinstance(event, Rolled)]


def test_the_faces_of_the_die_are_uniform() -> None:
    """60,000 rolls at 600 tables; an honest die fails each of these once in a thousand times."""
    rolls = [throws(Push(deck_of(Push, 2), 2, seed), 100) for seed in range(600)]
    faces = Counter(face for some in rolls for face in some)
    assert (sum(faces.values()), set(faces)) == (DIE_ROLLS, set(range(1, 7)))
    assert chi_square(list(faces.values())) < ONE_IN_A_THOUSAND[5]
    pairs = Counter(pair for some in rolls for pair in zip(some[::2], some[1::2], strict=True))
    assert len(pairs) == 36
    assert chi_square(list(pairs.values())) < ONE_IN_A_THOUSAND[35]


class HeavyDie(Push):
    """Shows the star one time in five and a half instead of six."""

    def roll(self, seat: int, dice: int = 1) -> tuple[int, ...]:
        if self.rng.random() < 0.018:
            self.events = [*(self.events or []), Rolled(seat, (6,))]
            return (6,)
        return super().roll(seat, dice)


def test_a_die_that_is_a_little_heavy_is_found() -> None:
    faces = Counter(throws(HeavyDie(deck_of(Push, 2), 2, 1), DIE_ROLLS // 10))
    for seed in range(2, 11):
        faces.update(throws(HeavyDie(deck_of(Push, 2), 2, seed), DIE_ROLLS // 10))
    assert chi_square(list(faces.values())) > ONE_IN_A_THOUSAND[5]


def test_the_table_is_told_the_face_the_rules_rolled() -> None:
    for face in DIE:
        game = lay({"stack.1": "R6 roll", "bench 0": "Y1 G2 B3 P4", "stock": "P1"}, die=face)
        events = do(game, "stop")
        assert (rolled(events), game.marks["die"]) == ([(0, face)], face)
        left = {"red": "Y1 G2 B3 P4", "star": "R6 Y1 G2 B3 P4"}.get(face)
        assert left is None or bench(game, 0) == left
