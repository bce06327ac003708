"""Where a clip comes from: the school's recording, then the shipped one, then the cache, then an engine."""

import io
import wave
from array import array
from collections.abc import Iterator
from math import log10, sin
from pathlib import Path
from random import Random

import pygame
import pytest

from game.sound.finder import LONGEST, Finder, Found
from game.sound.mixer import open_mixer
from game.sound.pcm import LEVEL, Clip, wav
from game.sound.phonemes import LABELS, level
from game.sound.request import Rendered, Request, sound_request
from tests.sound.prompt_finder import SHIPPED, prompt_finder

CAT = Request("cat", "slow")


@pytest.fixture(autouse=True)
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    open_mixer()
    yield
    pygame.mixer.quit()


def tone(seconds: float, loud: int = 3000, silence: float = 0.0, rate: int = 16000) -> bytes:
    """A WAV file of a hum with silence on both sides."""
    still = array("h", bytes(2 * round(silence * rate)))
    hum = array("h", [round(loud * sin(at / 20)) for at in range(round(seconds * rate))])
    return wav(Clip(rate, (still + hum + still).tobytes()))


def find(finder: Finder, request: Request) -> pygame.mixer.Sound | None:
    finder.ask([request])
    (found,) = finder.found()
    assert found.request == request
    return found.sound


def seconds(sound: pygame.mixer.Sound | None) -> float:
    assert sound is not None
    return sound.get_length()


def loudness(sound: pygame.mixer.Sound | None) -> float:
    """The loudest sample; each group of sounds has another level."""
    assert sound is not None
    return max(array("h", sound.get_raw()))


def record(folder: Path, name: str, data: bytes) -> None:
    (folder / "recordings").mkdir(exist_ok=True)
    (folder / "recordings" / name).write_bytes(data)


def test_every_single_sound_is_shipped(tmp_path: Path) -> None:
    finder = prompt_finder(tmp_path, SHIPPED)
    lengths = [seconds(find(finder, sound_request(label))) for label in LABELS]
    assert len(lengths) == 50
    assert all(0.04 < length < 0.7 for length in lengths)


def test_a_shipped_word_is_for_the_voice_it_was_made_with(tmp_path: Path) -> None:
    finder = prompt_finder(tmp_path, SHIPPED)
    finder.use(("Pico", "1"))
    assert find(finder, CAT)
    assert find(finder, CAT._replace(rate="fast")) is None
    assert find(finder, CAT._replace(voice="american")) is None


def test_without_an_engine_a_shipped_word_will_do(tmp_path: Path) -> None:
    finder = prompt_finder(tmp_path, SHIPPED)
    other = CAT._replace(rate="fast", voice="american")
    assert find(finder, other) is None  # an engine may still be starting
    finder.use(("", ""))
    assert find(finder, other)


def test_a_call_keeps_its_character_whatever_the_voice(tmp_path: Path) -> None:
    finder = prompt_finder(tmp_path, SHIPPED)
    finder.use(("pyttsx3", "1"))
    for call in ("ka-blam", "go fox", "uno", "that's it"):
        assert find(finder, Request(call, "fast", "american")), call


def test_a_recording_wins_over_all_others(tmp_path: Path) -> None:
    record(tmp_path, "Cat.wav", tone(2.0))
    record(tmp_path, "sh.wav", tone(1.5))
    finder = prompt_finder(tmp_path, SHIPPED)
    assert seconds(find(finder, CAT)) == pytest.approx(2.0, abs=0.06)
    assert seconds(find(finder, sound_request("sh"))) == pytest.approx(1.5, abs=0.06)
    assert finder.recordings == 2


def test_a_recording_loses_its_silence_and_gets_the_level_of_its_kind(tmp_path: Path) -> None:
    record(tmp_path, "cat.wav", tone(0.5, loud=900, silence=0.7))
    record(tmp_path, "s.wav", tone(0.5, loud=20000, silence=0.7))
    finder = prompt_finder(tmp_path)
    word, sound = find(finder, CAT), find(finder, sound_request("s"))
    assert seconds(word) == pytest.approx(0.535, abs=0.03)
    assert 20 * log10(loudness(sound) / loudness(word)) == pytest.approx(level("s") - LEVEL, abs=0.5)


def test_a_recording_loses_the_noise_of_its_room(tmp_path: Path) -> None:
    noise = Random(1)
    spoken = array("h", tone(0.7, loud=9000, silence=1.6)[44:])
    record(
        tmp_path,
        "cat.wav",
        wav(Clip(16000, array("h", [s + noise.randrange(-60, 60) for s in spoken]).tobytes())),
    )
    assert seconds(find(prompt_finder(tmp_path), CAT)) == pytest.approx(0.735, abs=0.05)


