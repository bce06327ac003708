"""Faults that hands, sets and a tournament make possible are found by the checks of every game as well."""

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest

from game.games.thats_it.laid import HANDS
from game.games.thats_it.rules import CALL, DISCARD, DRAW, STOCK, ThatsIt
from game.rules.things import Face, Move
from tests.shared import properties
from tests.shared.every_kind import Kind
from tests.shared.planting import NAMES, NO_LEAK, Check, find, for_all_seats, on_some_tables

FIRST = Kind(3, {"version": 1, "rounds": 1})
SECOND = Kind(3, {"version": 2, "rounds": 2})


class KnowsTheNextCard(ThatsIt):
    """Keeps what lies on top of the pile."""

    def begin(self, seat: int) -> None:
        super().begin(seat)
        self.next_thing = self.thing[self.piles[STOCK][-1]]


class LeavesWizardsAlone(ThatsIt):
    """Lets nobody draw a wizard."""

    def offer(self, seat: int) -> list[Move]:
        moves = super().offer(seat)
        return moves[1:] if moves[:1] == [DRAW] and self.thing[self.piles[STOCK][-1]] < 0 else moves


class CountsOthersHands(ThatsIt):
    """Tells everybody how many wizards the next player has."""

    def begin(self, seat: int) -> None:
        super().begin(seat)
        self.warning = sum(self.thing[card] < 0 for card in self.piles[HANDS[self.left_of(seat)]])


class NamesTheTopCard(ThatsIt):
    """Names the card that will be drawn."""

    def offer(self, seat: int) -> list[Move]:
        top = self.piles[STOCK][-1:]
        return [Move("draw", tuple(top)) if move == DRAW else move for move in super().offer(seat)]

    def play(self, seat: int, move: Move) -> None:
        super().play(seat, DRAW if move.verb == "draw" else move)


class StrayChance(ThatsIt):
    """Deals by chance of its own."""

    def deal(self) -> None:
        self.rng = random.Random(random.random())
        super().deal()


class TakesInSecret(ThatsIt):
    """Takes the top discard without telling anybody."""

    def take(self, seat: int) -> None:
        self.piles[HANDS[seat]].append(self.piles[DISCARD].pop())
        self.mark("state", "act")


class LosesTheWizard(ThatsIt):
    """Swaps, and keeps the wizard out of the game."""

    def swap(self, seat: int, card: int, wizard: int) -> None:
        super().swap(seat, card, wizard)
        self.piles[HANDS[seat]].remove(wizard)


class LosesTheOldTop(ThatsIt):
    """Makes the new pile without the top discard."""

    def rebuild(self) -> None:
        self.piles[DISCARD].pop()
        super().rebuild()


class CountsAlone(ThatsIt):
    """Adds up the penalties without a word to the room."""

    def score(self, seat: int, points: int) -> None:
        self.scores[seat] += points


class ForgetsWhoseSetItIs(ThatsIt):
    """Notes who laid a set without telling anybody."""

    def lay_set(self, seat: int, cards: Sequence[int]) -> None:
        owners = str(self.marks["owners"])
        super().lay_set(seat, cards)
        self.marks["owners"] = f"{owners}{(seat + 1) % self.players}"


class NothingToDiscard(ThatsIt):
    """Refuses a discard while any set could be laid, and then any set."""

    def offer(self, seat: int) -> list[Move]:
        moves = super().offer(seat)
        laying = any(move.verb == "lay" for move in moves)
        return [move for move in moves if not laying or move.verb in ("add", "swap")]


class NobodyCalls(ThatsIt):
    """Waits for a call that is not among the moves."""

    def offer(self, seat: int) -> list[Move]:
        moves = super().offer(seat)
        return [] if CALL in moves else moves


class NeverBlocked(ThatsIt):
    """Plays on when nobody can be rid of a card, and for as many piles as it takes."""

    def is_blocked(self) -> bool:
        return False

    def is_done(self, seat: int) -> bool:
        return False


class SharesTheSets(ThatsIt):
    """Keeps the sets in a list of lists, which a copy does not look into."""

    def start(self) -> None:
        self.history: list[list[int]] = [[]]
        super().start()

    def discard(self, seat: int, card: int) -> None:
        self.history[0].append(card)
        super().discard(seat, card)


class ShutSets(ThatsIt):
    """Lays sets face down, though the moves depend on them."""

    faces: ClassVar[Mapping[str, Face]] = {**ThatsIt.faces, "set": Face.SHUT}


FAULTS: list[tuple[type[ThatsIt], Check, Kind]] = [
    (KnowsTheNextCard, NO_LEAK, FIRST),
    (LeavesWizardsAlone, NO_LEAK, FIRST),
    (CountsOthersHands, NO_LEAK, SECOND),
    (NamesTheTopCard, NAMES, FIRST),
    (StrayChance, properties.check_repeats, SECOND),
    (TakesInSecret, properties.check_shown, FIRST),
    (LosesTheWizard, properties.check_whole, SECOND),
    (LosesTheOldTop, properties.check_whole, FIRST),
    (CountsAlone, properties.check_shown, SECOND),
    (ForgetsWhoseSetItIs, properties.check_shown, SECOND),
    (NothingToDiscard, properties.check_whole, SECOND),
    (NobodyCalls, properties.check_whole, SECOND),
    (NeverBlocked, properties.check_whole, FIRST),
    (SharesTheSets, on_some_tables(properties.check_copies), FIRST),
    (ShutSets, on_some_tables(for_all_seats(properties.check_view)), SECOND),
]


@pytest.mark.parametrize(("faulty", "check", "kind"), FAULTS, ids=lambda one: getattr(one, "__name__", ""))
def test_the_fault_is_found(faulty: type[ThatsIt], check: Check, kind: Kind) -> None:
    find(faulty, check, kind)


@pytest.mark.parametrize("kind", [FIRST, SECOND])
@pytest.mark.parametrize("check", {check: None for _, check, _ in FAULTS})
def test_the_sound_game_passes(check: Check, kind: Kind) -> None:
    check(ThatsIt, kind, 1)
