"""Opens the window: builds the services, shows the first frame, then wakes scenes, sound and pads."""

import argparse
import contextlib
import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from random import Random

import pygame

from game import paths
from game.games.shelf import GAMES
from game.play.plan import Plan
from game.play.save import Saves
from game.screen.app.app import App
from game.screen.app.kiosk import Kiosk, mind_signals
from game.screen.app.rescue import run
from game.screen.app.window import open_display
from game.screen.scenes.scene import Services
from game.settings import Settings, SettingsFile
from game.sound.effects import Effects
from game.sound.finder import Folders
from game.sound.health import Health, State
from game.sound.mixer import open_mixer
from game.sound.voice import SilentVoice, Voice, open_voice
from game.words.packs import Pack
from game.words.pictures import Album

MUTED = Health(State.CAPTIONS, "The game was started with --mute, so words are shown instead.")
NO_DISPLAY = 1


def play(given: argparse.Namespace, packs: dict[str, Pack], plan: Plan | None, size: tuple[int, int]) -> int:
    """Run the app until it is closed."""
    try:
        open_display()
        app = make_app(given, packs, size)
    except pygame.error as error:
        print(
            f"There is no display to open a window on ({error}); use --simulate to play without one.",
            file=sys.stderr,
        )
        return NO_DISPLAY
    mind_signals(app.stop, kiosk=given.kiosk)
    if app.kiosk:
        app.kiosk.lock()
    app.open()
    if plan is not None and app.top.resting:
        app.go("table", plan=plan)
    app.draw()
    pygame.display.flip()
    wake(app, given.mute)
    try:
        run(app)
    finally:
        app.services.saves.flush()
        app.services.voice.close()
        pygame.quit()
    return 0


def wake(app: App, mute: bool) -> None:
    """What may come after the first frame: the other scenes, the sound and the game pads."""
    import_module("game.screen.app.routes")  # or the first step from the title would wait for it
    if not mute:
        open_mixer()
    app.services.effects.start_music()
    app.services.follow_settings()
    with contextlib.suppress(pygame.error):
        pygame.joystick.init()


def make_app(given: argparse.Namespace, packs: dict[str, Pack], size: tuple[int, int]) -> App:
    services = make_services(given, packs)
    fullscreen = given.fullscreen or given.kiosk or (services.settings.fullscreen and not given.windowed)
    return App(services, size, fullscreen, Kiosk() if given.kiosk else None)


def make_services(given: argparse.Namespace, packs: dict[str, Pack], voice: Voice | None = None) -> Services:
    data = given.data or paths.user_data()
    settings_file = SettingsFile(data)
    settings = settings_file.load()
    return Services(
        settings=settings,
        settings_file=settings_file,
        voice=voice or make_voice(given, settings, data),
        effects=Effects(settings.effects_volume, settings.music_volume, silent=given.mute),
        saves=Saves(data, GAMES),
        data=data,
        rng=Random(given.seed),
        packs=packs,
        autoplay=given.autoplay,
        album=Album(data / "pictures", settings.pictures),
    )


def make_voice(given: argparse.Namespace, settings: Settings, data: Path) -> Voice:
    if given.mute:
        return SilentVoice(settings.voice_volume, settings.voice_rate, MUTED)
    cache = (data if given.data else paths.user_cache()) / "voice"
    folders = Folders(paths.sounds(), data / "recordings", cache)
    return open_voice(folders, settings.voice_rate, settings.voice_volume, data / "voice.log")


def tour(given: argparse.Namespace, packs: dict[str, Pack], size: tuple[int, int]) -> int:
    """Draw every scene into a PNG file; needs no window."""
    from game.screen.tour.tour import draw_tour

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    open_display()
    folder = given.tour.absolute()
    given.data, given.seed, given.mute = Path("data"), 1, True  # always the same, since pictures show it
    with tempfile.TemporaryDirectory() as nowhere, contextlib.chdir(nowhere):
        services = make_services(given, packs, SilentVoice())
        try:
            draw_tour(App(services, size), folder)
        except OSError as error:
            print(f"The pictures cannot be written to {folder}: {error}.", file=sys.stderr)
            return NO_DISPLAY
        finally:
            services.saves.flush()
    return 0
