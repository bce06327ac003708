"""The nouns of every game: cards, piles, picks, moves, and the twelve events."""

from enum import Enum
from typing import NamedTuple

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")


class Card(NamedTuple):
    """What is printed on a card."""

    kind: str
    colour: str = ""
    number: int = 0
    word: str = ""


class Pile(NamedTuple):
    """The name of an ordered list of cards; its last card lies on top."""

    name: str
    seat: int = -1
    nth: int = 0


class Slot(NamedTuple):
    """A face-down card, named by its place."""

    pile: Pile
    place: int


class Die(NamedTuple):
    """One of the dice on the table."""

    nth: int


class Choice(NamedTuple):
    """Something to choose that does not lie on the table, such as a colour for a wild."""

    value: str


Pick = int | Pile | Slot | Die | Choice  # an int is a card, by its index in the deck


class Move(NamedTuple):
    """One decision of one seat: a verb and what a person would click."""

    verb: str
    picks: tuple[Pick, ...] = ()

    @property
    def choice(self) -> str:
        """The value that is chosen with it, if there is one."""
        return next((pick.value for pick in self.picks if isinstance(pick, Choice)), "")


class OutOfTurn(NamedTuple):
    """What the rules declare of a verb that is called out, on turn or not."""

    answers: str = ""  # the verb that somebody else has forgotten to call
    seconds: str = ""  # the option that says for how long the call counts
    missed: str = ""  # the verb of the seat on turn if that time passes; the clock makes the move


class Face(Enum):
    """Who sees the cards of a pile."""

    OPEN = "everyone"
    OWNER = "only its seat"
    SHUT = "nobody"


class Laid(NamedTuple):
    """A new pile, or an old one in a new order."""

    pile: Pile
    cards: tuple[int, ...]


class Moved(NamedTuple):
    card: int
    src: Pile
    dst: Pile
    place: int


class Turned(NamedTuple):
    card: int
    up: bool


class Rolled(NamedTuple):
    seat: int
    dice: tuple[int, ...]


class Marked(NamedTuple):
    name: str
    value: str | int


class Scored(NamedTuple):
    seat: int
    total: int


class ReadAloud(NamedTuple):
    """This seat reads this card now."""

    seat: int
    card: int


class Spoken(NamedTuple):
    """The program itself names this card."""

    card: int


class Told(NamedTuple):
    """A shout or a banner; seat -1 is everyone."""

    seat: int
    key: str


class Peeked(NamedTuple):
    seat: int
    pile: Pile
    cards: tuple[int, ...]


class TurnPassed(NamedTuple):
    seat: int


class Ended(NamedTuple):
    winners: tuple[int, ...]


Event = (
    Laid | Moved | Turned | Rolled | Marked | Scored | ReadAloud | Spoken | Told | Peeked | TurnPassed | Ended
)
