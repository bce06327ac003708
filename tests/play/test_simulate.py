"""Matches without a window: complete, repeatable, the same as at the table."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.games.kablam.rules import KaBlam
from game.games.shelf import GAMES
from game.play.plan import parse_seats
from game.play.simulate import play_out, simulate
from tests.arranging import deck_of
from tests.play.driving import new_match, play_to_end

ROOT = Path(__file__).resolve().parents[2]
TIMES = ("seconds", "moves_per_second")


def run(seats: str, seed: int, games: int, **options: object) -> list[dict[str, Any]]:
    players = parse_seats(seats)
    records = list(
        simulate(GAMES["kablam"], deck_of(KaBlam, len(players)), players, seed, games, dict(options))
    )
    return [{name: value for name, value in record.items() if name not in TIMES} for record in records]


@pytest.mark.parametrize("seats", ["easy,hard", "easy,medium,hard,easy", "hard,hard,hard,hard,hard,hard"])
def test_repeated_runs_are_the_same(seats: str) -> None:
    first = run(seats, 5, 4)
    assert first == run(seats, 5, 4)
    assert first != run(seats, 6, 4)
    json.dumps(first)


def test_each_game_has_a_seed_of_its_own() -> None:
    three = run("easy,hard", 5, 3)
    assert [record["seed"] for record in three[:-1]] == [5, 6, 7]
    assert three[1] == run("easy,hard", 6, 1)[0]


def test_the_last_record_sums_up() -> None:
    *games, total = simulate(GAMES["kablam"], deck_of(KaBlam, 2), parse_seats("easy,hard"), 1, 6, {})
    assert total["games"] == 6
    assert sum(total["wins"]) == 6
    assert total["wins"][1] == sum(record["winners"] == [1] for record in games)
    assert total["moves_per_second"] > 0
    assert run("easy,hard", 1, 0) == [{"games": 0, "wins": [0, 0]}]


def test_a_clock_that_stands_still_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.simulate.time.perf_counter", lambda: 1.0)
    *_, total = simulate(GAMES["kablam"], deck_of(KaBlam, 2), parse_seats("easy,hard"), 1, 1, {})
    assert (total["seconds"], total["moves_per_second"]) == (0.0, 0)


def test_a_record_tells_of_the_match() -> None:
    record = play_out(GAMES["kablam"], deck_of(KaBlam, 3), parse_seats("easy,medium,hard"), 9, {})
    (winner,) = record["winners"]
    assert record["scores"][winner] >= 100
    assert record["rounds"] >= 1
    assert record["moves"] >= record["reads"] > 0
    assert record["turns"] > 0
    short = play_out(
        GAMES["kablam"], deck_of(KaBlam, 3), parse_seats("easy,medium,hard"), 9, {"length": "short"}
    )
    assert (short["rounds"], short["scores"]) == (1, [0, 0, 0])


def test_reading_off_counts_no_words() -> None:
    with_words, without = (
        play_out(GAMES["kablam"], deck_of(KaBlam, 2), parse_seats("easy,hard"), 2, {"reading": reading})
        for reading in (True, False)
    )
    assert with_words["reads"] > 0
    assert without == {**with_words, "reads": 0}


@pytest.mark.parametrize("game", ["kablam", "uno_express"])
def test_a_simulated_match_is_the_match_at_the_table(game: str) -> None:
    for seed in range(4):
        match = play_to_end(new_match("easy,medium,hard", seed=seed, game=game))
        record = play_out(match.entry, match.game.deck, match.players, seed, {})
        assert record["winners"] == list(match.game.winners or ())
        assert record["scores"] == match.game.scores
        assert record["moves"] == len(match.history)


SCRIPT = """
from game.play.plan import parse_seats
from tests.play.driving import new_match, play_to_end
for seed in range(6):
    match = play_to_end(new_match("easy,human,hard,medium", seed=seed))
    print(match.history, match.game.scores, match.shown.piles, match.game.rng.random())
"""


def test_the_hash_seed_of_python_makes_no_difference() -> None:
    digests = set()
    for hash_seed in ("0", "1", "31337"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        )
        digests.add(hashlib.sha256(done.stdout).hexdigest())
        assert len(done.stdout) > 10_000
    assert len(digests) == 1
