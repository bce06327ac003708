"""What only one game has on the screen, declared in one value: the frame looks it up and knows no game."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from game.screen.paint.cards import CardFace
from game.screen.table.moments import Happening, Moment


class Show(NamedTuple):
    """Every field has a default: most games need none of this."""

    cards: Mapping[str, CardFace] = {}  # by kind of card
    pictures: Mapping[str, str] = {}  # SVG text by name
    piles: Mapping[type, Any] = {}  # views by type of arrangement
    marks: Mapping[type, Any] = {}  # drawers by type of mark
    moments: Mapping[Happening, type[Moment]] = {}  # by what is told, or by a kind of event
    tour: Callable[[Any], Iterable[tuple[str, Any]]] = lambda host: ()  # its dialogs in their states, by name


PLAIN = Show()
