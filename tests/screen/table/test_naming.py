"""Talking menus: what is pointed at is named; a name cuts off no sentence, and a press needs no name."""

from pathlib import Path

import pytest

from game.games.shelf import GAMES
from game.screen.app.app import App
from game.screen.scenes.how_to_play import HowToPlayScene
from game.screen.scenes.scene import LINGER
from game.screen.widgets.input import Point, Press, Release
from game.screen.widgets.widget import Widget
from tests.screen.rooms import FRAME, open_app, said


@pytest.fixture
def app(tmp_path: Path) -> App:
    """How to play, with a mouse and talking menus."""
    app = open_app(tmp_path)
    app.push(HowToPlayScene(app, GAMES["kablam"].table))
    said(app).clear()
    app.services.voice.stop()
    wait(app, 1.0)
    return app


def wait(app: App, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        app.frame(FRAME, [])


def widget(app: App, name: str) -> Widget:
    return next(widget for widget in app.top.focus.widgets if widget.name == name)


def test_what_the_pointer_rests_on_is_named(app: App) -> None:
    app.top.handle(Point(widget(app, "Read it to me").rect.center))
    wait(app, LINGER + 0.1)
    assert said(app) == ["Read it to me"]


def test_a_name_waits_for_the_end_of_a_sentence(app: App) -> None:
    app.services.voice.say("A sentence that takes a while to be said.")
    app.top.handle(Point(widget(app, "Read it to me").rect.center))
    wait(app, LINGER + 0.5)
    assert said(app) == ["A sentence that takes a while to be said."]
    wait(app, 6.0)
    assert said(app)[1:] == ["Read it to me"]


def test_a_name_cuts_off_another_name(app: App) -> None:
    app.top.handle(Point(widget(app, "Read it to me").rect.center))
    wait(app, LINGER + 0.1)
    other = next(w for w in app.top.focus.widgets if w.name != "Read it to me")
    app.top.handle(Point(other.rect.center))
    wait(app, LINGER + 0.1)
    assert said(app)[1:] == [other.spoken or other.name]


def test_what_was_pressed_is_not_named_after_it_has_answered(app: App) -> None:
    at = widget(app, "Read it to me").rect.center
    app.top.handle(Point(at))
    app.top.handle(Press(at))
    app.top.handle(Release(at))
    wait(app, 30.0)
    assert said(app)
    assert "Read it to me" not in said(app)


def test_a_screen_come_back_to_names_nothing_where_the_pointer_is_no_more(app: App) -> None:
    app.top.handle(Point(widget(app, "Read it to me").rect.center))
    app.push(HowToPlayScene(app, GAMES["kablam"].table))
    app.pop()
    said(app).clear()
    wait(app, 6.0)
    assert said(app) == []
