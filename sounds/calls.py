"""The four calls: Pico's voice, bent and dressed up so that each has a character of its own."""

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np

from sounds.shaping import Samples, faded, from_pcm, levelled, lifted, stretched, trimmed
from sounds.speaking import RATE, spoken, write_ogg

LEVEL = -16.0


def voice(text: str, speed: float, pitch: float) -> Samples:
    """Trimmed, its loudest sample at one, without the click Pico ends on."""
    samples = lifted(trimmed(from_pcm(spoken(text, speed, pitch).pcm)), RATE)
    return faded(normal(samples), RATE, 0.003, 0.04)


def normal(samples: Samples) -> Samples:
    scaled: Samples = samples / np.abs(samples).max()
    return scaled


def laid(seconds: float, *parts: tuple[float, Samples, float]) -> Samples:
    """Samples over each other, each (when, what, how loud); what passes the end is lost."""
    whole = np.zeros(round(seconds * RATE))
    for at, samples, loudness in parts:
        start = round(at * RATE)
        piece = samples[: len(whole) - start]
        whole[start : start + len(piece)] += piece * loudness
    return whole


def glide(start: float, end: float, seconds: float, fall: float) -> Samples:
    """A tone from one pitch to another that dies away in so many seconds."""
    time = np.arange(round(seconds * RATE)) / RATE
    pitch = start * (end / start) ** (time / seconds)
    tone: Samples = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-6.9 * time / fall)
    return tone


def bent(samples: Samples, *pitches: float) -> Samples:
    """Its pitch led from one to the next, at its own length."""
    places = np.linspace(0, len(pitches) - 1, len(samples))
    when = np.cumsum(1 / np.interp(places, np.arange(len(pitches)), pitches))
    turned: Samples = np.interp(np.arange(0, when[-1]), when, samples)
    return stretched(turned, RATE, len(samples) / RATE)


def brighter(samples: Samples, share: float) -> Samples:
    """With more of what is high."""
    edges = np.append(samples[:1], np.diff(samples))
    bright: Samples = (1 - share) * samples + 2 * share * edges
    return normal(bright)


def ka_blam() -> Samples:
    """Deep; the second half goes off like a cannon in a valley."""
    said = voice("ka blam", 0.72, 0.72)
    rough = np.tanh(1.8 * said)
    boom = glide(130, 45, 0.8, 1.0)
    dust = np.random.default_rng(5).normal(0, 0.3, round(0.5 * RATE)) * np.exp(
        -9 * np.linspace(0, 1, round(0.5 * RATE))
    )
    bang = 0.35
    echoes = [(delay, rough, loudness) for delay, loudness in ((0.13, 0.22), (0.26, 0.12), (0.39, 0.06))]
    return laid(1.35, (0, rough, 1.0), *echoes, (bang, boom, 0.45), (bang, dust, 0.25))


def go_fox() -> Samples:
    """Sly and quick: a high note, a low one, and a little tail that slides away."""
    go, fox = voice("go", 0.95, 1.3), voice("fox", 0.8, 1.0)
    return laid(1.1, (0, go, 0.85), (0.3, fox, 1.0), (0.39, fox, 0.13))


def uno() -> Samples:
    """Bright and rising, with a bell on top."""
    low, high = voice("ooh", 1.0, 1.0), voice("no", 0.7, 1.45)
    start = len(low) / RATE - 0.03
    said = laid(start + len(high) / RATE, (0, low, 0.8), (start, bent(high, 1.0, 1.15, 1.3), 1.0))
    bell = faded(glide(2093, 2093, 0.5, 0.6), RATE, 0.002, 0.05)
    ring = start + 0.25
    return laid(1.2, (0, brighter(said, 0.3), 1.0), (ring, bell, 0.12), (ring + 0.08, bell, 0.08))


def thats_it() -> Samples:
    """A small crowd, growing to the end."""
    crowd = [voice("that's it", 0.52, pitch) for pitch in (1.0, 1.26, 0.8)]
    length = 1.1
    parts = [
        (late, one, loudness)
        for one, late, loudness in zip(crowd, (0, 0.012, 0.02), (1, 0.4, 0.35), strict=True)
    ]
    room = [(late + 0.09, one, loudness * 0.18) for late, one, loudness in parts]
    whole = laid(length, *parts, *room)
    grown: Samples = whole * np.interp(np.arange(len(whole)), (0, 0.7 * RATE), (0.45, 1.0))
    return grown


CALLS: Mapping[str, Callable[[], Samples]] = {
    "ka-blam": ka_blam,
    "go-fox": go_fox,
    "uno": uno,
    "that-s-it": thats_it,
}


def make_calls(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, call in CALLS.items():
        samples = levelled(trimmed(faded(trimmed(call()), RATE, 0.003, 0.06)), LEVEL)
        write_ogg(folder / f"{name}.ogg", np.pad(samples, (80, 320)), RATE)
