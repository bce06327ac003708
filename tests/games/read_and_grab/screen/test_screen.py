"""Read and Grab on the screen: turning over, reading, grabbing, sets put away, and no levels."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.games.read_and_grab.show import ColumnView, StacksView
from game.games.shelf import GAMES
from game.rules.things import Pile
from game.screen.app.app import App
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.results import ResultScene
from game.screen.scenes.start.setup import SetupScene
from game.screen.scenes.table import TableScene
from game.screen.widgets.pick_widgets import PileButton, PileWidget
from tests.screen.matches import asks, over, play_on, sit_down, until
from tests.screen.rooms import (
    SIZES,
    SMALL,
    click,
    find,
    key,
    layout_faults,
    open_app,
    press,
    reach_faults,
    resize,
    rests,
    wait,
)
from tests.screen.situations import situation


def takes(scene: TableScene) -> list[PileButton]:
    return [widget for widget in scene.focus.widgets if isinstance(widget, PileButton)]


def grabbing(
    folder: Path, seats: str = "human,easy,easy", seed: int = 3, **options: object
) -> tuple[App, TableScene]:
    app = open_app(folder)
    scene = sit_down(app, seats, seed=seed, game="read_and_grab", **options)
    play_on(app, scene, partial(asks, scene, "grab"))
    return app, scene


def test_the_pile_is_turned_over_and_the_word_read(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=3, game="read_and_grab")
    play_on(app, scene, partial(asks, scene, "flip"))
    assert scene.desk.pointed.prompt == "Turn over a card, Ava!"
    assert scene.desk.pointed.piles == {Pile("stock")}
    stock = next(widget for widget in scene.focus.widgets if isinstance(widget, PileWidget))
    click(app, stock.rect.center)
    until(app, lambda: isinstance(app.top, ReadingScene))
    assert len(scene.match.shown.piles[Pile("turned")]) == 1


@pytest.mark.parametrize("where", ["button", "stack", "keys"])
def test_a_grab_is_one_tap_on_the_button_or_the_stack(tmp_path: Path, where: str) -> None:
    app, scene = grabbing(tmp_path)
    (widget,) = takes(scene)
    number = int(scene.match.shown.marks["number"])
    assert scene.desk.pointed.prompt == f"Grab the {number}s, Ava!"
    theirs = Pile("row", widget.thing.seat, number)
    grabbed = scene.match.game.piles[theirs][:]
    if where == "keys":
        scene.focus.show(widget)
        wait(app, 0.6)
        key(app, pygame.K_RETURN)
    else:
        box = widget.rect if where == "button" else scene.desk.pile(theirs).box()
        click(app, box.center)
    assert scene.match.history[-1][1].picks == (theirs,)
    reads = len(scene.match.readings)
    play_on(app, scene, lambda: scene.match.shown.turn != 0)
    assert len(scene.match.readings) == reads + len(grabbed)
    assert set(grabbed) <= {
        card for pile, cards in scene.match.shown.piles.items() if pile.seat == 0 for card in cards
    }


def test_a_tap_beside_the_stack_grabs_nothing(tmp_path: Path) -> None:
    app, scene = grabbing(tmp_path)
    (widget,) = takes(scene)
    whole, moves = widget.box.union(widget.rect), len(scene.match.history)
    corners = [(x, y) for x in (whole.left, whole.right - 1) for y in (whole.top, whole.bottom - 1)]
    empty = [at for at in corners if not (widget.box.collidepoint(at) or widget.rect.collidepoint(at))]
    assert empty
    for at in empty:
        assert scene.focus.at(at) is not widget
        click(app, at)
    assert len(scene.match.history) == moves


def test_empty_columns_change_no_picture_that_others_use(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=3, game="read_and_grab")
    play_on(app, scene, partial(asks, scene, "flip"))
    rows = (view for view in scene.desk.piles() if view.pile.name == "row")
    view = next(view for view in rows if view.own and not view.cards)
    box, art = view.box(), app.art
    frames = (box.width, box.height, box.width * 0.2)
    view.under(app.screen)
    pictures = [art.pieces.dashed(*frames), art.cards.number(view.pile.nth, box.width * 0.48)]
    assert [picture.get_alpha() for picture in pictures] == [255, 255]
    kept = len(art.shelf)
    view.under(app.screen)
    assert len(art.shelf) == kept
    faint = art.pieces.dashed(*frames, opacity=0.5)
    assert faint is art.pieces.dashed(*frames, opacity=0.5) is not pictures[0]
    middle = (box.width // 2, box.height // 2)
    assert 0 < faint.get_at(middle).a < pictures[0].get_at(middle).a


def test_where_the_cards_will_go_is_shown(tmp_path: Path) -> None:
    _, scene = grabbing(tmp_path)
    number = int(scene.match.shown.marks["number"])
    for pile in (Pile("row", 0, number), takes(scene)[0].thing):
        view = scene.desk.pile(pile)
        assert isinstance(view, ColumnView | StacksView)
        assert view.lit


def test_the_pile_says_what_comes_first(tmp_path: Path) -> None:
    app, scene = grabbing(tmp_path)
    stock = next(widget for widget in scene.focus.widgets if isinstance(widget, PileWidget))
    click(app, stock.rect.center)
    assert scene.top.talk.banner.text == f"Grab the {scene.match.shown.marks['number']}s!"


def test_with_may_they_can_be_left(tmp_path: Path) -> None:
    app, scene = grabbing(tmp_path, grab="may")
    press(app, "Leave them")
    assert scene.match.history[-1][1].verb == "leave"


def test_without_hints_nothing_points_to_what_may_be_grabbed(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.services.settings.hints = False
    scene = sit_down(app, "human,easy,easy", seed=3, game="read_and_grab", grab="may")
    play_on(app, scene, partial(asks, scene, "grab"))
    assert takes(scene) == []
    assert scene.desk.pointed.prompt == ""
    assert scene.desk.pointed.piles == set()
    assert scene.focus.current is find(scene, "Help"), "the keys begin nowhere near the answer"
    spot = next(widget for widget in scene.focus.widgets if isinstance(widget.thing, Pile))
    click(app, spot.rect.center)
    assert scene.match.history[-1][1].verb == "grab"


def test_a_whole_set_is_put_away_under_a_medal_with_stars(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=3, game="read_and_grab")
    scene.match.pace = 0.0

    def put_away() -> list[Pile]:
        return [pile for pile, cards in scene.match.shown.piles.items() if pile.name == "set" and cards]

    play_on(app, scene, lambda: bool(scene.top.flashes))
    (pile,) = put_away()
    assert len(scene.match.shown.piles[pile]) == 6
    assert not any(scene.desk.sprites[card].up for card in scene.match.shown.piles[pile])
    until(app, lambda: not scene.top.flashes)


def test_the_table_turns_to_the_person_on_turn(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,human", seed=3, game="read_and_grab")
    for seat in (0, 1, 0, 1):
        play_on(app, scene, lambda seat=seat: asks(scene, "flip") and scene.match.game.turn == seat)  # type: ignore[misc]
        assert scene.match.viewer == seat
        own = [pile for pile, cards in scene.match.shown.piles.items() if pile.seat == seat and cards]
        for pile in own:
            for card, pose in zip(scene.match.shown.piles[pile], scene.desk.pile(pile).poses(), strict=True):
                assert scene.desk.sprites[card].home == pose
                assert pose.y > app.view.height * 0.6


def test_the_host_is_quiet_while_a_player_reads(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "easy,easy", seed=3, game="read_and_grab")
    play_on(app, scene, lambda: scene.top.talk.hosted.left > 0)
    before = list(scene.top.talk.bubbles.values())
    until(app, lambda: any(bubble not in before for bubble in scene.top.talk.bubbles.values()))
    assert scene.top.talk.hosted.left == 0


def test_sets_are_counted_in_the_result(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "easy,easy,easy", seed=2, game="read_and_grab")
    scene.match.pace = 0.0
    play_on(app, scene, partial(over, scene))
    assert isinstance(app.top, ResultScene)
    assert app.top.result.unit == "sets"
    assert sum(app.top.result.totals) == 11


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("grab", ["must", "may"])
def test_everything_can_be_reached_in_every_window(tmp_path: Path, players: int, grab: str) -> None:
    app = open_app(tmp_path, SMALL)
    situation(app, f"read_and_grab {grab} {players}")
    for size in SIZES:
        resize(app, size)
        assert reach_faults(app, gap=1) == [], size
        wait(app, 4)
        assert rests(app), size


def test_the_set_up_offers_computers_without_levels_and_says_why(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.services.settings.seats = "human,hard,easy"
    scene = SetupScene(app, GAMES["read_and_grab"].table)
    app.push(scene)
    assert not any(widget.name.endswith("level") for widget in scene.focus.widgets)
    assert scene.table.unlevelled
    assert find(scene, "Grab")
    assert layout_faults(app) == []
