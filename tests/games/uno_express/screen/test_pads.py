"""Whose pad is whose when the last card of UNO EXPRESS is called."""

from pathlib import Path

import pygame
import pytest

from game.games.uno_express.rules import CALL, CATCH
from game.play.match import Phase
from game.screen.app.app import App
from tests.games.uno_express.screen.tables import (
    calm,
    card_of,
    catches,
    lay,
    pill,
    seated,
    uncalled,
)
from tests.screen.matches import pick, until
from tests.screen.rooms import wait


@pytest.mark.usefixtures("_pads")
def test_whoever_has_a_pad_sees_its_button(tmp_path: Path) -> None:
    app, scene = uncalled(tmp_path, "human,easy,human,human")
    plug(app, 10, 11)
    app.inputs.device = "pad"
    wait(app, 0.1)
    assert (pill(scene).pad, [button.pad for button in catches(scene)]) == (True, [True, False])


def test_a_pad_calls_for_whoever_holds_it(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    app.frame(0.1, [pygame.event.Event(pygame.JOYBUTTONDOWN, button=2, instance_id=0)])
    assert scene.match.history[-1] == (0, CALL)


class Pad:
    """Stands in for a device that is plugged in."""

    def __init__(self, device_index: int) -> None:
        self.get_instance_id = lambda: device_index


@pytest.fixture
def _pads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.joystick, "Joystick", Pad)


def plug(app: App, *pads: int) -> None:
    for pad in pads:
        app.frame(0.01, [pygame.event.Event(pygame.JOYDEVICEADDED, device_index=pad)])


def press_pad(app: App, pad: int) -> None:
    app.frame(0.01, [pygame.event.Event(pygame.JOYBUTTONDOWN, button=2, instance_id=pad)])


def unplug(app: App, pad: int) -> None:
    app.frame(0.01, [pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=pad)])


@pytest.mark.usefixtures("_pads")
def test_the_second_pad_is_the_second_persons_wherever_they_sit(tmp_path: Path) -> None:
    app, scene = uncalled(tmp_path, "human,easy,human")
    plug(app, 10, 11)
    press_pad(app, 11)
    assert scene.match.history[-1] == (2, CATCH)


@pytest.mark.usefixtures("_pads")
def test_a_person_alone_may_take_any_pad(tmp_path: Path) -> None:
    app, scene = uncalled(tmp_path, "human,easy")
    plug(app, 10, 11)
    press_pad(app, 11)
    assert scene.match.history[-1] == (0, CALL)


@pytest.mark.usefixtures("_pads")
def test_a_pad_of_nobody_counts_for_nothing(tmp_path: Path) -> None:
    app, scene = uncalled(tmp_path, "human,human,easy")
    plug(app, 10, 11, 12)
    press_pad(app, 12)
    assert scene.match.history[-1][1].verb == "play"


@pytest.mark.usefixtures("_pads")
def test_a_pad_that_was_unplugged_comes_back_to_its_person(tmp_path: Path) -> None:
    app, scene = uncalled(tmp_path, "human,human,easy")
    plug(app, 10, 11)
    unplug(app, 10)
    plug(app, 12)
    press_pad(app, 11)
    assert scene.match.history[-1] == (1, CATCH)


@pytest.mark.usefixtures("_pads")
def test_a_pad_keeps_its_person_while_the_other_one_is_away(tmp_path: Path) -> None:
    app, scene = uncalled(tmp_path, "human,human,easy")
    plug(app, 10, 11)
    unplug(app, 10)
    press_pad(app, 11)
    assert scene.match.history[-1] == (1, CATCH)


@pytest.mark.usefixtures("_pads")
def test_the_only_pad_is_first_of_all_that_of_whose_screen_it_is(tmp_path: Path) -> None:
    app, scene = uncalled(tmp_path, "human,human,easy")
    plug(app, 10)
    press_pad(app, 10)
    assert scene.match.history[-1] == (0, CALL)


@pytest.mark.usefixtures("_pads")
def test_whose_screen_it_is_comes_before_the_lower_seat(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human,easy", {0: "G9 B7 B8"})
    lay(scene, {0: "G9 B7 B8", 1: "G8"}, uno=2)
    scene.match.viewer = 1
    plug(app, 10)
    press_pad(app, 10)
    assert scene.match.history[-1] == (1, CALL)


@pytest.mark.usefixtures("_pads")
def test_else_the_only_pad_is_that_of_the_first_who_can(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human,easy", {0: "G9 B7 B8"})
    lay(scene, {0: "G9 B7 B8", 1: "G8 B1"}, turn=1)
    plug(app, 10)
    press_pad(app, 10)
    assert scene.match.history[-1] == (1, CALL), "ahead"
