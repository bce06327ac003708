"""The parent's side of the child: order, cancelling, crashes, hangs and limits."""

import multiprocessing
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from game.sound.health import State
from game.sound.renderer import JOB_LIMIT, NO_ENGINE, REST, RESTARTS, START_LIMIT, Listing, Renderer
from game.sound.request import Rendered, Request
from game.sound.speaker import engine_order
from tests.sound.fake_speaker import act, fall_over, mute, stutter

MOMENT = 0.0005


class Bench:
    """A renderer, the answers it gave, and a way to wait for the real child without moving the clock."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self.answers: list[Rendered] = []

    def until(self, done: Callable[[], bool], limit: float = 10.0) -> None:
        deadline = time.monotonic() + limit
        while not done():
            assert time.monotonic() < deadline, "waited in vain"
            self.answers += self.renderer.update(MOMENT)
            time.sleep(0.002)

    def pass_time(self, seconds: float) -> None:
        for _ in range(int(seconds / 0.5) + 1):
            self.answers += self.renderer.update(0.5)

    def ready(self) -> None:
        self.until(lambda: self.renderer.health.state is State.SPEAKING)

    def ask(self, word: str) -> None:
        self.renderer.ask([Request(word, "normal")])

    def words(self) -> list[str]:
        return [answer.request.text for answer in self.answers]

    def outcome(self, word: str) -> bool:
        """Wait for the word; whether it came with a clip."""
        self.until(lambda: word in self.words())
        return [answer.clip is not None for answer in self.answers if answer.request.text == word][-1]


@pytest.fixture
def benches() -> Iterator[Callable[..., Bench]]:
    made: list[Bench] = []
    threads = threading.active_count()

    def make(*script: str) -> Bench:
        made.append(Bench(Renderer(partial(act, script=script))))
        return made[-1]

    yield make
    for bench in made:
        bench.renderer.close()
    assert multiprocessing.active_children() == []
    assert threading.active_count() == threads


def test_a_word_comes_back(benches: Callable[..., Bench]) -> None:
    bench = benches("ok")
    bench.ask("cat")
    assert bench.outcome("cat")
    assert bench.renderer.health.engine == "Fake"


def test_an_asked_word_overtakes_prepared_ones(benches: Callable[..., Bench]) -> None:
    bench = benches("slow", "ok")
    bench.ready()
    bench.renderer.prepare([Request(word, "normal") for word in ("one", "two", "three")])
    bench.until(lambda: bool(bench.renderer._jobs))
    bench.ask("now")
    bench.until(lambda: len(bench.answers) == 4)
    assert bench.words() == ["one", "two", "now", "three"]


def test_preparing_anew_drops_the_rest_of_the_old(benches: Callable[..., Bench]) -> None:
    bench = benches("slow", "ok")
    bench.ready()
    bench.renderer.prepare([Request(word, "normal") for word in ("old", "older", "oldest")])
    bench.until(lambda: bool(bench.renderer._jobs))
    bench.renderer.prepare([Request("new", "normal")])
    assert bench.outcome("new")
    assert bench.words() == ["old", "older", "new"]


def test_a_thousand_wishes_leave_one_job(benches: Callable[..., Bench]) -> None:
    bench = benches("ok")
    bench.ready()
    for number in range(1000):
        bench.ask(f"word{number}")
    assert bench.outcome("word999")
    assert bench.words() == ["word0", "word1", "word999"]


def test_one_word_that_fails_leaves_the_child_alone(benches: Callable[..., Bench]) -> None:
    bench = benches("fail", "ok")
    bench.ask("bad")
    assert not bench.outcome("bad")
    bench.ask("good")
    assert bench.outcome("good")
    assert not bench.renderer._restarts


@pytest.mark.parametrize("trouble", ["crash", "garbage", "nonsense", "stranger"])
def test_a_broken_child_is_replaced(benches: Callable[..., Bench], trouble: str) -> None:
    bench = benches(trouble)
    bench.ask("bad")
    assert not bench.outcome("bad")
    assert bench.renderer.health.state is State.STARTING
    bench.ready()


def test_a_hanging_child_is_killed_after_its_limit(benches: Callable[..., Bench]) -> None:
    bench = benches("hang")
    bench.ready()
    bench.ask("bad")
    bench.pass_time(JOB_LIMIT - 1)
    assert bench.answers == []
    bench.pass_time(1)
    assert bench.answers == [Rendered(Request("bad", "normal"), None)]
    bench.ready()


def test_a_child_that_dies_fails_only_the_word_it_was_at(benches: Callable[..., Bench]) -> None:
    bench = benches("crash")
    bench.ready()
    bench.renderer.prepare([Request(word, "normal") for word in ("bad", "good")])
    bench.until(lambda: bool(bench.answers))
    assert bench.words() == ["bad"]


def test_a_hanging_child_gets_no_more_time_by_another_wish(benches: Callable[..., Bench]) -> None:
    bench = benches("hang")
    bench.ready()
    bench.ask("bad")
    bench.pass_time(JOB_LIMIT - 1)
    bench.ask("other")
    bench.pass_time(1)
    assert bench.words() == ["bad"]


def test_a_computer_that_slept_does_not_kill_its_child(benches: Callable[..., Bench]) -> None:
    bench = benches("slow")
    bench.ready()
    bench.ask("cat")
    bench.answers += bench.renderer.update(3600.0)
    assert bench.outcome("cat")


def test_too_many_crashes_lead_to_captions_until_a_new_match(benches: Callable[..., Bench]) -> None:
    bench = benches("crash")
    for number in range(RESTARTS + 1):
        bench.ask(f"bad{number}")
        assert not bench.outcome(f"bad{number}")
    assert bench.renderer.health.state is State.CAPTIONS
    assert "shown instead" in bench.renderer.health.why
    bench.renderer.wake()
    bench.ready()


def test_no_engine_means_captions_and_a_new_try_later(benches: Callable[..., Bench]) -> None:
    bench = benches("dead")
    bench.ask("cat")
    assert not bench.outcome("cat")
    assert bench.renderer.health == NO_ENGINE
    bench.pass_time(REST - 2)
    assert bench.renderer._child is None
    bench.pass_time(2)
    assert bench.renderer._child is not None


def test_a_child_that_never_starts_leads_to_captions() -> None:
    bench = Bench(Renderer(mute))
    bench.pass_time((START_LIMIT + 1) * (RESTARTS + 1))
    assert bench.renderer.health.state is State.CAPTIONS
    bench.renderer.close()
    assert multiprocessing.active_children() == []


def test_another_engine_is_another_child(benches: Callable[..., Bench]) -> None:
    bench = benches("ok")
    bench.renderer.list_speakers()
    bench.until(lambda: bool(bench.renderer.speakers))
    assert bench.renderer.speakers[0].key == f"{engine_order()[0]}:any"
    bench.renderer.prefer("pyttsx3")
    bench.until(lambda: bench.renderer.health.state is State.STARTING)
    bench.renderer.speakers = ()
    bench.renderer.list_speakers()
    bench.until(lambda: bool(bench.renderer.speakers))
    assert next(iter(bench.renderer.speakers)).key == "pyttsx3:any"
    assert not bench.renderer._restarts


@pytest.mark.parametrize("trouble", ["crash", "hang", "nonsense"])
def test_voices_that_cannot_be_listed_are_not_asked_for_again(
    benches: Callable[..., Bench], trouble: str
) -> None:
    bench = benches(trouble)
    bench.renderer.list_speakers()
    bench.ready()
    bench.until(lambda: bench.renderer._listing is Listing.ASKED)
    if trouble == "hang":
        bench.pass_time(JOB_LIMIT)
    bench.until(lambda: bench.renderer._listing is Listing.NOT_WANTED)
    bench.ready()
    assert bench.renderer.speakers == ()


def test_an_engine_that_dies_at_the_start_makes_room_for_the_next() -> None:
    bench = Bench(Renderer(fall_over))
    bench.ready()
    assert bench.renderer.health.engine == engine_order()[1]
    bench.renderer.close()


def test_half_a_message_holds_nobody_up() -> None:
    bench = Bench(Renderer(stutter))
    bench.ready()
    bench.ask("cat")
    began = time.monotonic()
    bench.pass_time(JOB_LIMIT + 0.5)
    assert time.monotonic() - began < 20, "the other half would not come in 1000 seconds"
    assert bench.words() == ["cat"]
    bench.renderer.close()
    assert multiprocessing.active_children() == []


def test_a_word_asked_for_and_forgotten_is_still_prepared(benches: Callable[..., Bench]) -> None:
    bench = benches("slow", "ok")
    bench.ready()
    bench.renderer.prepare([Request(word, "normal") for word in ("one", "two", "three", "four")])
    bench.ask("three")
    bench.ask("other")
    bench.until(lambda: len(bench.answers) == 5)
    assert sorted(bench.words()) == ["four", "one", "other", "three", "two"]


def test_closing_in_mid_word_is_quick(benches: Callable[..., Bench]) -> None:
    bench = benches("hang")
    bench.ready()
    bench.ask("cat")
    start = time.monotonic()
    bench.renderer.close()
    assert time.monotonic() - start < 20, "the word would hang for 1000 seconds"
    assert multiprocessing.active_children() == []


def test_closing_at_once_leaves_nothing(benches: Callable[..., Bench]) -> None:
    bench = benches("ok")
    bench.renderer.update(MOMENT)
    bench.renderer.close()
    assert bench.renderer.update(MOMENT) == []


ORPHAN = """
import functools, os, sys, time
sys.path[:0] = [{root!r}, {here!r}]
from tests.sound.fake_speaker import act
from game.sound.health import State
from game.sound.renderer import Renderer
from game.sound.request import Request
if __name__ == "__main__":
    renderer = Renderer(functools.partial(act, script=("hang",)))
    while renderer.health.state is not State.SPEAKING:
        renderer.update(0.001)
        time.sleep(0.005)
    renderer.ask([Request("cat", "normal")])
    time.sleep(0.05)
    print("hanging", flush=True)
    time.sleep(100)
"""


def test_a_hanging_child_ends_with_a_killed_game(tmp_path: Path) -> None:
    here = Path(__file__).parent
    program = tmp_path / "program.py"
    program.write_text(ORPHAN.format(root=str(here.parent.parent), here=str(here)), encoding="utf-8")
    game = subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True)
    assert game.stdout
    assert game.stdout.readline() == "hanging\n"
    game.kill()
    # The child holds the same pipe: it ends only when both are gone.
    game.communicate(timeout=5)
