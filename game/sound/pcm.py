"""Samples: reading what engines write, trimming and levelling a word, writing WAV bytes."""

import io
import math
import struct
import sys
import wave
from array import array
from collections.abc import Iterable, Iterator
from operator import mul
from typing import NamedTuple

FULL = 32767
LEVEL = -20.0  # dBFS of a word, and of most sounds
LOUDEST = FULL * 10 ** (-3 / 20)
SHORTEST = 0.12
FAINTEST = 500
BEFORE, AFTER = 0.005, 0.030
FADE_IN, FADE_OUT = 0.003, 0.010
PIECE = 4096


class Clip(NamedTuple):
    """One channel of 16-bit little-endian samples."""

    rate: int
    pcm: bytes

    @property
    def seconds(self) -> float:
        return len(self.pcm) / 2 / self.rate


def wav(clip: Clip) -> bytes:
    """The clip as a WAV file in memory."""
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setparams((1, 2, clip.rate, 0, "NONE", ""))
        file.writeframes(clip.pcm)
    return out.getvalue()


def complete(data: bytes) -> bool:
    """Whether a WAV or AIFF file is as long as its header says."""
    if len(data) < 12 or data[:4] not in (b"RIFF", b"FORM"):
        return False
    length = int.from_bytes(data[4:8], "little" if data[:4] == b"RIFF" else "big")
    return 12 < length + 8 <= len(data)


def read(data: bytes) -> Clip:
    """A WAV, AIFF or AIFF-C file with 16-bit samples, mixed to one channel; ValueError when it is neither."""
    try:
        return _read_aiff(data) if data[:4] == b"FORM" else _read_wav(data)
    except (wave.Error, EOFError, struct.error, KeyError) as error:
        raise ValueError(f"not a sound file we can read: {error}") from error


def _read_wav(data: bytes) -> Clip:
    with wave.open(io.BytesIO(data)) as file:
        if file.getsampwidth() != 2:
            raise ValueError("not 16-bit")
        samples = _samples(file.readframes(file.getnframes()), swapped=sys.byteorder == "big")
        return Clip(file.getframerate(), _mono(samples, file.getnchannels()))


def _read_aiff(data: bytes) -> Clip:
    chunks = dict(_aiff_chunks(data))
    common = chunks[b"COMM"]
    channels, _, bits, exponent, mantissa = struct.unpack(">hIhHQ", common[:18])
    coding = common[18:22] or b"NONE"
    if bits != 16 or coding not in (b"NONE", b"twos", b"sowt"):
        raise ValueError(f"AIFF with {bits} bits, coded {coding!r}")
    order = "little" if coding == b"sowt" else "big"
    samples = _samples(chunks[b"SSND"][8:], swapped=sys.byteorder != order)
    return Clip(round(math.ldexp(mantissa, exponent - 16383 - 63)), _mono(samples, channels))


def _aiff_chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = 12
    while place + 8 <= len(data):
        name, length = struct.unpack(">4sI", data[place : place + 8])
        yield name, data[place + 8 : place + 8 + length]
        place += 8 + length + length % 2


def _samples(pcm: bytes, swapped: bool) -> "array[int]":
    samples = array("h", pcm[: len(pcm) // 2 * 2])
    if swapped:
        samples.byteswap()
    return samples


def _mono(samples: "array[int]", channels: int) -> bytes:
    if channels == 2:
        pieces = zip(_pieces(samples[::2]), _pieces(samples[1::2]), strict=False)
        samples = _joined(array("h", [(a + b) // 2 for a, b in zip(*pair, strict=False)]) for pair in pieces)
    elif channels != 1:
        raise ValueError(f"{channels} channels")
    return _bytes(samples)


def mono(pcm: bytes, channels: int) -> bytes:
    """One channel of samples as the mixer keeps them."""
    return _mono(_samples(pcm, swapped=False), channels)


def _bytes(samples: "array[int]") -> bytes:
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def tidy(clip: Clip, level: float = LEVEL, shortest: float = SHORTEST, noisy: bool = False) -> Clip:
    """The clip without silence around it, levelled, with soft ends; ValueError when nothing is left.

    A noisy one was recorded in a room. Samples are taken in pieces, since one call over all of them would
    hold up the frames of a game that runs beside it.
    """
    samples = _samples(clip.pcm, swapped=sys.byteorder == "big")
    peak = _peak(samples)
    if peak < FAINTEST:
        raise ValueError("silence")
    floor = max(30, peak // 200, min(4 * _quiet(samples, clip.rate), peak // 20) if noisy else 0)
    samples = _trimmed(samples, clip.rate, floor)
    if len(samples) < shortest * clip.rate:
        raise ValueError("too short")
    loudness = math.sqrt(sum(sum(map(mul, piece, piece)) for piece in _pieces(samples)) / len(samples))
    gain = min(FULL * 10 ** (level / 20) / loudness, LOUDEST / peak)
    samples = _joined(array("h", map(int, map(gain.__mul__, piece))) for piece in _pieces(samples))
    _fade(samples, clip.rate)
    return Clip(clip.rate, _bytes(samples))


def _pieces(samples: "array[int]") -> Iterator["array[int]"]:
    for at in range(0, len(samples), PIECE):
        yield samples[at : at + PIECE]


def _joined(pieces: Iterable["array[int]"]) -> "array[int]":
    return array("h", b"".join(piece.tobytes() for piece in pieces))


def _peak(samples: "array[int]") -> int:
    return max((max(max(piece), -min(piece)) for piece in _pieces(samples)), default=0)


def _quiet(samples: "array[int]", rate: int) -> int:
    """How loud the room is: the loudest of the quietest tenth."""
    block = max(1, rate // 100)
    peaks = sorted(_peak(samples[at : at + block]) for at in range(0, len(samples), block))
    return peaks[len(peaks) // 10]


def _trimmed(samples: "array[int]", rate: int, floor: int) -> "array[int]":
    """From just before the first block above the floor to just after the last."""
    block = max(1, rate // 200)
    starts = range(0, len(samples), block)
    first = next(at for at in starts if _peak(samples[at : at + block]) > floor)
    last = next(at for at in reversed(starts) if _peak(samples[at : at + block]) > floor)
    return samples[max(0, first - round(BEFORE * rate)) : last + block + round(AFTER * rate)]


def _fade(samples: "array[int]", rate: int) -> None:
    rise, fall = round(FADE_IN * rate), round(FADE_OUT * rate)
    for index in range(rise):
        samples[index] = samples[index] * index // rise
    for index in range(fall):
        samples[-1 - index] = samples[-1 - index] * index // fall
