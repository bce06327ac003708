"""The row of seats before a match: who sits there, joining and leaving."""

from collections.abc import Callable

import pygame

from game.play.seating import Seating
from game.screen.paint.view import View
from game.screen.scenes.scene import Host
from game.screen.widgets import seat_card
from game.screen.widgets.seat_card import Head, Join, Kind, Leave, LevelStars
from game.screen.widgets.text_line import TextLine
from game.screen.widgets.widget import Widget

SEATS = 6  # the screen is as wide as so many
STEP = 202  # lu from seat to seat
TOP = 94  # lu
WIDE = STEP * (SEATS - 1) + seat_card.WIDE  # lu of all of them
Change = Callable[..., None]  # of what is to be done, and of the name of the widget that has the focus then


def left(view: View) -> float:
    """Where the seats begin: they stay together in the middle of a wide window."""
    return view.width / 2 - view.px(WIDE) / 2


def down(view: View, units: float) -> int:
    """How far down something lies: extra height goes half above the seats."""
    return round(view.px(units) + (view.height - view.px(720)) / 2)


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
        return [widget for seat in range(self.seating.most) for widget in self._seat(seat)]

    def paint(self, screen: pygame.Surface) -> None:
        for seat, player in enumerate(self.seating.players):
            label = ("" if self.levels else "computer") if player.bot else "player"
            seat_card.draw_seat(screen, self.host.art, self._box(seat), seat, label)

    def _box(self, seat: int) -> pygame.Rect:
        view = self.host.view
        x = left(view) + view.px(STEP) * seat
        high = round(view.px(seat_card.HIGH))
        return pygame.Rect(round(x), down(view, TOP), round(view.px(seat_card.WIDE)), high)

    def _seat(self, seat: int) -> list[Widget]:
        if seat >= len(self.seating.players):
            join = Join(self._box(seat), f"Join {seat + 1}", self._join)
            join.spoken = "Join"
            return [join]
        return [self._head(seat), self._name(seat), self._kind(seat), *self._last_row(seat)]

    def _head(self, seat: int) -> Head:
        player, place = self.seating.players[seat], seat_card.head_box(self.host.art, self._box(seat))
        head = Head(place, f"Seat {seat + 1} head", lambda: self._turn_head(seat), seat, player.avatar)
        head.spoken = player.name
        return head

    def _turn_head(self, seat: int) -> None:
        self._change(lambda: self.seating.next_head(seat))

    def _kind(self, seat: int) -> Kind:
        place, player = seat_card.kind_box(self.host.art, self._box(seat)), self.seating.players[seat]
        return Kind(place, f"Seat {seat + 1} kind", bool(player.bot), lambda _: self._swap_kind(seat))

    def _swap_kind(self, seat: int) -> None:
        self._change(lambda: self.seating.swap_kind(seat))

    def _name(self, seat: int) -> TextLine:
        line = TextLine(
            seat_card.name_box(self.host.art, self._box(seat)),
            f"Seat {seat + 1} name",
            self.seating.players[seat].name,
            lambda name: self._change(lambda: self.seating.rename(seat, name)),
            self.host.inputs,
        )
        line.spoken = f"Write a name for {line.text}"
        self._lines.append(line)
        return line

    def _last_row(self, seat: int) -> list[Widget]:
        box, art, player = self._box(seat), self.host.art, self.seating.players[seat]
        widgets: list[Widget] = []
        if player.bot and self.levels:
            place, name = seat_card.level_box(art, box, seat), f"Seat {seat + 1} level"
            widgets.append(LevelStars(place, name, lambda: self._next_level(seat), player.bot))
        if seat >= self.seating.fewest:
            leave = Leave(seat_card.leave_box(art, box), f"Seat {seat + 1} leave", lambda: self._leave(seat))
            leave.spoken = f"Goodbye, {player.name}"
            widgets.append(leave)
        return widgets

    def _next_level(self, seat: int) -> None:
        self._change(lambda: self.seating.next_level(seat))

    def _join(self) -> None:
        self._change(self.seating.join, f"Seat {len(self.seating.players) + 1} head")

    def _leave(self, seat: int) -> None:
        self._change(lambda: self.seating.leave(seat), f"Join {len(self.seating.players)}")
