"""One reading: first the child tries, and the voice comes only afterwards."""

from game.play.reading import Reading, Step


def test_unaided() -> None:
    reading = Reading(seat=1, card=7)
    assert (reading.seat, reading.card, reading.step) == (1, 7, Step.TRY)
    reading.read_it()
    assert reading.step is Step.CONFIRM
    assert reading.outcome == "unaided"
    reading.confirmed()
    assert reading.step.name == "DONE"


def test_the_sounds_first_then_the_word() -> None:
    reading = Reading(0, 0)
    steps = []
    for _ in range(3):
        reading.help()
        steps.append(reading.step)
    assert steps == [Step.BUTTONS, Step.MODEL, Step.MODEL]
    assert reading.outcome == "modelled"
    reading.read_it()
    assert reading.step is Step.DONE  # the voice has said it already


def test_read_after_the_sounds_were_marked() -> None:
    reading = Reading(0, 0)
    reading.help()
    reading.read_it()
    assert (reading.step, reading.outcome) == (Step.CONFIRM, "buttons")


def test_nothing_goes_backwards() -> None:
    reading = Reading(0, 0)
    reading.confirmed()
    assert reading.step is Step.TRY
    reading.read_it()
    reading.help()
    reading.read_it()
    assert reading.step.name == "CONFIRM"
    reading.confirmed()
    for act in (reading.help, reading.read_it, reading.confirmed):
        act()
        assert reading.step.name == "DONE"
    assert reading.outcome == "unaided"
