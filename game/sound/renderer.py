"""The parent's side of the speaking child: jobs out, answers in, and a watchdog."""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from game.sound.child import BROKEN, Child
from game.sound.health import Health, State
from game.sound.pcm import Clip
from game.sound.speaker import serve

ANSWERS_A_FRAME = 4
START_LIMIT = 10.0
JOB_LIMIT = 4.0
RESTARTS = 3
RESTARTS_WITHIN = 60.0
REST = 300.0
# A computer that slept for an hour must not take its child for a hanging one.
LONGEST_STEP = 0.5

STARTING = Health(State.STARTING, "The voice is getting ready.")
NO_ENGINE = Health(State.CAPTIONS, "This computer has no voice, so words are shown instead.")
GAVE_UP = Health(State.CAPTIONS, "The voice keeps stopping, so words are shown instead.")

log = logging.getLogger(__name__)


class Request(NamedTuple):
    """What an engine is asked for; equal requests sound the same."""

    text: str
    rate: str
    voice: str = ""


class Rendered(NamedTuple):
    """An answer; no clip means that this request failed."""

    request: Request
    clip: Clip | None


class Renderer:
    """Keeps one child speaking; nothing here waits."""

    def __init__(self, target: Callable[..., None] = serve, arguments: tuple[Any, ...] = ()) -> None:
        self.health = STARTING
        self._target = target
        self._arguments = arguments
        self._child: Child | None = None
        self._dying: list[Child] = []
        self._urgent: deque[Request] = deque()
        self._later: deque[Request] = deque()
        self._job: Request | None = None
        self._number = 0
        self._failed: list[Request] = []
        self._clock = 0.0
        self._heard = 0.0
        self._wake = 0.0
        self._restarts: deque[float] = deque(maxlen=RESTARTS)

    def ask(self, requests: Iterable[Request]) -> None:
        """Render these next, instead of those asked for before."""
        self._urgent = deque(request for request in requests if request != self._job)
        self._later = deque(request for request in self._later if request not in self._urgent)
        self._send_next()

    def prepare(self, requests: Iterable[Request]) -> None:
        """Render these when nothing else is wanted, instead of those prepared before."""
        self._later = deque(requests)
        if self.health.state is State.CAPTIONS:
            self._wake = self._clock

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
        self._child = Child(self._target, self._arguments)

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
            case ("ready", str(engine), str(voice), str(version)):
                why = f"The voice is ready ({engine})."
                self.health = Health(State.SPEAKING, why, engine, voice, version)
            case ("dead", str(why)):
                log.warning("no speech engine: %s", why)
                self._rest(NO_ENGINE)
            case ("done", int(number), int(rate), bytes(pcm)) if rate > 0:
                self._finish(number, Clip(rate, pcm), answers)
            case ("failed", int(number), str(why)):
                log.warning("could not say %s: %s", self._job, why)
                self._finish(number, None, answers)
            case _:
                raise ValueError(repr(message)[:80])

    def _finish(self, number: int, clip: Clip | None, answers: list[Rendered]) -> None:
        if self._job is None or number != self._number:
            raise ValueError(f"an answer to job {number}, which nobody gave")
        answers.append(Rendered(self._job, clip))
        self._job = None

    def _watch(self) -> None:
        """A child that says nothing for too long is lost."""
        silent = self._clock - self._heard
        if self._child is None:
            return
        if self.health.state is State.STARTING and silent > START_LIMIT:
            self._lose("did not start")
        elif self._job and silent > JOB_LIMIT:
            self._lose(f"hangs at {self._job.text!r}")

    def _lose(self, why: str) -> None:
        log.warning("the speaking child %s", why)
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
        if self._job:
            self._failed.append(self._job)
            self._job = None

    def _send_next(self) -> None:
        if self._job or self._child is None or self.health.state is not State.SPEAKING:
            return
        queue = self._urgent or self._later
        if not queue:
            return
        self._job = queue.popleft()
        self._number += 1
        self._heard = self._clock
        try:
            self._child.send(("render", self._number, self._job.text, self._job.voice, self._job.rate))
        except BROKEN:
            self._lose("is gone")
