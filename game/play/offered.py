"""What a person on turn may pick: legal moves as they are tapped, and which of it is worth pointing out."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from game.play.match import Match
from game.play.picker import Picker
from game.rules.things import Move, Pick, Pile

AnyPick = TypeVar("AnyPick", bound=Pick)


class Offered:
    """The moves of one turn, narrowed by a picker."""

    def __init__(self, match: Match, moves: Sequence[Move]) -> None:
        self.match = match
        self.table = match.entry.table
        self.meant = self._tapped(moves)  # the moves of the rules, by the taps that make them
        self.picker = Picker(list(self.meant))

    def tapped(self, meant: Move) -> Move:
        """The taps that make this move of the rules."""
        return next((seen for seen, move in self.meant.items() if move == meant), meant)

    def _tapped(self, moves: Sequence[Move]) -> dict[Move, Move]:
        """What is tapped for each move, in their order; of those tapped alike the first one counts."""
        found: dict[Move, Move] = {}
        for move in moves:
            picks = tuple(self._instead_of(pick) for pick in move.picks)
            if move.verb in self.table.asks.onto:
                picks += (self.table.asks.onto[move.verb],)
            found.setdefault(Move(move.verb, picks), move)
        return found

    def _instead_of(self, pick: Pick) -> Pick:
        """The pile of a card that is tapped with all its like."""
        if isinstance(pick, int):
            piles = self.match.shown.piles.items()
            return next((pile for pile, cards in piles if pick in cards and self.is_one(pile)), pick)
        return pick

    def is_one(self, pile: Pile) -> bool:
        """Whether a tap on any of its cards is a tap on the pile."""
        return self.table.place(pile).lies.as_one

    # what may be picked

    def cards(self) -> frozenset[int]:
        """The cards that go on from what is chosen; where every card does something, no other ones."""
        if self.table.asks.onto and self.picker.chosen:
            return cards_of(self.picker.picks())
        return self._ahead(cards_of)

    def piles(self) -> frozenset[Pile]:
        """The piles that go on from what is chosen."""
        return self._ahead(piles_of)

    def _ahead(self, kind: Callable[[Iterable[Pick]], frozenset[AnyPick]]) -> frozenset[AnyPick]:
        """What goes on from what is chosen; where nothing does, what it may be changed for.

        At first only what is worth a look: no move that every card makes."""
        onto = self.table.asks.onto
        if onto and not self.picker.chosen:
            return kind(pick for move in self.picker.moves if move.verb not in onto for pick in move.picks)
        more = kind(self.picker.picks())
        return more if more.difference(self.picker.chosen) else kind(self.picker.within_reach())

    def chosen(self) -> frozenset[int]:
        return cards_of(self.picker.chosen)

    def doubtful(self) -> frozenset[int]:
        """Cards that can be played, but against their own rule: they say so, and do not invite."""
        return frozenset(card for card in self.cards() if self.table.asks.doubtful(self.match.game, card))

    def glowing(self) -> frozenset[Pile]:
        """The piles worth pointing at: not one that only puts off what can be done."""
        piles = self.piles()
        if not self.cards():
            return piles
        return frozenset(pile for pile in piles if self.verb_of(pile) not in self.match.game.passing)

    def seats(self) -> frozenset[int]:
        """The players who can be chosen: by the hand they hold."""
        return frozenset(pile.seat for pile in self.piles() if self.means_seat(pile))

    def means_seat(self, pile: Pile) -> bool:
        return pile.seat != self.match.viewer and self.table.is_hand(pile)

    def verb_of(self, thing: Pick) -> str:
        """What choosing this would mean, if anything."""
        return next((move.verb for move in self.picker.moves if thing in move.picks), "")


def cards_of(picks: Iterable[Pick]) -> frozenset[int]:
    return frozenset(pick for pick in picks if isinstance(pick, int))


def piles_of(picks: Iterable[Pick]) -> frozenset[Pile]:
    return frozenset(pick for pick in picks if isinstance(pick, Pile))
