"""The ways from scene to scene: each is gone somewhere, and each name that is asked for leads somewhere."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.screen.app.app import App
from game.screen.app.routes import HOMES, OVER
from game.screen.scenes.settings import SettingsScene
from game.screen.scenes.start.title import TitleScene
from game.screen.scenes.table import TableScene
from tests.screen.matches import new_match
from tests.screen.rooms import open_app

GAME = Path(__file__).resolve().parents[3] / "game"


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path)
    app.go("title")
    return app


def asked_for() -> Iterator[str]:
    """The routes that are named in the program, when they are gone and when they are kept for later."""
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="go") | ast.Name(id="go"), args=[route, *_]):
                    yield from named(route)
                case ast.Call(args=[ast.Attribute(attr="go") | ast.Name(id="go"), route, *_]):
                    yield from named(route)


def named(route: ast.AST) -> Iterator[str]:
    for node in ast.walk(route):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_route_that_is_asked_for_is_there_and_every_route_is_asked_for() -> None:
    assert set(asked_for()) == set(HOMES | OVER)


def test_some_lie_over_the_scene_that_asks(app: App) -> None:
    app.go("settings", page="Voice")
    assert [type(scene) for scene in app.stack] == [TitleScene, SettingsScene]


def test_some_leave_everything_else_behind(app: App) -> None:
    app.go("settings")
    app.go("restart", match=new_match(app, "human,easy"))
    assert [type(scene) for scene in app.stack] == [TableScene]


def test_what_cannot_be_taken_up_leaves_everything_as_it_is(app: App) -> None:
    before = app.top
    app.go("resume")
    assert app.stack == [before]


def test_nobody_goes_where_nothing_is(app: App) -> None:
    with pytest.raises(KeyError):
        app.go("nowhere")
