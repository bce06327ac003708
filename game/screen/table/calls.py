"""What people call out, on turn or not: a button and a key for each of them, and the time that is left."""

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.play import calls
from game.rules.things import Move
from game.screen.table.callers import Caller, own_answer, place_answer, place_call
from game.screen.table.picture import TableTop
from game.screen.widgets.call_pill import STARS, CallWidget, CatchButton
from game.screen.widgets.input import CALLS, Call, Inputs
from game.screen.widgets.widget import Widget
from game.table.table import Key


class Calling:
    """Knows who may call what now, and makes the buttons for it."""

    def __init__(
        self,
        top: TableTop,
        inputs: Inputs,
        call: Callable[[int, Move], None],
        tried: Callable[[int], None],
        callers: Mapping[str, type[Caller]],
    ) -> None:
        self.top = top
        self.match = top.desk.match
        self.inputs = inputs  # whose device is in use, so that the names of its keys help
        own = [verb for verb, each in self.match.game.calls.items() if not each.answers]
        self._styles = {verb: callers.get(verb, Caller)(top.desk, verb) for verb in own}
        self._usual = next(iter(self._styles.values()), None)  # what everybody may try at any time
        self._call = call
        self._tried = tried  # told when somebody makes a call that does not count
        self._noticed: tuple[object, ...] = ()

    def changed(self) -> bool:
        """Whether there are other buttons, or other stars, than when last asked."""
        if not self._styles:
            return False
        device = (self.inputs.device, self.inputs.pads)
        now = (self._callers(), self._answers(), self._stars(), self.match.viewer, device)
        changed, self._noticed = now != self._noticed, now
        return changed

    # who may call what

    def early(self, seat: int) -> str:
        """Why a call of this seat does not count now, where anybody has to call."""
        if self._usual is None or not self._usual.by_hand:
            return ""
        return self.top.desk.table.called(self._usual.verb).early(self.match.game, seat)

    def answer(self, intent: Call) -> bool:
        """Somebody has pressed a key for a call; False if it counts for nothing now."""
        for seat in self._meant(intent):
            moves = self._shouts(seat)
            if moves:
                self._call(seat, self._answers().get(seat, moves[0]))
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
        if victim is None or not self._answers():
            return frozenset()
        piles = self.match.shown.piles.items()
        return frozenset(card for pile, cards in piles if pile.seat == victim for card in cards)

    def beams(self) -> Key | None:
        """Where light comes from while the viewer may make a call that ends all."""
        move = self._callers().get(self.match.viewer)
        style = self._styles[move.verb] if move is not None else None
        return style.key if style is not None and style.shines else None

    def _shouts(self, seat: int) -> list[Move]:
        """What counts now."""
        return [move for move in self.match.shouts(seat) if not self.match.game.is_idle(seat, move)]

    def _callers(self) -> dict[int, Move]:
        """Who may call for themselves."""
        return self._calls(answering=False)

    def _answers(self) -> dict[int, Move]:
        """Who may answer what somebody has forgotten to call."""
        return self._calls(answering=True)

    def _calls(self, answering: bool) -> dict[int, Move]:
        game, people = self.match.game, self.match.people
        shouts = [(seat, move) for seat in people for move in self._shouts(seat)]
        return {seat: move for seat, move in shouts if calls.answers(game, move) is answering}

    # the buttons

    def widgets(self, asked: bool) -> list[Widget]:
        """At the table, while the viewer is asked for a move or not."""
        viewer = self.match.viewer
        tries = viewer in self.match.people and viewer not in self._callers()
        return [*self._own_calls(), *(self._quiet(asked) if tries else []), *self._catches()]

    def counting(self) -> list[CallWidget]:
        """On what lies over the table nobody is invited to try."""
        return [*self._own_calls(), *self._catches()]

    def _quiet(self, asked: bool) -> list[Widget]:
        """The viewer's button while a call counts for nothing: it says when it will."""
        tried = partial(self._tried, self.match.viewer)
        button = self._usual.quiet(asked, tried) if self._usual is not None else None
        if button is None:
            return []
        button.why_off = self.early(self.match.viewer)
        if isinstance(button, CallWidget):
            self._tell_keys(button, self.match.viewer)
        return [button]

    def _own_calls(self) -> list[CallWidget]:
        viewer, callers, answers = self.match.viewer, self._callers(), self._answers()
        near = [seat for seat in callers if seat == viewer or seat not in answers]  # one place a head
        return [self._caller(seat, callers[seat]) for seat in near]

    def _caller(self, seat: int, move: Move) -> CallWidget:
        style, own = self._styles[move.verb], seat == self.match.viewer
        rect = place_call(self.top.desk, seat, style.key)
        button = style.button(rect, partial(self._call, seat, move), own)
        button.name = style.word if own else f"{style.word} {self._name(seat)}"
        if calls.forgetful(self.match.game) in (seat, None):
            button.stars = self._stars()
        self._tell_keys(button, seat)
        return button

    def _catches(self) -> list[CatchButton]:
        """One for each who may answer what has been forgotten."""
        victim, moves = calls.forgetful(self.match.game), self._answers()
        if victim is None or not moves:
            return []
        buttons = {seat: self._catch(seat, victim, move) for seat, move in moves.items()}
        tells = buttons.get(self.match.viewer) or next(iter(buttons.values()))  # once is enough
        forgot = self.top.desk.table.called(next(iter(moves.values())).verb).forgot
        tells.reason = forgot.format(name=self._name(victim))
        if victim == self.match.viewer:
            tells.spot = own_answer(self.top.desk).midbottom  # at that head
        if victim not in self.match.people:  # else they stand at the call button
            tells.stars = self._stars()
        return list(buttons.values())

    def _catch(self, seat: int, victim: int, move: Move) -> CatchButton:
        word = self.top.desk.table.word(move.verb)
        name = word if seat == self.match.viewer else f"{self._name(seat)}: {word}"
        button = CatchButton(pygame.Rect(0, 0, 1, 1), name, partial(self._call, seat, move), label=word)
        place_answer(self.top.desk, button, seat, victim)
        self._tell_keys(button, seat)
        return button

    def _stars(self) -> int | None:
        """How many stars are lit; None without a clock."""
        time = self.match.deadline
        if time is None:
            return None
        left = 1 - self.match.waited / time
        return max(0, min(STARS, round(left * STARS + 0.499)))

    def _tell_keys(self, button: CallWidget, seat: int) -> None:
        """The key or the button of the pad that mean the same; of several people each has to know the own."""
        shared = len(self.match.people) > 1
        means = isinstance(button, CatchButton) or seat not in self._answers()  # to catch comes first
        button.keys = [CALLS[seat].upper()] if means and (shared or self.inputs.device == "keys") else []
        button.pad = means and self.inputs.device == "pad" and self._has_pad(seat)

    def _has_pad(self, seat: int) -> bool:
        """Whether a pad means this person now."""
        people = self.match.people
        if self.inputs.pads > 1 and len(people) > 1:
            return people.index(seat) < self.inputs.pads
        return seat == next(filter(self._shouts, self._meant(Call())), self.match.viewer)

    def _name(self, seat: int) -> str:
        return self.match.players[seat].name
