"""A program that dies at any moment loses no move that was shown as done."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.games.shelf import GAMES
from game.play.match import Match, Phase
from game.play.save import Saves
from tests.play.driving import new_match, play_to_end

ROOT = Path(__file__).resolve().parents[2]
KILLS = 20
SEATS = "easy,medium,hard,easy"


def take_up(folder: Path, seed: int) -> Match:
    """The saved match, or a new one."""
    match = Saves(folder, GAMES).load() or new_match(SEATS, seed)
    match.pace = 0.0
    return match


def live(folder: Path, seed: int) -> None:
    """One life: play on, keep every move, and say so when it is kept."""
    saves = Saves(folder, GAMES)

    def keep(match: Match) -> None:
        saves.store(match)
        if len(match.history) % 2:  # and sometimes die while the thread still writes
            saves.flush()
            print(len(match.history), flush=True)

    play_to_end(take_up(folder, seed), keep)
    saves.flush()
    print("over", flush=True)


def run_until_killed(folder: Path, seed: int, reports: int, rng: Random) -> str:
    """The last report of a child that was killed a moment after so many of them."""
    command = [sys.executable, "-m", "tests.play.test_kill", str(folder), str(seed)]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    last = "0"
    for _ in range(reports):
        line = child.stdout.readline().strip()
        if not line:
            break
        last = line
    for _ in range(int(rng.random() * 20_000)):
        pass  # a moment, too short to sleep
    os.kill(child.pid, signal.SIGKILL)
    rest = child.stdout.read().split()
    child.stdout.close()
    child.wait()
    return rest[-1] if rest else last


@pytest.mark.skipif(os.name != "posix", reason="only here can a process be killed outright")
def test_killed_again_and_again_the_match_is_the_same_in_the_end(tmp_path: Path) -> None:
    rng, kills, seed = Random(7), 0, 0
    while kills < KILLS:
        seed += 1
        folder, last = tmp_path / str(seed), "0"
        while last != "over":
            last = run_until_killed(folder, seed, 1 + int(rng.random() * 8), rng)
            kills += 1
            match = take_up(folder, seed)
            assert match.game.winners is not None if last == "over" else len(match.history) >= int(last)
            if kills >= KILLS:
                break
        straight = play_to_end(new_match(SEATS, seed))
        end = play_to_end(take_up(folder, seed))
        assert end.phase is Phase.OVER
        assert end.history == straight.history
        assert end.game.scores == straight.game.scores
        assert not (folder / "match.bad").exists()


if __name__ == "__main__":
    live(Path(sys.argv[1]), int(sys.argv[2]))
