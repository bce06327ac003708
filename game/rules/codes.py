"""Short names for cards, such as G7, miss-R, wild and pic-cat, for tests, lessons and bug reports.

They are read by their form, so a kind of card needs no more than its name; which there are, a deck says.
"""

from collections.abc import Iterable

from game.rules.things import COLOURS, Card

LETTERS = {colour[0].upper(): colour for colour in COLOURS}
PRINTED = ("word", "number")  # called by colour and number alone: no deck holds both
SHORT = {"picture": "pic"}
LONG = {short: kind for kind, short in SHORT.items()}
SECOND = "-2"


def parse(code: str, deck: Iterable[Card] = ()) -> Card:
    """The card a code stands for, without its word; "number-G7" is the number card, G7 the word card.

    "wild-4" is the wild of a game with four colours, "pic-cat-2" the second picture of a thing. If there
    is a deck, only cards like its own have a code."""
    card, known = formed(code), list(deck)
    if card is None or (known and not any(alike(card, one) for one in known)):
        raise ValueError(f"There is no card called '{code}'.")
    return card


def formed(code: str) -> Card | None:
    """What a code would stand for if every kind of card existed."""
    if code[:1] in LETTERS:
        return coloured(PRINTED[0], code) if code[1:] else None
    kind, dash, rest = code.partition("-")
    if not (kind.isidentifier() and kind.islower()):
        return None
    if not dash:
        return Card(kind)
    if rest.isdecimal():
        return Card(kind, number=int(rest))
    if rest[:1] in LETTERS:
        return coloured(kind, rest)
    word = rest.removesuffix(SECOND)
    return Card(LONG.get(kind, kind), number=1 + (word != rest), word=word) if word else None


def coloured(kind: str, printed: str) -> Card | None:
    colour, number = LETTERS[printed[0]], printed[1:] or "0"
    return Card(kind, colour, int(number)) if number.isdecimal() else None


def alike(card: Card, other: Card) -> bool:
    """Whether one may stand for the other, whichever thing or whichever of several it shows."""
    same = (card.kind, card.colour, is_thing(card)) == (other.kind, other.colour, is_thing(other))
    return same and (card.number == other.number or 0 in (card.number, other.number))


def is_thing(card: Card) -> bool:
    """Called by its word, for it has no colour."""
    return bool(card.word) and not card.colour


def code(card: Card) -> str:
    """In a game it does not matter which of two pictures, or of other cards without a colour, lies there."""
    letter = card.colour[:1].upper()
    if is_thing(card):
        return f"{SHORT.get(card.kind, card.kind)}-{card.word}"
    if card.kind in PRINTED:
        return f"{letter}{card.number}" if letter else f"{card.kind}-{card.number}"
    return f"{card.kind}-{letter}{card.number or ''}" if letter else card.kind


def order(card: Card) -> tuple[int, int, str]:
    """Where a card stands in a sorted hand: by colour, then by number, then actions; without a colour last.

    Pictures and nouns of one thing stand together, before all that shows none."""
    if is_thing(card):
        return (len(COLOURS), 0, f"{card.word} {card.kind == 'noun'} {card.number}")
    numbered = card.kind in PRINTED or (card.colour and card.number)
    colour = COLOURS.index(card.colour) if card.colour else len(COLOURS)
    return (colour, card.number if numbered else 99, card.kind)
