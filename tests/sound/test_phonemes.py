"""The single sounds, words and calls are all there and as they should be; planted faults are found."""

import math
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from game import paths
from game.sound.pcm import Clip, read, wav
from game.sound.phonemes import GROUPS, LABELS, level, shortest
from game.words.packs import shipped
from game.words.pictures import OURS, Album
from sounds.judging import measure, sound_faults, word_faults

PHONEMES, WORDS, CALLS = (paths.sounds() / name for name in ("phonemes", "words", "calls"))
RATE = 22050
PADDING = round(0.008 * RATE)
Samples = list[int]


def load(label: str) -> Samples:
    return list(array("h", read((PHONEMES / f"{label}.wav").read_bytes()).pcm))


def inner(label: str) -> Samples:
    """Without the silent ends."""
    return load(label)[PADDING:-PADDING]


def padded(samples: Samples) -> Samples:
    return [0] * PADDING + samples + [0] * PADDING


def louder(samples: Samples, decibels: float) -> Samples:
    return [max(-32767, min(32767, round(sample * 10 ** (decibels / 20)))) for sample in samples]


def faults(label: str, samples: Samples) -> str:
    return "; ".join(sound_faults(label, measure(Clip(RATE, array("h", samples).tobytes()))))


def all_words() -> set[str]:
    packs = shipped(paths.assets() / "packs").values()
    return {word.word for pack in packs for word in pack.words} | {
        noun.word for noun in Album().packs[OURS].nouns
    }


def test_there_are_fifty_sounds_each_in_one_group() -> None:
    assert len(LABELS) == len({label for group in GROUPS for label in group.labels}) == 50
    assert sum(len(group.labels) for group in GROUPS) == 50


def test_there_is_a_file_for_every_sound_and_no_other() -> None:
    assert {path.name for path in PHONEMES.iterdir()} == {f"{label}.wav" for label in LABELS}


def test_hisses_and_stops_are_softer_and_shorter() -> None:
    assert level("s") < level("t") < level("m") == level("a")
    assert shortest("t") < shortest("b") < shortest("w") < shortest("m")


@pytest.mark.parametrize("label", LABELS)
def test_a_sound_is_as_it_should_be(label: str) -> None:
    assert read((PHONEMES / f"{label}.wav").read_bytes()).rate == RATE
    assert faults(label, load(label)) == ""


def test_no_two_sounds_are_the_same() -> None:
    assert len({(PHONEMES / f"{label}.wav").read_bytes() for label in LABELS}) == 50


class Planted(NamedTuple):
    label: str
    spoil: Callable[[], Samples]
    says: str


def gap_in_the_middle() -> Samples:
    samples = load("m")
    middle = len(samples) // 2
    return samples[:middle] + [0] * 400 + samples[middle + 400 :]


def t_with_an_uh() -> Samples:
    return padded(inner("t") + inner("uh")[1500 : 1500 + RATE // 20])


def thump_before_p() -> Samples:
    thump = [round(6000 * math.sin(math.pi * at / 1500)) for at in range(1500)]
    return padded([a + b for a, b in zip(inner("p"), thump, strict=False)])


PLANTED = {
    "too loud": Planted("a", lambda: louder(load("a"), 3), "level"),
    "too soft": Planted("s", lambda: louder(load("s"), -4), "level"),
    "a high peak": Planted("k", lambda: [*load("k")[:1000], 30000, *load("k")[1001:]], "peak"),
    "uh after t": Planted("t", t_with_an_uh, "voiced share"),
    "gap in m": Planted("m", gap_in_the_middle, "a gap"),
    "late": Planted("d", lambda: [0] * round(0.03 * RATE) + load("d"), "silence before"),
    "cut off": Planted("ee", lambda: load("ee")[:-PADDING], "silence after"),
    "too long": Planted("b", lambda: padded(inner("b") + inner("uh")[:2000]), "length"),
    "too short": Planted("oo", lambda: padded(inner("oo")[:4000]), "length"),
    "s for z": Planted("z", lambda: louder(load("s"), 5), "voiced share"),
    "z for s": Planted("s", lambda: louder(load("z"), -5), "voiced share"),
    "rumble": Planted("p", thump_before_p, "rumble"),
}


@pytest.mark.parametrize("planted", PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_fault_is_found(planted: Planted) -> None:
    assert planted.says in faults(planted.label, planted.spoil())


def test_silence_is_no_sound() -> None:
    with pytest.raises(ValueError, match="silence"):
        measure(Clip(RATE, bytes(RATE)))


@pytest.fixture
def mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(16000, -16, 1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def heard(path: Path) -> Clip:
    return Clip(16000, pygame.mixer.Sound(path).get_raw())


def test_every_word_has_a_file_and_no_two_sound_the_same(mixer: None) -> None:
    words = {path.stem: heard(path) for path in WORDS.iterdir()}
    assert set(words) == all_words()
    assert len({clip.pcm for clip in words.values()}) == len(words)
    # measuring every word takes too long: the longest, the shortest and some of the others
    by_length = sorted(words, key=lambda word: len(words[word].pcm))
    chosen = {*by_length[:5], *by_length[-5:], *sorted(words)[::25]}
    assert {word: found for word in chosen if (found := word_faults(measure(words[word])))} == {}


def test_every_word_can_be_heard_and_is_not_too_long(mixer: None) -> None:
    for path in WORDS.iterdir():
        clip = heard(path)
        assert 0.15 <= clip.seconds <= 1.7, path
        peak = max(map(abs, array("h", clip.pcm)))
        assert 6000 < peak < 25000, path


def test_the_words_are_small() -> None:
    assert sum(path.stat().st_size for path in WORDS.iterdir()) <= 8000 * len(all_words())


def test_the_four_calls_differ_and_have_the_right_length(mixer: None) -> None:
    calls = {path.name: heard(path) for path in CALLS.iterdir()}
    assert set(calls) == {"ka-blam.ogg", "go-fox.ogg", "uno.ogg", "that-s-it.ogg"}
    assert len({clip.pcm for clip in calls.values()}) == 4
    for name, clip in calls.items():
        assert word_faults(measure(clip), (0.5, 1.4)) == [], name


def test_recordings_are_trimmed_and_levelled(tmp_path: Path) -> None:
    pytest.importorskip("soundfile")
    from sounds.make_sounds import main

    raw = tmp_path / "raw"
    raw.mkdir()
    for label in ("m", "s", "t", "igh"):
        quiet = [sample // 3 for sample in inner(label)]
        pause = [(-1) ** at * (at % 7) for at in range(RATE // 3)]
        sound = Clip(RATE, array("h", pause + quiet + pause).tobytes())
        (raw / f"{label.upper()}.wav").write_bytes(wav(sound))
    assert main(["--check", str(raw)]) == 1
    assert main(["--tidy", str(raw), str(tmp_path / "ready")]) == 0
    assert main(["--check", str(tmp_path / "ready")]) == 0


def test_a_bad_folder_fails_the_check_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("soundfile")
    from sounds.make_sounds import main

    (tmp_path / "m.wav").write_bytes(wav(Clip(RATE, array("h", load("m")).tobytes())))
    (tmp_path / "n.wav").write_bytes((tmp_path / "m.wav").read_bytes())
    (tmp_path / "s.wav").write_bytes(wav(Clip(RATE, bytes(RATE))))
    assert main(["--check", str(tmp_path)]) == 1
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert " ok " in lines["m"]
    assert "the same sound as m" in lines["n"]
    assert "silence" in lines["s"]
