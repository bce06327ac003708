"""How each of the fifty single sounds is made from what espeak-ng says."""

from typing import NamedTuple, Protocol

from game.sound.phonemes import GROUP_OF, level
from sounds.shaping import Samples, evened, faded, filtered, levelled, mirrored, padded, stretched, trimmed

RATE = 22050


class Speaker(Protocol):
    def say(self, phonemes: str, words_a_minute: int) -> Samples: ...


class Recipe(NamedTuple):
    """What to say how fast, which part of it to keep, how long to make it, how to end it (seconds)"""

    phonemes: str
    words_a_minute: int
    start: float = 0.0
    end: float | None = None
    seconds: float | None = None
    fall: float = 0.010
    even: bool = False
    edge: float = 1.0


RECIPES = {
    "m": Recipe("m-", 100, fall=0.03),
    "n": Recipe("n-", 100, fall=0.03),
    # its first third still sounds like another nasal
    "ng": Recipe("N-", 100, start=0.14, seconds=0.36, fall=0.03),
    "l": Recipe("l-", 100, fall=0.03, even=True),
    "f": Recipe("f:", 100, seconds=0.40, fall=0.04, even=True),
    "s": Recipe("s:", 100, seconds=0.40, fall=0.04, even=True),
    "sh": Recipe("S:", 100, seconds=0.40, fall=0.04, even=True),
    "th": Recipe("T", 80, seconds=0.35, fall=0.04, even=True),
    "h": Recipe("h", 80, seconds=0.22, fall=0.04, even=True),
    "v": Recipe("vvv", 130, seconds=0.35, fall=0.03, even=True, edge=2.0),
    "z": Recipe("zzz", 130, seconds=0.38, fall=0.03, even=True),
    "zh": Recipe("ZZZ", 130, seconds=0.38, fall=0.03, even=True),
    "dh": Recipe("DDD", 130, seconds=0.35, fall=0.03, even=True, edge=2.0),
    "p": Recipe("p", 100),
    "t": Recipe("t", 100),
    "k": Recipe("k", 100),
    "ch": Recipe("tS", 100),
    "b": Recipe("b@-", 100, end=0.085, fall=0.03),
    "d": Recipe("d@-", 100, end=0.075, fall=0.03),
    "g": Recipe("g@-", 100, end=0.085, fall=0.03),
    "j": Recipe("dZ@-", 100, end=0.105, fall=0.03),
    "r": Recipe("r3:", 100, end=0.15, seconds=0.30, fall=0.03),
    "w": Recipe("w-", 100, seconds=0.18, fall=0.03),
    "y": Recipe("j-", 100, seconds=0.16, fall=0.03),
    "ks": Recipe("ks", 100, fall=0.03),
    "gz": Recipe("gz", 100, fall=0.03),
    "kw": Recipe("kw@-", 100, end=0.20, fall=0.03),
}
VOWELS = {
    "a": "a",
    "e": "E",
    "i": "I",
    "o": "0",
    "u": "V",
    "uu": "U",
    "ai": "eI",
    "ee": "i:",
    "igh": "aI",
    "oa": "oU",
    "oo": "u:",
    "yoo": "ju:",
    "ar": "A:",
    "or": "O:",
    "ur": "3:",
    "ow": "aU",
    "oi": "OI",
    "ear": "i@",
    "air": "e@",
    "ure": "U@",
    "yoor": "jU@",
    "uh": "@",
    "ul": "@L",
}
RECIPES |= {label: Recipe(phonemes, 110, fall=0.02) for label, phonemes in VOWELS.items()}


def make_sound(speaker: Speaker, label: str) -> Samples:
    """Trimmed, stretched where the recipe asks for it, with soft ends, level with the others."""
    recipe = RECIPES[label]
    said = speaker.say(recipe.phonemes, recipe.words_a_minute)
    samples = trimmed(filtered(said, RATE, rumble_below(label), recipe.edge))
    end = len(samples) if recipe.end is None else round(recipe.end * RATE)
    return finished(shaped(samples[round(recipe.start * RATE) : end], label), RATE, label, recipe.fall)


def rumble_below(label: str) -> float:
    """Voices start higher than anything in a stop or a hiss that is not a thump."""
    return 150 if GROUP_OF[label].most_voiced < 1 else 75


def shaped(samples: Samples, label: str) -> Samples:
    recipe = RECIPES[label]
    if recipe.even:
        samples = evened(samples, RATE)
    if recipe.seconds is None:
        return samples
    lengthen = mirrored if GROUP_OF[label].name == "hiss" else stretched
    return lengthen(samples, RATE, recipe.seconds)


def finished(samples: Samples, rate: int, label: str, fall: float) -> Samples:
    """With soft ends, at its level and with a breath of silence at either end."""
    rise = 0.001 if "stop" in GROUP_OF[label].name else 0.005
    soft = trimmed(faded(samples, rate, rise, fall))
    return padded(levelled(soft, level(label)), rate)
