"""How likely a seat holds a number, from what lies open and what is remembered."""

from collections.abc import Sequence
from typing import Protocol

from game.rules.things import Card, Pile

STOCK = Pile("stock")
HANDS = tuple(Pile("hand", seat) for seat in range(6))
PAIRS = tuple(Pile("pairs", seat) for seat in range(6))

COPIES = 6  # cards of each number
NUMBERS = 12  # entries for a seat in the lists of what is known; 0 stays empty


class Table(Protocol):
    """What is known: of a seat and number, cards everyone knows are there, and when it was last refused."""

    players: int
    piles: dict[Pile, list[int]]
    known: list[int]
    held: list[int]
    refused: list[int]
    drawn: list[int]

    @property
    def deck(self) -> Sequence[Card]: ...


def likelihood(table: Table, seat: int, asked: int, number: int) -> float:
    """That the asked seat holds the number."""
    place = asked * NUMBERS + number
    if table.held[place]:
        return 1.0
    others = [other for other in range(table.players) if other != seat]
    left = unseen(table, seat, number) - sum(table.held[other * NUMBERS + number] for other in others)
    cards = unknown(table, asked)
    if table.refused[place]:
        cards = min(cards, 1 + table.drawn[asked] - table.refused[place])
    hidden = len(table.piles[STOCK]) + sum(unknown(table, other) for other in others)
    return 1.0 - chance_of_none(left, cards, hidden)


def unseen(table: Table, seat: int, number: int) -> int:
    """How many cards of a number a seat has not seen, or has seen laid and forgotten."""
    known = table.known[seat]
    laid = [card for pile in PAIRS[: table.players] for card in table.piles[pile] if known >> card & 1]
    return COPIES - sum(table.deck[card].number == number for card in (*table.piles[HANDS[seat]], *laid))


def unknown(table: Table, seat: int) -> int:
    """How many cards of a hand nobody else knows."""
    return len(table.piles[HANDS[seat]]) - sum(table.held[seat * NUMBERS : (seat + 1) * NUMBERS])


def chance_of_none(wanted: int, cards: int, hidden: int) -> float:
    """That none of so many cards is a wanted one, if the hidden cards were mixed."""
    none = 1.0
    for nth in range(min(cards, hidden)):
        none *= max(0.0, 1.0 - wanted / (hidden - nth))
    return none
