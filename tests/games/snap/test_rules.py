"""Snap: its rules as situations on the table."""

from game.rules.core import Game
from game.rules.things import Ended, ReadAloud, Scored, Told
from tests.arranging import arrange, codes_in, deck_of, do, legal, move_name, of_kind
from tests.games.snap.rules import SNAP, Snap


def lay(wanted: dict[str, object], players: int = 2) -> Game:
    return arrange(Snap(deck_of(Snap, players), players, 1), wanted)


def test_all_begin_with_as_many_cards() -> None:
    for players in Snap.seats:
        game = Snap(deck_of(Snap, players), players, 1)
        own = [len(cards) for pile, cards in game.piles.items() if pile.name == "own"]
        assert own == [36 // players] * players
        assert codes_in(game, "stock") == ""


def test_a_card_is_turned_over_and_read() -> None:
    game = lay({"own 0": "G2 R1", "own 1": "B3", "heap": "Y4"})
    assert (legal(game, 0), legal(game, 1)) == ({"turn own 0"}, set())
    assert len(of_kind(do(game, "turn own 0"), ReadAloud)) == 1
    assert (codes_in(game, "heap"), game.turn) == ("G2 Y4", 1)


def test_anybody_may_snap_two_cards_of_one_number() -> None:
    game = lay({"own 0": "R1", "own 1": "B3", "own 2": "P1", "heap": "G4 Y4 R2"}, players=3)
    assert (legal(game, 0), legal(game, 1), legal(game, 2)) == ({"turn own 0", "snap"}, {"snap"}, {"snap"})
    game.apply(2, SNAP)
    events = game.take_events()
    assert of_kind(events, Told, Scored) == [Told(2, "snap"), Scored(2, 3)]
    assert (set(codes_in(game, "won 2").split()), game.turn) == ({"G4", "Y4", "R2"}, 0)
    assert legal(game, 1) == set()


def test_who_turns_over_the_next_card_lets_the_pair_go() -> None:
    game = lay({"own 0": "R1", "own 1": "B3", "heap": "G4 Y4"})
    do(game, "turn own 0")
    assert legal(game) == {"turn own 1"}


def test_after_the_last_card_there_is_time_to_snap() -> None:
    game = lay({"own 1": "B4", "heap": "G4", "turn": 1, "scores": [0, 3]})
    do(game, "turn own 1")
    assert legal(game) == {"leave", "snap"}
    assert [move_name(game.deck, move) for move in game.moves(1)] == ["snap"]
    assert of_kind(do(game, "leave"), Ended) == [Ended((1,))]


def test_the_match_ends_with_the_last_card_that_matches_nothing() -> None:
    game = lay({"own 1": "B4", "heap": "G3", "turn": 1, "scores": [2, 2]})
    assert of_kind(do(game, "turn own 1"), Ended) == [Ended((0, 1))]
