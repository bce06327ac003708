"""Moves as a person makes them: a card is tapped, then where it goes."""

from collections.abc import Mapping, Sequence

from game.rules.things import Move, Pick, Pile
from game.screen.table.desk import Desk


def tapped(moves: Sequence[Move], onto: Mapping[str, Pile], desk: Desk) -> dict[Move, Move]:
    """What is tapped for each move, in their order; of moves that are tapped alike the first one counts."""
    found: dict[Move, Move] = {}
    for move in moves:
        picks = tuple(_meant(pick, desk) for pick in move.picks)
        if move.verb in onto:
            picks += (onto[move.verb],)
        found.setdefault(Move(move.verb, picks), move)
    return found


def _meant(pick: Pick, desk: Desk) -> Pick:
    """A card that lies in a set on the table is meant by its set."""
    if isinstance(pick, int):
        view = desk.pile_of(pick)
        return view.pile if view.lies.as_one else pick
    return pick
