"""How likely a seat holds a number, by what lies open, what was said and what is remembered."""

from game.rules.core import Game
from game.rules.things import Pile

STOCK = Pile("stock")
HANDS = tuple(Pile("hand", seat) for seat in range(6))
PAIRS = tuple(Pile("pairs", seat) for seat in range(6))

COPIES = 6  # cards of each number
NUMBERS = 12  # entries for a seat in the lists of what is known; 0 stays empty


class KnownHands(Game):
    """Everyone knows what was asked for and what was answered; a game says so, and counts cards drawn."""

    def start(self) -> None:
        self.held = [0] * (self.players * NUMBERS)  # of a seat and number: cards everyone knows are there
        self.refused = [0] * (self.players * NUMBERS)  # 1 + cards drawn when the seat last had none; 0: never
        self.drawn = [0] * self.players

    def lose(self, seat: int, card: int) -> None:
        """A card has left a hand before everyone's eyes."""
        place = seat * NUMBERS + self.deck[card].number
        self.held[place] = max(0, self.held[place] - 1)

    def redealt(self, memory: float = 1.0) -> None:
        """A bad memory loses what was asked and what was answered."""
        if memory < 1.0:
            for known in (self.held, self.refused):
                known[:] = [fact if fact and self.rng.random() < memory else 0 for fact in known]

    def likelihood(self, seat: int, asked: int, number: int) -> float:
        """That the asked seat holds the number."""
        place = asked * NUMBERS + number
        if self.held[place]:
            return 1.0
        others = [other for other in range(self.players) if other != seat]
        left = self.unseen(seat, number) - sum(self.held[other * NUMBERS + number] for other in others)
        cards = self.unknown(asked)
        if self.refused[place]:
            cards = min(cards, 1 + self.drawn[asked] - self.refused[place])
        hidden = len(self.piles[STOCK]) + sum(self.unknown(other) for other in others)
        return 1.0 - chance_of_none(left, cards, hidden)

    def unseen(self, seat: int, number: int) -> int:
        """How many cards of a number a seat has not seen, or has seen laid and forgotten."""
        known = self.known[seat]
        laid = [card for pile in PAIRS[: self.players] for card in self.piles[pile] if known >> card & 1]
        return COPIES - sum(self.deck[card].number == number for card in (*self.piles[HANDS[seat]], *laid))

    def unknown(self, seat: int) -> int:
        """How many cards of a hand nobody else knows."""
        return len(self.piles[HANDS[seat]]) - sum(self.held[seat * NUMBERS : (seat + 1) * NUMBERS])


def chance_of_none(wanted: int, cards: int, hidden: int) -> float:
    """That none of so many cards is a wanted one, if the hidden cards were mixed."""
    none = 1.0
    for nth in range(min(cards, hidden)):
        none *= max(0.0, 1.0 - wanted / (hidden - nth))
    return none
