"""Names of games stand in one place each: they may be trade marks; nothing else on the screen holds one."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from game.games.shelf import GAMES
from game.table.table import Names

GAME = Path(__file__).resolve().parent.parent.parent / "game"
LEGAL = GAME / "screen" / "scenes" / "about.py"
MAKERS = re.compile(r"\b(UNO|Uno|Mattel)\b")


def names_of(key: str) -> Names:
    names = import_module(f"game.games.{key}.table").NAMES
    assert isinstance(names, Names)
    return names


def named(names: Names) -> re.Pattern[str]:
    """Finds them with and without their marks; a title that is a plain word may be said as that word."""
    plain = [name.rstrip("!") for name in names if name and not name.rstrip("!").isalpha()]
    return re.compile("|".join(re.escape(each) for name in plain for each in (name, name.upper())) or "(?!)")


def texts(path: Path) -> Iterator[str]:
    """All texts of a file but for what explains it, and for the names at the head of a table."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    passed = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for block in tree.body if path.name == "table.py" else ():
        if isinstance(block, ast.Assign) and is_called_names(block):
            passed |= {id(each) for each in ast.walk(block)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed:
            yield node.value


def is_called_names(node: ast.Assign) -> bool:
    return [getattr(target, "id", "") for target in node.targets] == ["NAMES"]


def said(pattern: re.Pattern[str], *but: Path) -> dict[str, str]:
    """The files in which it is said, and where."""
    files = [path for path in GAME.rglob("*.py") if path not in but]
    return {str(path): text for path in files for text in texts(path) if pattern.search(text)}


@pytest.mark.parametrize("key", GAMES)
def test_every_table_takes_its_title_from_its_names(key: str) -> None:
    assert GAMES[key].table.title == names_of(key).title


@pytest.mark.parametrize("key", GAMES)
def test_what_a_game_is_called_stands_nowhere_else(key: str) -> None:
    assert said(named(names_of(key)), LEGAL) == {}


def test_the_names_of_makers_stand_nowhere_but_in_the_notice() -> None:
    assert said(MAKERS, LEGAL) == {}


def test_the_search_would_find_one() -> None:
    assert MAKERS.search(f"Shout {names_of('uno_express').called}")
    assert any("Mattel" in text for text in texts(LEGAL))
    assert not MAKERS.search("uno_express uno")
    assert named(Names("Hot Potato", "HOT!")).search("Do not drop the HOT POTATO.")
    assert not named(Names("Push", "Stop!")).search("Push, or stop?")
    assert [text for text in texts(GAME / "games" / "kablam" / "table.py") if "The bomb?" in text]
