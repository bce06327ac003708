"""Finds clips on disk in a thread of its own: the school's recordings, the shipped ones, the cache."""

import contextlib
import io
import logging
import re
import struct
import threading
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pygame

from game.sound.cache import Cache
from game.sound.pcm import Clip, mono, tidy, wav
from game.sound.phonemes import GROUP_OF, level, shortest
from game.sound.request import Rendered, Request, sound_request

RECORDED = (".wav", ".ogg", ".mp3", ".flac")
SHIPPED_RATE, SHIPPED_VOICE = "slow", "british"
NO_LETTER = re.compile(r"[ ']")
NONE = ("", "")
LONGEST = 8  # seconds of a recording
GOODBYE = 1.0

log = logging.getLogger(__name__)


class Folders(NamedTuple):
    """Where clips may lie; the last two are the user's."""

    sounds: Path
    recordings: Path
    cache: Path


class Found(NamedTuple):
    """What looking brought; no sound means that it lies nowhere, or that what was rendered is of no use."""

    request: Request
    sound: pygame.mixer.Sound | None
    epoch: int
    rendered: bool = False


class Finder:
    """Looks for the urgent ones first; nothing that is called from a frame waits for the disk."""

    def __init__(self, folders: Folders) -> None:
        self.engine: tuple[str, str] | None = None  # its name and version, empty where there is none
        self.epoch = 0  # grows when the same request may mean another sound: other engine, other recordings
        self.recordings = 0
        self._problems: dict[str, str] = {}  # why a recording cannot be played, by its file's name
        self._unchecked: deque[str] = deque()
        self._folders = folders
        self._cache = Cache(folders.cache)
        self._recorded: dict[str, Path] = {}
        self._dates: dict[Path, int] = {}
        self._shipped: dict[str, dict[str, Path]] = {}
        self._keys: set[str] | None = None  # of the cache, once it has been listed
        self._urgent: deque[Request] = deque()
        self._later: deque[Request] = deque()
        self._fresh: deque[tuple[Rendered, str, bool]] = deque()
        self._found: deque[Found] = deque()
        self._look = True
        self._check = False
        self._writable = True
        self._ended = False
        self._work = threading.Condition()
        self._thread = threading.Thread(target=self._serve, name="clips", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def use(self, engine: tuple[str, str] | None) -> None:
        """Another engine speaks now; None while it is not known which."""
        with self._work:
            self.engine = engine
            self.epoch += 1

    @property
    def problem(self) -> str:
        """One sentence about the recordings that cannot be played."""
        problems = dict(self._problems)
        if not problems:
            return ""
        why = f" ({next(iter(problems.values()))})" if len(problems) == 1 else ""
        return f"Of the recordings, {', '.join(sorted(problems))} cannot be played{why}."

    def check(self) -> None:
        """Count the recordings anew and try each of them."""
        with self._work:
            self._look = self._check = True
            self._work.notify()

    def ask(self, requests: Iterable[Request]) -> None:
        """Look for these next, instead of those asked for before."""
        with self._work:
            self._urgent = deque(requests)
            self._work.notify()

    def prepare(self, requests: Iterable[Request]) -> None:
        """Look again which files there are, then for these, instead of those prepared before."""
        with self._work:
            self._look = True
            self._later = deque(requests)
            self._work.notify()

    def keep(self, answer: Rendered, ready: bool) -> None:
        """Keep on disk what an engine rendered, and make a sound of it unless there is one already."""
        with self._work:
            self._fresh.append((answer, self._key(answer.request), ready))
            self._work.notify()

    def lacks(self, request: Request) -> bool:
        """Whether it is already known to lie nowhere; asks no disk."""
        if self._keys is None or request.text in self._recorded or request.is_sound:
            return False
        return self._spoken(request) is None and self._key(request) not in self._keys

    def found(self) -> list[Found]:
        """What has been found since the last time."""
        return [self._found.popleft() for _ in range(len(self._found))]

    @property
    def working(self) -> bool:
        return bool(self._look or self._urgent or self._later or self._fresh or self._unchecked)

    def close(self) -> None:
        with self._work:
            self._ended = True
            self._work.notify()
        if self._thread.is_alive():
            self._thread.join(GOODBYE)

    def _serve(self) -> None:
        self._cache.prune()
        while not self._ended:
            with self._work:
                while not (self._ended or self.working):
                    self._work.wait()
            self._next()

    def _next(self) -> None:
        """One piece of work, the most urgent first."""
        if self._look:
            self._look = False
            self._list_files()
        elif self._urgent:
            self._look_for(self._urgent)
        elif self._fresh:
            self._keep(*self._fresh.popleft())
        elif self._later:
            self._look_for(self._later)
        elif self._unchecked:
            name = self._unchecked.popleft()
            self._recording(sound_request(name) if name in GROUP_OF else Request(name, ""))

    def _look_for(self, queue: "deque[Request]") -> None:
        with contextlib.suppress(IndexError):  # the frame may just have put another queue in its place
            request, epoch = queue.popleft(), self.epoch
            self._found.append(Found(request, self._find(request), epoch))

    def _list_files(self) -> None:
        with contextlib.suppress(OSError):  # so that a teacher finds it
            self._folders.recordings.mkdir(parents=True, exist_ok=True)
        self._recorded = _files(self._folders.recordings)
        dates = {file: _date(file) for file in self._recorded.values()}
        if dates != self._dates:
            with self._work:
                self._dates, self.epoch = dates, self.epoch + 1
            self._problems = {}
        self.recordings = len(self._recorded)
        self._writable = True
        if self._check:
            self._check, self._unchecked = False, deque(self._recorded)
        if not self._shipped:
            folders = ("phonemes", "words", "calls")
            self._shipped = {name: _files(self._folders.sounds / name) for name in folders}
        self._keys = self._cache.keys()

    def _find(self, request: Request) -> pygame.mixer.Sound | None:
        try:
            return self._recording(request) or self._ready_made(request) or self._kept(request)
        except Exception:  # the thread must outlive whatever a file or the mixer does
            log.exception("%s could not be looked for", request)
            return None

    def _recording(self, request: Request) -> pygame.mixer.Sound | None:
        path = self._recorded.get(request.text)
        # A single letter is the name of a sound, never the word "a" or "I".
        if path is None or (len(request.text) == 1 and not request.is_sound):
            return None
        try:
            return playable(_tidied(path, request))
        except (pygame.error, ValueError, OSError) as error:
            self._problems[path.name] = str(error).rstrip(".")
            log.warning(self.problem)
            return None

    def _ready_made(self, request: Request) -> pygame.mixer.Sound | None:
        sounds = self._shipped["phonemes"]
        path = sounds.get(request.text) if request.is_sound else self._spoken(request)
        try:
            return pygame.mixer.Sound(path) if path else None
        except (pygame.error, OSError) as error:
            log.warning("%s cannot be played: %s", path, error)
            return None

    def _spoken(self, request: Request) -> Path | None:
        """Calls have a character of their own; words are one voice at one speed, or better than nothing."""
        call = self._shipped["calls"].get(NO_LETTER.sub("-", request.text))
        as_wanted = (request.rate, request.voice) == (SHIPPED_RATE, SHIPPED_VOICE)
        word = self._shipped["words"].get(request.text)
        return call or (word if as_wanted or self.engine == NONE else None)

    def _kept(self, request: Request) -> pygame.mixer.Sound | None:
        clip = None if request.is_sound else self._cache.get(self._key(request))
        return playable(clip) if clip else None

    def _key(self, request: Request) -> str:
        return request.key(*(self.engine or NONE))

    def _keep(self, answer: Rendered, key: str, ready: bool) -> None:
        assert answer.clip is not None
        if not ready:
            self._found.append(Found(answer.request, playable(answer.clip), self.epoch, rendered=True))
        if self._writable:
            self._writable = self._cache.put(key, answer.clip)
            if self._writable and self._keys is not None:
                self._keys.add(key)


def _files(folder: Path) -> dict[str, Path]:
    """The sound files of a folder by what they say."""
    try:
        files = sorted(folder.iterdir())
    except OSError:
        return {}
    sounds = [file for file in files if file.suffix.lower() in RECORDED and file.is_file()]
    return {file.stem.strip().lower().replace("’", "'"): file for file in sounds}


def _date(file: Path) -> int:
    """When it was written; 0 when it has gone meanwhile."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def _tidied(path: Path, request: Request) -> Clip:
    """A recording without its silence, as loud as the clips it stands among."""
    rate, _, channels = pygame.mixer.get_init() or (44100, -16, 2)
    sound = pygame.mixer.Sound(path)
    if sound.get_length() > LONGEST:
        raise ValueError(f"it is longer than {LONGEST} seconds")
    clip = Clip(rate, mono(sound.get_raw(), channels))
    if request.is_sound:
        return tidy(clip, level(request.text), shortest(request.text), noisy=True)
    return tidy(clip, noisy=True)


def playable(clip: Clip) -> pygame.mixer.Sound | None:
    """A sound of it (2 ms), or None when the mixer will not have it."""
    try:
        return pygame.mixer.Sound(file=io.BytesIO(wav(clip)))
    except (pygame.error, struct.error):
        return None
