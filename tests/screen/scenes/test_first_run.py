"""Three taps from the very first start to the table."""

from pathlib import Path

import pygame
import pytest

from game.play.plan import Plan
from game.screen.app import routes
from game.screen.app.app import App
from game.screen.scenes.start.first_run import HEADS, SAYINGS, FirstRunScene
from game.screen.tour import states
from game.settings import SettingsFile
from tests.screen.rooms import SIZES, key, layout_faults, open_app, press, rests, wait, within_arrows
from tests.screen.scenes.test_choose import shelf


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    plans: list[Plan] = []
    monkeypatch.setitem(routes.HOMES, "table", lambda host, plan: plans.append(plan))
    return plans


def open_first_run(app: App, step: int = 0, games: int = 1) -> FirstRunScene:
    scene = FirstRunScene(app)
    scene.tables = shelf(games)
    scene.step, scene.head, scene.table = step, 0, 0
    app.push(scene)
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("step", range(3))
@pytest.mark.parametrize("games", [1, 6])
def test_things_to_tap_are_large_apart_and_within_arrows(
    tmp_path: Path, size: tuple[int, int], step: int, games: int
) -> None:
    app = open_app(tmp_path, size)
    scene = open_first_run(app, step, games)
    assert layout_faults(app) == []
    assert within_arrows(scene) == {widget.name for widget in scene.focus.widgets}
    assert rests(app)


def test_three_taps_start_a_match_against_two_easy_robots(tmp_path: Path, started: list[Plan]) -> None:
    app = open_app(tmp_path)
    app.push(FirstRunScene(app))
    for name in ("frog", "KA-BLAM!", "Go!"):
        press(app, name)
    (plan,) = started
    assert [(player.avatar, player.bot) for player in plan.players[:1]] == [("frog", "")]
    assert [player.bot for player in plan.players[1:]] == ["easy", "easy"]
    assert plan.pack == "1-cvc"
    assert plan.options == {"length": "short"}
    kept = SettingsFile(tmp_path).load()
    assert not kept.first_run
    assert "frog" in kept.seats


def test_keys_alone_do_it(tmp_path: Path, started: list[Plan]) -> None:
    app = open_app(tmp_path)
    app.push(FirstRunScene(app))
    for _ in range(3):
        wait(app, 0.6)
        key(app, pygame.K_RETURN)
    assert started[0].players[0].avatar == HEADS[0]


def test_the_owl_says_every_step_and_says_it_again(tmp_path: Path, started: list[Plan]) -> None:
    app = open_app(tmp_path)
    app.services.settings.spoken_menus = False
    app.push(FirstRunScene(app))
    press(app, "fox")
    press(app, "Say it again")
    press(app, "KA-BLAM!")
    said = app.services.voice.said  # type: ignore[attr-defined]
    assert said == [SAYINGS[0], SAYINGS[1], SAYINGS[1], SAYINGS[2]]


def test_an_earlier_choice_can_be_changed(tmp_path: Path, started: list[Plan]) -> None:
    app = open_app(tmp_path)
    app.push(FirstRunScene(app))
    for name in ("frog", "KA-BLAM!", "panda", "Go!"):
        press(app, name)
    assert started[0].players[0].avatar == "panda"


def test_the_tour_shows_all_three_steps(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    names = []
    for name, scene in states.first_run(app):
        app.push(scene)
        wait(app, 0.3)
        names.append(name)
    assert len(set(names)) == 3
