"""Seats, words and rules before a match."""

import shutil
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.games.shelf import GAMES
from game.paths import assets
from game.play.plan import Plan, Player
from game.screen.app import routes
from game.screen.app.app import App
from game.screen.scenes.start.setup import SetupScene
from game.screen.tour import states
from game.settings import SettingsFile
from tests.screen.paint.test_faces import difference
from tests.screen.rooms import (
    FRAME,
    SIZES,
    click,
    find,
    key,
    open_app,
    press,
    reach_faults,
    rests,
    type_text,
    voice_of,
    wait,
)

FOUR = "human:Ava:cat,human:Mia:fox,easy:Bolt:robot-square,hard:Beep:robot-round"
SIX = FOUR + ",human,medium"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    plans: list[Plan] = []
    monkeypatch.setitem(routes.HOMES, "table", lambda host, plan: plans.append(plan))
    return plans


def open_setup(
    folder: Path, seats: str = FOUR, size: tuple[int, int] = (1280, 720)
) -> tuple[App, SetupScene]:
    app = open_app(folder, size)
    app.services.settings.seats = seats
    scene = SetupScene(app, GAMES["kablam"].table)
    app.push(scene)
    return app, scene


def test_a_switch_says_what_its_value_means(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = SetupScene(app, GAMES["push"].table)
    app.push(scene)
    voice = voice_of(app)
    star = scene.table.options[0]
    assert scene.terms.meaning(star) == "The star is safe."
    scene.focus.show(find(scene, "Star"))
    before = pygame.image.tobytes(app.screen, "RGB")
    find(scene, "Star").choose()
    assert scene.terms.meaning(star) == voice.said[-1] == "The star takes all your cards but the bank."
    scene.dirty = True
    app.frame(0.02, [])
    assert pygame.image.tobytes(app.screen, "RGB") != before


def test_every_note_belongs_to_a_choice() -> None:
    for entry in GAMES.values():
        assert all(len(option.notes) in (0, len(option.choices)) for option in entry.table.options)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", ["human,easy", FOUR, SIX])
def test_parts_are_large_apart_and_within_arrows(tmp_path: Path, size: tuple[int, int], seats: str) -> None:
    app, _ = open_setup(tmp_path, seats, size)
    assert reach_faults(app) == []
    assert rests(app)


def test_every_part_can_be_pressed(tmp_path: Path, started: list[Plan]) -> None:
    app, scene = open_setup(tmp_path)
    for name in [widget.name for widget in scene.focus.widgets]:
        if name in {widget.name for widget in scene.focus.widgets}:
            press(app, name)
            wait(app, 0.1)
    assert started


def test_dealing_starts_the_match_as_planned(tmp_path: Path, started: list[Plan]) -> None:
    app, scene = open_setup(tmp_path)
    press(app, "Next words")
    press(app, "Deal!")
    (plan,) = started
    assert plan.game == "kablam"
    assert plan.players[3] == Player("Beep", "robot-round", "hard")
    assert plan.options == {"length": "long"}
    assert plan.pack == scene.terms.packs[1].key


def test_seats_and_words_are_remembered(tmp_path: Path, started: list[Plan]) -> None:
    app, _ = open_setup(tmp_path)
    press(app, "Join 5")
    press(app, "Words before")
    press(app, "Deal!")
    kept = SettingsFile(tmp_path).load()
    assert kept.seats.startswith(FOUR)
    assert kept.seats.count(",") == 4
    again = SetupScene(app, GAMES["kablam"].table)
    assert (again.seating.text, again.terms.pack) == (kept.seats, again.terms.packs[-1])


def test_a_person_becomes_a_robot_and_comes_back(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    rect = find(scene, "Seat 1 kind").rect
    click(app, (rect.x + 20, rect.centery))
    assert scene.seating.players[0] == Player("Ava", "cat")
    click(app, (rect.right - 20, rect.centery))
    assert scene.seating.players[0].bot == "easy"
    wait(app)
    key(app, pygame.K_RETURN)
    assert scene.seating.players[0] == Player("Ava", "cat")


def test_stars_go_round(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    levels = []
    for _ in range(3):
        press(app, "Seat 3 level")
        levels.append(scene.seating.players[2].bot)
    assert levels == ["medium", "hard", "easy"]


def test_a_seat_is_left_and_taken_again(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    press(app, "Seat 3 leave")
    assert [player.name for player in scene.seating.players] == ["Ava", "Mia", "Beep"]
    press(app, "Join 4")
    assert scene.seating.players[3] == Player("Sam", "frog")


def test_the_first_two_seats_cannot_be_left(tmp_path: Path) -> None:
    _, scene = open_setup(tmp_path)
    names = {widget.name for widget in scene.focus.widgets}
    assert not names & {"Seat 1 leave", "Seat 2 leave"}


def test_a_name_is_typed(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    press(app, "Seat 1 name")
    type_text(app, "Joe 2")
    key(app, pygame.K_BACKSPACE, pygame.K_BACKSPACE, pygame.K_RETURN)
    assert scene.seating.players[0] == Player("Joe", "cat")
    assert not app.inputs.typing


def test_a_name_being_typed_is_kept_when_dealing(tmp_path: Path, started: list[Plan]) -> None:
    app, _ = open_setup(tmp_path)
    press(app, "Seat 2 name")
    type_text(app, "Ida, :x")
    press(app, "Deal!")
    assert started[0].players[1].name == "Ida x"


def test_escape_ends_typing_before_it_leaves(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    press(app, "Seat 1 name")
    type_text(app, "Joe")
    key(app, pygame.K_ESCAPE)
    assert app.top is scene
    assert scene.seating.players[0].name == "Ava"


def test_a_rule_is_chosen(tmp_path: Path, started: list[Plan]) -> None:
    app, scene = open_setup(tmp_path)
    option = GAMES["kablam"].table.options[0]
    scene.focus.show(find(scene, option.label))
    wait(app)
    key(app, pygame.K_RIGHT)
    press(app, "Deal!")
    assert started[0].options == {option.name: option.choices[1][0]}


def test_going_back_keeps_the_seats(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path)
    app.push(SetupScene(app, GAMES["kablam"].table))
    press(app, "Join 5")
    key(app, pygame.K_ESCAPE)
    assert app.top is scene
    assert SettingsFile(tmp_path).load().seats.count(",") == 4


def test_the_tour_shows_it(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    for name, scene in states.setup(app):
        app.push(scene)
        wait(app, 0.3)
        assert find(app.top, "Seat 4 kind")
        stars = any(widget.name == "Seat 4 level" for widget in app.top.focus.widgets)
        assert stars == bool(GAMES[name.removeprefix("setup_")].rules.levels)


DEVICES = {
    "keys": pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0),
    "pad": pygame.event.Event(pygame.JOYHATMOTION, value=(-1, 0)),
    "mouse": pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), touch=False),
    "touch": pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), touch=True),
}


@pytest.mark.parametrize("device", DEVICES)
def test_hints_follow_the_device(tmp_path: Path, device: str) -> None:
    app, _ = open_setup(tmp_path)
    app.frame(FRAME, [DEVICES["touch"]])
    wait(app)
    low = pygame.Rect(0, app.view.height - 50, app.view.width, 40)
    plain = pygame.image.tobytes(app.screen.subsurface(low), "RGB")
    app.frame(FRAME, [DEVICES[device]])
    wait(app, 0.1)
    assert app.inputs.device == device
    assert (pygame.image.tobytes(app.screen.subsurface(low), "RGB") == plain) == (device == "touch")


def pictured(app: App) -> SetupScene:
    """The set-up of a game that is played with pictures."""
    table = GAMES["kablam"].table
    scene = SetupScene(app, replace(table, rules=type("Pictured", (table.rules,), {"pictures": True})))
    app.push(scene)
    wait(app, 0.5)
    return scene


def test_a_game_with_pictures_offers_picture_packs(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    words = app.services.settings.pack
    scene = pictured(app)
    assert [pack.title for pack in scene.terms.packs] == ["Picture words"]
    folder = app.services.data / "pictures" / "Our farm"
    folder.mkdir(parents=True)
    shutil.copy(assets() / "avatars" / "cat.svg", folder / "cat.svg")
    scene = pictured(app)
    assert [pack.title for pack in scene.terms.packs] == ["Picture words", "Our farm"]
    ours = app.screen.copy()
    press(app, "Next words")
    wait(app, 0.5)
    assert difference(ours, app.screen) > 5000
    scene.back()
    settings = app.services.settings_file.load()
    assert (settings.pictures, settings.pack) == ("own/Our farm", words)
    assert pictured(app).terms.pack.title == "Our farm"
