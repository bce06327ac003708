"""How to play: pages, reading them aloud, and that every lesson can be drawn."""

import dataclasses
from pathlib import Path

import pygame
import pytest

from game.screen.app import App
from game.screen.scenes.how_to_play import PAGE, HowToPlayScene, pages_of, tour
from game.sound.voice import SilentVoice
from game.tables import TABLES
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything
from tests.screen.rooms import SIZES, key, press, wait

TABLE = TABLES["kablam"]


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_on_floor(tmp_path)
    app.push(HowToPlayScene(app, TABLE))
    app.services.settings.spoken_menus = False
    return app


def scene(app: App) -> HowToPlayScene:
    assert isinstance(app.top, HowToPlayScene)
    return app.top


def said(app: App) -> list[str]:
    assert isinstance(app.services.voice, SilentVoice)
    return app.services.voice.said


@pytest.mark.parametrize("size", SIZES)
def test_it_is_right_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    assert faults(tmp_path, size, tour) == []


def test_every_button_can_be_pressed(tmp_path: Path) -> None:
    assert press_everything(tmp_path, tour) == 4 * sum(len(pages_of(table)) for table in TABLES.values())


def test_next_goes_through_all_pages_and_round(app: App) -> None:
    for page in range(1, scene(app).pages):
        press(app, "Next")
        assert scene(app).page == page
    press(app, "Again")
    assert scene(app).page == 0


@pytest.mark.parametrize("name", ["Play", "Back"])
def test_play_and_back_close_it(app: App, name: str) -> None:
    press(app, name)
    assert isinstance(app.top, Floor)


def test_enter_alone_leads_through_and_out(app: App) -> None:
    for _ in range(scene(app).pages):
        wait(app)
        key(app, pygame.K_RETURN)
    assert isinstance(app.top, Floor)


def test_the_page_is_read_sentence_by_sentence(app: App) -> None:
    press(app, "Read it to me")
    assert scene(app).reading == 0
    wait(app, 30)
    assert said(app) == [lesson.sentence for lesson in TABLE.lessons[:PAGE]]
    assert scene(app).reading == -1


@pytest.mark.parametrize("name", ["Read it to me", "Next"])
def test_reading_stops_when_it_is_no_longer_wanted(app: App, name: str) -> None:
    press(app, "Read it to me")
    press(app, name)
    assert scene(app).reading == -1
    assert not app.services.voice.busy


def test_a_table_with_few_lessons_has_one_page(app: App) -> None:
    small = dataclasses.replace(TABLE, lessons=TABLE.lessons[:3])
    app.push(HowToPlayScene(app, small))
    assert [widget.name for widget in app.top.focus.widgets] == ["Back", "Read it to me", "Play"]
    wait(app, 0.2)


def test_every_lesson_is_short() -> None:
    assert [each.sentence for each in TABLE.lessons if len(each.sentence.split()) > 7] == []


def test_each_version_of_the_rules_has_lessons_of_its_own(app: App) -> None:
    table = TABLES["thats_it"]
    hold, lay = ([each.sentence for _, some in table.courses(nth) for each in some] for nth in (1, 2))
    assert "Hold a three and a four." in hold
    assert not {"Lay your set on the table.", "A real card sets the wizard free."} & set(hold)
    assert {"Lay your set on the table.", "Then you may add to sets."} <= set(lay)
    assert "Hold a three and a four." not in lay
    assert [page.version for page in pages_of(table)] == ["Hold"] * 2 + ["Lay"] * 3
    assert [page.first for page in pages_of(table)] == [1, 5, 1, 5, 9]
