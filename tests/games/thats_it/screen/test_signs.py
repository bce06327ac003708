"""Signs on the table of That's It!: what is new, what is free, and what a bubble must not cover."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.games.shelf import GAMES
from game.games.thats_it.grouping import NEAR, SET
from game.games.thats_it.rules import DISCARD
from game.screen.app.app import App
from game.screen.scenes.how_to_play import HowToPlayScene
from game.screen.scenes.table import TableScene
from game.screen.table.speech import draw_told
from game.screen.widgets.pick_widgets import GroupWidget
from tests.games.thats_it.screen.tables import help_of, lay_out, sit_down_to
from tests.games.thats_it.screen.test_screen import FITTING, asks, card, laid
from tests.screen.matches import until
from tests.screen.rooms import SIZES, key, open_app, press, tap, wait

DRAWING = {**FITTING, "state": "draw"}


def drawn_by(scene: TableScene) -> bytes:
    return pixels(scene.top.still())


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def pictures(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all pictures that are asked for from now on."""
    asked: list[str] = []
    real = app.art.picture

    def noted(name: str, *told: object) -> object:
        asked.append(name)
        return real(name, *told)  # type: ignore[arg-type]

    monkeypatch.setattr(app.art, "picture", noted)
    return asked


def test_where_sets_are_only_held_a_wizard_makes_a_pair_whole_by_itself(tmp_path: Path) -> None:
    _, scene = laid(tmp_path, FITTING, version=1)
    groups = help_of(scene).groups()
    assert NEAR not in {group.kind for group in groups}
    deck = scene.match.game.deck
    assert [deck[one].kind for one in groups[0].cards] == ["picture", "noun", "wizard"]
    assert groups[0].kind == SET


def test_a_plus_stands_only_where_a_tap_lays_the_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = laid(tmp_path, DRAWING)
    asked = pictures(app, monkeypatch)
    scene.top.still()
    assert not any(isinstance(widget, GroupWidget) for widget in scene.focus.widgets)
    assert "icons/plus" not in asked
    press(app, "Take this")
    until(app, partial(asks, scene))
    scene.top.still()
    assert any(isinstance(widget, GroupWidget) for widget in scene.focus.widgets)
    assert "icons/plus" in asked


def signed(scene: TableScene) -> set[int]:
    """The cards that wear the sign of a new one."""
    return {card for card, sprite in scene.desk.sprites.items() if sprite.new}


@pytest.mark.parametrize("pile", ["Take this", "Take that"])
def test_the_card_just_taken_is_marked_until_one_is_put_down(tmp_path: Path, pile: str) -> None:
    app, scene = laid(tmp_path, DRAWING, version=1)
    assert not signed(scene)
    before = set(scene.top.stage.hand())
    press(app, pile)
    until(app, partial(asks, scene))
    (new,) = set(scene.top.stage.hand()) - before
    assert signed(scene) == {new}
    wait(app, 4)
    scene.top.stage.refresh(0.0)
    marked = drawn_by(scene)
    scene.top.stage.arrivals.forget(new)
    scene.top.stage.refresh(0.0)
    assert drawn_by(scene) != marked
    scene.top.stage.arrivals.come(new, lasting=True)
    tap(app, card(scene, "g-w"))
    assert signed(scene) == {new}
    press(app, "Put it here")
    assert scene.match.history[-1][1].verb == "discard"
    until(app, lambda: scene.match.shown.turn != 0)
    assert not signed(scene)


