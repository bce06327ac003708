"""Rounds that are added up: points are penalties, and after the last round the fewest win.

Marks: round, from 1; dealer; round_winner, -1 while nobody has won the round and if nobody does; points, the
penalties of all rounds so far as `points_table` reads them; state, "between" until the next round is dealt.
"""

from collections.abc import Mapping, Sequence

from game.rules.core import Game
from game.rules.dealer import first_dealer
from game.rules.things import Move

NEXT = Move("next")


class Tournament(Game):
    """A game writes `deal`, which begins a round, and calls `finish_round`; it has the option rounds."""

    fewest_wins = True

    def start(self) -> None:
        self.dealer = first_dealer(self)
        self.mark("round", 0)
        self.mark("points", "")
        self.begin_round()

    def begin_round(self) -> None:
        self.mark("round", int(self.marks["round"]) + 1)
        self.mark("dealer", self.dealer)
        self.mark("round_winner", -1)
        self.deal()

    def deal(self) -> None:
        raise NotImplementedError

    def finish_round(self, winner: int, points: Sequence[int]) -> None:
        self.mark("points", f"{self.marks['points']}/{' '.join(map(str, points))}".strip("/"))
        self.mark("round_winner", winner)
        for seat, penalty in enumerate(points):
            if penalty:
                self.score(seat, penalty)
        if winner >= 0:
            self.tell(winner, "round_won")
        if int(self.marks["round"]) < self.chosen["rounds"]:
            self.mark("state", "between")
        else:
            self.end(self.leaders())

    def next_round(self) -> None:
        self.dealer = self.left_of(self.dealer)
        self.begin_round()


def points_table(marks: Mapping[str, str | int]) -> list[list[int]]:
    """The penalties of every round so far, a row a round, a column a seat."""
    return [[int(one) for one in row.split()] for row in str(marks["points"]).split("/") if row]
