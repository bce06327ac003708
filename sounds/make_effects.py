"""Makes every effect and the music from nothing but arithmetic: python sounds/make_effects.py"""

import math
import random
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 44100
MUSIC_RATE = 16000
FOLDER = Path(__file__).parent / "effects"
PITCHES = {1: 0.96, 2: 1.0, 3: 1.04}
STEPS = {"C": 0, "D": 2, "Eb": 3, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
BEAT = 60 / 92
# One string a bar, eight steps each; a dot is a rest.
MELODY = (
    "E5 . G5 . A5 G5 . E5",
    "D5 . E5 . C5 . A4 .",
    "C5 . D5 . E5 . G5 E5",
    "D5 . . E5 D5 . . .",
    "E5 . G5 . A5 . C6 .",
    "A5 G5 . E5 D5 . C5 .",
    "A4 . C5 . D5 E5 . D5",
    "C5 . . . G4 . A4 .",
)
BASS = ("C3 G3", "A2 E3", "F3 C3", "G2 D3", "C3 G3", "A2 E3", "F3 C3", "G2 C3")
CHORDS = ("G4 E4", "E4 C4", "A4 C4", "D4 G4", "G4 E4", "E4 C4", "A4 C4", "D4 E4")

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


def slide(variant: int) -> Samples:
    length, pitch = 0.22, PITCHES[variant]
    hiss = noise(length, random.Random(variant), lambda t: math.sin(math.pi * min(1.0, t / length)))
    return eased(filtered(hiss, glide(900 * pitch, 3500 * pitch, length), 0.5, band=True), 0.005, 0.02)


def flip(variant: int) -> Samples:
    chance, pitch = random.Random(10 + variant), PITCHES[variant]
    samples = [0.0] * round(0.13 * RATE)
    high = glide(4200 * pitch, 4200 * pitch, 1)
    lay(samples, 0, filtered(noise(0.018, chance, decay(0.018)), high, 0.7, band=True))
    lay(samples, 0.045, filtered(noise(0.030, chance, decay(0.030)), high, 0.9, band=True), 1.2)
    lay(samples, 0.045, tone(0.08, glide(190 * pitch, 190 * pitch, 1), decay(0.07)), 0.6)
    return eased(samples, 0.0005, 0.01)


def button(_: int) -> Samples:
    return eased(tone(0.09, glide(360, 880, 0.09), lambda t: 1 - t / 0.09), 0.003, 0.02)


def notes(length: float, *steps: tuple[float, str, float]) -> Samples:
    """Marimba notes, each (when, which, how long)."""
    samples = [0.0] * round(length * RATE)
    for at, note, seconds in steps:
        lay(samples, at, marimba(note, seconds))
    return eased(samples, 0.001, 0.03)


def refuse(_: int) -> Samples:
    return notes(0.42, (0.0, "Eb4", 0.3), (0.13, "B3", 0.29))


def turn(_: int) -> Samples:
    return notes(0.60, (0.0, "G5", 0.45), (0.12, "C6", 0.48))


def tick(_: int) -> Samples:
    return eased(tone(0.05, glide(1500, 1250, 0.05), decay(0.05)), 0.001, 0.01)


def finished_round(_: int) -> Samples:
    run = [(0.09 * step, note, 0.5) for step, note in enumerate(("C5", "E5", "G5", "A5"))]
    return notes(0.95, *run, (0.36, "C6", 0.59), (0.36, "E5", 0.59))


def kablam(_: int) -> Samples:
    """A fizz and a whistle up, the boom, and a boing to say that nobody was hurt."""
    chance = random.Random(99)
    samples = [0.0] * round(1.70 * RATE)
    fizz = filtered(noise(0.28, chance, lambda t: 0.2 + t), glide(2500, 7000, 0.28), 0.6, band=True)
    lay(samples, 0, eased(fizz, 0.01, 0.005), 0.22)
    lay(samples, 0, eased(tone(0.28, glide(500, 2600, 0.28), lambda t: 0.3 + 2 * t), 0.02, 0.005), 0.22)
    boom = tone(1.1, glide(250, 62, 0.7), decay(1.6))
    burst = filtered(noise(1.1, chance, decay(1.8)), glide(6400, 260, 0.9), 0.9, band=False)
    hit = [math.tanh(1.1 * low + 3.2 * rough) for low, rough in zip(boom, burst, strict=True)]
    lay(samples, 0.28, eased(hit, 0.001, 0.4))
    boing = tone(0.6, lambda t: 420 + 160 * math.sin(math.tau * 9 * t) * decay(0.7)(t), decay(0.65))
    lay(samples, 1.05, eased(boing, 0.005, 0.05), 0.5)
    return eased(samples, 0.002, 0.05)


def win(_: int) -> Samples:
    samples = [0.0] * round(1.75 * RATE)
    for step, note in enumerate(("C4", "E4", "G4")):
        lay(samples, 0.13 * step, brass(note, 0.15))
    for note in ("C4", "E4", "G4", "C5"):
        lay(samples, 0.39, brass(note, 1.2, vibrato=0.006), 0.6)
    for step, note in enumerate(("C6", "E6", "G6", "C7", "E6", "G6", "C7")):
        lay(samples, 0.55 + 0.09 * step, marimba(note, 0.3), 0.25)
    return eased(samples, 0.002, 0.1)


def music() -> Samples:
    """Eight bars that join up: a marimba tune, plucked bass, a soft answer off the beat."""
    chance = random.Random(7)
    samples = [0.0] * round(32 * BEAT * MUSIC_RATE)
    for step, note in enumerate(" ".join(MELODY).split()):
        if note != ".":
            lay(samples, step * BEAT / 2, marimba(note, 1.1, MUSIC_RATE), 0.8, MUSIC_RATE)
    for step, note in enumerate(" ".join(BASS).split()):
        lay(samples, step * BEAT * 2, pluck(note, 1.2, chance, MUSIC_RATE), 0.55, MUSIC_RATE)
    for step, note in enumerate(" ".join(CHORDS).split()):
        lay(samples, (step * 2 + 1.5) * BEAT, marimba(note, 0.7, MUSIC_RATE), 0.3, MUSIC_RATE)
    return samples


def write(path: Path, samples: Iterable[float], peak: float, rate: int = RATE) -> None:
    """Mono, 16 bit, its loudest sample at the peak."""
    values = list(samples)
    factor = peak * 32767 / max(map(abs, values))
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, rate, len(values), "NONE", ""))
        file.writeframes(array("h", (round(value * factor) for value in values)).tobytes())


EFFECTS: dict[str, tuple[Callable[[int], Samples], int, float]] = {
    "slide": (slide, 3, 0.45),
    "flip": (flip, 3, 0.50),
    "button": (button, 1, 0.45),
    "refuse": (refuse, 1, 0.50),
    "turn": (turn, 1, 0.45),
    "kablam": (kablam, 1, 0.89),
    "win": (win, 1, 0.70),
    "tick": (tick, 1, 0.35),
    "round": (finished_round, 1, 0.60),
}


def make(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, (recipe, variants, peak) in EFFECTS.items():
        for variant in range(1, variants + 1):
            write(folder / f"{name}{variant}.wav", recipe(variant), peak)
    write(folder / "music.wav", music(), 0.50, MUSIC_RATE)


if __name__ == "__main__":
    make(FOLDER)
