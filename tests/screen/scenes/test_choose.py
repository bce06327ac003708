"""The choice of games: handsome with one, in order with six."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.games.kablam.rules import KaBlam
from game.games.shelf import GAMES
from game.screen.app.app import App
from game.screen.scenes.start.choose import ChooseScene
from game.screen.scenes.start.setup import SetupScene
from game.screen.tour import states
from game.table.table import Table
from tests.screen.rooms import SIZES, key, layout_faults, open_app, press, rests, wait, within_arrows

TITLES = ("KA-BLAM!", "Go Fox!", "Read and Grab", "Push", "That's It!", "Uno Express")


def shelf(count: int) -> tuple[Table, ...]:
    """As many tables as wanted, all of them played like the first."""
    kablam = GAMES["kablam"].table
    return tuple(
        replace(kablam, title=title, rules=type(title, (KaBlam,), {"key": title.lower()}))
        for title in TITLES[:count]
    )


def open_with(app: App, count: int) -> ChooseScene:
    scene = ChooseScene(app)
    scene.tables = shelf(count)
    app.push(scene)
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(1, 7))
def test_tiles_are_large_apart_and_within_arrows(tmp_path: Path, size: tuple[int, int], count: int) -> None:
    app = open_app(tmp_path, size)
    scene = open_with(app, count)
    assert layout_faults(app) == []
    assert within_arrows(scene) == {widget.name for widget in scene.focus.widgets}
    assert rests(app)


def test_an_only_game_is_large_and_in_the_middle(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    tile = open_with(app, 1).focus.widgets[0].rect
    assert tile.width > app.view.width / 2
    assert abs(tile.centerx - app.view.width / 2) < 2


def test_a_game_leads_to_its_seats(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.push(ChooseScene(app))
    press(app, "KA-BLAM!")
    assert isinstance(app.top, SetupScene)
    assert app.top.table is GAMES["kablam"].table


def test_another_use_may_be_made_of_the_choice(tmp_path: Path) -> None:
    app, chosen = open_app(tmp_path), list[Table]()
    app.push(ChooseScene(app, "How to play", chosen.append))
    press(app, "KA-BLAM!")
    assert chosen == [GAMES["kablam"].table]


@pytest.mark.parametrize("way", ["key", "button"])
def test_back_leads_back(tmp_path: Path, way: str) -> None:
    app = open_app(tmp_path)
    app.push(ChooseScene(app))
    app.push(ChooseScene(app))
    wait(app)
    if way == "key":
        key(app, pygame.K_ESCAPE)
    else:
        press(app, "Back")
    assert len(app.stack) == 1


def test_the_tour_shows_it(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    for name, scene in states.choose(app):
        app.push(scene)
        wait(app, 0.3)
        assert name
