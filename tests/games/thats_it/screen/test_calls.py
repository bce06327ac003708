"""The call of That's It!: made, missed, too early, without a clock; the end of a round; whole matches."""

from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest

from game.games.thats_it.show.call import CallButton, RestingCall, ThatsItCall
from game.games.thats_it.show.score_table import ScoreTable
from game.play.match import Phase
from game.rules.things import Move, Pile
from game.screen.app.app import App
from game.screen.scenes.results import ResultScene
from game.screen.scenes.table import TableScene
from game.screen.widgets.input import Call
from game.screen.widgets.pick_widgets import CardWidget, PileWidget
from game.sound.voice import SilentVoice
from tests.games.thats_it.screen.tables import lay_out, sit_down_to
from tests.games.thats_it.screen.test_screen import FITTING, asks, card
from tests.screen.matches import GO_ON, OFTEN, until
from tests.screen.rooms import (
    FRAME,
    SMALL,
    click,
    find,
    key,
    layout_faults,
    open_app,
    pass_by,
    press,
    rests,
    struck,
    tap,
    wait,
    within_arrows,
)

SHOUT = "That's it!!!"
SIZES = ((1024, 600), (1280, 720), (1920, 1080))
WAITING = {"hand 1": "d-p d-w g-w", "discard": "k-w", "state": "act"}
NEARLY = {
    1: {"hand 0": "a-p a-p a-w b-p b-p b-w b-w c-p", **WAITING},
    2: {"hand 0": "c-p", "set.1": "a-p a-p a-w", "owners": "0", **WAITING},
}
BOTH = pytest.mark.parametrize("version", [1, 2])


def nearly(
    folder: Path,
    version: int,
    seats: str = "human,easy,easy",
    size: tuple[int, int] = (1280, 720),
    **options: object,
) -> tuple[App, TableScene]:
    """Ava has put down her last card that is left over."""
    app = open_app(folder, size)
    scene = lay_out(app, seats, NEARLY[version], 1, version=version, **options)
    until(app, partial(asks, scene))
    tap(app, card(scene, "c-p"))
    press(app, "Put it here")
    until(app, partial(asks, scene))
    return app, scene


def button(scene: TableScene) -> CallButton:
    found = find(scene, SHOUT)
    assert isinstance(found, CallButton)
    return found


def to_the_result(app: App) -> ResultScene:
    for _ in range(300):
        if isinstance(app.top, ResultScene):
            return app.top
        for widget in list(app.top.focus.widgets):
            if widget.name in GO_ON:
                widget.choose()
        wait(app, 0.3)
    raise AssertionError("no result")


@BOTH
def test_the_call_is_the_one_big_thing_to_do(tmp_path: Path, version: int) -> None:
    app, scene = nearly(tmp_path, version)
    call = button(scene)
    assert call.urge == "Say it! Shout it!"
    assert call.stars == 6
    assert scene.desk.pointed.beams is not None
    assert call.rect.width > app.view.px(260)
    assert layout_faults(app, gap=1) == []
    assert scene.focus.current is call


