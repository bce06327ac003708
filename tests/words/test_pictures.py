"""Picture packs: ours, a teacher's, and folders that are full of surprises."""

import os
import struct
import zlib
from pathlib import Path

import pytest

from game.words.image_heads import MOST_DOTS, Head, ImageError, check_image
from game.words.packs import shipped, spell
from game.words.picture_folders import LONGEST, PictureFolder
from game.words.pictures import OURS, Album
from game.words.sounds import taught
from game.words.spelling import fits

ASSETS = Path(__file__).resolve().parents[2] / "assets"
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int = 2, height: int = 2) -> bytes:
    """A small red picture that says it is this large."""
    rows = b"".join(b"\0" + b"\xff\0\0" * min(width, 9) for _ in range(min(height, 9)))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def jpeg(width: int, height: int, turn: int = 0, order: str = ">") -> bytes:
    """The head of a photograph."""
    exif = (b"MM" if order == ">" else b"II") + struct.pack(order + "HIH", 42, 8, 1)
    exif += struct.pack(order + "HHIHH", 0x0112, 3, 1, turn, 0)
    camera = b"Exif\0\0" + exif
    parts = b"\xff\xe1" + struct.pack(">H", len(camera) + 2) + camera if turn else b""
    return b"\xff\xd8" + parts + b"\xff\xff\xc0" + struct.pack(">HBHHB", 11, 8, height, width, 3) + b"\0" * 9


def fill(folder: Path, *files: str, words: str | bytes = "") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name in files:
        (folder / name).write_bytes(b"<svg/>" if name.lower().endswith("svg") else png())
    if words:
        (folder / "words.csv").write_bytes(words.encode() if isinstance(words, str) else words)
    return folder


def read(folder: Path) -> tuple[dict[str, tuple[str, str]], list[str]]:
    """The words of a folder with the names of their pictures, and what was said about it."""
    said: list[str] = []
    nouns = PictureFolder(folder, said.append).nouns()
    return {noun.word: (noun.pictures[0].name, noun.pictures[1].name) for noun in nouns}, said


# ours


def test_ours_has_thirty_things_with_two_pictures_each() -> None:
    album = Album()
    pack = album.packs[OURS]
    assert (len(pack.nouns), album.found, album.problems) == (30, 0, ())
    pictures = [path for noun in pack.nouns for path in noun.pictures]
    assert len(set(pictures)) == 60
    assert {path.name for path in pictures} == {path.name for path in (ASSETS / "nouns").glob("*.svg")}
    assert pack.title == "Picture words"
    assert len(pack.sample()) == 4


def test_ours_are_spelt_and_sounded_as_they_are_taught() -> None:
    for noun in Album().packs[OURS].nouns:
        assert fits(noun.word, noun.graphemes), noun
        assert len(noun.sounds) == len(noun.graphemes)
        for pair in zip(noun.graphemes, noun.sounds, strict=True):
            found = taught().find(*pair)
            assert found is not None, (noun.word, pair)
            assert found.stage <= 8


def test_ours_agree_with_the_word_packs_and_the_rules() -> None:
    packs = shipped(ASSETS / "packs").values()
    known = 0
    for noun in Album().packs[OURS].nouns:
        assert taught().sounds(noun.word, noun.graphemes) == noun.sounds, noun.word
        for pack in packs:
            entry = pack.find(noun.word)
            if entry is not None:
                known += 1
                assert (entry.graphemes, entry.sounds) == (noun.graphemes, noun.sounds)
    assert known >= 15


def test_a_picture_pack_spells_its_words() -> None:
    packs = Album().packs.values()
    assert spell(packs, "kite")[1:] == (("k", "i-e", "t"), ("k", "igh", "t"))
    assert spell(packs, "shell")[1:] == (("sh", "e", "ll"), ("sh", "e", "l"))
    assert spell(packs, "zebra").graphemes == tuple("zebra")


# a folder by the names of its files


