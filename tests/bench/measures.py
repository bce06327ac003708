"""Times, what is usual about them, and one line of a report for each."""

import statistics
import time
from collections.abc import Callable, Sequence

FRAME_LIMIT = 1000 / 60  # ms


def timed(work: Callable[[], object]) -> float:
    """Milliseconds that the work took."""
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def worked(work: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds that the work took, and how many of them the processor spent on it: a busy machine
    lengthens the first only."""
    before = time.thread_time()
    wall = timed(work)
    return wall, (time.thread_time() - before) * 1000


def interleaved(works: Sequence[Callable[[], object]], rounds: int) -> list[list[float]]:
    """Each work once a round, in turn, so that a busy machine is as unfair to one as to the other."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for nth, work in enumerate(works):
            times[nth].append(timed(work))
    return times


def p95(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def usual(times: Sequence[float]) -> float:
    return statistics.median(times)


def line(what: str, found: str, wanted: str = "") -> None:
    print(f"  {what:46} {found:34} {wanted}", flush=True)
