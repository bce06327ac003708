"""Makes every effect and the music from nothing but arithmetic: python -m sounds.make_effects"""

import math
import random
from collections.abc import Callable
from pathlib import Path

from sounds.waves import (
    RATE,
    Samples,
    brass,
    decay,
    eased,
    filtered,
    glide,
    lay,
    marimba,
    noise,
    pluck,
    tone,
    write,
)

MUSIC_RATE = 16000
FOLDER = Path(__file__).parent / "effects"
PITCHES = {1: 0.96, 2: 1.0, 3: 1.04}
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


def knock(chance: random.Random, pitch: float, seconds: float = 0.09) -> Samples:
    """A small hard thing on wood."""
    samples = [0.0] * round(seconds * RATE)
    click = filtered(noise(0.008, chance, decay(0.008)), glide(3100 * pitch, 3100, 1), 0.6, band=True)
    lay(samples, 0, click, 1.2)
    lay(samples, 0, tone(seconds, glide(560 * pitch, 470 * pitch, seconds), decay(seconds * 0.7)), 0.7)
    lay(samples, 0, tone(seconds, glide(1430 * pitch, 1390 * pitch, seconds), decay(seconds * 0.4)), 0.35)
    return eased(samples, 0.0004, 0.01)


def rattle(_: int) -> Samples:
    """A die that hops across the table, lower and lower: 0.9 seconds until it lies."""
    chance = random.Random(21)
    samples = [0.0] * round(0.95 * RATE)
    for at, level in ((0.0, 0.5), (0.378, 1.0), (0.666, 0.75), (0.82, 0.35)):
        lay(samples, at, knock(chance, 1.0), level)
    for at in (0.05, 0.1, 0.16, 0.22, 0.29, 0.44, 0.5, 0.57, 0.72):
        lay(samples, at + chance.uniform(-0.01, 0.01), knock(chance, chance.uniform(1.2, 1.7), 0.05), 0.28)
    return eased(samples, 0.001, 0.03)


def land(_: int) -> Samples:
    """It lies: one last knock, and a bar of wood that says look."""
    chance = random.Random(22)
    samples = [0.0] * round(0.34 * RATE)
    lay(samples, 0, knock(chance, 0.8, 0.12), 1.0)
    lay(samples, 0.05, marimba("G4", 0.28), 0.5)
    lay(samples, 0.05, marimba("C5", 0.28), 0.5)
    return eased(samples, 0.0005, 0.03)


def bust(_: int) -> Samples:
    """It trembles for half a second, goes pop, and a horn is sorry about it."""
    chance = random.Random(23)
    samples = [0.0] * round(1.3 * RATE)
    shiver = tone(0.5, lambda t: (260 + 320 * t) * (1 + 0.16 * math.sin(math.tau * 26 * t)), lambda t: t)
    lay(samples, 0, eased(shiver, 0.01, 0.01), 0.8)
    pop = filtered(noise(0.16, chance, decay(0.16)), glide(6000, 500, 0.16), 0.8, band=False)
    lay(samples, 0.5, eased(pop, 0.0005, 0.02), 1.0)
    lay(samples, 0.5, eased(tone(0.22, glide(420, 110, 0.2), decay(0.25)), 0.001, 0.03), 0.9)
    lay(samples, 0.68, brass("D4", 0.18), 0.28)
    lay(samples, 0.86, brass("B3", 0.42, vibrato=0.02), 0.3)
    return eased(samples, 0.002, 0.04)


def coin(_: int) -> Samples:
    """A coin over the edge of the slot, and down among the others."""
    chance = random.Random(24)
    samples = [0.0] * round(0.6 * RATE)

    def clink(pitch: float, seconds: float) -> Samples:
        ring = [0.0] * round(seconds * RATE)
        for multiple, level in ((1.0, 1.0), (1.51, 0.6), (2.31, 0.45), (3.07, 0.2)):
            part = tone(seconds, glide(pitch * multiple, pitch * multiple, 1), decay(seconds / multiple))
            lay(ring, 0, part, level)
        return eased(ring, 0.0005, 0.02)

    lay(samples, 0, clink(2350, 0.3), 0.5)
    lay(samples, 0.2, knock(chance, 0.5, 0.16), 0.9)
    for at, pitch, level in ((0.22, 2900, 0.4), (0.29, 2600, 0.28), (0.35, 3150, 0.16)):
        lay(samples, at, clink(pitch, 0.22), level)
    return eased(samples, 0.0005, 0.03)


def puff(_: int) -> Samples:
    """Gone in a little cloud."""
    breath = noise(0.4, random.Random(25), lambda t: math.sin(math.pi * min(1.0, t / 0.4) ** 0.6))
    soft = filtered(breath, glide(2400, 420, 0.4), 0.9, band=True)
    samples = [0.0] * round(0.4 * RATE)
    lay(samples, 0, soft)
    lay(samples, 0, tone(0.4, glide(640, 240, 0.36), lambda t: 0.25 * (1 - t / 0.4)))
    return eased(samples, 0.004, 0.05)


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
    "rattle": (rattle, 1, 0.55),
    "land": (land, 1, 0.60),
    "bust": (bust, 1, 0.65),
    "coin": (coin, 1, 0.55),
    "puff": (puff, 1, 0.45),
}


def make(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, (recipe, variants, peak) in EFFECTS.items():
        for variant in range(1, variants + 1):
            write(folder / f"{name}{variant}.wav", recipe(variant), peak)
    write(folder / "music.wav", music(), 0.50, MUSIC_RATE)


if __name__ == "__main__":
    make(FOLDER)
