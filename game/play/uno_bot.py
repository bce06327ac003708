"""Computer players for UNO EXPRESS: they keep colours together, save wilds, and count before a challenge."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.rules.core import Game
from game.rules.sight import visible
from game.rules.things import Choice, Move
from game.rules.uno_deck import WILDS, points_of
from game.rules.uno_express import ACCEPT, CHALLENGE, UnoExpress
from game.rules.uno_hands import HANDS


class Weights(NamedTuple):
    """What a play is worth, in cards."""

    colour: float = 1.0  # for every card of the colour then in force that is left
    number: float = 0.5  # for every other card of the same number or symbol
    variety: float = 0.0  # for every colour that is left
    points: float = 0.0  # for every point that is not left in the hand
    action: float = 0.2
    draw1: float = 0.0
    stops: float = 1.5  # an action card, if the next player is nearly out
    again: float = 1.5  # an action card between two: it is my turn again
    wild: float = -6.0
    wild2: float = -6.0
    bluff: float = -3.0
    draw: float = -8.0


class UnoBot:
    """The play with the highest worth; by chance a slip, any play at all, or a card drawn without need."""

    def __init__(
        self,
        slips: float = 0.0,
        draws: float = 0.0,
        doubts: float = 0.5,
        bluffs: bool = False,
        weights: Weights = Weights(),  # noqa: B008
    ) -> None:
        self.slips = slips
        self.draws = draws  # how often it draws though it could play
        self.doubts = doubts  # from which probability of a bluff on it challenges
        self.bluffs = bluffs
        self.weights = weights

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        assert isinstance(game, UnoExpress)
        seat = game.turn
        moves = [move for move in game.moves(seat) if move.verb not in ("call", "catch")]
        if CHALLENGE in moves:
            yield CHALLENGE if odds_of_a_bluff(game, seat) >= self.doubts else ACCEPT
            return
        idle = [move for move in moves if move.verb in ("draw", "keep")]
        plays = [move for move in moves if self.honest(game, move)]
        if idle and plays and rng.random() < self.draws:
            yield idle[0]
        elif len(plays) > 1 and rng.random() < self.slips:
            yield plays[int(rng.random() * len(plays))]
        else:
            yield max([*plays, *idle] or moves, key=lambda move: (self.worth(game, move), rng.random()))

    def honest(self, game: UnoExpress, move: Move) -> bool:
        """Whether this is a play, and none that the player would not make."""
        if move.verb != "play":
            return False
        card = move.picks[0]
        assert isinstance(card, int)
        return self.bluffs or game.deck[card].kind != "wild2" or not game.would_bluff(game.turn, card)

    def worth(self, game: UnoExpress, move: Move) -> float:
        match move:
            case Move("play", (int(card), Choice(colour))):
                return self.worth_of(game, card, colour)
            case Move("play", (int(card),)):
                return self.worth_of(game, card, game.deck[card].colour)
        return self.weights.draw if move.verb in ("draw", "keep") else 0.0

    def worth_of(self, game: UnoExpress, card: int, colour: str) -> float:
        weights, seat, played = self.weights, game.turn, game.deck[card]
        left = [game.deck[other] for other in game.piles[HANDS[seat]] if other != card]
        worth = weights.points * points_of(played)
        worth += weights.colour * sum(other.colour == colour for other in left)
        worth += weights.variety * len({other.colour for other in left})
        worth += weights.number * sum(other[::2] == played[::2] for other in left)
        if played.kind in WILDS:
            worth += weights.wild if played.kind == "wild" else weights.wild2
            if played.kind == "wild2" and game.would_bluff(seat, card):
                worth += weights.bluff
        elif played.kind != "number":
            worth += weights.again if game.players == 2 else weights.action
            if played.kind == "draw1":
                worth += weights.draw1
        if played.kind in ("draw1", "skip", "wild2") and len(game.piles[HANDS[game.after(seat)]]) <= 2:
            worth += weights.stops
        return worth


def odds_of_a_bluff(game: UnoExpress, seat: int) -> float:
    """How likely a hand dealt by chance, apart from what the seat knows of it, holds a match."""
    colour = str(game.marks["before"])
    known = game.known[seat]
    held = game.held_then()
    if any(game.matches(card, colour) for card in held if known >> card & 1):
        return 1.0
    unseen = [
        card
        for pile, cards in game.piles.items()
        if not visible(game.faces[pile.name], pile, seat)
        for card in cards
        if not known >> card & 1
    ]
    harmless = sum(not game.matches(card, colour) for card in unseen)
    odds = 1.0
    for nth in range(sum(not known >> card & 1 for card in held)):
        odds *= max(harmless - nth, 0) / (len(unseen) - nth)
    return 1.0 - odds
