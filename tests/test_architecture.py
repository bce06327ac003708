"""Who may import whom: every file under game/ is read, never run, and compared with a table."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "game"
RULES = {"__future__", "collections", "dataclasses", "enum", "functools", "itertools", "random", "typing"}
PLAY = RULES | {"contextlib", "json", "math", "os", "pathlib", "threading", "time"}
STANDARD = set(sys.stdlib_module_names)
SPEECH = {"pyttsx3", "py_nanotts", "pico", "espeakng", "comtypes", "objc"}
ANYWHERE = {"game.settings", "game.paths", "game.__version__", "game.NAME", "game.SHORT_NAME"}

ALL = {
    "game.screen",
    "game.sound",
    "game.table",
    "game.games",
    "game.play",
    "game.rules",
    "game.words",
    *ANYWHERE,
}
# for each part: what it may import from outside, and which parts of the game
PARTS: dict[str, tuple[set[str], set[str]]] = {
    "rules": (RULES, {"game.rules"}),
    "play": (PLAY, {"game.rules", "game.play", "game.words", "game.table", "game.files"}),
    "table": (RULES, {"game.rules", "game.table"}),
    "games": (STANDARD | {"pygame"}, ALL),
    "words": (STANDARD, {"game.words", "game.paths"}),
    "sound": (STANDARD | {"pygame"}, {"game.sound", "game.words", *ANYWHERE}),
    "screen": (STANDARD | {"pygame"}, ALL),
    "__init__.py": (set(), set()),
    "settings.py": (STANDARD, {"game.files"}),
    "files.py": (STANDARD, set()),
    "paths.py": (STANDARD | {"platformdirs"}, set()),
    "flags.py": (STANDARD, {"game"}),
    "opening.py": (STANDARD | {"pygame"}, {"game"}),
}


def imported(path: Path) -> Iterator[str]:
    """The full names of the modules a file imports, wherever in it that happens."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by dots"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def allowed(path: Path, folder: Path) -> tuple[set[str], set[str]]:
    inside = path.relative_to(folder).parts
    outside, parts = PARTS[inside[0]]
    if inside == ("sound", "speaker.py"):
        outside = outside | SPEECH
    return outside, parts


def fits(name: str, outside: set[str], parts: set[str]) -> bool:
    if name.split(".")[0] in outside:
        return True
    return any(f"{name}.".startswith(f"{part}.") for part in parts)


def wrong_imports(folder: Path) -> list[str]:
    found = []
    for path in sorted(folder.rglob("*.py")):
        outside, parts = allowed(path, folder)
        wrong = [name for name in imported(path) if not fits(name, outside, parts)]
        found += [f"{path.relative_to(folder)} imports {name}" for name in wrong]
    return found


def test_no_part_imports_what_it_must_not() -> None:
    assert wrong_imports(GAME) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("rules/core.py", "import pygame"),
        ("rules/core.py", "import time"),
        ("rules/core.py", "from game.games.kablam.rules import KaBlam"),
        ("rules/sight.py", "from game.play.match import Match"),
        ("play/match.py", "def late() -> None:\n    import pygame.time"),
        ("play/bots.py", "from game.screen.paint import art"),
        ("play/plan.py", "from game.games.shelf import GAMES"),
        ("table/table.py", "from game.play.plan import Player"),
        ("words/packs.py", "from game.rules.things import Card"),
        ("flags.py", "import pygame"),
        ("screen/app/app.py", "from game import flags"),
        ("screen/app/app.py", "import main"),
        ("screen/app/app.py", "import pyttsx3"),
        ("sound/voice.py", "from py_nanotts import NanoTTS"),
        ("sound/voice.py", "from game.screen.app.app import App"),
        ("settings.py", "from game.play.plan import Player"),
        ("paths.py", "import numpy"),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, file: str, line: str) -> None:
    planted = tmp_path / file
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text((GAME / file).read_text(encoding="utf-8"), encoding="utf-8")
    assert wrong_imports(tmp_path) == []
    with planted.open("a", encoding="utf-8") as copy:
        copy.write(f"\n{line}\n")
    assert len(wrong_imports(tmp_path)) == 1


def test_every_part_is_in_the_table() -> None:
    assert {path.name for path in GAME.iterdir() if path.name != "__pycache__"} == set(PARTS)


@pytest.mark.parametrize("part", ["rules", "table", "words"])
def test_a_fresh_interpreter_needs_no_pygame(part: str) -> None:
    modules = [f"game.{part}.{path.stem}" for path in (GAME / part).glob("*.py") if path.stem != "__init__"]
    script = f"import sys, {', '.join(modules)}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False).returncode == 0
