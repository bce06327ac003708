"""The child process: turns text into samples with whatever speech engine this computer has."""

import contextlib
import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TextIO

from game.sound.pcm import Clip, complete, read, tidy

WORDS_A_MINUTE = {"slow": 110, "normal": 140, "fast": 170}
PICO_SPEED = {"slow": 0.65, "normal": 0.8, "fast": 1.0}
FILE_WAIT, SAY_WAIT = 2.5, 1.2  # seconds; in sum less than the game waits before it takes us for hanging
SCRATCH = "ka-blam-voice-"
OLD = 60.0
LONGEST_LOG = 200_000
ACCENTS = {"british": "en-gb", "american": "en-us"}
ORDER = {"win32": ("pyttsx3", "pico"), "darwin": ("pyttsx3", "say")}
LINUX_ORDER = ("pico", "pyttsx3")
LANGUAGE = re.compile(r"[a-z]{2,3}([-_][a-z0-9]+)*", re.IGNORECASE)


class Offered(NamedTuple):
    """A voice an engine has: its own name for it, what to call it, and its language such as en-gb."""

    voice: str
    name: str
    language: str


class Engine(Protocol):
    """One speech library; raises anything when it cannot."""

    name: str
    version: str

    def voices(self) -> Sequence[Offered]: ...

    def render(self, text: str, voice: str, rate: str) -> Clip: ...


def package_version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


class Pico:
    """The small voice that pip brings along; needs nothing of the system."""

    name = "Pico"

    def __init__(self) -> None:
        from py_nanotts import NanoTTS

        self._speech = NanoTTS()
        self.version = package_version("py-nanotts")

    def voices(self) -> Sequence[Offered]:
        return [Offered("en-GB", "Pico", "en-gb"), Offered("en-US", "Pico", "en-us")]

    def render(self, text: str, voice: str, rate: str) -> Clip:
        # At its own volume most words are clipped; tidying brings them back to level.
        speed = PICO_SPEED[rate]
        return Clip(16000, self._speech.speak(text, voice=voice or "en-GB", speed=speed, volume=0.5))


class SystemVoice:
    """The computer's own voice through pyttsx3."""

    name = "pyttsx3"

    def __init__(self) -> None:
        sweep(Path(tempfile.gettempdir()))
        self._voices = self._list_voices()
        self.version = f"{package_version('pyttsx3')} {platform.release()}"

    def render(self, text: str, voice: str, rate: str) -> Clip:
        engine = self._engine()
        problems: list[Exception] = []
        engine.connect("error", lambda name, exception: problems.append(exception))
        if voice:
            engine.setProperty("voice", voice)
        engine.setProperty("rate", WORDS_A_MINUTE[rate])
        with tempfile.TemporaryDirectory(prefix=SCRATCH, ignore_cleanup_errors=True) as folder:
            file = Path(folder) / "word.wav"
            engine.save_to_file(text, str(file))
            engine.runAndWait()
            if problems:  # pyttsx3 keeps what its drivers raise to itself
                raise problems[0]
            return read(whole_file(file))

    def voices(self) -> Sequence[Offered]:
        return self._voices

    def _list_voices(self) -> Sequence[Offered]:
        """The system's own choice first; none when a single odd voice makes the driver raise."""
        try:
            engine = self._engine()
            own = str(engine.getProperty("voice"))
            voices = [Offered(*described(voice)) for voice in engine.getProperty("voices")]
        except Exception as error:
            print("cannot list voices:", repr(error), flush=True)
            return []
        return sorted(voices, key=lambda voice: voice.voice != own)

    def _engine(self) -> Any:
        # A fresh one each time, and not by init(), which hands back the old one: on Windows and macOS
        # an engine's second utterance is cut off.
        from pyttsx3.engine import Engine as System

        return System()


def described(voice: Any) -> tuple[str, str, str]:
    """What pyttsx3 tells of a voice; drivers write languages as en-GB, en_GB or with bytes before."""
    languages = [str(language or "") for language in voice.languages or ()]
    spoken = next((match[0] for each in languages if (match := LANGUAGE.search(each))), "")
    return str(voice.id), str(voice.name), spoken.replace("_", "-").lower()


class Say:
    """The command that macOS brings along; it speaks with the voice the system is set to."""

    name = "say"

    def __init__(self) -> None:
        self.version = platform.release()

    def voices(self) -> Sequence[Offered]:
        return []

    def render(self, text: str, voice: str, rate: str) -> Clip:
        with tempfile.TemporaryDirectory(prefix=SCRATCH, ignore_cleanup_errors=True) as folder:
            file = Path(folder) / "word.wav"
            command = ["/usr/bin/say", "-o", str(file), "--data-format=LEI16@22050"]
            command += ["-r", str(WORDS_A_MINUTE[rate]), *(["-v", voice] if voice else [])]
            subprocess.run([*command, "--", text], check=True, timeout=SAY_WAIT)
            return read(whole_file(file))


