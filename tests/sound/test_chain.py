"""From the word that is asked for to the samples the sound card gets: each is heard, in order and in time."""

import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from game import paths
from game.sound.mixer import RATE
from game.sound.pcm import read, wav
from tests.sound.chain import (
    ANY_MARGIN,
    MARGIN,
    SHIPPED_MARGIN,
    as_shipped,
    check,
    deck,
    say_rendered,
    say_shipped,
    without_engine,
)
from tests.sound.hearing import Ear, onset
from tests.sound.tape import TICK, opened, recording

SAID, OTHERS = deck()[:3], deck()[3:8]  # the bench says a whole deck
LABELS, WORD = ("sh", "i", "p"), "ship"
TAKES = 4
SOUND_STEP, BEFORE_WORD = 0.6, 0.5  # seconds from one start to the next, and of rest before the word


@pytest.mark.parametrize(("engine", "margin"), [("pico", MARGIN), ("pyttsx3", ANY_MARGIN)])
def test_words_are_rendered_and_heard_in_order(engine: str, margin: float, tmp_path: Path) -> None:
    check(SAID, say_rendered(tmp_path, engine, SAID, OTHERS), margin)


def test_shipped_clips_are_heard_in_order(tmp_path: Path) -> None:
    check(SAID, say_shipped(tmp_path, SAID, OTHERS), SHIPPED_MARGIN)


def swap(first: Path, second: Path) -> None:
    kept = first.read_bytes()
    shutil.copyfile(second, first)
    second.write_bytes(kept)


def silence(first: Path, second: Path) -> None:
    clip = read(first.read_bytes())
    first.write_bytes(wav(clip._replace(pcm=bytes(len(clip.pcm)))))


@pytest.mark.parametrize("fault", [swap, silence])
def test_a_wrong_or_silent_clip_is_noticed(fault: Callable[[Path, Path], None], tmp_path: Path) -> None:
    check(SAID, say_rendered(tmp_path, "pico", SAID, OTHERS))
    fault(*sorted((tmp_path / "cache").glob("*.wav"))[:2])
    heard = say_rendered(tmp_path, "pico", SAID, OTHERS)
    with pytest.raises(AssertionError):
        check(SAID, heard)
    names = [piece.word for piece in heard]
    if fault is swap:
        assert sorted(names) == sorted(SAID)
        assert sum(name != word for name, word in zip(names, SAID, strict=True)) == 2
    else:
        assert names in [[*SAID[:nth], *SAID[nth + 1 :]] for nth in range(len(SAID))]


def sounded_out(folder: Path) -> tuple[list[float], float]:
    """When each sound and then the word started, once it is heard that they were the right ones."""
    files = {label: paths.sounds() / "phonemes" / f"{label}.wav" for label in LABELS}
    clips = {label: read(file.read_bytes()) for label, file in files.items()}
    with recording(folder / "tape", faster=False) as tape:
        voice = without_engine(folder)
        try:
            opened(voice)
            voice.sound_out(LABELS, WORD)
            tape.run(voice, lambda: not voice.busy)
        finally:
            voice.close()
        *sounds, word = tape.pieces()
    ear = Ear(clips)
    check(LABELS, [ear.hear(piece.samples, RATE) for piece in sounds])
    check([WORD], [Ear(as_shipped([WORD, *SAID])).hear(word.samples, RATE)], SHIPPED_MARGIN)
    return [
        piece.start - onset(clips[label]) for piece, label in zip(sounds, LABELS, strict=True)
    ], word.start


def in_step(starts: list[float], word: float) -> bool:
    rests = [later - sooner for sooner, later in pairwise(starts)]
    last = word - starts[-1] - SOUND_STEP
    return all(abs(rest - SOUND_STEP) <= TICK for rest in rests) and abs(last - BEFORE_WORD) <= 2 * TICK


def test_sounds_keep_step_and_the_word_follows(tmp_path: Path) -> None:
    """A busy machine may make one late, and the next then seems early: of a few takes one is clean."""
    takes = []
    for _ in range(TAKES):
        takes.append(sounded_out(tmp_path))
        if in_step(*takes[-1]):
            return
    raise AssertionError(f"never in step: {takes}")
