"""SNAP: turn over a card, read it, and be the first to call when two cards in a row have the same number.

Piles: stock (shut, empty after the deal), own (shut, one a seat), heap (open), won (shut, one a seat: all
have seen what went in). There are no marks; the scores are the cards won.

Moves: turn (the own pile), of the seat on turn; snap, of any seat, while the two top cards match; and leave,
of the seat on turn, if they match and no card is left to be turned: the clock makes that move.

    turn:  [turn] Moved(own to heap) ReadAloud(seat, card), TurnPassed to the next who has a card left
    snap:  [snap] Told(seat, "snap") Moved(heap to won) for each card, Scored(seat, cards)
    end:   Ended, when no card can be turned and none be called for
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.rules.core import COMMON_CHOICES, COMMON_OPTIONS, Game
from game.rules.dealer import deal_hands, first_dealer
from game.rules.things import Card, Face, Move, OutOfTurn, Pile

STOCK = Pile("stock")
HEAP = Pile("heap")
OWN = tuple(Pile("own", seat) for seat in range(6))
WON = tuple(Pile("won", seat) for seat in range(6))
HIGHEST = 6  # the fewer numbers, the more cards match
TURNS = {pile: Move("turn", (pile,)) for pile in OWN}
SNAP = Move("snap")
LEAVE = Move("leave")


class Snap(Game):
    """All cards are turned over once."""

    key = "snap"
    faces: ClassVar[Mapping[str, Face]] = {
        "stock": Face.SHUT,
        "own": Face.SHUT,
        "heap": Face.OPEN,
        "won": Face.SHUT,
    }
    options: ClassVar[Mapping[str, Any]] = {**COMMON_OPTIONS, "seconds": 4}
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {**COMMON_CHOICES, "seconds": (4, 8, "off")}
    passing: ClassVar[frozenset[str]] = frozenset({"leave"})
    calls: ClassVar[Mapping[str, OutOfTurn]] = {"snap": OutOfTurn(seconds="seconds", missed="leave")}

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        """As many for each player."""
        low = [card for card in words if card.number <= HIGHEST]
        return low[: len(low) - len(low) % players]

    def start(self) -> None:
        dealer = first_dealer(self)
        for pile in (HEAP, *OWN[: self.players], *WON[: self.players]):
            self.lay(pile)
        self.lay(STOCK, range(len(self.deck)))
        self.shuffle(STOCK)
        deal_hands(self, STOCK, OWN, len(self.deck) // self.players, dealer)
        self.pass_turn(self.left_of(dealer))

    def offer(self, seat: int) -> list[Move]:
        snaps = [SNAP] if self.is_match() else []
        if seat != self.turn:
            return snaps
        return [TURNS[OWN[seat]] if self.piles[OWN[seat]] else LEAVE, *snaps]

    def is_match(self) -> bool:
        top = [self.deck[card].number for card in self.piles[HEAP][-2:]]
        return len(top) == 2 and top[0] == top[1]

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("turn", (Pile() as own,)):
                card = self.piles[own][-1]
                self.move(card, own, HEAP)
                self.read(seat, card)
                self.pass_turn(self.left_of(seat))
                self.end_if_done()
            case Move("snap"):
                self.win(seat)
                self.end_if_done()
            case Move("leave"):
                self.end(self.leaders())

    def win(self, seat: int) -> None:
        cards = self.piles[HEAP][:]
        self.tell(seat, "snap")
        for card in cards:
            self.move(card, HEAP, WON[seat])
        self.score(seat, len(cards))

    def end_if_done(self) -> None:
        """All have turned over their last card, for all began with as many."""
        if not self.piles[OWN[self.turn]] and not self.is_match():
            self.end(self.leaders())

    def rate(self, seat: int, move: Move) -> float:
        return float(move == SNAP)
