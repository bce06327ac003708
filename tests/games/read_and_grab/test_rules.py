"""Read and Grab: the scenarios and decisions of its rules, as situations on the table."""

from collections.abc import Mapping
from random import Random

import pytest

from game.games.read_and_grab.rules import FLIP, LEAVE, ROWS, SETS, STOCK, TURNED, ReadAndGrab
from game.rules.core import IllegalMove, parse_option
from game.rules.things import Ended, Event, Face, Laid, Marked, Moved, ReadAloud, Scored, Told, TurnPassed
from tests.arranging import arrange, cards_called, codes_in, deck_of, do, legal, pick_name

SIXTH = {"row 0.7": "R7 O7 Y7 G7 B7", "stock": "P7 R1"}


def lay(wanted: Mapping[str, object], players: int = 2, rest: str = "", **options: object) -> ReadAndGrab:
    """A table where seat 0 is about to turn a card over; cards not named are at the bottom of the pile."""
    game = ReadAndGrab(deck_of(ReadAndGrab, players), players, 1, **options)
    return arrange(game, {"number": 0, **wanted}, rest)


def reads(game: ReadAndGrab, events: list[Event]) -> list[str]:
    return [f"{one.seat} {pick_name(game.deck, one.card)}" for one in events if isinstance(one, ReadAloud)]


def told(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.key) for event in events if isinstance(event, Told)]


def row(game: ReadAndGrab, seat: int, number: int) -> set[str]:
    return set(codes_in(game, f"row {seat}.{number}").split())


def play_out(game: ReadAndGrab, seed: int) -> ReadAndGrab:
    rng = Random(seed)
    while game.winners is None:
        moves = game.moves(game.turn)
        game.apply(game.turn, moves[int(rng.random() * len(moves))])
    return game


def test_rg_t1_a_card_is_turned_over_read_and_placed() -> None:
    game = lay({"stock": "R2 B2 G5"})
    assert legal(game) == {"flip stock"}
    events = do(game, "flip stock")
    assert reads(game, events) == ["0 R2"]
    assert row(game, 0, 2) == {"R2"}
    assert game.turn == 1


def test_rg_t2_a_card_of_the_same_number_is_grabbed() -> None:
    game = lay({"stock": "R2 B2 G5"})
    do(game, "flip stock")
    assert reads(game, do(game, "flip stock")) == ["1 B2"]
    assert (game.turn, legal(game)) == (1, {"grab row 0.2"})
    assert reads(game, do(game, "grab row 0.2")) == ["1 R2"]
    assert (row(game, 1, 2), row(game, 0, 2)) == ({"B2", "R2"}, set())
    assert game.turn == 0


def test_rg_t3_the_whole_row_is_grabbed_and_read() -> None:
    game = lay({"row 0.4": "R4 O4 G4", "stock": "Y4 R1", "turn": 2}, players=3)
    first = do(game, "flip stock")
    events = do(game, "grab row 0.4")
    assert reads(game, first) + reads(game, events) == ["2 Y4", "2 G4", "2 O4", "2 R4"]
    assert row(game, 2, 4) == {"Y4", "R4", "O4", "G4"}
    assert game.piles[ROWS[0][4]] == []


def test_rg_t4_a_card_joins_the_own_row_without_a_grab() -> None:
    game = lay({"row 0.4": "R4 O4", "stock": "G4 R1"})
    events = do(game, "flip stock")
    assert row(game, 0, 4) == {"R4", "O4", "G4"}
    assert reads(game, events) == ["0 G4"]
    assert (game.turn, game.marks["number"]) == (1, 0)


def test_rg_t5_the_sixth_card_completes_a_set() -> None:
    game = lay(SIXTH)
    events = do(game, "flip stock")
    assert told(events) == [(0, "set_complete")]
    assert (game.scores, row(game, 0, 7)) == ([1, 0], set())
    assert len(game.piles[SETS[0][7]]) == 6
    assert reads(game, events) == ["0 P7"]
    assert game.turn == 1


def test_five_cards_are_no_set() -> None:
    game = lay({"row 0.7": "R7 O7 Y7 G7", "stock": "P7 R1"})
    do(game, "flip stock")
    assert (game.scores, len(game.piles[ROWS[0][7]])) == ([0, 0], 5)


