"""What happens to frames, words and memory while speaking children hang, die and work for hours."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, product
from pathlib import Path

import pygame

from game.sound.finder import Finder, Folders
from game.sound.health import State
from game.sound.renderer import JOB_LIMIT, Renderer
from game.sound.spoken import SpokenVoice
from tests.bench.measures import FRAME_LIMIT, line, timed
from tests.bench.voice_speed import FRAME, cached, deck, each, frames, runs, speaking
from tests.sound.fake_speaker import act
from tests.sound.tape import opened, wait

SCENE = 60.0  # seconds
TURN = 5.0  # seconds with the voice, then as many without
FAULTS = (("ok", "crash"), ("ok", "slow", "garbage"), ("ok", "hang"))
WORDS = 10_000
SETTLED = 1_000  # words until all that is kept is full
BATCH = 250


def children() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid]


def strike(number: int) -> None:
    """To all children: SIGKILL is a crash, SIGSTOP a hang."""
    for pid in children():
        os.kill(pid, number)


def jitter(folder: Path) -> None:
    """V6: the same frames with the voice and without, five seconds each in turn."""
    with speaking("pico", folder) as voice:
        compare("V6 real child, killed and stopped", voice, cycle((signal.SIGKILL, signal.SIGSTOP)), SCENE)
    for script in FAULTS:
        places = Folders(folder / "none", folder / "none", folder / script[-1])
        scripted = SpokenVoice(Renderer(partial(act, script=script)), Finder(places))
        try:
            opened(scripted)
            compare(f"V6 scripted child: {', '.join(script)}", scripted, cycle((0,)), SCENE / len(FAULTS))
        finally:
            scripted.close()


def compare(what: str, voice: SpokenVoice, blows: Iterator[int], seconds: float) -> None:
    with_voice: list[float] = []
    without: list[float] = []
    taken: list[float] = []
    words = fresh_words()
    while len(taken) * FRAME < seconds:
        voice.prepare([next(words) for _ in range(66)])
        blow = next(blows)
        for nth in range(int(TURN / FRAME)):
            if nth == 60 and blow:
                strike(blow)
            if nth % 40 == 0:
                taken.append(timed(lambda: voice.say(next(words))))
            a_frame(with_voice, lambda: taken.append(timed(lambda: voice.update(FRAME))))
        for _ in range(int(TURN / FRAME)):
            a_frame(without, lambda: None)
    late = sum(time > FRAME_LIMIT for time in taken)
    line(what, f"{late} of {len(taken)} calls over 16.7 ms, longest {max(taken):.1f}", "must 0")
    over, plain = (sum(time > FRAME_LIMIT for time in times) for times in (with_voice, without))
    line(
        "   whole frames over 16.7 ms", f"{over} with the voice, {plain} without", "no more with than without"
    )


def a_frame(times: list[float], voice: Callable[[], None]) -> None:
    """A picture's worth of work, the voice, and the rest of the frame asleep."""
    screen = pygame.Surface((1280, 720))

    def work() -> None:
        screen.fill("navy")
        voice()

    times.append(timed(work))
    time.sleep(max(0.0, FRAME - times[-1] / 1000))


def fresh_words() -> Iterator[str]:
    """Words that nobody has said yet: the head of one and the tail of another, over and over."""
    packs = ("1-cvc", "3-blends", "7-split-digraphs", "8-alternatives")
    words = [word for pack in packs for word in deck(pack)]
    yield from dict.fromkeys(f"{head[:2]}{tail[1:]}" for head, tail in product(words, reversed(words)))


def recovery(folder: Path) -> None:
    """V7: how long after a blow the next word is ready."""
    words = fresh_words()
    with speaking("pico", folder) as voice:
        strike(signal.SIGKILL)
        crash = until_cached(voice, folder, [next(words)])
        line("V7 crash to the next word", f"{crash:.2f} s", "must 1 s")
    with speaking("pico", folder) as voice:
        strike(signal.SIGSTOP)
        hang = until_cached(voice, folder, [next(words), next(words)], 1)
        line("V7 hang to the next word", f"limit + {hang - JOB_LIMIT:.2f} s", "must limit + 0.5 s")


def until_cached(voice: SpokenVoice, folder: Path, words: list[str], lost: int = 0) -> float:
    wanted = cached(folder) + len(words) - lost
    voice.prepare(words)
    return timed(lambda: frames(voice, lambda: cached(folder) >= wanted)) / 1000


def memory(engine: str, folder: Path) -> None:
    """V8: what parent and child hold after the first thousand words and after ten thousand more."""
    words = fresh_words()
    with speaking(engine, folder, "fast") as voice:
        if not runs(voice, engine):
            return
        render_many(voice, folder, words, SETTLED)
        before = held(os.getpid()), held(children()[0])
        render_many(voice, folder, words, WORDS)
        after = held(os.getpid()), held(children()[0])
        assert voice.health.state is not State.CAPTIONS
    grown = [later - sooner for sooner, later in zip(before, after, strict=True)]
    found = f"parent {grown[0]:+.1f} MB, child {grown[1]:+.1f} MB"
    line(f"V8 growth over {WORDS:,} words, {engine}", found, "must 5 MB")


def render_many(voice: SpokenVoice, folder: Path, words: Iterator[str], count: int) -> None:
    """In batches, as decks are; each batch's files are deleted, as a teacher may do at any time."""
    for _ in range(count // BATCH):
        voice.prepare([next(words) for _ in range(BATCH)])
        wait(voice.update, lambda: cached(folder) >= BATCH, 120)
        for file in (folder / "cache").glob("*.wav"):
            file.unlink()


def held(pid: int) -> float:
    """Megabytes of a process; Linux only."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


BENCHES: dict[str, Callable[[Path], None]] = {
    "V6": jitter,
    "V7": recovery,
    "V8": partial(each, bench=memory),
}
