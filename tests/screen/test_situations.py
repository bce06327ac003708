"""Kept situations load, are what their names say, and can be recorded again."""

import json
from pathlib import Path

import pytest

from game.games.shelf import GAMES
from game.play.save import load
from tests.screen.rooms import SMALL, open_app
from tests.screen.situations import SITUATIONS, kept, record, situation


def test_each_is_kept_and_nothing_else_is() -> None:
    assert list(kept()) == list(SITUATIONS)


@pytest.mark.parametrize("name", SITUATIONS)
def test_it_still_loads(name: str) -> None:
    match, wanted = load(json.dumps(kept()[name]), GAMES), SITUATIONS[name]
    assert (match.game.key, match.game.players) == (wanted.game, wanted.players)
    assert match.options == wanted.options
    assert len(match.history) > wanted.moves


def test_recorded_again_it_is_such_a_situation(tmp_path: Path) -> None:
    text = record("read_and_grab may 2", tmp_path / "recorded")
    scene = situation(open_app(tmp_path, SMALL), "read_and_grab may 2")
    assert load(text, GAMES).game.moves(0) == scene.match.game.moves(0)
