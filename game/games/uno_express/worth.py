"""What a play of UNO EXPRESS is worth at first sight: by what it leaves in the hand and by what it does."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.games.uno_express.deck import WILDS
from game.games.uno_express.hands import HANDS
from game.games.uno_express.rules import UnoExpress
from game.rules.sight import visible
from game.rules.things import Card, Move

IDLE = ("draw", "keep")
STOPPING = ("draw1", "skip", "wild2")
OUT = 100.0  # the last card


class Weights(NamedTuple):
    """In percent of hands won; fitted to hands played to their end against players of any fitting card.

    These are the weights among two players."""

    # for each card left, since one colour matters more among two cards than among seven
    drawn: float = -42  # there is one more of them
    goes_on: float = 9  # one has the colour then in force
    colours: float = -11  # for every colour
    pairs: float = 12  # for every two with the same number or symbol
    wilds_left: float = 18
    late_wild: float = -4  # a wild is played
    bluff: float = -13
    # as they are
    wild: float = -8  # is played
    unseen: float = -11  # for the part of the unseen cards that have the colour then in force
    matches: float = 63  # for the part of the unseen cards that have the number or symbol of a card left
    stops: float = 22  # somebody who is about to go out


AMONG_TWO = Weights()
AMONG_MORE = Weights(
    drawn=-48,
    goes_on=16,
    colours=-5,
    pairs=0,
    wilds_left=24,
    late_wild=-18,
    bluff=-17,
    wild=-7,
    unseen=-16,
    matches=35,
    stops=6,
)
Print = tuple[str, int]  # the number or symbol of a card, which another may match; wilds match by neither


class Outlook:
    """What the seat on turn can tell before it plays."""

    def __init__(self, game: UnoExpress) -> None:
        self.game = game
        self.hand = game.piles[HANDS[game.turn]]
        self.weights = AMONG_TWO if game.players == 2 else AMONG_MORE
        unseen = [game.deck[card] for card in unseen_cards(game, game.turn)]
        self.unseen = max(len(unseen), 1)
        self.colours = Counter(card.colour for card in unseen)
        self.prints = Counter(printed(card) for card in unseen if card.kind not in WILDS)
        self.threat = len(game.piles[HANDS[game.after(game.turn)]]) == 1

    def worth(self, move: Move) -> float:
        match move:
            case Move("play", (int(card), *_)):
                return self.worth_of(card, move.choice or self.game.deck[card].colour)
        return self.weights.drawn / len(self.hand)

    def worth_of(self, card: int, colour: str) -> float:
        left = [self.game.deck[other] for other in self.hand if other != card]
        if not left:
            return OUT
        weights, kind = self.weights, self.game.deck[card].kind
        colours = {other.colour for other in left} - {""}
        shared = weights.colours * len(colours) + weights.pairs * pairs(left)
        shared += weights.wilds_left * sum(other.kind in WILDS for other in left)
        shared += weights.matches / self.unseen * sum(self.prints[printed(other)] for other in left)
        worth = weights.unseen / self.unseen * self.colours[colour]
        if colour in colours:
            shared += weights.goes_on
        if kind in WILDS:
            shared += weights.late_wild
            worth += weights.wild
        if is_bluff(self.game, card):
            shared += weights.bluff
        if kind in STOPPING and self.threat:
            worth += weights.stops
        return worth + shared / len(left)


def printed(card: Card) -> Print:
    return card.kind, card.number


def pairs(cards: Sequence[Card]) -> int:
    alike = Counter(printed(card) for card in cards if card.kind not in WILDS)
    return sum(count * (count - 1) // 2 for count in alike.values())


def is_bluff(game: UnoExpress, card: int) -> bool:
    """Whether the seat on turn would play a Wild Draw Two against its rule."""
    return game.deck[card].kind == "wild2" and game.would_bluff(game.turn, card)


def unseen_cards(game: UnoExpress, seat: int) -> list[int]:
    """Those that the seat neither sees nor knows; which they are it can tell, only not where each lies."""
    known = game.known[seat]
    return [
        card
        for pile, cards in game.piles.items()
        if not visible(game.faces[pile.name], pile, seat)
        for card in cards
        if not known >> card & 1
    ]
