"""One reading: first the child tries, and the voice comes only afterwards."""

import pytest

from game.play.match import Phase
from game.play.reading import Reading, Step
from tests.play.driving import new_match, play_until


def helped(times: int) -> Reading:
    reading = Reading(0, 0)
    for _ in range(times):
        reading.help()
    return reading


def test_unaided() -> None:
    reading = Reading(seat=1, card=7)
    assert (reading.seat, reading.card, reading.step) == (1, 7, Step.TRY)
    reading.read_it()
    assert reading.step is Step.CONFIRM
    reading.confirmed()
    assert reading.step.name == "JUDGE"
    reading.right()
    assert reading.step.name == "DONE"
    assert (reading.outcome, reading.judge, reading.pressed) == ("unaided", "self", [])


def test_the_sounds_first_then_all_of_them_then_the_word() -> None:
    steps = [helped(times).step for times in range(5)]
    assert steps == [Step.TRY, Step.BUTTONS, Step.RUN, Step.MODEL, Step.MODEL]
    outcomes = [helped(times).outcome for times in range(4)]
    assert outcomes == ["unaided", "buttons", "buttons", "modelled"]


def test_after_a_model_nobody_judges() -> None:
    reading = helped(3)
    reading.read_it()
    assert reading.step is Step.DONE
    assert (reading.outcome, reading.judge) == ("modelled", "")


@pytest.mark.parametrize("times", [0, 1, 2])
def test_read_it_leads_to_the_voice_and_the_judge(times: int) -> None:
    reading = helped(times)
    before = reading.outcome
    reading.read_it()
    assert reading.step is Step.CONFIRM
    reading.confirmed()
    assert (reading.step.name, reading.outcome, reading.judge) == ("JUDGE", before, "self")


@pytest.mark.parametrize("times", [0, 1, 2])
def test_again_leads_straight_to_the_sounds(times: int) -> None:
    reading = helped(times)
    reading.read_it()
    reading.confirmed()
    reading.again()
    assert (reading.step, reading.outcome) == (Step.BUTTONS, "buttons")
    reading.read_it()
    reading.confirmed()
    reading.right()
    assert (reading.step.name, reading.outcome) == ("DONE", "buttons")


def test_again_and_then_a_model() -> None:
    reading = Reading(0, 0)
    reading.read_it()
    reading.confirmed()
    reading.again()
    reading.help()
    reading.help()
    reading.read_it()
    assert (reading.step, reading.outcome, reading.judge) == (Step.DONE, "modelled", "")


def test_the_sounds_that_were_asked_for_are_kept_in_order() -> None:
    reading = helped(1)
    for nth in (2, 0, 2):
        reading.press(nth)
    assert reading.pressed == [2, 0, 2]


def test_nothing_goes_backwards_by_itself() -> None:
    reading = Reading(0, 0)
    for act in (reading.confirmed, reading.right, reading.again):
        act()
        assert reading.step is Step.TRY
    reading.read_it()
    for act in (reading.help, reading.read_it, reading.right, reading.again):
        act()
        assert reading.step.name == "CONFIRM"
    reading.confirmed()
    for act in (reading.help, reading.read_it, reading.confirmed):
        act()
        assert reading.step.name == "JUDGE"
    reading.right()
    for act in (reading.help, reading.read_it, reading.confirmed, reading.right, reading.again):
        act()
        assert reading.step.name == "DONE"
    assert reading.outcome == "unaided"


def test_a_partner_judges_where_there_is_one() -> None:
    for seats, judge in (("human,easy", "self"), ("human,human", "partner")):
        match = play_until(new_match(seats, seed=2), Phase.READ)
        assert match.reading is not None
        assert match.reading.judge == judge


def test_a_card_is_awaited_until_it_has_been_read() -> None:
    match = play_until(new_match("human,easy", seed=2), Phase.READ)
    assert match.reading is not None
    card = match.reading.card
    assert match.awaits(card)
    match.reading.read_it()
    match.reading.confirmed()
    match.reading.right()
    match.heard()
    assert not match.awaits(card)
