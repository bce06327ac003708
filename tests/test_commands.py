"""Every command that the README names can be started; here with a few rounds only."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from game import paths
from game.flags import main, make_flags, make_plan
from game.games.shelf import GAMES
from game.play.dealing import deal, packs_for
from game.words.packs import shipped
from game.words.pictures import Album
from tests.bench import bots, chain, engine, frames, startup
from tests.sound.chain import deck

README = (Path(__file__).resolve().parent.parent / "README.md").read_text(encoding="utf-8")
LINES = [line.strip().split("   ")[0] for line in README.splitlines() if line.startswith("    main.py ")]
PLAYED = [line for line in LINES if "--play" in line]
SIMULATED = [line for line in LINES if "--simulate" in line]
BENCHES = {"engine", "bots", "frames", "startup"}
OTHERS = ("--speak", "--tour", "--kiosk")  # are started by the tests of what they do


def flags_of(line: str) -> list[str]:
    return shlex.split(line)[1:]


def test_each_command_of_the_readme_is_started_somewhere() -> None:
    assert len(PLAYED) > 3
    assert len(SIMULATED) > 1
    others = [line for line in LINES if line not in PLAYED + SIMULATED]
    assert all(flags_of(line)[0] in OTHERS for line in others)
    named = re.search(r"`python -m tests\.bench\.\w+`(,? (and )?`\w+`)*", README)
    assert named is not None
    assert set(re.findall(r"(\w+)`", named[0])) == BENCHES


@pytest.mark.parametrize("line", PLAYED)
def test_a_table_of_the_readme_can_be_opened(line: str) -> None:
    packs, album = shipped(paths.assets() / "packs"), Album()
    plan = make_plan(make_flags().parse_args(flags_of(line)), packs, album)
    entry = GAMES[plan.game]
    match = deal(plan, entry, packs_for(entry.rules, packs, album)[plan.pack])
    assert match.game.moves(match.game.turn)


@pytest.mark.parametrize("line", SIMULATED)
def test_a_simulation_of_the_readme_runs(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*flags_of(line), "--games", "1"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_the_bench_of_the_rules_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, few in {"ROUNDS": 1, "MATCHES": 1, "LONG_SAVE": 10}.items():
        monkeypatch.setattr(engine, name, few)
    assert engine.main() == 0
    said = capsys.readouterr().out
    assert all(f"{key}, 4 players" in said for key in GAMES)


@pytest.mark.parametrize("game", bots.BANDS)
def test_the_bench_of_the_computer_players_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["bots", "--game", game, "--games", "1"])
    monkeypatch.setattr(bots, "DOUBTED", 2)
    monkeypatch.setattr(bots, "THOUGHT_OVER", 1)
    assert bots.main() in (0, 1), "one game proves nothing"
    assert "hard thinks" in capsys.readouterr().out


def test_the_bench_of_frames_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = {"SIZE": (640, 360), "ROUNDS": 1, "IDLE": 0.05, "TURNS": 1, "MOMENT_FRAMES": 1}
    for name, value in {**few, "CLICKS": 1, "SETTLING": 45}.items():
        monkeypatch.setattr(frames, name, value)
    monkeypatch.setattr(frames, "GAMES", {"kablam": GAMES["kablam"]})
    frames.run("dummy")
    said = capsys.readouterr().out
    assert all(name in said for name in ("F1", "F2", "F4", "F6", "F7", "five cards fly"))


def test_the_bench_of_a_whole_deck_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = deck()[:2]
    monkeypatch.setattr(chain, "deck", lambda: few)
    assert chain.main() == 0
    said = capsys.readouterr().out
    assert all(name in said for name in ("rendered by pico", "rendered by pyttsx3", "shipped clips"))
    assert "2 of 2 in order, 0 unsure" in said


def test_the_bench_of_the_start_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(startup, "ROUNDS", 1)
    startup.source(str(tmp_path))
    assert "memory at the title" in capsys.readouterr().out
