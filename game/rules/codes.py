"""Short names for cards, such as G7, miss-R, wild and boom, for tests, lessons and bug reports."""

from game.rules.things import COLOURS, Card

LETTERS = {colour[0].upper(): colour for colour in COLOURS}
COLOURED = ("miss", "pick", "rev")
PLAIN = ("wild", "boom")


def parse(code: str) -> Card:
    """The card a code stands for; a word card comes without its word."""
    kind, _, letter = code.partition("-")
    if code in PLAIN:
        return Card(code)
    if kind in COLOURED and letter in LETTERS:
        return Card(kind, LETTERS[letter])
    if code[:1] in LETTERS and code[1:].isdecimal():
        return Card("word", LETTERS[code[0]], int(code[1:]))
    raise ValueError(f"There is no card called '{code}'.")


def code(card: Card) -> str:
    letter = card.colour[:1].upper()
    if card.kind == "word":
        return f"{letter}{card.number}"
    return f"{card.kind}-{letter}" if letter else card.kind


def order(card: Card) -> tuple[int, int, str]:
    """Where a card stands in a sorted hand: by colour, then words by number, then actions, wilds last."""
    colour = COLOURS.index(card.colour) if card.colour else len(COLOURS)
    return (colour, card.number or 99, card.kind)
