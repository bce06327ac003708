"""Crazy Eights on the screen: a mark of its own on the felt, and which colour an eight has brought."""

from pathlib import Path

import pygame
import pytest

from game.rules.things import Pile
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from game.screen.scenes.value_picker import ValuePickerScene
from tests.screen.matches import asked, lay_out, new_match, until
from tests.screen.rooms import open_app, press


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path, (640, 360))


def lay(app: App, wanted: dict[str, object]) -> TableScene:
    match = new_match(app, "human,easy", game="crazy_eights", reading=False)
    scene = lay_out(app, match, {"suit": "green", "heap": "G7", **wanted})
    until(app, lambda: asked(scene))
    return scene


def test_the_colour_in_force_is_seen_on_the_felt(app: App) -> None:
    scene = lay(app, {"cards 0": "G2 Y8", "cards 1": "R1 R2"})
    app.frame(0.1, [])
    before = app.screen.copy()
    scene.match.shown.marks["suit"] = "red"
    scene.top.rebuild()
    app.frame(0.1, [])
    box = scene.desk.view.box(69, 41, 12, 12)
    felt = [pygame.image.tobytes(screen.subsurface(box), "RGB") for screen in (before, app.screen)]
    assert felt[0] != felt[1]


def test_an_eight_asks_for_one_of_its_four_colours_and_the_room_hears_it(app: App) -> None:
    scene = lay(app, {"cards 0": "G2 Y8", "cards 1": "R1 R2"})
    press(app, next(widget.name for widget in scene.focus.widgets if widget.name.startswith("yellow 8")))
    picker = app.top
    assert isinstance(picker, ValuePickerScene)
    assert picker.values == ("red", "yellow", "green", "blue")
    press(app, picker.focus.widgets[3].name)
    until(app, lambda: scene.match.shown.marks["suit"] == "blue")
    assert scene.match.game.deck[scene.match.shown.piles[Pile("heap")][-1]].colour == "yellow"
    assert scene.top.talk.banner.text == "Ava picks blue!"
