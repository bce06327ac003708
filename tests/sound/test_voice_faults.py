"""Whatever breaks, the game goes on: words are shown, the voice comes back, nothing is left behind."""

import multiprocessing
import os
import shutil
import stat
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.sound.finder import Finder, Folders
from game.sound.health import State
from game.sound.mixer import open_mixer
from game.sound.pcm import Clip, wav
from game.sound.renderer import JOB_LIMIT, Renderer
from game.sound.request import Request
from game.sound.speaker import engine_order
from game.sound.spoken import SpokenVoice
from tests.sound.fake_speaker import act

MOMENT = 0.0005


class Room:
    """A voice with a scripted child and its real thread, in folders of its own."""

    def __init__(self, folder: Path, *script: str, name: str = "Fake") -> None:
        self.folders = Folders(folder / "sounds", folder / "recordings", folder / "cache")
        self.voice = SpokenVoice(Renderer(partial(act, script=script, name=name)), Finder(self.folders))

    def until(self, done: Callable[[], bool], limit: float = 10.0) -> None:
        deadline = time.monotonic() + limit
        while not done():
            assert time.monotonic() < deadline, "waited in vain"
            self.voice.update(MOMENT)
            time.sleep(0.001)

    def settle(self, state: State = State.SPEAKING) -> None:
        self.until(lambda: self.voice._renderer.health.state is state)

    def speaks(self, word: str) -> bool:
        """Whether the word is heard; if not, it is only shown. Either way the room goes on."""
        self.voice.say(word)
        assert self.voice.caption == word
        deadline = time.monotonic() + 5
        while self.voice.busy and not self.voice._playing:
            assert time.monotonic() < deadline
            self.voice.update(0.005)
            time.sleep(0.002)
        return self.voice._playing is not None

    def finish(self) -> None:
        for _ in range(500):
            self.voice.update(0.02)
            if not self.voice.busy:
                return
        raise AssertionError("the voice never ends")


@pytest.fixture
def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Room]]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    open_mixer()
    threads = threading.active_count()
    made: list[Room] = []

    def make(*script: str, name: str = "Fake") -> Room:
        made.append(Room(tmp_path, *script, name=name))
        return made[-1]

    yield make
    for room in made:
        room.voice.close()
    pygame.mixer.quit()
    assert multiprocessing.active_children() == []
    assert threading.active_count() == threads


Rooms = Callable[..., Room]


def test_engine_missing(rooms: Rooms) -> None:
    room = rooms("dead")
    room.settle(State.CAPTIONS)
    assert not room.speaks("cat")
    room.finish()
    assert room.voice.health.why == "This computer has no voice of its own: only our own words are spoken."


def test_engine_raises_for_one_word_and_says_the_next(rooms: Rooms) -> None:
    room = rooms("fail", "ok")
    room.settle()
    assert not room.speaks("bad")
    room.finish()
    assert room.speaks("good")


def test_engine_hangs_and_is_replaced(rooms: Rooms) -> None:
    room = rooms("hang")
    room.settle()
    room.voice.say("bad")
    room.until(lambda: bool(room.voice._renderer._jobs))
    first = room.voice._renderer._child
    for _ in range(int(JOB_LIMIT / 0.25) + 1):
        room.voice.update(0.25)
    assert not room.voice.busy
    assert room.voice._renderer._child is not first
    room.settle()


def test_engine_crashes_and_the_next_word_is_said(rooms: Rooms) -> None:
    room = rooms("ok", "crash")
    room.settle()
    assert room.speaks("good")
    room.finish()
    assert not room.speaks("bad")
    room.finish()
    room.settle()
    assert room.speaks("better")


def test_no_audio_device(rooms: Rooms) -> None:
    room = rooms("ok")
    pygame.mixer.quit()
    room.settle()
    room.voice.say("cat")
    room.finish()
    assert room.voice.health.why == "No loudspeaker was found, so words are shown instead."
    room.voice.try_again()
    assert room.speaks("cat")


def test_cache_deleted_in_mid_game(rooms: Rooms) -> None:
    room = rooms("ok")
    room.settle()
    assert room.speaks("cat")
    room.until(lambda: bool(room.voice._finder._keys))
    shutil.rmtree(room.folders.cache)
    room.voice._clips.forget()
    assert room.speaks("cat")


