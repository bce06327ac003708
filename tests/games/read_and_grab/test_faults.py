"""Faults that only grabbing makes possible are found by the checks of every game as well."""

import pytest

from game.games.read_and_grab.rules import ROWS, SETS, STOCK, ReadAndGrab
from game.rules.things import Move, Pile
from tests.shared import properties
from tests.shared.every_kind import Kind
from tests.shared.planting import NO_LEAK, Check, find


class LosesWhatIsGrabbed(ReadAndGrab):
    def grab(self, seat: int, row: Pile) -> None:
        self.piles[row].pop()
        super().grab(seat, row)


class NothingToGrab(ReadAndGrab):
    """Waits for a grab and offers none."""

    def rows_of_others(self, seat: int, number: int) -> list[Pile]:
        return [] if self.marks["number"] else super().rows_of_others(seat, number)

    def offer(self, seat: int) -> list[Move]:
        return [move for move in super().offer(seat) if move.verb != "leave"]


class CountsSetsAlone(ReadAndGrab):
    """Adds up a set without a word to the room."""

    def complete(self, seat: int, number: int) -> None:
        for card in self.piles[ROWS[seat][number]][:]:
            self.move(card, ROWS[seat][number], SETS[seat][number])
        self.scores[seat] += 1


class KnowsTheNextCard(ReadAndGrab):
    """Keeps the number of the card on top of the pile."""

    def finish_turn(self, seat: int, number: int) -> None:
        self.next_number = self.deck[self.piles[STOCK][-1]].number if self.piles[STOCK] else 0
        super().finish_turn(seat, number)


KIND = Kind(3, {"grab": "may"})
FAULTS: list[tuple[type[ReadAndGrab], Check]] = [
    (LosesWhatIsGrabbed, properties.check_whole),
    (NothingToGrab, properties.check_whole),
    (CountsSetsAlone, properties.check_shown),
    (KnowsTheNextCard, NO_LEAK),
]


@pytest.mark.parametrize(("faulty", "check"), FAULTS, ids=lambda one: getattr(one, "__name__", ""))
def test_the_fault_is_found(faulty: type[ReadAndGrab], check: Check) -> None:
    find(faulty, check, KIND)


@pytest.mark.parametrize("check", {check: None for _, check in FAULTS})
def test_the_sound_game_passes(check: Check) -> None:
    check(ReadAndGrab, KIND, 1)
