"""A game being played: its players, its history and the phase the table is in."""

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from typing import Any

from game.play import bots, calls
from game.play.entry import Entry
from game.play.once import read_once
from game.play.plan import Player
from game.play.reading import Reading, Step
from game.play.shown import Shown
from game.rules.things import Card, Event, Face, Move, Peeked, ReadAloud

SLICE = 0.004  # seconds a thinking bot may take of one frame
PACE = 0.9  # seconds a bot waits before it plays, so that the room can follow
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


class Match:
    """The turn state machine; the scene feeds it time and clicks and takes its events."""

    def __init__(
        self,
        entry: Entry,
        deck: Sequence[Card],
        players: Sequence[Player],
        seed: int,
        options: dict[str, Any],
    ) -> None:
        self.entry = entry
        self.seed = seed
        self.options = options
        self.players = tuple(players)
        self.game = entry.rules(deck, len(players), seed, **options)
        self.shown = Shown(entry.rules, len(players))
        self.history: list[tuple[int, Move]] = []
        self.readings: list[Reading] = []
        self.words_before = 0  # words read before the match was saved and taken up again
        self.reading: Reading | None = None
        self.looks = 0  # at hands that people have doubted
        self.looking: Peeked | None = None
        self.pack = ""  # the key of the words or pictures it was dealt from
        self.wants_reading = True  # the family's own setting, beside the match's option
        self.phase = Phase.SHOW
        self.pace = PACE
        self.people = [seat for seat, player in enumerate(self.players) if not player.bot]
        self.levels = [entry.level(player.bot) if player.bot else None for player in self.players]
        self.viewer = self.people[0] if self.people else 0
        self.window = calls.seconds_of(self.game)
        self.waited = 0.0  # seconds for which the call that now counts has been awaited
        self.covered = self.secret  # the first person, too, takes the screen in private
        self._watcher: Callable[[Phase], None] = lambda phase: None
        self._queue: deque[Event] = deque(self.game.take_events())
        self._thinking: Iterator[Move] | None = None
        self._best: Move | None = None
        self._paused = 0.0  # seconds for which the bot on turn has waited

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
        """The next thing for the room to see; None while one reads or looks, and when it has caught up."""
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
        elif isinstance(event, Peeked) and self._is_mine(event):
            self.looking = event
            self.enter(Phase.LOOK)
        return event

    def peek(self) -> Event | None:
        """What the room will see next."""
        return self._queue[0] if self._queue else None

    def play(self, seat: int, move: Move) -> None:
        """A decision has been made: ASK or THINK to SHOW."""
        assert self.phase in (Phase.ASK, Phase.THINK), f"nobody may play in {self.phase}"
        self._apply(seat, move)
        self.waited = 0.0
        answer = calls.remembered if self.people else calls.among_computers
        call = answer(self.game, self.levels, bots.chance(self.seed, len(self.history), "call"))
        if call is not None:
            self._apply(*call)
        self.enter(Phase.SHOW)

    def advice(self) -> Move:
        """What the strongest computer would do for the person on turn."""
        return bots.advise(self.game, self.entry.best, bots.chance(self.seed, len(self.history)))

    def shouts(self, seat: int) -> list[Move]:
        """What a seat may call out now: its own last card at once, all else when the room has seen it."""
        if not self._queue and self.reading is None and self.looking is None:
            return calls.shouts(self.game, seat)
        return [Move(calls.CALL)] if calls.forgetful(self.game) == seat else []

    @property
    def deadline(self) -> float | None:
        """After how many seconds of waiting the call that now counts will be too late; None: never."""
        times = [seconds for seconds, _ in self._due()]
        return min((time for time in times if time < float("inf")), default=None)

    def _due(self) -> list[tuple[float, Callable[[], None]]]:
        """What the clock will do about the call that now counts, and after how many seconds of waiting."""
        if self.phase not in (Phase.CALL, Phase.ASK) or not calls.is_open(self.game):
            return []
        due: list[tuple[float, Callable[[], None]]] = []
        if caught := calls.catcher(self.game, self.levels):
            due.append((caught[0], partial(self.call, *caught[1])))
        missed = [move for move in self.game.moves(self.game.turn) if move.verb == bots.MISS]
        if self.phase is Phase.CALL:
            due.append((self.window, self._go_on))
        elif missed:
            due.append((self.window, partial(self.play, self.game.turn, missed[0])))
        return due

    def call(self, seat: int, move: Move) -> None:
        """Out of turn, in any phase but the last; whoever was about to choose starts anew."""
        self._apply(seat, move)
        if self.phase not in (Phase.SHOW, Phase.READ, Phase.LOOK):
            self.enter(Phase.SHOW)

    def _apply(self, seat: int, move: Move) -> None:
        self.game.apply(seat, move)
        self.history.append((seat, move))
        self._queue.extend(self._happened())

    def _happened(self) -> list[Event]:
        """What has followed from a move; the cards of a set of one thing are read once."""
        events = self.game.take_events()
        return read_once(events, self.game.deck) if self.game.pictures else events

    def heard(self) -> None:
        """The reading is done: READ to SHOW."""
        assert self.reading is not None
        assert self.reading.step is Step.DONE
        self.readings.append(self.reading)
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

    def ready(self) -> None:
        """The next person has the screen: HAND_OVER to ASK."""
        assert self.phase is Phase.HAND_OVER
        self.viewer = self.game.turn
        self.covered = False
        self.enter(Phase.ASK)

    def tick(self, dt: float) -> None:
        """Let the time for a call run; let a thinking bot think, which plays when its pause is over too."""
        if due := self._due():  # only while nobody reads, hands over or pauses: the time is always fair
            self.waited += dt
            seconds, act = min(due, key=lambda one: one[0])
            if seconds <= self.waited:
                act()
        if self.phase is Phase.THINK:
            self._paused += dt
            self._think()
            if self._thinking is None and self._paused >= self.pace and self._best is not None:
                self.play(self.game.turn, self._best)

    def enter(self, phase: Phase) -> None:
        assert phase in NEXT[self.phase], f"{phase} may not follow {self.phase}"
        self.phase = phase
        self._watcher(phase)

    def watch(self, entered: Callable[[Phase], None]) -> None:
        """Whoever shows the match is told of every new phase."""
        self._watcher = entered

    def owed(self) -> int:
        """Readings and looks of people that the room has not come to yet, the present one included."""
        present = self.reading is not None or self.looking is not None
        return sum(map(self._is_mine, self._queue)) + present

    def awaits(self, card: int) -> bool:
        """Whether somebody is still to read this card aloud."""
        if self.reading is not None and self.reading.card == card:
            return True
        return any(isinstance(event, ReadAloud) and event.card == card for event in self._queue)

    def repeat(self, seat: int, move: Move) -> None:
        """Take up a saved move."""
        self._apply(seat, move)

    def catch_up(self, owed: int) -> None:
        """All saved moves are taken up: show again only what follows from the first thing still owed."""
        events = [*self._queue]
        mine = [at for at, event in enumerate(events) if self._is_mine(event)]
        first = mine[-owed] if 0 < owed <= len(mine) else len(events)
        for event in events[:first]:
            self.shown.show(event)
        self._queue = deque(events[first:])

    def _is_mine(self, event: Event) -> bool:
        """Whether a person has to read here, or to look."""
        match event:
            case ReadAloud(seat, _):
                return self.reads and seat in self.people
            case Peeked(seat, _, _):
                return seat in self.people
        return False

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
        if self.waited >= self.window or not any(self.shouts(seat) for seat in self.people):
            return False
        others = self.players[self.game.turn].bot or (self.secret and self.game.turn != self.viewer)
        return bool(others) and calls.is_open(self.game)

    def _go_on(self) -> None:
        seat = self.game.turn
        if self.players[seat].bot:
            self._begin_thinking(seat)
        elif self.secret and (seat != self.viewer or self.covered):
            self.covered = True
            self.enter(Phase.HAND_OVER)
        else:
            self.viewer = seat
            self.enter(Phase.ASK)

    def _begin_thinking(self, seat: int) -> None:
        rng = bots.chance(self.seed, len(self.history))
        level = self.levels[seat]
        assert level is not None
        self._thinking = bots.think(self.game, level, rng)
        self._best, self._paused = None, 0.0
        self.enter(Phase.THINK)

    def _think(self) -> None:
        stop = time.perf_counter() + SLICE
        while self._thinking is not None and time.perf_counter() < stop:
            move = next(self._thinking, None)
            if move is None:
                self._thinking = None
            else:
                self._best = move
