"""The gate and the page behind it: no digits but the right ones, and nothing kept in plain text."""

import math
from pathlib import Path

import pygame
import pytest

from game.screen import pin
from game.screen.app import App
from game.screen.kiosk import Kiosk
from game.screen.scenes.gate import IDLE, GateScene, GateStep
from game.screen.scenes.teacher import TRIAL, TeacherScene, tour
from game.settings import SettingsFile
from game.sound.voice import SilentVoice
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything
from tests.screen.rooms import FRAME, SIZES, key, press, type_text, wait


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_on_floor(tmp_path)


def open_gate(app: App) -> GateScene:
    gate = GateScene(app, lambda: app.push(TeacherScene(app)))
    app.push(gate)
    return gate


def with_pin(app: App, digits: str = "4071") -> None:
    app.services.settings.pin = pin.make(digits).text()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("known", [False, True])
def test_it_is_right_in_every_window(tmp_path: Path, size: tuple[int, int], known: bool) -> None:
    settings_file = SettingsFile(tmp_path)
    settings = settings_file.load()
    settings.pin = pin.make("1234").text() if known else ""
    settings_file.store(settings)
    assert faults(tmp_path, size, tour) == []


def test_everything_can_be_pressed(tmp_path: Path) -> None:
    assert press_everything(tmp_path, tour) == 17


def test_the_first_adult_answers_a_question_and_sets_a_pin(app: App) -> None:
    gate = open_gate(app)
    stages = []
    for digits in (gate.question, "4071", "4071"):
        stages.append(gate.stage)
        type_text(app, digits)
    assert stages == [GateStep.QUESTION, GateStep.NEW, GateStep.AGAIN]
    assert isinstance(app.top, TeacherScene)
    assert gate not in app.stack
    kept = app.services.settings_file.path.read_text(encoding="utf-8")
    assert "4071" not in kept
    assert pin.parse(app.services.settings.pin)


def test_two_different_pins_are_asked_for_anew(app: App) -> None:
    gate = open_gate(app)
    for digits in (gate.question, "4071", "4072"):
        type_text(app, digits)
    assert gate.stage is GateStep.NEW
    assert app.services.settings.pin == ""


def test_the_question_is_in_words_and_new_each_time(app: App) -> None:
    assert pin.in_words("7294") == "seven two nine four"
    gate = open_gate(app)
    before = gate.question
    type_text(app, "0000")
    assert gate.question != before
    assert gate.stage is GateStep.QUESTION


def test_the_pin_opens_by_keys_and_by_presses(app: App) -> None:
    with_pin(app)
    open_gate(app)
    for digit in "4071":
        press(app, digit)
    assert isinstance(app.top, TeacherScene)
    app.pop()
    open_gate(app)
    type_text(app, "40")
    type_text(app, "71")
    assert isinstance(app.top, TeacherScene)


def test_quick_presses_all_count(app: App) -> None:
    with_pin(app, "5588")
    gate = open_gate(app)
    wait(app, 0.6)
    for digit in "5588":
        at = next(widget for widget in gate.focus.widgets if widget.name == digit).rect.center
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        app.frame(FRAME, [pygame.event.Event(kind, pos=at, button=1) for kind in kinds])
    assert isinstance(app.top, TeacherScene)


def test_digits_can_be_rubbed_out(app: App) -> None:
    with_pin(app)
    gate = open_gate(app)
    type_text(app, "49")
    key(app, pygame.K_BACKSPACE)
    assert gate.typed == "4"
    type_text(app, "071")
    assert isinstance(app.top, TeacherScene)


def test_two_hundred_misses_do_not_open_it_and_the_pin_does(app: App) -> None:
    with_pin(app)
    gate = open_gate(app)
    for nth in range(200):
        gate.wait = 0.0
        type_text(app, f"{nth:04}")
        assert app.top is gate
    assert gate.wait == pytest.approx(30, abs=0.1)
    type_text(app, "4071")
    assert app.top is gate
    gate.wait = 0.0
    type_text(app, "4071")
    assert isinstance(app.top, TeacherScene)
    assert pin.parse(app.services.settings.pin).misses == 0  # type: ignore[union-attr]


def test_the_wait_grows_and_leaving_does_not_shorten_it(app: App) -> None:
    with_pin(app)
    gate = open_gate(app)
    waits = []
    for _ in range(7):
        gate.wait = 0.0
        type_text(app, "0000")
        waits.append(math.ceil(gate.wait))
    assert waits == [0, 3, 8, 15, 30, 30, 30]
    gate.back()
    assert open_gate(app).wait == 30
    assert pin.parse(SettingsFile(app.services.data).load().pin).misses == 7  # type: ignore[union-attr]


def test_the_wait_passes(app: App) -> None:
    with_pin(app)
    gate = open_gate(app)
    type_text(app, "0000")
    type_text(app, "0000")
    wait(app, 3.2)
    type_text(app, "4071")
    assert isinstance(app.top, TeacherScene)
    assert gate not in app.stack


@pytest.mark.parametrize("text", ["a" * 10_000, "🙂" * 99, "\x1b\x00", "١٢٣٤", "-1e3", " 4 0 "])
def test_other_text_is_nothing(app: App, text: str) -> None:
    with_pin(app)
    gate = open_gate(app)
    type_text(app, text)
    assert app.top is gate


def test_tapping_everywhere_quickly_does_not_open_it(app: App) -> None:
    with_pin(app)
    gate = open_gate(app)
    width, height = app.view.size
    for nth in range(100):
        at = ((nth * 137) % width, 93 + (nth * 71) % (height - 93))
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        app.frame(FRAME, [pygame.event.Event(kind, pos=at, button=1) for kind in kinds])
    assert app.top is gate


def test_an_untouched_gate_shuts_itself(app: App) -> None:
    open_gate(app)
    assert app.inputs.typing
    for _ in range(int(IDLE) + 2):
        app.top.update(1.0)
    assert isinstance(app.top, Floor)
    assert not app.inputs.typing


@pytest.mark.parametrize("text", ["", "nonsense", "a:b:c", ":::", "salt:" + "f" * 63])
def test_what_is_no_pin_counts_as_none(text: str) -> None:
    assert pin.parse(text) is None


def test_a_pin_comes_back_from_its_text() -> None:
    made = pin.make("0000").missed()
    back = pin.parse(made.text())
    assert back == made
    assert back.fits("0000")
    assert not back.fits("0001")
    assert pin.make("0000").digest != made.digest


def test_the_pin_can_be_changed(app: App) -> None:
    with_pin(app)
    app.push(TeacherScene(app))
    press(app, "Change PIN")
    type_text(app, "9999")
    type_text(app, "9999")
    assert isinstance(app.top, TeacherScene)
    kept = pin.parse(app.services.settings.pin)
    assert kept
    assert kept.fits("9999")


def test_the_voice_can_be_tested(app: App) -> None:
    app.push(TeacherScene(app))
    press(app, "Test the voice")
    assert isinstance(app.services.voice, SilentVoice)
    assert app.services.voice.said[-1] == TRIAL


def test_the_kiosk_follows_the_minutes(app: App) -> None:
    app.kiosk = Kiosk(5)
    app.push(TeacherScene(app))
    app.top.focus.show(next(widget for widget in app.top.focus.widgets if widget.name == "Idle minutes"))
    key(app, pygame.K_RIGHT)
    assert app.kiosk.minutes == 10


def test_close_the_game_leaves_even_a_kiosk(app: App) -> None:
    app.kiosk = Kiosk(5)
    app.push(TeacherScene(app))
    press(app, "Close the game")
    assert not app.running
