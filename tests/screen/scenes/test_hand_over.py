"""The cover between two people: only the next player's own button takes it away."""

from pathlib import Path

import pygame
import pytest

from game.play.plan import PEOPLE, SEAT_COLOURS, Player
from game.screen.app.app import App
from game.screen.paint.palette import TINTS
from game.screen.paint.view import whole
from game.screen.scenes.hand_over import HandOverScene
from game.screen.tour import states
from game.sound.voice import SilentVoice
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything
from tests.screen.rooms import SIZES, click, key, press, wait

AVA, SAM = Player(*PEOPLE[0]), Player(*PEOPLE[2])


@pytest.fixture
def ready() -> list[str]:
    return []


@pytest.fixture
def app(tmp_path: Path, ready: list[str]) -> App:
    app = open_on_floor(tmp_path)
    app.push(HandOverScene(app, SAM, 2, "characters/bomb", lambda: ready.append("ready"), AVA))
    wait(app)
    return app


@pytest.mark.parametrize("size", SIZES)
def test_it_is_right_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    assert faults(tmp_path, size, states.hand_over) == []


def test_every_button_can_be_pressed(tmp_path: Path) -> None:
    assert press_everything(tmp_path, states.hand_over) == 2


def test_the_button_calls_back_and_leaves(app: App, ready: list[str]) -> None:
    press(app, "I am Sam")
    assert ready == ["ready"]
    assert isinstance(app.top, Floor)


def test_nothing_else_uncovers_the_cards(app: App, ready: list[str]) -> None:
    key(app, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_1)
    click(app, (20, 20))
    assert isinstance(app.top, HandOverScene)
    assert ready == []


def test_the_voice_says_whose_turn_it_is(app: App) -> None:
    assert isinstance(app.services.voice, SilentVoice)
    assert app.services.voice.said[0] == "Pass to Sam"


def test_nothing_lies_on_the_face(app: App) -> None:
    view, side = app.view, round(app.view.px(288))
    badge = app.art.tokens.badge(SAM.avatar, side, TINTS[2], on_turn=True)
    x, y = whole(view.at(50, 42))
    for away in (0.3, 0.34):  # towards the lower right, still on the disc
        near = (round(side * away), round(side * away))
        middle = badge.get_rect().center
        wanted = badge.get_at((middle[0] + near[0], middle[1] + near[1]))
        assert app.screen.get_at((x + near[0], y + near[1])) == wanted


def test_every_seat_has_its_colour(tmp_path: Path) -> None:
    app = open_on_floor(tmp_path)
    grounds = []
    for seat in range(6):
        app.push(HandOverScene(app, Player("Wolfgangina-M", "panda"), seat, "characters/bomb", lambda: None))
        wait(app, 0.5)
        rays = app.art.ground.rays(SEAT_COLOURS[seat], 50, 42)
        for corner in ((4, 4), (1275, 4), (4, 360)):
            assert app.screen.get_at(corner) == rays.get_at(corner)
        grounds.append(tuple(app.screen.get_at((4, 360))))
        app.pop()
    assert len(set(grounds)) == 6
