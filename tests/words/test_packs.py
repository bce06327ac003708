"""Word packs: the eight that come with the game, and files that are no packs."""

from pathlib import Path

import pytest

from game.words.packs import COLOURS, NUMBERS, Pack, PackError, Word, read_pack, shipped

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "packs"
PACKS = shipped(FOLDER)
EVERY_PACK = pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
SPLIT = {"a-e", "e-e", "i-e", "o-e", "u-e"}


def spell(graphemes: tuple[str, ...]) -> str:
    """The letters in their order; the second half of a split digraph comes after the next sound."""
    letters, waiting = "", ""
    for grapheme in graphemes:
        if grapheme in SPLIT:
            assert not waiting
            letters, waiting = letters + grapheme[0], grapheme[-1]
        else:
            letters, waiting = letters + grapheme + waiting, ""
    return letters + waiting


def write(folder: Path, *rows: str, head: str = "set,number,word,graphemes") -> Path:
    path = folder / "mine.csv"
    path.write_text("\n".join((head, *rows)), encoding="utf-8")
    return path


def all_rows() -> list[str]:
    return [f"{colour},{number},cat,c a t" for colour in COLOURS for number in NUMBERS]


def test_spelling_with_split_digraphs() -> None:
    assert spell(("c", "a-e", "k")) == "cake"
    assert spell(("s", "t", "r", "i-e", "p", "s")) == "stripes"
    assert spell(("sh", "i", "p")) == "ship"


def test_there_are_eight_packs_in_the_order_of_their_stages() -> None:
    assert [pack.stage for pack in PACKS.values()] == list(range(1, 9))
    assert len({pack.title for pack in PACKS.values()}) == 8
    assert all(key == pack.key for key, pack in PACKS.items())


@EVERY_PACK
def test_sixty_six_different_words_six_sets_of_eleven(pack: Pack) -> None:
    assert len(pack.words) == 66
    assert len({word.word for word in pack.words}) == 66
    places = {(word.colour, word.number) for word in pack.words}
    assert places == {(colour, number) for colour in COLOURS for number in NUMBERS}


@EVERY_PACK
def test_the_graphemes_spell_the_word(pack: Pack) -> None:
    for word in pack.words:
        assert spell(word.graphemes) == word.word, word


@EVERY_PACK
def test_words_are_fit_for_a_card(pack: Pack) -> None:
    for word in pack.words:
        assert word.word.isascii()
        assert word.word.isalpha()
        assert word.word.islower()
        assert 2 <= len(word.word) <= 10
    assert pack.title
    assert len(pack.sample()) == 4


def test_split_digraphs_are_really_there() -> None:
    used = {grapheme for word in PACKS["7-split-digraphs"].words for grapheme in word.graphemes}
    assert used & SPLIT >= {"a-e", "i-e", "o-e", "u-e"}


def test_finding_a_word() -> None:
    pack = PACKS["4-digraphs"]
    assert pack.find("ship") == Word("ship", "red", 2, ("sh", "i", "p"), ("sh", "i", "p"))
    assert pack.find("zebra") is None


def test_a_pack_of_ones_own(tmp_path: Path) -> None:
    path = write(tmp_path, *all_rows())
    pack = read_pack(path)
    assert (pack.key, pack.title, pack.stage) == ("mine", "mine", 0)
    assert pack.words[0] == Word("cat", "red", 1, ("c", "a", "t"))
    path.write_text("\ufeff# title: My words: easy\n# stage: 3\n\n" + path.read_text(), encoding="utf-8")
    again = read_pack(path)
    assert (again.title, again.stage, again.words) == ("My words: easy", 3, pack.words)
    path.write_text(path.read_text().replace("stage: 3", "stage: three"), encoding="utf-8")
    assert read_pack(path).stage == 0


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("pink,1,cat,c a t", r"line 2: there is no set called 'pink'\.$"),
        ("red,12,cat,c a t", r"line 2: '12' is not a number from 1 to 11\.$"),
        ("red,0,cat,c a t", r"line 2: '0' is not a number"),
        ("red,²,cat,c a t", r"line 2: '²' is not a number"),
        ("red,1,c4t,c 4 t", r"line 2: 'c4t' is not a word\.$"),
        ("red,1,,", r"line 2: '' is not a word"),
        ("red", r"line 2: '' is not a number"),
    ],
)
def test_a_wrong_row_is_named_with_its_line(tmp_path: Path, row: str, problem: str) -> None:
    with pytest.raises(PackError, match=rf"^mine\.csv, {problem}"):
        read_pack(write(tmp_path, row, *all_rows()[1:]))


def test_a_card_without_a_word_or_with_two(tmp_path: Path) -> None:
    for rows in (all_rows()[1:], [*all_rows(), "red,1,dog,d o g"], ["red,1,dog,d o g", *all_rows()[:-1]]):
        with pytest.raises(PackError, match=r"^mine\.csv: a pack needs a word for each"):
            read_pack(write(tmp_path, *rows))


def test_a_file_that_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="must name the columns"):
        read_pack(write(tmp_path, "hello", head="word"))
    (tmp_path / "mine.csv").write_bytes(b"")
    with pytest.raises(PackError, match="must name the columns"):
        read_pack(tmp_path / "mine.csv")


@pytest.mark.parametrize("content", [b"\xff\xfe\0\0", "set,number".encode("utf-16")])
def test_bytes_that_are_no_text_are_a_value_error(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "mine.csv").write_bytes(content)
    with pytest.raises(ValueError, match=r"codec can't decode|must name the columns"):
        read_pack(tmp_path / "mine.csv")


def test_a_bad_pack_is_said_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "a-bad.csv").write_text("word\nship\n")
    (tmp_path / "b-good.csv").write_bytes((FOLDER / "1-cvc.csv").read_bytes())
    said: list[str] = []
    assert list(shipped(tmp_path, said.append)) == ["b-good"]
    assert len(said) == 1
    assert "a-bad.csv" in said[0]


def test_an_empty_folder_has_no_packs(tmp_path: Path) -> None:
    assert shipped(tmp_path) == {}
