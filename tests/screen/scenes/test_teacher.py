"""The gate and the page behind it: no digits but the right ones, and nothing kept in plain text."""

import math
import re
from pathlib import Path

import pygame
import pytest

from game.paths import assets
from game.screen.app.app import App
from game.screen.app.kiosk import Kiosk
from game.screen.scenes.adult import pin
from game.screen.scenes.adult.gate import IDLE, GateScene, GateStep
from game.screen.scenes.adult.page import BAR_HIGH
from game.screen.scenes.adult.teacher import TeacherScene
from game.screen.tour import states
from game.screen.widgets.controls import fitted
from game.screen.widgets.rows import TRIAL
from game.settings import UNREADABLE, SettingsFile
from game.sound.voice import SilentVoice
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything
from tests.screen.rooms import FRAME, SIZES, find, key, layout_faults, press, type_text, wait


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
    assert faults(tmp_path, size, states.teacher) == []


def test_everything_can_be_pressed(tmp_path: Path) -> None:
    assert press_everything(tmp_path, states.teacher) == 18


def test_the_first_adult_answers_a_question_and_sets_a_pin(app: App) -> None:
    gate = open_gate(app)
    steps = []
    for digits in (gate.sum.answer, "4071", "4071"):
        steps.append(gate.step)
        type_text(app, digits)
    assert steps == [GateStep.QUESTION, GateStep.NEW, GateStep.AGAIN]
    assert isinstance(app.top, TeacherScene)
    assert gate not in app.stack
    kept = app.services.settings_file.path.read_text(encoding="utf-8")
    assert "4071" not in kept
    assert pin.parse(app.services.settings.pin)


def test_two_different_pins_are_asked_for_anew(app: App) -> None:
    gate = open_gate(app)
    for digits in (gate.sum.answer, "4071", "4072"):
        type_text(app, digits)
    assert gate.step is GateStep.NEW
    assert app.services.settings.pin == ""


def test_the_sum_is_in_words_and_new_each_time(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pin.Sum(47, 36) == (47, 36)
    assert pin.Sum(47, 36).words == "forty-seven times thirty-six"
    asked = iter([pin.Sum(47, 36), pin.Sum(33, 98)])
    monkeypatch.setattr(pin, "ask", lambda: next(asked))
    gate = open_gate(app)
    type_text(app, "0000")
    assert gate.sum == (33, 98)
    steps = [gate.step]
    type_text(app, "3234")
    assert [*steps, gate.step] == [GateStep.QUESTION, GateStep.NEW]


def test_every_sum_has_four_digits_and_the_words_do_not_tell_them() -> None:
    sums = [pin.Sum(one, other) for one in pin.FACTORS for other in pin.FACTORS]
    assert all(len(each.answer) == pin.DIGITS for each in sums)
    assert all(re.fullmatch(r"[a-z]+-[a-z]+ times [a-z]+-[a-z]+", each.words) for each in sums)
    assert pin.ask() in sums


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


SPOILT = {
    "words": "nonsense",
    "parts": "a:b:c",
    "colons": ":::",
    "short": f"5a17:{'f' * 63}:0",
    "no count": f"5a17:{'f' * 64}",
    "other letters": f"5a17:{'é' * 64}:0",
    "other digits": f"5a17:{'٣' * 64}:٣",
    "half a letter": f"5a17:{chr(0xD800) * 64}:0",
    "huge count": f"5a17:{'f' * 64}:{'9' * 90}",
    "line break": f"5a17:{'f' * 64}:0\n",
    "blank": " ",
    "NUL": "\0",
    "unreadable": UNREADABLE,
}


@pytest.mark.parametrize("text", SPOILT.values(), ids=SPOILT.keys())
def test_nothing_opens_a_spoilt_pin(app: App, text: str) -> None:
    spoilt = pin.parse(text)
    assert spoilt == pin.UNREADABLE
    assert not any(spoilt.fits(digits) for digits in ("", "0000", "1234"))
    app.services.settings.pin = text
    gate = open_gate(app)
    assert gate.step is GateStep.SHUT
    assert [widget.name for widget in gate.focus.widgets] == ["Back"]
    for digits in ("0000", gate.sum.answer, "1234"):
        type_text(app, digits)
    wait(app, 0.1)
    assert app.top is gate
    assert app.services.settings.pin == text
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Floor)


def test_no_pin_has_been_set() -> None:
    assert pin.parse("") is None


@pytest.mark.parametrize(("code", "text"), [(pygame.K_KP_4, "4"), (pygame.K_4, "4"), (pygame.K_KP_0, "0")])
def test_each_stroke_of_a_digit_counts_once(app: App, code: int, text: str) -> None:
    with_pin(app)
    gate = open_gate(app)
    stroke = pygame.event.Event(pygame.KEYDOWN, key=code, mod=pygame.KMOD_NUM)
    app.frame(FRAME, [stroke, pygame.event.Event(pygame.TEXTINPUT, text=text)])
    assert gate.typed == text


