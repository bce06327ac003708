"""Faults that bluffs, challenges and calls out of turn make possible are found as well."""

import random
from collections.abc import Callable
from random import Random

import pytest

from game.games.uno_express.hands import DISCARD, HANDS, STOCK
from game.games.uno_express.rules import CATCH, UnoExpress
from game.rules.things import Move
from tests.games.uno_express.tables import check_guilt_is_hidden
from tests.shared import properties
from tests.shared.every_kind import Kind
from tests.shared.planting import NO_LEAK, for_all_seats, on_some_tables

KIND = Kind(3, {"length": "hand"})


class KeepsTheGuilt(UnoExpress):
    """Notes whether it was a bluff as soon as the card is played."""

    def demand(self, seat: int, following: int, before: str) -> None:
        super().demand(seat, following, before)
        self.guilty = self.is_guilty()


class MarksTheGuilt(UnoExpress):
    """Tells the room whether it was a bluff as soon as the card is played."""

    def demand(self, seat: int, following: int, before: str) -> None:
        super().demand(seat, following, before)
        self.mark("guilty", int(self.is_guilty()))


class ChallengesOnlyTheGuilty(UnoExpress):
    """Offers a challenge if it would be right."""

    def decisions(self, seat: int) -> list[Move]:
        moves = super().decisions(seat)
        return moves[:1] if self.marks["state"] == "respond" and not self.is_guilty() else moves


class ShowsTheHandToAll(UnoExpress):
    """Lets everybody know the hand that only the challenger may see, but does not show it."""

    def challenge(self, seat: int) -> None:
        for other in range(self.players):
            self.known[other] |= sum(1 << card for card in self.held_then())
        super().challenge(seat)


class CatchesTheUnlucky(UnoExpress):
    """Lets others catch only those whose last card can be played."""

    def shouts(self, seat: int) -> list[Move]:
        moves = super().shouts(seat)
        caught = int(self.marks["uno"]) - 1
        lucky = caught >= 0 and self.playable(caught, self.piles[HANDS[caught]][-1])
        return [move for move in moves if move != CATCH or lucky]


class NamesTheDrawnCard(UnoExpress):
    """Names the card that was drawn to whoever waits."""

    def offer(self, seat: int) -> list[Move]:
        moves = super().offer(seat)
        if self.marks["state"] == "drawn" and seat != self.turn and self.winners is None:
            return [*moves, Move("point", (self.piles[HANDS[self.turn]][-1],))]
        return moves


class RemembersTheDrawnCard(UnoExpress):
    """Holds the number of a card that only its owner may see."""

    def draw(self, seat: int, cards: int) -> int:
        self.last = self.piles[STOCK][-1] if self.piles[STOCK] else -1
        return super().draw(seat, cards)


class OpensTheWindowInSilence(UnoExpress):
    """Lets somebody be caught without a word to the room."""

    def open_window(self, seat: int) -> None:
        self.marks["uno"] = seat + 1


class LosesACard(UnoExpress):
    """Throws away what lies under the top discard instead of making a new pile of it."""

    def reshuffle(self) -> None:
        if len(self.piles[DISCARD]) > 2:
            self.piles[DISCARD].pop(0)
        super().reshuffle()


class NobodyAnswers(UnoExpress):
    """Waits for an answer to a Wild Draw Two and offers none."""

    def decisions(self, seat: int) -> list[Move]:
        return [] if self.marks["state"] == "respond" else super().decisions(seat)


class StrayChance(UnoExpress):
    """Catches by chance of its own."""

    def catch(self, seat: int) -> None:
        for _ in range(int(random.random() * 3)):
            self.draw(seat, 1)
        super().catch(seat)


class SharesTheCalls(UnoExpress):
    """Keeps who has called in a list in a list, which a copy does not look into."""

    def start(self) -> None:
        self.callers: list[list[int]] = [[]]
        super().start()

    def call(self, seat: int) -> None:
        self.callers[0].append(seat)
        super().call(seat)


class SeesItsOwnWay(UnoExpress):
    """Shows a seat the true hand of the player to its left."""

    def seen_by(self, seat: int, rng: Random, memory: float = 1.0) -> "SeesItsOwnWay":
        view = super().seen_by(seat, rng, memory)
        view.piles[HANDS[self.left_of(seat)]] = self.piles[HANDS[self.left_of(seat)]][:]
        return view


FAULTS: list[tuple[type[UnoExpress], Callable[..., object]]] = [
    (KeepsTheGuilt, NO_LEAK),
    (MarksTheGuilt, lambda rules, *_: check_guilt_is_hidden(rules)),  # what all are told is no leak to a view
    (ChallengesOnlyTheGuilty, NO_LEAK),
    (ShowsTheHandToAll, NO_LEAK),
    (CatchesTheUnlucky, NO_LEAK),
    (NamesTheDrawnCard, on_some_tables(lambda game, _: properties.check_names(game))),
    (RemembersTheDrawnCard, NO_LEAK),
    (OpensTheWindowInSilence, properties.check_shown),
    (LosesACard, properties.check_whole),
    (NobodyAnswers, properties.check_whole),
    (StrayChance, properties.check_repeats),
    (SharesTheCalls, on_some_tables(properties.check_copies)),
    (SeesItsOwnWay, on_some_tables(for_all_seats(properties.check_view))),
]


@pytest.mark.parametrize(("faulty", "check"), FAULTS, ids=lambda one: getattr(one, "__name__", ""))
def test_the_fault_is_found(faulty: type[UnoExpress], check: Callable[..., object]) -> None:
    def check_some() -> None:
        for seed in range(12):
            check(faulty, KIND, seed)

    with pytest.raises(AssertionError):
        check_some()


@pytest.mark.parametrize("check", {check: None for _, check in FAULTS})
def test_the_sound_game_passes(check: Callable[..., object]) -> None:
    check(UnoExpress, KIND, 1)
