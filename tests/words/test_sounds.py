"""The sounds of words: the column of the shipped packs, and the rules for words without one."""

import csv
from pathlib import Path
from random import Random

import pytest

from game.words.packs import Pack, shipped
from game.words.sounds import read_pairs, taught

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PACKS = shipped(ASSETS / "packs")
PAIRS = taught()
EVERY_PACK = pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
WEAK = {("e", "i"), *((vowel, "uh") for vowel in "aeiou")}  # taught with their letter
WEAK_STAGE = 6
BAR = 0.92
VOWELS = "a e i o u uu ai ee igh oa oo yoo ar or ur ow oi ear air ure yoor uh ul"
CONSONANTS = "b k d f g h j l m n ng p r s t v w y z sh zh ch th dh ks gz kw"


def untaught(pack: Pack) -> list[str]:
    """The pairs of a pack's words that are not in the list at its stage, weak vowels aside."""
    found = []
    for word in pack.words:
        for grapheme, sound in zip(word.graphemes, word.sounds, strict=True):
            pair = PAIRS.find(grapheme, sound)
            weak = pack.stage >= WEAK_STAGE and (grapheme, sound) in WEAK
            if pair is None or (pair.stage > pack.stage and not weak):
                found.append(f"{word.word}: {grapheme} = {sound}")
    return found


@EVERY_PACK
def test_as_many_sounds_as_graphemes(pack: Pack) -> None:
    assert [word.word for word in pack.words if len(word.sounds) != len(word.graphemes)] == []


@EVERY_PACK
def test_every_pair_is_taught_by_then(pack: Pack) -> None:
    assert untaught(pack) == []


def test_a_planted_pair_is_found() -> None:
    pack = PACKS["1-cvc"]
    wrong = (("a", "ai"), ("c", "s"), ("c", "nonsense"))
    for grapheme, sound in wrong:
        word = pack.find("cat")
        assert word is not None
        sounds = tuple(sound if each == grapheme else each for each in word.graphemes)
        assert untaught(pack._replace(words=(word._replace(sounds=sounds),))) != []


def test_the_rules_alone_agree_with_the_packs(capsys: pytest.CaptureFixture[str]) -> None:
    words = [word for pack in PACKS.values() for word in pack.words]
    wrong = [word.word for word in words if PAIRS.sounds(word.word, word.graphemes) != word.sounds]
    share = 1 - len(wrong) / len(words)
    with capsys.disabled():
        print(f" rules right in {share:.1%} of {len(words)} words, not in {' '.join(wrong)}", end="")
    assert share >= BAR


@pytest.mark.parametrize(
    "line",
    [
        "s p l a sh = s p l a sh",
        "th e m = dh e m",
        "m o th er = m o dh uh",
        "th or n = th or n",
        "b oo k = b uu k",
        "m oo n = m oo n",
        "w oo d = w uu d",
        "d o g s = d o g z",
        "c a t s = k a t s",
        "b ee s = b ee z",
        "b u s = b u s",
        "h i s = h i z",
        "n o-e s = n oa z",
        "c a-e s = k ai s",
        "p i n k = p i ng k",
        "p i n ch = p i n ch",
        "f l y = f l igh",
        "h a pp y = h a p ee",
        "g y m = j i m",
        "y e s = y e s",
        "p a-e g = p ai j",
        "g e t = g e t",
        "c i t y = s i t ee",
        "r u-e l = r oo l",
        "c u-e b = k yoo b",
        "h er = h ur",
        "l e tt er = l e t uh",
        "l e tt er s = l e t uh z",
        "s n ow = s n oa",
        "c ow = k ow",
        "c ow s = k ow z",
        "b r ow n = b r ow n",
        "w a n t = w o n t",
        "b a ll = b or l",
        "c o l d = k oa l d",
        "f i n d = f igh n d",
        "h e = h ee",
        "g o = g oa",
        "w or k = w ur k",
        "w ar m = w or m",
        "k i ck ed = k i k t",
        "r ai n ed = r ai n d",
        "h or se = h or s",
        "t ea se = t ee z",
        "e x a m = e gz a m",
        "b o x = b o ks",
        "f u t ure = f u ch uh",
        "p u sh = p uu sh",
        "wh e n = w e n",
        "l i tt le = l i t ul",
    ],
)
def test_rules(line: str) -> None:
    graphemes, sounds = (tuple(side.split()) for side in line.split(" = "))
    word = spelt(graphemes)
    assert PAIRS.sounds(word, graphemes) == sounds


def spelt(graphemes: tuple[str, ...]) -> str:
    letters, owed = "", ""
    for grapheme in graphemes:
        if "-" in grapheme:
            letters, owed = letters + grapheme[0], "e"
        else:
            letters, owed = letters + grapheme + owed, ""
    return letters


def test_any_letters_have_sounds() -> None:
    rng = Random(1)
    for _ in range(3000):
        word = "".join(rng.choice("abcdefghijklmnopqrstuvwxyz'-é") for _ in range(rng.randint(1, 20)))
        assert len(PAIRS.sounds(word, tuple(word))) == len(word)


def test_capitals_and_unknown_graphemes() -> None:
    assert PAIRS.sounds("I", ("I",)) == ("i",)
    assert PAIRS.sounds("bzzt", ("b", "zzt")) == ("b", "z")
    assert PAIRS.sounds("o'k", ("o", "'", "k")) == ("o", "", "k")


def test_tricky_pairs() -> None:
    assert PAIRS.tricky("o-e", "u")
    assert PAIRS.tricky("a", "e")
    assert not PAIRS.tricky("a", "a")
    assert not PAIRS.tricky("a", "nonsense")


def test_the_list_is_whole() -> None:
    labels = {*VOWELS.split(), *CONSONANTS.split()}
    with (ASSETS / "words" / "gpc.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["sound"] for row in rows} <= labels
    assert len({(row["grapheme"], row["sound"]) for row in rows}) == len(rows)
    assert PAIRS.labels <= labels


def test_another_list(tmp_path: Path) -> None:
    path = tmp_path / "pairs.csv"
    path.write_text("grapheme,sound,weight,phase,stage,example\na,ai,1,5,9,acorn\na,a,0,2,1,cat\n")
    pairs = read_pairs(path)
    assert [pair.sound for pair in pairs.of("a")] == ["a", "ai"]
    assert pairs.sounds("b", ("b",)) == ("",)
