"""What the room must know of a game: its title, how it is played, its sentences, where its piles lie."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.rules.core import Game
from game.tables.layout import Place


class Lesson(NamedTuple):
    """One box of "how to play": a sentence of at most seven words and what to draw, in order.

    Drawn things: a card code ("G7", "miss-R", "wild", "boom"), "back", "arrow", "avatar:cat",
    "say:words in a bubble", "burst", "smoke"; a "+" after a card code puts a tick on it.
    """

    sentence: str
    show: tuple[str, ...]


class Shout(NamedTuple):
    """What the room reads and hears when the rules tell something; `{name}` is whom it concerns."""

    sentence: str
    sound: str = "flip"
    show: str = ""  # "explosion": a moment of its own


class Option(NamedTuple):
    """A switch on the set-up screen: its name in the rules, a label, and (value, label, icon) choices."""

    name: str
    label: str
    choices: tuple[tuple[Any, str, str], ...]


@dataclass(frozen=True)
class Table:
    """One game as the screen knows it; data only."""

    rules: type[Game]
    title: str
    goal: str
    call: str  # one short sentence for the choice of games
    emblem: str  # picture on the backs of its cards
    shop_window: tuple[str, ...]  # three card codes for its tile
    lessons: tuple[Lesson, ...]
    shared: Mapping[str, Place]
    seated: Mapping[str, Place]
    marks: Mapping[str, Place]  # where each mark is shown; AWAY if it is told in another way
    told: Mapping[str, Shout]
    verbs: Mapping[str, str]  # what a button or a pile that means this move is called
    advice: Mapping[str, str]  # what the owl says when this move is the best
    refusals: Mapping[str, str]  # why a card or a pile cannot be clicked now
    heap: str = ""  # the pile that cards are played on, if its top card says what matches
    options: tuple[Option, ...] = ()

    @property
    def key(self) -> str:
        return self.rules.key