def test_a_recording_on_the_right_channel_only_is_heard(tmp_path: Path) -> None:
    mono = array("h", tone(0.5)[44:])
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setparams((2, 2, 16000, 0, "NONE", ""))
        file.writeframes(array("h", [half for sample in mono for half in (0, sample)]).tobytes())
    record(tmp_path, "cat.wav", out.getvalue())
    assert seconds(find(prompt_finder(tmp_path), CAT)) == pytest.approx(0.5, abs=0.06)


def test_a_recording_that_was_renamed_is_another(tmp_path: Path) -> None:
    record(tmp_path, "kat.wav", tone(0.5))
    finder = prompt_finder(tmp_path)
    assert find(finder, CAT) is None
    before = finder.epoch
    (tmp_path / "recordings" / "kat.wav").rename(tmp_path / "recordings" / " Cat .wav")
    finder.prepare([])
    finder.found()
    assert finder.epoch == before + 1
    assert find(finder, CAT)


def test_a_recording_that_is_a_song_or_a_folder_is_none(tmp_path: Path) -> None:
    record(tmp_path, "cat.wav", tone(LONGEST + 1))
    (tmp_path / "recordings" / "dog.wav").mkdir()
    finder = prompt_finder(tmp_path)
    assert find(finder, CAT) is None
    assert finder.problem == "Of the recordings, cat.wav cannot be played (it is longer than 8 seconds)."
    assert finder.recordings == 1


def test_all_bad_recordings_are_named_when_they_are_checked(tmp_path: Path) -> None:
    record(tmp_path, "cat.wav", tone(0.5))
    for name in ("dog.wav", "sh.wav"):
        record(tmp_path, name, b"no sound")
    finder = prompt_finder(tmp_path)
    finder.check()
    finder.found()
    assert finder.recordings == 3
    assert finder.problem == "Of the recordings, dog.wav, sh.wav cannot be played."


def test_a_letter_is_the_name_of_a_sound_and_not_a_word(tmp_path: Path) -> None:
    record(tmp_path, "a.wav", tone(0.4))
    finder = prompt_finder(tmp_path)
    assert find(finder, sound_request("a"))
    assert find(finder, Request("a", "slow")) is None


@pytest.mark.parametrize("data", [b"", b"not a sound", tone(0.3)[:60], tone(0.5, loud=2)])
def test_a_bad_recording_is_said_and_the_next_best_is_taken(tmp_path: Path, data: bytes) -> None:
    record(tmp_path, "cat.wav", data)
    finder = prompt_finder(tmp_path, SHIPPED)
    assert find(finder, CAT)
    assert finder.problem.startswith("Of the recordings, cat.wav cannot be played (")
    assert finder.problem.endswith(").")


def test_stereo_recordings_with_eight_bits_will_do(tmp_path: Path) -> None:
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setparams((2, 1, 22050, 0, "NONE", ""))
        file.writeframes(bytes(128 + round(80 * sin(at / 20)) for at in range(2 * 11025)))
    record(tmp_path, "cat.wav", out.getvalue())
    assert seconds(find(prompt_finder(tmp_path), CAT)) == pytest.approx(0.5, abs=0.06)


def test_recordings_are_looked_for_again_when_words_are_prepared(tmp_path: Path) -> None:
    finder = prompt_finder(tmp_path)
    assert find(finder, CAT) is None
    record(tmp_path, "cat.wav", tone(0.5))
    finder.prepare([])
    assert finder.found() == []
    assert (finder.recordings, finder.epoch) == (1, 1)
    assert find(finder, CAT)


def test_what_an_engine_rendered_is_found_the_next_time(tmp_path: Path) -> None:
    finder = prompt_finder(tmp_path)
    finder.use(("Pico", "1"))
    finder.found()
    assert finder.lacks(CAT)
    finder.keep(Rendered(CAT, Clip(16000, tone(0.5)[44:])), ready=False)
    (found,) = finder.found()
    assert (found.request, found.rendered, found.sound is not None) == (CAT, True, True)
    assert not finder.lacks(CAT)
    later = prompt_finder(tmp_path)
    later.use(("Pico", "1"))
    assert find(later, CAT)
    later.use(("Pico", "2"))
    assert find(later, CAT) is None


def test_a_cache_deleted_meanwhile_is_only_a_miss(tmp_path: Path) -> None:
    finder = prompt_finder(tmp_path)
    finder.keep(Rendered(CAT, Clip(16000, tone(0.5)[44:])), ready=True)
    finder.found()
    for file in (tmp_path / "cache").iterdir():
        file.unlink()
    assert not finder.lacks(CAT)
    assert find(finder, CAT) is None


def test_the_thread_survives_whatever_a_clip_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finder = Finder(prompt_finder(tmp_path)._folders)
    monkeypatch.setattr(finder, "_recording", lambda request: {}[request])
    finder.start()
    finder.ask([CAT, sound_request("a")])
    results: list[Found] = []
    for _ in range(5000):
        results += finder.found()
        if len(results) == 2:
            break
        pygame.time.wait(1)
    assert [found.sound for found in results] == [None, None]
    assert finder._thread.is_alive()
    finder.close()
    assert not finder._thread.is_alive()
