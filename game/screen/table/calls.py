"""What people call out, on turn or not: a button and a key for each of them, and the time that is left."""

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.games.thats_it.show.call_button import CallButton
from game.games.thats_it.show.resting_call import RestingCall
from game.play import calls
from game.play.match import Match
from game.rules.things import Move, Pile
from game.screen.table.call_pill import STARS, CallPill, CallWidget, CatchButton
from game.screen.table.picture import TableTop
from game.screen.widgets.input import CALLS, Call
from game.screen.widgets.widgets import Widget
from game.table.seats import Box
from game.table.table import Key, Shouting

OWN = (10.6, 9.0)  # percent: the button of a person who sits further off
LOWER = 5.8  # percent: below the middle of a head, clear of the corners of the window
CATCH = (12.4, 9.2)  # percent: the button at the head of somebody who forgot
BELOW = 0.8  # lu: from a paper to the button below it, which must stay clear of the piles


class Calling:
    """Knows who may call what now, and makes the buttons for it."""

    def __init__(
        self,
        match: Match,
        top: TableTop,
        call: Callable[[int, Move], None],
        tried: Callable[[], None],
    ) -> None:
        self.match = match
        self.top = top
        self.device = "mouse"  # in use, so that the names of its keys help
        self.pads = 0  # that have been plugged in
        self.resting = False  # whether one may try a call that would not count
        self._call = call
        self._tried = tried  # told when somebody makes a call that does not count
        self._noticed: tuple[object, ...] = ()

    @property
    def words(self) -> Shouting | None:
        return self.top.table.shouting

    def changed(self) -> bool:
        """Whether there are other buttons, or other stars, than when last asked."""
        if self.words is None:
            return False
        now = (self._callers(), self._catchers(), self._stars(), self.match.viewer, self.device, self.pads)
        changed, self._noticed = now != self._noticed, now
        return changed

    def early(self, seat: int) -> str:
        """Why a call of this seat does not count now."""
        game, shown, words = self.match.game, self.match.shown, self.words
        assert words is not None
        reasons = (
            f"{len(shown.piles.get(Pile('hand', seat), []))} held",
            str(shown.marks.get("state", "")) if game.turn == seat else "",
            f"version {game.chosen.get('version', '')}",
        )
        return next((words.sooner[each] for each in reasons if each in words.sooner), words.early)

    def answer(self, intent: Call) -> bool:
        """Somebody has pressed a key for a call; False if it counts for nothing now."""
        for seat in self._meant(intent):
            moves = self._shouts(seat)
            if moves:
                self._call(seat, self._catchers().get(seat, moves[0]))
                return True
        return False

    def caller(self, intent: Call) -> int | None:
        """Who has pressed it, unless it is a key of nobody's."""
        return next(iter(self._meant(intent)), None)

    def _meant(self, intent: Call) -> list[int]:
        """The people whose key or pad this may be, whoever is likeliest first."""
        people = self.match.people
        if intent.seat >= 0:
            return [seat for seat in people if seat == intent.seat]
        if intent.pad >= 0 and len(people) > 1:
            return people[intent.pad : intent.pad + 1]
        return sorted(people, key=lambda seat: seat != self.match.viewer)  # one that is passed round

    def uncalled(self) -> frozenset[int]:
        """The cards of somebody who can be caught now."""
        victim = calls.forgetful(self.match.game)
        if victim is None or not self._catchers():
            return frozenset()
        piles = self.match.shown.piles.items()
        return frozenset(card for pile, cards in piles if pile.seat == victim for card in cards)

    def _shouts(self, seat: int) -> list[Move]:
        """What counts now."""
        return [move for move in self.match.shouts(seat) if not self.match.game.is_idle(seat, move)]

    def widgets(self) -> list[Widget]:
        if self.words is None:
            return []
        viewer, callers, catchers = self.match.viewer, self._callers(), self._catchers()
        near = [seat for seat in callers if seat == viewer or seat not in catchers]  # one place a head
        found: list[Widget] = [self._caller(seat, callers[seat], self.words) for seat in near]
        if viewer not in callers and viewer in self.match.people:
            found += self._quiet(self.words)
        return found + self._catches(catchers, self.words)

    @property
    def by_hand(self) -> bool:
        """Whether anybody has to call: a game without time for it may do so by itself."""
        words = self.words
        return words is not None and (words.rest is not None or calls.can_be_late(self.match.game))

    def _callers(self) -> dict[int, Move]:
        """Who may call for themselves."""
        return self._calls(answering=False)

    def _catchers(self) -> dict[int, Move]:
        """Who may answer what somebody has forgotten to call."""
        return self._calls(answering=True)

    def _calls(self, answering: bool) -> dict[int, Move]:
        game, people = self.match.game, self.match.people
        shouts = [(seat, move) for seat in people for move in self._shouts(seat)]
        return {seat: move for seat, move in shouts if calls.answers(game, move) is answering}

    def _stars(self) -> int | None:
        """How many stars are lit; None without a clock."""
        time = self.match.deadline
        if time is None:
            return None
        left = 1 - self.match.waited / time
        return max(0, min(STARS, round(left * STARS + 0.499)))

    def _caller(self, seat: int, move: Move, words: Shouting) -> CallWidget:
        key = self.place(words)
        box = self.top.art.view.box(key.x, key.y, key.wide, key.high)
        if seat != self.match.viewer:
            box = self._beside(seat)
        make = CallPill if words.rest is None else CallButton
        button = make(box, words.word, partial(self._call, seat, move), words.word)
        button.name = words.word if seat == self.match.viewer else f"{words.word} {self._name(seat)}"
        button.own = seat == self.match.viewer
        button.stars = self._stars() if calls.forgetful(self.match.game) in (seat, None) else None
        if isinstance(button, CallButton):
            button.urge = words.urge if seat == self.match.viewer else ""
        self._tell_keys(button, seat)
        return button

    def _quiet(self, words: Shouting) -> list[Widget]:
        """The viewer's button while a call counts for nothing."""
        if words.rest is not None:
            why = self.early(self.match.viewer)
            return [RestingCall(self.top.art, words, why, self._tried)] if self.resting else []
        return [self._silent(words)] if self.by_hand else []

    def _silent(self, words: Shouting) -> CallPill:
        """The viewer's button while a call counts for nothing: it says when it will."""
        key = words.key
        box = self.top.art.view.box(key.x, key.y, key.wide, key.high)
        button = CallPill(box, words.word, self._tried, words.word)
        button.why_off = self.early(self.match.viewer)
        self._tell_keys(button, self.match.viewer)
        return button

    def place(self, words: Shouting) -> Key:
        """Where the viewer's button stands: in place of the hand, if it is empty."""
        return words.alone if words.alone is not None and not self.top.stage.hand() else words.key

    def beams(self) -> Key | None:
        """Where light comes from while the viewer may make a call that ends all."""
        words = self.words
        if words is None or words.rest is None or self.match.viewer not in self._callers():
            return None
        return self.place(words)

    def _catches(self, moves: Mapping[int, Move], words: Shouting) -> list[CatchButton]:
        """One for each who may, at the own head; a person alone has it beside the head of who forgot."""
        victim = calls.forgetful(self.match.game)
        if victim is None:
            return []
        buttons = {seat: self._catch(seat, victim, move, words) for seat, move in moves.items()}
        if buttons:
            tells = buttons.get(self.match.viewer) or next(iter(buttons.values()))  # once is enough
            tells.reason = words.forgot.format(name=self._name(victim))
            if victim == self.match.viewer and words.own_catch is not None:
                tells.spot = self.top.art.view.box(*words.own_catch[:4]).midbottom  # at that head
            if victim not in self.match.people:  # else they stand at the call button
                tells.stars = self._stars()
        return list(buttons.values())

    def _catch(self, seat: int, victim: int, move: Move, words: Shouting) -> CatchButton:
        viewer, spot = self.match.viewer, self.top.furniture.seats.spot
        name = words.catch if seat == viewer else f"{self._name(seat)}: {words.catch}"
        action = partial(self._call, seat, move)
        button = CatchButton(self._beside(seat), name, action, words.catch)
        if len(self.match.people) == 1:
            button.rect = self._right_of(victim)
            button.sides = ("right", "left") if spot(victim).paper is not None else ("below",)
        elif seat == viewer and words.own_catch is not None:
            button.rect = self.top.art.view.box(*words.own_catch[:4])
            button.sides = ("above",)
        else:
            button.icon = ""  # the word needs the room
        self._tell_keys(button, seat)
        return button

    def _tell_keys(self, button: CallWidget, seat: int) -> None:
        """The key or the button of the pad that mean the same; of several people each has to know the own."""
        shared = len(self.match.people) > 1
        means = isinstance(button, CatchButton) or seat not in self._catchers()  # to catch comes first
        button.keys = [CALLS[seat].upper()] if means and (shared or self.device == "keys") else []
        button.pad = means and self.device == "pad" and self._has_pad(seat)

    def _has_pad(self, seat: int) -> bool:
        """Whether a pad means this person now."""
        people = self.match.people
        if self.pads > 1 and len(people) > 1:
            return people.index(seat) < self.pads
        return seat == next(filter(self._shouts, self._meant(Call())), self.match.viewer)

    def _beside(self, seat: int) -> pygame.Rect:
        """To the left of a player's head, or below the paper it lies on."""
        view, spot = self.top.art.view, self.top.furniture.seats.spot(seat)
        if spot.paper is not None:
            return self._below_paper(spot.paper, OWN, spot.x - spot.paper.x)
        aside = spot.badge / 12.8 / 2 + OWN[0] / 2 + 1
        return self._clear(view.box(spot.x, spot.y, *OWN).move(-round(view.wide(aside)), 0))

    def _right_of(self, seat: int) -> pygame.Rect:
        """Beside the cards of another player."""
        view, spot = self.top.art.view, self.top.furniture.seats.spot(seat)
        if spot.paper is not None:
            return self._below_paper(spot.paper, CATCH)
        box = view.box(spot.cards_x, spot.y, *CATCH)
        return self._clear(box.move(round(view.wide(CATCH[0] / 2 + 2.9)), 0))

    def _clear(self, box: pygame.Rect) -> pygame.Rect:
        """Level with a head, so that the reason stays above the piles; lower beside a corner's button."""
        view = self.top.art.view
        room, box = round(view.px(12)), self._within(box)
        near = any(box.inflate(room, room).colliderect(view.corner(right=right)) for right in (False, True))
        return box.move(0, round(view.high(LOWER))) if near else box

    def _below_paper(self, paper: Box, size: tuple[float, float], aside: float = 0.0) -> pygame.Rect:
        view = self.top.art.view
        box = view.box(paper.x + aside, paper.y, *size)
        box.top = view.box(*paper).bottom + round(view.px(BELOW))
        return self._within(box)

    def _within(self, box: pygame.Rect) -> pygame.Rect:
        view = self.top.art.view
        edge = round(view.px(16))
        return box.clamp(pygame.Rect(edge, edge, view.width - 2 * edge, view.height - 2 * edge))

    def _name(self, seat: int) -> str:
        return self.match.players[seat].name
