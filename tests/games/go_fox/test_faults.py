"""Faults that only asking makes possible are found by the checks of every game as well."""

import pytest

from game.games.go_fox.likelihood import HANDS, NUMBERS, STOCK
from game.games.go_fox.rules import GoFox
from game.rules.things import Move
from tests.shared import properties
from tests.shared.every_kind import Kind
from tests.shared.planting import NAMES, NO_LEAK, Check, find


class KnowsWhatWasDrawn(GoFox):
    """Lets everyone know the number of a card that only its owner has seen."""

    def draw(self, seat: int) -> bool:
        number = self.deck[self.piles[STOCK][-1]].number
        self.held[seat * NUMBERS + number] += 1
        return super().draw(seat)


class KnowsHowManyAreLeft(GoFox):
    """After a yes everyone knows how many of the number the giver still holds."""

    def give(self, asked: int, card: int) -> None:
        number = self.deck[card].number
        super().give(asked, card)
        self.held[asked * NUMBERS + number] = len(self.cards_of(asked, number))


class AsksTheRealHand(GoFox):
    """Offers only questions that will be answered with a yes."""

    def questions(self, seat: int, hand: list[int]) -> list[Move]:
        there = {self.deck[card].number for card in self.piles[HANDS[self.left_of(seat)]]}
        moves = super().questions(seat, hand)
        return [move for move in moves if self.deck[hand[moves.index(move)]].number in there] or moves


class NamesTheAskedCard(GoFox):
    """Wants the card of the other hand to be named."""

    def questions(self, seat: int, hand: list[int]) -> list[Move]:
        return [Move("ask", (card, self.piles[HANDS[self.left_of(seat)]][0])) for card in hand]


class AsksSilently(GoFox):
    """The room is never told which number was asked for."""

    def ask(self, seat: int, asked: int, number: int) -> None:
        super().ask(seat, asked, number)
        self.marks["number"] = number


class AnswersForAnother(GoFox):
    """Waits for the asked player, who has nothing to give."""

    def go_fox(self, seat: int, asked: int, number: int) -> None:
        self.tell(asked, "go_fox")
        self.wait_for(asked)


KIND = Kind(3, {"ask_any": False})
FAULTS: list[tuple[type[GoFox], Check]] = [
    (KnowsWhatWasDrawn, NO_LEAK),
    (KnowsHowManyAreLeft, NO_LEAK),
    (AsksTheRealHand, NO_LEAK),
    (NamesTheAskedCard, NAMES),
    (AsksSilently, properties.check_shown),
    (AnswersForAnother, properties.check_whole),
]


@pytest.mark.parametrize(("faulty", "check"), FAULTS, ids=lambda one: getattr(one, "__name__", ""))
def test_the_fault_is_found(faulty: type[GoFox], check: Check) -> None:
    find(faulty, check, KIND)


@pytest.mark.parametrize("check", {check: None for _, check in FAULTS})
def test_the_sound_game_passes(check: Check) -> None:
    check(GoFox, KIND, 1)
