"""What is being said, piece by piece, and how long each piece takes when nobody can hear it."""

import re
from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

SOUND_STEP = 0.6
BEFORE_WORD = 0.5
LONGEST_TEXT = 60
SPEAKABLE = re.compile(r"[a-zA-Z0-9' -]+")
BREAKS = re.compile(r"(?<=[.!?;:,…])\s+|\n+")
NOISE = re.compile(r"[.!?;:,…\"“”()]")
# Two sounds share one spelling; children know only the spelling.
SHOWN = {"dh": "th"}


class Part(NamedTuple):
    """One word, one sound or one rest."""

    caption: str
    seconds: float
    text: str = ""
    label: str = ""
    lit: int | None = None


def caption_seconds(text: str) -> float:
    """How long a caption stands when it is all there is."""
    return max(1.0, 0.5 + 0.08 * len(text))


def engine_text(words: str) -> str:
    """The words as an engine may have them, or "" when they can only be shown."""
    plain = " ".join(NOISE.sub("", words.replace("’", "'")).split())
    if len(plain) > LONGEST_TEXT or not SPEAKABLE.fullmatch(plain) or not any(map(str.isalnum, plain)):
        return ""
    return " ".join(word if word == "I" else word.lower() for word in plain.split())


def saying(words: str, say_as: str = "") -> list[Part]:
    """A word is one part; a long text becomes one part for each phrase."""
    if say_as or len(words) <= LONGEST_TEXT:
        return [Part(words, caption_seconds(words), engine_text(say_as or words))]
    return [Part(phrase, caption_seconds(phrase), engine_text(phrase)) for phrase in phrases(words)]


def phrases(words: str) -> Iterable[str]:
    """The text cut at its stops, and at spaces where that is still too long."""
    for phrase in BREAKS.split(words):
        line = ""
        for word in phrase.split():
            if line and len(line) + len(word) >= LONGEST_TEXT:
                yield line
                line = ""
            line = f"{line} {word}".lstrip()
        if line:
            yield line


def sounding(label: str, lit: int | None = None) -> Part:
    return Part(SHOWN.get(label, label), SOUND_STEP, label=label, lit=lit)


def sounding_out(labels: Sequence[str], word: str = "") -> list[Part]:
    """The sounds in time, then a rest and the word if there is one."""
    run = [sounding(label, lit) for lit, label in enumerate(labels)]
    return [*run, Part("", BEFORE_WORD), *saying(word)] if word else run


class Script:
    """The parts still to be said; the first of them is being said now."""

    def __init__(self) -> None:
        self._parts: deque[Part] = deque()
        self.elapsed = 0.0

    @property
    def now(self) -> Part | None:
        return self._parts[0] if self._parts else None

    @property
    def parts(self) -> Iterable[Part]:
        return self._parts

    @property
    def caption(self) -> str:
        return self._parts[0].caption if self._parts else ""

    @property
    def lit(self) -> int | None:
        return self._parts[0].lit if self._parts else None

    def begin(self, parts: Iterable[Part]) -> None:
        self._parts = deque(parts)
        self.elapsed = 0.0

    def next(self, over: float = 0.0) -> None:
        """Go on; time that was over counts for the next part, so that sounds keep step."""
        self._parts.popleft()
        self.elapsed = over
