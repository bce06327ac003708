"""The fifty single sounds a grapheme can stand for, and what a clip of each must be like."""

from typing import NamedTuple

LOUDEST = -3.0
LEAST_SILENCE, MOST_SILENCE = 0.005, 0.020


class Group(NamedTuple):
    """Sounds that are made alike: seconds, mean level in dB below full scale, share of it that is voiced."""

    name: str
    labels: tuple[str, ...]
    shortest: float
    longest: float
    level: float
    tolerance: float
    least_voiced: float = 0.0
    most_voiced: float = 1.0
    steady: bool = False


GROUPS = (
    Group("short vowel", ("a", "e", "i", "o", "u", "uu", "uh", "ul"), 0.25, 0.40, -20, 1, least_voiced=0.6),
    Group(
        "long vowel",
        ("ai", "ee", "igh", "oa", "oo", "yoo", "ar", "or", "ur", "ow", "oi", "ear", "air", "ure", "yoor"),
        0.35,
        0.60,
        -20,
        1,
        least_voiced=0.6,
    ),
    Group(
        "hum",
        ("m", "n", "ng", "l", "v", "z", "zh", "dh", "r"),
        0.25,
        0.60,
        -20,
        2,
        least_voiced=0.5,
        steady=True,
    ),
    Group("hiss", ("f", "s", "sh", "th", "h"), 0.18, 0.50, -25, 2, most_voiced=0.2),
    Group("voiceless stop", ("p", "t", "k", "ch"), 0.04, 0.15, -23.5, 1.5, most_voiced=0.1),
    Group("voiced stop", ("b", "d", "g", "j"), 0.06, 0.13, -20, 1.5),
    Group("glide", ("w", "y"), 0.12, 0.25, -20, 1.5, least_voiced=0.5),
    Group("voiceless pair", ("ks",), 0.15, 0.35, -23.5, 1.5, most_voiced=0.1),
    Group("voiced pair", ("gz", "kw"), 0.12, 0.35, -20, 1.5),
)
GROUP_OF = {label: group for group in GROUPS for label in group.labels}
LABELS = tuple(GROUP_OF)


def level(label: str) -> float:
    """The mean level in dB below full scale that makes this sound as loud as the others."""
    return GROUP_OF[label].level


def shortest(label: str) -> float:
    """The fewest seconds in which this sound can be heard."""
    return GROUP_OF[label].shortest