def test_file_names_are_words(tmp_path: Path) -> None:
    names = (
        "cat-1.png",
        "cat-2.jpg",
        "Dog.PNG",
        "cow1.webp",
        "cow2.svg",
        "pen_1.jpeg",
        "pen 2.png",
        "t-shirt.png",
    )
    found, said = read(fill(tmp_path / "Farm", *names))
    assert found == {
        "cat": ("cat-1.png", "cat-2.jpg"),
        "cow": ("cow1.webp", "cow2.svg"),
        "dog": ("Dog.PNG", "Dog.PNG"),
        "pen": ("pen_1.jpeg", "pen 2.png"),
        "t-shirt": ("t-shirt.png", "t-shirt.png"),
    }
    assert said == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("2cats.png", "Farm, 2cats.png: '2cats' is not a word."),
        ("cat-3.png", "Farm, cat-3.png: 'cat-3' is not a word."),
        ("-cat.png", "Farm, -cat.png: '-cat' is not a word."),
        ("猫.png", "Farm, 猫.png: '猫' is not a word."),
        ("ice cream.png", "'ice cream' is more than one word; join the words with a hyphen."),
        ("a" * (LONGEST + 1) + ".png", "has more than 14 letters."),
        ("dog.heic", "Farm, dog.heic: this kind of picture cannot be shown; save it as PNG or JPG."),
    ],
)
def test_a_name_that_will_not_do(tmp_path: Path, name: str, sentence: str) -> None:
    found, said = read(fill(tmp_path / "Farm", "cat.png", name))
    assert list(found) == ["cat"]
    assert len(said) == 1
    assert sentence in said[0]


def test_what_systems_leave_behind_is_passed_over(tmp_path: Path) -> None:
    folder = fill(tmp_path / "Farm", "cat.png", "._cat.png", "Thumbs.db", "desktop.ini", "notes.docx")
    (folder / "dog.png").mkdir()
    assert read(folder) == ({"cat": ("cat.png", "cat.png")}, [])


def test_accents_are_one_letter_however_they_are_kept(tmp_path: Path) -> None:
    found, said = read(fill(tmp_path / "Farm", "cafe\u0301.png", words="word,picture\ncaf\u00e9\n"))
    assert (list(found), said) == (["caf\u00e9"], [])


# a folder by its list


@pytest.mark.parametrize(
    "words",
    [
        "word,picture 1,picture 2\ncat,a.png,b.png\nDog,b.png,\n",
        "\ufeffWord;Picture 1;Picture 2\r\ncat;a.png;b.png\r\ndog;b.png;\r\n",
        "cat\ta.png\tb.png\ndog\tB.PNG",
        '"# title: Pets",,\n# my list\nword,picture 1,picture 2,note\n\n"cat","a","b",hello\ndog,b,,\n',
        "word,picture 1,picture 2\ncat,a.png,b.png\ndog,b.png".encode("utf-16"),
        "word,picture 1,picture 2\rcat,a.png,b.png\rdog,b.png\r",
    ],
)
def test_a_list_in_every_dress(tmp_path: Path, words: str | bytes) -> None:
    found, said = read(fill(tmp_path / "Farm", "a.png", "b.png", words=words))
    assert found == {"cat": ("a.png", "b.png"), "dog": ("b.png", "b.png")}
    assert said == []


def test_a_list_of_words_alone_finds_the_pictures_named_after_them(tmp_path: Path) -> None:
    folder = fill(tmp_path / "Farm", "cat-1.png", "cat-2.png", "dog.png", "pig.png", words="word\ncat\ndog\n")
    assert read(folder) == ({"cat": ("cat-1.png", "cat-2.png"), "dog": ("dog.png", "dog.png")}, [])


def test_a_list_tells_title_and_spelling(tmp_path: Path) -> None:
    words = "# Title: Our pets\nword,picture 1,graphemes,sounds\nfish,fish,f i sh,f i sh\n"
    fill(tmp_path / "a", "fish.png", words=words)
    pack = Album(tmp_path).packs["own/a"]
    assert pack.title == "Our pets"
    assert pack.nouns[0][2:] == (("f", "i", "sh"), ("f", "i", "sh"))


