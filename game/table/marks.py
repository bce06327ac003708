"""What shows a mark of a game: declared by its table, drawn by a view found by its type.

A game with another way to show a mark declares it in its own folder, and the view in its show.
"""

from dataclasses import dataclass

from game.table.seats import Box

MIDDLE = Box(50, 42, 64, 56)


@dataclass(frozen=True)
class Mark:
    """Something public that is no card."""


class Hidden(Mark):
    """Told in another way, or by nothing at all."""


@dataclass(frozen=True)
class Chip(Mark):
    """The colour in force, beside what else matches: the number or the picture on top of a pile."""

    x: float
    y: float
    heap: str = ""  # that pile
    picked: str = "{name} picks {value}!"  # where a card brings a colour that it does not have


@dataclass(frozen=True)
class Chevrons(Mark):
    """The direction of play, 1 or -1: arrow heads round the middle of the table."""

    round: Box = MIDDLE


@dataclass(frozen=True)
class Word(Mark):
    """The `{value}` itself, in a sentence or alone; nothing while it is empty or 0."""

    x: float
    y: float
    text: str = "{value}"


class Smoke(Mark):
    """The seats of players who are out, as figures side by side: smoke hides their heads."""


HIDDEN = Hidden()
