"""The parent's side of the speaking child: jobs out, answers in, and a watchdog."""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any

from game.sound.child import BROKEN, Child
from game.sound.health import Health, Speaker, State
from game.sound.pcm import Clip
from game.sound.request import Rendered, Request
from game.sound.speaker import engine_order, serve

ANSWERS_A_FRAME = 4
IN_FLIGHT = 2  # so that the child need not wait for a frame between two words
START_LIMIT = 10.0
JOB_LIMIT = 4.0
LEAST_RATE, MOST_RATE = 4_000, 192_000
RESTARTS = 3
RESTARTS_WITHIN = 60.0
REST = 300.0
# A computer that slept for an hour must not take its child for a hanging one.
LONGEST_STEP = 0.5

STARTING = Health(State.STARTING, "The voice is getting ready.")
NO_ENGINE = Health(State.CAPTIONS, "This computer has no voice of its own: only our own words are spoken.")
GAVE_UP = Health(State.CAPTIONS, "The voice keeps stopping, so words are shown instead.")

log = logging.getLogger(__name__)


class Listing(Enum):
    NOT_WANTED = "nobody asked which voices there are, or it is known"
    WANTED = "to be asked when no word is waiting"
    ASKED = "the child is looking"


class Renderer:
    """Keeps one child speaking; nothing here waits."""

    def __init__(self, target: Callable[..., None] = serve, log: str = "") -> None:
        self.health = STARTING
        self.speakers: tuple[Speaker, ...] = ()
        self._target = target
        self._log = log
        self._preferred = ""
        self._lost_starts = 0
        self._listing = Listing.NOT_WANTED
        self._child: Child | None = None
        self._dying: list[Child] = []
        self._urgent: deque[Request] = deque()
        self._later: deque[Request] = deque()
        self._jobs: dict[int, Request] = {}  # sent and not answered yet, by number
        self._number = 0
        self._failed: list[Request] = []
        self._clock = 0.0
        self._heard = 0.0
        self._wake = 0.0
        self._restarts: deque[float] = deque(maxlen=RESTARTS)

    def ask(self, requests: Iterable[Request]) -> None:
        """Render these next, instead of those asked for before."""
        self._urgent = deque(request for request in requests if request not in self._jobs.values())
        self._send_next()

    def prepare(self, requests: Iterable[Request]) -> None:
        """Render these when nothing else is wanted, instead of those prepared before."""
        self._later = deque(requests)

    def wake(self) -> None:
        """Try again now if there was no voice."""
        if self.health.state is State.CAPTIONS:
            self._wake = self._clock

    def add(self, request: Request, urgent: bool) -> None:
        """Render this too, before what is only being prepared if it is urgent."""
        queue = self._urgent if urgent else self._later
        if request not in queue and request not in self._jobs.values():
            queue.append(request)
        self._send_next()

    def prefer(self, engine: str) -> None:
        """Let this engine speak if it can, "" for the best; another engine is another child."""
        if engine == self._preferred:
            return
        self._preferred = engine
        self._lost_starts = 0
        self._drop_child()
        self.health = STARTING
        self._wake = self._clock

    def list_speakers(self) -> None:
        """Ask which voices there are; they come a little later."""
        if not self.speakers and self._listing is Listing.NOT_WANTED:
            self._listing = Listing.WANTED

    def update(self, dt: float) -> list[Rendered]:
        """Once a frame: the answers that have come."""
        self._clock += min(dt, LONGEST_STEP)
        self._dying = [child for child in self._dying if not child.over]
        if self._child is None and self._clock >= self._wake:
            self._start()
        answers = self._listen()
        self._watch()
        self._send_next()
        answers += [Rendered(request, None) for request in self._failed]
        self._failed = []
        return answers

    def close(self) -> None:
        for child in [*self._dying, *([self._child] if self._child else [])]:
            child.end()
        self._child, self._dying, self._wake = None, [], float("inf")

    def _start(self) -> None:
        self.health = STARTING
        self._heard = self._clock
        self._child = Child(self._target, (self._log, engine_order(self._preferred, self._lost_starts)))

    def _listen(self) -> list[Rendered]:
        answers: list[Rendered] = []
        if self._child is None:
            return answers
        try:
            for message in self._child.receive(ANSWERS_A_FRAME):
                self._heard = self._clock
                self._take(message, answers)
        except BROKEN:
            self._lose("is gone")
        except (TypeError, ValueError) as error:
            self._lose(f"talks nonsense: {error}")
        return answers

    def _take(self, message: Any, answers: list[Rendered]) -> None:
        match message:
            case ("ready", str(engine), str(version)):
                self._lost_starts = 0
                self.health = Health(State.SPEAKING, f"The voice is ready ({engine}).", engine, version)
            case ("dead", str(why)):
                log.warning("no speech engine: %s", why)
                self._rest(NO_ENGINE)
            case ("done", int(number), int(rate), bytes(pcm)) if LEAST_RATE <= rate <= MOST_RATE:
                self._finish(number, Clip(rate, pcm), answers)
            case ("voices", list(voices)):
                self._listing = Listing.NOT_WANTED
                self.speakers = tuple(Speaker(*map(str, voice)) for voice in voices)
            case ("failed", int(number), str(why)):
                log.warning("could not say %s: %s", self._jobs.get(number), why)
                self._finish(number, None, answers)
            case _:
                raise ValueError(repr(message)[:80])

    def _finish(self, number: int, clip: Clip | None, answers: list[Rendered]) -> None:
        if number not in self._jobs:
            raise ValueError(f"an answer to job {number}, which nobody gave")
        request = self._jobs.pop(number)
        answers.append(Rendered(request, clip))
        if request in self._later:  # it was prepared, then asked for
            self._later.remove(request)

    def _watch(self) -> None:
        """A child that says nothing for too long is lost."""
        silent = self._clock - self._heard
        if self._child is None:
            return
        if self.health.state is State.STARTING and silent > START_LIMIT:
            self._lose("did not start")
        elif self._jobs and silent > JOB_LIMIT:
            self._lose(f"hangs at {next(iter(self._jobs.values())).text!r}")
        elif self._listing is Listing.ASKED and silent > JOB_LIMIT:
            self._lose("hangs at listing its voices")

    def _lose(self, why: str) -> None:
        log.warning("the speaking child %s", why)
        if self.health.state is State.STARTING:
            self._lost_starts += 1  # let the next engine have a try
        recent = [time for time in self._restarts if self._clock - time < RESTARTS_WITHIN]
        if len(recent) >= RESTARTS:
            self._rest(GAVE_UP)
            return
        self._drop_child()
        self._restarts.append(self._clock)
        self._start()

    def _rest(self, health: Health) -> None:
        """Captions for a while; a new match or five minutes later it tries again."""
        self._drop_child()
        self._failed += [*self._urgent, *self._later]
        self._urgent.clear()
        self._later.clear()
        self._restarts.clear()
        self.health = health
        self._wake = self._clock + REST

    def _drop_child(self) -> None:
        if self._child:
            self._child.kill()
            self._dying.append(self._child)
            self._child = None
        if self._listing is Listing.ASKED:
            self._listing = Listing.NOT_WANTED
        unanswered = list(self._jobs.values())
        self._failed += unanswered[:1]
        self._later.extendleft(unanswered[1:])  # not the one it was at: may still be said
        self._jobs.clear()

    def _send_next(self) -> None:
        while self._child and self.health.state is State.SPEAKING and self._listing is not Listing.ASKED:
            if len(self._jobs) == IN_FLIGHT:
                return
            if queue := self._urgent or self._later:
                request = queue.popleft()
                if request in self._jobs.values():
                    continue
                self._number += 1
                self._jobs[self._number] = request
                self._send(("render", self._number, request.text, request.voice, request.rate))
            elif self._listing is Listing.WANTED and not self._jobs:
                self._listing = Listing.ASKED
                self._send(("voices",))
            else:
                return

    def _send(self, job: tuple[Any, ...]) -> None:
        assert self._child is not None
        if len(self._jobs) <= 1:
            self._heard = self._clock  # its time begins; one job more does not begin it anew
        try:
            self._child.send(job)
        except BROKEN:
            self._lose("is gone")