def test_letters_of_an_old_windows_list(tmp_path: Path) -> None:
    assert list(read(fill(tmp_path / "a", "x.png", words="café,x.png\n".encode("cp1252")))[0]) == ["café"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dog,", "Farm, words.csv line 3: 'dog' has no picture."),
        ("dog,dog.png", "Farm, words.csv line 3: there is no picture called 'dog.png'."),
        ("dog,../cat.png", "Farm, words.csv line 3: '../cat.png' is not in this folder."),
        ("dog,..\\cat.png", "Farm, words.csv line 3: '..\\cat.png' is not in this folder."),
        ("dog,/etc/passwd", "Farm, words.csv line 3: '/etc/passwd' is not in this folder."),
        ("dog,C:\\cat.png", "Farm, words.csv line 3: 'C:\\cat.png' is not in this folder."),
        ("d0g,cat.png", "Farm, words.csv line 3: 'd0g' is not a word."),
        (",cat.png", "Farm, words.csv line 3: '' is not a word."),
        ("hippopotamuses!,cat.png", "Farm, words.csv line 3: 'hippopotamuses!' is not a word."),
        ("hippopotamusses,cat.png", "Farm, words.csv line 3: 'hippopotamusses' has more than 14 letters."),
        ("cat,cat.png", "Farm, words.csv: 'cat' is there twice."),
    ],
)
def test_a_line_that_will_not_do_is_told_and_passed_over(tmp_path: Path, line: str, sentence: str) -> None:
    folder = fill(
        tmp_path / "Farm", "cat.png", "pig.png", words=f"word,picture 1\ncat,cat.png\n{line}\npig,pig\n"
    )
    found, said = read(folder)
    assert list(found) == ["cat", "pig"]
    assert said == [sentence], "one mistake, one sentence"


@pytest.mark.parametrize(
    "words", [b"\0\1\2", b"word\n" + b'"' + b"x" * 200_000, b"w" * 2_000_000, b"\xff\xfe\0"]
)
def test_a_list_that_is_none_leaves_the_names_of_the_files(tmp_path: Path, words: bytes) -> None:
    found, said = read(fill(tmp_path / "Farm", "cat.png", words=words))
    assert set(found) <= {"cat"}
    assert said
    assert all(len(sentence) < 300_000 for sentence in said)


# the pictures themselves


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not a picture that can be shown"),
        (b"hello", "is not a picture that can be shown"),
        (b"GIF89a" + b"\0" * 40, "is not a picture that can be shown"),
        (png(60_000, 60_000), "is too large (60000 by 60000 dots); save it smaller"),
        (png(0, 5), "has no size"),
        (jpeg(30_000, 30_000), "is too large (30000 by 30000 dots)"),
        (b"\xff\xd8" + b"\xff\xd8" * 5000, "is not a picture that can be shown"),
        (b"\xff\xd8\xff\xe1\0\0", "is not a picture that can be shown"),
        (b"\xff\xd8\xff\xe1\xff\xffExif\0\0MM\0\x2a\xff\xff\xff\xff", "is not a picture that can be shown"),
        (b"RIFF\0\0\0\0WEBPVP9 " + b"\0" * 20, "is not a picture that can be shown"),
        (
            b"RIFF\0\0\0\0WEBPVP8X" + b"\0" * 8 + b"\xff" * 6 + b"\0\0",
            "is too large (16777216 by 16777216 dots)",
        ),
    ],
)
def test_a_picture_that_cannot_be_shown(tmp_path: Path, content: bytes, sentence: str) -> None:
    folder = fill(tmp_path / "Farm", "cat.png")
    (folder / "dog.jpg").write_bytes(content)
    found, said = read(folder)
    assert list(found) == ["cat"]
    assert len(said) == 1, "one mistake, one sentence"
    assert said[0].startswith(f"Farm, dog.jpg: this picture {sentence}")


