"""The row of seats before a match: who sits there, joining and leaving."""

from collections.abc import Callable
from functools import partial

import pygame

from game.play.seating import Seating
from game.screen.paint.palette import TINTS
from game.screen.scenes.scene import Host
from game.screen.widgets import seat_card
from game.screen.widgets.seat_card import Head, Join, Kind, Leave, LevelStars
from game.screen.widgets.text_line import TextLine
from game.screen.widgets.widget import Widget

SEATS = 6  # the screen is as wide as so many
STEP = 202  # lu from seat to seat
WIDE = STEP * (SEATS - 1) + seat_card.WIDE  # lu of all of them
LEFT, TOP = 640 - WIDE / 2, 94  # lu
Change = Callable[..., None]  # of what is to be done, with what, and `focus`: what has the focus then


class SeatRow:
    """What can be pressed at each seat; every change makes all of it anew."""

    def __init__(self, host: Host, seating: Seating, levels: bool, change: Change) -> None:
        self.host = host
        self.seating = seating
        self.levels = levels  # whether computers play better or worse
        self._change = change
        self._lines: list[TextLine] = []

    @property
    def writing(self) -> TextLine | None:
        """The name that is being typed."""
        return next((line for line in self._lines if line.writing), None)

    def finish(self) -> None:
        """Take the name that is being typed as it stands."""
        for line in self._lines:
            line.finish()

    def made(self) -> list[Widget]:
        self._lines = []
        return [widget for seat in range(self.seating.most) for widget in self._seat(seat)]

    def paint(self, screen: pygame.Surface) -> None:
        for seat, player in enumerate(self.seating.players):
            label = ("" if self.levels else "computer") if player.bot else "player"
            seat_card.draw_seat(screen, self.host.art, self._box(seat), seat, label)

    def _box(self, seat: int) -> pygame.Rect:
        view = self.host.view
        return view.rect(seat_card.WIDE, seat_card.HIGH, view.centred(LEFT + STEP * seat, TOP), "topleft")

    def _seat(self, seat: int) -> list[Widget]:
        if seat < len(self.seating.players):
            return [self._head(seat), self._name(seat), self._kind(seat), *self._last_row(seat)]
        sit = partial(self._change, self.seating.join, focus=f"Seat {len(self.seating.players) + 1} head")
        join = Join(self._box(seat), f"Join {seat + 1}", sit)
        join.spoken = "Join"
        return [join]

    def _head(self, seat: int) -> Head:
        player, place = self.seating.players[seat], seat_card.head_box(self.host.art, self._box(seat))
        turn = partial(self._change, self.seating.next_head, seat)
        head = Head(place, f"Seat {seat + 1} head", turn, TINTS[seat], player.avatar)
        head.spoken = player.name
        return head

    def _kind(self, seat: int) -> Kind:
        place, player = seat_card.kind_box(self.host.art, self._box(seat)), self.seating.players[seat]
        swap = self.seating.swap_kind
        return Kind(place, f"Seat {seat + 1} kind", bool(player.bot), lambda _: self._change(swap, seat))

    def _name(self, seat: int) -> TextLine:
        place, name = seat_card.name_box(self.host.art, self._box(seat)), self.seating.players[seat].name
        rename = partial(self._change, self.seating.rename, seat)
        line = TextLine(place, f"Seat {seat + 1} name", name, rename, self.host.inputs)
        line.spoken = f"Write a name for {line.text}"
        self._lines.append(line)
        return line

    def _last_row(self, seat: int) -> list[Widget]:
        box, art, player = self._box(seat), self.host.art, self.seating.players[seat]
        widgets: list[Widget] = []
        if player.bot and self.levels:
            place, better = seat_card.level_box(art, box, seat), self.seating.next_level
            name = f"Seat {seat + 1} level"
            widgets.append(LevelStars(place, name, partial(self._change, better, seat), player.bot))
        if seat >= self.seating.fewest:
            focus = f"Join {len(self.seating.players)}"
            stand_up = partial(self._change, self.seating.leave, seat, focus=focus)
            leave = Leave(seat_card.leave_box(art, box), f"Seat {seat + 1} leave", stand_up)
            leave.spoken = f"Goodbye, {player.name}"
            widgets.append(leave)
        return widgets
