"""Sets that lie on the table: laying them, adding to them, and swapping a real card for a wizard."""

from collections.abc import Sequence

from game.games.thats_it import sets
from game.games.thats_it.rounds import Tournament
from game.rules.things import Move, Pile

HANDS = tuple(Pile("hand", seat) for seat in range(6))
SETS = tuple(Pile("set", nth=nth) for nth in range(1, 2 * len(HANDS) + 1))


class OpenSets(Tournament):
    """Each pile in SETS is a set or empty; the mark owners names who laid each, in order."""

    def start(self) -> None:
        names = sorted({card.word for card in self.deck if card.word})
        self.thing = tuple(names.index(card.word) if card.word else -1 for card in self.deck)
        super().start()

    # what lies, and what is in a hand

    def has_laid(self, seat: int) -> bool:
        return str(seat) in str(self.marks["owners"])

    def laid(self) -> tuple[Pile, ...]:
        return SETS[: len(str(self.marks["owners"]))]

    def thing_of(self, pile: Pile) -> int:
        return max(self.thing[card] for card in self.piles[pile])

    def sorted_out(self, hand: Sequence[int]) -> tuple[dict[int, list[int]], list[int]]:
        """The cards of a hand by thing, and the wizards, in the order of the deck."""
        things: dict[int, list[int]] = {}
        wizards = []
        for card in sorted(hand):
            thing = self.thing[card]
            if thing < 0:
                wizards.append(card)
            else:
                things.setdefault(thing, []).append(card)
        return things, wizards

    # what may be done

    def lays(self, hand: Sequence[int]) -> list[Move]:
        """Sets of the hand that leave a card."""
        things, wizards = self.sorted_out(hand)
        return [
            Move("lay", cards)
            for real in things.values()
            for cards in sets.lays(tuple(real), tuple(wizards))
            if len(cards) < len(hand)
        ]

    def adds(self, seat: int, hand: Sequence[int]) -> list[Move]:
        if not self.has_laid(seat) or len(hand) < 2:
            return []
        growing = [pile for pile in self.laid() if len(self.piles[pile]) == sets.SIZES[0]]
        return [Move("add", (card, pile)) for pile in growing for card in hand if self.suits(card, pile)]

    def suits(self, card: int, pile: Pile) -> bool:
        """Whether a set of three grows by this card."""
        return sets.is_set([self.deck[one] for one in (*self.piles[pile], card)])

    def swaps(self, hand: Sequence[int]) -> list[Move]:
        """The last cards of a thing for the wizards in its set of four; the rest of it is real enough."""
        moves = []
        for pile in self.laid():
            cards = self.piles[pile]
            wizards = [card for card in cards if self.thing[card] < 0]
            if wizards and len(cards) == sets.SIZES[1]:
                thing = self.thing_of(pile)
                fitting = [card for card in hand if self.thing[card] == thing]
                moves += [Move("swap", (card, wizard)) for card in fitting for wizard in wizards]
        return moves

    # what is done

    def lay_set(self, seat: int, cards: Sequence[int]) -> None:
        """On the table, read and presented."""
        pile = self.put_set(seat, cards)
        for card in cards:
            self.read_real(seat, card)
        self.present(seat, pile)

    def put_set(self, seat: int, cards: Sequence[int]) -> Pile:
        """On the table, where nobody has to read it."""
        pile = SETS[len(self.laid())]
        for card in cards:
            self.move(card, HANDS[seat], pile)
        self.mark("owners", f"{self.marks['owners']}{seat}")
        return pile

    def add(self, seat: int, card: int, pile: Pile) -> None:
        self.move(card, HANDS[seat], pile)
        self.read_real(seat, card)
        self.present(seat, pile)

    def swap(self, seat: int, card: int, wizard: int) -> None:
        pile = next(pile for pile in self.laid() if wizard in self.piles[pile])
        self.tell(seat, "swapped")
        self.move(card, HANDS[seat], pile)
        self.move(wizard, pile, HANDS[seat])
        self.read_real(seat, card)
        self.present(seat, pile)

    def read_real(self, seat: int, card: int) -> None:
        if self.thing[card] >= 0:
            self.read(seat, card)

    def present(self, seat: int, pile: Pile) -> None:
        """By the program, which says the name of the thing; rather from a word than from a picture."""
        named = [card for card in self.piles[pile] if self.thing[card] >= 0]
        self.tell(seat, "presented")
        self.speak(min(named, key=lambda card: (self.deck[card].kind, card)))
