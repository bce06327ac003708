"""Waves from nothing but arithmetic: tones, noises, instruments, and writing them down."""

import math
import random
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 44100
STEPS = {"C": 0, "D": 2, "Eb": 3, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

Samples = list[float]
Curve = Callable[[float], float]


def hertz(note: str) -> float:
    """The pitch of a note such as "Eb4"."""
    return 440.0 * 2 ** ((STEPS[note[:-1]] - 9) / 12 + int(note[-1]) - 4)


def glide(start: float, end: float, seconds: float) -> Curve:
    """From start to end in equal musical steps, then staying there."""
    return lambda t: start * (end / start) ** min(1.0, t / seconds)


def decay(seconds: float) -> Curve:
    """Loudness that falls to a thousandth."""
    return lambda t: math.exp(-6.9 * t / seconds)


def tone(seconds: float, pitch: Curve, loudness: Curve, rate: int = RATE) -> Samples:
    samples, phase = [], 0.0
    for index in range(round(seconds * rate)):
        t = index / rate
        samples.append(math.sin(phase) * loudness(t))
        phase += math.tau * pitch(t) / rate
    return samples


def noise(seconds: float, chance: random.Random, loudness: Curve) -> Samples:
    return [chance.uniform(-1, 1) * loudness(index / RATE) for index in range(round(seconds * RATE))]


def filtered(samples: Samples, pitch: Curve, width: float, band: bool) -> Samples:
    """Through a state variable filter: what lies around the pitch, or what lies below it."""
    low = middle = 0.0
    out = []
    for index, sample in enumerate(samples):
        speed = 2 * math.sin(math.pi * pitch(index / RATE) / RATE)
        low += speed * middle
        middle += speed * (sample - low - width * middle)
        out.append(middle if band else low)
    return out


def lay(into: Samples, at: float, samples: Samples, level: float = 1.0, rate: int = RATE) -> None:
    """Add samples at a time; what passes the end comes round to the start, so that loops join."""
    start = round(at * rate)
    for index, sample in enumerate(samples):
        into[(start + index) % len(into)] += sample * level


def marimba(note: str, seconds: float, rate: int = RATE) -> Samples:
    """A wooden bar: the note, its fourth multiple and a short knock."""
    pitch = hertz(note)
    samples = [0.0] * round(seconds * rate)
    for multiple, level, share in ((1.0, 1.0, 1.0), (3.93, 0.22, 0.3), (9.2, 0.08, 0.12)):
        if pitch * multiple < 0.4 * rate:
            part = tone(seconds, glide(pitch * multiple, pitch * multiple, 1), decay(seconds * share), rate)
            lay(samples, 0, part, level, rate)
    return eased(samples, 0.002, 0.02, rate)


def pluck(note: str, seconds: float, chance: random.Random, rate: int) -> Samples:
    """A string: a burst going round a short loop that loses its edge."""
    loop = [chance.uniform(-1, 1) for _ in range(round(rate / hertz(note)))]
    for _ in range(6):
        loop = [(loop[index - 2] + loop[index - 1] + loop[index]) / 3 for index in range(len(loop))]
    middle, peak = sum(loop) / len(loop), max(map(abs, loop))
    loop = [(sample - middle) / peak for sample in loop]
    samples = []
    for index in range(round(seconds * rate)):
        place = index % len(loop)
        samples.append(loop[place])
        loop[place] = 0.4975 * (loop[place] + loop[(place + 1) % len(loop)])
    return eased(samples, 0.004, 0.1, rate)


def brass(note: str, seconds: float, vibrato: float = 0.0) -> Samples:
    """Five partials, the higher the later they come in."""
    samples = [0.0] * round(seconds * RATE)
    pitch = hertz(note)

    def wave_of(partial: int) -> Samples:
        return tone(
            seconds,
            lambda t: partial * pitch * (1 + vibrato * math.sin(math.tau * 5.5 * t)),
            lambda t: min(1.0, t / (0.012 * partial)) * (0.75 + 0.25 * decay(0.3)(t)) / partial,
        )

    for partial in range(1, 6):
        lay(samples, 0, wave_of(partial))
    return eased(samples, 0.005, min(0.25, seconds / 3))


def eased(samples: Samples, rise: float, fall: float, rate: int = RATE) -> Samples:
    """Without a click at either end."""
    into, out = max(1, round(rise * rate)), max(1, round(fall * rate))
    count = len(samples)
    return [s * min(1.0, i / into, (count - 1 - i) / out) for i, s in enumerate(samples)]


def write(path: Path, samples: Iterable[float], peak: float, rate: int = RATE) -> None:
    """Mono, 16 bit, its loudest sample at the peak."""
    values = list(samples)
    factor = peak * 32767 / max(map(abs, values))
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, rate, len(values), "NONE", ""))
        file.writeframes(array("h", (round(value * factor) for value in values)).tobytes())
