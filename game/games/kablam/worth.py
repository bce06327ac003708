"""How good a play looks: keep the colour you hold most of, save wilds, be rid of dear cards."""

from collections.abc import Sequence

from game.games.kablam.hands import ACTION_POINTS
from game.rules.things import Card


def worth_of(card: Card, colour: str, rest: Sequence[Card], pressing: bool) -> float:
    """Of a card that brings this colour, the rest of the hand given; pressing: while others are close."""
    value = sum(1 for other in rest if other.colour == colour) + (card.number or ACTION_POINTS) / 20
    match card.kind:
        case "word":
            return value + 0.5 * sum(1 for other in rest if other.number == card.number)
        case "wild":
            return value - 3.0
    return value + (1.5 if pressing else 0.2)
