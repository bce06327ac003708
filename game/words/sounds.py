"""Which sound a grapheme spells: the pairs that are taught, and the sounds of a word."""

import csv
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.paths import assets
from game.words.guessing import Place, guess

TRICKY = 1.5  # from this weight on a pair makes its word a tricky one


class Pair(NamedTuple):
    """One grapheme with one of its sounds; the lighter, the more usual; the stage is where it is taught."""

    grapheme: str
    sound: str
    weight: float
    stage: int


class Pairs:
    """All pairs of English spelling that words for children need."""

    def __init__(self, pairs: Iterable[Pair]) -> None:
        self._by_grapheme: dict[str, list[Pair]] = {}
        for pair in pairs:
            self._by_grapheme.setdefault(pair.grapheme, []).append(pair)

    @property
    def labels(self) -> set[str]:
        """Every sound there is."""
        return {pair.sound for pairs in self._by_grapheme.values() for pair in pairs}

    def of(self, grapheme: str) -> list[Pair]:
        """What a grapheme may spell, the usual first."""
        return sorted(self._by_grapheme.get(grapheme, ()), key=lambda pair: pair.weight)

    def find(self, grapheme: str, sound: str) -> Pair | None:
        return next((pair for pair in self.of(grapheme) if pair.sound == sound), None)

    def tricky(self, grapheme: str, sound: str) -> bool:
        """Whether this is a spelling that nobody could guess."""
        pair = self.find(grapheme, sound)
        return pair is not None and pair.weight >= TRICKY

    def sounds(self, word: str, graphemes: tuple[str, ...]) -> tuple[str, ...]:
        """One sound for each grapheme, by rules alone; "" for a sign that is never heard."""
        word, graphemes = word.lower(), tuple(grapheme.lower() for grapheme in graphemes)
        heard: tuple[str, ...] = ()
        for grapheme in graphemes:
            sound = guess(Place(word, graphemes, heard))
            heard += (sound if self.find(grapheme, sound) else self._main(grapheme),)
        return heard

    def _main(self, grapheme: str) -> str:
        """Its usual sound; that of its first letter if nobody teaches it."""
        found = self.of(grapheme) or self.of(grapheme[:1])
        return found[0].sound if found else ""


def read_pairs(path: Path) -> Pairs:
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return Pairs(Pair(row["grapheme"], row["sound"], float(row["weight"]), int(row["stage"])) for row in rows)


@cache
def taught() -> Pairs:
    """The pairs that come with the game."""
    return read_pairs(assets() / "words" / "gpc.csv")
