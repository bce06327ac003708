"""The title screen: where its buttons lead, and that it keeps still."""

from pathlib import Path

import pygame
import pytest

from game.screen.app import routes
from game.screen.app.app import App
from game.screen.app.kiosk import Kiosk
from game.screen.scenes.start.choose import ChooseScene
from game.screen.scenes.start.first_run import FirstRunScene
from game.screen.scenes.start.title import STILL, WIGGLE, TitleScene
from game.screen.scenes.start.title_picture import FRIENDS
from game.screen.tour import states
from tests.screen.rooms import SIZES, find, key, layout_faults, open_app, press, rests, wait, within_arrows


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path)
    app.push(TitleScene(app))
    return app


def save_something(app: App) -> None:
    app.services.saves.folder.mkdir(exist_ok=True)
    app.services.saves.path.write_text("{}", encoding="utf-8")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("unfinished", [False, True])
def test_buttons_are_large_apart_and_within_arrows(
    tmp_path: Path, size: tuple[int, int], unfinished: bool
) -> None:
    app = open_app(tmp_path, size)
    if unfinished:
        save_something(app)
    app.push(TitleScene(app))
    assert layout_faults(app) == []
    assert within_arrows(app.top) == {widget.name for widget in app.top.focus.widgets}
    assert rests(app)


def test_play_has_the_first_focus_and_leads_to_the_first_run(app: App) -> None:
    wait(app)
    key(app, pygame.K_RETURN)
    assert isinstance(app.top, FirstRunScene)


def test_play_leads_to_the_games_later_on(app: App) -> None:
    app.services.settings.first_run = False
    press(app, "Play")
    assert isinstance(app.top, ChooseScene)


@pytest.mark.parametrize("name", ["How to play", "Teacher", "Settings"])
def test_each_small_button_opens_a_scene(app: App, name: str) -> None:
    press(app, name)
    wait(app)
    assert not isinstance(app.top, TitleScene)


def test_escape_does_nothing(app: App) -> None:
    wait(app)
    key(app, pygame.K_ESCAPE)
    assert app.running
    assert isinstance(app.top, TitleScene)


def test_only_its_own_button_leaves_the_game(app: App) -> None:
    press(app, "Quit")
    press(app, "Stay")
    assert app.running
    press(app, "Quit")
    press(app, "Bye!")
    assert not app.running


def test_there_is_no_way_out_of_a_kiosk(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.kiosk = Kiosk()
    app.push(TitleScene(app))
    assert "Quit" not in {widget.name for widget in app.top.focus.widgets}


def test_continue_is_there_only_for_an_unfinished_match(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Continue" not in {widget.name for widget in app.top.focus.widgets}
    resumed: list[App] = []
    monkeypatch.setitem(routes.HOMES, "resume", resumed.append)
    save_something(app)
    app.home(TitleScene(app))
    press(app, "Continue")
    assert resumed == [app]


@pytest.mark.parametrize("saved", [False, True])
def test_the_way_right_from_play_is_not_the_way_out(app: App, saved: bool) -> None:
    if saved:
        save_something(app)
        app.home(TitleScene(app))
    app.top.focus.show(find(app.top, "Play"))
    key(app, pygame.K_RIGHT)
    assert app.top.focus.current is find(app.top, "Settings")


def test_friends_wiggle_now_and_then_each_in_its_own_corner(app: App) -> None:
    save_something(app)
    app.home(TitleScene(app))
    for _ in FRIENDS:
        wait(app, STILL + 0.3)
        app.draw()
        app.top.update(0.1)
        assert app.top.moving
        changed = app.draw()
        assert changed is not None
        assert 0 < changed[0].width < app.view.width // 3
        whole = app.screen.copy()
        app.top.draw(whole)
        assert whole.get_buffer().raw == app.screen.get_buffer().raw
        wait(app, WIGGLE - 0.35)


def test_nobody_wiggles_with_reduced_motion(app: App) -> None:
    app.services.settings.reduced_motion = True
    wait(app, STILL + 0.5)
    assert not app.top.moving


def test_the_focus_is_named_by_the_voice(app: App) -> None:
    wait(app)
    key(app, pygame.K_DOWN, pygame.K_DOWN)
    assert "Teacher" in app.services.voice.said  # type: ignore[attr-defined]


def test_the_tour_shows_it(app: App) -> None:
    for _, scene in states.title(app):
        app.push(scene)
        wait(app, 0.3)
    assert find(app.top, "Play")
