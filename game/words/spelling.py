"""How a word is spelt: its graphemes, the sound of each, and the letters each of them takes."""

from collections.abc import Sequence
from typing import NamedTuple


class Span(NamedTuple):
    """The letters one grapheme takes: one run, or two parted by others for a split pair."""

    letters: tuple[int, ...]
    split: bool


class Spelling(NamedTuple):
    """A word with its graphemes and, one for each, their sounds by label."""

    word: str
    graphemes: tuple[str, ...]
    sounds: tuple[str, ...]


def is_split(grapheme: str) -> bool:
    """Whether it is a vowel that owes its e, such as a-e."""
    return len(grapheme) == 3 and grapheme[1] == "-"


def spans(word: str, graphemes: Sequence[str]) -> list[Span]:
    """Which letters belong to each grapheme; a split pair takes its vowel and owes an e."""
    found: list[Span] = []
    owed: list[int] = []  # places in `found` that wait for their e
    at = 0
    for grapheme in graphemes:
        if owed and word[at : at + 1] == "e" and not grapheme.startswith("e"):
            at = _pay(found, owed, at)
        if is_split(grapheme):
            found.append(Span((at,), True))
            owed.append(len(found) - 1)
            at += 1
        else:
            found.append(Span(tuple(range(at, at + len(grapheme))), False))
            at += len(grapheme)
    while owed and at < len(word):
        at = _pay(found, owed, at)
    return found


def _pay(found: list[Span], owed: list[int], at: int) -> int:
    """The e at this place belongs to the split pair that waits for it."""
    place = owed.pop()
    found[place] = Span((*found[place].letters, at), True)
    return at + 1


def fits(word: str, graphemes: Sequence[str]) -> bool:
    """Whether the graphemes take every letter of the word, once and in order."""
    taken: list[tuple[int, str]] = []
    for span, grapheme in zip(spans(word, graphemes), graphemes, strict=True):
        letters = grapheme.replace("-", "") if is_split(grapheme) else grapheme
        if len(span.letters) != len(letters):
            return False
        taken += zip(span.letters, letters, strict=True)
    return sorted(taken) == list(enumerate(word))
