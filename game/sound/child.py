"""The parent's handle on one child process, whatever happens to that process."""

import contextlib
import multiprocessing
import pickle
import threading
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

FAREWELL, FUNERAL = 0.3, 1.0
BROKEN = (EOFError, OSError, pickle.UnpicklingError, AttributeError, ImportError, IndexError)


class Child:
    """A process and the pipe to it; a thread starts it (30 ms) and reads: half a message would block."""

    def __init__(self, target: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._connection, theirs = spawn.Pipe()
        self._process = spawn.Process(target=target, args=(theirs, *arguments), daemon=True)
        self._unwanted = False
        self._starting = threading.Lock()
        self._started = threading.Event()
        self._messages: deque[Any] = deque()
        self._thread = threading.Thread(target=self._live, args=(theirs,), daemon=True)
        self._thread.start()

    def _live(self, theirs: Connection) -> None:
        # When it cannot start, closing their end is what tells us: the pipe ends.
        with self._starting, contextlib.suppress(OSError, RuntimeError):
            if not self._unwanted:
                self._process.start()
        theirs.close()
        self._started.set()
        with contextlib.suppress(*BROKEN):
            while True:
                self._messages.append(self._connection.recv())
        self._connection.close()

    def send(self, job: tuple[Any, ...] | None) -> None:
        """Raises one of BROKEN when the child is gone."""
        self._connection.send(job)

    def receive(self, most: int) -> list[Any]:
        """What has arrived, without waiting; raises one of BROKEN when the child is gone."""
        gone = not self._thread.is_alive()
        messages = [self._messages.popleft() for _ in range(min(most, len(self._messages)))]
        if gone and not messages:
            raise EOFError
        return messages

    def kill(self) -> None:
        """The pipe ends with the process, and the thread with the pipe."""
        with self._starting:
            self._unwanted = True
            if self._process.pid is not None:
                self._process.kill()

    @property
    def over(self) -> bool:
        """Whether a killed child is gone for good; asking also clears it away."""
        if self._thread.is_alive():
            return False
        return self._process.pid is None or self._process.exitcode is not None

    def end(self) -> None:
        """Say goodbye, wait a moment, then kill; nothing is left behind."""
        self._started.wait()
        with contextlib.suppress(*BROKEN):
            self.send(None)
        self._join(FAREWELL)
        self.kill()
        self._join(FUNERAL)
        self._thread.join(FUNERAL)

    def _join(self, seconds: float) -> None:
        if self._process.pid is not None:
            self._process.join(seconds)
