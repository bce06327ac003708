"""A table taken up again while somebody may call: no time runs before anybody is there."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.games.uno_express.rules import CALL, CATCH
from game.games.uno_express.show.last_card import LastCardCall
from game.play import calls
from game.play.match import Match, Phase
from game.screen.app.app import App
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.table import TableScene
from tests.play.test_owed import find, reads_the_last_but_one
from tests.screen.matches import GO_ON, until
from tests.screen.rooms import click, key, open_app, press, wait

AWAY = 30.0  # seconds: longer than any window


def may_call(match: Match) -> bool:
    return match.phase is Phase.CALL and calls.forgetful(match.game) == 0


def taken_up(folder: Path, seats: str, wanted: Callable[[Match], bool] = may_call) -> tuple[App, TableScene]:
    app = open_app(folder)
    app.services.saves.store(find(seats, wanted))
    app.go("resume")
    table = app.top
    assert isinstance(table, TableScene)
    return app, table


def touch(app: App) -> None:
    click(app, (app.view.width // 2, app.view.height // 3))


@pytest.mark.parametrize("sign", [touch, lambda app: key(app, pygame.K_LEFT)])
def test_the_time_for_a_call_runs_from_the_first_sign_of_somebody(
    tmp_path: Path, sign: Callable[[App], None]
) -> None:
    app, table = taken_up(tmp_path, "human,hard")
    until(app, lambda: table.match.phase is Phase.CALL)
    before = len(table.match.history)
    app.frame(0.1, [pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(9, 9), buttons=(0, 0, 0))])
    wait(app, AWAY)
    assert (table.match.waited, len(table.match.history)) == (0.0, before), "a mouse that slides is nobody"
    sign(app)
    wait(app, 1.0)
    assert table.match.waited > 0
    wait(app, 2.0)
    assert table.match.history[before:] == [(1, CATCH)]


def test_who_comes_back_may_call_at_once(tmp_path: Path) -> None:
    app, table = taken_up(tmp_path, "human,hard")
    wait(app, AWAY)
    press(app, "UNO!")
    assert table.match.history[-1] == (0, CALL)
    until(app, lambda: isinstance(table.top.moment, LastCardCall))


def test_who_reads_first_is_there(tmp_path: Path) -> None:
    app, table = taken_up(tmp_path, "human,hard", reads_the_last_but_one)
    until(app, lambda: isinstance(app.top, ReadingScene))
    wait(app, AWAY)
    while app.top is not table:
        for widget in list(app.top.focus.widgets):
            if widget.name in GO_ON:
                widget.choose()
        wait(app, 0.2)
    until(app, lambda: table.match.phase is Phase.CALL)
    wait(app, 1.0)
    assert table.match.waited > 0


def test_who_takes_the_screen_is_there(tmp_path: Path) -> None:
    app, table = taken_up(tmp_path, "human,human,hard")
    until(app, lambda: table.match.phase is Phase.CALL)
    wait(app, AWAY)
    assert (table.match.phase, table.match.waited) == (Phase.CALL, 0.0)
    touch(app)
    until(app, lambda: table.match.history[-1] == (2, CATCH))
    until(app, lambda: isinstance(app.top, HandOverScene))


def test_computers_play_on_before_anybody_comes(tmp_path: Path) -> None:
    app, table = taken_up(tmp_path, "human,easy,easy", lambda match: match.phase is Phase.THINK)
    before = len(table.match.history)
    until(app, lambda: len(table.match.history) > before)
    assert table.match.players[table.match.history[before][0]].bot
