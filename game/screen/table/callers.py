"""How calls look, and where their buttons stand at the table."""

from collections.abc import Callable

import pygame

from game.play import calls
from game.screen.table.desk import Desk
from game.screen.widgets.call_pill import CallPill, CallWidget, CatchButton
from game.screen.widgets.widget import Widget
from game.table.seats import Box
from game.table.table import Key

OWN = Key(91, 61, 15, 15)  # percent: where the viewer's call stands, and an answer to what others forgot
OWN_ANSWER = (9, 62, 14, 9.2)
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
        rect = self.desk.view.box(*self.key[:4])
        return self.button(rect, tried, own=True) if self.by_hand else None


def place_call(desk: Desk, seat: int, key: Key) -> pygame.Rect:
    """At the own head."""
    return desk.view.box(*key[:4]) if seat == desk.viewer else _beside(desk, seat)


def place_answer(desk: Desk, button: CatchButton, seat: int, victim: int) -> None:
    """A person alone has it beside the head of who forgot."""
    if len(desk.match.people) == 1:
        papered = desk.seat_place(victim).paper is not None
        button.rect = _right_of(desk, victim)
        button.sides = ("right", "left") if papered else ("below",)
    elif seat == desk.viewer:
        button.rect, button.sides = own_answer(desk), ("above",)
    else:
        button.rect, button.icon = _beside(desk, seat), ""  # the word needs the room


def own_answer(desk: Desk) -> pygame.Rect:
    """Where the viewer answers what others have forgotten, or is told of having forgotten."""
    return desk.view.box(*OWN_ANSWER)


def _beside(desk: Desk, seat: int) -> pygame.Rect:
    """To the left of a player's head, or below the paper it lies on."""
    view, spot = desk.view, desk.seat_place(seat)
    if spot.paper is not None:
        return _below_paper(desk, spot.paper, NEAR, spot.badge.x - spot.paper.x)
    aside = spot.badge.wide / 12.8 / 2 + NEAR[0] / 2 + 1
    return _clear(desk, view.box(spot.badge.x, spot.badge.y, *NEAR).move(-round(view.wide(aside)), 0))


def _right_of(desk: Desk, seat: int) -> pygame.Rect:
    """Beside the cards of another player."""
    view, spot = desk.view, desk.seat_place(seat)
    if spot.paper is not None:
        return _below_paper(desk, spot.paper, ANSWER)
    box = view.box(spot.cards.x, spot.badge.y, *ANSWER)
    return _clear(desk, box.move(round(view.wide(ANSWER[0] / 2 + 2.9)), 0))


def _clear(desk: Desk, box: pygame.Rect) -> pygame.Rect:
    """Level with a head, so that the reason stays above the piles; lower beside a corner's button."""
    view = desk.view
    room, box = round(view.px(12)), _within(desk, box)
    near = any(box.inflate(room, room).colliderect(view.corner(right=right)) for right in (False, True))
    return box.move(0, round(view.high(LOWER))) if near else box


def _below_paper(desk: Desk, paper: Box, size: tuple[float, float], aside: float = 0.0) -> pygame.Rect:
    view = desk.view
    box = view.box(paper.x + aside, paper.y, *size)
    box.top = view.box(*paper).bottom + round(view.px(BELOW))
    return _within(desk, box)


def _within(desk: Desk, box: pygame.Rect) -> pygame.Rect:
    view = desk.view
    edge = round(view.px(16))
    return box.clamp(pygame.Rect(edge, edge, view.width - 2 * edge, view.height - 2 * edge))
