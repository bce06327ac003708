"""What is laid before players keeps to its room: rows, grids, columns, stacks and medals."""

from itertools import pairwise

import pytest

from game.games.read_and_grab.columns import MEDALS, STACKS
from game.games.read_and_grab.papers import PAPERS
from game.games.shelf import GAMES
from game.table.arrangements import GRID, SMALL_HIGH, Grid, Place, Spot
from game.table.seats import ROUND, Box, SeatPlace, Seats, opponents

PAIRS = Place(77, 56, Grid(group=2), 3.4, room=20, depth=25, far=3.3, small=True)
ROW = GAMES["read_and_grab"].table.seated["row"]
SET = GAMES["read_and_grab"].table.seated["set"]
EVERY_SEAT = [
    (seats, players, seat)
    for seats in (ROUND, PAPERS)
    for players in range(2, 7)
    for seat in opponents(players, 0)
]


def inside(spot: Spot, box: Box, slack: float = 0.6) -> bool:
    """Whether the middle of a card, and most of the rest, lies in the box."""
    wide, high = spot.width / 2, spot.width * SMALL_HIGH / 2
    across = abs(spot.x - box.x) + wide <= box.wide / 2 + slack
    return across and abs(spot.y - box.y) + high <= box.high / 2 + slack


@pytest.mark.parametrize("cards", range(1, 57))
def test_pairs_stay_in_their_room_and_the_cards_of_a_pair_together(cards: int) -> None:
    laid = PAIRS.lies.spots(PAIRS, cards)
    assert len(laid) == cards
    assert all(inside(spot, Box(77, 56, 20, 25)) for spot in laid)
    assert len({spot[:2] for spot in laid}) == cards
    for left, right in zip(laid[::2], laid[1::2], strict=False):
        assert right.x - left.x == pytest.approx(0.34 * left.width)
        assert left.angle == -right.angle > 0


def test_few_pairs_lie_as_large_as_they_are_meant_to_be() -> None:
    assert {spot.width for spot in PAIRS.lies.spots(PAIRS, 8)} == {PAIRS.width}
    assert PAIRS.lies.spots(PAIRS, 0) == []


@pytest.mark.parametrize(("seats", "players", "seat"), EVERY_SEAT)
@pytest.mark.parametrize("cards", [2, 6, 14, 30])
def test_others_have_their_pairs_before_them(seats: Seats, players: int, seat: int, cards: int) -> None:
    place = seats.place(seat, players, 0)
    there = PAIRS.lies.far(PAIRS, place)
    laid = there.lies.spots(there, cards)
    assert all(inside(spot, place.front, slack=1.2) for spot in laid)


def test_where_there_is_no_depth_for_it_no_second_row_begins() -> None:
    row = GRID.spots(Place(50, 50, GRID, 5, room=30), 12)
    assert len({spot.y for spot in row}) == 1
    assert row[-1].x - row[0].x <= 30


def test_a_column_goes_down_and_keeps_to_its_depth() -> None:
    for cards in range(1, 7):
        column = ROW.lies.spots(ROW, cards)
        assert all(upper.y < lower.y for upper, lower in pairwise(column))
        assert column[-1].y + column[-1].width * 1.4 * 16 / 9 / 2 <= ROW.y + ROW.depth + 0.01
        assert column[-1].y < 100


def stacks(place: SeatPlace, sizes: list[int]) -> list[list[Spot]]:
    there = ROW.lies.far(ROW, place)
    return [STACKS.stack(there, sizes, nth) for nth in range(len(sizes))]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("sizes", [[1], [5], [2, 3], [5, 5, 5], [1] * 6, [5, 4, 3, 2, 1, 1, 2], [3] * 11])
def test_stacks_stay_on_their_paper_beside_each_other(players: int, sizes: list[int]) -> None:
    for seat in opponents(players, 0):
        place = PAPERS.place(seat, players, 0)
        laid = stacks(place, sizes)
        assert [len(stack) for stack in laid] == sizes
        assert all(inside(spot, place.front) for stack in laid for spot in stack)
        tops = [stack[-1] for stack in laid]
        assert len({spot[:2] for spot in tops}) == len(sizes)
        for left, right in pairwise(tops):
            assert right.y > left.y or right.x - left.x >= 0.6 * left.width


@pytest.mark.parametrize("players", range(2, 7))
def test_medals_of_others_lie_on_their_paper(players: int) -> None:
    for seat in opponents(players, 0):
        place = PAPERS.place(seat, players, 0)
        assert place.paper is not None
        for medals in range(1, 12):
            there = SET.lies.far(SET, place)
            row = [MEDALS.medal(there, medals, nth) for nth in range(medals)]
            assert all(abs(spot.x - place.paper.x) < place.paper.wide / 2 for spot in row)
            assert all(left.x < right.x for left, right in pairwise(row))


@pytest.mark.parametrize("players", range(2, 7))
def test_papers_are_on_the_screen_and_clear_of_each_other(players: int) -> None:
    papers = [PAPERS.place(seat, players, 0).paper for seat in opponents(players, 0)]
    for paper in papers:
        assert paper is not None
        assert paper.x - paper.wide / 2 > 6
        assert paper.x + paper.wide / 2 < 94
    for left, right in pairwise(papers):
        assert left is not None
        assert right is not None
        assert left.x + left.wide / 2 < right.x - right.wide / 2
