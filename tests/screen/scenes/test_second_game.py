"""A game the frame has never heard of plays from the first click to the result."""

from pathlib import Path

import pytest

from game.games.shelf import GAMES
from game.play.entry import Entry
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.results import ResultScene
from game.screen.scenes.start.choose import ChooseScene
from game.screen.scenes.start.setup import SetupScene
from tests.screen.matches import sit_down, until
from tests.screen.rooms import find, open_app, press, wait
from tests.screen.toy import CARDS, TOY
from tests.shared.all_games import ALL


@pytest.fixture(autouse=True)
def _two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for games in (GAMES, ALL):
        monkeypatch.setitem(games, "toy", Entry(TOY))


def test_it_is_on_the_shelf_and_can_be_set_up(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.push(ChooseScene(app))
    press(app, "Toy")
    assert isinstance(app.top, SetupScene)


def test_it_is_played_with_piles_and_buttons(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,hard", game="toy")
    flips = 0
    for _ in range(CARDS):
        until(app, lambda: scene.asking is not None or isinstance(app.top, ResultScene))
        if isinstance(app.top, ResultScene):
            break
        press(app, "Turn over")
        until(app, lambda: isinstance(app.top, ReadingScene))
        press(app, "I read it!")
        wait(app, 2.0)
        press(app, "Yes!")
        until(app, lambda: scene.asking is not None)
        wait(app, 0.6)
        assert find(scene, "Leave it")
        press(app, "Keep it")
        flips += 1
    until(app, lambda: isinstance(app.top, ResultScene))
    assert flips == CARDS // 2
    assert scene.match.game.winners is not None
