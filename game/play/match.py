"""A game being played: its players, its history and the phase the table is in."""

from collections.abc import Callable
from enum import Enum

from game.play import bots, calls, clock
from game.play.clock import PACE, Due, Thought
from game.play.played import Played
from game.play.reading import Reading, Step
from game.rules.things import Event, Move, Peeked, ReadAloud

BETWEEN = "next"  # the move that deals a new round; whoever watches makes it, never a bot


class Phase(Enum):
    SHOW = "events are being played to the room"
    CALL = "the room has caught up; a person may still call before the game goes on"
    READ = "a person reads a card before the voice does"
    LOOK = "a person looks at a hand that is shown to nobody else"
    HAND_OVER = "the screen changes hands; cards are covered"
    ASK = "a person chooses"
    THINK = "a bot chooses"
    OVER = "nothing more to do"


NEXT: dict[Phase, set[Phase]] = {
    Phase.SHOW: set(Phase) - {Phase.SHOW},
    Phase.READ: {Phase.SHOW},
    Phase.LOOK: {Phase.SHOW},
    Phase.CALL: {Phase.SHOW, Phase.HAND_OVER, Phase.THINK},
    Phase.HAND_OVER: {Phase.ASK, Phase.SHOW},
    Phase.ASK: {Phase.SHOW},
    Phase.THINK: {Phase.SHOW},
    Phase.OVER: set(),
}


class Match(Played):
    """The turn state machine; the scene feeds it time and clicks and takes its events."""

    pace = PACE
    phase = Phase.SHOW
    waited = 0.0  # seconds for which the call that now counts has been awaited
    journal: Callable[[Reading], None] | None = None  # hears of every reading that people have done
    watcher: Callable[[Phase], None] | None = None  # hears of every new phase
    _thought: Thought | None = None  # of the bot on turn

    @property
    def between_rounds(self) -> bool:
        return [move.verb for move in self.game.moves(self.game.turn)] == [BETWEEN]

    def next_event(self) -> Event | None:
        """The next thing for the room to see; None while one reads or looks, and when it has caught up."""
        if self.phase is not Phase.SHOW:
            return None
        if not self.unseen:
            self._settle()
            return None
        event = self.unseen.popleft()
        self.shown.show(event)
        if isinstance(event, ReadAloud) and self.is_task(event):
            judge = "partner" if len(self.people) > 1 else "self"
            self.reading = Reading(event.seat, event.card, judge)
            self.covered |= self.secret and event.seat != self.viewer  # another person comes to the screen
            self.enter(Phase.READ)
        elif isinstance(event, Peeked) and self.is_task(event):
            self.looking = event
            self.enter(Phase.LOOK)
        return event

    def play(self, seat: int, move: Move) -> None:
        """A decision has been made: ASK or THINK to SHOW."""
        assert self.phase in (Phase.ASK, Phase.THINK), f"nobody may play in {self.phase}"
        self.make(seat, move)
        self.waited = 0.0
        answer = bots.remembered if self.people else bots.among_computers
        if call := answer(self.game, self.levels, self.chance("call")):
            self.make(*call)
        self.enter(Phase.SHOW)

    def shouts(self, seat: int) -> list[Move]:
        """What a seat may call out now: its own last card at once, all else when the room has seen it."""
        if not self.unseen and self.reading is None and self.looking is None:
            return calls.shouts(self.game, seat)
        own = calls.forgotten(self.game)
        return [own[1]] if own is not None and own[0] == seat else []

    @property
    def deadline(self) -> float | None:
        """After how many seconds of waiting the call that now counts will be too late; None: never."""
        due = self._due()
        return None if due is None else due.seconds

    def _due(self) -> Due | None:
        """What comes of the call that now counts: no time runs while one reads, hands over or pauses."""
        if self.phase not in (Phase.CALL, Phase.ASK) or not calls.awaited(self.game):
            return None
        return clock.due(self.game, self.levels, self.chance("call"), asked=self.phase is Phase.ASK)

    def call(self, seat: int, move: Move) -> None:
        """Out of turn, in any phase but the last; whoever was about to choose starts anew."""
        self.make(seat, move)
        if self.phase not in (Phase.SHOW, Phase.READ, Phase.LOOK):
            self.enter(Phase.SHOW)

    def heard(self) -> None:
        """The reading is done: READ to SHOW."""
        assert self.reading is not None
        assert self.reading.step is Step.DONE
        self.readings.append(self.reading)
        if self.journal is not None:
            self.journal(self.reading)
        self.reading = None
        self.enter(Phase.SHOW)

    def looked(self) -> None:
        """The hand has been seen by whoever has the screen now: LOOK to SHOW."""
        assert self.looking is not None
        self.viewer = self.looking.seat
        self.covered = False
        self.looking = None
        self.looks += 1
        self.enter(Phase.SHOW)

    def cover(self) -> None:
        """Others come to the screen: hands stay closed until their owner takes it again."""
        self.covered |= self.secret

    def ready(self) -> None:
        """The next person has the screen: HAND_OVER to ASK."""
        assert self.phase is Phase.HAND_OVER
        self.viewer = self.game.turn
        self.covered = False
        self.enter(Phase.ASK)

    def tick(self, dt: float) -> None:
        """Let the time for a call run; let a thinking bot think, which plays when its pause is over too."""
        if due := self._due():
            self.waited += dt
            if due.seconds <= self.waited:
                self._call_time(due)
        if self.phase is Phase.THINK and self._thought is not None:
            move = self._thought.ripe(dt, self.pace)
            if move is not None:
                self.play(self.game.turn, move)

    def _call_time(self, due: Due) -> None:
        """The time of an awaited call is over: somebody calls, or has missed it, or the game goes on."""
        if due.move is None:
            self._go_on()
        elif due.move.verb in self.game.calls:
            self.call(due.seat, due.move)
        else:
            self.play(due.seat, due.move)

    def enter(self, phase: Phase) -> None:
        assert phase in NEXT[self.phase], f"{phase} may not follow {self.phase}"
        self.phase = phase
        if self.watcher is not None:
            self.watcher(phase)

    def _settle(self) -> None:
        """The room has caught up: may somebody call, and if not, whose turn is it?"""
        if self.game.winners is not None:
            self.enter(Phase.OVER)
        elif self.between_rounds:
            self.covered = self.secret  # the whole room looks at the result: new hands stay closed
            self.enter(Phase.ASK)
        elif self._keeps_waiting():
            self.enter(Phase.CALL)
        else:
            self._go_on()

    def _keeps_waiting(self) -> bool:
        """Before a bot plays or the screen is handed over, people have the time to call."""
        verb = calls.awaited(self.game)
        if not verb or not self.waited < calls.seconds_of(self.game, verb) < calls.FOR_EVER:
            return False
        others = self.players[self.game.turn].bot or (self.secret and self.game.turn != self.viewer)
        return bool(others) and any(self.shouts(seat) for seat in self.people)

    def _go_on(self) -> None:
        seat = self.game.turn
        level = self.levels[seat]
        if level is not None:
            self._thought = Thought(bots.think(self.game, level, self.chance()))
            self.enter(Phase.THINK)
        elif self.secret and (seat != self.viewer or self.covered):
            self.covered = True
            self.enter(Phase.HAND_OVER)
        else:
            self.viewer = seat
            self.enter(Phase.ASK)
