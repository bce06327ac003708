"""The parent's handle on one child process, whatever happens to that process."""

import contextlib
import multiprocessing
import pickle
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

FAREWELL, FUNERAL = 0.3, 1.0
BROKEN = (EOFError, OSError, pickle.UnpicklingError, AttributeError, ImportError, IndexError)


class Child:
    """A process and the pipe to it; starting it happens in a thread because it may take 30 ms."""

    def __init__(self, target: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._connection, theirs = spawn.Pipe()
        self._process = spawn.Process(target=target, args=(theirs, *arguments), daemon=True)
        self._unwanted = False
        self._starting = threading.Lock()
        self._starter = threading.Thread(target=self._start, args=(theirs,), daemon=True)
        self._starter.start()

    def _start(self, theirs: Connection) -> None:
        # When it cannot start, closing their end is what tells us: the pipe ends.
        with self._starting, contextlib.suppress(OSError, RuntimeError):
            if not self._unwanted:
                self._process.start()
        theirs.close()

    def send(self, job: tuple[Any, ...] | None) -> None:
        """Raises one of BROKEN when the child is gone."""
        self._connection.send(job)

    def receive(self, most: int) -> list[Any]:
        """What has arrived, without waiting; raises one of BROKEN when the child is gone."""
        messages: list[Any] = []
        while len(messages) < most and self._connection.poll(0):
            try:
                messages.append(self._connection.recv())
            except BROKEN:
                if not messages:
                    raise
                break
        return messages

    def kill(self) -> None:
        with self._starting:
            self._unwanted = True
            if self._process.pid is not None:
                self._process.kill()
        self._connection.close()

    @property
    def over(self) -> bool:
        """Whether a killed child is gone for good; asking also clears it away."""
        if self._starter.is_alive():
            return False
        return self._process.pid is None or self._process.exitcode is not None

    def end(self) -> None:
        """Say goodbye, wait a moment, then kill; nothing is left behind."""
        self._starter.join()
        with contextlib.suppress(*BROKEN):
            self.send(None)
        self._join(FAREWELL)
        self.kill()
        self._join(FUNERAL)

    def _join(self, seconds: float) -> None:
        if self._process.pid is not None:
            self._process.join(seconds)
