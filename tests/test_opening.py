"""What is wired together when the game really starts: settings, sound, pads, kiosk."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import opening, paths
from game.flags import make_flags
from game.screen.app.app import App
from game.screen.app.window import open_display
from game.words.packs import shipped


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    open_display()


def make_app(folder: Path, *flags: str, **settings: object) -> App:
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    given = make_flags().parse_args(["--data", str(folder), *flags])
    app = opening.make_app(given, shipped(paths.assets() / "packs"), (1024, 600))
    app.services.follow_settings()
    return app


def test_sound_is_as_the_settings_say(tmp_path: Path) -> None:
    app = make_app(tmp_path, "--mute", voice_volume=0.4, effects_volume=0.2, music_volume=0.6)
    assert app.services.voice.volume == pytest.approx(0.4)
    assert app.services.effects.volume == pytest.approx(0.2)
    assert app.services.effects.music_volume == pytest.approx(0.6)


def test_a_voice_that_was_switched_off_stays_off(tmp_path: Path) -> None:
    app = make_app(tmp_path, "--mute", voice=False, voice_volume=0.8)
    assert app.services.voice.volume == 0.0


def test_game_pads_and_music_are_woken(tmp_path: Path) -> None:
    app = make_app(tmp_path, "--mute")
    opening.wake(app, mute=True)
    assert pygame.joystick.get_init()


@pytest.mark.parametrize(
    ("flags", "stored", "full"),
    [((), True, True), (("--windowed",), True, False), (("--fullscreen",), False, True), ((), False, False)],
)
def test_full_screen_by_flag_or_setting(
    tmp_path: Path, flags: tuple[str, ...], stored: bool, full: bool
) -> None:
    app = make_app(tmp_path, "--mute", *flags, fullscreen=stored)
    assert pygame.display.is_fullscreen() is full
    assert app.services.settings.fullscreen is stored, "a flag is for this time only"


def test_a_kiosk_is_full_screen_and_knows_its_minutes(tmp_path: Path) -> None:
    app = make_app(tmp_path, "--mute", "--kiosk", idle_minutes=7)
    assert pygame.display.is_fullscreen()
    assert app.kiosk is not None
    assert app.services.settings.idle_minutes == 7


def test_without_any_screen_it_says_so_and_ends(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    surroundings = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "main.py", "--data", str(tmp_path)],
        env=surroundings,
        cwd=paths.resources(),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert "--simulate" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_only_the_first_scenes_are_there_at_the_start() -> None:
    code = "import sys, game.opening; print([name for name in sys.modules if '.scenes.' in name])"
    done = subprocess.run([sys.executable, "-c", code], cwd=paths.resources(), capture_output=True, text=True)
    assert "game.screen.scenes.start.title" in done.stdout
    assert "game.screen.scenes.table" not in done.stdout
    assert "game.screen.scenes.settings" not in done.stdout
