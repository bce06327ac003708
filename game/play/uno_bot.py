"""Computer players for UNO EXPRESS: they keep to a colour, save wilds, and count before they challenge."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.rules.core import Game
from game.rules.sight import visible
from game.rules.things import Choice, Move
from game.rules.uno_deck import WILDS
from game.rules.uno_express import ACCEPT, CHALLENGE, UnoExpress
from game.rules.uno_hands import HANDS

STOPPING = ("draw1", "skip", "wild2")
FEW = 3  # cards; if all that are left have the colour in force they may go one after the other
NEVER = 2.0  # more than any probability
TEMPTED = 0.25  # how often a Wild Draw Two is played beside a match, for once that it is played without


class Weights(NamedTuple):
    """What a play is worth, by what it leaves in the hand and by what it does: percent of games won."""

    goes_on: float  # a card of the colour then in force is left
    variety: float  # for every colour left
    unseen: float  # for the part of the unseen cards that are of the colour then in force
    one: float  # only one card is left, and it is of that colour
    few: float  # a few cards are left, all of that colour
    wild: float  # better kept
    late: float  # all the more if it is the last but one or two
    bluff: float
    stops: float  # somebody who is about to go out


AMONG_TWO = Weights(7, -11, -38, 21, 12, -12, -10, -5, 12)
AMONG_MORE = Weights(6, -3, -44, 18, 3, -18, -14, -9, 8)
IDLE = -100.0  # what drawing and keeping is worth


class UnoBot:
    """The honest play with the highest worth; by chance any play at all, or a card drawn without need."""

    def __init__(self, slips: float = 0.0, draws: float = 0.0, doubts: float = 0.4) -> None:
        self.slips = slips  # how often it plays any card, if need be against the rule of a Wild Draw Two
        self.draws = draws  # how often it draws though it could play
        self.doubts = doubts  # how likely a bluff must be to be challenged

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        assert isinstance(game, UnoExpress)
        moves = [move for move in game.moves(game.turn) if move.verb not in ("call", "catch")]
        if CHALLENGE in moves:
            yield CHALLENGE if odds_of_a_bluff(game, game.turn) >= self.doubts else ACCEPT
            return
        idle = [move for move in moves if move.verb in ("draw", "keep")]
        plays = [move for move in moves if move not in idle]
        if idle and plays and rng.random() < self.draws:
            yield idle[0]
        elif len(plays) > 1 and rng.random() < self.slips:
            yield plays[int(rng.random() * len(plays))]
        else:
            honest = [move for move in plays if not is_bluff(game, move)]
            yield max([*honest, *idle] or plays, key=lambda move: (self.worth(game, move), rng.random()))

    def worth(self, game: UnoExpress, move: Move) -> float:
        match move:
            case Move("play", (int(card), Choice(colour))):
                return self.worth_of(game, card, colour)
            case Move("play", (int(card),)):
                return self.worth_of(game, card, game.deck[card].colour)
        return IDLE

    def worth_of(self, game: UnoExpress, card: int, colour: str) -> float:
        weights = AMONG_TWO if game.players == 2 else AMONG_MORE
        seat, kind = game.turn, game.deck[card].kind
        left = [game.deck[other].colour for other in game.piles[HANDS[seat]] if other != card]
        fitting = left.count(colour)
        worth = weights.variety * len(set(left) - {""}) + weights.unseen * part_unseen(game, seat, colour)
        if fitting:
            worth += weights.goes_on
        if 0 < fitting == len(left) <= FEW:
            worth += weights.one if fitting == 1 else weights.few
        if kind in WILDS:
            worth += weights.wild + weights.late * (len(left) < FEW)
        if kind == "wild2" and game.would_bluff(seat, card):
            worth += weights.bluff
        if kind in STOPPING and len(game.piles[HANDS[game.after(seat)]]) == 1:
            worth += weights.stops
        return worth


def is_bluff(game: UnoExpress, move: Move) -> bool:
    """A Wild Draw Two against its rule."""
    card = move.picks[0] if move.picks else None
    return isinstance(card, int) and game.deck[card].kind == "wild2" and game.would_bluff(game.turn, card)


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


def part_unseen(game: UnoExpress, seat: int, colour: str) -> float:
    unseen = unseen_cards(game, seat)
    return sum(game.deck[card].colour == colour for card in unseen) / len(unseen) if unseen else 0.0


def odds_of_a_bluff(game: UnoExpress, seat: int) -> float:
    """How likely the hand holds a match, by what the seat knows of it and how people play."""
    match = odds_of_a_match(game, seat)
    if 0.0 < match < 1.0 and game.just_drawn:
        return 0.0  # who draws first had nothing to play
    return TEMPTED * match / (TEMPTED * match + 1.0 - match)


def odds_of_a_match(game: UnoExpress, seat: int) -> float:
    """How likely a hand dealt by chance, apart from what the seat knows of it, holds a match."""
    colour, known, held = str(game.marks["before"]), game.known[seat], game.held_then()
    if any(game.matches(card, colour) for card in held if known >> card & 1):
        return 1.0
    unseen = unseen_cards(game, seat)
    harmless = sum(not game.matches(card, colour) for card in unseen)
    odds = 1.0
    for nth in range(sum(not known >> card & 1 for card in held)):
        odds *= max(harmless - nth, 0) / (len(unseen) - nth)
    return 1.0 - odds
