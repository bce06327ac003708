"""A person's turn as a filter over the legal moves, narrowed by clicks in any order."""

from collections.abc import Sequence

from game.rules.things import Move, Pick


class Picker:
    """What may be clicked now, and which move the clicks so far make."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = list(moves)
        self.chosen: list[Pick] = []

    def open(self) -> list[Move]:
        """The moves that hold everything clicked so far."""
        return [move for move in self.moves if all(pick in move.picks for pick in self.chosen)]

    def picks(self) -> set[Pick]:
        """What may be clicked now: more of an open move, or something chosen, to put it back."""
        return {pick for move in self.open() for pick in move.picks}

    def within_reach(self) -> set[Pick]:
        """All that is part of some move: more of an open one, or a change of mind."""
        return {pick for move in self.moves for pick in move.picks}

    def make_room(self, thing: Pick) -> bool:
        """Put back what is in the way of this thing, its own kind first; False if no move holds it."""
        if thing not in self.within_reach():
            return False
        if thing not in self.picks():
            self.chosen = [pick for pick in self.chosen if type(pick) is not type(thing)]
        if thing not in self.picks():
            self.chosen = []
        return True

    def buttons(self) -> list[Move]:
        """Moves that need no more clicks."""
        return [move for move in self.open() if set(move.picks) == set(self.chosen)]

    def pick(self, thing: Pick) -> Move | None:
        """Click a thing, or click it again to put it back; the move, when nothing else is open."""
        if thing in self.chosen:
            self.chosen.remove(thing)
            return None
        if thing not in self.picks():
            return None
        self.chosen.append(thing)
        left = self.open()
        return left[0] if len(left) == 1 and set(left[0].picks) == set(self.chosen) else None
