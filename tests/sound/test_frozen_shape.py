"""One word by the command line, from source and from the built folder: a whole file, and that word in it."""

import subprocess
import sys
from pathlib import Path

import pytest

from game import paths
from game.sound.pcm import complete, read
from game.words.packs import shipped
from tests.sound.hearing import Ear, samples_of
from tests.sound.tape import render

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "dist" / "ka-blam" / ("ka-blam.exe" if sys.platform == "win32" else "ka-blam")
PACK, WORD = "1-cvc", "cat"
MARGIN = 1.5
LIMIT = 60


@pytest.fixture(params=["source", "built"])
def program(request: pytest.FixtureRequest) -> list[str]:
    if request.param == "source":
        return [sys.executable, "main.py"]
    if not BUILT.exists():
        pytest.skip("PyInstaller has not built dist/ka-blam here")
    return [str(BUILT)]


def test_the_word_that_is_asked_for_is_in_the_file(program: list[str], tmp_path: Path) -> None:
    known = render([word.word for word in shipped(paths.assets() / "packs")[PACK].words], "", "slow")
    if not known:
        pytest.skip("no engine can speak on this machine")
    file = tmp_path / "x.wav"
    ended = subprocess.run([*program, "--speak", WORD, "--out", str(file)], cwd=ROOT, timeout=LIMIT)
    assert ended.returncode == 0
    assert complete(file.read_bytes())
    clip = read(file.read_bytes())
    heard = Ear(known).hear(samples_of(clip), clip.rate)
    assert heard.word == WORD
    assert heard.margin >= MARGIN


def test_what_cannot_be_said_ends_with_one(program: list[str], tmp_path: Path) -> None:
    file = tmp_path / "x.wav"
    ended = subprocess.run(
        [*program, "--speak", "?!", "--out", str(file)], cwd=ROOT, timeout=LIMIT, capture_output=True
    )
    assert ended.returncode == 1
    assert not file.exists()
