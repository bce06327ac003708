"""What shows the marks of PUSH: the die as it fell last, and who takes a heap when."""

from dataclasses import dataclass

from game.table.marks import Mark


@dataclass(frozen=True)
class DieAt(Mark):
    """The die, at a place in percent of the window, so many percent of the design wide."""

    x: float
    y: float
    width: float


class Takers(Mark):
    """First, second, third: at the heads, as far as there are heaps to take."""
