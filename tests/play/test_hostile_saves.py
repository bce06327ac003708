"""Whatever is in the file: nothing raises, one plain sentence, and the bad file is kept aside."""

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.games.shelf import GAMES
from game.play.match import Match
from game.play.save import SaveError, Saves, dump, load
from tests.play.driving import new_match, play_to_end

MUTATIONS = 2000
SLOWEST = 1.0  # seconds of the processor for any file; those a busy machine leaves as they are


@pytest.fixture(scope="module")
def text() -> str:
    return dump(play_to_end(new_match("human,easy", seed=3), moves=6))


def try_file(folder: Path, content: bytes) -> Match | None:
    """Load a file as the program would; if it is bad, it must be kept and explained."""
    saves = Saves(folder, GAMES)
    saves.path.write_bytes(content)
    began = time.thread_time()
    match = saves.load()
    assert time.thread_time() - began < SLOWEST
    if match is None:
        assert (folder / "match.bad").read_bytes() == content
        assert not saves.path.exists()
        check_sentence(saves.problem)
    return match


def check_sentence(problem: str) -> None:
    assert problem.startswith("The saved game ")
    assert problem.endswith(" It was kept as match.bad.")
    assert problem.isprintable()
    assert len(problem) < 200


def test_every_truncation(tmp_path: Path, text: str) -> None:
    for length in range(len(text)):
        assert try_file(tmp_path, text[:length].encode()) is None


def test_random_bytes(tmp_path: Path) -> None:
    rng = Random(1)
    for _ in range(200):
        assert try_file(tmp_path, rng.randbytes(int(rng.random() * 300))) is None


def test_random_mutations_either_play_or_are_refused(text: str) -> None:
    rng = Random(2)
    played = 0
    for _ in range(MUTATIONS):
        at = int(rng.random() * len(text))
        mutated = text[:at] + chr(32 + int(rng.random() * 95)) + text[at + int(rng.random() * 3) :]
        match, problem = attempt(mutated)
        assert problem.isprintable()
        if match is not None:
            played += 1
            match.pace = 0.0
            play_to_end(match, moves=10 if played % 20 else 10_000)
    assert played > 20


def attempt(text: str) -> tuple[Match | None, str]:
    try:
        return load(text, GAMES), ""
    except SaveError as error:
        return None, str(error)


CONTENTS = {
    "empty": b"",
    "NUL": b"\0" * 1000,
    "byte order mark": "\ufeff{}".encode(),
    "utf-16": '{"format": 1}'.encode("utf-16"),
    "not json": b"hello",
    "a list": b"[]",
    "a number": b"1",
    "null": b"null",
    "not a number": b"NaN",
    "huge number": b"9" * 10_000,
    "an empty object": b"{}",
    "only a format": b'{"format": 1}',
    "control characters": b'{"format": 1, "table": "\\u0007\\u202e\\n"}',
    "a long name": b'{"format": 1, "table": "' + b"x" * 1_000_000 + b'"}',
    "10 deep": b"[" * 10 + b"]" * 10,
    "1000 deep": b"[" * 1000 + b"]" * 1000,
    "100000 deep": b'{"format":' * 100_000,
    "100000 deep lists": b"[" * 100_000,
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS.keys())
def test_files_that_are_no_save(tmp_path: Path, content: bytes) -> None:
    assert try_file(tmp_path, content) is None


NUMBERS: list[Any] = [True, -1, 1.5, 10**400, float("nan"), float("inf")]
WRONG: list[Any] = [None, "", "x", "\0", [], [None], [[]], {}, {"a": 1}, [1, 2], *NUMBERS]
FIELDS = ("format", "table", "rules", "seed", "options", "deck", "players", "moves", "owed", "words")


@pytest.mark.parametrize("field", FIELDS)
def test_wrong_types_everywhere(tmp_path: Path, text: str, field: str) -> None:
    saved = json.loads(text)
    without = {name: value for name, value in saved.items() if name != field}
    assert try_file(tmp_path, json.dumps(without).encode()) is None
    for wrong in WRONG:
        match = try_file(tmp_path, json.dumps({**saved, field: wrong}).encode())
        if match is not None:  # such as no options at all, or another count of words
            match.pace = 0.0
            play_to_end(match)


