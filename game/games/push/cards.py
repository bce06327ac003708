"""The cards of PUSH and where they lie."""

from collections.abc import Sequence

from game.rules.core import Game
from game.rules.things import Card, Pile

COLOURS = ("red", "yellow", "green", "blue", "purple")
NUMBERS = range(1, 7)
COPIES = 3
ROLLS, SWITCHES = 18, 12

STOCK = Pile("stock")
FLIPPED = Pile("flipped")
ASIDE = Pile("switches")
DISCARD = Pile("discard")
STACKS = tuple(Pile("stack", nth=nth) for nth in (1, 2, 3))
BENCHES = tuple(tuple(Pile("bench", seat, nth + 1) for nth in range(len(COLOURS))) for seat in range(6))
BANKS = tuple(Pile("bank", seat) for seat in range(6))


def print_deck(words: Sequence[Card], players: int) -> list[Card]:
    """Between two players switch cards would change nothing, so there are none.

    In this order a pack that has to repeat words never does so on the same number."""
    printed = [(number, colour) for _ in range(COPIES) for number in NUMBERS for colour in COLOURS]
    numbers = [
        Card("number", colour, number, words[nth % len(words)].word)
        for nth, (number, colour) in enumerate(printed)
    ]
    switches = 0 if players == 2 else SWITCHES
    return [*numbers, *[Card("roll")] * ROLLS, *[Card("switch")] * switches]


def meets_its_like(game: Game, card: int, stack: Pile) -> bool:
    """A roll card has no colour and the number 0, so it meets its like by the same rule."""
    _, colour, number, _ = game.deck[card]
    lying = [game.deck[other] for other in game.piles[stack]]
    return any(other.colour == colour or other.number == number for other in lying)


def sweep(game: Game, src: Pile, dst: Pile) -> None:
    for card in game.piles[src][:]:
        game.move(card, src, dst)
