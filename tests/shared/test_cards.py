"""Every card of every game can be drawn, with or without a face of its own."""

from xml.etree import ElementTree

import pytest

from game.games.shelf import GAMES
from game.games.shows import SHOWS
from game.rules.core import Game
from game.rules.things import COLOURS, Card
from game.screen.paint.art import Art
from game.screen.paint.cards import Sheet
from game.screen.paint.view import View
from tests.arranging import deck_of
from tests.screen.kit import KIT
from tests.screen.paint.test_faces import difference
from tests.screen.paint.test_svg import outside_the_subset


def some(rules: type[Game]) -> list[Card]:
    """One card of each kind and colour."""
    return list({(card.kind, card.colour): card for card in deck_of(rules, 4)}.values())


def test_every_card_is_drawn_whole_and_small(art: Art, every_game: type[Game]) -> None:
    for card in some(every_game):
        assert art.cards.face(card, 140).get_bounding_rect().width > 100
        assert art.cards.small(card, 60).get_bounding_rect().width > 50


def test_cards_are_drawn_from_what_pygame_can_draw(
    every_game: type[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts, lay = [], Sheet.lay

    def noted(sheet: Sheet, text: str) -> None:
        texts.append(text)
        lay(sheet, text)

    monkeypatch.setattr(Sheet, "lay", noted)
    art = Art(View(640, 360), kit=KIT)
    for card in some(every_game):
        art.cards.face(card, 90)
    assert texts
    assert all(outside_the_subset(text) == [] for text in texts)
    assert all(ElementTree.fromstring(text).get("width") == "250" for text in texts)


def test_every_back_carries_its_picture(art: Art) -> None:
    backs = [art.cards.back(entry.table.emblem, 128) for entry in GAMES.values()]
    assert all(difference(one, two) > 500 for n, one in enumerate(backs) for two in backs[n + 1 :])


def test_no_two_games_draw_a_kind_of_card_in_two_ways() -> None:
    """There is one shelf of faces for all: whose face is taken must not be seen."""
    own = {key: Art(View(640, 360), kit=KIT._replace(faces=show.cards)) for key, show in SHOWS.items()}
    shared = 0
    for kind in {kind for show in SHOWS.values() for kind in show.cards}:
        arts = [own[key] for key, show in SHOWS.items() if kind in show.cards]
        shared += len(arts) > 1
        for colour in COLOURS if len(arts) > 1 else ():
            faces = [art.cards.face(Card(kind, colour), 140) for art in arts]
            assert all(difference(faces[0], other) == 0 for other in faces[1:]), kind
    assert shared, "nothing was compared"


@pytest.mark.parametrize(
    ("card", "other"),
    [
        (Card("swap", "red"), Card("peek", "red")),
        (Card("swap", "red"), Card("swap", "blue")),
        (Card("swap"), Card("peek")),
        (Card("swap", number=2), Card("swap", number=3)),
        (Card("swap", word="cat"), Card("swap", word="dog")),
    ],
)
def test_a_kind_without_a_face_of_its_own_can_be_told_from_others(art: Art, card: Card, other: Card) -> None:
    assert difference(art.cards.face(card, 200), art.cards.face(other, 200)) > 100
    assert difference(art.cards.small(card, 80), art.cards.small(other, 80)) > 40
