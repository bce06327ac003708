"""The command line: what each flag gives, and one plain sentence for a wrong one."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from game import __version__
from game.flags import USAGE_ERROR, main
from game.games.shelf import GAMES
from game.sound.pcm import read

ROOT = Path(__file__).resolve().parent.parent
SIZE = (640, 360)
FEW_SCREENS = 20
PATIENCE = 600  # tenths of a second
PNG = b"\x89PNG\r\n\x1a\n"
TIMED = ("seconds", "moves_per_second")


def start(*flags: str, **surroundings: str | None) -> subprocess.CompletedProcess[str]:
    """Run the program as a person would; a value of None takes a variable away."""
    wanted = {**os.environ, **surroundings}
    kept = {name: value for name, value in wanted.items() if value is not None}
    command = [sys.executable, "main.py", *flags]
    return subprocess.run(
        command, cwd=ROOT, env=kept, capture_output=True, text=True, timeout=240, check=False
    )


def ended(*flags: str) -> int:
    """The exit code, whether it was given back or asked for."""
    try:
        return main(flags)
    except SystemExit as end:
        return int(end.code or 0)


@pytest.mark.parametrize(
    ("flags", "names"),
    [
        (["--dance"], "--dance"),
        (["--play"], "--play"),
        (["--seed", "seven"], "seven"),
        (["--fullscreen", "--windowed"], "--windowed"),
        (["--play", "chess"], "'chess'"),
        (["--simulate", "chess"], "'chess'"),
        (["--play", "kablam", "--seats", "human,wizard"], "wizard"),
        (["--play", "kablam", "--seats", "human"], "2 to 6"),
        (["--play", "kablam", "--seats", ",".join(["easy"] * 7)], "2 to 6"),
        (["--play", "kablam", "--pack", "9-dragons"], "'9-dragons'"),
        (["--play", "kablam", "--option", "length=endless"], "'endless'"),
        (["--play", "kablam", "--option", "gravity=off"], "'gravity'"),
        (["--play", "kablam", "--option", "short"], "'short'"),
        (["--play", "kablam", "--size", "huge"], "'huge'"),
        (["--size", "10x10"], "'10x10'"),
        (["--size", "1280"], "'1280'"),
        (["--simulate", "kablam", "--seats", "human,easy"], "only computers"),
        (["--simulate", "kablam", "--games", "0"], "--games"),
        (["--simulate", "kablam", "--pack", "9-dragons"], "'9-dragons'"),
        (["--speak", "cat"], "--out"),
        (["--out", "cat.wav"], "--speak"),
    ],
)
def test_a_wrong_flag_is_one_sentence(
    flags: list[str], names: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(*flags) == USAGE_ERROR
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert names in said.err
    assert said.err.rstrip().endswith(".")


def test_a_wrong_flag_leaves_no_traceback() -> None:
    done = start("--play", "chess")
    assert done.returncode == USAGE_ERROR
    assert done.stdout == ""
    assert done.stderr == f"There is no game called 'chess'; the games are {', '.join(GAMES)}.\n"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended("--version") == 0
    assert capsys.readouterr().out == f"Ka-Blam! and Friends {__version__}\n"


def test_help_names_every_flag_of_the_read_me(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended("--help") == 0
    told = capsys.readouterr().out
    for flag in ("--play", "--seats", "--option", "--pack", "--seed", "--autoplay", "--simulate", "--games"):
        assert flag in told
    for flag in (
        "--tour",
        "--size",
        "--fullscreen",
        "--windowed",
        "--kiosk",
        "--mute",
        "--data",
        "--version",
    ):
        assert flag in told


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_it_says_what_to_do(tmp_path: Path) -> None:
    done = start("--mute", "--data", str(tmp_path), SDL_VIDEODRIVER="x11", DISPLAY=None, WAYLAND_DISPLAY=None)
    assert done.returncode == 1
    assert "--simulate" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def simulated(capsys: pytest.CaptureFixture[str], *flags: str) -> list[dict[str, Any]]:
    assert ended("--simulate", "kablam", *flags) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return [json.loads(line) for line in said.out.splitlines()]


def test_a_simulation_is_a_line_a_game_and_a_line_of_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    *games, whole = simulated(capsys, "--seats", "easy,medium,hard", "--games", "3", "--seed", "5")
    assert [game["seed"] for game in games] == [5, 6, 7]
    for game in games:
        assert list(game) == ["game", "seed", "winners", "scores", "rounds", "turns", "moves", "reads"]
        assert game["game"] == "kablam"
        assert len(game["scores"]) == 3
    assert list(whole) == ["games", "seconds", "moves_per_second", "wins"]
    assert whole["games"] == 3
    assert whole["wins"] == [sum(seat in game["winners"] for game in games) for seat in range(3)]


def test_the_same_seed_simulates_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--seats", "easy,hard", "--games", "2", "--seed", "1", "--option", "length=short")
    first, second = simulated(capsys, *flags), simulated(capsys, *flags)
    for name in TIMED:
        del first[-1][name], second[-1][name]
    assert first == second


def test_without_a_seed_no_two_simulations_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulated(capsys)[0]["seed"] != simulated(capsys)[0]["seed"]


def test_another_process_simulates_the_same() -> None:
    lines = []
    for salt in ("1", "2"):
        done = start("--simulate", "kablam", "--games", "2", "--seed", "3", PYTHONHASHSEED=salt)
        assert done.returncode == 0
        lines.append(done.stdout.splitlines()[:-1])
    assert lines[0] == lines[1]


def test_a_tour_draws_every_screen_at_the_size_that_was_asked_for(tmp_path: Path) -> None:
    done = start("--tour", str(tmp_path / "pictures"), "--size", "{}x{}".format(*SIZE))
    assert done.returncode == 0, done.stderr
    pictures = sorted((tmp_path / "pictures").glob("*.png"))
    assert len(pictures) > FEW_SCREENS
    assert pictures[0].name == "01_title.png"
    for picture in pictures:
        start_of_file = picture.read_bytes()[:24]
        assert start_of_file[:8] == PNG
        assert (int.from_bytes(start_of_file[16:20]), int.from_bytes(start_of_file[20:24])) == SIZE


def test_one_word_is_said_into_a_file(tmp_path: Path) -> None:
    pytest.importorskip("py_nanotts", reason="no engine that pip brings for this system")
    out = tmp_path / "cat.wav"
    ended = start("--speak", "cat", "--out", str(out))
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    assert 0.2 < read(out.read_bytes()).seconds < 1.0


@pytest.mark.parametrize(("word", "file"), [("<3", "x.wav"), ("cat", "no/folder/x.wav")])
def test_a_word_that_cannot_be_said_or_kept_is_one_sentence(tmp_path: Path, word: str, file: str) -> None:
    ended = start("--speak", word, "--out", str(tmp_path / file))
    assert (ended.returncode, ended.stdout) == (1, "")
    assert len(ended.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_match_is_played_in_a_window_until_somebody_ends_it(tmp_path: Path) -> None:
    flags = ["--play", "kablam", "--seats", "human,easy", "--mute", "--data", str(tmp_path)]
    command = [sys.executable, "main.py", *flags]
    program = subprocess.Popen([*command, "--size", "640x360"], cwd=ROOT, stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(PATIENCE):
            if program.poll() is not None or list(tmp_path.glob("match.json")):
                break
            time.sleep(0.1)
    finally:
        program.terminate()
    assert program.wait(PATIENCE / 10) == 0, program.communicate()[1]
    saved = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert saved["table"] == "kablam"
