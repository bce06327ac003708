"""The kiosk: nothing on the list of ways out leads out, and quiet leads back to the title."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.games.shelf import GAMES
from game.play.plan import PEOPLE, Player
from game.screen.app.app import App
from game.screen.app.kiosk import HINTS, Kiosk
from game.screen.scenes.adult import pin
from game.screen.scenes.adult.gate import IDLE, GateScene, GateStep
from game.screen.scenes.adult.teacher import TeacherScene
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.how_to_play import HowToPlayScene
from game.screen.scenes.scene import Scene
from game.screen.scenes.settings import SettingsScene
from game.screen.scenes.start.title import TitleScene
from game.settings import SettingsFile
from tests.screen.rooms import FRAME, key, open_app, type_text, wait

ALT, CTRL, META, SHIFT = pygame.KMOD_LALT, pygame.KMOD_LCTRL, pygame.KMOD_LMETA, pygame.KMOD_LSHIFT


def stroke(code: int, mod: int = 0) -> list[pygame.Event]:
    return [pygame.event.Event(kind, key=code, mod=mod) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


ESCAPES: dict[str, list[pygame.Event]] = {
    "Alt F4": stroke(pygame.K_F4, ALT),
    "Alt Tab": stroke(pygame.K_TAB, ALT),
    "Alt Space": stroke(pygame.K_SPACE, ALT),
    "Alt Enter": stroke(pygame.K_RETURN, ALT),
    "F11": stroke(pygame.K_F11),
    "Super": stroke(pygame.K_LSUPER, META),
    "Super D": stroke(pygame.K_d, META),
    "Super L": stroke(pygame.K_l, META),
    "Super R": stroke(pygame.K_r, META),
    "Ctrl Alt Del": stroke(pygame.K_DELETE, CTRL | ALT),
    "Ctrl Alt Backspace": stroke(pygame.K_BACKSPACE, CTRL | ALT),
    **{f"Ctrl Alt F{n + 1}": stroke(pygame.K_F1 + n, CTRL | ALT) for n in range(12)},
    "Ctrl C": stroke(pygame.K_c, CTRL),
    "Ctrl Z": stroke(pygame.K_z, CTRL),
    "Ctrl Q": stroke(pygame.K_q, CTRL),
    "Ctrl W": stroke(pygame.K_w, CTRL),
    "Ctrl backslash": stroke(pygame.K_BACKSLASH, CTRL),
    "Esc ten times": stroke(pygame.K_ESCAPE) * 10,
    "Shift five times": stroke(pygame.K_LSHIFT, SHIFT) * 5,
    "Print Screen": stroke(pygame.K_PRINTSCREEN),
    "Android back": stroke(pygame.K_AC_BACK) * 3,
    "close": [pygame.event.Event(pygame.QUIT), pygame.event.Event(pygame.WINDOWCLOSE)],
    "minimise": [pygame.event.Event(pygame.WINDOWMINIMIZED), pygame.event.Event(pygame.WINDOWRESTORED)],
    "focus": [pygame.event.Event(pygame.WINDOWFOCUSLOST), pygame.event.Event(pygame.WINDOWFOCUSGAINED)],
    "display": [pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1)],
    "other buttons": [
        pygame.event.Event(kind, pos=(640, 480), button=button)
        for button in (2, 3, 6, 7)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    ],
    "fingers": [
        pygame.event.Event(pygame.FINGERDOWN, x=x, y=y, touch_id=1, finger_id=n)
        for n, (x, y) in enumerate(((0.0, 0.5), (1.0, 0.5), (0.5, 0.0), (0.5, 1.0)))
    ],
    "pad": [pygame.event.Event(pygame.JOYBUTTONDOWN, button=n, instance_id=0) for n in (1, 6, 7)] * 3,
    "pad gone": [pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=0)],
    "text": [pygame.event.Event(pygame.TEXTINPUT, text="\x1b\x00\u202e🙂" * 2500)],
}


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path)
    app.services.settings.pin = pin.make("4071").text()
    app.kiosk = Kiosk()
    app.push(TitleScene(app))
    return app


@pytest.fixture
def bare(tmp_path: Path) -> App:
    """A kiosk in which no PIN has been set."""
    app = open_app(tmp_path)
    app.kiosk = Kiosk()
    app.open()
    return app


def gate_of(app: App) -> GateScene:
    assert isinstance(app.top, GateScene)
    return app.top


@pytest.mark.parametrize("name", ESCAPES)
def test_no_way_out_leads_out(app: App, name: str) -> None:
    before = app.services.settings.fullscreen
    app.frame(FRAME, ESCAPES[name])
    wait(app, 0.3)
    assert app.running
    assert isinstance(app.top, TitleScene)
    assert app.services.settings.fullscreen == before


def test_all_of_them_at_once_from_any_scene_lead_no_further_than_the_title(app: App) -> None:
    for scene in (
        SettingsScene(app),
        HowToPlayScene(app, GAMES["kablam"].table),
        GateScene(app, lambda: None),
    ):
        app.home(TitleScene(app))
        app.push(scene)
        for events in ESCAPES.values():
            app.frame(FRAME, events)
        assert app.running


def test_the_app_refuses_to_quit(app: App) -> None:
    app.quit()
    assert app.running


def test_a_kiosk_title_has_no_quit_button(app: App) -> None:
    assert "Quit" not in [widget.name for widget in app.top.focus.widgets]


def test_plain_keys_and_presses_come_through(app: App) -> None:
    assert app.kiosk
    assert all(
        app.kiosk.lets_through(event) for event in stroke(pygame.K_RETURN) + stroke(pygame.K_TAB, SHIFT)
    )
    assert app.kiosk.lets_through(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1))


@pytest.mark.parametrize("kind", ["settings", "lesson", "gate", "teacher", "hand over", "deep"])
def test_quiet_leads_back_to_the_title(app: App, kind: str) -> None:
    people = Player(*PEOPLE[0]), Player(*PEOPLE[1])
    scenes: dict[str, list[Scene]] = {
        "settings": [SettingsScene(app)],
        "lesson": [HowToPlayScene(app, GAMES["kablam"].table)],
        "gate": [GateScene(app, lambda: None)],
        "teacher": [TeacherScene(app)],
        "hand over": [HandOverScene(app, people[1], 1, "characters/bomb", lambda: None, people[0])],
        "deep": [SettingsScene(app), HowToPlayScene(app, GAMES["kablam"].table), TeacherScene(app)],
    }
    for scene in scenes[kind]:
        app.push(scene)
    app.services.voice.say("Still talking while nobody listens.")
    for _ in range(5 * 60 + 2):
        app.frame(1.0, [])
    assert isinstance(app.top, TitleScene)
    assert len(app.stack) == 1
    assert not app.inputs.typing


def test_the_title_stays_the_same_title(app: App) -> None:
    title = app.top
    for _ in range(700):
        app.frame(1.0, [])
    assert app.top is title


def test_idle_starts_anew_with_every_touch() -> None:
    kiosk = Kiosk()
    touch = pygame.event.Event(pygame.MOUSEMOTION)
    assert not any(kiosk.idle(50, [touch] * (nth % 2), 1) for nth in range(20))
    assert not kiosk.idle(50, [], 1)
    assert kiosk.idle(11, [], 1)
    assert not kiosk.idle(1, [], 1)


def test_only_people_count_as_touching() -> None:
    kiosk = Kiosk()
    drift = pygame.event.Event(pygame.JOYAXISMOTION, axis=0, value=0.2, instance_id=0)
    push = pygame.event.Event(pygame.JOYAXISMOTION, axis=0, value=0.9, instance_id=0)
    assert not kiosk.deliberate(drift)
    assert kiosk.deliberate(push)
    assert not kiosk.deliberate(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert kiosk.deliberate(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1)))


def test_escape_leads_back_but_not_out(app: App) -> None:
    app.push(SettingsScene(app))
    wait(app)
    key(app, *[pygame.K_ESCAPE] * 10)
    assert isinstance(app.top, TitleScene)


def test_a_kiosk_with_a_pin_and_a_game_at_home_open_with_the_title(app: App, bare: App) -> None:
    app.open()
    assert isinstance(app.top, TitleScene)
    bare.kiosk = None
    bare.open()
    assert isinstance(bare.top, TitleScene)


def test_a_spoilt_pin_does_not_keep_the_children_from_playing(bare: App) -> None:
    bare.services.settings.pin = "nonsense"
    bare.open()
    assert isinstance(bare.top, TitleScene)


def test_a_kiosk_without_a_pin_opens_only_after_one_was_set(bare: App, tmp_path: Path) -> None:
    gate = gate_of(bare)
    for digits in (gate.sum.answer, "4071", "4071"):
        type_text(bare, digits)
    assert [type(scene) for scene in bare.stack] == [TitleScene]
    kept = pin.parse(SettingsFile(tmp_path).load().pin)
    assert kept
    assert kept.fits("4071")
    assert not bare.inputs.typing


def test_there_is_no_way_round_the_first_pin(bare: App) -> None:
    gate = gate_of(bare)
    assert "Back" not in [widget.name for widget in gate.focus.widgets]
    for events in ESCAPES.values():
        bare.frame(FRAME, events)
    assert bare.stack == [gate]
    for _ in range(5 * 60 + 2):
        bare.frame(1.0, [])
    gate_of(bare)
    assert len(bare.stack) == 1
    assert bare.inputs.typing


def test_nobody_finishes_the_pin_another_has_begun(bare: App) -> None:
    gate = gate_of(bare)
    type_text(bare, gate.sum.answer)
    assert gate.step is GateStep.NEW
    for _ in range(int(IDLE) + 2):
        bare.frame(1.0, [])
    assert gate_of(bare).step is GateStep.QUESTION


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_lock_keeps_keys_and_pointer(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert app.kiosk
    for name in HINTS:
        monkeypatch.setenv(name, "")
    app.kiosk.lock()
    window = pygame.Window.from_display_module()
    assert (window.grab_keyboard, window.grab_mouse) == (True, True)
    app.kiosk.bring_back()
    pygame.event.set_grab(False)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
def test_signals_of_the_terminal_do_nothing_and_a_stop_is_clean() -> None:
    program = (
        "import time; from game.screen.app.kiosk import mind_signals\n"
        "on = [True]\n"
        "mind_signals(lambda: on.clear(), kiosk=True)\n"
        "print('ready', flush=True)\n"
        "while on: time.sleep(0.01)\n"
        "print('saved', flush=True)\n"
    )
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert child.stdout
    lines = iter(child.stdout.readline, "")
    while next(lines).strip() != "ready":
        pass
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGTSTP):
        os.kill(child.pid, number)
    assert child.poll() is None
    os.kill(child.pid, signal.SIGTERM)
    assert child.communicate(timeout=20)[0].strip() == "saved"
    assert child.returncode == 0
