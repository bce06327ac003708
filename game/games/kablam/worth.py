"""What a card counts and how good a play looks: keep to a colour, save wilds, be rid of dear cards."""

from collections.abc import Sequence

from game.rules.things import Card

ACTION_POINTS = 10


def points_of(card: Card) -> int:
    return card.number or ACTION_POINTS


def worth_of(card: Card, colour: str, rest: Sequence[Card], pressing: bool) -> float:
    """Of a card that brings this colour, the rest of the hand given; pressing: while others are close."""
    value = sum(1 for other in rest if other.colour == colour) + points_of(card) / 20
    match card.kind:
        case "word":
            return value + 0.5 * sum(1 for other in rest if other.number == card.number)
        case "wild":
            return value - 3.0
    return value + (1.5 if pressing else 0.2)
