"""Every card draws at every size, its word inside its banner."""

import csv
from itertools import pairwise

import pygame
import pytest

from game.paths import assets
from game.rules.things import COLOURS, Card
from game.screen.paint.art import Art
from game.screen.paint.cards import WORD_ROOM
from game.screen.paint.palette import BOOM, CREAM, INK
from game.screen.paint.studio import BOMB
from game.screen.paint.templates import WIDTH, card_height
from game.screen.paint.view import View
from tests.screen.kit import KIT

KINDS = [
    Card("word", "red", 7, "jump"),
    *(Card(kind, colour) for kind in ("miss", "pick", "rev") for colour in COLOURS),
    Card("wild"),
    Card("boom"),
]


def pack_words() -> list[str]:
    words = []
    for file in sorted((assets() / "packs").glob("*.csv")):
        lines = (line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
        words += [row["word"] for row in csv.DictReader(lines)]
    return words


LONGEST = sorted(set(pack_words()), key=lambda word: (len(word), word))[-12:]


def difference(one: pygame.Surface, two: pygame.Surface) -> int:
    """How many pixels differ."""
    changed = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), two)
    return one.get_width() * one.get_height() - changed.count()


@pytest.mark.parametrize("card", KINDS, ids=lambda card: f"{card.kind} {card.colour}")
def test_each_face_draws_and_is_kept(art: Art, card: Card) -> None:
    face = art.cards.face(card, 136)
    assert face.get_size() == (136, card_height(136)) == (136, 190)
    assert face is art.cards.face(card, 136)
    assert face.get_at((68, 6))[:3] != (0, 0, 0)
    assert face.get_at((0, 0)).a == 0


def test_faces_differ(art: Art) -> None:
    faces = [art.cards.face(card, 100) for card in KINDS]
    assert all(difference(one, two) > 100 for one, two in pairwise(faces))


@pytest.mark.parametrize("width", [36, 64, 136, 203, 428])
@pytest.mark.parametrize("word", LONGEST)
def test_the_longest_words_stay_inside_their_banner(art: Art, word: str, width: int) -> None:
    unit = width / WIDTH
    size = art.letters.fit(word, WORD_ROOM * unit, 54 * unit, "reading")
    assert art.letters.reading(word, size).get_bounding_rect().width <= WORD_ROOM * unit + 1
    face = art.cards.face(Card("word", "green", 11, word), width)
    if width >= 136:
        ends = [face.get_at((round(x * unit), round(y * unit))) for x in (29, 221) for y in range(165, 186)]
        assert all(colour == pygame.Color(CREAM) for colour in ends)


def test_words_and_numbers_show(art: Art) -> None:
    plain = art.cards.face(Card("word", "blue", 4, "rain"), 200)
    assert difference(plain, art.cards.face(Card("word", "blue", 4, "moon"), 200)) > 100
    assert difference(plain, art.cards.face(Card("word", "blue", 5, "rain"), 200)) > 100


@pytest.mark.parametrize("number", [6, 9])
def test_six_and_nine_have_a_bar(art: Art, number: int) -> None:
    barred = art.cards.number(number, 60, 4)
    box = barred.get_bounding_rect()
    assert box.bottom - barred.get_height() / 2 > barred.get_height() / 2 - box.top
    assert art.cards.number(8, 60, 4).get_bounding_rect().height < box.height


def test_a_card_reads_the_same_upside_down(art: Art) -> None:
    face = art.cards.face(Card("word", "yellow", 3, "sock"), 250)
    corner = face.subsurface((20, 20, 60, 110)).copy()
    other = pygame.transform.rotate(face, 180).subsurface((20, 20, 60, 110)).copy()
    ink = pygame.Color(INK)
    marks = [pygame.mask.from_threshold(part, ink, (40, 40, 40, 255)) for part in (corner, other)]
    assert marks[0].overlap_area(marks[1], (0, 0)) > 0.9 * marks[0].count()


@pytest.mark.parametrize("emblem", [BOMB, "avatars/fox", "characters/grabber", "characters/star", "die/star"])
def test_backs_carry_their_emblem(art: Art, emblem: str) -> None:
    assert art.cards.back(emblem, 128) is art.cards.back(emblem, 128)
    if emblem != BOMB:
        assert difference(art.cards.back(emblem, 128), art.cards.back(BOMB, 128)) > 500


@pytest.mark.parametrize("card", KINDS, ids=lambda card: f"{card.kind} {card.colour}")
def test_small_cards_draw_without_their_word(art: Art, card: Card) -> None:
    small = art.cards.small(card, 54)
    assert small.get_size() == (54, 72)
    assert small is art.cards.small(card, 54)
    assert difference(small, art.cards.small(card._replace(word="other"), 54)) == 0


def test_the_fizzy_bottle_takes_the_bombs_place(art: Art) -> None:
    fizzy = Art(View(1280, 720), fizzy=True, kit=KIT)
    assert difference(art.cards.face(Card("boom"), 200), fizzy.cards.face(Card("boom"), 200)) > 1000
    assert difference(art.cards.back(BOMB, 200), fizzy.cards.back(BOMB, 200)) > 1000
    assert difference(art.cards.small(Card("boom"), 80), fizzy.cards.small(Card("boom"), 80)) > 300
    assert difference(art.picture(BOMB, 90), fizzy.picture(BOMB, 90)) > 500
    assert difference(fizzy.picture(BOMB, 90), art.picture("characters/fizzy-bottle", 90)) == 0


def test_the_exploding_card_bursts_in_its_colours(art: Art) -> None:
    face = art.cards.face(Card("boom"), 250)
    seen = {tuple(face.get_at((x, y))[:3]) for x in range(0, 250, 2) for y in range(0, 350, 2)}
    assert all(tuple(pygame.Color(colour))[:3] in seen for colour in BOOM[:3])


def test_nobody_draws_on_a_template(art: Art) -> None:
    before = art.cards.face(Card("word", "red", 1, "cat"), 90).copy()
    for number in range(2, 12):
        art.cards.face(Card("word", "red", number, "dog"), 90)
    assert (
        difference(before, Art(View(1280, 720), kit=KIT).cards.face(Card("word", "red", 1, "cat"), 90)) == 0
    )
