"""Faults that stacks, a die and a bank make possible are found by the checks of every game as well."""

import random
from collections.abc import Mapping
from typing import ClassVar

import pytest

from game.games.push.cards import BANKS, DISCARD, FLIPPED, STACKS, STOCK
from game.games.push.rules import Push
from game.rules.things import Face, Move, Pile
from tests.shared import properties
from tests.shared.every_kind import Kind
from tests.shared.planting import NAMES, NO_LEAK, Check, find, for_all_seats, on_some_tables

KIND = Kind(3, {})


class KnowsTheNextCard(Push):
    """Keeps what lies on top of the pile."""

    def go_on(self, seat: int) -> None:
        self.next_number = self.deck[self.piles[STOCK][-1]].number if self.piles[STOCK] else 0
        super().go_on(seat)


class WarnsOfABust(Push):
    """Lets nobody flip a card that would bust."""

    def offer(self, seat: int) -> list[Move]:
        moves = super().offer(seat)
        warned = len(moves) > 1 and moves[-1].verb == "stop" and self.deck[self.piles[STOCK][-1]].number > 3
        return moves[1:] if warned else moves


class NamesTheTopCard(Push):
    """Names the card that will be flipped."""

    def offer(self, seat: int) -> list[Move]:
        top = self.piles[STOCK][-1:]
        return [Move("flip", tuple(top)) if move.verb == "flip" else move for move in super().offer(seat)]


class StrayDie(Push):
    """Rolls by chance of its own."""

    def roll(self, seat: int, dice: int = 1) -> tuple[int, ...]:
        self.rng = random.Random(random.random())
        return super().roll(seat, dice)


class RollsBehindTheSteps(Push):
    """Takes the roll cards away without telling anybody."""

    def take(self, seat: int, stack: Pile) -> None:
        cards = self.piles[stack]
        for card in [card for card in cards if self.deck[card].kind == "roll"]:
            cards.remove(card)
            self.piles[DISCARD].append(card)
        super().take(seat, stack)


class LosesACard(Push):
    """Drops a card of the second stack when there is a third."""

    def go_on(self, seat: int) -> None:
        if self.piles[STACKS[2]]:
            self.piles[STACKS[1]].pop()
        super().go_on(seat)


class CountsAlone(Push):
    """Adds up the points of a stack without a word to the room."""

    def score(self, seat: int, points: int) -> None:
        self.scores[seat] += points


class NobodyTakes(Push):
    """Waits for a taker and offers no stack."""

    def offer(self, seat: int) -> list[Move]:
        return [move for move in super().offer(seat) if move.verb != "take"]


class NothingFits(Push):
    """Offers no place for a card on a new stack."""

    def offer(self, seat: int) -> list[Move]:
        moves = super().offer(seat)
        return [move for move in moves if not (self.piles[FLIPPED] and not self.piles[self.pile_of(move)])]

    def pile_of(self, move: Move) -> Pile:
        return next(pick for pick in move.picks if isinstance(pick, Pile))


class SharesTheTakers(Push):
    """Keeps the order of the takers in a list in a list, which a copy does not look into."""

    def start(self) -> None:
        self.order: list[list[int]] = [[]]
        super().start()

    def take(self, seat: int, stack: Pile) -> None:
        self.order[0].append(seat)
        super().take(seat, stack)


class HidesTheBank(Push):
    """Mixes what went into the bank before everyone's eyes, so that nobody knows it any more."""

    def bank(self, seat: int, bench: Pile) -> None:
        super().bank(seat, bench)
        self.piles[BANKS[seat]].reverse()


class ShutStacks(Push):
    """Lays the stacks face down, though the moves depend on them."""

    faces: ClassVar[Mapping[str, Face]] = {**Push.faces, "stack": Face.SHUT, "flipped": Face.SHUT}


FAULTS: list[tuple[type[Push], Check]] = [
    (KnowsTheNextCard, NO_LEAK),
    (WarnsOfABust, NO_LEAK),
    (NamesTheTopCard, NAMES),
    (StrayDie, properties.check_repeats),
    (RollsBehindTheSteps, properties.check_shown),
    (LosesACard, properties.check_whole),
    (CountsAlone, properties.check_shown),
    (NobodyTakes, properties.check_whole),
    (NothingFits, properties.check_whole),
    (SharesTheTakers, on_some_tables(properties.check_copies)),
    (HidesTheBank, properties.check_shown),
    (ShutStacks, on_some_tables(for_all_seats(properties.check_view))),
]


@pytest.mark.parametrize(("faulty", "check"), FAULTS, ids=lambda one: getattr(one, "__name__", ""))
def test_the_fault_is_found(faulty: type[Push], check: Check) -> None:
    find(faulty, check, KIND)


@pytest.mark.parametrize("check", {check: None for _, check in FAULTS})
def test_the_sound_game_passes(check: Check) -> None:
    check(Push, KIND, 1)