def test_the_voice_does_not_tell_the_pin(app: App) -> None:
    with_pin(app)
    open_gate(app)
    key(app, pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT)
    wait(app, 1.0)
    assert isinstance(app.services.voice, SilentVoice)
    assert app.services.voice.said == []


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


def test_the_voice_can_be_tested(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    voice, done = app.services.voice, list[str]()
    assert isinstance(voice, SilentVoice)
    monkeypatch.setattr(voice, "try_again", lambda: done.append("again"))
    monkeypatch.setattr(voice, "say", done.append)
    app.push(TeacherScene(app))
    press(app, "Test the voice")
    assert done[-2:] == ["again", TRIAL]


@pytest.mark.parametrize(
    ("count", "told"),
    [(0, "none"), (1, "1"), (12, "12")],
)
def test_own_recordings_are_counted_and_their_folder_told(app: App, count: int, told: str) -> None:
    page = TeacherScene(app)
    app.push(page)
    wait(app, 0.1)
    assert isinstance(app.services.voice, SilentVoice)
    app.services.voice.recordings = count
    assert page.rows.stale == (count > 0)
    lines = next(each.row.sentences() for each in page.rows.placed if each.row.name.startswith("Own"))
    assert lines[0] == str(app.services.data)
    assert lines[1].startswith(f"recordings/cat.wav ({told} found)")


def test_the_way_back_from_a_forgotten_pin_is_told(app: App) -> None:
    page = TeacherScene(app)
    app.push(page)
    assert str(app.services.settings_file.path) in page.rows.placed[0].row.sentences()


@pytest.mark.parametrize("size", SIZES)
def test_the_page_fits_with_problems(tmp_path: Path, size: tuple[int, int]) -> None:
    app = open_on_floor(tmp_path, size)
    app.services.saves.unkept = app.services.settings_file.problem = "Something is wrong. " * 20
    page = TeacherScene(app)
    app.push(page)
    assert layout_faults(app) == []
    assert app.view.px(BAR_HIGH) < page.box.y < page.box.bottom < app.view.height
    assert all(page.box.contains(each.box) for each in page.rows.placed)


def test_the_kiosk_follows_the_minutes(app: App) -> None:
    app.kiosk = Kiosk()
    app.push(TeacherScene(app))
    app.top.focus.show(next(widget for widget in app.top.focus.widgets if widget.name == "Idle minutes"))
    key(app, pygame.K_RIGHT)
    for _ in range(10 * 60 - 1):
        app.frame(1.0, [])
    assert isinstance(app.top, TeacherScene)
    app.frame(1.0, [])
    app.frame(1.0, [])
    assert isinstance(app.top, GateScene)


def test_the_minutes_are_kept(app: App, tmp_path: Path) -> None:
    app.push(TeacherScene(app))
    app.top.focus.show(find(app.top, "Idle minutes"))
    key(app, pygame.K_LEFT)
    assert SettingsFile(tmp_path).load().idle_minutes == 2


def test_problems_are_told_as_they_come_and_go(app: App) -> None:
    page = TeacherScene(app)
    app.push(page)
    usual = len(page.rows.placed)
    app.services.saves.unkept = "The game could not be kept: no space left on device."
    app.services.settings_file.problem = "The settings could not be read (" + "why " * 100 + ")."
    wait(app, 0.1)
    assert len(page.rows.placed) == usual + 1
    assert page.problems == (app.services.saves.unkept, app.services.settings_file.problem)
    assert page.box.bottom < app.view.height
    app.services.saves.unkept = app.services.settings_file.problem = ""
    wait(app, 0.1)
    assert len(page.rows.placed) == usual


def test_a_long_sentence_is_cut_rather_than_tiny(app: App) -> None:
    letters = app.art.letters
    shown, size = fitted(letters, "word " * 100, 400, 20, 16)
    assert shown.endswith("…")
    assert size == 16
    assert letters.width(shown, size, "reading") <= 400
    assert fitted(letters, "A word.", 400, 20, 16) == ("A word.", 20)


def test_close_the_game_leaves_even_a_kiosk(app: App) -> None:
    app.kiosk = Kiosk()
    app.push(TeacherScene(app))
    press(app, "Close the game")
    assert not app.running


def test_own_pictures_are_counted_and_what_is_wrong_with_them_told(app: App) -> None:
    folder = app.services.data / "pictures" / "Farm"
    folder.mkdir(parents=True)
    (folder / "cat.svg").write_bytes((assets() / "avatars" / "cat.svg").read_bytes())
    (folder / "dog.png").write_bytes(b"this is no picture")
    page = TeacherScene(app)
    app.push(page)
    wait(app, 0.3)
    lines = next(each.row.sentences() for each in page.rows.placed if each.row.name.startswith("Own"))
    assert lines[1].endswith("(1 pack found)")
    assert page.problems[0] == "Farm, dog.png: this picture is not a picture that can be shown."
    (folder / "dog.png").unlink()
    app.pop()
    app.push(TeacherScene(app))
    wait(app, 0.3)
    assert app.services.album.problems == ("Farm has 1 of the 12 things a match needs; ours join in.",)
