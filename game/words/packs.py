"""Word packs: reading them from disk, and laying their words on the sixty-six word cards."""

import csv
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

from game.words.sounds import taught
from game.words.spelling import Spelling, fits

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
NUMBERS = range(1, 12)
COLUMNS = ("set", "number", "word", "graphemes")


class PackError(ValueError):
    """One plain sentence about a pack that cannot be used, with its line where there is one."""


class Word(NamedTuple):
    """A word, the card it belongs on, the graphemes that spell it and their sounds, if the pack has them."""

    word: str
    colour: str
    number: int
    graphemes: tuple[str, ...]
    sounds: tuple[str, ...] = ()


class Pack(NamedTuple):
    key: str
    title: str
    stage: int
    words: tuple[Word, ...]

    def sample(self) -> tuple[str, ...]:
        """Four words that show what the pack is like: the middle of four sets."""
        return tuple(word.word for word in self.words if word.number == 6)[:4]

    def find(self, word: str) -> Word | None:
        return next((entry for entry in self.words if entry.word == word), None)


class Entry(Protocol):
    """A word of any pack, as far as its spelling goes."""

    @property
    def graphemes(self) -> tuple[str, ...]: ...
    @property
    def sounds(self) -> tuple[str, ...]: ...


class Speller(Protocol):
    """A pack of words or of pictures."""

    def find(self, word: str) -> Entry | None: ...


def spell(packs: Iterable[Speller], word: str) -> Spelling:
    """As the first pack that has the word spells it; letter by letter and by the rules if none does."""
    graphemes, sounds = tuple(word), tuple[str, ...]()
    for pack in packs:
        entry = pack.find(word)
        if entry is not None and fits(word, entry.graphemes):
            graphemes, sounds = entry.graphemes, entry.sounds
            break
    if len(sounds) != len(graphemes) or not set(sounds) <= taught().labels:
        sounds = taught().sounds(word, graphemes)
    return Spelling(word, graphemes, sounds)


def shipped(folder: Path, complain: Callable[[str], None] = print) -> dict[str, Pack]:
    """All packs of a folder by their key, in the order of their names; a bad one is said and left out."""
    found: dict[str, Pack] = {}
    for path in sorted(folder.glob("*.csv")):
        try:
            found[path.stem] = read_pack(path)
        except (OSError, UnicodeDecodeError) as error:
            complain(f"{path.name} cannot be read: {error}.")
        except PackError as error:
            complain(str(error))
    return found


def read_pack(path: Path) -> Pack:
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    facts = dict(_facts(lines))
    rows = [(nth, line) for nth, line in enumerate(lines, 1) if line.strip() and not line.startswith("#")]
    table = csv.DictReader((line for _, line in rows), restval="")
    if not set(COLUMNS) <= set(table.fieldnames or ()):
        raise PackError(f"{path.name}: the first line must name the columns {', '.join(COLUMNS)}.")
    words = tuple(_word(path.name, number, row) for (number, _), row in zip(rows[1:], table, strict=True))
    _check_places(path.name, words)
    return Pack(path.stem, facts.get("title", path.stem), _stage(facts), words)


def _facts(lines: Iterable[str]) -> Iterable[tuple[str, str]]:
    """The `# key: value` lines."""
    for line in lines:
        key, colon, value = line.lstrip("# ").partition(":")
        if line.startswith("#") and colon:
            yield key.strip().lower(), value.strip()


def _stage(facts: Mapping[str, str]) -> int:
    stage = facts.get("stage", "")
    return int(stage) if stage.isdecimal() else 0


def _word(name: str, line: int, row: dict[str, str]) -> Word:
    word, colour = row["word"].strip(), row["set"].strip()
    graphemes = tuple(row["graphemes"].split())
    if colour not in COLOURS:
        raise PackError(f"{name}, line {line}: there is no set called '{colour}'.")
    if not row["number"].isdecimal() or int(row["number"]) not in NUMBERS:
        raise PackError(f"{name}, line {line}: '{row['number']}' is not a number from 1 to 11.")
    if not word.replace("'", "").replace("-", "").isalpha():
        raise PackError(f"{name}, line {line}: '{word}' is not a word.")
    return Word(word, colour, int(row["number"]), graphemes, tuple(row.get("sounds", "").split()))


def _check_places(name: str, words: tuple[Word, ...]) -> None:
    places = {(word.colour, word.number) for word in words}
    if len(words) != len(COLOURS) * len(NUMBERS) or len(places) != len(words):
        raise PackError(f"{name}: a pack needs a word for each of 6 sets and 11 numbers, not {len(words)}.")
