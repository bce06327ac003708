"""Dragging: a card dropped where it can go does what a tap on both does, in every game."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.games.thats_it.rules import DISCARD
from game.rules.things import Pile
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from game.screen.widgets.input import Point, Press, Release
from game.screen.widgets.pick_widgets import CardWidget, GroupWidget
from tests.games.thats_it.screen.test_screen import FITTING, LAYING, card, laid, verbs
from tests.screen.matches import asked, asks, play_on, sit_down, until
from tests.screen.rooms import find, open_app, wait

At = tuple[int, int]


def drag(app: App, start: At, end: At) -> None:
    wait(app, 0.6)
    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    for intent in (Point(start), Press(start), Point(middle), Point(end)):
        app.top.handle(intent)
        wait(app, 0.1)
    app.top.handle(Release(end))
    wait(app, 0.1)


def test_a_card_dropped_on_the_heap_is_put_down(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING, version=1)
    dragged = card(scene, "g-w")
    drag(app, dragged.rect.center, find(scene, "Put it here").rect.center)
    assert verbs(scene) == ["discard"]
    assert scene.match.game.piles[DISCARD][-1] == dragged.thing


def test_another_card_that_was_tapped_is_in_nobodys_way(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING, version=2)
    assert scene.turn is not None
    scene.turn.pick(card(scene, "a-p").thing)
    wait(app, 1)
    dragged = card(scene, "g-w")
    drag(app, dragged.rect.center, find(scene, "Put it here").rect.center)
    assert scene.match.game.piles[DISCARD][-1] == dragged.thing


def test_a_card_that_is_raised_already_is_not_put_back(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING, version=1)
    assert scene.turn is not None
    dragged = card(scene, "g-w")
    scene.turn.pick(dragged.thing)
    wait(app, 1)
    drag(app, dragged.rect.center, find(scene, "Put it here").rect.center)
    assert verbs(scene) == ["discard"]


@pytest.mark.parametrize(("name", "nth", "verb"), [("b-p", 2, "add"), ("c-p", 3, "swap")])
def test_a_card_dropped_on_a_set_joins_it(tmp_path: Path, name: str, nth: int, verb: str) -> None:
    app, scene = laid(tmp_path, FITTING)
    drag(app, card(scene, name).rect.center, find(scene, f"Set {nth}").rect.center)
    assert verbs(scene) == [verb]


def test_a_card_dropped_on_a_strange_set_is_told_so(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    drag(app, card(scene, "g-w").rect.center, find(scene, "Set 2").rect.center)
    assert verbs(scene) == []
    assert scene.top.talk.banner.text == "That goes somewhere else."


def test_a_wizard_dropped_on_the_free_place_lays_the_set(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    free = next(widget for widget in scene.focus.widgets if isinstance(widget, GroupWidget))
    drag(app, card(scene, "wiz").rect.center, free.rect.center)
    assert verbs(scene) == ["lay"]


def test_a_card_that_may_not_be_put_down_says_why(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, LAYING)
    drag(app, card(scene, "g-w").rect.center, scene.host.view.box(56.2, 36.4, 1, 1).center)
    assert verbs(scene) == []
    assert scene.top.talk.banner.text == "First lay your set."


@pytest.mark.parametrize(("name", "verb"), [("Take this", "draw"), ("Take that", "take")])
def test_a_pile_dropped_on_the_hand_is_taken_from(tmp_path: Path, name: str, verb: str) -> None:
    app, scene = laid(tmp_path, {**FITTING, "state": "draw"}, version=1)
    drag(app, find(scene, name).rect.center, card(scene, "a-p").rect.center)
    assert verbs(scene) == [verb]


def test_a_drag_to_nowhere_or_to_another_card_does_nothing(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    for end in ((640, 470), card(scene, "a-p").rect.center, find(scene, "Help").rect.center):
        drag(app, card(scene, "g-w").rect.center, end)
        assert verbs(scene) == []
        assert scene.asking is not None
        assert scene.asking.picker.chosen == []


def test_the_card_follows_the_pointer_and_goes_home(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    widget = card(scene, "g-w")
    sprite = scene.desk.sprites[widget.thing]
    for intent in (Press(widget.rect.center), Point((500, 200))):
        scene.handle(intent)
        wait(app, 0.3)
    assert (sprite.pose.x, sprite.pose.y) == (500, 200)
    assert scene.top.stage.movers()[-1] is sprite
    scene.handle(Release((500, 200)))
    wait(app, 1)
    assert widget.rect.collidepoint(sprite.pose.x, sprite.pose.y)
    assert not scene.top.moving


def test_a_resize_lets_go_of_the_card(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    widget = card(scene, "g-w")
    for intent in (Press(widget.rect.center), Point((500, 200))):
        scene.handle(intent)
        wait(app, 0.3)
    pygame.display.set_mode((1024, 600))
    app.resized()
    wait(app, 1)
    assert scene.top.stage.carried is None
    assert not scene.top.moving


def test_in_another_game_a_card_is_dropped_on_the_heap(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy")
    play_on(app, scene, lambda: asks(scene, "play"))
    heap = app.view.box(*heap_at(scene), 1, 1).center
    able = [w for w in scene.focus.widgets if isinstance(w, CardWidget) and not w.why_off]
    stock = find(scene, next(w.name for w in scene.focus.widgets if w.thing == Pile("stock")))
    before = len(scene.match.history)
    drag(app, able[0].rect.center, stock.rect.center)
    assert len(scene.match.history) == before
    until(app, partial(asked, scene))
    drag(app, able[0].rect.center, heap)
    assert len(scene.match.history) == before + 1
    assert scene.match.history[-1][1].picks[0] == able[0].thing


def heap_at(scene: TableScene) -> tuple[float, float]:
    place = scene.match.entry.table.shared[scene.match.entry.table.heap]
    return (place.x, place.y)
