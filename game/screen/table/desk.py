"""What everything that draws a table holds: the match, how the room wants to see it, views of its piles."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

import pygame

from game.play.asking import Asking
from game.play.match import Match
from game.play.shown import Shown
from game.rules.things import Card, Move, Pick, Pile
from game.screen.paint.art import Art
from game.screen.paint.motion import Pose
from game.screen.paint.view import View, whole
from game.screen.table.flashes import Flash
from game.screen.table.pointed import NOTHING, Pointed
from game.screen.table.sprites import CARD, SMALL_CARD, Sprite, card_box
from game.screen.widgets.widget import Widget
from game.table.arrangements import Arrangement, Place, Spot
from game.table.marks import Mark
from game.table.seats import SeatPlace
from game.table.table import Table

Play = Callable[[Move], None]


@dataclass(eq=False)
class Desk:
    """Made once by whoever opens a table; another window or other settings change it in one place."""

    match: Match
    table: Table
    art: Art
    calm: bool  # nothing flies, flashes or fades
    speed: float
    pile_views: Mapping[type[Arrangement], type["PileView"]]
    mark_views: Mapping[type[Mark], type["MarkView"]]
    pointed: Pointed = NOTHING
    stale: bool = True  # something at rest has changed, and must be drawn anew

    def __post_init__(self) -> None:
        self.sprites: dict[int, Sprite] = {}  # the cards, as the stage moves them
        marks, kinds = self.table.marks, self.mark_views
        self._marks = {name: kinds[type(mark)](self, name, mark) for name, mark in marks.items()}
        self._piles: dict[tuple[Pile, int], PileView] = {}
        self._seats: dict[tuple[int, int, View], SeatPlace] = {}

    def use(self, art: Art, calm: bool, speed: float) -> bool:
        """Another window or other settings; False if they are the same."""
        before = (self.art, self.calm, self.speed)
        self.art, self.calm, self.speed = art, calm, speed
        return before != (art, calm, speed)

    def touch(self) -> None:
        """Something at rest has changed."""
        self.stale = True

    @property
    def shown(self) -> Shown:
        """The table as the room has seen it so far."""
        return self.match.shown

    @property
    def viewer(self) -> int:
        """The seat from which the room looks at it."""
        return self.match.viewer

    @property
    def view(self) -> View:
        return self.art.view

    def seat_place(self, seat: int) -> SeatPlace:
        key = (seat, self.viewer, self.view)
        if key not in self._seats:
            place = self.table.seats.place(seat, self.match.game.players, self.viewer)
            self._seats[key] = place.gathered(self.view.across, self.view.down)
        return self._seats[key]

    def head(self, seat: int) -> tuple[int, int]:
        """The middle of it."""
        badge = self.seat_place(seat).badge
        return whole(self.view.at(badge.x, badge.y))

    def head_size(self, seat: int) -> float:
        return self.view.px(self.seat_place(seat).badge.wide)

    def place(self, pile: Pile) -> Place:
        """For the viewer as the table says, for others where they sit."""
        across, down = self.view.across, self.view.down
        if pile.seat in (-1, self.viewer):
            return self.table.near(pile, across, down)
        return self.table.far(pile, self.seat_place(pile.seat), across)

    def pile(self, pile: Pile) -> "PileView":
        """Its view, from where the room looks at it now."""
        key = (pile, self.viewer)
        if key not in self._piles:
            lies = self.place(pile).lies
            views = self.pile_views
            self._piles[key] = next(views[kind] for kind in type(lies).__mro__ if kind in views)(self, pile)
        return self._piles[key]

    def piles(self) -> list["PileView"]:
        """All of them, in the order in which they were laid."""
        return [self.pile(pile) for pile in self.shown.piles]

    def pile_of(self, card: int) -> "PileView":
        return self.pile(next(pile for pile, cards in self.shown.piles.items() if card in cards))

    def marks(self) -> list["MarkView"]:
        """Of all marks that are there: a frame may end between two of them."""
        return [self._marks[name] for name in self.shown.marks]

    def mark(self, name: str) -> "MarkView":
        return self._marks[name]

    def printed(self, card: int) -> Card:
        """A card as this game draws it."""
        return self.table.dressed(self.match.printed(card))

    def called(self, card: int) -> str:
        """The word of a card, or the name of its kind."""
        printed = self.match.printed(card)
        return printed.word or self.table.card_names.get(printed.kind, printed.kind)

    def talk(self) -> tuple[int, int] | None:
        """The seat that speaks just now, and the seat it speaks to."""
        return next((talk for mark in self.marks() if (talk := mark.speaks()) is not None), None)

    def top_card(self, heap: str) -> Card | None:
        """The card on top of a pile, if there is such a pile and it has any."""
        cards = self.shown.piles.get(Pile(heap))
        return self.match.game.deck[cards[-1]] if cards else None


@dataclass(eq=False)
class MarkView:
    """One mark as the room sees it; drawn only while it is there."""

    desk: Desk
    name: str
    mark: Mark

    @property
    def value(self) -> str | int:
        return self.desk.shown.marks[self.name]

    def under(self, screen: pygame.Surface) -> None:
        """Draw what lies below the cards."""

    def over(self, screen: pygame.Surface) -> None:
        """Draw what lies above them."""

    @property
    def moving(self) -> bool:
        return False

    def update(self, dt: float) -> None:
        """Go on, while it moves."""

    def changed(self) -> Flash | None:
        """It has another value now: what is seen of that for a moment."""
        return None

    def speaks(self) -> tuple[int, int] | None:
        """The seat that speaks just now, and the seat it speaks to."""
        return None

    def announcement(self) -> str:
        """What the room hears of it; `{name}` is the player on turn."""
        return ""


class PileView:
    """One pile as the room sees it; what lies in a way of its own draws and says more."""

    def __init__(self, desk: Desk, pile: Pile) -> None:
        self.desk = desk
        self.pile = pile
        self.own = pile.seat == desk.viewer
        self._art: Art | None = None  # for which it was placed

    # where it lies

    @property
    def place(self) -> Place:
        if self._art is not self.desk.art:
            self._art, self._place = self.desk.art, self.desk.place(self.pile)
        return self._place

    @property
    def lies(self) -> Arrangement:
        return self.place.lies

    @property
    def cards(self) -> list[int]:
        return self.desk.shown.piles[self.pile]

    def order(self) -> list[int]:
        """The cards as they are seen: lowest first, or from left to right."""
        return self.cards

    def spots(self) -> list[Spot]:
        return self.lies.spots(self.place, len(self.cards))

    def poses(self) -> list[Pose]:
        """Where its cards lie, in their order."""
        view, place = self.desk.view, self.place
        found = []
        for x, y, angle, width in self.spots():
            at = view.beside((place.x, place.y), (x, y)) if place.lies.firm else view.at(x, y)
            found.append(Pose(*at, angle, round(view.wide(width))))
        return found

    def box(self) -> pygame.Rect:
        """The pixels its cards take, or its empty place."""
        high = SMALL_CARD if self.place.small else CARD
        place, view = self.place, self.desk.view
        empty = Pose(*view.at(place.x, place.y), 0, round(view.wide(place.width)))
        boxes = [card_box(pose, high) for pose in self.poses() or [empty]]
        return boxes[0].unionall(boxes[1:])

    def target(self) -> pygame.Rect:
        """What a finger may hit."""
        place = self.place
        box = self.desk.view.box(place.x, place.y, place.width, 0)
        return box.inflate(0, round(box.width * CARD))

    # how it is drawn

    @property
    def moving(self) -> bool:
        return any(self.desk.sprites[card].moving for card in self.cards)

    def resting(self) -> list[Sprite]:
        """The cards that lie still and are seen, lowest first."""
        return [sprite for card in self.order() if not (sprite := self.desk.sprites[card]).moving]

    def under(self, screen: pygame.Surface) -> None:
        """Draw what lies below the cards."""

    def over(self, screen: pygame.Surface) -> None:
        """Draw what lies above them."""

    def suspense(self) -> float:
        """Seconds for which a card lies here before it shows its face."""
        return 0.0

    # what it has to say

    @property
    def own_hand(self) -> bool:
        return self.own and self.lies.hand

    def explains(self, offered: Collection[Pile]) -> bool:
        """Whether a tap on it says why it is no move, while these piles are."""
        return self.lies.closed

    def parting(self, dst: Pile) -> Flash | None:
        """What is seen for a moment where a card of it has gone to another pile."""
        return None

    def remark(self) -> tuple[int, str] | None:
        """What one of its cards has to say to the viewer, who is asked now."""
        return None

    def odds_switch(self) -> tuple[float, float] | None:
        """Where a helper that tells the odds of a move is switched on and off, if there is one."""
        return None

    def goal(self) -> Pile | None:
        """Where a dotted way leads from here, to which what lies here can be taken now."""
        return None

    def widgets(self, asking: Asking, pick: Callable[[Pick], None], make: Play) -> list[Widget] | None:
        """What can be clicked in the viewer's turn, if not just the pile itself."""
        return None
