"""Clicks narrow the legal moves down to one."""

from game.play.picker import Picker
from game.rules.things import Choice, Die, Move, Pile, Slot
from tests.shared.properties import check_clicks, click_around

RED, BLUE = Choice("red"), Choice("blue")
PLAY, OTHER = Move("play", (3,)), Move("play", (4,))
WILDS = [Move("play", (9, RED)), Move("play", (9, BLUE))]
NEXT = Move("next")


def test_one_click_is_enough_for_a_plain_card() -> None:
    picker = Picker([PLAY, OTHER])
    assert picker.picks() == {3, 4}
    assert picker.pick(3) == PLAY


def test_a_wild_lights_its_colours_first() -> None:
    picker = Picker([PLAY, *WILDS])
    assert picker.pick(9) is None
    assert picker.picks() == {9, RED, BLUE}
    assert picker.buttons() == []
    assert picker.pick(BLUE) == WILDS[1]


def test_the_colour_may_come_first() -> None:
    picker = Picker([PLAY, *WILDS])
    assert picker.pick(RED) is None
    assert picker.pick(9) == WILDS[0]


def test_a_second_click_puts_it_back() -> None:
    picker = Picker([PLAY, *WILDS])
    picker.pick(9)
    assert picker.pick(9) is None
    assert picker.picks() == {3, 9, RED, BLUE}
    assert picker.pick(3) == PLAY


def test_what_is_not_on_offer_is_no_click() -> None:
    picker = Picker([PLAY, *WILDS])
    picker.pick(9)
    assert picker.pick(3) is None
    assert picker.pick(77) is None
    assert picker.chosen == [9]


def test_room_is_made_for_another_thing_of_the_same_kind() -> None:
    left, right = Pile("hand", 1), Pile("hand", 2)
    moves = [Move("ask", (card, hand)) for card in (3, 4) for hand in (left, right)]
    picker = Picker([*moves, Move("stop", (Die(0),))])
    picker.pick(3)
    assert picker.within_reach() == {3, 4, left, right, Die(0)}
    assert picker.make_room(left)
    assert picker.chosen == [3]
    assert picker.make_room(4)
    assert picker.chosen == []
    picker.chosen = [3, left]
    assert picker.make_room(right)
    assert picker.chosen == [3]
    assert not picker.make_room(77)
    assert picker.chosen == [3]
    assert picker.make_room(Die(0))
    assert picker.chosen == []


def test_a_move_without_clicks_is_a_button() -> None:
    picker = Picker([NEXT])
    assert picker.picks() == set()
    assert picker.buttons() == [NEXT]
    assert Picker([]).picks() == set()


def test_a_set_may_be_laid_while_it_could_still_grow() -> None:
    three, four = Move("lay", (1, 2, 3)), Move("lay", (1, 2, 3, 4))
    picker = Picker([three, four])
    assert [picker.pick(card) for card in (3, 1)] == [None, None]
    assert picker.buttons() == []
    assert picker.pick(2) is None
    assert picker.buttons() == [three]
    assert picker.pick(4) == four
    check_clicks([three, four])


def test_two_verbs_for_the_same_click_are_two_buttons() -> None:
    keep, throw = Move("keep", (Die(1),)), Move("throw", (Die(1),))
    picker = Picker([keep, throw])
    assert picker.pick(Die(1)) is None
    assert picker.buttons() == [keep, throw]


def test_all_kinds_of_things_can_be_clicked() -> None:
    pile = Pile("stack", 1, 2)
    flip, ask = Move("flip", (Slot(pile, 3), Slot(pile, 4))), Move("ask", (pile, 7))
    moves = [flip, ask, Move("roll", (Die(0), Die(1)))]
    check_clicks(moves)
    assert click_around(Picker, moves) == set(moves)
