"""Lists that teachers write, whatever program saved them: their words, line by line."""

import csv
import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

MOST_BYTES = 1_000_000
DELIMITERS = ",;\t"
LATIN = 0x250  # letters from here on are not in the reading font


class ListError(ValueError):
    """One plain sentence about a list that cannot be read."""


class Row(NamedTuple):
    line: int
    cells: dict[str, str]  # by the name of the column, in small letters


class WordList(NamedTuple):
    facts: dict[str, str]  # the `# key: value` lines
    rows: tuple[Row, ...]


def read_list(path: Path, columns: Sequence[str]) -> WordList:
    """The list in this file; without a first line that names the columns they are taken to be these."""
    lines = [(nth, line.strip()) for nth, line in enumerate(read_text(path).splitlines(), 1)]
    told = [line.strip('"' + DELIMITERS) for _, line in lines if line.lstrip('"').startswith("#")]
    written = [(nth, line) for nth, line in lines if line and not line.lstrip('"').startswith("#")]
    table = _split(written)
    names = tuple(columns)
    if table and columns[0] in (cell.lower() for cell in table[0][1]):
        names = tuple(cell.lower() for cell in table.pop(0)[1])
    rows = (Row(nth, dict(zip(names, cells, strict=False))) for nth, cells in table)
    return WordList(dict(_facts(told)), tuple(rows))


def read_text(path: Path) -> str:
    """As UTF-8 or UTF-16 if it is that, else as Windows writes."""
    if path.stat().st_size > MOST_BYTES:
        raise ListError("This list is too long.")
    data = path.read_bytes()
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = data.decode("utf-16", errors="replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", errors="replace")
    if "\0" in text:
        raise ListError("This list is not text.")
    return text


def _split(lines: Sequence[tuple[int, str]]) -> list[tuple[int, list[str]]]:
    """The cells of each line; what divides them is the sign that is there most often."""
    delimiter = max(DELIMITERS, key=lambda sign: sum(line.count(sign) for _, line in lines))
    try:
        rows = [(nth, next(csv.reader([line], delimiter=delimiter))) for nth, line in lines]
    except csv.Error as error:
        raise ListError("This list cannot be read.") from error
    return [(nth, [cell.strip() for cell in cells]) for nth, cells in rows]


def _facts(lines: Iterable[str]) -> Iterable[tuple[str, str]]:
    for line in lines:
        key, colon, value = line.lstrip("# ").partition(":")
        if colon:
            yield key.strip().lower(), value.strip()


def tidy(word: str) -> str:
    """A word as it is printed: small letters, plain apostrophes, accents as one sign each."""
    return unicodedata.normalize("NFC", word).replace("\u2019", "'").replace("\xa0", " ").strip().lower()


def is_word(word: str) -> bool:
    """Letters that can be printed; an apostrophe or a hyphen may stand between them."""
    letters = word.replace("'", "").replace("-", "")
    fair = letters.isalpha() and all(ord(letter) < LATIN for letter in letters)
    return fair and word[0].isalpha() and word[-1].isalpha()