def test_rg_t6_the_sixth_card_grabs_the_five() -> None:
    game = lay({**SIXTH, "turn": 1})
    first = do(game, "flip stock")
    events = do(game, "grab row 0.7")
    assert len(reads(game, first) + reads(game, events)) == 6
    assert told(events) == [(1, "grab"), (1, "set_complete")]
    assert (game.scores, len(game.piles[SETS[1][7]])) == ([0, 1], 6)


def test_rg_t7_a_complete_set_is_never_grabbed() -> None:
    for seed in range(12):
        game, rng = (
            ReadAndGrab(deck_of(ReadAndGrab, 4), 4, seed, grab="may" if seed % 2 else "must"),
            Random(seed),
        )
        while game.winners is None:
            done = {pile.nth for pile, cards in game.piles.items() if pile.name == "set" and cards}
            grabs = [move.picks[0] for move in game.moves(game.turn) if move.verb == "grab"]
            assert done.isdisjoint(pile.nth for pile in grabs)  # type: ignore[union-attr]
            assert all(pile.name == "row" for pile in grabs)  # type: ignore[union-attr]
            moves = game.moves(game.turn)
            game.apply(game.turn, moves[int(rng.random() * len(moves))])


def test_rg_t8_a_grab_cannot_be_left() -> None:
    game = lay({"row 0.3": "R3", "stock": "B3 R1", "turn": 1})
    do(game, "flip stock")
    assert legal(game) == {"grab row 0.3"}
    with pytest.raises(IllegalMove):
        game.apply(1, LEAVE)


@pytest.mark.parametrize("players", range(2, 7))
def test_rg_t9_66_turns_and_eleven_sets(players: int) -> None:
    for seed in range(20):
        game = play_out(ReadAndGrab(deck_of(ReadAndGrab, players), players, seed), seed)
        assert (game.turns, sum(game.scores)) == (66, 11)
        assert game.scores == [
            sum(bool(game.piles[pile]) for pile in SETS[seat] if pile.nth) for seat in range(players)
        ]
        assert game.winners == tuple(seat for seat in range(players) if game.scores[seat] == max(game.scores))


def test_rg_t10_equal_sets_are_joint_winners() -> None:
    table = {**SIXTH, "stock": "P7", "scores": [3, 4, 3]}
    game = lay(table, players=3, rest="set 1.1")
    assert do(game, "flip stock")[-1] == Ended((0, 1))
    assert game.scores == [4, 4, 3]
    assert [legal(game, seat) for seat in range(3)] == [set()] * 3


def test_rg_t11_with_the_option_one_may_grab_from_each_in_turn() -> None:
    table = {"row 0.3": "R3", "row 1.3": "O3", "stock": "Y3 R1", "turn": 2}
    game = lay(table, players=3, grab="may")
    do(game, "flip stock")
    assert legal(game) == {"grab row 0.3", "grab row 1.3", "leave"}
    do(game, "grab row 0.3")
    assert (game.turn, legal(game)) == (2, {"grab row 1.3", "leave"})
    do(game, "grab row 1.3")
    assert row(game, 2, 3) == {"R3", "O3", "Y3"}
    assert game.turn == 0


def test_rg_d1_with_the_option_a_row_may_be_left() -> None:
    game = lay({"row 0.3": "R3", "stock": "Y3 R1", "turn": 1}, grab="may")
    do(game, "flip stock")
    events = do(game, "leave")
    assert events == [Told(1, "leave"), Marked("number", 0), TurnPassed(0)]
    assert (row(game, 0, 3), row(game, 1, 3)) == ({"R3"}, {"Y3"})


def test_rg_d2_anybody_may_be_grabbed_from() -> None:
    game = lay({"row 3.3": "R3", "stock": "Y3 R1", "turn": 1}, players=5)
    do(game, "flip stock")
    assert legal(game) == {"grab row 3.3"}


def test_rg_d3_who_must_grab_finds_a_number_with_one_player_only() -> None:
    for seed in range(20):
        game, rng = ReadAndGrab(deck_of(ReadAndGrab, 5), 5, seed), Random(seed)
        while game.winners is None:
            moves = game.moves(game.turn)
            assert len(moves) == 1
            game.apply(game.turn, moves[int(rng.random() * len(moves))])
            if not game.marks["number"]:
                lying = [pile.nth for pile, cards in game.piles.items() if pile.name == "row" and cards]
                assert len(lying) == len(set(lying))


