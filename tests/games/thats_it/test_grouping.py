"""Hands of things: what belongs together lies together, every card can be pressed, and all of it fits."""

from itertools import combinations, pairwise
from random import Random

import pytest

from game.games.shelf import GAMES
from game.games.thats_it.grouping import (
    COLUMNS,
    FEW,
    ROWS,
    STEPS,
    Group,
    grouped,
    hand_spots,
    mat_at,
    set_spots,
)
from game.games.thats_it.rules import ThatsIt
from game.rules.things import Card
from game.table.arrangements import CARD_HIGH, Place

NAMES = ["bed", "box", "cat", "cow", "dog", "fish", "hat", "moon", "pig", "sock", "star", "sun"]
DECK = ThatsIt.build_deck([Card("noun", word=name) for name in NAMES], 2)
HAND = GAMES["thats_it"].table.seated["hand"]
MAT = GAMES["thats_it"].table.shared["set"]
TARGET = 5.0  # percent of 1280: 64 lu


def hand(names: str) -> list[int]:
    """Cards by name: cat-p, cat-w, wiz; each the first that is left."""
    found: list[int] = []
    for name in names.split():
        word, _, kind = name.partition("-")
        printed = {"p": "picture", "w": "noun", "": "wizard"}[kind]
        wanted = "" if printed == "wizard" else word
        found.append(
            next(
                nth
                for nth, card in enumerate(DECK)
                if (card.kind, card.word) == (printed, wanted) and nth not in found
            )
        )
    return found


def told(groups: list[Group]) -> list[tuple[str, str]]:
    return [
        (" ".join(f"{DECK[card].word or 'wiz'}-{DECK[card].kind[0]}" for card in group.cards), group.kind)
        for group in groups
    ]


def test_sets_come_first_then_pairs_then_single_cards() -> None:
    groups = grouped(hand("sun-w hat-p cat-w sun-p cat-p dog-p cat-p dog-w"), DECK)
    assert told(groups) == [
        ("cat-p cat-p cat-n", "set"),
        ("dog-p dog-n", "pair"),
        ("sun-p sun-n", "pair"),
        ("hat-p", "single"),
    ]


def test_a_wizard_stands_beside_the_pair_it_makes_whole() -> None:
    groups = grouped(hand("hat-p sun-w wiz sun-p dog-p dog-p fish-w pig-w"), DECK)
    assert told(groups)[:3] == [("dog-p dog-p", "near"), ("wiz-w", "helper"), ("sun-p sun-n", "pair")]
    alone = grouped(hand("hat-p wiz sun-p"), DECK)
    assert [kind for _, kind in told(alone)] == ["helper", "single", "single"]


def test_when_no_card_is_left_over_wizards_are_part_of_their_sets() -> None:
    groups = grouped(hand("cat-p cat-w wiz dog-p dog-w dog-w wiz"), DECK)
    assert [group.kind for group in groups] == ["set", "set"]
    assert sorted(len(group.cards) for group in groups) == [3, 4]
    assert all(len({DECK[card].word for card in group.cards} - {""}) == 1 for group in groups)


def random_hands() -> list[list[int]]:
    rng = Random(4)
    return [rng.sample(range(len(DECK)), rng.randrange(1, 9)) for _ in range(1500)]


def test_every_hand_fits_and_every_card_can_be_pressed() -> None:
    for cards in random_hands():
        groups = grouped(cards, DECK)
        assert sorted(card for group in groups for card in group.cards) == sorted(cards)
        spots = hand_spots(HAND, groups, DECK)
        assert spots[0].x - spots[0].width / 2 >= HAND.x - HAND.room / 2 - 0.11
        assert spots[-1].x + spots[-1].width / 2 <= HAND.x + HAND.room / 2 + 0.11
        assert all(right.x - left.x >= TARGET for left, right in pairwise(spots))
        assert all(spot.width >= 6.5 for spot in spots)


def test_cards_of_different_things_never_lie_over_each_other() -> None:
    for cards in random_hands()[:300]:
        groups = grouped(cards, DECK)
        spots = iter(hand_spots(HAND, groups, DECK))
        ends = [[next(spots) for _ in group.cards] for group in groups]
        for left, right in pairwise(ends):
            assert right[0].x - left[-1].x >= left[-1].width + 1


@pytest.mark.parametrize("names", ["cat-p cat-p cat-w cat-w", "cat-w cat-w wiz wiz", "cat-p cat-w wiz"])
@pytest.mark.parametrize("laid", [1, 5])
def test_a_set_lies_on_its_mat_with_every_word_to_be_read(names: str, laid: int) -> None:
    place, cards = mat_at(MAT, 1, laid, 2), hand(names)
    spots = set_spots(place, cards, DECK)
    assert spots[0].x - place.width / 2 >= place.x - place.room / 2
    assert spots[-1].x + place.width / 2 <= place.x + place.room / 2
    for card, (left, right) in zip(cards, pairwise(spots), strict=False):
        assert right.x - left.x == pytest.approx(STEPS[DECK[card].kind] * place.width)


def boxes(places: list[Place]) -> list[tuple[float, float, float, float]]:
    return [
        (each.x - each.room / 2, each.y - each.depth / 2, each.x + each.room / 2, each.y + each.depth / 2)
        for each in places
    ]


@pytest.mark.parametrize(
    ("laid", "players"), [(laid, players) for players in range(2, 7) for laid in range(1, 2 * players + 1)]
)
def test_mats_lie_apart_from_each_other_the_piles_and_the_players(laid: int, players: int) -> None:
    places = [mat_at(MAT, nth, laid, players) for nth in range(1, laid + 1)]
    assert len({(place.x, place.y) for place in places}) == laid
    taken = boxes(places)
    for name in ("stock", "discard"):
        pile = GAMES["thats_it"].table.shared[name]
        taken.append(
            (
                pile.x - pile.width / 2,
                pile.y - pile.width * CARD_HIGH / 2,
                pile.x + pile.width / 2,
                pile.y + pile.width * CARD_HIGH / 2,
            )
        )
    for one, other in combinations(taken, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)
    highest = 16 if players > 4 else 25
    assert all(left > 0 and right < 100 for left, _, right, _ in boxes(places))
    assert all(top > highest and low < 65 for _, top, _, low in boxes(places))


def test_there_is_room_for_two_sets_of_six_players() -> None:
    assert len(COLUMNS) * len(ROWS) == 12 >= len(FEW)
