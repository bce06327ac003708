"""Where the piles of a table lie in a window of any shape: before the viewer, and at another player's seat.

`across` and `down` are the design's breadth and height as parts of the window's.
"""

from dataclasses import replace

from game.rules.things import Pile
from game.table.arrangements import Place
from game.table.seats import SeatPlace
from game.table.table import Table


def near(table: Table, pile: Pile, across: float, down: float) -> Place:
    """In the middle of the table, or before the viewer: there it keeps its place on the viewer's paper."""
    place, paper = table.place(pile), table.seats.own.paper
    row, column = divmod(pile.nth, place.columns) if place.columns else (0, pile.nth)
    place = replace(place, x=place.x + place.across * column, y=place.y + place.down * row)
    if pile.seat < 0 or paper is None:
        return place
    x, y = paper.gathered(place.x, place.y, across, down)
    return replace(place, x=x, y=y)


def far(table: Table, pile: Pile, seat: SeatPlace, across: float) -> Place:
    """At another player's seat; piles that would lie on one spot there share its room."""
    there = {name: place.lies.far(place, seat) for name, place in table.seated.items()}
    place = there[pile.name]
    same = [name for name, other in there.items() if (other.x, other.y) == (place.x, place.y)]
    if len(same) == 1:
        return place
    room = place.room / len(same)
    aside = room * across * (same.index(pile.name) - (len(same) - 1) / 2)
    return replace(place, x=place.x + aside, room=room, width=min(place.width, room))
