"""The child: which engine it takes, how it answers, and one real word through the whole chain."""

import os
import subprocess
import sys
import time
from array import array
from collections.abc import Sequence
from importlib.util import find_spec
from multiprocessing import Pipe
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.sound import speaker
from game.sound.pcm import Clip, wav
from game.sound.renderer import Renderer
from game.sound.request import Request

WORD = Clip(16000, array("h", [3000, -3000] * 4000).tobytes())


class Talker:
    """An engine that says the same thing whatever it is given."""

    name, version = "Talker", "1"

    def voices(self) -> Sequence[speaker.Offered]:
        return [
            speaker.Offered("au", "Oz", "en-au"),
            speaker.Offered("us", "Sam", "en-us"),
            speaker.Offered("fr", "Luc", "fr-fr"),
        ]

    def render(self, text: str, voice: str, rate: str) -> Clip:
        if text == "bad":
            raise RuntimeError("no such word")
        return WORD


class Whisperer(Talker):
    def render(self, text: str, voice: str, rate: str) -> Clip:
        return Clip(16000, bytes(32000))


def missing() -> Talker:
    raise ImportError("not installed")


def test_the_first_engine_that_says_a_word_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    engines = {"missing": missing, "whisperer": Whisperer, "talker": Talker}
    monkeypatch.setattr(speaker, "ENGINES", engines)
    assert type(speaker.first_engine(list(engines))) is Talker
    with pytest.raises(LookupError, match=r"not installed.*silence"):
        speaker.first_engine(["missing", "whisperer"])


def test_jobs_are_answered_with_samples_or_a_reason() -> None:
    done = speaker.answer(Talker(), 7, "cat", "", "normal")
    assert done[:3] == ("done", 7, 16000)
    assert speaker.answer(Talker(), 8, "bad", "", "normal")[:2] == ("failed", 8)


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let serve() run here without taking over the tests' output and Ctrl-C."""
    monkeypatch.setattr(speaker, "print_to", lambda log: None)
    monkeypatch.setattr("signal.signal", lambda number, action: None)


@pytest.mark.usefixtures("in_this_process")
def test_serving_a_whole_conversation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "ENGINES", {"talker": Talker})
    ours, theirs = Pipe()
    ours.send(("render", 1, "cat", "", "slow"))
    ours.send(None)
    speaker.serve(theirs, "", ("talker",))
    assert ours.recv() == ("ready", "Talker", "1  us")
    assert ours.recv()[:2] == ("done", 1)


def test_an_accent_is_the_first_voice_that_has_it() -> None:
    assert speaker.best(Talker(), "american") == "us"
    assert speaker.best(Talker(), "british") == ""


def test_listing_keeps_to_english_and_skips_an_engine_that_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "ENGINES", {"missing": missing, "whisperer": Whisperer})
    voices = speaker.listed(Talker(), ("talker", "missing"))
    assert voices == [("talker:au", "Oz", ""), ("talker:us", "Sam", "american")]


@pytest.mark.parametrize("written", ["en_GB", "en-GB", "\x05en-gb", "\x02en-gb\x00"])
def test_languages_are_read_however_a_driver_writes_them(written: str) -> None:
    voice = SimpleNamespace(id="x", name="X", languages=[written])
    assert speaker.described(voice) == ("x", "X", "en-gb")


def test_accents_of_regions() -> None:
    languages = ("en", "en-gb", "en-gb-scotland", "en-us-nyc", "en-029", "en-au")
    accents = ["british", "british", "british", "american", "", ""]
    assert [speaker.accent_of(language) for language in languages] == accents


def test_the_preferred_engine_comes_first() -> None:
    order = speaker.engine_order()
    assert speaker.engine_order(order[-1]) == (order[-1], *order[:-1])
    assert speaker.engine_order("nobody") == order


@pytest.mark.usefixtures("in_this_process")
def test_having_no_engine_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "ENGINES", {"missing": missing})
    ours, theirs = Pipe()
    speaker.serve(theirs, "", ("missing",))
    assert ours.recv()[0] == "dead"


def test_a_file_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "word.wav"
    file.write_bytes(wav(WORD))
    assert speaker.whole_file(file) == wav(WORD)
    monkeypatch.setattr(speaker, "FILE_WAIT", 0.03)
    file.write_bytes(wav(WORD)[:-10])
    with pytest.raises(TimeoutError):
        speaker.whole_file(file)


def test_the_log_starts_again_when_it_is_long(tmp_path: Path) -> None:
    log = tmp_path / "voice.log"
    log.write_text("x" * (speaker.LONGEST_LOG + 1), encoding="utf-8")
    speaker.opened(log).close()
    assert log.read_text(encoding="utf-8") == ""
    assert speaker.opened(tmp_path / "no" / "folder.log").name == os.devnull


def test_the_child_needs_no_pygame_and_the_game_no_speech_library() -> None:
    loaded = "import sys, game.sound.renderer as r; print(*sys.modules)"
    root = Path(__file__).parent.parent.parent
    modules = subprocess.check_output([sys.executable, "-c", loaded], cwd=root, text=True).split()
    assert "game.sound.speaker" in modules
    assert not {"pygame", "pyttsx3", "py_nanotts"} & set(modules)


def rendered(engine: str, log: Path, word: str) -> tuple[Renderer, Clip | None]:
    renderer = Renderer(log=str(log))
    renderer.prefer(engine)
    renderer.ask([Request(word, "normal")])
    deadline = time.monotonic() + 10
    answers: list[Any] = []
    while not answers and time.monotonic() < deadline:
        answers = renderer.update(0.001)
        time.sleep(0.002)
    renderer.close()
    return renderer, answers[0].clip if answers else None


@pytest.mark.parametrize(("engine", "package"), [("pico", "py_nanotts"), ("pyttsx3", "pyttsx3")])
def test_a_real_engine_says_a_word(engine: str, package: str, tmp_path: Path) -> None:
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    renderer, clip = rendered(engine, tmp_path / "voice.log", "elephant")
    if engine == "pyttsx3" and renderer.health.engine != "pyttsx3":
        pytest.skip("the system has no voice for pyttsx3")
    assert renderer.health.version
    assert clip
    assert 0.4 < clip.seconds < 1.5
    assert max(array("h", clip.pcm)) > 5000
