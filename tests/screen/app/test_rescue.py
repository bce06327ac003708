"""A frame that fails: noted without names, and the children are back at their match."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.screen.app.app import App
from game.screen.app.kiosk import Kiosk
from game.screen.app.rescue import MOST_BYTES, Rescue, told
from game.screen.scenes.adult import pin
from game.screen.scenes.adult.gate import GateScene
from game.screen.scenes.pause import PauseScene
from game.screen.scenes.settings import SettingsScene
from game.screen.scenes.start.title import TitleScene
from game.screen.scenes.table import TableScene
from tests.screen.matches import play_on, sit_down
from tests.screen.rooms import FRAME, open_app, wait

SECRET = "Rosalind"


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def fail(*given: object) -> None:
    raise KeyError(SECRET)


def turn(app: App, rescue: Rescue) -> None:
    """One turn of the app's loop."""
    try:
        app.frame(FRAME, [])
    except Exception as error:
        rescue.recover(error)


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path)


@pytest.fixture
def table(app: App) -> TableScene:
    """A table some moves into its match."""
    scene = sit_down(app, "human,easy", seed=77)
    play_on(app, scene, partial(has_moved, scene, 4))
    wait(app, 0.1)
    return scene


def has_moved(scene: TableScene, moves: int) -> bool:
    return len(scene.match.history) >= moves


def log(app: App) -> str:
    return (app.services.data / "crash.log").read_text(encoding="utf-8")


def break_down(app: App, rescue: Rescue) -> None:
    app.top.update = fail  # type: ignore[method-assign,assignment]
    turn(app, rescue)


def test_the_match_is_taken_up_where_it_was(app: App, table: TableScene) -> None:
    moves = list(table.match.history)
    break_down(app, Rescue(app))
    assert isinstance(app.top, TableScene)
    assert app.top is not table
    assert app.top.match.history == moves
    assert app.top.match.seed == table.match.seed
    wait(app, 0.5)


def test_the_log_tells_where_and_names_nobody(app: App, table: TableScene) -> None:
    break_down(app, Rescue(app))
    text = log(app)
    assert f"kablam, seed {table.match.seed}, {len(table.match.history)} moves" in text
    assert "in fail" in text
    assert "KeyError" in text
    assert SECRET not in text.replace("SECRET", "")
    assert not any(player.name in text for player in table.match.players)


def test_a_scene_over_the_table_fails_and_the_table_comes_back(app: App, table: TableScene) -> None:
    app.push(PauseScene(app, table.match))
    break_down(app, Rescue(app))
    assert [type(scene) for scene in app.stack] == [TableScene]


@pytest.mark.parametrize("kind", [TitleScene, SettingsScene])
def test_elsewhere_the_title_comes_back(app: App, kind: type[TitleScene]) -> None:
    app.push(TitleScene(app))
    app.push(kind(app))
    app.inputs.typing = True
    app.screen.set_clip(pygame.Rect(0, 0, 5, 5))
    break_down(app, Rescue(app))
    assert [type(scene) for scene in app.stack] == [TitleScene]
    assert not app.inputs.typing
    assert app.screen.get_clip().size == app.view.size
    assert "no match" in log(app)


def test_three_restarts_a_minute_and_then_the_title(app: App, table: TableScene) -> None:
    clock = Clock()
    rescue = Rescue(app, clock)
    for _ in range(3):
        clock.now += 10
        break_down(app, rescue)
        assert isinstance(app.top, TableScene)
    break_down(app, rescue)
    assert isinstance(app.top, TitleScene)
    sit_down(app, "human,easy")
    clock.now += 60
    break_down(app, rescue)
    assert isinstance(app.top, TableScene)


def test_a_match_that_is_gone_or_spoilt_leads_to_the_title(app: App, table: TableScene) -> None:
    app.services.saves.flush()
    app.services.saves.path.write_text("{", encoding="utf-8")
    break_down(app, Rescue(app))
    assert isinstance(app.top, TitleScene)


def test_a_match_that_cannot_be_shown_leads_to_the_title(
    app: App, table: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableScene, "build", fail)
    break_down(app, Rescue(app))
    assert isinstance(app.top, TitleScene)
    wait(app, 0.2)


def test_even_a_broken_title_and_a_broken_voice_do_not_end_the_game(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.push(TitleScene(app))
    rescue = Rescue(app)
    monkeypatch.setattr(TitleScene, "update", fail)
    monkeypatch.setattr(type(app.services.voice), "stop", fail)
    for _ in range(50):
        turn(app, rescue)
    assert app.running
    assert log(app).count("\nKeyError\n") == 1
    monkeypatch.undo()
    turn(app, rescue)
    assert isinstance(app.top, TitleScene)


def test_a_kiosk_stays_locked(app: App) -> None:
    app.kiosk = Kiosk()
    app.push(SettingsScene(app))
    break_down(app, Rescue(app))
    assert isinstance(app.top, GateScene)
    app.services.settings.pin = pin.make("4071").text()
    app.push(SettingsScene(app))
    break_down(app, Rescue(app))
    assert isinstance(app.top, TitleScene)


def test_the_log_does_not_grow_for_ever(app: App) -> None:
    rescue = Rescue(app)
    app.push(TitleScene(app))
    rescue.path.write_text("x" * (MOST_BYTES + 1), encoding="utf-8")
    break_down(app, rescue)
    assert len(log(app)) < 10_000
    assert rescue.path.with_suffix(".old").exists()


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(app: App) -> None:
    rescue = Rescue(app)
    app.push(TitleScene(app))
    rescue.path.mkdir()
    break_down(app, rescue)
    assert isinstance(app.top, TitleScene)


def test_an_endless_error_is_told_briefly() -> None:
    def deeper() -> None:
        deeper()

    with pytest.raises(RecursionError) as caught:
        deeper()
    assert len(told(caught.value)) < 5000
