"""Titles stand in one place: no other text for the screen names a game of another maker."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from game.games.shelf import GAMES
from game.games.titles import LAST_CARD, TITLES

GAME = Path(__file__).resolve().parent.parent.parent / "game"
PLACES = ("games/titles.py", "screen/scenes/about.py")
MAKERS = re.compile(r"\b(UNO|Uno|Mattel)\b")


def texts(path: Path) -> Iterator[str]:
    """All texts of a file but for what explains it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield node.value


def test_every_table_takes_its_title_from_the_one_place() -> None:
    for key, entry in GAMES.items():
        assert entry.table.title == TITLES[key]


def test_the_names_of_makers_stand_nowhere_else() -> None:
    found = {
        str(path.relative_to(GAME)): text
        for path in GAME.rglob("*.py")
        if str(path.relative_to(GAME).as_posix()) not in PLACES
        for text in texts(path)
        if MAKERS.search(text)
    }
    assert found == {}


def test_the_search_would_find_one() -> None:
    assert MAKERS.search(f"Shout {LAST_CARD}")
    assert any(MAKERS.search(text) for text in texts(GAME / PLACES[0]))
    assert any("Mattel" in text for text in texts(GAME / PLACES[1]))
    assert not MAKERS.search("uno_express uno")
