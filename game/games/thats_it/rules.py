"""THAT'S IT!: collect sets of pictures and words of one thing, and call when you have no card left over.

Version 1: hold a set of three and a set of four, and call. Version 2: lay sets, add to them, swap wizards
for real cards, be rid of all cards, and call. Rounds make a tournament: points are penalties, and the
fewest in all win (`fewest_wins`, `leaders`).

Cards: kind "picture" and "noun" (number 1 or 2, the thing's name as word), "wizard" (number 1 to 4, no
word). Which cards make a set: sets.py.
Piles: stock (shut), discard (open), hand (a seat's own), set (open, nth 1 to twice the players, in the order
of laying; empty ones are there, too; in version 1 all are empty until a call).
Marks: those of rounds.py (a round's result is the last row of `points_table`, not a gain; the
scores are the totals); state, one of draw, act, call and between; owners, the seat that laid each set in
order, such as "021"; taken, the card that was taken from the discard pile in this turn, or -1.

Moves, by state: draw: draw (the stock) or take (the discard pile); act: lay (the three or four cards), add
(a card and a set), swap (a card and the wizard it replaces), discard (a card); in version 1 only the last;
call: call, or miss, which the table's clock makes; between: next. In the order of their events:

    draw:    [draw] Moved(stock to hand) Marked(state)
    take:    [take] Moved(discard to hand) Marked(taken) Spoken(card) Marked(state)
    lay:     [lay] Moved(hand to set) for each card, Marked(owners), ReadAloud(seat) for each real card,
             wizards come last, and the set is presented
    add:     [add] Moved(hand to set) ReadAloud(seat, card) unless it is a wizard, the set is presented
    swap:    [swap] Told(seat, "swapped") Moved(hand to set) Moved(wizard to hand) ReadAloud(seat, card), the
             set is presented
    present: Told(seat, "presented") Spoken(card), a card of the set that bears the thing's name
    discard: [discard] Moved(hand to discard) Spoken(card), also of a wizard; then Marked(state, "call")
             if seven cards are two sets (version 1) or none is left (version 2), else the end of the turn
    call:    [call] Told(seat, "thats_it"); in version 1 both sets as in lay, then, if others have sets in
             hand, Told(-1, "put_aside") and theirs without reading; the end of the round
    miss:    [miss] Told(seat, "missed"), the end of the turn
    turn:    a new pile if the stock is empty: Moved(discard to stock) for each card, Laid(stock)
             Moved(stock to discard) Told(-1, "rebuilt"); Told(-1, "blocked") and the end of the round if
             nobody can go on; else Marked(taken, -1) if it was not, Marked(state, "draw") TurnPassed(next)
    round:   Marked(points) Marked(round_winner) Scored(seat) for each with penalties, Told(winner,
             "round_won") unless blocked, and Marked(state, "between") or, after the last round, Ended
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.games.thats_it import sets
from game.games.thats_it.laid import HANDS, SETS, OpenSets
from game.rules.core import COMMON_CHOICES, COMMON_OPTIONS
from game.rules.dealer import deal_hands, lay_out
from game.rules.rounds import NEXT
from game.rules.things import Card, Face, Move, OutOfTurn, Pile

STOCK = Pile("stock")
DISCARD = Pile("discard")

WIZARDS = 4
THINGS, MORE_THINGS = 12, 16  # up to four players, and more
HAND_SIZE = 7
WIZARD_POINTS = 3
MOST_REBUILT = {1: 10, 2: 3}  # by version; in version 2 since a set was last laid or added to

DRAW = Move("draw", (STOCK,))
TAKE = Move("take", (DISCARD,))
CALL = Move("call")
MISS = Move("miss")


class ThatsIt(OpenSets):
    """A card is drawn and a card is discarded in every turn, until somebody calls."""

    key = "thats_it"
    faces: ClassVar[Mapping[str, Face]] = {
        "stock": Face.SHUT,
        "discard": Face.OPEN,
        "hand": Face.OWNER,
        "set": Face.OPEN,
    }
    options: ClassVar[Mapping[str, Any]] = {**COMMON_OPTIONS, "version": 1, "rounds": 3, "call_window": 6}
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        **COMMON_CHOICES,
        "version": (1, 2),
        "call_window": (3, 4, 6, 8, 10, 15, 20, 30, "off"),
    }
    passing: ClassVar[frozenset[str]] = frozenset({"miss"})
    calls: ClassVar[Mapping[str, OutOfTurn]] = {"call": OutOfTurn(seconds="call_window", missed="miss")}
    fresh: ClassVar[Mapping[str, str | int]] = {"round_winner": -1, "owners": "", "taken": -1}
    pictures = True

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        names = [card.word for card in words[: THINGS if players <= 4 else MORE_THINGS]]
        cards = [
            Card(kind, "", nth, name) for name in names for kind in ("picture", "noun") for nth in (1, 2)
        ]
        return [*cards, *(Card("wizard", "", nth) for nth in range(1, WIZARDS + 1))]

    @classmethod
    def fault_of(cls, deck: Sequence[Card]) -> str:
        return "" if sets.whole_things(deck) else "The saved game has a thing without its four cards."

    # a round

    def deal(self) -> None:
        """Seven each from the dealer's left, and whatever comes next is turned up."""
        self.rebuilt = 0
        lay_out(self, STOCK, DISCARD, *HANDS[: self.players], *SETS[: 2 * self.players])
        deal_hands(self, STOCK, HANDS, HAND_SIZE, self.dealer)
        self.move(self.piles[STOCK][-1], STOCK, DISCARD)
        self.begin(self.left_of(self.dealer))

    def begin(self, seat: int) -> None:
        if self.marks["taken"] != -1:
            self.mark("taken", -1)
        self.mark("state", "draw")
        self.pass_turn(seat)

    # what may be done

    def offer(self, seat: int) -> list[Move]:
        if seat != self.turn:
            return []
        match self.marks["state"]:
            case "draw":
                return [DRAW, TAKE] if self.piles[STOCK] else [TAKE]
            case "act" if self.chosen["version"] == 2:
                return self.acts(seat, self.piles[HANDS[seat]])
            case "act":
                return [Move("discard", (card,)) for card in self.piles[HANDS[seat]]]
            case "call":
                return [CALL, MISS]
        return [NEXT]

    def acts(self, seat: int, hand: list[int]) -> list[Move]:
        """Everything leaves a card to discard; a set of real cards has to be laid before."""
        things, _ = self.sorted_out(hand)
        must = len(hand) > sets.SIZES[0] and any(len(real) >= sets.SIZES[0] for real in things.values())
        discarding = [] if must else [Move("discard", (card,)) for card in hand]
        return [*self.lays(hand), *self.adds(seat, hand), *self.swaps(hand), *discarding]

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("draw"):
                self.move(self.piles[STOCK][-1], STOCK, HANDS[seat])
                self.mark("state", "act")
            case Move("take"):
                self.take(seat)
            case Move("lay", cards):
                self.lay_set(seat, [card for card in cards if isinstance(card, int)])
                self.rebuilt = 0
            case Move("add", (int(card), Pile() as pile)):
                self.add(seat, card, pile)
                self.rebuilt = 0
            case Move("swap", (int(card), int(wizard))):
                self.swap(seat, card, wizard)
            case Move("discard", (int(card),)):
                self.discard(seat, card)
            case Move("call"):
                self.call(seat)
            case Move("miss"):
                self.tell(seat, "missed")
                self.finish_turn(seat)
            case Move("next"):
                self.next_round()

    # a turn

    def take(self, seat: int) -> None:
        card = self.piles[DISCARD][-1]
        self.move(card, DISCARD, HANDS[seat])
        self.mark("taken", card)
        self.speak(card)
        self.mark("state", "act")

    def discard(self, seat: int, card: int) -> None:
        self.move(card, HANDS[seat], DISCARD)
        self.speak(card)
        if self.is_done(seat):
            self.mark("state", "call")
        else:
            self.finish_turn(seat)

    def is_done(self, seat: int) -> bool:
        hand = self.piles[HANDS[seat]]
        return not hand if self.chosen["version"] == 2 else sets.all_in_sets(*self.counted(hand))

    def counted(self, hand: Sequence[int]) -> tuple[tuple[int, ...], int]:
        """How many cards of each thing, and how many wizards."""
        things, wizards = self.sorted_out(hand)
        return tuple(map(len, things.values())), len(wizards)

    def finish_turn(self, seat: int) -> None:
        if not self.piles[STOCK]:
            self.rebuild()
        if self.is_blocked():
            self.tell(-1, "blocked")
            self.count_up(-1)
        else:
            self.begin(self.left_of(seat))

    def rebuild(self) -> None:
        """All discards become the new pile, the top one, too, and a new one is turned up."""
        self.rebuilt += 1
        for card in self.piles[DISCARD][:]:
            self.move(card, DISCARD, STOCK)
        self.shuffle(STOCK)
        self.move(self.piles[STOCK][-1], STOCK, DISCARD)
        self.tell(-1, "rebuilt")

    def is_blocked(self) -> bool:
        """Nobody can ever lay or add again; whoever has no cards only has to call."""
        version = self.chosen["version"]
        if self.rebuilt >= MOST_REBUILT[version]:
            return True
        few = all(0 < len(self.piles[hand]) < sets.SIZES[0] for hand in HANDS[: self.players])
        return version == 2 and few and all(len(self.piles[pile]) == sets.SIZES[1] for pile in self.laid())

    # the end of a round

    def call(self, seat: int) -> None:
        self.tell(seat, "thats_it")
        if self.chosen["version"] == 1:
            for cards in self.own_sets(seat):
                self.lay_set(seat, cards)
        self.count_up(seat)

    def put_aside(self) -> None:
        """Whoever holds sets when somebody else calls, or the round is blocked, need not count them."""
        found = [(seat, cards) for seat in range(self.players) for cards in self.own_sets(seat)]
        if found:
            self.tell(-1, "put_aside")
        for seat, cards in found:
            self.put_set(seat, cards)

    def own_sets(self, seat: int) -> list[list[int]]:
        """The sets of a hand that leave the fewest points, the smaller one first."""
        things, wizards = self.sorted_out(self.piles[HANDS[seat]])
        piles = list(things.values())
        split = sets.best_split(tuple(map(len, piles)), len(wizards), WIZARD_POINTS)
        return [
            [piles[use.place].pop(0) for _ in range(use.real)] + [wizards.pop(0) for _ in range(use.wizards)]
            for use in sorted(split, key=lambda use: use.size)
        ]

    def count_up(self, winner: int) -> None:
        """All that is left in the hands counts, but not the winner's, nor, in version 1, what makes sets."""
        if self.chosen["version"] == 1:
            self.put_aside()
        hands = [self.hand_value(seat) for seat in range(self.players)]
        self.finish_round(winner, [0 if seat == winner else points for seat, points in enumerate(hands)])

    def hand_value(self, seat: int) -> int:
        return sum(WIZARD_POINTS if self.thing[card] < 0 else 1 for card in self.piles[HANDS[seat]])
