"""Rounds that are added up: points are penalties, and after the last round the fewest win.

Marks: those of every game in rounds but gain; points, the penalties of all rounds so far as `points_table`
reads them.
"""

from collections.abc import Mapping, Sequence

from game.rules.dealer import first_dealer
from game.rules.rounds import GameInRounds


class Tournament(GameInRounds):
    """A game calls `finish_round`; it has the option rounds."""

    fewest_wins = True

    def start(self) -> None:
        self.dealer = first_dealer(self)
        self.mark("round", 0)
        self.mark("points", "")
        self.begin_round()

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


def points_table(marks: Mapping[str, str | int]) -> list[list[int]]:
    """The penalties of every round so far, a row a round, a column a seat."""
    return [[int(one) for one in row.split()] for row in str(marks["points"]).split("/") if row]
