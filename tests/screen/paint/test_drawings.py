"""Pictures that teachers bring: decoded small, upright and framed, and never a reason to stop."""

from pathlib import Path

import pygame
import pytest

from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.drawings import load_photo
from game.screen.paint.view import View
from game.words.image_heads import ImageError
from game.words.pictures import Album
from tests.screen.kit import KIT
from tests.screen.paint.test_faces import difference
from tests.words.test_pictures import png

RED, BLUE, CLEAR = pygame.Color("#FF0000"), pygame.Color("#0000FF"), pygame.Color(0, 0, 0, 0)


def photo(path: Path, width: int = 400, height: int = 300, alpha: bool = False) -> Path:
    """Red above, blue below; in a corner nothing, if it has alpha."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA if alpha else 0, 32 if alpha else 24)
    surface.fill(BLUE)
    surface.fill(RED, (0, 0, width, height // 2))
    if alpha:
        surface.fill(CLEAR, (0, 0, 9, 9))
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, path)
    return path


def held(path: Path, turn: int) -> Path:
    """The photograph as a camera writes it that was held otherwise."""
    data = path.read_bytes()
    camera = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01" + bytes((0, turn, 0, 0))
    path.write_bytes(data[:2] + b"\xff\xe1" + (len(camera) + 2).to_bytes(2) + camera + data[2:])
    return path


def is_near(colour: pygame.Color, wanted: pygame.Color) -> bool:
    return all(abs(one - two) < 40 for one, two in zip(colour[:3], wanted[:3], strict=True))


@pytest.mark.parametrize("kind", ["png", "jpg"])
def test_a_photograph_is_made_small_and_framed(tmp_path: Path, kind: str) -> None:
    small = load_photo(photo(tmp_path / f"cat.{kind}", 1200, 900), 200)
    assert small.get_size() == (200, 150)
    assert small.get_at((0, 0)).a == 0
    assert is_near(small.get_at((100, 40)), RED)
    assert is_near(small.get_at((100, 110)), BLUE)
    assert not is_near(small.get_at((100, 1)), RED)


def test_a_cut_out_has_no_frame(tmp_path: Path) -> None:
    small = load_photo(photo(tmp_path / "cat.png", 300, 300, alpha=True), 100)
    assert is_near(small.get_at((50, 0)), RED)
    assert small.get_at((0, 0)).a == 0


@pytest.mark.parametrize(
    ("turn", "size", "top", "left"),
    [
        (1, (100, 75), RED, None),
        (3, (100, 75), BLUE, None),
        (6, (75, 100), None, BLUE),
        (8, (75, 100), None, RED),
    ],
)
def test_a_photograph_is_upright(
    tmp_path: Path, turn: int, size: tuple[int, int], top: pygame.Color | None, left: pygame.Color | None
) -> None:
    small = load_photo(held(photo(tmp_path / "cat.jpg"), turn), 100)
    assert small.get_size() == size
    assert top is None or is_near(small.get_at((50, 20)), top)
    assert left is None or is_near(small.get_at((20, 50)), left)


def test_every_way_to_hold_a_camera(tmp_path: Path) -> None:
    for turn in range(1, 9):
        wide, high = load_photo(held(photo(tmp_path / f"{turn}.jpg"), turn), 100).get_size()
        assert (wide > high) == (turn < 5)


def test_a_file_that_lies_about_itself(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(png(300, 300)[:50])
    with pytest.raises((pygame.error, ValueError)):
        load_photo(tmp_path / "a.png", 100)
    (tmp_path / "b.png").write_bytes(png(90_000, 90_000))
    with pytest.raises(ImageError, match="too large"):
        load_photo(tmp_path / "b.png", 100)


def test_a_teachers_pictures_are_on_the_cards(tmp_path: Path) -> None:
    photo(tmp_path / "Farm" / "cat-1.jpg")
    photo(tmp_path / "Farm" / "cat-2.png", 300, 400)
    album = Album(tmp_path, "own/Farm")
    art, plain = Art(View(1280, 720), album=album, kit=KIT), Art(View(1280, 720), kit=KIT)
    for nth in (1, 2):
        card = Card("picture", number=nth, word="cat")
        for width in (90, 140, 260):
            face = art.cards.face(card, width)
            assert is_near(face.get_at((width // 2, round(width * 0.62))), RED)
            assert difference(face, plain.cards.face(card, width)) > 500
    assert art.cards.face(Card("picture", number=1, word="dog"), 140) is not None
    assert album.problems == ("Farm has 1 of the 12 things a match needs; ours join in.",)


@pytest.mark.parametrize("fate", ["gone", "broken", "a folder"])
def test_a_picture_that_is_lost_later_leaves_the_word(tmp_path: Path, fate: str) -> None:
    path = photo(tmp_path / "Farm" / "yak.jpg")
    album = Album(tmp_path)
    assert album.picture("yak", 1) == path
    path.unlink()
    if fate == "broken":
        path.write_bytes(b"\xff\xd8 broken")
    elif fate == "a folder":
        path.mkdir()
    card = Card("picture", number=1, word="yak")
    face = Art(View(1280, 720), album=album, kit=KIT).cards.face(card, 140)
    assert difference(face, Art(View(1280, 720), kit=KIT).cards.face(card, 140)) == 0
    assert "Farm, yak.jpg: this picture" in album.problems[-1]


def test_memory_is_bounded(tmp_path: Path) -> None:
    """However large the files are, what is kept is no larger than it is ever shown."""
    for nth in range(20):
        photo(tmp_path / "Farm" / f"{'abcdefghijklmnopqrst'[nth]}t.jpg", 900, 900)
    album = Album(tmp_path)
    art = Art(View(1024, 600), album=album, kit=KIT)
    for noun in album.packs["own/Farm"].nouns:
        art.cards.face(Card("picture", number=1, word=noun.word), 90)
    assert art.shelf.used < 20 * (280 * 280 * 4 * 2)
