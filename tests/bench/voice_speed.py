"""How much of a frame the voice takes and how soon it speaks."""

import contextlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import numpy as np
import pygame

from game import paths
from game.sound.finder import Finder, Folders
from game.sound.mixer import BUFFER, RATE, VOICE_CHANNEL
from game.sound.renderer import Renderer
from game.sound.spoken import SpokenVoice
from game.words.packs import shipped
from tests.bench.measures import line, p95, timed, usual, worked
from tests.bench.startup import SHOWN, Started, ours
from tests.sound.hearing import QUIET
from tests.sound.tape import LIMIT, Tape, opened, recording

FRAME = 1 / 60
PACK = "4-digraphs"
ENGINES = ("pico", "pyttsx3")
IDLE_FRAMES = 300
CALLS = 40
STARTS = 7
MARKER = 5  # a channel for a click that nobody else uses
BUFFER_MS = 1000 * BUFFER / RATE


def deck(pack: str = PACK) -> list[str]:
    return [word.word for word in shipped(paths.assets() / "packs")[pack].words]


def p99(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


@contextlib.contextmanager
def speaking(engine: str, folder: Path, rate: str = "normal") -> Iterator[SpokenVoice]:
    """A voice whose child is running and which has nothing but that child and an empty cache."""
    renderer = Renderer(log=str(folder / "voice.log"))
    voice = SpokenVoice(renderer, Finder(Folders(folder / "none", folder / "none", folder / "cache")), rate)
    voice.chosen = f"{engine}:"
    try:
        opened(voice)
        yield voice
    finally:
        voice.close()


def runs(voice: SpokenVoice, engine: str) -> bool:
    return voice.health.engine.lower() == engine


def cached(folder: Path) -> int:
    return len(list((folder / "cache").glob("*.wav")))


def frames(voice: SpokenVoice, until: Callable[[], bool], limit: float = LIMIT) -> list[tuple[float, float]]:
    """Sixty frames a second: what each update took, in milliseconds by the clock and by the processor."""
    times: list[tuple[float, float]] = []
    deadline = time.perf_counter() + limit
    while not until() and time.perf_counter() < deadline:
        began = time.perf_counter()
        times.append(worked(lambda: voice.update(FRAME)))
        time.sleep(max(0.0, FRAME - (time.perf_counter() - began)))
    return times


def share_of_frames(folder: Path) -> None:
    """V1: each kind of frame; the processor's own time shows what was only waiting for other programs."""
    wanted = "must 1.5 ms; 3 ms"
    with speaking("pico", folder) as voice:
        count_frames(voice, 60)
        show_share("V1 update, idle", count_frames(voice, IDLE_FRAMES), wanted)
        voice.prepare(deck())
        show_share("V1 update, sending and receiving", frames(voice, lambda: cached(folder) >= 66), wanted)
        calls, playing = [], []
        for word in deck()[:CALLS]:
            calls.append(worked(partial(voice.say, word)))
            playing += count_frames(voice, 4)
        show_share("V1 say, a word that is ready", calls, wanted)
        show_share("V1 update, speaking", playing, wanted)
        decks = [worked(partial(voice.prepare, deck())) for _ in range(20)]
        show_share("V1 prepare, sixty-six words", decks, wanted)


def count_frames(voice: SpokenVoice, count: int) -> list[tuple[float, float]]:
    left = iter(range(count))
    return frames(voice, lambda: next(left, None) is None)


def show_share(what: str, times: Sequence[tuple[float, float]], wanted: str) -> None:
    clock, processor = zip(*times, strict=True)
    found = f"{usual(clock):.2f}; {p99(clock):.2f} ms (own {usual(processor):.2f}; {p99(processor):.2f})"
    line(what, found, wanted)


def click() -> pygame.mixer.Sound:
    """One sample on the right side only: where on the tape a word was asked for."""
    frame = np.zeros((RATE // 100, 2), "<i2")
    frame[0, 1] = 32767
    return pygame.mixer.Sound(buffer=frame.tobytes())


def cached_word(folder: Path) -> None:
    """V2: from the click to the word's first sample, at life's pace."""
    wanted = f"must 25 ms, with a buffer of {BUFFER_MS:.0f} ms"
    words = deck()[:16]
    with recording(folder / "warm", faster=False) as tape:
        with speaking("pico", folder) as voice:
            voice.prepare(words)
            frames(voice, lambda: cached(folder) >= len(words))
            say_after_clicks(voice, words)
        show_delays("V2 word in memory", tape, wanted)
    with recording(folder / "cold", faster=False) as tape:
        with speaking("pico", folder) as voice:
            say_after_clicks(voice, words)
        show_delays("   word on disk, a frame later", tape, "")


def say_after_clicks(voice: SpokenVoice, words: Sequence[str]) -> None:
    mark = click()
    for word in words:
        pygame.mixer.Channel(MARKER).play(mark)
        voice.say(word)
        count_frames(voice, 24)
        voice.stop()
        count_frames(voice, 12)


def show_delays(what: str, tape: Tape, wanted: str) -> None:
    pygame.mixer.quit()
    both = np.fromfile(tape.file, "<i2").reshape(-1, 2) / 32768
    marks = np.flatnonzero(both[:, 1] - both[:, 0] > 0.5)
    loud = np.flatnonzero(np.abs(both[:, 0]) > QUIET)
    delays = [1000 * (loud[np.searchsorted(loud, mark)] - mark) / RATE for mark in marks]
    line(what, f"{usual(delays):.0f} ms, worst of {len(delays)} {max(delays):.0f} ms", wanted)


def uncached_word(engine: str, folder: Path) -> None:
    """V3: a word nobody has said before, asked for in one frame and playing in a later one."""
    with speaking(engine, folder) as voice:
        if not runs(voice, engine):
            line(f"V3 uncached word, {engine}", "cannot speak here")
            return
        times = [until_heard(voice, word) for word in deck()[:CALLS]]
    line(
        f"V3 uncached word, {engine}",
        f"{usual(times):.0f} ms, p95 {p95(times):.0f} ms",
        "must 50 ms, three frames",
    )


def until_heard(voice: SpokenVoice, word: str) -> float:
    """Milliseconds from asking to playing; afterwards all is silent again."""
    channel = pygame.mixer.Channel(VOICE_CHANNEL)
    channel.stop()
    began = time.perf_counter()
    voice.say(word)
    frames(voice, channel.get_busy)
    heard = time.perf_counter() - began
    voice.stop()
    count_frames(voice, 3)
    return heard * 1000


def whole_deck(engine: str, folder: Path) -> None:
    """V5: at sixty frames a second, from the deal to the last word."""
    with speaking(engine, folder) as voice:
        if not runs(voice, engine):
            return
        voice.prepare(deck())
        seconds = timed(lambda: frames(voice, lambda: cached(folder) >= 66)) / 1000
    line(f"V5 sixty-six words prepared, {engine}", f"{seconds:.2f} s", "must 2 s")


def start_delay(folder: Path) -> None:
    """V12: the first frame with the voice and without, in turn."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    heard: list[float] = []
    silent: list[float] = []
    for _ in range(STARTS):
        for flags, times in (((), heard), (("--mute",), silent)):
            with Started(ours(str(folder), *flags)) as program:
                times.append(program.until(SHOWN))
    found = f"{usual(heard) - usual(silent):+.0f} ms ({usual(heard):.0f} against {usual(silent):.0f})"
    line("V12 first frame, with the voice and muted", found, "must 0, within what starts differ")


def each(folder: Path, bench: Callable[[str, Path], None]) -> None:
    for engine in ENGINES:
        (folder / engine).mkdir()
        bench(engine, folder / engine)


BENCHES: dict[str, Callable[[Path], None]] = {
    "V1": share_of_frames,
    "V2": cached_word,
    "V3": partial(each, bench=uncached_word),
    "V5": partial(each, bench=whole_deck),
    "V12": start_delay,
}
