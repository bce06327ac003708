"""What a move of Push is worth to one seat: exactly for this turn, and by a rule of thumb for the rest."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.games.push.cards import BENCHES, COLOURS, FLIPPED, NUMBERS, STACKS, STOCK
from game.games.push.die import DIE
from game.games.push.rules import Push
from game.rules.things import Card, Move, Pile

ROLL = 1 << (len(COLOURS) + len(NUMBERS))
BUSTS = 0.1  # of a roll for every card still to be flipped
THIS_TURN = 10.0  # points it is worth to flip at all
LATER_TURN = 7.0  # points, less because some of them will be lost again
CARDS_OF_A_TURN = 5.0
UNSURE = 0.25  # of a turn, for each turn in between: who knows how many cards the others flip
TURNS_AHEAD = 2  # whether there will be more than these does not depend on one card
FLIPS_AFTER = 1.25  # what one more flip wins, it wins with those that may follow it
OTHERS = 0.9  # of a point: what a point counts if it is not mine, for all rivals together
THREAT = 1.05  # times as much counts a rival for each point it is ahead of another


class Lying(NamedTuple):
    """A stack as it matters to a player; of two, the greater is the better to take."""

    value: int
    calm: bool  # no roll comes with it
    barred: int  # the bits of what it may not take


def bars(card: Card) -> int:
    """The bits of a card: no two cards of a stack may share one."""
    if card.kind == "roll":
        return ROLL
    return 1 << COLOURS.index(card.colour) | 1 << (len(COLOURS) + card.number - 1)


NOTHING = Lying(0, True, 0)
BITS = [[bars(Card("number", colour, number)) for number in NUMBERS] for colour in COLOURS]


def lying(game: Push, pile: Pile) -> Lying:
    cards = [game.deck[card] for card in game.piles[pile]]
    return Lying(
        sum(card.number for card in cards),
        all(card.kind != "roll" for card in cards),
        sum(map(bars, cards)),
    )


def turns_to_come(place: int, players: int, left: float) -> float:
    """How many of its next turns a seat may hope for, which is so many places behind the first to play."""
    turns = 0.0
    for before in range(place, TURNS_AHEAD * players, players):
        unsure = UNSURE * before
        turns += min(1.0, max(0.0, (left / CARDS_OF_A_TURN - before + unsure / 2) / (1 + unsure)))
    return turns


class Outlook:
    """My own points less a share of what the others get, more of it for those who are ahead."""

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
        self.shares = shares(game, self.others)
        self.stacks = [lying(game, pile) for pile in game.filled()]
        self.left = len(game.piles[STOCK])
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
            case Move("flip") if self.stacks:
                return self.flip(self.stacks) + self.rest(self.left - 1)
            case Move("flip"):
                return THIS_TURN + self.rest(self.left - CARDS_OF_A_TURN)
            case Move("stop"):
                return self.stop(self.stacks, self.others) + self.rest(self.left)
            case Move("place", (Pile() as stack,)):
                return self.place(stack)
            case Move("take", (Pile() as stack,)):
                return self.take(lying(self.game, stack))
            case Move("bank", (Pile() as bench,)):
                return self.bank(bench) + self.rest(self.left)
        return 0.0

    # the end of a turn

    def gain(self, seat: int, stack: Lying) -> float:
        """What a stack is worth to whoever takes it, after the roll that may come with it."""
        value, calm, _ = stack
        return value if calm else value - self.risk * (self.benches[seat] + value)

    def left_to(self, seats: Sequence[int], ranked: Iterable[Lying]) -> float:
        """What it costs me that these seats take these stacks: each the highest left, as most people do."""
        return sum(
            self.shares[seat] * self.gain(seat, stack) for seat, stack in zip(seats, ranked, strict=False)
        )

    def stop(self, stacks: Iterable[Lying], others: Sequence[int]) -> float:
        """To stop now and take one, the highest unless any may be taken."""
        ranked = sorted(stacks, reverse=True)
        high = 0 if self.free else ranked[0].value
        return max(
            self.gain(self.seat, stack) - self.left_to(others, ranked[:nth] + ranked[nth + 1 :])
            for nth, stack in enumerate(ranked)
            if stack.value >= high
        )

    def bust(self, stacks: Iterable[Lying]) -> float:
        return -self.risk * self.benches[self.seat] - self.left_to(self.others, sorted(stacks, reverse=True))

    def take(self, stack: Lying) -> float:
        takers = [int(seat) for seat in str(self.game.marks["takers"])[1:]]
        left = sorted(self.stacks, reverse=True)
        left.remove(stack)
        return self.gain(self.seat, stack) - self.left_to(takers, left)

    # one more card

    def place(self, pile: Pile) -> float:
        """To place the flipped card here, and then to stop or to flip on, whichever is better."""
        card = self.game.deck[self.game.piles[FLIPPED][-1]]
        stacks = grown(self.stacks, STACKS.index(pile), card.number, bars(card))
        now = self.stop(stacks, self.others) + self.rest(self.left)
        if not self.left:
            return now
        return now + FLIPS_AFTER * max(0.0, self.flip(stacks) + self.rest(self.left - 1) - now)

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
        return total / self.left

    # the rest of the game

    def rest(self, left: float) -> float:
        """What the turns to come are worth if so many cards are left after this one.

        Whoever can still have a turn before the pile is empty wants it; who cannot wants it empty soon."""
        players, first = self.game.players, int(self.game.marks["active"]) + 1
        mine = turns_to_come((self.seat - first) % players, players, left)
        theirs = sum(
            self.shares[other] * turns_to_come((other - first) % players, players, left)
            for other in self.others
        )
        return LATER_TURN * (mine - theirs)

    def bank(self, bench: Pile) -> float:
        """What the bench would lose of this colour by the end."""
        rolls = (self.rolls + BUSTS * self.left) / self.game.players
        kept: float = (1 - self.risk) ** rolls
        return self.game.value(self.game.piles[bench]) * (1 - kept)


def shares(game: Push, others: Sequence[int]) -> dict[int, float]:
    """How much a point of each of the others counts against one of mine."""
    threats = {other: THREAT ** game.scores[other] for other in others}
    scale = OTHERS / sum(threats.values())
    return {other: threat * scale for other, threat in threats.items()}


def grown(stacks: list[Lying], nth: int, number: int, bits: int) -> list[Lying]:
    """The stacks after one more card on the nth, which may be a new one."""
    value, calm, barred = stacks[nth] if nth < len(stacks) else NOTHING
    more = Lying(value + number, calm and bits != ROLL, barred | bits)
    return [*stacks[:nth], more, *stacks[nth + 1 :]]


def best_of(worth: Sequence[float], barred: Sequence[int], bits: int, bust: float) -> float:
    """On the best of the stacks that do not bar the card; on none of them, bust."""
    open_to = [one for one, bar in zip(worth, barred, strict=False) if not bar & bits]
    return max(open_to) if open_to else bust
