"""How many words an independent ear, a speech recogniser, makes out: each engine and the shipped clips.

Run it from the project's folder: python -m tests.bench.ear
It needs pip install -r tests/bench/requirements.txt. It tells speech from noise and one voice from another;
it is not fit to judge a single word.
"""

import importlib
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from game import paths
from game.sound.mixer import CHANNELS, open_mixer
from game.sound.mixer import RATE as MIXER_RATE
from game.words.packs import shipped
from tests.bench.measures import line
from tests.sound.hearing import Samples, samples_of
from tests.sound.tape import render

RATE = 16000
PEAK = 12000
AROUND = 0.15  # seconds of faint noise before and after, as a microphone would give
NOISE = 8
PACK = "4-digraphs"
VOICES = (
    ("Pico, British", "pico", "british"),
    ("Pico, American", "pico", "american"),
    ("pyttsx3 with espeak-ng, British", "pyttsx3", "british"),
)

Listener = Callable[[Samples, int], str]


def listener(sphinx: Any, words: Iterable[str]) -> Listener:
    """Somebody who knows only these words and names the likeliest."""
    decoder = sphinx.Decoder(samprate=float(RATE), lw=1.0, cmn="live", loglevel="FATAL")
    known = [word for word in words if decoder.lookup_word(word)]
    decoder.add_jsgf_string("words", f"#JSGF V1.0; grammar words; public <word> = {' | '.join(known)};")
    decoder.activate_search("words")

    def listen(samples: Samples, rate: int) -> str:
        decoder.start_utt()
        decoder.process_raw(microphone(samples, rate), full_utt=True)
        decoder.end_utt()
        heard = decoder.hyp()
        return str(heard.hypstr) if heard else ""

    return listen


def microphone(samples: Samples, rate: int) -> bytes:
    """As a recogniser expects it: its own rate, a steady level, and never quite silent."""
    heard = resampled(samples, rate)
    heard = np.pad(heard * PEAK / np.abs(heard).max(), round(AROUND * RATE))
    noise = np.random.default_rng(1).normal(0, NOISE, len(heard))
    return (heard + noise).astype("<i2").tobytes()


def resampled(samples: Samples, rate: int) -> Samples:
    """By leaving out the frequencies that do not fit."""
    length = round(len(samples) * RATE / rate)
    spectrum = np.fft.rfft(samples)[: length // 2 + 1]
    spectrum = np.pad(spectrum, (0, length // 2 + 1 - len(spectrum)))
    return np.fft.irfft(spectrum, length)


def right(listen: Listener, clips: Mapping[str, tuple[Samples, int]]) -> int:
    return sum(listen(samples, rate) == word for word, (samples, rate) in clips.items())


def shipped_clip(word: str) -> tuple[Samples, int]:
    import pygame

    raw = pygame.mixer.Sound(paths.sounds() / "words" / f"{word}.ogg").get_raw()
    return np.frombuffer(raw, "<i2")[::CHANNELS] / 32768, MIXER_RATE


def main() -> int:
    try:
        sphinx = importlib.import_module("pocketsphinx")
    except ImportError:
        print("This needs pip install -r tests/bench/requirements.txt.", file=sys.stderr)
        return 1
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    open_mixer()
    packs = {
        key: [word.word for word in pack.words] for key, pack in shipped(paths.assets() / "packs").items()
    }
    engines(sphinx, packs[PACK])
    total = 0
    for key, words in packs.items():
        found = right(listener(sphinx, words), {word: shipped_clip(word) for word in words})
        line(f"shipped clips, {key}", f"{found} of {len(words)}")
        total += found
    many = sum(map(len, packs.values()))
    line("shipped clips in sum", f"{total} of {many}", f"must {many // 2}; by chance {len(packs)}")
    return 0


def engines(sphinx: Any, words: list[str]) -> None:
    listen = listener(sphinx, words)
    for name, engine, accent in VOICES:
        for rate in ("slow", "normal"):
            clips = render(words, engine, rate, accent)
            if not clips:
                line(f"{name}, {rate}", "cannot speak here")
                continue
            found = right(listen, {word: (samples_of(clip), clip.rate) for word, clip in clips.items()})
            line(f"{name}, {rate}", f"{found} of {len(words)}", f"must {len(words) // 2}; by chance 1")


if __name__ == "__main__":
    sys.exit(main())
