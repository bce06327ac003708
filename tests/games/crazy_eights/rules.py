"""CRAZY EIGHTS with words: match the colour or the number; an eight fits everywhere and brings a colour.

Piles: rest (shut), heap (open), cards (each seat's own). Marks: suit, the colour in force; skipped, how many
in a row could do nothing.

Moves: put (a card; an eight with a Choice of colour); fetch (the rest), only if nothing fits; and wait, if
there is nothing to fetch either.

    put:   [put] Moved(cards to heap) Marked(suit) if it is new or chosen, ReadAloud, TurnPassed or Ended
    fetch: [fetch] Told(seat, "fetched") Moved(rest to cards) TurnPassed
    wait:  [wait] Told(seat, "waited") Marked(skipped) TurnPassed; if all have, Ended: the fewest cards win
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.rules.core import Game
from game.rules.dealer import deal_hands, first_dealer, renew
from game.rules.things import Card, Choice, Face, Move, Pile

REST = Pile("rest")
HEAP = Pile("heap")
CARDS = tuple(Pile("cards", seat) for seat in range(6))
EACH = 4
SUITS = ("red", "yellow", "green", "blue")
CRAZY = 8
FETCH = Move("fetch", (REST,))
WAIT = Move("wait")


class CrazyEights(Game):
    """One short round."""

    key = "crazy_eights"
    faces: ClassVar[Mapping[str, Face]] = {"rest": Face.SHUT, "heap": Face.OPEN, "cards": Face.OWNER}
    passing: ClassVar[frozenset[str]] = frozenset({"fetch", "wait"})

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        return [card for card in words if card.colour in SUITS]

    def start(self) -> None:
        dealer = first_dealer(self)
        for pile in (HEAP, *CARDS[: self.players]):
            self.lay(pile)
        self.lay(REST, range(len(self.deck)))
        self.shuffle(REST)
        deal_hands(self, REST, CARDS, EACH, dealer)
        top = self.piles[REST][-1]
        self.move(top, REST, HEAP)
        self.mark("suit", self.deck[top].colour)
        self.mark("skipped", 0)
        self.pass_turn(self.left_of(dealer))

    def offer(self, seat: int) -> list[Move]:
        moves: list[Move] = []
        for card in self.piles[CARDS[seat]]:
            if self.deck[card].number == CRAZY:
                moves += [Move("put", (card, Choice(suit))) for suit in SUITS]
            elif self.fits(self.deck[card]):
                moves.append(Move("put", (card,)))
        return moves or [FETCH if self.piles[REST] or len(self.piles[HEAP]) > 1 else WAIT]

    def fits(self, card: Card) -> bool:
        top = self.deck[self.piles[HEAP][-1]]
        return card.colour == self.marks["suit"] or card.number == top.number

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("put", (int(card), Choice(suit))):
                self.put(seat, card, suit)
            case Move("put", (int(card),)):
                self.put(seat, card, self.deck[card].colour)
            case Move("fetch"):
                self.fetch(seat)
            case Move("wait"):
                self.wait(seat)

    def put(self, seat: int, card: int, suit: str) -> None:
        self.move(card, CARDS[seat], HEAP)
        if suit != self.marks["suit"] or self.deck[card].number == CRAZY:
            self.mark("suit", suit)
        self.read(seat, card)
        self.go_on(seat)

    def fetch(self, seat: int) -> None:
        if not self.piles[REST]:
            renew(self, REST, HEAP)
        self.tell(seat, "fetched")
        self.move(self.piles[REST][-1], REST, CARDS[seat])
        self.go_on(seat)

    def wait(self, seat: int) -> None:
        self.tell(seat, "waited")
        self.mark("skipped", int(self.marks["skipped"]) + 1)
        if self.marks["skipped"] == self.players:
            fewest = min(self.held())
            self.end([other for other, held in enumerate(self.held()) if held == fewest])
        else:
            self.pass_turn(self.left_of(seat))

    def held(self) -> list[int]:
        return [len(self.piles[pile]) for pile in CARDS[: self.players]]

    def go_on(self, seat: int) -> None:
        if not self.piles[CARDS[seat]]:
            self.end((seat,))
            return
        if self.marks["skipped"]:
            self.mark("skipped", 0)
        self.pass_turn(self.left_of(seat))

    def rate(self, seat: int, move: Move) -> float:
        """Keep the eights."""
        match move:
            case Move("put", (int(card), *_)):
                return 1.0 if self.deck[card].number != CRAZY else 0.5
        return 0.0
