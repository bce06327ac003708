"""A folder of pictures as a pack: by its list of words, or by the names of its files."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from game.words.image_heads import ImageError, check_image
from game.words.word_lists import ListError, Row, is_word, read_list, tidy

LIST = "words.csv"
COLUMNS = ("word", "picture 1", "picture 2")
KINDS = (".svg", ".png", ".jpg", ".jpeg", ".webp")
OTHER_KINDS = (".gif", ".bmp", ".tif", ".tiff", ".heic", ".heif", ".avif", ".ico", ".psd")
NUMBERED = re.compile(r"(.+?)[-_ ]?([12]?)")
LONGEST = 14  # letters that can still be read on a card
MOST_NOUNS = 200
Complain = Callable[[str], None]


class Noun(NamedTuple):
    """A thing: its word, two pictures, and how the word is spelt, if the list says so."""

    word: str
    pictures: tuple[Path, Path]  # the same one twice if there is but one
    graphemes: tuple[str, ...] = ()
    sounds: tuple[str, ...] = ()


class PictureFolder:
    """Reads one folder; whatever is wrong with a picture or a word is said, and the rest goes on."""

    def __init__(self, folder: Path, complain: Complain) -> None:
        self.folder = folder
        self.title = folder.name
        self._complain = complain
        self._home = folder.resolve()
        self._files = {_key(path.name): path for path in sorted(folder.iterdir()) if path.is_file()}

    def nouns(self) -> tuple[Noun, ...]:
        """Every word once, in the order of the list or of the names."""
        found: dict[str, Noun] = {}
        for noun in self._listed() if LIST in self._files else self._named():
            if noun.word in found:
                self._say(LIST, f"'{noun.word}' is there twice")
            else:
                found[noun.word] = noun
        return tuple(found.values())[:MOST_NOUNS]

    def _say(self, where: str, what: str) -> None:
        self._complain(f"{self.title}, {where}: {what}.")

    # by its list

    def _listed(self) -> Iterator[Noun]:
        try:
            written = read_list(self._files[LIST], COLUMNS)
        except (ListError, OSError) as error:
            why = str(error) if isinstance(error, ListError) else error.strerror or type(error).__name__
            self._say(LIST, why.rstrip("."))
            yield from self._named()
            return
        self.title = written.facts.get("title") or self.title
        for row in written.rows:
            where = f"{LIST} line {row.line}"
            word = tidy(row.cells.get("word", ""))
            if self._fit(word, where):
                noun = self._noun(word, self._called(word, row, where))
                if noun:
                    spelt = (tuple(row.cells.get(name, "").split()) for name in ("graphemes", "sounds"))
                    yield Noun(*noun[:2], *spelt)

    def _called(self, word: str, row: Row, where: str) -> Iterator[Path]:
        """The files that a line names; those named after its word if it names none."""
        names = [row.cells.get(column, "") for column in COLUMNS[1:]]
        if not any(names):
            own = [path for other, path in self._pictures() if other == word]
            if not own:
                self._say(where, f"'{word}' has no picture")
            yield from own
        for name in filter(None, names):
            kept = [self._files.get(_key(name + kind)) for kind in ("", *KINDS)]
            path = next(filter(None, kept), None)
            if "/" in name or "\\" in name:
                self._say(where, f"'{name}' is not in this folder")
            elif path is None:
                self._say(where, f"there is no picture called '{name}'")
            else:
                yield path

    # by the names of its files

    def _named(self) -> Iterator[Noun]:
        groups: dict[str, list[Path]] = {}
        for word, path in self._pictures():
            groups.setdefault(word, []).append(path)
        for path in self._files.values():
            if path.suffix.lower() in OTHER_KINDS:
                self._say(path.name, "this kind of picture cannot be shown; save it as PNG or JPG")
        for word, paths in groups.items():
            if self._fit(word, paths[0].name):
                noun = self._noun(word, paths)
                if noun:
                    yield noun

    def _pictures(self) -> Iterator[tuple[str, Path]]:
        """Every picture with the word it is named after, the first of a word before its second."""
        found: list[tuple[str, str, Path]] = []
        for path in self._files.values():
            named = NUMBERED.fullmatch(path.stem)
            if named and path.suffix.lower() in KINDS and not path.name.startswith("."):
                found.append((tidy(named[1]), named[2], path))
        yield from ((word, path) for word, _, path in sorted(found))

    # a word and its pictures

    def _fit(self, word: str, where: str) -> bool:
        """Whether a word can stand on a card."""
        if " " in word:
            self._say(where, f"'{word}' is more than one word; join the words with a hyphen")
        elif not word or not is_word(word):
            self._say(where, f"'{word}' is not a word")
        elif len(word) > LONGEST:
            self._say(where, f"'{word}' has more than {LONGEST} letters")
        else:
            return True
        return False

    def _noun(self, word: str, paths: Iterable[Path]) -> Noun | None:
        """None without a picture: why has been said of each one."""
        sound = [path for path in list(paths)[:2] if self._shown(path)]
        return Noun(word, (sound[0], sound[-1])) if sound else None

    def _shown(self, path: Path) -> bool:
        """Whether a file is a picture that may be decoded, and really lies here."""
        try:
            if path.resolve().parent != self._home:
                raise ImageError("does not lie in this folder")
            check_image(path)
        except ImageError as error:
            self._say(path.name, f"this picture {error}")
            return False
        return True


def _key(name: str) -> str:
    """File names are the same whatever their capitals and however accents are kept."""
    return unicodedata.normalize("NFC", name).lower()
