"""From the word that is asked for to the samples the sound card gets: each is heard, in order and in time."""

import random
import shutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import pytest

from game import paths
from game.sound.finder import Finder, Folders
from game.sound.mixer import RATE
from game.sound.pcm import Clip, read, tidy, wav
from game.sound.renderer import Renderer
from game.sound.spoken import SpokenVoice
from game.sound.voice import open_voice
from game.words.packs import shipped
from sounds.shaping import lifted, to_clip
from tests.sound.fake_speaker import act
from tests.sound.hearing import Ear, Heard, onset, samples_of
from tests.sound.tape import TICK, Tape, opened, prepared, recording, render

PACK = "4-digraphs"
FEW = 8
MARGIN = 1.5
HICCUP = 0.12
# Ogg makes the noise of f, s, sh and th coarser: such words come nearer to each other, never first.
SHIPPED_MARGIN = 1.15
LABELS, WORD = ("sh", "i", "p"), "ship"
SOUND_STEP, BEFORE_WORD = 0.6, 0.5  # seconds from one start to the next, and of rest before the word


def deck() -> list[str]:
    words = [word.word for word in shipped(paths.assets() / "packs")[PACK].words]
    random.Random(3).shuffle(words)
    return words


@cache
def known(engine: str, rate: str) -> Mapping[str, Clip]:
    """How the words sound when the engine is asked once more."""
    return render(deck(), engine, rate)


def as_shipped() -> Mapping[str, Clip]:
    """The words as the shipped ones are made, but not yet packed as Ogg."""
    fresh = known("pico", "slow")
    raised = {word: lifted(samples_of(clip), clip.rate) for word, clip in fresh.items()}
    return {word: tidy(to_clip(samples, fresh[word].rate)) for word, samples in raised.items()}


def only_a_cache(folder: Path) -> Folders:
    return Folders(sounds=folder / "none", recordings=folder / "none", cache=folder / "cache")


def only_shipped(folder: Path) -> Folders:
    return Folders(sounds=paths.sounds(), recordings=folder / "none", cache=folder / "none")


def listen(tape: Tape, ear: Ear) -> list[Heard]:
    return [ear.hear(piece.samples, RATE) for piece in tape.pieces()]


def check(words: Sequence[str], heard: Sequence[Heard], margin: float = MARGIN) -> None:
    """Every word, in order, and no other word nearly as like it."""
    assert [piece.word for piece in heard] == list(words)
    assert [piece for piece in heard if piece.margin < margin] == []


def say_rendered(folder: Path, engine: str, words: Sequence[str]) -> list[Heard]:
    """Let an engine render the words into the cache, then say them and listen."""
    clips = known(engine, "fast")
    if not clips:
        pytest.skip(f"{engine} cannot speak on this machine")
    places = only_a_cache(folder)
    with recording(folder / "tape") as tape:
        voice = open_voice(places, "fast")
        voice.chosen = f"{engine}:"
        try:
            opened(voice)
            prepared(voice, words)
            tape.say(voice, words)
        finally:
            voice.close()
        return listen(tape, Ear(clips))


def without_engine(folder: Path) -> SpokenVoice:
    return SpokenVoice(Renderer(partial(act, script=["dead"])), Finder(only_shipped(folder)))


# espeak, which pyttsx3 has on Linux, never says a word twice alike.
@pytest.mark.parametrize(("engine", "margin"), [("pico", MARGIN), ("pyttsx3", 1.15)])
def test_a_deck_is_rendered_and_heard_in_order(engine: str, margin: float, tmp_path: Path) -> None:
    check(deck(), say_rendered(tmp_path, engine, deck()), margin)


def test_a_deck_of_shipped_clips_is_heard_in_order(tmp_path: Path) -> None:
    with recording(tmp_path / "tape") as tape:
        voice = without_engine(tmp_path)
        try:
            opened(voice)
            prepared(voice, deck())
            tape.say(voice, deck())
        finally:
            voice.close()
        check(deck(), listen(tape, Ear(as_shipped())), SHIPPED_MARGIN)


def swap(first: Path, second: Path) -> None:
    kept = first.read_bytes()
    shutil.copyfile(second, first)
    second.write_bytes(kept)


def silence(first: Path, second: Path) -> None:
    clip = read(first.read_bytes())
    first.write_bytes(wav(clip._replace(pcm=bytes(len(clip.pcm)))))


@pytest.mark.parametrize("fault", [swap, silence])
def test_a_wrong_or_silent_clip_is_noticed(fault: Callable[[Path, Path], None], tmp_path: Path) -> None:
    words = deck()[:FEW]
    check(words, say_rendered(tmp_path, "pico", words))
    fault(*sorted((tmp_path / "cache").glob("*.wav"))[:2])
    heard = say_rendered(tmp_path, "pico", words)
    with pytest.raises(AssertionError):
        check(words, heard)
    names = [piece.word for piece in heard]
    if fault is swap:
        assert sorted(names) == sorted(words)
        assert sum(name != word for name, word in zip(names, words, strict=True)) == 2
    else:
        assert names in [[*words[:nth], *words[nth + 1 :]] for nth in range(FEW)]


def test_sounds_keep_step_and_the_word_follows(tmp_path: Path) -> None:
    files = {label: paths.sounds() / "phonemes" / f"{label}.wav" for label in LABELS}
    clips = {label: read(file.read_bytes()) for label, file in files.items()}
    with recording(tmp_path / "tape", faster=False) as tape:
        voice = without_engine(tmp_path)
        try:
            opened(voice)
            voice.sound_out(LABELS, WORD)
            tape.run(voice, lambda: not voice.busy)
        finally:
            voice.close()
        *sounds, word = tape.pieces()
    ear = Ear(clips)
    check(LABELS, [ear.hear(piece.samples, RATE) for piece in sounds])
    check([WORD], [Ear(as_shipped()).hear(word.samples, RATE)], SHIPPED_MARGIN)
    starts = [piece.start - onset(clips[label]) for piece, label in zip(sounds, LABELS, strict=True)]
    steps = [later - sooner for sooner, later in pairwise(starts)]
    # A busy machine may make one of them late, but none early.
    assert min(steps) == pytest.approx(SOUND_STEP, abs=TICK)
    assert max(steps) < SOUND_STEP + HICCUP
    rest = word.start - starts[-1] - SOUND_STEP
    assert BEFORE_WORD - TICK < rest < BEFORE_WORD + HICCUP
