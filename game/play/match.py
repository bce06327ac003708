"""A game being played: its players, its history and the phase the table is in."""

import time
from collections import deque
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

from game.play import bots
from game.play.plan import Player
from game.play.reading import Reading, Step
from game.play.shown import Shown
from game.rules.core import Game
from game.rules.things import Card, Event, Face, Move, ReadAloud

SLICE = 0.004  # seconds a thinking bot may take of one frame
PACE = 0.9  # seconds a bot waits before it plays, so that the room can follow
BETWEEN = "next"  # the move that deals a new round; whoever watches makes it, never a bot


class Phase(Enum):
    SHOW = "events are being played to the room"
    READ = "a person reads a card before the voice does"
    HAND_OVER = "the screen changes hands; cards are covered"
    ASK = "a person chooses"
    THINK = "a bot chooses"
    OVER = "nothing more to do"


NEXT: dict[Phase, set[Phase]] = {
    Phase.SHOW: {Phase.READ, Phase.HAND_OVER, Phase.ASK, Phase.THINK, Phase.OVER},
    Phase.READ: {Phase.SHOW},
    Phase.HAND_OVER: {Phase.ASK},
    Phase.ASK: {Phase.SHOW},
    Phase.THINK: {Phase.SHOW},
    Phase.OVER: set(),
}


class Match:
    """The turn state machine; the scene feeds it time and clicks and takes its events."""

    def __init__(
        self,
        rules: type[Game],
        deck: Sequence[Card],
        players: Sequence[Player],
        seed: int,
        options: dict[str, Any],
    ) -> None:
        self.seed = seed
        self.options = options
        self.players = tuple(players)
        self.game = rules(deck, len(players), seed, **options)
        self.shown = Shown(rules, len(players))
        self.history: list[tuple[int, Move]] = []
        self.readings: list[Reading] = []
        self.words_before = 0  # words read before the match was saved and taken up again
        self.reading: Reading | None = None
        self.wants_reading = True  # the family's own setting, beside the match's option
        self.phase = Phase.SHOW
        self.pace = PACE
        self.people = [seat for seat, player in enumerate(self.players) if not player.bot]
        self.viewer = self.people[0] if self.people else 0
        self.covered = self.secret  # the first person, too, takes the screen in private
        self._queue: deque[Event] = deque(self.game.take_events())
        self._thinking: Iterator[Move] | None = None
        self._best: Move | None = None
        self._waited = 0.0

    @property
    def secret(self) -> bool:
        """Whether people must not see each other's cards."""
        return len(self.people) > 1 and Face.OWNER in self.game.faces.values()

    @property
    def reads(self) -> bool:
        return bool(self.game.chosen["reading"]) and self.wants_reading

    @property
    def between_rounds(self) -> bool:
        return [move.verb for move in self.game.moves(self.game.turn)] == [BETWEEN]

    def next_event(self) -> Event | None:
        """The next thing for the room to see; None while it reads, and when it has caught up."""
        if self.phase is not Phase.SHOW:
            return None
        if not self._queue:
            self._settle()
            return None
        event = self._queue.popleft()
        self.shown.show(event)
        if isinstance(event, ReadAloud) and self._is_mine(event):
            judge = "partner" if len(self.people) > 1 else "self"
            self.reading = Reading(event.seat, event.card, judge)
            self.covered |= self.secret and event.seat != self.viewer  # another person comes to the screen
            self.enter(Phase.READ)
        return event

    def peek(self) -> Event | None:
        """What the room will see next."""
        return self._queue[0] if self._queue else None

    def play(self, seat: int, move: Move) -> None:
        """A decision has been made: ASK or THINK to SHOW."""
        assert self.phase in (Phase.ASK, Phase.THINK), f"nobody may play in {self.phase}"
        self.game.apply(seat, move)
        self.history.append((seat, move))
        self._queue.extend(self.game.take_events())
        self.enter(Phase.SHOW)

    def heard(self) -> None:
        """The reading is done: READ to SHOW."""
        assert self.reading is not None
        assert self.reading.step is Step.DONE
        self.readings.append(self.reading)
        self.reading = None
        self.enter(Phase.SHOW)

    def ready(self) -> None:
        """The next person has the screen: HAND_OVER to ASK."""
        assert self.phase is Phase.HAND_OVER
        self.viewer = self.game.turn
        self.covered = False
        self.enter(Phase.ASK)

    def tick(self, dt: float) -> None:
        """Let a thinking bot think for a slice of the frame; it plays when its pause is over too."""
        if self.phase is not Phase.THINK:
            return
        self._waited += dt
        self._think()
        if self._thinking is None and self._waited >= self.pace and self._best is not None:
            self.play(self.game.turn, self._best)

    def enter(self, phase: Phase) -> None:
        assert phase in NEXT[self.phase], f"{phase} may not follow {self.phase}"
        self.phase = phase

    def level(self, seat: int) -> bots.Level:
        return bots.levels_of(type(self.game))[self.players[seat].bot]

    def pending_reads(self) -> int:
        """Readings of people that the room has not come to yet, the present one included."""
        return sum(map(self._is_mine, self._queue)) + (self.reading is not None)

    def awaits(self, card: int) -> bool:
        """Whether somebody is still to read this card aloud."""
        if self.reading is not None and self.reading.card == card:
            return True
        return any(isinstance(event, ReadAloud) and event.card == card for event in self._queue)

    def repeat(self, seat: int, move: Move, owed: int = 0) -> None:
        """Take up a saved move; its events are shown again only from the first reading still owed."""
        self.game.apply(seat, move)
        self.history.append((seat, move))
        events = [*self._queue, *self.game.take_events()]
        mine = [at for at, event in enumerate(events) if self._is_mine(event)]
        first = mine[-owed] if 0 < owed <= len(mine) else len(events)
        for event in events[:first]:
            self.shown.show(event)
        self._queue = deque(events[first:])

    def _is_mine(self, event: Event) -> bool:
        """Whether a person has to read here."""
        return isinstance(event, ReadAloud) and self.reads and event.seat in self.people

    def _settle(self) -> None:
        """The room has caught up: whose turn is it, and who is that?"""
        seat = self.game.turn
        if self.game.winners is not None:
            self.enter(Phase.OVER)
        elif self.between_rounds:
            self.covered = self.secret  # the whole room looks at the result: new hands stay closed
            self.enter(Phase.ASK)
        elif self.players[seat].bot:
            self._begin_thinking(seat)
        elif self.secret and (seat != self.viewer or self.covered):
            self.covered = True
            self.enter(Phase.HAND_OVER)
        else:
            self.viewer = seat
            self.enter(Phase.ASK)

    def _begin_thinking(self, seat: int) -> None:
        rng = bots.chance(self.seed, len(self.history))
        level = self.level(seat)
        self._thinking = level.bot.think(bots.view_for(self.game, level, rng), rng)
        self._best, self._waited = None, 0.0
        self.enter(Phase.THINK)

    def _think(self) -> None:
        stop = time.perf_counter() + SLICE
        while self._thinking is not None and time.perf_counter() < stop:
            move = next(self._thinking, None)
            if move is None:
                self._thinking = None
            else:
                self._best = move