def test_a_dealt_hand_has_no_new_card(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down_to(app, "human,easy", seed=2, version=2)
    until(app, partial(asks, scene))
    assert not signed(scene)


def test_a_wizard_that_was_set_free_is_new(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, FITTING)
    tap(app, card(scene, "c-p"))
    press(app, "Set 3")
    until(app, lambda: app.top is not scene)
    (newest,) = signed(scene)
    assert scene.match.game.deck[newest].kind == "wizard"


def test_an_empty_heap_has_a_place_to_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = laid(tmp_path, {**DRAWING, "hand 1": "d-p"}, version=1)
    press(app, "Take that")
    until(app, partial(asks, scene))
    wait(app, 3)
    assert scene.match.shown.piles[DISCARD] == []
    asked: list[tuple[int, int]] = []
    real = app.art.pieces.dashed

    def noted(width: float, height: float, *told: object, **more: object) -> object:
        asked.append((round(width), round(height)))
        return real(width, height, *told, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(app.art.pieces, "dashed", noted)
    scene.top.still()
    wide = app.view.wide(scene.desk.pile(DISCARD).place.width)
    assert (round(wide), round(wide * 1.4)) in asked


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_the_name_of_a_discard_covers_nobodys_cards(
    tmp_path: Path, players: int, size: tuple[int, int]
) -> None:
    app = open_app(tmp_path, size)
    seats = ",".join(["human", *["easy"] * (players - 1)])
    hands = {
        f"hand {seat}": " ".join(f"{'cdefg'[seat - 1]}-{kind}" for kind in "ppww")
        for seat in range(1, players)
    }
    scene = lay_out(app, seats, {"hand 0": "a-p", "discard": "k-w", "state": "draw", **hands}, version=1)
    until(app, partial(asks, scene))
    top = scene.match.shown.piles[DISCARD][-1]
    scene.top.talk.tell(top, "telephone")
    bare, said = app.screen.copy(), app.screen.copy()
    assert scene.top.talk.told is not None
    draw_told(said, scene.top.furniture, *scene.top.talk.told)
    taken = [*scene.top.furniture.fans(), *scene.top.furniture.seats.heads()]
    for box in taken:
        assert pixels(said.subsurface(box)) == pixels(bare.subsurface(box))


@pytest.mark.parametrize("ways", [("How to play",), ("Pause", "How to play")])
@pytest.mark.parametrize(("version", "pages"), [(1, 2), (2, 3)])
def test_the_lessons_are_those_of_the_version_that_is_played(
    tmp_path: Path, version: int, pages: int, ways: tuple[str, ...]
) -> None:
    app, _ = laid(tmp_path, FITTING, version=version)
    for name in ways:
        press(app, name)
    assert isinstance(app.top, HowToPlayScene)
    assert app.top.pages == pages


@pytest.mark.parametrize("version", [1, 2])
def test_what_a_card_of_the_hand_says_leaves_its_face_to_be_seen(tmp_path: Path, version: int) -> None:
    _, scene = laid(tmp_path, DRAWING, version=version)
    before = scene.top.still().copy()
    for one in scene.top.stage.hand():
        pose = scene.desk.sprites[one].pose
        face = pygame.Rect(0, 0, round(pose.width), round(pose.width * 1.15))
        face.midbottom = (round(pose.x), round(pose.y + pose.width * 0.7))
        scene.top.talk.tell(one, "I can be the telephone!")
        after = scene.top.still()
        assert pixels(after.subsurface(face)) == pixels(before.subsurface(face))


@pytest.mark.parametrize("hand", ["a-p b-w c-p d-w e-p f-w g-p h-w", "a-p b-w", "a-p"])
@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_rises_leaves_the_ribbon_to_be_read(
    tmp_path: Path, size: tuple[int, int], hand: str
) -> None:
    app = open_app(tmp_path, size)
    scene = lay_out(app, "human,easy", {"hand 0": hand, "discard": "k-w", "state": "act"}, version=2)
    until(app, partial(asks, scene))
    ribbon = (
        app.view.at(0, scene.match.entry.table.seats.ribbon.y)[1]
        + app.art.labels.ribbon("Go!", 300).get_height() / 2
    )
    for one in scene.top.stage.hand():
        rest = scene.top.stage.rest_pose(one)
        scene.top.stage.lift(one)
        scene.top.stage.finish()
        pose = scene.desk.sprites[one].pose
        assert pose.y - pose.width * 0.7 > ribbon
        assert pose.y <= rest.y


@pytest.mark.parametrize("first", ["wiz", "a-p"])
def test_a_key_leads_from_a_card_to_the_place_where_its_set_is_laid(tmp_path: Path, first: str) -> None:
    app, scene = laid(tmp_path, {**FITTING, "set.1": "", "set.2": "", "set.3": "", "owners": ""})
    scene.focus.show(card(scene, first))
    key(app, pygame.K_RETURN)
    wait(app, 1)
    assert isinstance(scene.focus.current, GroupWidget)
    key(app, pygame.K_RETURN)
    assert scene.match.history[-1][1].verb == "lay"


def test_help_agrees_with_the_wizard_who_offers_itself(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, {**FITTING, "hand 0": "a-p a-w wiz wiz b-p c-p g-w"})
    press(app, "Help")
    assert scene.top.talk.banner.text == GAMES["thats_it"].table.advice["lay"]


def test_an_empty_heap_that_waits_for_a_card_is_no_white_box(tmp_path: Path) -> None:
    app, scene = laid(tmp_path, {**FITTING, "discard": ""})
    tap(app, card(scene, "g-w"))
    wait(app, 1)
    place = scene.desk.pile(DISCARD).place
    middle = app.view.at(place.x, place.y)
    assert scene.desk.pointed.piles == {DISCARD}
    assert min(app.screen.get_at((round(middle[0]), round(middle[1])))[:3]) < 200