def test_heads_of_pictures(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    for content, head in (
        (png(640, 480), Head("png", 640, 480)),
        (jpeg(4032, 3024), Head("jpeg", 4032, 3024)),
        (jpeg(4032, 3024, 6), Head("jpeg", 4032, 3024, 6)),
        (jpeg(4032, 3024, 8, "<"), Head("jpeg", 4032, 3024, 8)),
        (jpeg(400, 300, 99), Head("jpeg", 400, 300, 1)),
    ):
        path.write_bytes(content)
        assert check_image(path) == head
    assert MOST_DOTS > 4032 * 3024


def test_one_good_picture_of_two_is_enough(tmp_path: Path) -> None:
    folder = fill(tmp_path / "Farm", "cat-1.png", "cat-2.png")
    (folder / "cat-1.png").write_bytes(b"")
    found, said = read(folder)
    assert found == {"cat": ("cat-2.png", "cat-2.png")}
    assert len(said) == 1


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    fill(tmp_path / "secret", "me.png")
    folder = fill(tmp_path / "Farm", "cat.png")
    (folder / "dog.png").symlink_to(tmp_path / "secret" / "me.png")
    found, said = read(folder)
    assert list(found) == ["cat"]
    assert said[0] == "Farm, dog.png: this picture does not lie in this folder."


def test_a_picture_that_is_gone(tmp_path: Path) -> None:
    with pytest.raises(ImageError, match=r"cannot be read \(No such file"):
        check_image(tmp_path / "gone.png")


# the album


def words_of(count: int) -> list[str]:
    return [f"{first}{second}.png" for first in ALPHABET for second in ALPHABET if first < second][:count]


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "Farm has no pictures with words."),
        (5, "Farm has 5 of the 12 things a match needs; ours join in."),
        (12, "Farm has 12 of the 16 things five or six players need; ours join in."),
        (16, ""),
    ],
)
def test_too_few_things_are_told_and_filled_up(tmp_path: Path, count: int, sentence: str) -> None:
    fill(tmp_path / "Farm", *words_of(count))
    album = Album(tmp_path)
    assert album.problems == ((sentence,) if sentence else ())
    assert album.found == (1 if count else 0)
    if count:
        pack = album.packs["own/Farm"]
        assert len(pack.nouns) == count
        assert len(pack.nouns) + len(pack.spare) >= 16


def test_a_word_of_two_packs_looks_as_in_the_chosen_one(tmp_path: Path) -> None:
    fill(tmp_path / "Farm", "cat.png", "yak.png")
    album = Album(tmp_path)
    assert album.picture("cat", 2) == ASSETS / "nouns" / "cat-2.svg"
    album.chosen = "own/Farm"
    assert album.picture("cat", 2) == tmp_path / "Farm" / "cat.png"
    assert album.picture("dog", 1) == ASSETS / "nouns" / "dog-1.svg"
    album.chosen = "own/gone"
    assert album.picture("yak", 1) == tmp_path / "Farm" / "yak.png"
    assert album.picture("gnu", 1) is None


def test_looking_again(tmp_path: Path) -> None:
    album = Album(tmp_path / "pictures")
    assert (album.found, album.problems) == (0, ())
    fill(tmp_path / "pictures" / "Farm", *words_of(16))
    assert album.found == 0
    album.refresh()
    assert (album.found, album.problems) == (1, ())
    assert album.pack("own/Farm").title == "Farm"
    assert album.pack("own/gone").key == OURS


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("hello")
    album = Album(tmp_path / "pictures")
    assert album.found == 0
    assert "cannot be read" in album.problems[0]


def test_problems_are_bounded_and_told_once(tmp_path: Path) -> None:
    fill(tmp_path / "Farm", *(f"{nth}.png" for nth in range(3, 300)))
    album = Album(tmp_path)
    assert 10 < len(album.problems) <= 50
    album.report(album.problems[0])
    assert len(set(album.problems)) == len(album.problems)
