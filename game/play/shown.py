"""The table as the room has seen it: events folded one by one, always a little behind the game."""

from game.rules import sight
from game.rules.core import Game
from game.rules.things import (
    Ended,
    Event,
    Face,
    Laid,
    Marked,
    Moved,
    Pile,
    ReadAloud,
    Scored,
    Turned,
    TurnPassed,
)


class Shown:
    """Piles, turned cards, marks, scores and turn, rebuilt from events alone."""

    def __init__(self, game: type[Game], players: int) -> None:
        self.faces = game.faces
        self.players = players
        self.piles: dict[Pile, list[int]] = {}
        self.turned: set[int] = set()
        self.read: set[int] = set()  # cards whose words have been read aloud
        self.marks: dict[str, str | int] = {}
        self.scores = [0] * players
        self.turn = 0
        self.winners: tuple[int, ...] | None = None

    def show(self, event: Event) -> None:
        match event:
            case Laid(pile, cards):
                self.piles[pile] = list(cards)
                self.turned.difference_update(cards)
                self.read.difference_update(cards)
            case Moved(card, src, dst, place):
                self.piles[src].remove(card)
                self.piles[dst].insert(place, card)
                self.turned.discard(card)
                if self.faces[dst.name] is Face.SHUT:
                    self.read.discard(card)
            case Turned(card, up):
                self.turned.add(card) if up else self.turned.discard(card)
            case Marked(name, value):
                self.marks[name] = value
            case ReadAloud(_, card):
                self.read.add(card)
            case Scored(seat, total):
                self.scores[seat] = total
            case TurnPassed(seat):
                self.turn = seat
            case Ended(winners):
                self.winners = winners

    def sees(self, seat: int, pile: Pile, card: int) -> bool:
        """Whether this seat sees the face of a card lying in this pile."""
        return card in self.turned or sight.visible(self.faces[pile.name], pile, seat)