ENGINES: dict[str, Callable[[], Engine]] = {"pico": Pico, "pyttsx3": SystemVoice, "say": Say}


def whole_file(file: Path) -> bytes:
    """The file's bytes once nobody is writing to it any more."""
    deadline = time.monotonic() + FILE_WAIT
    size = -1
    while time.monotonic() < deadline:
        data = file.read_bytes() if file.exists() else b""
        if complete(data) and len(data) == size:
            return data
        size = len(data)
        time.sleep(0.005)
    raise TimeoutError("the engine wrote no whole file")


def first_engine(names: Sequence[str]) -> Engine:
    """The first engine that can say a word; LookupError tells why each of them could not."""
    reasons = []
    for name in names:
        try:
            engine = ENGINES[name]()
            tidy(engine.render("ready", "", "normal"))
        except Exception as error:
            reasons.append(f"{name}: {error!r}")
        else:
            return engine
    raise LookupError("; ".join(reasons))


def engine_order(preferred: str = "", skipped: int = 0) -> tuple[str, ...]:
    """This system's engines, the preferred one first; those skipped go to the end."""
    order = sorted(ORDER.get(sys.platform, LINUX_ORDER), key=lambda name: name != preferred)
    first = skipped % len(order)
    return (*order[first:], *order[:first])


def sweep(folder: Path) -> None:
    """Remove what children left behind that were killed in mid-word."""
    for left in folder.glob(f"{SCRATCH}*"):
        with contextlib.suppress(OSError):
            if time.time() - left.stat().st_mtime > OLD:
                shutil.rmtree(left)


def best(engine: Engine, accent: str) -> str:
    """The engine's own name for its first voice of this accent; "" leaves the choice to the engine."""
    language = ACCENTS.get(accent, "")
    return next((voice.voice for voice in engine.voices() if voice.language == language), "")


def accent_of(language: str) -> str:
    """The accent a voice is offered under; "" is none of ours. Plain en is what espeak calls British."""
    if language == "en":
        return "british"
    return next((accent for accent, start in ACCENTS.items() if language.startswith(start)), "")


def listed(running: Engine, engines: Sequence[str]) -> list[tuple[str, str, str]]:
    """The English voices of all engines here as (key, name, accent)."""
    found = []
    for name in engines:
        try:
            engine = running if running.name.lower() == name else ENGINES[name]()
            for voice, title, language in engine.voices():
                if language.partition("-")[0] == "en":
                    found.append((f"{name}:{voice}", title, accent_of(language)))
        except Exception as error:
            print("cannot list:", name, repr(error), flush=True)
    return found


def serve(connection: Connection, log: str, engines: Sequence[str]) -> None:
    """Answer jobs until the game says None or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    print_to(log)
    threading.Thread(target=end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        try:
            engine = first_engine(engines)
        except LookupError as error:
            print("no engine:", error, flush=True)
            connection.send(("dead", str(error)))
            return
        # The voices an accent stands for are part of the version: another one is another sound.
        voices = " ".join(best(engine, accent) for accent in ACCENTS)
        connection.send(("ready", engine.name, f"{engine.version} {voices}"))
        while (job := connection.recv()) is not None:
            if job[0] == "voices":
                connection.send(("voices", listed(engine, engines)))
            else:
                connection.send(answer(engine, *job[1:]))


def answer(engine: Engine, number: int, text: str, voice: str, rate: str) -> tuple[Any, ...]:
    try:
        clip = tidy(engine.render(text, best(engine, voice) if voice in ACCENTS else voice, rate))
    except Exception as error:
        print("failed:", text, repr(error), flush=True)
        return ("failed", number, repr(error))
    return ("done", number, clip.rate, clip.pcm)


def print_to(log: str) -> None:
    """Send what engines print to the log; a windowed program has nowhere else for it."""
    sys.stdout = sys.stderr = opened(Path(log or os.devnull))
    for number in (1, 2):
        with contextlib.suppress(OSError):
            os.dup2(sys.stdout.fileno(), number)


def opened(log: Path) -> TextIO:
    """The log, started again when it has grown long; nowhere when it cannot be written."""
    try:
        long = log.exists() and log.stat().st_size > LONGEST_LOG
        return log.open("w" if long else "a", encoding="utf-8", errors="replace")
    except OSError:
        return opened(Path(os.devnull))


def end_with_parent() -> None:
    """End even in the middle of a hanging engine when the game is gone."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
