"""What only one game has on the screen, declared in one value: the frame looks it up and knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol

import pygame

from game.play.match import Match
from game.rules.things import Move, Peeked, Pick
from game.screen.paint.art import Art
from game.screen.paint.cards import CardFace
from game.screen.scenes.scene import Host, Scene
from game.screen.table.callers import Caller
from game.screen.table.calls import Calling
from game.screen.table.desk import MarkView, PileView
from game.screen.table.moments import Happening, Moment
from game.screen.widgets.lesson_box import Drawn
from game.screen.widgets.points import PointsPanel
from game.screen.widgets.standings import Result
from game.table.arrangements import Arrangement
from game.table.marks import Mark

Act = Callable[[], None]


class Sitting(Protocol):
    """What a page knows of the table that it lies over."""

    host: Host
    match: Match
    calling: Calling

    def play(self, move: Move) -> None: ...
    def back(self) -> None: ...


class Dialogs(NamedTuple):
    """Pages of its own that a game lays over its table; None where there is nothing to ask or to see."""

    before: Callable[[Sitting, Pick, Act, Act], Scene | None] = lambda table, card, play, put_back: None
    answer: Callable[[Sitting], Scene | None] = lambda table: None  # to the person on turn
    look: Callable[[Sitting, Peeked, Act], Scene | None] = lambda table, look, seen: None  # at a hand


class ResultSheet(Protocol):
    """The points, on a sheet beside the winners."""

    def __init__(self, art: Art, result: Result) -> None: ...
    def draw(self, screen: pygame.Surface, progress: float) -> None:
        """Progress 0 is before the last round is counted, 1 is after."""


class Show(NamedTuple):
    """Every field has a default: most games need none of this."""

    cards: Mapping[str, CardFace] = {}  # by kind of card
    pictures: Mapping[str, str] = {}  # SVG text by name
    piles: Mapping[type[Arrangement], type[PileView]] = {}
    marks: Mapping[type[Mark], type[MarkView]] = {}
    drawn: Mapping[str, Drawn] = {}  # by a word of its lessons
    moments: Mapping[Happening, type[Moment]] = {}  # by what is told, or by a kind of event
    callers: Mapping[str, type[Caller]] = {}  # by the verb of a call
    dialogs: Dialogs = Dialogs()
    results: type[ResultSheet] = PointsPanel
    tour: Callable[[Host], Iterable[tuple[str, Scene]]] = lambda host: ()  # its dialogs in their states


PLAIN = Show()
