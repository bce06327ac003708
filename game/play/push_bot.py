"""Computer players for Push: one stops at a fixed value, one weighs every card that may still come."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from game.rules.core import Game
from game.rules.push import BENCHES, COLOURS, DIE, FLIP, FLIPPED, NUMBERS, STACKS, STOCK, STOP, Push
from game.rules.things import Card, Move, Pile

ROLL = 1 << (len(COLOURS) + len(NUMBERS))
BUSTS = 0.1  # of a roll for every card still to be flipped
WORTH_OF_A_TURN = 10.0  # points; less and the bank is used too often


class Lying(NamedTuple):
    """A stack as it matters to a player: its value, whether a roll comes with it, what it may not take."""

    value: int
    rolls: int
    barred: int


def bars(card: Card) -> int:
    """The bits of a card: no two cards of a stack may share one."""
    if card.kind == "roll":
        return ROLL
    return 1 << COLOURS.index(card.colour) | 1 << (len(COLOURS) + card.number - 1)


NOTHING = Lying(0, 0, 0)
BITS = [[bars(Card("number", colour, number)) for number in NUMBERS] for colour in COLOURS]


def lying(game: Push, pile: Pile) -> Lying:
    cards = [game.deck[card] for card in game.piles[pile]]
    return Lying(
        sum(card.number for card in cards),
        int(any(card.kind == "roll" for card in cards)),
        sum(map(bars, cards)),
    )


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
                adds = game.deck[game.piles[FLIPPED][-1]].number  # a roll card nothing: any stack will do
                return game.value(game.piles[stack]) if adds else 0
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
        outlook = Outlook(game, game.turn)
        moves = game.moves(game.turn)
        if len(moves) == 1:
            yield moves[0]
        else:
            yield max(moves, key=lambda move: (outlook.rate(move), rng.random()))


class Outlook:
    """What moves are worth to one seat: its own points less its share of what the others get."""

    def __init__(self, game: Push, seat: int) -> None:
        self.game = game
        self.seat = seat
        hits = 2 if game.chosen["star_variant"] else 1  # faces that cost a card of the bench
        self.risk = hits / len(DIE)
        self.free = game.chosen["active_pick"] == "free"
        self.benches = [
            sum(game.value(game.piles[pile]) for pile in BENCHES[other]) for other in range(game.players)
        ]
        self.others = game.others(seat)
        self.share = 2 / (game.players * (game.players - 1))  # one of many matters less
        self.stacks = [lying(game, pile) for pile in game.filled()]
        self.numbers = [[0] * len(NUMBERS) for _ in COLOURS]
        self.rolls = self.switches = 0
        self.count_unseen()

    def count_unseen(self) -> None:
        """Which cards are left everybody can tell; their order nobody."""
        for card in self.game.piles[STOCK]:
            kind, colour, number, _ = self.game.deck[card]
            if kind == "number":
                self.numbers[COLOURS.index(colour)][number - 1] += 1
            elif kind == "roll":
                self.rolls += 1
            else:
                self.switches += 1

    def rate(self, move: Move) -> float:
        match move:
            case Move("flip"):
                return self.flip(self.stacks) if self.stacks else 0.0
            case Move("stop"):
                return self.stop(self.stacks, self.others)
            case Move("place", (Pile() as stack,)):
                return self.place(stack)
            case Move("take", (Pile() as stack,)):
                return self.take(lying(self.game, stack))
            case Move("bank", (Pile() as bench,)):
                return self.bank(bench)
        return 0.0

    # the end of a turn

    def gain(self, seat: int, stack: Lying) -> float:
        """What a stack is worth to whoever takes it, after the roll that may come with it."""
        value, rolls, _ = stack
        return value - rolls * self.risk * (self.benches[seat] + value)

    def left_to(self, seats: Sequence[int], stacks: list[Lying]) -> float:
        """What it costs me that these seats take what is left, each what is best for it."""
        left, cost, risk = stacks[:], 0.0, self.risk
        for seat in seats:
            if not left:
                break
            bench, best, most = self.benches[seat], 0, -1e9
            for nth, (value, rolls, _) in enumerate(left):
                gain = value - risk * (bench + value) if rolls else value
                if gain > most:
                    best, most = nth, gain
            del left[best]
            cost += most
        return cost * self.share

    def stop(self, stacks: list[Lying], others: Sequence[int]) -> float:
        """To stop now and take one, the highest unless any may be taken."""
        high = 0 if self.free else max(stacks)[0]
        return max(
            self.gain(self.seat, stack) - self.left_to(others, stacks[:nth] + stacks[nth + 1 :])
            for nth, stack in enumerate(stacks)
            if stack[0] >= high
        )

    def bust(self, stacks: list[Lying]) -> float:
        return -self.risk * self.benches[self.seat] - self.left_to(self.others, stacks)

    def take(self, stack: Lying) -> float:
        takers = [int(seat) for seat in str(self.game.marks["takers"])[1:]]
        left = self.stacks[:]
        left.remove(stack)
        return self.gain(self.seat, stack) - self.left_to(takers, left)

    # one more card

    def place(self, pile: Pile) -> float:
        """To place the flipped card here, and then to stop or to flip once more, whichever is better."""
        card = self.game.deck[self.game.piles[FLIPPED][-1]]
        stacks = grown(self.stacks, STACKS.index(pile), card.number, bars(card))
        now = self.stop(stacks, self.others)
        return max(now, self.flip(stacks)) if self.game.piles[STOCK] else now

    def flip(self, stacks: list[Lying]) -> float:
        """The mean over all cards that may come, each placed where it is best, of stopping then."""
        others = self.others
        places = range(min(len(stacks) + 1, len(STACKS)))
        barred = [stack.barred for stack in stacks] + [0]
        bust = self.bust(stacks)
        after = [[self.stop(grown(stacks, nth, number, 0), others) for nth in places] for number in NUMBERS]
        total = self.switches * self.stop(stacks, others[::-1])
        if self.rolls:
            rolled = [self.stop(grown(stacks, nth, 0, ROLL), others) for nth in places]
            total += self.rolls * best_of(rolled, barred, ROLL, bust)
        for counts, bits in zip(self.numbers, BITS, strict=True):
            for left, bit, worth in zip(counts, bits, after, strict=True):
                if left:
                    total += left * best_of(worth, barred, bit, bust)
        return total / len(self.game.piles[STOCK])

    # the bank

    def bank(self, bench: Pile) -> float:
        """What the bench would lose of this colour by the end, less what a turn is worth."""
        rolls = (self.rolls + BUSTS * len(self.game.piles[STOCK])) / self.game.players
        kept: float = (1 - self.risk) ** rolls
        return self.game.value(self.game.piles[bench]) * (1 - kept) - WORTH_OF_A_TURN


def grown(stacks: list[Lying], nth: int, number: int, bits: int) -> list[Lying]:
    """The stacks after one more card on the nth, which may be a new one."""
    value, rolls, barred = stacks[nth] if nth < len(stacks) else NOTHING
    more = Lying(value + number, rolls or int(bits == ROLL), barred | bits)
    return [*stacks[:nth], more, *stacks[nth + 1 :]]


def best_of(worth: Sequence[float], barred: Sequence[int], bits: int, bust: float) -> float:
    """On the best of the stacks that do not bar the card; on none of them, bust."""
    open_to = [one for one, bar in zip(worth, barred, strict=False) if not bar & bits]
    return max(open_to) if open_to else bust
