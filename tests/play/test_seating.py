"""Who sits where before a match: two to six players, whose heads never meet."""

import pytest

from game.play.plan import Player
from game.play.seating import USUAL, Seating

FOUR = "human:Ava:cat,human:Mia:fox,easy:Bolt:robot-square,hard:Beep:robot-round"


@pytest.mark.parametrize("text", ["", "nobody", "human", "cow,human"])
def test_unusable_seats_give_the_usual_ones(text: str) -> None:
    assert Seating(text).text == Seating(USUAL).text


def test_heads_change_to_free_ones_with_their_names() -> None:
    seating = Seating(FOUR)
    seating.next_head(0)
    assert seating.players[0] == Player("Sam", "frog")
    seating.rename(0, "Joe")
    seating.next_head(0)
    assert seating.players[0] == Player("Joe", "rabbit")
    seating.next_head(2)
    assert seating.players[2].avatar != "robot-square"


def test_heads_of_people_never_meet() -> None:
    seating = Seating("human,human,human,human,human,human")
    for _ in range(30):
        for seat in range(6):
            seating.next_head(seat)
            assert len({player.avatar for player in seating.players}) == 6


def test_there_are_two_to_six_seats() -> None:
    seating = Seating("human,easy")
    seating.leave(1)
    assert len(seating.players) == 2
    for _ in range(9):
        seating.join()
    assert len(seating.players) == 6
    assert len(seating.text) <= 200


def test_a_robot_takes_a_seat_and_whoever_sat_there_comes_back() -> None:
    seating = Seating(FOUR)
    seating.swap_kind(0)
    assert seating.players[0].bot == "easy"
    seating.swap_kind(0)
    assert seating.players[0] == Player("Ava", "cat")


def test_levels_go_round() -> None:
    seating = Seating("human,easy")
    levels = []
    for _ in range(3):
        seating.next_level(1)
        levels.append(seating.players[1].bot)
    assert levels == ["medium", "hard", "easy"]
    seating.next_level(0)
    assert seating.players[0].bot == "", "a person has none"


def test_a_game_for_more_players_finds_them() -> None:
    assert len(Seating("human,easy", range(4, 6)).players) == 4
    assert len(Seating(f"{FOUR},human,medium", range(2, 4)).players) == 3
