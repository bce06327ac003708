"""Games in rounds: each is dealt by the next player, and ends with points or with nothing.

Marks: round, from 1; dealer; state, "between" until the next round is dealt; round_winner, -1 while nobody
has won the round and if nobody does; gain, what it has brought, if whoever wins it gets points.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.rules.core import Game
from game.rules.dealer import first_dealer
from game.rules.things import Move

NEXT = Move("next")


class GameInRounds(Game):
    """A game writes `deal` and `hand_value`; it has the option target if it calls `win_round`."""

    fresh: ClassVar[Mapping[str, str | int]]  # marks with which every round begins

    @property
    def keeps_score(self) -> bool:
        return True

    def start(self) -> None:
        self.dealer = first_dealer(self)
        self.mark("round", 0)
        self.begin_round()

    def begin_round(self) -> None:
        self.mark("round", int(self.marks["round"]) + 1)
        self.mark("dealer", self.dealer)
        for name, value in self.fresh.items():
            self.mark(name, value)
        self.deal()

    def next_round(self) -> None:
        self.dealer = self.left_of(self.dealer)
        self.begin_round()

    def deal(self) -> None:
        raise NotImplementedError

    def hand_value(self, seat: int) -> int:
        """What the cards count that a seat still holds at the end of a round."""
        raise NotImplementedError

    def win_round(self, seat: int, told: str = "") -> None:
        """What the others hold counts for the winner, if points are counted."""
        if not self.keeps_score:
            self.end((seat,))
            return
        points = sum(self.hand_value(other) for other in range(self.players) if other != seat)
        self.mark("gain", points)
        self.mark("round_winner", seat)
        self.score(seat, points)
        if told:
            self.tell(seat, told)
        if self.scores[seat] >= self.chosen["target"]:
            self.end((seat,))
        else:
            self.mark("state", "between")

    def settle_round(self, left: Sequence[int], won: str, void: str) -> None:
        """Nobody can go on: the lowest hand wins; if there are equal ones nobody does, but a single round is
        shared."""
        values = [self.hand_value(seat) for seat in left]
        best = [seat for seat, value in zip(left, values, strict=True) if value == min(values)]
        if len(best) == 1:
            self.win_round(best[0], won)
        elif not self.keeps_score:
            self.end(best)
        else:
            self.mark("round_winner", -1)
            self.tell(-1, void)
            self.mark("state", "between")
