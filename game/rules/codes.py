"""Short names for cards, such as G7, miss-R, wild and pic-cat, for tests, lessons and bug reports."""

from game.rules.things import COLOURS, Card

LETTERS = {colour[0].upper(): colour for colour in COLOURS}
COLOURED = ("miss", "pick", "rev")
PLAIN = ("wild", "boom", "roll", "switch", "wizard")
NAMED = {"pic": "picture", "noun": "noun"}


def parse(code: str) -> Card:
    """The card a code stands for, without its word; "number-G7" is the number card, G7 the word card.

    Pictures and nouns are called by their word, so they have it."""
    kind, _, letter = code.partition("-")
    if code in PLAIN:
        return Card(code)
    if kind in COLOURED and letter in LETTERS:
        return Card(kind, LETTERS[letter])
    if kind in NAMED and letter:
        return Card(NAMED[kind], word=letter)
    printed = code.removeprefix("number-")
    if printed[:1] in LETTERS and printed[1:].isdecimal():
        return Card("word" if printed == code else "number", LETTERS[printed[0]], int(printed[1:]))
    raise ValueError(f"There is no card called '{code}'.")


def code(card: Card) -> str:
    """No deck holds both word and number cards, so both are called by colour and number alone.

    The two pictures of a thing have one name, and so have its nouns and all wizards."""
    letter = card.colour[:1].upper()
    for short, kind in NAMED.items():
        if card.kind == kind:
            return f"{short}-{card.word}"
    if card.kind in ("word", "number"):
        return f"{letter}{card.number}"
    return f"{card.kind}-{letter}" if letter else card.kind


def order(card: Card) -> tuple[int, int, str]:
    """Where a card stands in a sorted hand: by colour, then words by number, then actions, wilds last.

    Pictures and nouns of one thing stand together, before the wizards."""
    if card.kind in NAMED.values():
        return (len(COLOURS), 0, f"{card.word} {card.kind == 'noun'} {card.number}")
    colour = COLOURS.index(card.colour) if card.colour else len(COLOURS)
    return (colour, card.number or 99, card.kind)
