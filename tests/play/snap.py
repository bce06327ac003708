"""Snap, as small as can be: whoever is first to call when two cards match wins the heap, on turn or not."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.rules.core import COMMON_OPTIONS, Game
from game.rules.dealer import deal_hands
from game.rules.things import Card, Face, Move, OutOfTurn, Pile
from tests.arranging import entry_of

HEAP, STOCK = Pile("heap"), Pile("stock")
EACH = 11
FLIP, SNAP = Move("flip"), Move("snap")


class Snap(Game):
    """Every player has a closed pile and turns its top card over; the most cards won win."""

    key = "snap"
    faces: ClassVar[Mapping[str, Face]] = {
        "stock": Face.SHUT,
        "heap": Face.OPEN,
        "own": Face.SHUT,
        "won": Face.SHUT,
    }
    options: ClassVar[Mapping[str, Any]] = {**COMMON_OPTIONS, "snap_window": 4}
    calls: ClassVar[Mapping[str, OutOfTurn]] = {"snap": OutOfTurn(seconds="snap_window")}

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        return list(words[: EACH * players])

    def start(self) -> None:
        own = [Pile("own", seat) for seat in range(self.players)]
        for pile in (HEAP, *own, *(Pile("won", seat) for seat in range(self.players))):
            self.lay(pile)
        self.lay(STOCK, range(len(self.deck)))
        self.shuffle(STOCK)
        deal_hands(self, STOCK, own, EACH, dealer=0)
        self.pass_turn(0)

    def offer(self, seat: int) -> list[Move]:
        if self.winners is not None:
            return []
        snap = [SNAP] if self.matches() else []
        return [FLIP, *snap] if seat == self.turn else snap

    def matches(self) -> bool:
        pair = [self.deck[card] for card in self.piles[HEAP][-2:]]
        return len(pair) == 2 and pair[0].colour == pair[1].colour

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("flip"):
                self.flip(seat)
            case Move("snap"):
                self.tell(seat, "snap")
                for card in self.piles[HEAP][:]:
                    self.move(card, HEAP, Pile("won", seat))
                self.end_if_over()

    def flip(self, seat: int) -> None:
        own = Pile("own", seat)
        if self.piles[own]:
            card = self.piles[own][-1]
            self.move(card, own, HEAP)
            self.read(seat, card)
        self.pass_turn(self.left_of(seat))
        self.end_if_over()

    def end_if_over(self) -> None:
        seats = range(self.players)
        if not self.matches() and not any(self.piles[Pile("own", seat)] for seat in seats):
            won = [len(self.piles[Pile("won", seat)]) for seat in seats]
            self.end([seat for seat in seats if won[seat] == max(won)])


SNAP_ENTRY = entry_of(Snap)