def test_rg_d6_a_grab_or_a_set_gives_no_extra_turn() -> None:
    game = lay({**SIXTH, "turn": 1})
    do(game, "flip stock", "grab row 0.7")
    assert game.turn == 0


def test_rg_d8_the_events_come_in_the_order_a_table_shows_them() -> None:
    game = lay({"row 0.4": "O4 R4", "stock": "Y4 R1", "turn": 1})
    red, orange, yellow = cards_called(game, "R4 O4 Y4")
    assert do(game, "flip stock") == [
        Moved(yellow, STOCK, TURNED, 0),
        ReadAloud(1, yellow),
        Moved(yellow, TURNED, ROWS[1][4], 0),
        Marked("number", 4),
    ]
    assert do(game, "grab row 0.4") == [
        Told(1, "grab"),
        Moved(red, ROWS[0][4], TURNED, 0),
        Moved(orange, ROWS[0][4], TURNED, 1),
        ReadAloud(1, red),
        Moved(red, TURNED, ROWS[1][4], 1),
        ReadAloud(1, orange),
        Moved(orange, TURNED, ROWS[1][4], 2),
        Marked("number", 0),
        TurnPassed(0),
    ]


def test_rg_d8_a_complete_set_is_turned_face_down_and_not_read_again() -> None:
    game = lay(SIXTH)
    events = do(game, "flip stock")
    kinds = [type(event) for event in events]
    assert kinds == [Moved, ReadAloud, Moved, *[Moved] * 6, Scored, Told, TurnPassed]
    assert game.faces["set"] is Face.SHUT
    assert events[-3] == Scored(0, 1)


def test_rg_d9_incomplete_sets_count_nothing() -> None:
    game = lay({"row 0.7": "R7 O7 Y7 G7", "stock": "P3"}, rest="set 1.1", grab="may")
    do(game, "flip stock")
    assert (game.scores, game.winners) == ([0, 0], (0, 1))


def test_everyone_knows_what_lies_in_a_complete_set() -> None:
    game = lay(SIXTH)
    do(game, "flip stock")
    for seat in range(2):
        view = game.seen_by(seat, Random(3))
        assert view.piles[SETS[0][7]] == game.piles[SETS[0][7]]
        assert view.piles[STOCK] != game.piles[STOCK]


def test_all_66_cards_lie_face_down_and_a_seat_by_chance_begins() -> None:
    first = set()
    for seed in range(40):
        game = ReadAndGrab(deck_of(ReadAndGrab, 3), 3, seed)
        assert (len(game.piles[STOCK]), game.turns) == (66, 1)
        first.add(game.turn)
    assert first == {0, 1, 2}
    assert ReadAndGrab(deck_of(ReadAndGrab, 3), 3, 1, first_dealer=2).turn == 0


def test_the_piles_are_laid_before_any_card_so_that_the_table_has_little_to_do() -> None:
    events = ReadAndGrab(deck_of(ReadAndGrab, 6), 6, 1).take_events()
    laid = [event for event in events if isinstance(event, Laid)]
    assert [bool(event.cards) for event in laid].index(True) == len(laid) - 2


def test_there_is_nothing_to_decide_so_there_are_no_levels() -> None:
    assert ReadAndGrab.levels == ()
    game = lay({"row 0.3": "R3", "row 1.3": "O3 Y3", "stock": "B3 R1", "turn": 2}, players=3, grab="may")
    do(game, "flip stock")
    rates = {move: game.rate(2, move) for move in game.moves(2)}
    assert max(rates, key=lambda move: rates[move]).picks == (ROWS[1][3],)
    assert min(rates, key=lambda move: rates[move]) == LEAVE
    assert game.rate(2, FLIP) == 0.0
    assert not game.keeps_score


def test_the_option_can_be_given_as_text() -> None:
    assert parse_option(ReadAndGrab, "grab", "May") == "may"
    with pytest.raises(ValueError, match="must, may"):
        parse_option(ReadAndGrab, "grab", "never")
