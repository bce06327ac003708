"""Effects play what is asked, step back for the voice, and never complain."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import paths
from game.sound.effects import DUCKED, Effects, variants
from game.sound.mixer import audible, open_mixer

FOLDER = paths.sounds() / "effects"
NAMES = sorted({path.stem[:-1] for path in variants(FOLDER)})


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def loaded(effects: Effects) -> Effects:
    while effects.loading:
        effects.update()
    return effects


def use_everything(effects: Effects) -> None:
    for name in (*NAMES, "no such sound"):
        effects.play(name)
    effects.update()
    effects.duck(True)
    effects.volume = 0.2
    effects.music_volume = 0.4
    effects.start_music()
    effects.stop_music()
    effects.duck(False)


def test_without_a_mixer_nothing_happens() -> None:
    effects = Effects()
    use_everything(effects)
    assert not effects.loading
    assert list(effects.played) == [*NAMES, "no such sound"]


def test_silent_mode_loads_nothing() -> None:
    open_mixer()
    effects = Effects(silent=True)
    use_everything(effects)
    assert not effects._loaded
    assert not pygame.mixer.get_busy()


def test_one_file_is_loaded_a_frame() -> None:
    open_mixer()
    effects = Effects()
    waiting = len(effects._waiting)
    effects.update()
    assert len(effects._waiting) == waiting - 1
    assert {name: len(sounds) for name, sounds in loaded(effects)._loaded.items()} == {
        name: 3 if name in ("slide", "flip") else 1 for name in NAMES
    }


def test_everything_can_be_used() -> None:
    open_mixer()
    use_everything(loaded(Effects()))


def test_a_new_sound_needs_nothing_but_its_file(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "win1.wav", tmp_path / "squelch1.wav")
    open_mixer()
    loaded(Effects(folder=tmp_path)).play("squelch")
    assert pygame.mixer.get_busy()


def test_an_effect_is_heard_but_never_on_the_channel_of_the_voice() -> None:
    open_mixer()
    effects = loaded(Effects())
    for _ in range(30):
        effects.play("win")
    assert pygame.mixer.get_busy()
    assert not pygame.mixer.Channel(0).get_busy()


def test_effects_step_back_while_the_voice_speaks() -> None:
    open_mixer()
    effects = loaded(Effects(volume=0.8))
    effects.duck(True)
    assert effects._loaded["win"][0].get_volume() == pytest.approx(0.8 * DUCKED, abs=0.01)
    effects.duck(False)
    assert effects._loaded["win"][0].get_volume() == pytest.approx(0.8, abs=0.01)


def test_music_plays_only_when_wanted_and_turned_up() -> None:
    effects = Effects(music_volume=0.0)
    effects.start_music()
    open_mixer()
    effects.update()
    assert not pygame.mixer.music.get_busy()
    effects.music_volume = 0.5
    assert pygame.mixer.music.get_busy()
    effects.stop_music()
    assert not pygame.mixer.music.get_busy()
    effects.start_music()
    assert pygame.mixer.music.get_busy()


def test_broken_or_missing_files_are_passed_over(tmp_path: Path) -> None:
    open_mixer()
    (tmp_path / "slide1.wav").write_bytes(b"this is no sound")
    effects = loaded(Effects(folder=tmp_path, music_volume=0.5))
    use_everything(effects)
    assert not effects._loaded


def test_no_sound_card_opens_a_silent_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    assert open_mixer() is False
    assert pygame.mixer.get_init() == (44100, -16, 2)
    assert not audible()
