"""Cards of things and of the express game: every kind draws at every width, its word whole and to be read."""

from itertools import combinations

import pygame
import pytest

from game.games.thats_it.show.faces import WORD_HIGH, WORD_TOP
from game.rules.codes import parse
from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.cards import WORD_ROOM
from game.screen.paint.palette import CREAM, INK, SETS, WHITE
from game.screen.paint.templates import WIDTH, card_height
from tests.screen.paint.test_faces import difference

WIDTHS = (90, 140, 260)
EXPRESS = ("red", "yellow", "green", "blue")
THINGS = [*map(parse, ("pic-cat", "pic-cat-2", "noun-cat")), *(parse(f"wizard-{nth}") for nth in range(1, 5))]
CARDS = [
    *THINGS,
    *(
        Card("number", colour, number, word)
        for colour in EXPRESS
        for number in (0, 9)
        for word in ("", "jump")
    ),
    *(Card(kind, colour) for kind in ("draw1", "skip", "rev") for colour in EXPRESS),
    Card("wild", number=4),
    Card("wild2"),
]
LONG = ("snail", "kangaroo", "t-shirt", "hippopotamus", "mmmmmmmmmmmmmm")


def name(card: Card) -> str:
    return " ".join(map(str, card))


def changed(one: pygame.Surface, two: pygame.Surface) -> pygame.Rect:
    """The box of all pixels that differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), two)
    same.invert()
    boxes = same.get_bounding_rects()
    return boxes[0].unionall(boxes) if boxes else pygame.Rect(0, 0, 0, 0)


def inked(surface: pygame.Surface, box: pygame.Rect) -> int:
    """How many pixels of the box are ink."""
    return pygame.mask.from_threshold(surface.subsurface(box), pygame.Color(INK), (70, 70, 70, 255)).count()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("card", CARDS, ids=name)
def test_each_face_draws_and_is_kept(art: Art, card: Card, width: int) -> None:
    face = art.cards.face(card, width)
    assert face.get_size() == (width, card_height(width))
    assert face is art.cards.face(card, width)
    assert face.get_at((0, 0)).a == 0
    assert face.get_at((width // 2, 5)).a == 255


def test_no_two_faces_are_alike(art: Art) -> None:
    faces = {name(card): art.cards.face(card, 90) for card in CARDS}
    for one, two in combinations(faces, 2):
        assert difference(faces[one], faces[two]) > 100, (one, two)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("word", LONG)
def test_a_word_to_read_is_whole(art: Art, word: str, width: int) -> None:
    """Its letters end before its banner does, and a long word is as large as there is room."""
    unit = width / WIDTH
    letters = changed(
        art.cards.face(Card("noun", number=1), width),
        art.cards.face(Card("noun", number=1, word=word), width),
    )
    inside = pygame.Rect(0, 0, (WIDTH - 54) * unit, (WORD_HIGH - 6) * unit)
    inside.center = (round(width / 2), round((WORD_TOP + WORD_HIGH / 2) * unit))
    assert inside.contains(letters)
    if len(word) > 7:
        assert letters.width > WORD_ROOM * 0.85 * unit


@pytest.mark.parametrize("kind", ["noun", "number"])
def test_a_covered_card_keeps_its_word_free(art: Art, kind: str) -> None:
    card = Card("noun", number=1, word="snail") if kind == "noun" else Card("number", "blue", 7, "snail")
    whole, part = art.cards.face(card, 250), art.cards.face(card, 250, 0.74)
    assert difference(whole, part) > 100
    covered = pygame.Rect(185, 140 if kind == "noun" else 262, 35, 50)
    assert inked(whole, covered) > 0
    assert inked(part, covered) == 0


def test_a_word_card_has_no_picture_and_a_picture_card_no_word(art: Art) -> None:
    cat, dog = (art.cards.face(parse(f"noun-{word}"), 200) for word in ("cat", "dog"))
    below = pygame.Rect(0, 180, 200, 100)
    assert difference(cat.subsurface(below), dog.subsurface(below)) == 0
    assert difference(art.cards.face(parse("pic-cat"), 200), art.cards.face(parse("noun-cat"), 200)) > 5000


def test_a_picture_that_is_not_there_is_the_word_in_a_frame(art: Art) -> None:
    frame = art.cards.face(Card("picture", number=1, word="quagga"), 250)
    assert difference(frame, art.cards.face(Card("picture", number=1, word="okapi"), 250)) > 100
    assert frame.get_at((60, 140)) == pygame.Color(CREAM)
    assert art.cards.small(Card("picture", number=2, word="quagga"), 60).get_size() == (60, 80)


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_small_cards(art: Art, card: Card) -> None:
    small = art.cards.small(card, 54)
    assert small.get_size() == (54, 72)
    assert small is art.cards.small(card, 54)


def test_a_small_thing_is_still_this_thing(art: Art) -> None:
    for kind in ("picture", "noun"):
        cat, dog = (art.cards.small(Card(kind, number=1, word=word), 60) for word in ("cat", "dog"))
        assert difference(cat, dog) > 50


def test_a_wild_shows_the_colours_of_its_game_with_their_shapes(art: Art) -> None:
    bases = {name: pygame.Color(each.base) for name, each in SETS.items()}
    for card, colours in (
        (Card("wild"), set(SETS)),
        (Card("wild", number=4), set(EXPRESS)),
        (Card("wild2"), set(EXPRESS)),
    ):
        face = art.cards.face(card, 250)
        seen = {tuple(face.get_at((x, y))) for x in range(0, 250, 2) for y in range(0, 250, 2)}
        assert {name for name, base in bases.items() if tuple(base) in seen} == colours


@pytest.mark.parametrize("card", [card for card in CARDS if card.colour], ids=name)
def test_every_coloured_card_carries_its_shape(art: Art, card: Card) -> None:
    """White, in the corner, and of another form in every other colour."""
    corner = pygame.Rect(30, 30, 80, 95)
    masks = {}
    for colour in EXPRESS:
        face = art.cards.face(card._replace(colour=colour), 250)
        masks[colour] = pygame.mask.from_threshold(
            face.subsurface(corner), pygame.Color(WHITE), (12, 12, 12, 255)
        )
    for one, two in combinations(masks.values(), 2):
        both = one.overlap_area(two, (0, 0))
        assert one.count() + two.count() - 2 * both > 60


@pytest.mark.parametrize("width", WIDTHS)
def test_the_name_of_a_wizard_keeps_clear_of_the_card_over_it(art: Art, width: int) -> None:
    wizard, free = parse("wizard-2"), 0.7
    covered = art.cards.face(wizard, width, free)
    name = changed(covered, art.cards.face(wizard, width))
    hidden = pygame.Rect(round(width * free), 0, width - round(width * free), covered.get_height())
    banner = pygame.Rect(hidden.x, round(width * 270 / WIDTH), round(width * 0.14), round(width * 40 / WIDTH))
    assert name.width
    assert inked(covered, banner) == 0
