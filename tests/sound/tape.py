"""A loudspeaker that is a file, so that tests can listen to what the mixer plays."""

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.sound.health import State
from game.sound.mixer import CHANNELS, RATE, open_mixer
from game.sound.pcm import Clip
from game.sound.renderer import Renderer
from game.sound.request import Request
from game.sound.spoken import SpokenVoice
from game.sound.voice import Voice
from tests.sound.hearing import Piece, Samples, pieces

BYTES_A_SECOND = RATE * CHANNELS * 2
TICK = 4096 / BYTES_A_SECOND  # the file grows by two of the mixer's buffers at a time
# A word holds its breath for at most 0.13 s, and the voice rests for at least 0.15 s after it.
SILENCE = 0.15
LONGEST_STEP = 0.1  # a machine that is busy elsewhere must not make the voice lose patience
LIMIT = 30.0  # seconds of real time


class Tape:
    """The file that is being recorded, and the time on it: the only clock that the voice is given."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @property
    def seconds(self) -> float:
        return self.file.stat().st_size / BYTES_A_SECOND

    def run(self, voice: Voice, until: Callable[[], bool]) -> None:
        """Frames, as fast as the tape runs."""
        last, deadline = self.seconds, time.monotonic() + LIMIT
        while not until():
            assert time.monotonic() < deadline, f"the voice was still waited for after {LIMIT} s"
            time.sleep(0.001)
            now = self.seconds
            voice.update(min(now - last, LONGEST_STEP))
            last = now

    def say(self, voice: Voice, words: Iterable[str]) -> None:
        for word in words:
            voice.say(word)
            self.run(voice, lambda: not voice.busy)

    def pieces(self) -> list[Piece]:
        """What was played; closes the mixer, because the last of it is written then."""
        pygame.mixer.quit()
        return list(pieces(self.samples(), RATE, SILENCE))

    def samples(self) -> Samples:
        return np.fromfile(self.file, "<i2")[::CHANNELS] / 32768


@contextlib.contextmanager
def recording(file: Path, faster: bool = True) -> Iterator[Tape]:
    """The real mixer with a file for its sound card, ten times faster than life or as fast as life."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "disk")
        patch.setenv("SDL_DISKAUDIOFILE", str(file))
        patch.setenv("SDL_DISKAUDIODELAY", "1" if faster else "11")
        pygame.mixer.quit()
        assert open_mixer()
        assert pygame.mixer.get_driver() == "disk"
        try:
            yield Tape(file)
        finally:
            pygame.mixer.quit()


def wait(update: Callable[[float], object], until: Callable[[], bool], limit: float = LIMIT) -> float:
    """Frames in real time, which is the time that a child process lives in; the seconds they took."""
    began = last = time.monotonic()
    while not until():
        assert last < began + limit, f"waited {limit} s in vain"
        time.sleep(0.001)
        now = time.monotonic()
        update(now - last)
        last = now
    return last - began


def render(words: Iterable[str], engine: str, rate: str, voice: str = "british") -> Mapping[str, Clip]:
    """Each word straight from an engine ("" for the best) in a child; empty where that does not run."""
    renderer = Renderer()
    renderer.prefer(engine)
    clips: dict[str, Clip | None] = {}
    wanted = [Request(word, rate, voice) for word in words]

    def update(dt: float) -> None:
        clips.update((answer.request.text, answer.clip) for answer in renderer.update(dt))

    try:
        wait(update, lambda: renderer.health.state is not State.STARTING)
        runs = renderer.health.engine.lower()
        if not runs or (engine and engine != runs):
            return {}
        renderer.prepare(wanted)
        wait(update, lambda: len(clips) == len(wanted), 2 * LIMIT)
    finally:
        renderer.close()
    return {word: clip for word, clip in clips.items() if clip is not None}


def prepared(voice: Voice, words: Sequence[str]) -> None:
    """Have all words in memory: the tape runs faster than life, so nothing may be waited for on it."""
    assert isinstance(voice, SpokenVoice)
    voice.prepare(words)
    wait(voice.update, lambda: all(voice._clips.sound(voice._word(word)) for word in words))


def opened(voice: Voice) -> Voice:
    """The voice once its child has said whether it can speak."""
    wait(voice.update, lambda: voice.health.state is not State.STARTING)
    return voice
