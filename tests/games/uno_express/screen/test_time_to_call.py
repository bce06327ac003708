"""How long a call of UNO EXPRESS counts: only while it can be seen and nobody reads."""

from pathlib import Path

import pygame
import pytest

from game.games.uno_express.show.last_card import LastCardCall
from game.play.match import Phase
from game.screen.app.app import App
from game.screen.scenes.pause import PauseScene
from game.screen.scenes.reading import ReadingScene
from tests.games.uno_express.screen.tables import (
    card_of,
    held,
    seated,
    uncalled,
)
from tests.screen.matches import pick, play_on, sit_down, until
from tests.screen.rooms import key, open_app, press, wait


def test_time_for_a_call_stands_still_under_the_pause_menu(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,hard", {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL)
    wait(app, 0.5)
    waited = scene.match.waited
    assert waited > 0
    press_escape(app)
    assert isinstance(app.top, PauseScene)
    wait(app, 30)
    assert scene.match.waited < waited + 0.7
    press(app, "Play on")
    key(app, pygame.K_q)
    until(app, lambda: isinstance(scene.top.moment, LastCardCall))
    assert held(scene, 0) == 1


def press_escape(app: App) -> None:
    app.frame(0.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)])


@pytest.mark.parametrize(
    ("gone", "back"),
    [
        ([pygame.WINDOWFOCUSLOST], pygame.WINDOWFOCUSGAINED),
        ([pygame.WINDOWMINIMIZED], pygame.WINDOWRESTORED),
        ([pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED], pygame.WINDOWFOCUSGAINED),
    ],
)
def test_time_for_a_call_stands_still_while_nobody_can_see_the_window(
    tmp_path: Path, gone: list[int], back: int
) -> None:
    app, scene = uncalled(tmp_path, "human,hard")
    app.frame(0.0, [pygame.event.Event(kind) for kind in gone])
    waited = scene.match.waited
    wait(app, 30)
    assert (scene.match.waited, held(scene, 0)) == (waited, 1)
    app.frame(0.0, [pygame.event.Event(back)])
    wait(app, 0.5)
    assert scene.match.waited > waited


def test_time_for_a_call_goes_on_when_somebody_presses_a_key(tmp_path: Path) -> None:
    """Where the system does not tell that the window is back."""
    app, scene = uncalled(tmp_path, "human,hard")
    app.frame(0.0, [pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    app.frame(0.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), touch=False)])
    waited = scene.match.waited
    wait(app, 5)
    assert scene.match.waited == waited
    key(app, pygame.K_LEFT)
    wait(app, 0.5)
    assert scene.match.waited > waited


def test_computers_play_on_while_nobody_can_see_the_window(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "easy,easy", game="uno_express")
    app.frame(0.0, [pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    until(app, lambda: len(scene.match.history) > 6)
    assert app.top is scene
    assert {seat for seat, _ in scene.match.history} == {0, 1}


def test_a_slow_reader_keeps_all_the_time_to_call(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,hard", {0: "G9 B7"}, words=True)
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: isinstance(app.top, ReadingScene))
    wait(app, 30)
    assert scene.match.waited == 0
    assert held(scene, 0) == 1
    play_on(app, scene, lambda: scene.match.phase is Phase.CALL)
    assert scene.match.waited == 0
