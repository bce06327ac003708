"""Where cards lie: on the screen, in order, and never quite on top of each other where they are read."""

from itertools import pairwise

import pytest

from game.games.shows import SHOWS
from game.rules.codes import parse
from game.rules.core import Game, parse_option
from game.rules.things import Face
from game.screen.scenes.show import PLAIN
from game.table.arrangements import AWAY, FAN, GRID, MESS, NOWHERE, PILE, Arrangement, Place
from game.table.seats import ROUND, opponents
from game.table.table import Table
from tests.arranging import WORDS, deck_of
from tests.shared.all_games import ALL

EVERY_TABLE = pytest.mark.parametrize("table", [entry.table for entry in ALL.values()], ids=ALL)
NAMES = ("name", "whom", "teller", "asker", "asked")
FACTS = dict.fromkeys((*NAMES, "a", "number", "colour", "before", "top", "die", "nth"), "x")
DRAWN = ("arrow", "avatar", "say", "back", "trophy", "picture", "piece", "caller")
HAND = Place(49, 83, FAN, 10.6)
ALL_SEATS = [(players, viewer) for players in range(2, 7) for viewer in range(players)]


@pytest.mark.parametrize(("players", "viewer"), ALL_SEATS)
def test_the_others_sit_clockwise_from_the_viewers_left(players: int, viewer: int) -> None:
    others = opponents(players, viewer)
    assert others[0] == (viewer + 1) % players
    assert sorted([*others, viewer]) == list(range(players))
    places = [ROUND.place(seat, players, viewer) for seat in others]
    assert all(
        left.badge.x < right.badge.x and left.cards.x < right.cards.x for left, right in pairwise(places)
    )


@pytest.mark.parametrize(("players", "viewer"), ALL_SEATS)
def test_every_seat_is_on_the_screen_and_clear_of_its_neighbours(players: int, viewer: int) -> None:
    places = [ROUND.place(seat, players, viewer) for seat in opponents(players, viewer)]
    for place in (*places, ROUND.place(viewer, players, viewer)):
        assert 3 < place.badge.x < 97
        assert 3 < place.badge.y < 97
        assert 3 < place.cards.x < 97
    for left, right in pairwise(places):
        assert left.cards.x + 4 < right.badge.x
    assert {place.strip for place in places} == {players > 4}


def test_the_viewer_always_sits_in_the_same_place() -> None:
    assert len({ROUND.place(viewer, players, viewer) for players, viewer in ALL_SEATS}) == 1


@pytest.mark.parametrize("cards", range(31))
def test_a_hand_is_fanned_out_on_the_screen(cards: int) -> None:
    fan = FAN.spots(HAND, cards)
    assert len(fan) == cards
    for spot in fan:
        assert spot.width / 2 <= spot.x <= 100 - spot.width / 2
        assert spot.y < 96
        assert 0 < spot.width <= HAND.width
        assert abs(spot.angle) < 12
    for left, right in pairwise(fan):
        assert left.x < right.x
        assert left.angle >= right.angle


def test_a_hand_is_the_same_on_both_sides() -> None:
    for cards in (1, 2, 7, 8, 9, 20):
        fan = FAN.spots(HAND, cards)
        assert sum(spot.x for spot in fan) / cards == pytest.approx(HAND.x)
        assert sum(spot.angle for spot in fan) == pytest.approx(0)
        assert fan[0].y == pytest.approx(fan[-1].y)


def test_words_stay_readable_up_to_eight_cards() -> None:
    """A card shows at least four fifths of its width beside the next one."""
    for cards in range(2, 9):
        fan = FAN.spots(HAND, cards)
        assert all(spot.width == HAND.width for spot in fan)
        assert all(right.x - left.x >= 0.69 * HAND.width for left, right in pairwise(fan))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("cards", [0, 1, 5, 12, 40])
def test_backs_stay_in_their_room(players: int, cards: int) -> None:
    for seat in opponents(players, 0):
        place = ROUND.place(seat, players, 0)
        there = FAN.far(HAND, place)
        fan = there.lies.spots(there, cards)
        assert len(fan) == cards
        for spot in fan:
            assert abs(spot.x - place.cards.x) <= 3.01
            assert 0 < spot.x < 100
            assert 0 < spot.y < 25


@pytest.mark.parametrize("lies", [PILE, MESS, AWAY])
def test_a_pile_is_one_spot(lies: Arrangement) -> None:
    assert lies.spots(Place(40, 50, lies, 8), 5) == [(40, 50, 0, 8)] * 5
    assert lies.spots(Place(40, 50, lies, 8), 0) == []


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("lies", [PILE, MESS, GRID])
def test_what_lies_before_a_player_lies_at_that_seat(lies: Arrangement, players: int) -> None:
    places = [ROUND.place(seat, players, 0) for seat in opponents(players, 0)]
    there = [lies.far(Place(20, 70, lies, 8), place) for place in places]
    assert all(left.x < right.x for left, right in pairwise(there))
    for far, seat in zip(there, places, strict=True):
        assert abs(far.x - seat.front.x) + far.width / 2 <= seat.front.wide / 2 + 0.01
        assert 0 < far.width <= 8


@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_not_shown_is_shown_at_no_seat(players: int) -> None:
    assert {AWAY.far(NOWHERE, ROUND.place(seat, players, 0)) for seat in opponents(players, 0)} == {NOWHERE}


@EVERY_TABLE
def test_every_pile_and_mark_has_a_place(table: Table) -> None:
    game: Game = table.rules(table.rules.build_deck(WORDS, 3), 3, 1)
    for name, face in game.faces.items():
        assert name in table.seated or face is not Face.OWNER
        assert (name in table.shared) != (name in table.seated)
    assert set(table.marks) >= set(game.marks)
    for place in (*table.shared.values(), *table.seated.values()):
        assert place == NOWHERE or (0 < place.x < 100 and 0 < place.y < 100)
    seen = [mark for mark in table.marks.values() if hasattr(mark, "x") and hasattr(mark, "y")]
    assert all(0 < mark.x < 100 and 0 < mark.y < 100 for mark in seen)


@EVERY_TABLE
def test_a_table_has_its_sentences(table: Table) -> None:
    assert table.key == table.rules.key
    assert ALL[table.key].table is table
    facts = {**FACTS, **dict.fromkeys(table.marks, "x")}
    told = [shout.sentence for shout in table.told.values()]
    for sentence in (
        table.title,
        table.aim(),
        table.call,
        *told,
        *table.verbs.values(),
        *table.advice.values(),
    ):
        assert sentence == sentence.strip() != ""
        assert sentence.format(**facts)
    for sentence in (*table.refusals.values(), *table.prompts.values(), *table.asks.says.values()):
        assert sentence.format(**facts) == sentence.format(**facts).strip() != ""
    assert bool(table.unlevelled) == (not table.rules.levels)
    for option in table.options:
        assert option.name in table.rules.options
        for value, _, _ in option.choices:
            text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
            assert parse_option(table.rules, option.name, text) == value
        assert table.rules.options[option.name] in {value for value, _, _ in option.choices}


@EVERY_TABLE
def test_lessons_are_short_and_their_cards_are_real(table: Table) -> None:
    assert len(table.shop_window) == 3
    deck = deck_of(table.rules, 3)
    for code in table.shop_window:
        parse(code, deck)
    for lesson in table.lessons:
        assert len(lesson.sentence.split()) <= 7
        for thing in lesson.show:
            if thing.split(":")[0] not in (*DRAWN, *SHOWS.get(table.key, PLAIN).drawn):
                parse(thing.rstrip("+x"), deck)
