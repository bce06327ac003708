"""Who sees, knows and forgets which card; and the steps that no game so far uses."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import pytest

from game.games.kablam.rules import DISCARD, HANDS, STOCK
from game.play.shown import Shown
from game.rules import sight
from game.rules.core import Game
from game.rules.things import Card, Face, Move, Peeked, Pile, Rolled, Spoken, Turned
from tests.arranging import cards_called, do
from tests.conftest import Arranged

SHUT, OPEN = Pile("shut"), Pile("open")
MINE, THEIRS = Pile("own", 0), Pile("own", 1)


class Toy(Game):
    """Ten cards and four piles, to try the steps on."""

    key = "toy"
    faces: ClassVar[Mapping[str, Face]] = {"shut": Face.SHUT, "open": Face.OPEN, "own": Face.OWNER}

    def start(self) -> None:
        self.lay(SHUT, range(4))
        self.lay(OPEN, (4, 5))
        self.lay(MINE, (6, 7))
        self.lay(THEIRS, (8, 9))

    def offer(self, seat: int) -> list[Move]:
        return [Move("wait")]


@pytest.fixture
def toy() -> Toy:
    return Toy([Card("word", "red", number) for number in range(1, 11)], 3, 1)


def knows(game: Game, seat: int) -> set[int]:
    return {card for card in range(len(game.deck)) if game.known[seat] >> card & 1}


def test_who_sees_a_pile(toy: Toy) -> None:
    assert all(toy.sees(seat, OPEN, 4) for seat in range(3))
    assert not any(toy.sees(seat, SHUT, 0) for seat in range(3))
    assert [toy.sees(seat, MINE, 6) for seat in range(3)] == [True, False, False]


def test_a_turned_card_is_seen_and_remembered_by_all(toy: Toy) -> None:
    toy.turn_card(2, True)
    assert all(toy.sees(seat, SHUT, 2) for seat in range(3))
    toy.turn_card(2, False)
    assert not toy.sees(0, SHUT, 2)
    assert [knows(toy, seat) for seat in range(3)] == [{2}] * 3
    assert toy.take_events()[-2:] == [Turned(2, True), Turned(2, False)]
    assert toy.seen_by(1, Random(3)).piles[SHUT][2] == 2


def test_a_card_that_moves_lies_as_its_new_pile_says(toy: Toy) -> None:
    toy.turn_card(3, True)
    toy.move(3, SHUT, MINE)
    assert toy.turned == set()
    assert all(3 in knows(toy, seat) for seat in range(3))


def test_a_card_laid_open_is_known_until_it_is_mixed(toy: Toy) -> None:
    toy.move(5, OPEN, SHUT)
    assert all(5 in knows(toy, seat) for seat in range(3))
    toy.shuffle(SHUT)
    assert all(5 not in knows(toy, seat) for seat in range(3))


def test_a_buried_card_is_forgotten(toy: Toy) -> None:
    toy.bury(5, OPEN, SHUT)
    assert all(5 not in knows(toy, seat) for seat in range(3))
    assert 5 in toy.piles[SHUT]


def test_a_bury_can_land_anywhere() -> None:
    places = set()
    for seed in range(80):
        game = Toy([Card("word", "red", number) for number in range(1, 11)], 3, seed)
        game.bury(5, OPEN, SHUT)
        places.add(game.piles[SHUT].index(5))
    assert places == {0, 1, 2, 3, 4}


def test_only_its_owner_learns_a_drawn_card(toy: Toy) -> None:
    toy.move(3, SHUT, MINE)
    assert [3 in knows(toy, seat) for seat in range(3)] == [True, False, False]


def test_a_hidden_exchange_makes_the_others_forget(toy: Toy) -> None:
    toy.move(4, OPEN, MINE)
    toy.move(5, OPEN, MINE)
    assert {4, 5} <= knows(toy, 2)
    toy.move(6, MINE, THEIRS)
    assert knows(toy, 2) & {4, 5, 6} == set()  # any of them may have gone
    assert 6 in knows(toy, 1)
    assert 6 in knows(toy, 0)
    assert {4, 5} & knows(toy, 1) == {4, 5}  # the taker saw which card came


def test_under_the_pile_and_within_it(toy: Toy) -> None:
    toy.move(4, OPEN, SHUT, under=True)
    assert toy.piles[SHUT] == [4, 0, 1, 2, 3]
    toy.move(3, SHUT, SHUT, under=True)
    assert toy.piles[SHUT] == [3, 4, 0, 1, 2]
    toy.move(4, SHUT, SHUT)
    assert toy.piles[SHUT] == [3, 0, 1, 2, 4]


def test_a_peek_is_for_one_seat(toy: Toy) -> None:
    toy.peek(2, SHUT)
    assert knows(toy, 2) == {0, 1, 2, 3}
    assert knows(toy, 0) == set()
    assert toy.take_events()[-1] == Peeked(2, SHUT, (0, 1, 2, 3))
    assert toy.seen_by(2, Random(1)).piles[SHUT] == [0, 1, 2, 3]


def test_dice_and_the_programs_own_voice(toy: Toy) -> None:
    rolled = [toy.roll(1, 2) for _ in range(100)]
    assert {die for dice in rolled for die in dice} == {1, 2, 3, 4, 5, 6}
    toy.speak(4)
    assert toy.take_events()[-2:] == [Rolled(1, rolled[-1]), Spoken(4)]


def test_a_silent_copy_takes_no_events(toy: Toy) -> None:
    twin = toy.copy(Random(1))
    twin.move(4, OPEN, SHUT)
    assert twin.take_events() == []


def test_a_view_mixes_all_that_is_hidden(toy: Toy) -> None:
    views = {tuple(toy.seen_by(0, Random(seed)).piles[SHUT]) for seed in range(30)}
    assert len(views) > 15
    assert {card for view in views for card in view} == {0, 1, 2, 3, 8, 9}


def test_a_view_holds_only_the_own_knowledge(toy: Toy) -> None:
    toy.peek(2, SHUT)
    toy.turn_card(0, True)
    view = toy.seen_by(0, Random(1))
    assert [knows(view, seat) for seat in range(3)] == [{0}, set(), set()]


def test_memory_is_a_share_of_what_was_seen(toy: Toy) -> None:
    toy.peek(2, SHUT)
    kept = [len(knows(toy.seen_by(2, Random(seed), memory=0.4), 2)) for seed in range(300)]
    assert 0.3 < sum(kept) / (4 * 300) < 0.5
    assert {len(knows(toy.seen_by(2, Random(seed), memory=0.0), 2)) for seed in range(20)} == {0}


def test_mixing_is_fair_and_uses_only_the_stable_chance() -> None:
    counts = [[0] * 4 for _ in range(4)]
    rng = Random(2)
    for _ in range(4000):
        cards = [0, 1, 2, 3]
        sight.mix(cards, rng)
        for place, card in enumerate(cards):
            counts[card][place] += 1
    assert all(880 < count < 1120 for row in counts for count in row)
    cards = list(range(10))
    sight.mix(cards, Random(1))
    assert cards == [8, 0, 3, 4, 5, 2, 9, 6, 7, 1]  # so that old saves stay true


def test_a_shown_table_hides_the_same_cards(toy: Toy) -> None:
    shown = Shown(Toy, 3)
    toy.turn_card(1, True)
    for event in toy.take_events():
        shown.show(event)
    for pile, cards in toy.piles.items():
        for card in cards:
            for seat in range(3):
                assert shown.sees(seat, pile, card) == toy.sees(seat, pile, card)


def test_the_exploding_card_in_a_hand_is_known_to_all(kablam: Arranged) -> None:
    game = kablam(
        {"hand 0": "B5", "hand 1": "P1", "hand 2": "P2", "discard": "G7", "stock": "boom Y1"}, players=3
    )
    do(game, "draw stock")
    boom = cards_called(game, "boom")[0]
    assert all(game.sees(seat, HANDS[0], boom) for seat in range(3))
    assert all(boom in game.seen_by(seat, Random(1)).piles[HANDS[0]] for seat in range(3))


def test_nobody_knows_the_pile_after_the_deal_or_a_reshuffle(kablam: Arranged) -> None:
    game = kablam({"hand 0": "B5", "hand 1": "P1", "discard": "G7 R1 R2 R3", "stock": ""})
    do(game, "draw stock")
    left = set(game.piles[STOCK])
    assert len(left) == 2
    assert all(not knows(game, seat) & left for seat in range(2))
    assert len(game.piles[DISCARD]) == 1
