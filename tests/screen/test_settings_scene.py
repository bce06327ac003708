"""The settings screen: each row changes its setting at once and for good."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.screen.app import App
from game.screen.controls import Toggle
from game.screen.kiosk import Kiosk
from game.screen.rows import TRIAL
from game.screen.scenes.settings import TABS, SettingsScene, tour
from game.settings import SettingsFile
from game.sound.voice import SilentVoice
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything
from tests.screen.rooms import SIZES, click, find, key, press, wait


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_on_floor(tmp_path)
    app.push(SettingsScene(app))
    return app


@pytest.mark.parametrize("size", SIZES)
def test_it_is_right_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    assert faults(tmp_path, size, tour) == []


def test_everything_can_be_pressed(tmp_path: Path) -> None:
    assert press_everything(tmp_path, tour) > 30


@pytest.mark.parametrize(
    ("page", "name", "field", "after"),
    [
        ("Reading", "Reading aloud", "reading", False),
        ("Reading", "Talking menus", "spoken_menus", False),
        ("Reading", "Captions", "captions", False),
        ("Voice", "Voice on", "voice", False),
        ("Screen", "Calm", "reduced_motion", True),
        ("Play", "Hints", "hints", False),
        ("Play", "Fizzy bottle", "fizzy", True),
    ],
)
def test_a_press_changes_the_setting_and_stores_it(
    app: App, tmp_path: Path, page: str, name: str, field: str, after: Any
) -> None:
    press(app, page)
    press(app, name)
    assert getattr(app.services.settings, field) == after
    assert getattr(SettingsFile(tmp_path).load(), field) == after


@pytest.mark.parametrize(
    ("page", "name", "field", "after"),
    [
        ("Voice", "Speed", "voice_rate", "fast"),
        ("Voice", "Voice loudness", "voice_volume", 1.0),
        ("Voice", "Sounds", "effects_volume", 1.0),
        ("Voice", "Music", "music_volume", 1.0),
        ("Screen", "Cards move", "speed", "fast"),
    ],
)
def test_the_right_end_of_a_scale_is_the_most(app: App, page: str, name: str, field: str, after: Any) -> None:
    press(app, page)
    box = find(app.top, name).rect
    click(app, (box.right - 8, box.centery))
    assert getattr(app.services.settings, field) == after


def test_sound_follows_at_once(app: App) -> None:
    press(app, "Voice")
    box = find(app.top, "Music").rect
    click(app, (box.right - 8, box.centery))
    assert app.services.effects.music_volume == 1.0
    press(app, "Voice on")
    assert app.services.voice.volume == 0.0


def test_arrows_change_a_level(app: App) -> None:
    press(app, "Voice")
    app.top.focus.show(find(app.top, "Sounds"))
    key(app, pygame.K_LEFT, pygame.K_LEFT)
    assert app.services.settings.effects_volume == pytest.approx(0.4)


def test_the_voice_can_be_tried(app: App) -> None:
    press(app, "Voice")
    press(app, "Hear it")
    assert isinstance(app.services.voice, SilentVoice)
    assert app.services.voice.said[-1] == TRIAL


def test_a_kiosk_has_no_full_screen_switch(app: App) -> None:
    app.push(SettingsScene(app, "Screen"))
    assert find(app.top, "Full screen")
    app.kiosk = Kiosk(5)
    app.push(SettingsScene(app, "Screen"))
    assert "Full screen" not in [widget.name for widget in app.top.focus.widgets]


def test_full_screen_is_kept(app: App, tmp_path: Path) -> None:
    press(app, "Screen")
    press(app, "Full screen")
    assert app.fullscreen
    assert SettingsFile(tmp_path).load().fullscreen
    press(app, "Full screen")
    assert not app.fullscreen
    assert not SettingsFile(tmp_path).load().fullscreen


def test_the_full_screen_switch_tells_how_the_window_is(app: App) -> None:
    app.services.settings.fullscreen = True  # stored, but the game was started in a window
    press(app, "Screen")
    switch = find(app.top, "Full screen")
    assert isinstance(switch, Toggle)
    assert not switch.on


def test_a_change_builds_each_scene_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[SettingsScene] = []
    build = SettingsScene.build

    def noted(scene: SettingsScene) -> None:
        built.append(scene)
        build(scene)

    monkeypatch.setattr(SettingsScene, "build", noted)
    for page, name in (("Reading", "Captions"), ("Screen", "Calm"), ("Screen", "Full screen")):
        press(app, page)
        built.clear()
        press(app, name)
        assert built == [app.top]
    app.set_fullscreen(False)


def test_what_the_voice_says_on_trial_is_painted_once(app: App) -> None:
    press(app, "Voice")
    wait(app, 0.5)
    scene = app.top
    assert isinstance(scene, SettingsScene)
    assert not scene.rows.stale
    app.services.voice.say(TRIAL)
    assert scene.rows.stale
    wait(app, 0.1)
    assert not scene.rows.stale


def test_every_page_opens_and_back_leaves(app: App) -> None:
    for page in TABS:
        press(app, page)
        assert app.top.page == page  # type: ignore[attr-defined]
    wait(app)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Floor)
