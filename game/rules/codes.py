"""Short names for cards, such as G7, miss-R, wild and roll, for tests, lessons and bug reports."""

from game.rules.things import COLOURS, Card

LETTERS = {colour[0].upper(): colour for colour in COLOURS}
COLOURED = ("miss", "pick", "rev", "draw1", "skip")
PLAIN = ("wild", "wild2", "boom", "roll", "switch")
NUMBERED = ("word", "number")


def parse(code: str) -> Card:
    """The card a code stands for, without its word; "number-G7" is the number card, G7 the word card."""
    kind, _, letter = code.partition("-")
    if code in PLAIN:
        return Card(code)
    if kind in COLOURED and letter in LETTERS:
        return Card(kind, LETTERS[letter])
    printed = code.removeprefix("number-")
    if printed[:1] in LETTERS and printed[1:].isdecimal():
        return Card("word" if printed == code else "number", LETTERS[printed[0]], int(printed[1:]))
    raise ValueError(f"There is no card called '{code}'.")


def code(card: Card) -> str:
    """No deck holds both word and number cards, so both are called by colour and number alone."""
    letter = card.colour[:1].upper()
    if card.kind in NUMBERED:
        return f"{letter}{card.number}"
    return f"{card.kind}-{letter}" if letter else card.kind


def order(card: Card) -> tuple[int, int, str]:
    """Where a card stands in a sorted hand: by colour, then words by number, then actions, wilds last."""
    colour = COLOURS.index(card.colour) if card.colour else len(COLOURS)
    return (colour, card.number if card.kind in NUMBERED else 99, card.kind)
