"""The checks of every game are worth something: each fault planted here is found by one of them."""

import random
from random import Random

import pytest

from game.games.kablam import rules as kablam
from game.games.kablam.rules import DISCARD, HANDS, STOCK, KaBlam
from game.play.picker import Picker
from game.rules import sight
from game.rules.things import Move, Pick
from tests.shared import properties
from tests.shared.every_kind import Kind
from tests.shared.planting import NAMES, NO_LEAK, Check, find, for_all_seats, on_some_tables

KIND = Kind(3, {"length": "short"})


class BehindTheSteps(KaBlam):
    """Draws without telling anybody."""

    def draw_one(self, seat: int) -> bool:
        self.piles[HANDS[seat]].append(self.piles[STOCK].pop())
        return True


class BehindTheMarks(KaBlam):
    """Turns the direction round without telling anybody."""

    def carry_out(self, seat: int, kind: str) -> None:
        super().carry_out(seat, kind)
        self.marks["direction"] = -int(self.marks["direction"])


class LosesACard(KaBlam):
    def reshuffle(self) -> None:
        self.piles[DISCARD] = self.piles[DISCARD][-1:]


class NothingToDo(KaBlam):
    """Offers nothing to those who must draw."""

    def offer(self, seat: int) -> list[Move]:
        return [move for move in super().offer(seat) if move.verb != "draw"]


class SharesAList(KaBlam):
    """Keeps a list in a list, which a copy does not look into."""

    def start(self) -> None:
        self.drawn: list[list[int]] = [[]]
        super().start()

    def draw_one(self, seat: int) -> bool:
        self.drawn[0].append(seat)
        return super().draw_one(seat)


class StrayChance(KaBlam):
    """Shuffles with chance of its own."""

    def draw_one(self, seat: int) -> bool:
        if len(self.piles[STOCK]) > 1:
            self.move(self.piles[STOCK][int(random.random() * 2)], STOCK, STOCK)
        return super().draw_one(seat)


class RemembersTheDrawnCard(KaBlam):
    """Holds the number of a card that only its owner may see."""

    def draw_one(self, seat: int) -> bool:
        self.drawn = self.piles[STOCK][-1] if self.piles[STOCK] else -1
        return super().draw_one(seat)


class ShowsEverything(KaBlam):
    """Gives a bot the truth."""

    def seen_by(self, seat: int, rng: Random, memory: float = 1.0) -> "ShowsEverything":
        return self.copy(rng)


class KnowsTheOthers(KaBlam):
    """Gives a bot what the others know."""

    def seen_by(self, seat: int, rng: Random, memory: float = 1.0) -> "KnowsTheOthers":
        view = super().seen_by(seat, rng, memory)
        view.known = self.known[:]
        return view


class NamesAHiddenCard(KaBlam):
    """Names the top card of the pile instead of the pile."""

    def offer(self, seat: int) -> list[Move]:
        top = self.piles[STOCK][-1:]
        return [Move("draw", tuple(top)) if move == kablam.DRAW else move for move in super().offer(seat)]


class HidesTheOwnHand(KaBlam):
    """Deals a seat's own hand again as well."""

    def seen_by(self, seat: int, rng: Random, memory: float = 1.0) -> "HidesTheOwnHand":
        view = super().seen_by(seat, rng, memory)
        sight.deal_again(view, (seat + 1) % self.players, rng, 0.0)
        return view


class OneWayPicker(Picker):
    """Wants the clicks in one order."""

    def picks(self) -> set[Pick]:
        return {move.picks[len(self.chosen)] for move in self.open() if len(move.picks) > len(self.chosen)}


FAULTS: list[tuple[type[KaBlam], Check]] = [
    (BehindTheSteps, properties.check_shown),
    (BehindTheMarks, properties.check_shown),
    (LosesACard, properties.check_whole),
    (NothingToDo, properties.check_whole),
    (SharesAList, on_some_tables(properties.check_copies)),
    (StrayChance, properties.check_repeats),
    (RemembersTheDrawnCard, NO_LEAK),
    (ShowsEverything, NO_LEAK),
    (KnowsTheOthers, NO_LEAK),
    (NamesAHiddenCard, NAMES),
    (HidesTheOwnHand, on_some_tables(for_all_seats(properties.check_view))),
]


@pytest.mark.parametrize(("faulty", "check"), FAULTS, ids=lambda one: getattr(one, "__name__", ""))
def test_the_fault_is_found(faulty: type[KaBlam], check: Check) -> None:
    find(faulty, check, KIND)


@pytest.mark.parametrize("check", {check: None for _, check in FAULTS})
def test_the_sound_game_passes(check: Check) -> None:
    check(KaBlam, KIND, 1)


def test_a_picker_that_wants_one_order_is_found() -> None:
    game = properties.begin(KaBlam, KIND, 1)
    wilds = [move for card in range(84, 86) for move in kablam.WILD_PLAYS[card]]
    properties.check_clicks(wilds)
    with pytest.raises(AssertionError):
        properties.check_clicks(wilds, OneWayPicker)
    assert game.winners is None
