"""The saved matches of the tour: they are kept in order, and lead where they led when they were saved."""

from pathlib import Path

import pytest

from game import paths
from game.games.shelf import GAMES
from game.play.save import load
from game.screen.tour.saved import shortened, take_up
from game.screen.tour.states import READING
from game.table.table import Stop
from tests.screen.rooms import open_app

SAVES = sorted((paths.assets() / "tour").glob("*.json"))
STOPS = [READING, *(stop for entry in GAMES.values() for stop in entry.table.tour)]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_every_save_still_loads(path: Path) -> None:
    load(path.read_text(encoding="utf-8"), GAMES)


def test_every_stop_has_a_save_of_its_own_and_every_save_a_stop() -> None:
    assert sorted(stop.name for stop in STOPS) == [path.stem for path in SAVES]


@pytest.mark.parametrize("stop", [stop for stop in STOPS if stop.live], ids=lambda stop: stop.name)
def test_the_last_moves_are_made_at_the_table(tmp_path: Path, stop: Stop) -> None:
    text = next(path for path in SAVES if path.stem == stop.name).read_text(encoding="utf-8")
    moves = load(text, GAMES).history
    assert load(shortened(text, stop.live), GAMES).history == moves[: -stop.live]
    assert take_up(open_app(tmp_path), stop).match.history == moves
