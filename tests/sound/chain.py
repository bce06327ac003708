"""A deck of words through the whole chain: rendered or shipped, said onto a tape, and listened to."""

import random
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path

import pytest

from game import paths
from game.sound.finder import Finder, Folders
from game.sound.mixer import RATE
from game.sound.pcm import Clip, tidy
from game.sound.renderer import Renderer
from game.sound.spoken import SpokenVoice
from game.sound.voice import open_voice
from game.words.packs import shipped
from sounds.shaping import lifted, to_clip
from tests.sound.fake_speaker import act
from tests.sound.hearing import Ear, Heard, samples_of
from tests.sound.tape import Tape, opened, prepared, recording, render

PACK = "4-digraphs"
MARGIN = 1.5
ANY_MARGIN = 1.0  # espeak, which pyttsx3 has on Linux, never says a word twice alike
# Ogg makes the noise of f, s, sh and th coarser: such words come nearer to each other, never first.
SHIPPED_MARGIN = 1.15


def deck() -> list[str]:
    words = [word.word for word in shipped(paths.assets() / "packs")[PACK].words]
    random.Random(3).shuffle(words)
    return words


@cache
def known(engine: str, rate: str, words: tuple[str, ...]) -> Mapping[str, Clip]:
    """How the words sound when the engine is asked once more."""
    return render(words, engine, rate)


def as_shipped(words: Sequence[str]) -> Mapping[str, Clip]:
    """The words as the shipped ones are made, but not yet packed as Ogg."""
    fresh = known("pico", "slow", tuple(words))
    raised = {word: lifted(samples_of(clip), clip.rate) for word, clip in fresh.items()}
    return {word: tidy(to_clip(samples, fresh[word].rate)) for word, samples in raised.items()}


def only_a_cache(folder: Path) -> Folders:
    return Folders(sounds=folder / "none", recordings=folder / "none", cache=folder / "cache")


def only_shipped(folder: Path) -> Folders:
    return Folders(sounds=paths.sounds(), recordings=folder / "none", cache=folder / "none")


def without_engine(folder: Path) -> SpokenVoice:
    return SpokenVoice(Renderer(partial(act, script=["dead"])), Finder(only_shipped(folder)))


def listen(tape: Tape, ear: Ear) -> list[Heard]:
    return [ear.hear(piece.samples, RATE) for piece in tape.pieces()]


def check(words: Sequence[str], heard: Sequence[Heard], margin: float = MARGIN) -> None:
    """Every word, in order, and no other word nearly as like it."""
    assert [piece.word for piece in heard] == list(words)
    assert [piece for piece in heard if piece.margin < margin] == []


def say_rendered(folder: Path, engine: str, words: Sequence[str], others: Sequence[str] = ()) -> list[Heard]:
    """Let an engine render the words into the cache, then say them to an ear that knows others too."""
    clips = known(engine, "fast", (*words, *others))
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


def say_shipped(folder: Path, words: Sequence[str], others: Sequence[str] = ()) -> list[Heard]:
    """Say the words from the shipped clips to an ear that knows others too."""
    with recording(folder / "tape") as tape:
        voice = without_engine(folder)
        try:
            opened(voice)
            prepared(voice, words)
            tape.say(voice, words)
        finally:
            voice.close()
        return listen(tape, Ear(as_shipped((*words, *others))))
