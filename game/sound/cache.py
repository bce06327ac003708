"""Rendered words on disk: bounded, deletable at any time, and silently done without where it cannot be."""

import contextlib
import os
import time
from pathlib import Path

from game.sound.pcm import Clip, complete, read, wav

MOST_BYTES = 64 * 1024 * 1024
SUFFIX = ".wav"
HALF_WRITTEN = 3600.0  # seconds: nobody is still writing it


class Cache:
    """A folder of clips by key; every call may touch the disk, so none is made in a frame."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keys(self) -> set[str]:
        with contextlib.suppress(OSError):
            return {file.stem for file in self._folder.iterdir() if file.suffix == SUFFIX}
        return set()

    def get(self, key: str) -> Clip | None:
        """The clip, or None when there is no whole one."""
        try:
            data = self._file(key).read_bytes()
            return read(data) if complete(data) else None
        except (OSError, ValueError):
            return None

    def put(self, key: str, clip: Clip) -> bool:
        """Keep it whole or not at all; False where nothing can be written."""
        fresh = self._folder / f"{key}.{os.getpid()}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(wav(clip))
            os.replace(fresh, self._file(key))
        except OSError:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)
            return False
        return True

    def prune(self, most: int = MOST_BYTES) -> None:
        """Let the oldest go until the rest fits, and what a power cut left half written."""
        kept = []
        with contextlib.suppress(OSError):
            for file in self._folder.iterdir():
                facts = file.stat()
                if file.suffix == SUFFIX:
                    kept.append((facts.st_mtime, facts.st_size, file))
                elif file.suffix[1:].isdecimal() and time.time() - facts.st_mtime > HALF_WRITTEN:
                    file.unlink()
        kept.sort()
        room = sum(size for _, size, _ in kept)
        for _, size, file in kept:
            if room <= most:
                return
            with contextlib.suppress(OSError):
                file.unlink()
                room -= size

    def _file(self, key: str) -> Path:
        return self._folder / f"{key}{SUFFIX}"
