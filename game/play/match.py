"""A game being played: its players, its history and the phase the table is in."""

from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum
from random import Random
from typing import Any

from game.play import bots, calls, clock
from game.play.clock import PACE, Due, Thought
from game.play.entry import Entry
from game.play.once import read_once
from game.play.plan import Player
from game.play.reading import Reading, Step
from game.play.shown import Shown
from game.rules.things import Card, Event, Face, Move, Peeked, ReadAloud

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

    pack = ""  # the key of the words or pictures it was dealt from
    wants_reading = True  # the family's own setting, beside the match's option
    words_before = 0  # words read before the match was saved and taken up again
    looks = 0  # at hands that people have doubted
    pace = PACE
    phase = Phase.SHOW
    reading: Reading | None = None
    looking: Peeked | None = None
    waited = 0.0  # seconds for which the call that now counts has been awaited
    _thought: Thought | None = None  # of the bot on turn

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
        self.people = [seat for seat, player in enumerate(self.players) if not player.bot]
        self.levels = [entry.level(player.bot) if player.bot else None for player in self.players]
        self.viewer = self.people[0] if self.people else 0
        self.covered = self.secret  # the first person, too, takes the screen in private
        self._watcher: Callable[[Phase], None] = lambda phase: None
        self._queue: deque[Event] = deque(self.game.take_events())

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
        answer = bots.remembered if self.people else bots.among_computers
        if call := answer(self.game, self.levels, self._chance("call")):
            self._apply(*call)
        self.enter(Phase.SHOW)

    def advice(self) -> Move:
        """What the strongest computer would do for the person on turn."""
        return bots.advise(self.game, self.entry.best, self._chance())

    def shouts(self, seat: int) -> list[Move]:
        """What a seat may call out now: its own last card at once, all else when the room has seen it."""
        if not self._queue and self.reading is None and self.looking is None:
            return calls.shouts(self.game, seat)
        own = calls.forgotten(self.game)
        return [own[1]] if own is not None and own[0] == seat else []

    @property
    def deadline(self) -> float | None:
        """After how many seconds of waiting the call that now counts will be too late; None: never."""
        return min((each.seconds for each in self._due()), default=None)

    def _due(self) -> list[Due]:
        """What may come of the call that now counts: no time runs while one reads, hands over or pauses."""
        if self.phase not in (Phase.CALL, Phase.ASK):
            return []
        return clock.due(self.game, self.levels, self._chance("call"), asked=self.phase is Phase.ASK)

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
        if due := self._due():
            self.waited += dt
            first = min(due, key=lambda each: each.seconds)
            if first.seconds <= self.waited:
                self._call_time(first)
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
        verb = calls.awaited(self.game)
        if not verb or not self.waited < calls.seconds_of(self.game, verb) < calls.FOR_EVER:
            return False
        others = self.players[self.game.turn].bot or (self.secret and self.game.turn != self.viewer)
        return bool(others) and any(self.shouts(seat) for seat in self.people)

    def _go_on(self) -> None:
        seat = self.game.turn
        level = self.levels[seat]
        if level is not None:
            self._thought = Thought(bots.think(self.game, level, self._chance()))
            self.enter(Phase.THINK)
        elif self.secret and (seat != self.viewer or self.covered):
            self.covered = True
            self.enter(Phase.HAND_OVER)
        else:
            self.viewer = seat
            self.enter(Phase.ASK)

    def _chance(self, of: str = "") -> Random:
        return bots.chance(self.seed, len(self.history), of)
