"""Shapes samples: trims, evens out, stretches, fades, levels and lays them over each other."""

import numpy as np
from numpy.typing import NDArray

from game.sound.pcm import FULL, Clip

Samples = NDArray[np.float64]
WINDOW = 0.024
SEARCH = 0.012
LIFT = 10 ** (7 / 20)
PAD = 0.008
PEAK = 10 ** (-3.2 / 20)


def from_pcm(pcm: bytes) -> Samples:
    return np.frombuffer(pcm, np.int16).astype(np.float64) / FULL


def to_clip(samples: Samples, rate: int) -> Clip:
    return Clip(rate, np.round(np.clip(samples, -1, 1) * FULL).astype("<i2").tobytes())


def trimmed(samples: Samples, floor: float = 0.0) -> Samples:
    """From the first to the last sample that can be heard; ValueError when there is none."""
    peak = float(np.abs(samples).max(initial=0.0))
    loud = np.flatnonzero(np.abs(samples) > max(30 / FULL, peak / 200, floor))
    if not len(loud):
        raise ValueError("silence")
    return samples[loud[0] : loud[-1] + 1]


def filtered(samples: Samples, rate: int, cut: float, edge: float = 1.0) -> Samples:
    """Without the rumble below a pitch, and with what makes it sharp so many times as strong."""
    length = 2 * len(samples)
    hertz = np.maximum(np.fft.rfftfreq(length, 1 / rate), 1.0)
    kept = 1 / (1 + (cut / hertz) ** 4)
    sharp = 1 + (edge - 1) / (1 + (1200 / hertz) ** 4)
    return np.fft.irfft(np.fft.rfft(samples, length) * kept * sharp, length)[: len(samples)]


def room_noise(samples: Samples, rate: int) -> float:
    """The highest sample to expect of the room a recording was made in, from its quietest tenth."""
    block = round(0.010 * rate)
    blocks = samples[: len(samples) // block * block].reshape(-1, block)
    quiet = np.sqrt((blocks**2).mean(axis=1))
    loudest = float(np.abs(samples).max(initial=0.0))
    return min(4 * float(np.quantile(quiet, 0.1)), loudest / 20) if len(quiet) else 0.0


def envelope(samples: Samples, rate: int, seconds: float) -> Samples:
    """Strength over time, smoothed over that many seconds."""
    width = min(round(seconds * rate), len(samples))
    window = np.hanning(width + 2)[1:-1]
    weight = np.convolve(np.ones_like(samples), window, "same")
    smooth: Samples = np.sqrt(np.convolve(samples**2, window, "same") / weight)
    return smooth


def evened(samples: Samples, rate: int) -> Samples:
    """The same sound with its slow swelling taken out."""
    strength = envelope(samples, rate, 0.06)
    usual = float(np.median(strength))
    even: Samples = samples * np.clip(usual / np.maximum(strength, 1e-9), 0.4, 2.5)
    return even


def lifted(samples: Samples, rate: int) -> Samples:
    """With the quiet consonants brought nearer to the loud vowels, by at most seven decibels."""
    strength = envelope(samples, rate, 0.03)
    loud = float(np.quantile(strength, 0.9))
    share = np.clip(strength / loud, 1e-4, 1.0)
    # nothing near the vowels' strength, nothing in pauses, most of it a tenth as loud
    gain = np.interp(20 * np.log10(share), (-55, -45, -15, -6), (1.0, LIFT, LIFT, 1.0))
    clearer: Samples = samples * gain
    return clearer


def stretched(samples: Samples, rate: int, seconds: float) -> Samples:
    """Longer or shorter at the same pitch: overlapping pieces, each laid where it continues the last one."""
    window, search = round(WINDOW * rate) // 2 * 2, round(SEARCH * rate)
    hop, length = window // 2, round(seconds * rate)
    speed = (len(samples) - window) / max(1, length - window)
    shape = np.hanning(window + 1)[:-1]
    out, weight = np.zeros(length + window), np.zeros(length + window)
    place = 0
    for at in range(0, length, hop):
        if at:
            place = best_place(samples, place + hop, round(at * speed), window, search)
        piece = samples[place : place + window]
        out[at : at + window] += piece * shape
        weight[at : at + window] += shape
    joined: Samples = (out / np.maximum(weight, 0.1))[:length]
    return joined


def best_place(samples: Samples, follows: int, wanted: int, window: int, search: int) -> int:
    """Near the wanted place, where the samples are most like those that would have followed."""
    last = len(samples) - window
    follows = min(follows, last)
    natural = samples[follows : follows + window]
    places = np.arange(max(0, min(wanted - search, last)), min(max(0, wanted + search), last) + 1)
    pieces = np.lib.stride_tricks.sliding_window_view(samples, window)[places]
    likeness = pieces @ natural / np.sqrt((pieces**2).sum(axis=1) + 1e-9)
    return int(places[int(np.argmax(likeness))])


def mirrored(samples: Samples, rate: int, seconds: float) -> Samples:
    """A longer hiss: forwards, backwards, forwards, so that nothing comes round at the pitch of a voice."""
    cross = round(0.020 * rate)
    ramp = np.sqrt(np.linspace(0, 1, cross))
    whole, piece = samples, samples[::-1]
    while len(whole) < seconds * rate:
        seam = whole[-cross:] * ramp[::-1] + piece[:cross] * ramp
        whole, piece = np.concatenate([whole[:-cross], seam, piece[cross:]]), piece[::-1]
    return whole[: round(seconds * rate)]


def faded(samples: Samples, rate: int, rise: float, fall: float) -> Samples:
    """With soft ends."""
    into, out = max(1, round(rise * rate)), max(1, round(fall * rate))
    index = np.arange(len(samples))
    shape = np.minimum(np.minimum((index + 1) / into, (len(samples) - index) / out), 1.0)
    soft: Samples = samples * shape
    return soft


def levelled(samples: Samples, decibels: float) -> Samples:
    """At this mean level; single peaks that would stick out are pressed down."""
    for _ in range(4):
        samples = samples * (10 ** (decibels / 20) / np.sqrt((samples**2).mean()))
        samples = np.where(np.abs(samples) > PEAK / 2, pressed(samples), samples)
    return samples


def pressed(samples: Samples) -> Samples:
    """Above half the highest peak ever softer, never over it."""
    half = PEAK / 2
    soft: Samples = np.sign(samples) * (half + half * np.tanh((np.abs(samples) - half) / half))
    return soft


def padded(samples: Samples, rate: int) -> Samples:
    return np.pad(samples, round(PAD * rate))
