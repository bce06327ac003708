"""The colour picker: every way to choose, how many cards one holds, and putting the card back."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame
import pytest

from game.screen.app.app import App
from game.screen.paint.palette import SETS
from game.screen.scenes.value_picker import ValuePickerScene
from game.screen.tour import states
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything
from tests.screen.rooms import SIZES, find, key, press, wait


@pytest.fixture
def chosen() -> list[str]:
    return []


@pytest.fixture
def app(tmp_path: Path, chosen: list[str]) -> App:
    app = open_on_floor(tmp_path)
    offer(app, chosen, tuple(SETS), {"blue": 3, "red": 1})
    return app


def offer(app: App, chosen: list[str], values: Sequence[str], counts: Mapping[str, int] = {}) -> None:
    app.push(ValuePickerScene(app, values, counts, chosen.append, lambda: chosen.append("back")))
    wait(app)


def hint(app: App) -> str:
    assert isinstance(app.top, ValuePickerScene)
    return app.top.hint()


@pytest.mark.parametrize("size", SIZES)
def test_it_is_right_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    assert faults(tmp_path, size, states.colour_picker) == []


def test_everything_can_be_pressed(tmp_path: Path) -> None:
    assert press_everything(tmp_path, states.colour_picker) == 7


@pytest.mark.parametrize(("digit", "name"), list(enumerate(SETS, 1)))
def test_a_digit_chooses(app: App, chosen: list[str], digit: int, name: str) -> None:
    key(app, pygame.K_0 + digit)
    assert chosen == [name]
    assert isinstance(app.top, Floor)


def test_a_press_chooses(app: App, chosen: list[str]) -> None:
    press(app, "green")
    assert chosen == ["green"]


def test_enter_chooses_the_colour_one_has_most_of(app: App, chosen: list[str]) -> None:
    key(app, pygame.K_RETURN)
    assert chosen == ["blue"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("blue", "You have 3 blue cards"),
        ("red", "You have 1 red card"),
        ("green", "You have no green cards"),
    ],
)
def test_the_hint_counts_the_cards(app: App, name: str, words: str) -> None:
    app.top.focus.show(find(app.top, name))
    assert hint(app) == words
    app.top.focus.shown = False
    app.frame(0.02, [pygame.event.Event(pygame.MOUSEMOTION, pos=find(app.top, name).rect.center)])
    assert hint(app) == words


@pytest.mark.parametrize("way", ["escape", "cross"])
def test_the_card_can_be_put_back(app: App, chosen: list[str], way: str) -> None:
    if way == "escape":
        key(app, pygame.K_ESCAPE)
    else:
        press(app, "Put it back")
    assert chosen == ["back"]
    assert isinstance(app.top, Floor)


def test_a_game_may_have_fewer_colours(tmp_path: Path, chosen: list[str]) -> None:
    app = open_on_floor(tmp_path)
    offer(app, chosen, ("red", "yellow", "green", "blue"))
    key(app, pygame.K_5)
    key(app, pygame.K_4)
    assert chosen == ["blue"]


def test_values_that_are_no_colours_are_chosen_by_their_names(tmp_path: Path, chosen: list[str]) -> None:
    app = open_on_floor(tmp_path)
    offer(app, chosen, ("high", "low", "neither"))
    assert isinstance(app.top, ValuePickerScene)
    assert app.top.title == "Pick one!"
    press(app, "low")
    assert chosen == ["low"]