def changed(text: str, **fields: Any) -> bytes:
    return json.dumps({**json.loads(text), **fields}).encode()


PLAYER = {"name": "Ava", "avatar": "cat", "bot": ""}


@pytest.mark.parametrize(
    "player",
    [
        {**PLAYER, "avatar": "../../../etc/passwd"},
        {**PLAYER, "avatar": "unicorn"},
        {**PLAYER, "name": "\0\n"},
        {**PLAYER, "bot": "genius"},
        {"name": "Ava"},
        "Ava",
    ],
)
def test_players_who_cannot_sit_down(tmp_path: Path, text: str, player: object) -> None:
    assert try_file(tmp_path, changed(text, players=[player, PLAYER], moves=[])) is None


def test_a_name_is_made_fit(tmp_path: Path, text: str) -> None:
    long = {**PLAYER, "name": "\u202eW" + "w" * 10_000}
    match = try_file(tmp_path, changed(text, players=[long, PLAYER], moves=[]))
    assert match is not None
    assert match.players[0].name == "W" + "w" * 11


@pytest.mark.parametrize("players", [[], [PLAYER], [PLAYER] * 7])
def test_too_few_or_too_many(tmp_path: Path, text: str, players: list[object]) -> None:
    assert try_file(tmp_path, changed(text, players=players, moves=[])) is None


@pytest.mark.parametrize(
    "options",
    [
        {"target": "a hundred"},
        {"target": True},
        {"target": None},
        {"length": "endless"},
        {"length": ["long"]},
        {"first_dealer": 6},
        {"reading": "yes"},
        {"unknown": 1},
        {"seed": 5},
        {"unknown": None},
    ],
)
def test_options_nobody_could_have_chosen(tmp_path: Path, text: str, options: object) -> None:
    assert try_file(tmp_path, changed(text, options=options, moves=[])) is None


def test_cards_of_another_game(tmp_path: Path, text: str) -> None:
    deck = json.loads(text)["deck"]
    for cards in (
        [],
        deck[:-1],
        [*deck, deck[0]],
        [card for card in deck if card[0] != "word"],  # such a round would never begin
        [["boom", "", 0, ""]] * 91,
        [["word", "pink", 1, "cat"], *deck[1:]],
        [["word", "red", 1, "\0"], *deck[1:]],
        [["word", "red", 1, "x" * 1000], *deck[1:]],
        [["word", "red", "one", "cat"], *deck[1:]],
        [["word"], *deck[1:]],
    ):
        assert try_file(tmp_path, changed(text, deck=cards)) is None


@pytest.mark.parametrize(
    "move",
    [
        [],
        [0],
        [0, "play"],
        [0, "play", 500],
        [0, "play", 10**300],
        [9, "draw", {"pile": ["stock", -1, 0]}],
        [0, "fly"],
        [0, ["play"], 1],
        [0, "play", {"choice": []}],
        [0, "play", {"deep": {"deeper": 1}}],
        ["x", "play", 1],
    ],
)
def test_moves_nobody_could_have_made(tmp_path: Path, text: str, move: object) -> None:
    assert try_file(tmp_path, changed(text, moves=[move])) is None


def test_other_rules_and_other_games(tmp_path: Path, text: str) -> None:
    assert try_file(tmp_path, changed(text, rules=2)) is None
    assert try_file(tmp_path, changed(text, table="chess")) is None
    assert try_file(tmp_path, changed(text, format=2)) is None


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    saves = Saves(tmp_path, GAMES)
    saves.path.mkdir()
    (saves.path / "precious").write_text("data")
    assert not saves.has_match()
    assert saves.load() is None
    check_sentence(saves.problem)
    assert (tmp_path / "match.bad" / "precious").read_text() == "data"
    saves.store(new_match("human,easy"))
    assert saves.load() is not None


def test_a_bad_file_that_cannot_be_set_aside(tmp_path: Path) -> None:
    saves = Saves(tmp_path, GAMES)
    (tmp_path / "match.bad").mkdir()
    (tmp_path / "match.bad" / "precious").write_text("data")
    saves.path.write_text("{")
    assert saves.load() is None
    assert "It could not be set aside" in saves.problem
    assert saves.path.read_text() == "{"
