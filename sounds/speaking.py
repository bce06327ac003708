"""Words and calls in the voice of Pico, kept as small Ogg files."""

import io
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import soundfile
from py_nanotts import NanoTTS

from game import paths
from game.sound.pcm import Clip, tidy
from game.words.packs import shipped
from game.words.pictures import OURS, Album
from sounds.shaping import Samples, from_pcm, lifted, to_clip

RATE = 16000
VOICE = "en-GB"
SLOW = 0.65
VOLUME = 0.5  # louder and Pico cuts off its own peaks
COMPRESSION = 0.5


def all_words() -> list[str]:
    """Every word of the shipped packs and every noun that has a picture."""
    packs = shipped(paths.assets() / "packs").values()
    words = {word.word for pack in packs for word in pack.words}
    return sorted(words | {noun.word for noun in Album().packs[OURS].nouns})


def spoken(text: str, speed: float = SLOW, pitch: float = 1.0) -> Clip:
    """Pico, as it comes."""
    return Clip(RATE, NanoTTS().speak(text, voice=VOICE, speed=speed, pitch=pitch, volume=VOLUME))


def make_words(folder: Path, words: Iterable[str]) -> None:
    """One file a word; a file that already sounds like this is left as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    for word in words:
        raw = spoken(word.lower())
        clip = tidy(to_clip(lifted(from_pcm(raw.pcm), raw.rate), raw.rate))
        write_ogg(folder / f"{word}.ogg", from_pcm(clip.pcm), clip.rate)


def write_ogg(path: Path, samples: Samples, rate: int) -> None:
    """Each Ogg file has a random number in it: keep the old one when they sound the same."""
    data = io.BytesIO()
    soundfile.write(data, samples, rate, format="OGG", subtype="VORBIS", compression_level=COMPRESSION)
    if not path.exists() or not np.array_equal(decoded(path.read_bytes()), decoded(data.getvalue())):
        path.write_bytes(data.getvalue())


def decoded(data: bytes) -> Samples:
    samples: Samples = soundfile.read(io.BytesIO(data))[0]
    return samples
