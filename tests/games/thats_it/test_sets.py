"""The set finder beside brute force: every hand's sets, splits and points, wizards included."""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from game.games.thats_it import sets as sets
from game.games.thats_it.laid import HANDS
from game.games.thats_it.rules import WIZARD_POINTS, ThatsIt
from game.games.thats_it.sets import is_set
from tests.games.thats_it.tables import cards, deck_for

HANDS_TRIED = 4000
CROWDED = 5  # things to draw from, so that sets are frequent


def some_hand(deck_size: int, rng: Random) -> list[int]:
    """Any seven or eight cards; half of the time of few things and all wizards."""
    whole = list(range(deck_size))
    from_few = [*range(4 * CROWDED), *range(deck_size - 4, deck_size)]
    return rng.sample(rng.choice([whole, from_few]), rng.choice([7, 8]))


def tables() -> Iterator[tuple[ThatsIt, list[int]]]:
    """Tables with a chance hand at seat 0, nothing laid."""
    rng = Random(6)
    games = [ThatsIt(deck_for(players), players, 1, version=2) for players in (2, 5)]
    for nth in range(HANDS_TRIED):
        game = games[nth % 2]
        hand = some_hand(len(game.deck), rng)
        game.piles = {pile: [] for pile in game.piles}
        game.piles[HANDS[0]] = hand
        game.turn, game.marks["state"], game._offered = 0, "act", {}
        yield game, hand


def every_set(game: ThatsIt, hand: Sequence[int]) -> set[frozenset[int]]:
    """By trying all threes and fours."""
    return {
        frozenset(some)
        for size in (3, 4)
        for some in combinations(hand, size)
        if is_set([game.deck[card] for card in some])
    }


def value(game: ThatsIt, hand: Collection[int]) -> int:
    return sum(WIZARD_POINTS if game.deck[card].kind == "wizard" else 1 for card in hand)


def test_every_set_of_a_hand_is_found_once() -> None:
    found_any = 0
    for game, hand in tables():
        laid = [frozenset(move.picks) for move in game.moves(0) if move.verb == "lay"]
        assert len(laid) == len(set(laid))
        assert set(laid) == every_set(game, hand)
        found_any += bool(laid)
    assert HANDS_TRIED * 0.2 < found_any < HANDS_TRIED * 0.95


def test_a_discard_is_refused_just_while_a_set_of_real_cards_can_be_laid() -> None:
    refused = 0
    for game, hand in tables():
        real = [card for card in hand if game.deck[card].kind != "wizard"]
        may_discard = any(move.verb == "discard" for move in game.moves(0))
        assert may_discard == (not every_set(game, real))
        refused += not may_discard
    assert refused > HANDS_TRIED * 0.1


def test_the_sets_put_aside_leave_the_fewest_points() -> None:
    twice = 0
    for game, hand in tables():
        found = every_set(game, hand)
        pairs = [one | two for one, two in combinations(found, 2) if not one & two]
        least = min(value(game, set(hand) - taken) for taken in [frozenset(), *found, *pairs])
        own = game.own_sets(0)
        rest = set(hand) - {card for cards in own for card in cards}
        assert value(game, rest) == least
        assert all(is_set([game.deck[card] for card in cards]) for cards in own)
        assert len(rest) == len(hand) - sum(map(len, own)), "a card is in two sets"
        assert [len(cards) for cards in own] == sorted(len(cards) for cards in own)
        twice += len(own) == 2
    assert twice > HANDS_TRIED * 0.05


def test_seven_cards_that_are_two_sets() -> None:
    done = 0
    for game, hand in tables():
        seven = hand[:7]
        found = every_set(game, seven)
        wanted = any(len(one | two) == 7 for one, two in combinations(found, 2))
        assert sets.all_in_sets(*game.counted(seven)) == wanted
        done += wanted
    assert done > 20


@pytest.mark.parametrize(
    ("counts", "wizards", "wanted"),
    [
        ((3, 4), 0, True),
        ((4,), 3, True),  # two sets of one thing
        ((2, 2), 3, True),
        ((3, 3), 1, True),
        ((4, 2), 1, True),
        ((4, 1), 2, False),
        ((3, 2, 2), 0, False),
        ((2, 1), 4, False),
    ],
)
def test_by_count(counts: tuple[int, ...], wizards: int, wanted: bool) -> None:
    assert sets.all_in_sets(counts, wizards) == wanted


def test_the_least_real_cards_are_one_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    one_cat = cards("cat-p wiz wiz")
    assert not is_set(one_cat)
    monkeypatch.setattr(sets, "MIN_REAL", 1)
    assert is_set(one_cat)
