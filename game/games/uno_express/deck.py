"""The cards of UNO EXPRESS: which there are, what they are worth, and the words on them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.rules.things import Card

COLOURS = ("red", "yellow", "green", "blue")
ACTIONS = ("draw1", "skip", "rev")  # one of each in every colour
WILDS = ("wild", "wild2")
ACTION_POINTS = 20
WILD_POINTS = 50


class Printing(NamedTuple):
    """What one edition of the deck holds: numbers in every colour, and so many of each kind of wild."""

    numbers: range
    wilds: int


DECKS = {"A": Printing(range(10), 2), "B": Printing(range(1, 10), 4)}
Words = Mapping[tuple[str, int], str]  # by colour and number


def print_deck(printing: Printing, words: Words) -> list[Card]:
    numbers = [
        Card("number", colour, number, words.get((colour, number), ""))
        for number in printing.numbers
        for colour in COLOURS
    ]
    actions = [Card(kind, colour) for kind in ACTIONS for colour in COLOURS]
    return [*numbers, *actions, *(Card(kind) for kind in WILDS for _ in range(printing.wilds))]


def spread_words(words: Sequence[Card]) -> Words:
    """Words from all over the pack for all numbers there can be, each at most once."""
    cards = [(colour, number) for number in DECKS["A"].numbers for colour in COLOURS]
    return {card: words[nth * len(words) // len(cards)].word for nth, card in enumerate(cards)}


def words_on(deck: Iterable[Card]) -> Words:
    return {(card.colour, card.number): card.word for card in deck if card.kind == "number"}


def points_of(card: Card) -> int:
    """What a card left in a hand is worth to the winner."""
    if card.kind == "number":
        return card.number
    return WILD_POINTS if card.kind in WILDS else ACTION_POINTS


def matches(card: Card, colour: str) -> bool:
    """By colour, or because it is a wild card: such a card forbids a Wild Draw Two."""
    return card.colour == colour or card.kind in WILDS
