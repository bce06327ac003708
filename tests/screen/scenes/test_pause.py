"""The pause menu: where its buttons lead, and that starting again is asked twice."""

from pathlib import Path

import pygame
import pytest

from game.screen.app.app import App
from game.screen.scenes.how_to_play import HowToPlayScene
from game.screen.scenes.pause import PauseScene
from game.screen.scenes.settings import SettingsScene
from game.screen.scenes.start.title import TitleScene
from game.screen.scenes.table import TableScene
from game.screen.tour import states
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything
from tests.screen.matches import new_match
from tests.screen.rooms import SIZES, key, press, wait

SEED = 77


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_on_floor(tmp_path)
    app.go("pause", match=new_match(app, "human,easy", seed=SEED))
    wait(app)
    return app


@pytest.mark.parametrize("size", SIZES)
def test_it_is_right_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    assert faults(tmp_path, size, states.pause) == []


def test_every_button_can_be_pressed(tmp_path: Path) -> None:
    assert press_everything(tmp_path, states.pause) == 7


@pytest.mark.parametrize("way", ["button", "escape"])
def test_play_on_goes_back_to_the_table(app: App, way: str) -> None:
    if way == "button":
        press(app, "Play on")
    else:
        key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Floor)


@pytest.mark.parametrize(("name", "kind"), [("How to play", HowToPlayScene), ("Settings", SettingsScene)])
def test_other_screens_come_back_to_the_menu(app: App, name: str, kind: type) -> None:
    press(app, name)
    assert isinstance(app.top, kind)
    press(app, "Back")
    assert isinstance(app.top, PauseScene)


def test_starting_again_is_asked_twice(app: App) -> None:
    match = app.top.match if isinstance(app.top, PauseScene) else None
    press(app, "Start again")
    assert isinstance(app.stack[0], Floor)
    press(app, "Start again")
    assert isinstance(app.top, TableScene)
    assert len(app.stack) == 1
    assert match is not None
    assert app.top.match.players == match.players
    assert app.top.match.game.deck == match.game.deck
    assert app.top.match.seed != match.seed, "it is dealt anew"


def test_the_question_can_be_left(app: App) -> None:
    press(app, "Start again")
    key(app, pygame.K_ESCAPE)
    assert [widget.name for widget in app.top.focus.widgets][-1] == "Home"
    press(app, "Start again")
    press(app, "Play on")
    assert isinstance(app.top, Floor)


def test_home_is_the_title(app: App) -> None:
    press(app, "Home")
    assert isinstance(app.top, TitleScene)
    assert len(app.stack) == 1


def test_the_panel_springs_in_unless_motion_is_reduced(tmp_path: Path) -> None:
    app = open_on_floor(tmp_path)
    app.go("pause", match=new_match(app, "human,easy"))
    assert app.top.moving
    app.services.settings.reduced_motion = True
    app.go("pause", match=new_match(app, "human,easy"))
    assert not app.top.moving


def test_play_on_the_lessons_goes_on_with_the_game(app: App) -> None:
    below = app.stack[0]
    press(app, "How to play")
    assert isinstance(app.top, HowToPlayScene)
    press(app, "Play")
    assert app.top is below
    assert len(app.stack) == 1


def test_back_from_the_lessons_leads_to_the_menu(app: App) -> None:
    press(app, "How to play")
    press(app, "Back")
    assert isinstance(app.top, PauseScene)
