"""Short names for cards, such as G7, miss-R, wild and pic-cat, for tests, lessons and bug reports."""

from game.rules.things import COLOURS, Card

LETTERS = {colour[0].upper(): colour for colour in COLOURS}
COLOURED = ("miss", "pick", "rev", "draw1", "skip")
PLAIN = ("wild", "boom", "roll", "switch", "wild2", "wizard")
THINGS = {"pic": "picture", "noun": "noun"}
NUMBERED = {
    "wild-4": Card("wild", number=4),
    **{f"wizard-{nth}": Card("wizard", number=nth) for nth in range(1, 5)},
}


def parse(code: str) -> Card:
    """The card a code stands for, without its word; "number-G7" is the number card, G7 the word card.

    "wild-4" is the wild of a game with four colours, "pic-cat-2" the second picture of a thing."""
    kind, _, letter = code.partition("-")
    if code in PLAIN:
        return Card(code)
    if code in NUMBERED:
        return NUMBERED[code]
    if kind in THINGS and letter.removesuffix("-2"):
        return Card(THINGS[kind], number=2 if letter.endswith("-2") else 1, word=letter.removesuffix("-2"))
    if kind in COLOURED and letter in LETTERS:
        return Card(kind, LETTERS[letter])
    printed = code.removeprefix("number-")
    if printed[:1] in LETTERS and printed[1:].isdecimal():
        return Card("word" if printed == code else "number", LETTERS[printed[0]], int(printed[1:]))
    raise ValueError(f"There is no card called '{code}'.")


def code(card: Card) -> str:
    """No deck holds both word and number cards, so both are called by colour and number alone.

    Nor does it matter in a game which of two pictures or which wizard lies there."""
    letter = card.colour[:1].upper()
    if card.kind in THINGS.values():
        return f"{'pic' if card.kind == 'picture' else card.kind}-{card.word}"
    if card.kind in ("word", "number"):
        return f"{letter}{card.number}"
    return f"{card.kind}-{letter}" if letter else card.kind


def order(card: Card) -> tuple[int, int, str]:
    """Where a card stands in a sorted hand: by colour, then words by number, then actions, wilds last.

    Pictures and nouns of one thing stand together, before the wizards."""
    if card.kind in THINGS.values():
        return (len(COLOURS), 0, f"{card.word} {card.kind == 'noun'} {card.number}")
    colour = COLOURS.index(card.colour) if card.colour else len(COLOURS)
    return (colour, card.number if card.kind in ("word", "number") else 99, card.kind)
