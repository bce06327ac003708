"""The saved matches of the tour: they are kept in order, and lead where they led when they were saved."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.games.shelf import GAMES
from game.play.match import Phase
from game.play.save import load
from game.rules.things import Pile
from game.screen.scenes.table import TableScene
from game.screen.tour.saved import shortened, take_up
from game.screen.tour.states import READING
from game.screen.widgets.call_pill import CallPill, CatchButton
from game.screen.widgets.pick_widgets import PileButton, SeatWidget
from game.screen.widgets.widget import Widget
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


def asks(scene: TableScene, *verbs: str) -> bool:
    """A person is to choose, among just these verbs if any are named."""
    if scene.asking is None or scene.top.talk.going_on:
        return False
    return not verbs or {move.verb for move in scene.match.game.moves(scene.match.game.turn)} == set(verbs)


def later(scene: TableScene) -> bool:
    return asks(scene) and len(scene.match.history) > 12 and len(scene.top.stage.hand()) in (0, 5, 6, 7)


def ending(scene: TableScene) -> bool:
    return asks(scene) and len(scene.match.shown.piles[Pile("stock")]) < 9


def offered(scene: TableScene, kind: type[Widget]) -> bool:
    """There is one that counts."""
    return any(isinstance(widget, kind) and not widget.why_off for widget in scene.focus.widgets)


def lying(scene: TableScene, name: str) -> int:
    """How many piles of this name have cards."""
    return sum(pile.name == name for pile, cards in scene.match.shown.piles.items() if cards)


def taking(scene: TableScene, moves: int = 0) -> bool:
    return asks(scene) and offered(scene, PileButton) and len(scene.match.history) > moves


def pushing(scene: TableScene) -> bool:
    return asks(scene, "flip", "stop") and lying(scene, "stack") == 3


def modelling(scene: TableScene) -> bool:
    """A computer sounds a word out."""
    return any(bubble.lit is not None for bubble in scene.top.talk.bubbles.values())


def speaking(scene: TableScene) -> bool:
    return any(bubble.stress for bubble in scene.top.talk.bubbles.values()) and not scene.top.moving


def rolled(scene: TableScene) -> bool:
    """A die has come to rest on a colour that costs something."""
    benches = [cards for pile, cards in scene.match.shown.piles.items() if pile[:2] == ("bench", 0)]
    colours = {scene.match.game.deck[card].colour for cards in benches for card in cards}
    return getattr(scene.top.moment, "rolled", "") in colours


def catching(scene: TableScene) -> bool:
    return offered(scene, CatchButton) and bool(scene.desk.pointed.called) and not scene.top.moving


def sets(scene: TableScene, least: int) -> bool:
    """A person may lay, add or put down, and so many sets lie on the table."""
    return asks(scene) and scene.match.shown.marks["state"] == "act" and lying(scene, "set") >= least


def shouting(scene: TableScene) -> bool:
    """A call counts, and some of its time is over."""
    return scene.desk.pointed.beams is not None and scene.match.waited > 2


SEEN: dict[str, Callable[[TableScene], bool]] = {
    "table_four": later,
    "table_two": asks,
    "table_three_talking": lambda scene: scene.match.phase is Phase.THINK and bool(scene.top.talk.bubbles),
    "table_five": asks,
    "table_six_one_out": lambda scene: asks(scene) and scene.match.shown.marks["out"] not in ("", "0"),
    "table_computer_models": modelling,
    "table_six_models": modelling,
    "go_fox_four": lambda scene: asks(scene) and bool(scene.top.talk.preview.text) and not scene.top.moving,
    "go_fox_two": ending,
    "go_fox_any": lambda scene: later(scene) and offered(scene, SeatWidget),
    "go_fox_asks": speaking,
    "go_fox_five": later,
    "go_fox_six": ending,
    "read_and_grab_three": taking,
    "read_and_grab_two": lambda scene: taking(scene, moves=50),
    "read_and_grab_six": lambda scene: taking(scene, moves=50),
    "read_and_grab_six_end": ending,
    "read_and_grab_may": taking,
    "push_four": pushing,
    "push_place": lambda scene: asks(scene, "place") and lying(scene, "stack") > 1,
    "push_two": pushing,
    "push_three_take": lambda scene: asks(scene, "take"),
    "push_five": lambda scene: asks(scene, "flip", "bank"),
    "push_six": pushing,
    "push_roll": rolled,
    "uno_four": later,
    "uno_two": asks,
    "uno_drawn": lambda scene: asks(scene) and "keep" in {move.verb for move in scene.match.game.moves(0)},
    "uno_call": lambda scene: scene.match.phase is Phase.CALL and offered(scene, CallPill),
    "uno_catch": catching,
    "uno_six_catch": catching,
    "uno_six": later,
    "thats_it_hold": lambda scene: asks(scene) and len(scene.top.stage.hand()) == 8,
    "thats_it_hold_call": shouting,
    "thats_it_two": lambda scene: sets(scene, 3),
    "thats_it_four": lambda scene: sets(scene, 3),
    "thats_it_five": lambda scene: sets(scene, 5),
    "thats_it_six": lambda scene: sets(scene, 5),
    "thats_it_lay_call": shouting,
}
MOMENTS = {  # some time into them
    "kablam_moment": "Explosion",
    "go_fox_moment": "FoxCall",
    "push_roll": "DieRoll",
    "push_bust": "Bust",
    "uno_moment": "LastCardCall",
    "thats_it_moment": "ThatsItCall",
}


@pytest.mark.parametrize("name", sorted({*SEEN, *MOMENTS}))
def test_a_stop_shows_what_it_is_named_after(tmp_path: Path, name: str) -> None:
    stop = next(stop for stop in STOPS if stop.name == name)
    scene = take_up(open_app(tmp_path), stop)
    assert name not in SEEN or SEEN[name](scene)
    moment = scene.top.moment
    assert (type(moment).__name__ if moment else None) == MOMENTS.get(name)
    assert moment is None or moment.start < moment.time < moment.end
