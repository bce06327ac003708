"""Computer players for That's It!: they go for the sets whose missing cards are likely to come first."""

from collections.abc import Collection, Iterator, Sequence
from random import Random

from game.games.thats_it.laid import HANDS
from game.games.thats_it.odds import Hand, Held, time_to_go
from game.games.thats_it.rules import DISCARD, WIZARD_POINTS, ThatsIt
from game.games.thats_it.sets import SIZES
from game.play.bots import Level
from game.rules.core import Game
from game.rules.things import Move, Pile

WORTH_TAKING = 0.05  # how much nearer to the end the top discard must bring a hand
POINT = 0.015  # what it costs to have a point in hand
MORE_SLIPS = {1: 1.0, 2: 1.4}  # by version: what is laid cannot be spoilt any more


class Collecting:
    """Makes the move with the best outlook; a slip overlooks the top discard, or discards any card."""

    def __init__(self, slips: float = 0.0) -> None:
        self.slips = slips

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        assert isinstance(game, ThatsIt)
        moves = thinkable(game)
        careless = [move for move in moves if move.verb in ("draw", "discard")]
        if len(moves) == 1 or moves[0].verb == "call":
            yield moves[0]
        elif rng.random() < self.slips * MORE_SLIPS[game.chosen["version"]] and careless:
            yield careless[int(rng.random() * len(careless))]
        else:
            outlook = Outlook(game, game.turn)
            yield max(moves, key=lambda move: (outlook.rate(move), rng.random()))


def thinkable(game: ThatsIt) -> list[Move]:
    """Without putting a card that was just taken straight back, unless it is the last one."""
    moves = game.moves(game.turn)
    if not game.piles[HANDS[game.turn]]:
        return moves[:1]
    return [move for move in moves if move.picks != (game.marks["taken"],)] or moves


class Outlook:
    """What moves are worth to one seat, by what it holds, sees and remembers."""

    def __init__(self, game: ThatsIt, seat: int) -> None:
        self.game = game
        self.hand = game.piles[HANDS[seat]]
        self.has_laid = game.has_laid(seat)
        lying = game.laid() if game.chosen["version"] == 2 else ()
        self.growing = [game.thing_of(pile) for pile in lying if len(game.piles[pile]) == SIZES[0]]
        self.rated: dict[tuple[object, ...], float] = {}
        self.unseen = [0] * (max(game.thing) + 1)
        self.unseen_wizards = 0
        self.count_unseen(game.known[seat])

    def count_unseen(self, known: int) -> None:
        """What lies open is seen, however bad the memory; of the discard pile that is the top card."""
        game = self.game
        lying = [card for pile in game.laid() for card in game.piles[pile]]
        for card in (*lying, *self.hand, *game.piles[DISCARD][-1:]):
            known |= 1 << card
        for card, thing in enumerate(game.thing):
            if known >> card & 1:
                continue
            if thing < 0:
                self.unseen_wizards += 1
            else:
                self.unseen[thing] += 1

    def rate(self, move: Move) -> float:
        """The same for cards of the same thing."""
        thing = self.game.thing
        alike = (move.verb, *(thing[pick] if isinstance(pick, int) else pick for pick in move.picks))
        if alike not in self.rated:
            self.rated[alike] = self.judge(move)
        return self.rated[alike]

    def judge(self, move: Move) -> float:
        match move:
            case Move("draw"):
                return -self.wait(self.hand, len(self.hand))
            case Move("take"):
                return self.take()
            case Move("discard", (int(card),)):
                left = without(self.hand, [card])
                return self.value(left, len(left))
            case Move("lay", cards):
                return self.act(cards, laid=True)
            case Move("add", (int(card), Pile() as pile)):
                return self.act([card], grown=self.game.thing_of(pile))
            case Move("swap", (int(card), int(wizard))):
                return self.act([card], gained=[wizard])
        return 0.0

    def take(self) -> float:
        """With the best of all other cards discarded."""
        top = self.game.piles[DISCARD][-1]
        one_of_each = {self.game.thing[card]: card for card in self.hand}.values()
        waits = [self.wait([*without(self.hand, [card]), top], len(self.hand)) for card in one_of_each]
        return -min(waits) - WORTH_TAKING

    def act(
        self, played: Collection[object], laid: bool = False, grown: int = -1, gained: Sequence[int] = ()
    ) -> float:
        """What is left, of which one more card will be discarded."""
        left = [*without(self.hand, played), *gained]
        return self.value(left, len(left) - 1, laid, grown)

    def value(self, hand: Sequence[int], cards: int, laid: bool = False, grown: int = -1) -> float:
        points = sum(WIZARD_POINTS if self.game.thing[card] < 0 else 1 for card in hand)
        return -self.wait(hand, cards, laid, grown) - POINT * points

    def wait(self, hand: Sequence[int], cards: int, laid: bool = False, grown: int = -1) -> float:
        """Until so many cards of the hand can be got rid of, if this one thing can grow no more."""
        growing = [thing for thing in self.growing if thing != grown]
        things, wizards = self.game.sorted_out(hand)
        held = [Held(len(real), self.unseen[thing], growing.count(thing)) for thing, real in things.items()]
        held.sort(reverse=True)
        coming = sum(self.unseen[thing] for thing in growing)
        known = Hand(
            tuple(held), len(wizards), self.unseen_wizards, len(growing), coming, laid or self.has_laid
        )
        return time_to_go(known, cards)


def without(hand: Sequence[int], played: Collection[object]) -> list[int]:
    return [card for card in hand if card not in played]


LEVELS = {
    "easy": Level(Collecting(slips=0.29), 0.0, forgets=0.2),
    "medium": Level(Collecting(slips=0.185), 0.5),
    "hard": Level(Collecting(), 1.0),
}
