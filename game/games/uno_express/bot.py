"""Computer players for UNO EXPRESS: they keep to a colour, save wilds, and count before they challenge."""

from collections.abc import Iterator, Sequence
from random import Random

from game.games.uno_express.rules import ACCEPT, CHALLENGE, UnoExpress
from game.games.uno_express.search import UnoSearch
from game.games.uno_express.worth import IDLE, Outlook, is_bluff, unseen_cards
from game.play.bots import Level
from game.rules.core import Game
from game.rules.things import Move

TEMPTED = 0.25  # how often a Wild Draw Two is played beside a match, for once that it is played without
DOUBTS = 0.3  # how likely a bluff must be: a look that finds one gains twice what another costs


class UnoBot:
    """The play with the highest worth; by chance any play at all, or a card drawn without need."""

    def __init__(self, slips: float = 0.0, draws: float = 0.0) -> None:
        self.slips = slips  # how often it plays any card, if need be against the rule of a Wild Draw Two
        self.draws = draws  # how often it draws though it could play

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        assert isinstance(game, UnoExpress)
        moves = game.decisions(game.turn)
        if len(moves) == 1:
            yield moves[0]
            return
        if CHALLENGE in moves:
            yield CHALLENGE if odds_of_a_bluff(game, game.turn) >= DOUBTS else ACCEPT
            return
        idle = [move for move in moves if move.verb in IDLE]
        plays = [move for move in moves if move not in idle]
        if idle and plays and rng.random() < self.draws:
            yield idle[0]
        elif len(plays) > 1 and rng.random() < self.slips:
            yield plays[int(rng.random() * len(plays))]
        else:
            outlook = Outlook(game)
            honest = [move for move in plays if not bluffs(game, move)]
            yield best(outlook, honest or idle or plays, rng)
            yield best(outlook, moves, rng)  # it may pay to draw though one can play, or to bluff


def best(outlook: Outlook, moves: Sequence[Move], rng: Random) -> Move:
    return max(moves, key=lambda move: (outlook.worth(move), rng.random()))


def bluffs(game: UnoExpress, move: Move) -> bool:
    return any(isinstance(pick, int) and is_bluff(game, pick) for pick in move.picks)


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


LEVELS = {  # who slips may bluff without meaning to, hard does it where it pays
    "easy": Level(UnoBot(slips=1.0, draws=0.15), 0.0, forgets=0.2),
    "medium": Level(UnoBot(slips=0.9), 0.5, catches=3.0),
    "hard": Level(UnoSearch(UnoBot(), decisions=8_000), 1.0, catches=2.0),
}
