"""Judges clips of single sounds and of words by what can be measured without an ear."""

import math
from array import array
from collections.abc import Iterator, Sequence
from itertools import accumulate
from operator import mul
from statistics import median
from typing import NamedTuple

from game.sound.pcm import FULL, Clip
from game.sound.phonemes import GROUP_OF, LEAST_SILENCE, LOUDEST, MOST_SILENCE, Group

Samples = Sequence[float]
SLOW_RATE = 2205
SMOOTH = 0.0018
FRAME, STEP = 0.030, 0.010
LOWEST_PITCH, HIGHEST_PITCH = 75, 400
ALIKE = 0.6  # how like itself one pitch period later a frame must be to count as voiced
LOW_SHARE = 0.15  # and how much of its strength must lie where voices are
AUDIBLE = 0.1
STEADY = 0.3
MOST_RUMBLE = 0.25
ROUNDING = 0.3  # what packing as Ogg may add
WORD_SECONDS = (0.15, 1.6)
WORD_LEVEL = (-26.0, -15.0)
CALL_SECONDS = (0.5, 1.4)


class Measures(NamedTuple):
    """What a clip is like; the level is that of the part between the silent ends."""

    seconds: float
    level: float
    peak: float
    before: float
    after: float
    voiced: float
    steadiness: float
    rumble: float

    def __str__(self) -> str:
        ends = f"ends {self.before * 1000:.0f} and {self.after * 1000:.0f} ms"
        shares = f"voiced {self.voiced:.2f}, steady {self.steadiness:.2f}, rumble {self.rumble:.2f}"
        return f"{self.seconds:.3f} s, {self.level:.1f} dB, peak {self.peak:.1f} dB, {ends}, {shares}"


def measure(clip: Clip) -> Measures:
    """ValueError when there is nothing to hear."""
    samples = array("h", clip.pcm)
    first, last = heard(samples)
    sound = samples[first:last]
    return Measures(
        len(sound) / clip.rate,
        decibels(strength(sound)),
        decibels(max(map(abs, sound))),
        first / clip.rate,
        (len(samples) - last) / clip.rate,
        voiced_share(sound, clip.rate),
        steadiness(sound, clip.rate),
        rumble(sound, clip.rate),
    )


def decibels(amplitude: float) -> float:
    return 20 * math.log10(max(amplitude, 1e-3) / FULL)


def strength(samples: Samples) -> float:
    """Root mean square."""
    return math.sqrt(sum(map(mul, samples, samples)) / max(1, len(samples)))


def heard(samples: Sequence[int]) -> tuple[int, int]:
    """Where the sound starts and ends."""
    floor = max(30, max(map(abs, samples), default=0) // 200)
    loud = [index for index, sample in enumerate(samples) if abs(sample) > floor]
    if not loud:
        raise ValueError("silence")
    return loud[0], loud[-1] + 1


def frames(samples: Samples, length: int, step: int) -> Iterator[Samples]:
    """Overlapping pieces, at least one."""
    for start in range(0, max(1, len(samples) - length + 1), step):
        yield samples[start : start + length]


def averages(samples: Samples, width: int, step: int = 1) -> list[float]:
    """The mean of every so many samples, in steps."""
    sums = [0.0, *accumulate(samples)]
    return [(sums[at + width] - sums[at]) / width for at in range(0, len(samples) - width + 1, step)]


def voiced_share(samples: Samples, rate: int) -> float:
    """How much of what can be heard repeats itself at the pitch of a voice."""
    step = max(1, rate // SLOW_RATE)
    slow_rate = rate / step
    slow = averages(samples, round(SMOOTH * rate), step)
    length, hop = round(FRAME * slow_rate), round(STEP * slow_rate)
    pairs = zip(frames(slow, length, hop), frames(samples, length * step, hop * step), strict=False)
    strengths = [(strength(whole), low, whole) for low, whole in pairs]
    loudest = max(loud for loud, _, _ in strengths)
    audible = [(low, whole) for loud, low, whole in strengths if loud >= AUDIBLE * loudest]
    return sum(is_voiced(low, whole, slow_rate) for low, whole in audible) / len(audible)


def is_voiced(slow: Samples, whole: Samples, slow_rate: float) -> bool:
    middle = sum(slow) / max(1, len(slow))
    slow = [sample - middle for sample in slow]
    if strength(slow) < LOW_SHARE * strength(whole):
        return False
    shifts = range(round(slow_rate / HIGHEST_PITCH) - 1, round(slow_rate / LOWEST_PITCH) + 2)
    likeness = [alike(slow[:-shift], slow[shift:]) for shift in shifts if shift < len(slow)]
    inner = zip(likeness, likeness[1:], likeness[2:], strict=False)
    return any(here >= ALIKE and here >= left and here >= right for left, here, right in inner)


def alike(one: Samples, other: Samples) -> float:
    both = strength(one) * strength(other) * max(1, len(one))
    return sum(map(mul, one, other)) / both if both else 0.0


def steadiness(samples: Samples, rate: int) -> float:
    """The weakest 10 ms of the middle four fifths, as a share of the usual."""
    block = round(0.010 * rate)
    tenth = len(samples) // 10
    envelope = [strength(piece) for piece in frames(samples[tenth : len(samples) - tenth], block, block)]
    return min(envelope) / max(median(envelope), 1e-9)


def rumble(samples: Samples, rate: int) -> float:
    """How much of its energy is a slow drift that loudspeakers do not play but that counts as loudness."""
    drift = averages(samples, round(0.010 * rate))
    return (strength(drift) / max(strength(samples), 1e-9)) ** 2


def sound_faults(label: str, found: Measures) -> list[str]:
    """Plain words about everything that is not as this sound must be."""
    group = GROUP_OF[label]
    faults = outside("length", found.seconds, group.shortest, group.longest, "s")
    faults += outside(
        "level", found.level, group.level - group.tolerance, group.level + group.tolerance, "dB"
    )
    faults += outside("voiced share", found.voiced, group.least_voiced, group.most_voiced, "")
    faults += outside("silence before", found.before, LEAST_SILENCE, MOST_SILENCE, "s")
    faults += outside("silence after", found.after, LEAST_SILENCE, MOST_SILENCE, "s")
    faults += outside("rumble", found.rumble, 0, MOST_RUMBLE, "")
    return faults + peak_faults(found) + gap_faults(group, found)


def word_faults(found: Measures, seconds: tuple[float, float] = WORD_SECONDS) -> list[str]:
    faults = outside("length", found.seconds, *seconds, "s")
    return faults + outside("level", found.level, *WORD_LEVEL, "dB") + peak_faults(found)


def outside(what: str, value: float, least: float, most: float, unit: str) -> list[str]:
    if least <= value <= most:
        return []
    return [f"{what} {value:.3f} {unit}".rstrip() + f", not {least:g} to {most:g}"]


def peak_faults(found: Measures) -> list[str]:
    too_loud = found.peak > LOUDEST + ROUNDING
    return [f"peak {found.peak:.1f} dB, over {LOUDEST:g}"] if too_loud else []


def gap_faults(group: Group, found: Measures) -> list[str]:
    gap = group.steady and found.steadiness < STEADY
    return [f"a gap: falls to {found.steadiness:.2f} of its usual strength"] if gap else []