def test_no_bubble_lies_over_the_call(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    hand = {"hand 0": "a-p a-p a-w b-p b-w wiz wiz c-p", **WAITING}
    scene = lay_out(app, "human,easy,easy", hand, 1, version=1)
    until(app, partial(asks, scene))
    tap(app, card(scene, "c-p"))
    press(app, "Put it here")
    until(app, lambda: scene.desk.pointed.beams is not None)
    assert scene.top.talk.told is None


@BOTH
def test_a_call_is_a_moment_and_wins_the_round(tmp_path: Path, version: int) -> None:
    app, scene = nearly(tmp_path, version)
    press(app, SHOUT)
    until(app, lambda: isinstance(scene.top.moment, ThatsItCall))
    moment = scene.top.moment
    assert isinstance(moment, ThatsItCall)
    assert moment.on.player.name == "Ava"
    assert isinstance(app.services.voice, SilentVoice)
    assert app.services.voice.said[-1] == "THAT'S IT!!!"
    wait(app, 1)
    pygame.display.set_mode((1024, 600))
    app.resized()
    app.frame(0.1, [])
    assert moment.art is app.art
    result = to_the_result(app)
    assert len(scene.match.readings) == (2 if version == 1 else 0)
    assert result.result.winners == (0,)
    assert result.result.totals[0] == 0
    assert result.result.rounds == (result.result.totals,)
    assert result.result.planned == 3
    assert isinstance(result._points, ScoreTable)
    assert result.result.title == "Ava wins the round!"


@BOTH
def test_stars_go_out_and_a_missed_call_is_told_kindly(tmp_path: Path, version: int) -> None:
    app, scene = nearly(tmp_path, version)
    lit = [button(scene).stars]
    while scene.match.game.marks["state"] == "call":
        app.frame(0.5, [])
        lit.append(button(scene).stars if scene.asking is not None else 0)
    assert lit == sorted(lit, key=lambda stars: -(stars or 0))
    assert {1, 3, 5} <= set(lit)
    until(app, lambda: scene.top.talk.banner.left > 0)
    assert scene.top.talk.banner.text == "Never mind, Ava! Shout next turn."
    assert scene.desk.pointed.beams is None
    assert scene.match.game.turn != 0


@BOTH
def test_without_a_clock_the_call_waits(tmp_path: Path, version: int) -> None:
    app, scene = nearly(tmp_path, version, call_window="off")
    assert button(scene).stars is None
    wait(app, 20)
    press(app, SHOUT)
    assert scene.match.history[-1][1].verb == "call"


@pytest.mark.parametrize("size", SIZES)
@BOTH
def test_the_call_stands_clear_at_every_size(tmp_path: Path, version: int, size: tuple[int, int]) -> None:
    app, scene = nearly(tmp_path, version, size=size)
    assert layout_faults(app, gap=1) == []
    assert within_arrows(scene) == {widget.name for widget in scene.focus.widgets}


def test_too_early_it_says_why_by_button_and_by_key(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = lay_out(app, "human,easy", FITTING, version=2)
    until(app, partial(asks, scene))
    wait(app, 3)
    assert isinstance(find(scene, SHOUT), RestingCall)
    press(app, SHOUT)
    assert scene.top.talk.banner.text == "Not yet. First get rid of all your cards."
    scene.top.talk.announce("")
    scene.handle(Call(0))
    assert scene.top.talk.banner.text == "Not yet. First get rid of all your cards."
    assert scene.match.history == []


@pytest.mark.parametrize(("state", "why"), [("draw", "First take a card."), ("act", "Not yet. All your")])
def test_too_early_in_version_1_it_says_what_is_missing(tmp_path: Path, state: str, why: str) -> None:
    app = open_app(tmp_path)
    scene = lay_out(app, "human,easy", {**FITTING, "state": state}, version=1)
    until(app, partial(asks, scene))
    wait(app, 3)
    press(app, SHOUT)
    assert scene.top.talk.banner.text.startswith(why)


@BOTH
def test_the_key_of_the_seat_calls(tmp_path: Path, version: int) -> None:
    app, scene = nearly(tmp_path, version)
    key(app, pygame.K_q)
    assert scene.match.history[-1][1].verb == "call"


@BOTH
def test_a_computers_call_is_a_moment_of_its_own(tmp_path: Path, version: int) -> None:
    app = open_app(tmp_path)
    hands: dict[str, object] = {**NEARLY[version], "turn": 1, "owners": "1" if version == 2 else ""}
    hands["hand 0"], hands["hand 1"] = hands["hand 1"], hands["hand 0"]
    scene = lay_out(app, "human,hard", hands, version=version)
    until(app, lambda: scene.top.moment is not None)
    assert isinstance(scene.top.moment, ThatsItCall)
    assert scene.top.moment.on.player.bot == "hard"
    result = to_the_result(app)
    assert result.result.winners == (1,)
    assert result.result.totals[0] == 3


def test_the_fewest_points_stand_on_top_and_a_blocked_round_has_no_winner(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    full = {"set.1": "a-p a-p a-w a-w", "owners": "0", "discard": "k-w", "state": "act"}
    scene = lay_out(
        app, "human,easy", {"hand 0": "c-p b-p", "hand 1": "d-p d-w", **full}, version=2, rounds=1
    )
    until(app, partial(asks, scene))
    tap(app, card(scene, "c-p"))
    press(app, "Put it here")
    until(app, lambda: scene.top.talk.banner.left > 0)
    assert scene.top.talk.banner.text == "Nobody can go on. Let's count!"
    result = to_the_result(app)
    assert result.result.final
    assert result.result.totals == (1, 2)
    assert [standing.seat for standing in result.result.standings] == [0, 1]
    assert result.result.title == "Ava wins!"
    assert result.result.leaders == (0,)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(2, 7))
def test_everything_can_be_reached(tmp_path: Path, size: tuple[int, int], players: int) -> None:
    app = open_app(tmp_path, size)
    version = 1 + players % 2
    scene = sit_down_to(app, ",".join(["human", *["easy"] * (players - 1)]), seed=players, version=version)
    until(app, partial(asks, scene))
    assert layout_faults(app, gap=1) == []
    press(app, "Take this")
    until(app, partial(asks, scene))
    assert layout_faults(app, gap=1) == []
    assert within_arrows(scene) == {widget.name for widget in scene.focus.widgets}


def test_the_table_keeps_still_while_somebody_thinks(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = lay_out(app, "human,easy", FITTING, version=2)
    until(app, partial(asks, scene))
    wait(app, 4)
    assert rests(app)


@pytest.mark.parametrize("sets", [4, 5, 12])
def test_a_full_table_can_be_reached_and_read(tmp_path: Path, sets: int) -> None:
    app = open_app(tmp_path, (1024, 600))
    names = "abcdefghijkl"[:sets]
    many = {f"set.{nth}": f"{name}-p {name}-w {name}-w" for nth, name in enumerate(names, 1)}
    owners = "012345012345"[:sets]
    seats = "human,easy,easy,easy,easy,easy"
    scene = lay_out(
        app, seats, {"hand 0": "a-p b-p m-w", "owners": owners, "state": "act", **many}, version=2
    )
    until(app, partial(asks, scene))
    assert layout_faults(app, gap=1) == []
    assert within_arrows(scene) == {widget.name for widget in scene.focus.widgets}
    able = {w.thing for w in scene.focus.widgets if isinstance(w, PileWidget)}
    assert {Pile("set", nth=1), Pile("set", nth=2)} <= able


@BOTH
def test_a_whole_match_by_one_key(tmp_path: Path, version: int) -> None:
    app = open_app(tmp_path, SMALL)
    app.services.settings.reduced_motion = True
    scene = sit_down_to(app, "human,hard", seed=9, version=version, rounds=2)
    seen = set()
    for nth in range(12000):
        if scene.match.phase is Phase.OVER and app.top is not scene:
            break
        scene.match.pace = 0.0
        pass_by(app, 0.6, nth, OFTEN)
        app.step(FRAME, [struck(pygame.K_RETURN)])
        seen.add(scene.match.game.marks["round"])
    assert isinstance(app.top, ResultScene)
    assert seen == {1, 2}
    assert len(app.top.result.rounds) == 2
    assert app.top.result.totals == tuple(scene.match.game.scores)


@BOTH
def test_tap_tap_tap(tmp_path: Path, version: int) -> None:
    """A child that taps whatever there is gets through, and nothing breaks."""
    app = open_app(tmp_path)
    app.services.settings.speed = "fast"
    scene = sit_down_to(app, "human,easy,hard", seed=4, version=version, call_window=3)
    rng = Random(version)
    turns = len(scene.match.history)
    for _ in range(500):
        widgets = [w for w in app.top.focus.widgets if w.name not in ("Pause", "Home", "How to play")]
        if widgets and (app.top is not scene or not scene.top.moving):
            at = rng.choice(widgets).rect.center
            kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
            app.frame(FRAME, [pygame.event.Event(kind, pos=at, button=1) for kind in kinds])
        app.frame(rng.choice((FRAME, 0.4, 0.7)), [])
        assert app.top.focus.widgets or app.top.moving or app.services.voice.busy
    assert len(scene.match.history) > turns + 20


def test_a_match_that_was_saved_in_the_middle_goes_on(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down_to(app, "human,easy", seed=3, version=2)
    until(app, partial(asks, scene))
    press(app, "Take this")
    until(app, partial(asks, scene))
    app.services.saves.flush()
    later = open_app(tmp_path)
    later.go("resume")
    table = later.top
    assert isinstance(table, TableScene)
    until(later, partial(asks, table))
    assert table.match.game.piles == scene.match.game.piles
    put_down = table.top.stage.hand()[0]
    tap(later, next(w for w in table.focus.widgets if isinstance(w, CardWidget) and w.thing == put_down))
    press(later, "Put it here")
    assert table.match.history == [*scene.match.history, (0, Move("discard", (put_down,)))]
    until(later, partial(asks, table))
    assert table.match.history[-1][0] == 1, "and the computer has played, too"


def test_clicks_between_the_cards_do_nothing(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = lay_out(app, "human,easy", FITTING, version=2)
    until(app, partial(asks, scene))
    click(app, (640, 20))
    assert scene.match.history == []
