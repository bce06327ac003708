"""Picture packs: things with a word and two pictures each; ours, and the folders a teacher makes."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.paths import assets
from game.words.packs import Pack
from game.words.picture_folders import Complain, Noun, PictureFolder

OURS = "pictures"
FEWEST, FEWEST_FOR_MANY = 12, 16  # things in a match of up to four players, and of more
MOST_PACKS, MOST_PROBLEMS = 50, 50


class PicturePack(NamedTuple):
    key: str
    title: str
    nouns: tuple[Noun, ...]
    spare: tuple[Noun, ...] = ()  # things of ours that join in if a pack has too few

    def sample(self) -> tuple[Noun, ...]:
        """Four things that show what the pack is like."""
        return self.nouns[:: max(1, len(self.nouns) // 4)][:4]

    def find(self, word: str) -> Noun | None:
        return next((noun for noun in self.nouns if noun.word == word), None)


AnyPack = Pack | PicturePack


class Album:
    """All picture packs; folders are looked into when somebody first asks, and again on request."""

    def __init__(self, own: Path | None = None, chosen: str = "") -> None:
        self.own = own  # a teacher's folder with a folder for each pack
        self.chosen = chosen  # the pack whose pictures win where two packs have one word
        self._packs: dict[str, PicturePack] = {}
        self._problems: list[str] = []

    @property
    def packs(self) -> dict[str, PicturePack]:
        """By their keys, ours first."""
        if not self._packs:
            self.refresh()
        return self._packs

    @property
    def problems(self) -> tuple[str, ...]:
        """What is wrong with the packs, a sentence each."""
        return tuple(self._problems) if self.packs else ()

    @property
    def found(self) -> int:
        """How many packs are a teacher's own."""
        return len(self.packs) - 1

    def refresh(self) -> None:
        """Look again."""
        self._problems = []
        ours = read_pictures(assets() / "nouns", OURS, self.report)
        own = own_packs(self.own, self.report) if self.own is not None else ()
        self._packs = {OURS: ours} | {pack.key: filled(pack, ours, self.report) for pack in own}

    def pack(self, key: str) -> PicturePack:
        """The pack of this key; ours if it is gone."""
        return self.packs.get(key, self.packs[OURS])

    def picture(self, word: str, nth: int) -> Path | None:
        """The first or the second picture of a word, from the chosen pack if it has one."""
        for pack in (self.pack(self.chosen), *self.packs.values()):
            noun = pack.find(word)
            if noun is not None:
                return noun.pictures[nth - 1]
        return None

    def report(self, sentence: str) -> None:
        """Keep what is wrong, once."""
        if sentence not in self._problems and len(self._problems) < MOST_PROBLEMS:
            self._problems.append(sentence)


def read_pictures(folder: Path, key: str, complain: Complain) -> PicturePack:
    read = PictureFolder(folder, complain)
    nouns = read.nouns()
    return PicturePack(key, read.title, nouns)


def own_packs(folder: Path, complain: Complain) -> Iterator[PicturePack]:
    """The packs of a teacher; a folder that cannot be used is said and left out."""
    try:
        inside = [path for path in folder.iterdir() if path.is_dir() and not path.name.startswith(".")]
    except FileNotFoundError:
        return
    except OSError as error:
        complain(f"{folder} cannot be read ({error.strerror or type(error).__name__}).")
        return
    for path in sorted(inside)[:MOST_PACKS]:
        try:
            pack = read_pictures(path, f"own/{path.name}", complain)
        except OSError as error:
            complain(f"{path.name} cannot be read ({error.strerror or type(error).__name__}).")
            continue
        if pack.nouns:
            yield pack
        else:
            complain(f"{path.name} has no pictures with words.")


def filled(pack: PicturePack, ours: PicturePack, complain: Complain) -> PicturePack:
    """A pack with too few things borrows some of ours, and says so."""
    have = {noun.word for noun in pack.nouns}
    if len(have) < FEWEST:
        complain(f"{pack.title} has {len(have)} of the {FEWEST} things a match needs; ours join in.")
    elif len(have) < FEWEST_FOR_MANY:
        needed = f"{FEWEST_FOR_MANY} things five or six players need"
        complain(f"{pack.title} has {len(have)} of the {needed}; ours join in.")
    return pack._replace(spare=tuple(noun for noun in ours.nouns if noun.word not in have))
