"""Text is centred, fitted, wrapped and kept."""

import pygame
import pytest

from game.screen.paint.art import Art
from game.screen.paint.fonts import FONTS_KEPT, Fonts, Role
from game.screen.paint.lettering import Lettering, LogoStyle
from game.screen.paint.shelf import Shelf


@pytest.fixture
def letters(display: pygame.Surface) -> Lettering:
    return Lettering(Shelf(50_000_000))


def middle_of_ink(surface: pygame.Surface) -> float:
    box = surface.get_bounding_rect(40)
    return (box.top + box.bottom) / 2 - surface.get_height() / 2


@pytest.mark.parametrize("size", [16, 31, 54, 132])
def test_a_word_without_tails_is_centred_on_its_x_height(letters: Lettering, size: int) -> None:
    assert abs(middle_of_ink(letters.reading("sun".replace("u", "o"), size))) <= 1.5


def test_dog_and_run_sit_level(letters: Lettering) -> None:
    dog, run = letters.reading("dog", 60), letters.reading("run", 60)
    assert dog.get_height() == run.get_height()


@pytest.mark.parametrize("size", [14, 30, 54])
def test_figures_and_capitals_are_centred(letters: Lettering, size: int) -> None:
    assert abs(middle_of_ink(letters.heading("H5", size))) <= 1.5
    assert abs(middle_of_ink(letters.heading("H5", size, "#FFFFFF", 4))) <= 1.5


@pytest.mark.parametrize("role", ["heading", "reading"])
def test_fit_is_the_largest_size_that_fits(letters: Lettering, role: Role) -> None:
    size = letters.fit("thoughtful", 100, 54, role)
    assert letters.width("thoughtful", size, role) <= 100 < letters.width("thoughtful", size + 1, role)
    assert letters.fit("a", 100, 54, role) == 54


def test_width_is_the_width_of_the_surface(letters: Lettering) -> None:
    assert letters.reading("thoughtful", 40).get_width() == pytest.approx(
        letters.width("thoughtful", 40, "reading"), abs=1
    )


def test_wrap_keeps_words_whole_and_lines_short(letters: Lettering) -> None:
    text = "Read your word out loud, then choose."
    lines = letters.wrap(text, 200, 24)
    assert len(lines) > 1
    assert " ".join(lines) == text
    assert all(letters.width(line, 24, "reading") <= 200 for line in lines)
    assert letters.wrap("one\ntwo", 900, 24) == ["one", "two"]
    assert letters.wrap("incomprehensibilities", 20, 24) == ["incomprehensibilities"]


@pytest.mark.parametrize("spacing", [0.0, 0.08])
def test_edges_tell_where_letters_lie(letters: Lettering, spacing: float) -> None:
    edges = letters.reading_edges("ship", 132, spacing)
    surface = letters.reading("ship", 132, spacing=spacing)
    assert edges == sorted(edges)
    assert len(edges) == 5
    assert edges[-1] <= surface.get_width()
    column = pygame.mask.from_surface(surface, 100)
    gap = round(letters.reading_spans("ship", 132, spacing)[0][1] + spacing * 66)
    assert not any(column.get_at((gap, y)) for y in range(surface.get_height()))


def test_spans_leave_the_spacing_out(letters: Lettering) -> None:
    spans = letters.reading_spans("ship", 100, 0.1)
    assert len(spans) == 4
    assert spans[1][0] - spans[0][1] == pytest.approx(10)
    assert letters.reading_spans("", 100, 0.1) == []


def test_the_reading_face_is_heavier_than_its_only_weight(letters: Lettering) -> None:
    plain = Fonts().of("reading", 60).render("ship", True, "#000000")
    bold = letters.reading("ship", 60)
    assert pygame.mask.from_surface(bold).count() > 1.15 * pygame.mask.from_surface(plain).count()


def test_a_logo_has_a_surface_for_each_letter(letters: Lettering) -> None:
    pieces = letters.logo_letters("KA BLAM!", 100)
    assert len(pieces) == 7
    assert [piece.x for piece in pieces] == sorted(piece.x for piece in pieces)
    assert letters.logo("KA BLAM!", 100).get_width() > pieces[-1].x - pieces[0].x


def test_text_is_rendered_once(art: Art) -> None:
    letters = art.letters
    assert letters.heading("Play", 42) is letters.heading("Play", 42)
    assert letters.reading("ship", 42) is letters.reading("ship", 42)
    assert letters.title("Settings", 56) is letters.title("Settings", 56)
    assert letters.logo("KA-BLAM!", 80) is letters.logo("KA-BLAM!", 80)
    assert letters.heading("Play", 42, "#FFFFFF") is not letters.heading("Play", 42)


def test_fonts_are_not_kept_for_ever(display: pygame.Surface) -> None:
    fonts = Fonts()
    first = fonts.of("reading", 9)
    for size in range(10, 10 + FONTS_KEPT):
        last = fonts.of("reading", size)
    assert fonts.of("reading", size) is last
    assert fonts.of("reading", 9) is not first


def test_descenders_hang_and_x_stands(letters: Lettering) -> None:
    x_height, ascender, descender = letters.heights(100)
    assert descender > 15
    assert 45 < x_height < 60 < ascender


def test_turned_letters_have_no_light_fringe(letters: Lettering) -> None:
    letter = letters.logo_letters("M", 100, LogoStyle(tilt=0, bounce=0.1))[0].surface
    edge = [
        pixel
        for x in range(letter.get_width())
        for y in range(letter.get_height())
        if 0 < (pixel := letter.get_at((x, y))).a < 120
    ]
    assert edge
    assert max(pixel.r for pixel in edge) < 90