def test_cache_filled_with_garbage(rooms: Rooms) -> None:
    room = rooms("ok")
    room.settle()
    assert room.speaks("cat")
    room.until(lambda: len([*room.folders.cache.glob("*.wav")]) == 1)
    (file,) = room.folders.cache.iterdir()
    file.write_bytes(os.urandom(5000))
    (room.folders.cache / "folder.wav").mkdir()
    room.voice._clips.forget()
    room.finish()
    assert room.speaks("cat")


def test_cache_on_a_read_only_disk(rooms: Rooms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, data: bytes) -> int:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    tmp_path.chmod(stat.S_IREAD | stat.S_IEXEC)
    room = rooms("ok")
    room.settle()
    assert room.speaks("cat")
    room.until(lambda: not room.voice._finder.working)
    tmp_path.chmod(stat.S_IRWXU)
    assert not room.folders.cache.exists() or not os.listdir(room.folders.cache)
    room.finish()
    assert room.speaks("cat")
    assert room.voice.problem == ""


def test_a_thousand_requests_in_a_second(rooms: Rooms) -> None:
    room = rooms("ok")
    room.settle()
    for number in range(1000):
        room.voice.say(f"word{number}")
        room.voice.sound_out(["sh", "i", "p"], f"ship{number}")
        if number % 17 == 0:
            room.voice.update(MOMENT)
    assert room.speaks("last")
    assert len(room.voice._renderer._urgent) == 0


def test_quit_in_mid_word(rooms: Rooms) -> None:
    room = rooms("ok", "hang")
    room.settle()
    assert room.speaks("cat")
    room.voice.prepare(["dog", "log"])
    room.until(lambda: bool(room.voice._renderer._jobs))
    room.voice.say("fog")
    began = time.monotonic()
    room.voice.close()
    assert time.monotonic() - began < 20, "the word would hang for 1000 seconds"
    assert multiprocessing.active_children() == []
    assert not room.voice._finder._thread.is_alive()


def test_quit_before_anything_began(rooms: Rooms) -> None:
    voice = rooms("ok").voice
    voice.close()
    assert not voice.busy
    assert not voice._finder._thread.is_alive()
    assert multiprocessing.active_children() == []


def test_another_engine_says_the_word_that_was_asked_while_it_started(rooms: Rooms) -> None:
    room = rooms("ok", name="")
    room.settle()
    assert room.speaks("cat")
    for key, engine in (("pyttsx3:any", "pyttsx3"), ("", engine_order()[0]), ("pico:en-US", "pico")):
        room.voice.chosen = key
        assert room.voice.health.state is State.STARTING
        assert room.speaks("cat"), key
        assert room.voice.health.engine == engine
        said = room.voice._request(room.voice._script.now)
        assert said == Request("cat", "slow", key.partition(":")[2] or "british")


def test_an_engine_that_is_not_there_leaves_the_word_to_another(rooms: Rooms) -> None:
    room = rooms("ok")
    room.voice.chosen = "pyttsx3:any"
    assert room.speaks("cat")
    assert room.voice._request(room.voice._script.now) == Request("cat", "slow", "british")


def test_what_was_prepared_before_an_engine_was_ready_is_ready_with_it(rooms: Rooms) -> None:
    room = rooms("ok")
    words = [f"word{number}" for number in range(30)]
    room.voice.chosen = "fake:any"
    room.voice.prepare(words)
    wanted = [Request(word, "slow", "any") for word in words]
    room.until(lambda: all(room.voice._clips.sound(request) for request in wanted))


def test_a_recording_put_there_meanwhile_is_heard_in_the_next_match(rooms: Rooms) -> None:
    room = rooms("ok")
    room.settle()
    assert room.speaks("cat")
    room.finish()
    room.folders.recordings.mkdir(parents=True, exist_ok=True)
    hum = Clip(16000, b"\x00\x20\x00\xe0" * 16000)
    (room.folders.recordings / "cat.wav").write_bytes(wav(hum))
    room.voice.prepare(["cat"])
    sound = Request("cat", "slow")
    room.until(lambda: (found := room.voice._clips.sound(sound)) is not None and found.get_length() > 1.5)
