"""Stacks, benches and banks keep to their room, for the viewer and for every other seat."""

from itertools import pairwise

import pytest

from game.games.push import stores
from game.games.shelf import GAMES
from game.table.arrangements import CARD_HIGH
from game.table.seats import opponents

PUSH = GAMES["push"].table
STACK, BENCH, BANK = PUSH.shared["stack"], PUSH.seated["bench"], PUSH.seated["bank"]


@pytest.mark.parametrize("cards", range(1, 7))
def test_a_stack_of_any_height_stays_in_its_frame_with_its_corners_showing(cards: int) -> None:
    laid = STACK.lies.spots(STACK, cards)
    high = laid[0].width * CARD_HIGH
    half = high / 2
    assert laid[0].y - half >= STACK.y - STACK.depth / 2
    assert laid[-1].y + half <= STACK.y + STACK.depth / 2
    assert all(lower.y - upper.y >= 0.22 * high for upper, lower in pairwise(laid))
    assert laid[0].width >= 0.78 * STACK.width


@pytest.mark.parametrize("cards", [1, 2, 5, 18])
def test_a_bench_of_any_size_stays_on_its_place(cards: int) -> None:
    laid = BENCH.lies.spots(BENCH, cards)
    assert len({spot.x for spot in laid}) == cards
    assert all(abs(spot.x - BENCH.x) + spot.width / 2 <= BENCH.room / 2 for spot in laid)


@pytest.mark.parametrize("players", range(2, 7))
def test_benches_and_banks_of_others_lie_on_their_paper_clear_of_head_and_name(players: int) -> None:
    for seat in opponents(players, 0):
        place = PUSH.seats.place(seat, players, 0)
        paper = place.paper
        assert paper is not None
        bench, bank = BENCH.lies.far(BENCH, place), BANK.lies.far(BANK, place)
        assert (bench.lies, bank.lies) == (stores.PURSE, stores.BANK)
        marks = [stores.PURSE.aside(bench, nth) for nth in range(1, stores.PURSES + 1)]
        cell = bench.room / stores.PURSES
        assert all(right - left == pytest.approx(cell) for left, right in pairwise(marks))
        for x, y, wide, high in (
            (bench.x, bench.y, bench.room, bench.depth),
            (bank.x, bank.y, bank.room, bank.depth),
        ):
            assert abs(x - paper.x) + wide / 2 <= paper.wide / 2
            assert abs(y - paper.y) + high / 2 <= paper.high / 2
        apart = abs(bench.x - bank.x) >= (bench.room + bank.room) / 2 - 0.01
        assert apart or abs(bench.y - bank.y) >= (bench.depth + bank.depth) / 2 - 0.2
        assert cell * 12.8 >= 36  # lu


@pytest.mark.parametrize("players", range(2, 7))
def test_papers_are_clear_of_each_other_of_the_corners_and_of_the_stacks(players: int) -> None:
    papers = [PUSH.seats.place(seat, players, 0).paper for seat in opponents(players, 0)]
    for paper in papers:
        assert paper is not None
        assert paper.x - paper.wide / 2 > 6.6
        assert paper.x + paper.wide / 2 < 93.4
        assert paper.y + paper.high / 2 < STACK.y - STACK.depth / 2
    for left, right in pairwise(papers):
        assert left is not None
        assert right is not None
        assert left.x + left.wide / 2 < right.x - right.wide / 2
