"""The row of seats before a match: who sits there, joining and leaving."""

from collections.abc import Callable
from functools import partial

import pygame

from game.play.seating import Seating
from game.screen.paint.palette import TINTS
from game.screen.scenes.scene import Host
from game.screen.widgets import seat_card
from game.screen.widgets.seat_card import KINDS, STARS, Head, Join, Kind, Leave, LevelStars, Part, level_part
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
        return [Join(self._box(seat), f"Join {seat + 1}", sit, spoken="Join")]

    def _told(self, seat: int, part: Part) -> tuple[pygame.Rect, str]:
        """Where a part of a seat is, and what it is called."""
        return seat_card.part_box(self.host.art, self._box(seat), part), f"Seat {seat + 1} {part.name}"

    def _head(self, seat: int) -> Head:
        player, turn = self.seating.players[seat], partial(self._change, self.seating.next_head, seat)
        told = self._told(seat, seat_card.HEAD)
        return Head(*told, turn, spoken=player.name, tint=TINTS[seat], avatar=player.avatar)

    def _kind(self, seat: int) -> Kind:
        robot, told = bool(self.seating.players[seat].bot), self._told(seat, seat_card.KIND)
        spoken, swap = "robot" if robot else "player", partial(self._change, self.seating.swap_kind, seat)
        return Kind(*told, spoken=spoken, choices=KINDS, value=robot, changed=lambda _: swap())

    def _name(self, seat: int) -> TextLine:
        name, told = self.seating.players[seat].name, self._told(seat, seat_card.NAME)
        rename, inputs = partial(self._change, self.seating.rename, seat), self.host.inputs
        spoken = f"Write a name for {name}"
        line = TextLine(*told, spoken=spoken, text=name, changed=rename, inputs=inputs)
        self._lines.append(line)
        return line

    def _last_row(self, seat: int) -> list[Widget]:
        player, widgets = self.seating.players[seat], list[Widget]()
        if player.bot and self.levels:
            told = self._told(seat, level_part(seat))
            better = partial(self._change, self.seating.next_level, seat)
            widgets.append(LevelStars(*told, better, spoken=STARS[player.bot], level=player.bot))
        if seat >= self.seating.fewest:
            told, focus = self._told(seat, seat_card.LEAVE), f"Join {len(self.seating.players)}"
            stand_up = partial(self._change, self.seating.leave, seat, focus=focus)
            widgets.append(Leave(*told, stand_up, spoken=f"Goodbye, {player.name}"))
        return widgets
