"""An ear for tests: cuts a recording at its silences and tells which known word each piece is most like."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.sound.pcm import Clip

Samples = NDArray[np.float64]

HOP, WINDOW = 0.015, 0.025
BANDS = 26
LOWEST, HIGHEST = 100.0, 7000.0
DYNAMICS = 60.0  # dB below the loudest moment; what is fainter counts as silence
QUIET = 0.002  # of full scale
TINY = 1e-9


class Heard(NamedTuple):
    """The nearest word, how far it is, and how many times as far the second nearest."""

    word: str
    distance: float
    margin: float


class Piece(NamedTuple):
    """Sound between two silences: when it starts, in seconds, and what it is."""

    start: float
    samples: Samples


def samples_of(clip: Clip) -> Samples:
    return np.frombuffer(clip.pcm, "<i2") / 32768


def onset(clip: Clip) -> float:
    """Seconds until the clip is first heard."""
    return float(np.flatnonzero(np.abs(samples_of(clip)) > QUIET)[0] / clip.rate)


def pieces(samples: Samples, rate: int, silence: float) -> Iterator[Piece]:
    """The recording cut wherever nothing is heard for so long."""
    loud = np.flatnonzero(np.abs(samples) > QUIET)
    if not len(loud):
        return
    gaps = np.flatnonzero(np.diff(loud) > silence * rate)
    starts = [loud[0], *loud[gaps + 1]]
    ends = [*loud[gaps], loud[-1]]
    for start, end in zip(starts, ends, strict=True):
        yield Piece(float(start / rate), samples[start : end + 1])


def shape(samples: Samples, rate: int) -> Samples:
    """A row for each moment: how loud each band is, whatever the loudness of the whole."""
    size, step = round(WINDOW * rate), round(HOP * rate)
    loud = np.flatnonzero(np.abs(samples) > QUIET)
    padded = np.pad(samples[loud[0] : loud[-1] + 1], size // 2)
    frames = np.lib.stride_tricks.sliding_window_view(padded, size)[::step]
    power = np.abs(np.fft.rfft(frames * np.hanning(size), axis=1)) ** 2
    level = 10 * np.log10(np.einsum("tf,bf->tb", power, _filters(rate, size)) + 1e-12)
    level = np.maximum(level, level.max() - DYNAMICS)
    rows: Samples = level - level.mean()
    return rows


def _filters(rate: int, size: int) -> Samples:
    """Overlapping triangles, equally wide to the ear."""
    low, high = (2595 * np.log10(1 + hertz / 700) for hertz in (LOWEST, HIGHEST))
    corners = 700 * (10 ** (np.linspace(low, high, BANDS + 2) / 2595) - 1)
    bins = np.arange(size // 2 + 1) * rate / size
    left, middle, right = corners[:-2, None], corners[1:-1, None], corners[2:, None]
    rising, falling = (bins - left) / (middle - left), (right - bins) / (right - middle)
    heights = np.maximum(0, np.minimum(rising, falling))
    triangles: Samples = heights / heights.sum(axis=1, keepdims=True)
    return triangles


def distances(heard: Samples, known: Sequence[Samples]) -> Samples:
    """How far a shape is from each of the known ones when time may stretch (dynamic time warping)."""
    lengths = np.array([len(rows) for rows in known])
    padded = np.stack([np.pad(rows, ((0, lengths.max() - len(rows)), (0, 0))) for rows in known])
    squares = (heard**2).sum(axis=1)[:, None] + (padded**2).sum(axis=2)[:, None]
    # Not by @: for matrices this small its threads cost three times what they save.
    products = np.einsum("tb,wsb->wts", heard, padded)
    apart = np.sqrt(np.maximum(squares - 2 * products, 0) / BANDS)
    far: Samples = _cheapest(apart, lengths) / (len(heard) + lengths)
    return far


def _cheapest(apart: Samples, lengths: NDArray[np.int64]) -> Samples:
    """The cheapest way from corner to corner for all words at once, one diagonal after the other.

    A step along both words costs twice its place, so that no way is cheaper only because it is shorter.
    """
    words, height, width = apart.shape
    places = np.ascontiguousarray(apart.transpose(1, 2, 0))
    best = np.full((height + 1, width + 1, words), np.inf)
    best[0, 0] = 0
    for total in range(height + width - 1):
        row = np.arange(max(0, total - width + 1), min(height, total + 1))
        column = total - row
        cost = places[row, column]
        straight = np.minimum(best[row, column + 1], best[row + 1, column])
        best[row + 1, column + 1] = np.minimum(straight, best[row, column] + cost) + cost
    cheapest: Samples = best[height, lengths, np.arange(words)]
    return cheapest


class Ear:
    """Knows some words and tells which of them it hears."""

    def __init__(self, known: Mapping[str, Clip]) -> None:
        self._words = list(known)
        self._shapes = [shape(samples_of(clip), clip.rate) for clip in known.values()]

    def hear(self, samples: Samples, rate: int) -> Heard:
        far = distances(shape(samples, rate), self._shapes)
        nearest, second = np.argsort(far)[:2]
        return Heard(self._words[nearest], float(far[nearest]), float(far[second] / max(far[nearest], TINY)))
