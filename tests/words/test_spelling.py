"""Which letters each grapheme of a word takes."""

from pathlib import Path

import pytest

from game.words.packs import Pack, Word, shipped, spell
from game.words.spelling import Span, fits, spans

PACKS = shipped(Path(__file__).resolve().parents[2] / "assets" / "packs")


@pytest.mark.parametrize(
    ("word", "graphemes", "letters"),
    [
        ("ship", "sh i p", [(0, 1), (2,), (3,)]),
        ("cake", "c a-e k", [(0,), (1, 3), (2,)]),
        ("makes", "m a-e k s", [(0,), (1, 3), (2,), (4,)]),
        ("ice", "i-e c", [(0, 2), (1,)]),
        ("homework", "h o-e m w or k", [(0,), (1, 3), (2,), (4,), (5, 6), (7,)]),
        ("taste", "t a-e s t", [(0,), (1, 4), (2,), (3,)]),
        ("complete", "c o m p l e-e t", [(0,), (1,), (2,), (3,), (4,), (5, 7), (6,)]),
        ("birthday", "b ir th d ay", [(0,), (1, 2), (3, 4), (5,), (6, 7)]),
    ],
)
def test_spans(word: str, graphemes: str, letters: list[tuple[int, ...]]) -> None:
    found = spans(word, graphemes.split())
    assert [span.letters for span in found] == letters
    assert [span.split for span in found] == ["-" in grapheme for grapheme in graphemes.split()]
    assert fits(word, graphemes.split())


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_every_shipped_word_is_taken_letter_by_letter(pack: Pack) -> None:
    assert [word.word for word in pack.words if not fits(word.word, word.graphemes)] == []


@pytest.mark.parametrize(
    ("word", "graphemes"),
    [
        ("ship", "sh i"),
        ("ship", "s i h p"),
        ("mak", "m a-e k"),
        ("cat", "c a t s"),
        ("cat", ""),
        ("cat", "-"),
    ],
)
def test_graphemes_that_do_not_spell_the_word(word: str, graphemes: str) -> None:
    assert not fits(word, graphemes.split())


def test_a_split_pair_without_its_e_takes_one_letter() -> None:
    assert spans("mak", ("m", "a-e", "k"))[1] == Span((1,), True)


def pack_with(word: Word) -> Pack:
    return Pack("mine", "mine", 0, (word,))


def test_the_first_pack_that_has_the_word_spells_it() -> None:
    assert spell(PACKS.values(), "think")[1:] == (("th", "i", "n", "k"), ("th", "i", "ng", "k"))
    assert spell(PACKS.values(), "cake")[1:] == (("c", "a-e", "k"), ("k", "ai", "k"))


def test_without_sounds_the_rules_find_them() -> None:
    pack = pack_with(Word("ring", "red", 1, ("r", "i", "ng")))
    assert spell([pack], "ring").sounds == ("r", "i", "ng")


@pytest.mark.parametrize("sounds", [("r", "i"), ("r", "i", "nonsense")])
def test_sounds_that_cannot_be_right_are_found_anew(sounds: tuple[str, ...]) -> None:
    pack = pack_with(Word("ring", "red", 1, ("r", "i", "ng"), sounds))
    assert spell([pack], "ring").sounds == ("r", "i", "ng")


def test_a_word_that_nobody_spelt_goes_letter_by_letter() -> None:
    for packs in (
        [],
        [pack_with(Word("zebra", "red", 1, ("z", "b")))],
        [pack_with(Word("zebra", "red", 1, ()))],
    ):
        assert spell(packs, "zebra")[:2] == ("zebra", tuple("zebra"))
    assert spell([], "I'm").sounds == ("i", "", "m")
