"""Computer players for Push: one stops at a fixed value, one weighs every card that may still come."""

from collections.abc import Iterator
from random import Random

from game.games.push.cards import FLIPPED
from game.games.push.outlook import Outlook
from game.games.push.rules import FLIP, STOP, Push
from game.play.bots import Level
from game.rules.core import Game
from game.rules.things import Move, Pile


class FixedStop:
    """Piles up one stack and stops when it is high enough; with one opponent it may bank, too."""

    def __init__(self, stop: int, bank: int = 0, careless: bool = False) -> None:
        self.stop = stop
        self.bank = bank  # a colour worth so much, 0: never
        self.careless = careless  # places any card anywhere

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        assert isinstance(game, Push)
        moves = game.moves(game.turn)
        verb = moves[-1].verb
        if verb == "stop":
            high = max(game.value(game.piles[stack]) for stack in game.filled())
            yield STOP if high >= self.stop else FLIP
        elif verb == "place" and self.careless:
            yield moves[int(rng.random() * len(moves))]
        else:
            yield max(moves, key=lambda move: (self.rate(game, move), rng.random()))

    def rate(self, game: Push, move: Move) -> float:
        match move:
            case Move("place", (Pile() as stack,)):
                value = game.value(game.piles[stack])
                return value if game.deck[game.piles[FLIPPED][-1]].number else -value  # rolls for the others
            case Move("take", (Pile() as stack,)):
                cards = game.piles[stack]
                return game.value(cards) - any(game.deck[card].kind == "roll" for card in cards) / 2
            case Move("bank", (Pile() as bench,)):
                value = game.value(game.piles[bench])
                return value if game.players == 2 and 0 < self.bank <= value else -1
        return 0


class Expecting:
    """Knows which cards are left, and reckons with every one of them: flip once more, or stop?"""

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        assert isinstance(game, Push)
        moves = game.moves(game.turn)
        if len(moves) == 1:
            yield moves[0]
        else:
            outlook = Outlook(game, game.turn)
            yield max(moves, key=lambda move: (outlook.rate(move), rng.random()))


LEVELS = {  # nothing is hidden but the order of the pile
    "easy": Level(FixedStop(7, careless=True), 1.0),
    "medium": Level(FixedStop(8, bank=18), 1.0),
    "hard": Level(Expecting(), 1.0),
}
