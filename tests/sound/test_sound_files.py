"""The effects are there, as long and as loud as they should be, and fit for small loudspeakers."""

import math
import runpy
import wave
from array import array
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.games.shelf import GAMES
from game.sound.effects import variants
from game.table.table import Sound

FOLDER = paths.sounds() / "effects"
LENGTH_AND_PEAK = {
    "slide": (0.22, 0.45),
    "flip": (0.13, 0.50),
    "button": (0.09, 0.45),
    "refuse": (0.42, 0.50),
    "turn": (0.60, 0.45),
    "kablam": (1.70, 0.89),
    "win": (1.75, 0.70),
    "tick": (0.05, 0.35),
    "round": (0.95, 0.60),
    "rattle": (0.95, 0.55),
    "land": (0.34, 0.60),
    "bust": (1.30, 0.65),
    "coin": (0.60, 0.55),
    "puff": (0.40, 0.45),
}


def load(path: Path, rate: int = 44100) -> list[float]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, rate)
        return [sample / 32767 for sample in array("h", file.readframes(file.getnframes()))]


def below(samples: list[float], hertz: float, rate: int = 44100) -> list[float]:
    """A second-order low-pass filter."""
    turn = math.tau * hertz / rate
    slope = math.sin(turn) / math.sqrt(2)
    cosine, whole = math.cos(turn), 1 + slope
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = ((1 - cosine) * (x / 2 + x1 + x2 / 2) + 2 * cosine * y1 - (1 - slope) * y2) / whole
        x1, x2, y1, y2 = x, x1, y, y1
        out.append(y)
    return out


def energy(samples: list[float]) -> float:
    return sum(sample * sample for sample in samples)


def test_every_effect_that_is_there_is_in_the_table() -> None:
    assert {path.stem[:-1] for path in variants(FOLDER)} == set(LENGTH_AND_PEAK)


def test_every_sound_that_is_named_is_there() -> None:
    named = {shout.sound for entry in GAMES.values() for shout in entry.table.told.values()}
    assert {*Sound, *named} <= set(LENGTH_AND_PEAK)


@pytest.mark.parametrize("name", LENGTH_AND_PEAK)
def test_length_and_peak(name: str) -> None:
    files = variants(FOLDER, name)
    assert len(files) == (3 if name in ("slide", "flip") else 1)
    for path in files:
        samples = load(path)
        seconds, peak = LENGTH_AND_PEAK[name]
        assert len(samples) / 44100 == pytest.approx(seconds, abs=0.01)
        assert max(map(abs, samples)) == pytest.approx(peak, abs=0.01)
        assert abs(samples[0]) < 0.01
        assert abs(samples[-1]) < 0.01


def test_the_bang_is_heard_on_small_loudspeakers() -> None:
    samples = load(FOLDER / "kablam1.wav")
    deep = below(below(samples, 200), 200)
    assert 0.02 < energy(deep) / energy(samples) < 1 / 3


def test_the_music_is_short_quiet_and_joins() -> None:
    samples = load(FOLDER / "music.wav", 16000)
    assert 20 <= len(samples) / 16000 <= 30
    assert max(map(abs, samples)) <= 0.51
    assert abs(samples[0] - samples[-1]) < 0.02


def test_the_files_are_small() -> None:
    assert (FOLDER / "music.wav").stat().st_size < 700_000
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_600_000


@pytest.mark.parametrize("name", ["slide", "button", "tick", "rattle", "coin"])
def test_the_script_makes_the_same_files_again(name: str, tmp_path: Path) -> None:
    script: dict[str, Any] = runpy.run_path(str(paths.sounds() / "make_effects.py"))
    recipe, _, peak = script["EFFECTS"][name]
    script["write"](tmp_path / "again.wav", recipe(1), peak)
    again, kept = load(tmp_path / "again.wav"), load(FOLDER / f"{name}1.wav")
    assert again == pytest.approx(kept, abs=2 / 32767)
