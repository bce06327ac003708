"""The loop, and what to do when a frame fails: note why, and bring the children back to their match."""

import contextlib
import os
import time
import traceback
from collections.abc import Callable
from functools import partial

import pygame

from game.play.match import Match
from game.screen.app.app import App

MOST_RESTARTS = 3
MINUTE = 60.0
MOST_BYTES = 200_000  # of the log; then it is put aside and a new one begun
CHAIN, FRAMES = 5, 40  # how much of an error is told


def run(app: App) -> None:
    """One frame after the other, until the app is stopped."""
    clock, rescue = pygame.time.Clock(), Rescue(app)
    while app.running:
        try:
            dt = clock.tick(app.pace) / 1000
            app.frame(min(dt, 0.1), pygame.event.get())
        except Exception as error:  # a child must never be left before a dead window
            rescue.recover(error)


class Rescue:
    """Takes up the saved match again, a few times a minute; after that, or without one, the title."""

    def __init__(self, app: App, clock: Callable[[], float] = time.monotonic) -> None:
        self.app = app
        self.path = app.services.data / "crash.log"
        self._clock = clock
        self._restarts: list[float] = []
        self._noted = ""

    def recover(self, error: Exception) -> None:
        """A frame has failed with this error; never fails itself."""
        match = self._match()
        self._note(error, match)
        self._tidy()
        if match is None or not self._restart():
            self._try(self.app.open)

    def _match(self) -> Match | None:
        """The match on the table, which may lie under another scene."""
        from game.screen.scenes.table import TableScene  # late, like all scenes but the first

        return next((scene.match for scene in self.app.stack if isinstance(scene, TableScene)), None)

    def _tidy(self) -> None:
        """Undo what the failed scene may have left half done."""
        self.app.inputs.typing = False
        self.app.fade.end()
        for tidy in (self.app.services.voice.stop, lambda: self.app.screen.set_clip(None)):
            with contextlib.suppress(Exception):
                tidy()

    def _restart(self) -> bool:
        """Back to the saved match; False if that cannot be done or has been done too often."""
        now, failed = self._clock(), self.app.top
        self._restarts = [then for then in self._restarts if now - then < MINUTE]
        if len(self._restarts) >= MOST_RESTARTS:
            return False
        self._restarts.append(now)
        return self._try(partial(self.app.go, "resume")) and self.app.top is not failed

    def _try(self, way: Callable[[], None]) -> bool:
        """Go there, if at least that can be done."""
        try:
            way()
        except Exception as error:
            self._note(error)
            return False
        return True

    def _note(self, error: Exception, match: Match | None = None) -> None:
        place = f"{match.game.key}, seed {match.seed}, {len(match.history)} moves" if match else "no match"
        text = f"{place}\n{told(error)}\n"
        if text == self._noted:  # the same again and again must not fill the disk
            return
        self._noted = text
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size > MOST_BYTES:
                os.replace(self.path, self.path.with_suffix(".old"))
            with open(self.path, "a", encoding="utf-8", errors="replace") as log:
                log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')}  {text}\n")


def told(error: BaseException) -> str:
    """Where an error came from and its kind, but not its words, which may hold a child's name."""
    parts: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(parts) < CHAIN:
        parts.append("".join(traceback.format_tb(cause.__traceback__, -FRAMES)) + type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    return "\nbecause of\n".join(parts)
