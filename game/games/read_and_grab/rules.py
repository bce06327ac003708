"""READ AND GRAB: turn over a card, read it, grab all others of its number, and complete the most sets.

Piles: stock (shut), turned (open: the card just turned over, or the cards just grabbed, until they are
read), row (open, one a seat and number: nth is the number), set (shut: the six cards of a complete
number, likewise named by seat and number). Everything in a shut set has been seen by all.
Marks: dealer; number, which can be grabbed now, 0 while no grab is waited for.

Moves: flip (the stock); grab (the row of another player), and leave, if the option grab is "may".
A turn, in the order of its events; each grab waits for a decision:

    flip:  TurnPassed(seat) [flip] Moved(stock to turned) ReadAloud(seat, card) Moved(turned to row)
    grab:  Marked(number) [grab] Told(seat, "grab") Moved (row of the other to turned) for each card, then
           ReadAloud(seat, card) Moved(turned to row) for each, oldest first; with "may" perhaps another
           grab; Marked(number, 0)
    leave: Told(seat, "leave") Marked(number, 0)
    set:   Moved(row to set) six times, Scored(seat, sets) Told(seat, "set_complete")
    end:   the next turn, or Ended
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.rules.core import COMMON_CHOICES, COMMON_OPTIONS, Game
from game.rules.dealer import first_dealer, lay_out
from game.rules.things import Card, Face, Move, Pile

NUMBERS = range(1, 12)
COMPLETE = 6  # cards of each number
STOCK = Pile("stock")
TURNED = Pile("turned")
ROWS = tuple(tuple(Pile("row", seat, number) for number in range(12)) for seat in range(6))
SETS = tuple(tuple(Pile("set", seat, number) for number in range(12)) for seat in range(6))
FLIP = Move("flip", (STOCK,))
LEAVE = Move("leave")


class ReadAndGrab(Game):
    """No hands, nothing hidden but the pile; one card is turned over in every turn."""

    key = "read_and_grab"
    faces: ClassVar[Mapping[str, Face]] = {
        "stock": Face.SHUT,
        "turned": Face.OPEN,
        "row": Face.OPEN,
        "set": Face.SHUT,
    }
    options: ClassVar[Mapping[str, Any]] = {**COMMON_OPTIONS, "grab": "must"}
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {**COMMON_CHOICES, "grab": ("must", "may")}
    passing = frozenset({"leave"})
    levels: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        return list(words)

    def start(self) -> None:
        dealer = first_dealer(self)
        self.mark("dealer", dealer)
        self.mark("number", 0)
        seats = range(self.players)
        own = [piles[seat][number] for seat in seats for number in NUMBERS for piles in (ROWS, SETS)]
        lay_out(self, STOCK, *own, TURNED)
        self.pass_turn(self.left_of(dealer))

    def offer(self, seat: int) -> list[Move]:
        number = int(self.marks["number"])
        if not number:
            return [FLIP]
        grabs = [Move("grab", (row,)) for row in self.rows_of_others(seat, number)]
        return [*grabs, LEAVE] if self.chosen["grab"] == "may" else grabs

    def rows_of_others(self, seat: int, number: int) -> list[Pile]:
        """Where other players have cards of a number, from the left."""
        others = [(seat + step) % self.players for step in range(1, self.players)]
        return [ROWS[other][number] for other in others if self.piles[ROWS[other][number]]]

    def play(self, seat: int, move: Move) -> None:
        match move:
            case Move("flip"):
                self.flip(seat)
            case Move("grab", (Pile() as row,)):
                self.grab(seat, row)
            case Move("leave"):
                self.tell(seat, "leave")
                self.finish_turn(seat, int(self.marks["number"]))

    def flip(self, seat: int) -> None:
        card = self.piles[STOCK][-1]
        number = self.deck[card].number
        self.move(card, STOCK, TURNED)
        self.read(seat, card)
        self.move(card, TURNED, ROWS[seat][number])
        if self.rows_of_others(seat, number):
            self.mark("number", number)
        else:
            self.finish_turn(seat, number)

    def grab(self, seat: int, row: Pile) -> None:
        cards = self.piles[row][:]
        self.tell(seat, "grab")
        for card in cards:
            self.move(card, row, TURNED)
        for card in cards:
            self.read(seat, card)
            self.move(card, TURNED, ROWS[seat][row.nth])
        if not self.rows_of_others(seat, row.nth):
            self.finish_turn(seat, row.nth)

    def finish_turn(self, seat: int, number: int) -> None:
        if self.marks["number"]:
            self.mark("number", 0)
        if len(self.piles[ROWS[seat][number]]) == COMPLETE:
            self.complete(seat, number)
        if self.piles[STOCK]:
            self.pass_turn(self.left_of(seat))
        else:
            self.end(self.leaders())

    def complete(self, seat: int, number: int) -> None:
        """The set is turned face down and safe for good."""
        for card in self.piles[ROWS[seat][number]][:]:
            self.move(card, ROWS[seat][number], SETS[seat][number])
        self.score(seat, 1)
        self.tell(seat, "set_complete")

    def rate(self, seat: int, move: Move) -> float:
        """Leaving never helps; the longest row first."""
        match move:
            case Move("grab", (Pile() as row,)):
                return float(len(self.piles[row]))
        return 0.0
