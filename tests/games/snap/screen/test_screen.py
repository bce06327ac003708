"""Snap on the screen: piles for each player, and a call that counts on anybody's turn, but not for ever."""

from pathlib import Path

import pytest

from game.rules.things import Pile
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from game.screen.widgets.call_pill import CallWidget
from tests.games.snap.rules import SNAP
from tests.screen.matches import play_on, sit_down, until
from tests.screen.rooms import open_app
from tests.shared.person import Press, by_clicks, by_keys, strike


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path, (640, 360))


def matching(app: App, seats: str = "human,easy") -> TableScene:
    """The person has turned over a card like the one before, and it is the turn of the computer."""
    scene = sit_down(app, seats, game="snap", reading=False)
    play_on(app, scene, lambda: scene.match.shouts(0) == [SNAP] and scene.match.game.turn != 0)
    return scene


def button(scene: TableScene) -> CallWidget:
    return next(widget for widget in scene.focus.widgets if isinstance(widget, CallWidget))


def cards(scene: TableScene, name: str, seat: int) -> int:
    return len(scene.match.game.piles[Pile(name, seat)])


@pytest.mark.parametrize("press", [by_clicks, by_keys], ids=lambda one: one.__name__)
def test_a_person_calls_while_others_are_on_turn(app: App, press: Press) -> None:
    scene = matching(app)
    assert not button(scene).why_off
    assert button(scene).stars, "its time is seen to run"
    press(app, button(scene))
    assert cards(scene, "won", 0) >= 2
    assert scene.match.game.turn == 1


def test_the_key_of_the_seat_calls_as_well(app: App) -> None:
    scene = matching(app)
    strike(app, ord("q"))
    assert cards(scene, "won", 0) >= 2


def test_when_the_time_is_over_the_game_goes_on(app: App) -> None:
    scene = matching(app)
    made = len(scene.match.history)
    until(app, lambda: len(scene.match.history) > made)
    assert cards(scene, "won", 0) == 0


def test_a_call_that_does_not_count_says_why(app: App) -> None:
    scene = sit_down(app, "human,easy", game="snap", reading=False)
    play_on(app, scene, lambda: scene.asking is not None)
    assert scene.match.shouts(0) == []
    assert button(scene).why_off == "The two top cards must have one number."
    made = len(scene.match.history)
    by_clicks(app, button(scene))
    assert len(scene.match.history) == made


@pytest.mark.parametrize("players", range(2, 7))
def test_the_piles_of_a_player_lie_beside_each_other(app: App, players: int) -> None:
    scene = sit_down(app, ",".join(["human", *["easy"] * (players - 1)]), game="snap")
    play_on(app, scene, lambda: scene.asking is not None or bool(scene.match.history))
    boxes = [scene.desk.pile(Pile(name, seat)).box() for seat in range(players) for name in ("own", "won")]
    assert all(not one.colliderect(other) for nth, one in enumerate(boxes) for other in boxes[nth + 1 :])
