"""How calls look, and where their buttons stand at the table."""

from collections.abc import Callable

import pygame

from game.play import calls
from game.screen.table.desk import Desk
from game.screen.widgets.call_pill import CallPill, CallWidget, CatchButton
from game.screen.widgets.widget import Widget
from game.table.seats import Box
from game.table.table import Key

OWN = Key(91, 61, 15, 15)  # where the viewer's call stands, and an answer to what others forgot
OWN_ANSWER = Key(9, 62, 14, 9.2)
NEAR = (10.6, 9.0)  # percent: the button of a person who sits further off
ANSWER = (12.4, 9.2)  # percent: the button at the head of somebody who forgot
LOWER = 5.8  # percent: below the middle of a head, clear of the corners of the window
BELOW = 0.8  # lu: from a paper to the button below it, which must stay clear of the piles


class Caller:
    """A call of one's own: a red pill with its word, pale while it counts for nothing."""

    shines = False  # whether light comes from the viewer's button

    def __init__(self, desk: Desk, verb: str) -> None:
        self.desk = desk
        self.verb = verb
        self.word = desk.table.word(verb)

    @property
    def by_hand(self) -> bool:
        """Whether people have to call: where a time could be set and none is, it happens by itself."""
        game = self.desk.match.game
        return not game.calls[self.verb].seconds or calls.can_be_late(game)

    @property
    def key(self) -> Key:
        """Where the viewer's button stands."""
        return self.desk.table.called(self.verb).key or OWN

    def button(self, rect: pygame.Rect, call: Callable[[], None], own: bool) -> CallWidget:
        return CallPill(rect, self.word, call)

    def quiet(self, asked: bool, tried: Callable[[], None]) -> Widget | None:
        """The viewer's button while it counts for nothing, asked for a move or not."""
        key = self.key
        rect = self.desk.view.box(*key[:4])
        return self.button(rect, tried, own=True) if self.by_hand else None


class AtHeads:
    """At the table everybody's button stands at the own head."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def call(self, seat: int, key: Key) -> pygame.Rect:
        return self._box(key) if seat == self.desk.viewer else self._beside(seat)

    def put(self, button: CatchButton, seat: int, victim: int, key: Key | None) -> None:
        """A person alone has it beside the head of who forgot."""
        if len(self.desk.match.people) == 1:
            papered = self.desk.seat_place(victim).paper is not None
            button.rect = self._right_of(victim)
            button.sides = ("right", "left") if papered else ("below",)
        elif seat == self.desk.viewer:
            button.rect, button.sides = self._box(key or OWN_ANSWER), ("above",)
        else:
            button.rect, button.icon = self._beside(seat), ""  # the word needs the room

    def foot(self, key: Key | None) -> tuple[int, int]:
        """Where the viewer is told of having forgotten."""
        return self._box(key or OWN_ANSWER).midbottom

    def _box(self, key: Key) -> pygame.Rect:
        return self.desk.view.box(*key[:4])

    def _beside(self, seat: int) -> pygame.Rect:
        """To the left of a player's head, or below the paper it lies on."""
        view, spot = self.desk.view, self.desk.seat_place(seat)
        if spot.paper is not None:
            return self._below_paper(spot.paper, NEAR, spot.badge.x - spot.paper.x)
        aside = spot.badge.wide / 12.8 / 2 + NEAR[0] / 2 + 1
        return self._clear(view.box(spot.badge.x, spot.badge.y, *NEAR).move(-round(view.wide(aside)), 0))

    def _right_of(self, seat: int) -> pygame.Rect:
        """Beside the cards of another player."""
        view, spot = self.desk.view, self.desk.seat_place(seat)
        if spot.paper is not None:
            return self._below_paper(spot.paper, ANSWER)
        box = view.box(spot.cards.x, spot.badge.y, *ANSWER)
        return self._clear(box.move(round(view.wide(ANSWER[0] / 2 + 2.9)), 0))

    def _clear(self, box: pygame.Rect) -> pygame.Rect:
        """Level with a head, so that the reason stays above the piles; lower beside a corner's button."""
        view = self.desk.view
        room, box = round(view.px(12)), self._within(box)
        near = any(box.inflate(room, room).colliderect(view.corner(right=right)) for right in (False, True))
        return box.move(0, round(view.high(LOWER))) if near else box

    def _below_paper(self, paper: Box, size: tuple[float, float], aside: float = 0.0) -> pygame.Rect:
        view = self.desk.view
        box = view.box(paper.x + aside, paper.y, *size)
        box.top = view.box(*paper).bottom + round(view.px(BELOW))
        return self._within(box)

    def _within(self, box: pygame.Rect) -> pygame.Rect:
        view = self.desk.view
        edge = round(view.px(16))
        return box.clamp(pygame.Rect(edge, edge, view.width - 2 * edge, view.height - 2 * edge))
