"""GO FOX!: ask for a number you hold, read what you are given, and lay the most pairs.

Piles: stock (shut), hand (a seat's own), given (open: the card on its way from giver to asker, or
empty), pairs (open, one a seat: cards 0 and 1 are its first pair, 2 and 3 the second ...).
Marks: dealer; asker, whose turn it is, also while somebody else answers; number, asked for in this
turn, 0 until then; asked, the seat it was asked of (it means nothing while number is 0).

Moves of the asker: ask (a card of the number; with ask_any also the hand of the asked), pair (which
own card goes with the given one), lay (two cards of the hand) or keep. Of the asked: give (a card).
A turn, in the order of its events; what is in brackets waits for a decision and is left out if there
is nothing to decide:

    TurnPassed(asker) [ask] Marked(asked) Marked(number) Told(asker, "ask")
    yes:    Told(asked, "yes") [TurnPassed(asked), give] Moved(hand to given) ReadAloud(asked, card)
            ReadAloud(asker, card) [TurnPassed(asker), pair] and a pair as below
    no:     Told(asked, "go_fox") [lay or keep] and, if laid, a pair as below
    a pair: Moved twice (to pairs) ReadAloud(asker) twice Scored(asker, pairs) Told(asker, "pair")
    end:    Moved(stock to hand) Marked(number, 0) Marked(asker), the next turn; or Ended

A turn that begins with no cards has only Told(asker, "empty_hand") before its end.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from game.games.go_fox.likelihood import HANDS, NUMBERS, PAIRS, STOCK, KnownHands
from game.rules.core import COMMON_CHOICES, COMMON_OPTIONS
from game.rules.dealer import deal_hands, first_dealer, lay_out
from game.rules.things import Card, Face, Move, Pile

GIVEN = Pile("given")

HAND_SIZE = 5
KEEP = Move("keep")
EXPOSED = 0.1  # what it costs to let the others know of a card they cannot take yet


class GoFox(KnownHands):
    """One card is drawn and at most one pair is laid in every turn, until the pile is empty."""

    key = "go_fox"
    faces: ClassVar[Mapping[str, Face]] = {
        "stock": Face.SHUT,
        "hand": Face.OWNER,
        "given": Face.OPEN,
        "pairs": Face.OPEN,
    }
    options: ClassVar[Mapping[str, Any]] = {**COMMON_OPTIONS, "ask_any": False}
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {**COMMON_CHOICES, "ask_any": (False, True)}
    passing = frozenset({"keep"})

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        return list(words)

    def start(self) -> None:
        super().start()
        dealer = first_dealer(self)
        self.mark("dealer", dealer)
        own = [pile for seat in range(self.players) for pile in (HANDS[seat], PAIRS[seat])]
        lay_out(self, STOCK, *own, GIVEN)
        deal_hands(self, STOCK, HANDS, HAND_SIZE, dealer)
        self.mark("asked", dealer)
        self.begin(self.left_of(dealer))

    # what may be done

    def offer(self, seat: int) -> list[Move]:
        hand = self.piles[HANDS[seat]]
        number = int(self.marks["number"])
        if not number:
            return self.questions(seat, hand)
        if seat != self.marks["asker"]:
            return [Move("give", (card,)) for card in self.cards_of(seat, number)]
        if self.piles[GIVEN]:
            return [Move("pair", (card,)) for card in self.cards_of(seat, number)]
        return [*self.own_pairs(seat), KEEP]

    def questions(self, seat: int, hand: list[int]) -> list[Move]:
        """Any card stands for its number; whom to ask is a choice only with more than one other player."""
        if not self.chosen["ask_any"] or self.players == 2:
            return [Move("ask", (card,)) for card in hand]
        others = [HANDS[other] for other in range(self.players) if other != seat]
        return [Move("ask", (card, other)) for card in hand for other in others]

    def own_pairs(self, seat: int) -> list[Move]:
        deck, hand = self.deck, self.piles[HANDS[seat]]
        return [
            Move("lay", two) for two in combinations(hand, 2) if deck[two[0]].number == deck[two[1]].number
        ]

    def cards_of(self, seat: int, number: int) -> list[int]:
        return [card for card in self.piles[HANDS[seat]] if self.deck[card].number == number]

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("ask", (int(card), Pile() as other)):
                self.ask(seat, other.seat, self.deck[card].number)
            case Move("ask", (int(card),)):
                self.ask(seat, self.left_of(seat), self.deck[card].number)
            case Move("give", (int(card),)):
                self.give(seat, card)
            case Move("pair", (int(card),)):
                self.lay_given(seat, card)
            case Move("lay", (int(one), int(two))):
                self.lay_pair(seat, one, HANDS[seat], two)
            case Move("keep"):
                self.finish_turn(seat)

    # a turn

    def begin(self, seat: int) -> None:
        """Whoever has no cards has nothing to ask for, draws, and it is the next player's turn."""
        while True:
            self.mark("number", 0)
            self.mark("asker", seat)
            self.pass_turn(seat)
            if self.piles[HANDS[seat]]:
                return
            self.tell(seat, "empty_hand")
            if not self.draw(seat):
                return
            seat = self.left_of(seat)

    def ask(self, seat: int, asked: int, number: int) -> None:
        self.mark("asked", asked)
        self.mark("number", number)
        self.tell(seat, "ask")
        self.held[seat * NUMBERS + number] = max(1, self.held[seat * NUMBERS + number])
        matching = self.cards_of(asked, number)
        if not matching:
            self.go_fox(seat, asked, number)
            return
        self.tell(asked, "yes")
        if len(matching) == 1:
            self.give(asked, matching[0])
        else:
            self.wait_for(asked)

    def go_fox(self, seat: int, asked: int, number: int) -> None:
        self.tell(asked, "go_fox")
        self.held[asked * NUMBERS + number] = 0
        self.refused[asked * NUMBERS + number] = 1 + self.drawn[asked]
        if not self.own_pairs(seat):
            self.finish_turn(seat)

    def give(self, asked: int, card: int) -> None:
        asker = int(self.marks["asker"])
        self.lose(asked, card)
        self.move(card, HANDS[asked], GIVEN)
        self.read(asked, card)
        self.read(asker, card)
        own = self.cards_of(asker, self.deck[card].number)
        if len(own) == 1:
            self.lay_given(asker, own[0])
        elif self.turn != asker:
            self.wait_for(asker)

    def lay_given(self, seat: int, own: int) -> None:
        self.lay_pair(seat, self.piles[GIVEN][-1], GIVEN, own)

    def lay_pair(self, seat: int, one: int, src: Pile, two: int) -> None:
        for card, pile in ((one, src), (two, HANDS[seat])):
            if pile != GIVEN:
                self.lose(seat, card)
            self.move(card, pile, PAIRS[seat])
        self.read(seat, one)
        self.read(seat, two)
        self.score(seat, 1)
        self.tell(seat, "pair")
        self.finish_turn(seat)

    def finish_turn(self, seat: int) -> None:
        if self.draw(seat):
            self.begin(self.left_of(seat))

    def draw(self, seat: int) -> bool:
        """Take the top card; False if it was the last one, and the game is over."""
        self.move(self.piles[STOCK][-1], STOCK, HANDS[seat])
        self.drawn[seat] += 1
        if not self.piles[STOCK]:
            self.end(self.leaders())
        return bool(self.piles[STOCK])

    # advice for greedy players

    def rate(self, seat: int, move: Move) -> float:
        """Ask where a yes is most likely, and rather not for what nobody knows you have."""
        match move:
            case Move("ask", (int(card), *others)):
                asked = next((pile.seat for pile in others if isinstance(pile, Pile)), self.left_of(seat))
                return self.rate_question(seat, asked, self.deck[card].number)
            case Move("lay", (int(card), _)):
                return 1.0 + self.held[seat * NUMBERS + self.deck[card].number]
        return 0.0

    def rate_question(self, seat: int, asked: int, number: int) -> float:
        likely = self.likelihood(seat, asked, number)
        new = not self.held[seat * NUMBERS + number]
        return likely - EXPOSED * (1 - likely) * new
