"""The cache on disk: whole clips or none, bounded, and never a reason to stop."""

import os
from pathlib import Path

import pytest

from game.sound.cache import Cache
from game.sound.pcm import Clip, wav
from game.sound.request import Request

CLIP = Clip(16000, b"\x10\x08" * 4000)


def test_a_clip_comes_back_as_it_was(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "voice")
    assert cache.put("key", CLIP)
    assert cache.get("key") == CLIP
    assert cache.keys() == {"key"}
    assert os.listdir(tmp_path / "voice") == ["key.wav"]


def test_a_missing_folder_has_nothing(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "voice")
    cache.prune()
    assert (cache.keys(), cache.get("key")) == (set(), None)


GARBAGE = [b"", b"RIFF", b"\x00" * 1000, wav(CLIP)[:-100], wav(CLIP).replace(b"data", b"atad"), b"FORM" * 30]


@pytest.mark.parametrize("data", GARBAGE)
def test_a_file_that_is_no_whole_clip_is_missing(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "key.wav").write_bytes(data)
    assert Cache(tmp_path).get("key") is None


def test_a_folder_that_cannot_be_written_is_said_and_survived(tmp_path: Path) -> None:
    (tmp_path / "voice").write_text("a file where the folder should be", encoding="utf-8")
    cache = Cache(tmp_path / "voice")
    assert not cache.put("key", CLIP)
    assert cache.get("key") is None
    assert cache.keys() == set()
    cache.prune()


def test_the_oldest_go_until_the_rest_fits(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    for age, key in enumerate(("new", "middle", "old")):
        cache.put(key, CLIP)
        os.utime(tmp_path / f"{key}.wav", (1000 - age, 1000 - age))
    cache.prune(most=2 * len(wav(CLIP)))
    assert cache.keys() == {"new", "middle"}


def test_what_a_power_cut_left_half_written_goes(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.put("key", CLIP)
    for name in ("old.1234", "new.1234", "notes.txt"):
        (tmp_path / name).write_bytes(b"half")
    os.utime(tmp_path / "old.1234", (1000, 1000))
    cache.prune()
    assert sorted(os.listdir(tmp_path)) == ["key.wav", "new.1234", "notes.txt"]


def test_all_that_is_heard_is_in_the_key() -> None:
    request = Request("cat", "slow", "british")
    others = [
        request._replace(text="hat").key("Pico", "1"),
        request._replace(rate="fast").key("Pico", "1"),
        request._replace(voice="american").key("Pico", "1"),
        request.key("pyttsx3", "1"),
        request.key("Pico", "2"),
    ]
    assert len({request.key("Pico", "1"), *others}) == 6
