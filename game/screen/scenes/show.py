"""What only one game has on the screen, declared in one value: the frame looks it up and knows no game."""

from collections.abc import Mapping
from typing import NamedTuple

from game.screen.paint.cards import CardFace
from game.screen.table.desk import MarkView, PileView
from game.screen.table.moments import Happening, Moment
from game.table.arrangements import Arrangement
from game.table.marks import Mark


class Show(NamedTuple):
    """Every field has a default: most games need none of this."""

    cards: Mapping[str, CardFace] = {}  # by kind of card
    pictures: Mapping[str, str] = {}  # SVG text by name
    piles: Mapping[type[Arrangement], type[PileView]] = {}
    marks: Mapping[type[Mark], type[MarkView]] = {}
    moments: Mapping[Happening, type[Moment]] = {}  # by what is told, or by a kind of event


PLAIN = Show()
