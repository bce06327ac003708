"""Samples: trimmed, levelled and read from what each system's engine writes."""

import math
import struct
import sys
from array import array

import pytest

from game.sound.pcm import Clip, complete, read, tidy, wav

RATE = 22050


def hum(seconds: float, peak: int, silence: float = 0.0) -> "array[int]":
    quiet = [0] * round(silence * RATE)
    sound = [round(peak * math.sin(i * 0.1)) for i in range(round(seconds * RATE))]
    return array("h", [*quiet, *sound, *quiet])


def clip_of(samples: "array[int]") -> Clip:
    return Clip(RATE, samples.tobytes())


@pytest.mark.parametrize("peak", [900, 9000, 32000])
def test_tidy_trims_and_levels(peak: int) -> None:
    clip = tidy(clip_of(hum(0.5, peak, silence=0.3)))
    samples = array("h", clip.pcm)
    assert clip.seconds == pytest.approx(0.535, abs=0.012)
    assert math.sqrt(sum(s * s for s in samples) / len(samples)) == pytest.approx(3277, rel=0.03)
    assert samples[0] == samples[-1] == 0


def test_tidy_never_lets_a_peak_clip() -> None:
    spike = hum(0.5, 600)
    spike[5000] = 20000
    assert max(array("h", tidy(clip_of(spike)).pcm)) <= 23198


STUMPS = [hum(0.5, 400), hum(0.05, 9000), array("h"), hum(0.05, 9000, silence=1.0)]


@pytest.mark.parametrize("samples", STUMPS)
def test_silence_and_stumps_are_refused(samples: "array[int]") -> None:
    with pytest.raises(ValueError, match=r"silence|short"):
        tidy(clip_of(samples))


def test_a_wav_reads_back() -> None:
    clip = clip_of(hum(0.2, 5000))
    assert read(wav(clip)) == clip


def aiff(samples: "array[int]", coding: bytes, channels: int = 1) -> bytes:
    swapped = array("h", samples)
    if (coding == b"sowt") != (sys.byteorder == "little"):
        swapped.byteswap()
    rate = struct.pack(">HQ", 16383 + 14, RATE << 49)
    common = struct.pack(">hIh", channels, len(samples) // channels, 16) + rate
    common += coding + b"\x00\x00" if coding else b""
    sound = bytes(8) + swapped.tobytes()
    body = (b"AIFC" if coding else b"AIFF") + b"COMM" + struct.pack(">I", len(common)) + common
    body += b"SSND" + struct.pack(">I", len(sound)) + sound
    return b"FORM" + struct.pack(">I", len(body)) + body


@pytest.mark.parametrize("coding", [b"", b"NONE", b"twos", b"sowt"])
def test_aiff_of_every_kind_reads(coding: bytes) -> None:
    samples = hum(0.2, 5000)
    assert read(aiff(samples, coding)) == clip_of(samples)


def test_two_channels_become_one() -> None:
    both = array("h", [value for pair in ((100, 300), (-50, -150)) for value in pair])
    assert read(aiff(both, b"sowt", channels=2)) == clip_of(array("h", [200, -100]))


OTHER = [b"", b"nothing at all", b"RIFF....", aiff(hum(0.1, 900), b"ulaw"), b"FORM" * 9]


@pytest.mark.parametrize("data", OTHER)
def test_other_data_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"not a sound file|AIFF with"):
        read(data)


def test_a_file_is_complete_when_its_header_says_so() -> None:
    for data in (wav(clip_of(hum(0.1, 900))), aiff(hum(0.1, 900), b"sowt")):
        assert complete(data)
        assert not complete(data[:-2])
    assert not complete(b"")
