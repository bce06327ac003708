"""The table in its interesting moments, for looking at the whole product in one minute."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.play.dealing import deal
from game.play.match import Phase
from game.play.plan import Plan, parse_seats
from game.play.reading import Step
from game.screen.input import Choose
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.scene import Scene
from game.screen.scenes.table import TableScene
from game.tables import TABLES

if TYPE_CHECKING:
    from game.screen.app import App

STEP = 0.25
PATIENCE = 3000  # steps after which another deal is tried
GO_ON = ("I read it!", "I said it!", "Yes!", "Next round")
Moment = Callable[[TableScene], bool]


def find(app: App, seats: str, seed: int, wanted: Moment) -> TableScene:
    """Deal, and let people and computers play until the wanted moment has come."""
    while True:
        scene = deal_table(app, seats, seed)
        for _ in range(PATIENCE):
            app.services.voice.update(STEP)
            app.top.update(STEP)
            if wanted(scene):
                return scene
            scene.narrator.hurried(Choose(), scene.focus)
            if scene.match.phase is Phase.OVER:
                break
            act(app, scene)
        seed += 1


def deal_table(app: App, seats: str, seed: int) -> TableScene:
    pack = app.services.packs["4-digraphs"]
    plan = Plan("kablam", parse_seats(seats), {"length": "long"}, pack.key, seed)
    scene = TableScene(app, deal(plan, TABLES["kablam"].rules, pack))
    app.home(scene)
    return scene


def act(app: App, scene: TableScene) -> None:
    """People play the first move there is and read every word."""
    if app.top is scene and asks(scene):
        scene.play(scene.match.game.moves(scene.match.game.turn)[0])
    elif app.top is not scene:
        for widget in app.top.focus.widgets:
            if widget.name in GO_ON:
                widget.choose()


def asks(scene: TableScene) -> bool:
    return scene.asking is not None and not scene.top.talking


def moments(app: App) -> Iterator[tuple[str, Scene]]:
    def later(scene: TableScene) -> bool:
        hand = scene.top.stage.hand()
        return asks(scene) and len(hand) in (5, 6, 7) and len(scene.match.history) > 12

    def one_out(scene: TableScene) -> bool:
        return asks(scene) and scene.match.shown.marks["out"] not in ("", "0")

    def talking(scene: TableScene) -> bool:
        return scene.match.phase is Phase.THINK and bool(scene.top.bubbles)

    def modelling(scene: TableScene) -> bool:
        return any(bubble.lit is not None for bubble in scene.top.bubbles.values())

    def exploding(scene: TableScene) -> bool:
        return scene.top.explosion is not None and scene.top.explosion.time > 1.2

    yield "table_four", find(app, "human,medium,easy,hard", 11, later)
    yield "table_two", find(app, "human,easy", 5, asks)
    yield "table_three_talking", find(app, "human,easy,hard", 3, talking)
    yield "table_five", find(app, "human,easy,hard,easy,medium", 4, asks)
    yield "table_six_one_out", find(app, "human,medium,easy,hard,easy,medium", 8, one_out)
    yield "table_computer_models", find(app, "human,medium,easy,hard", 11, modelling)
    yield "table_six_models", find(app, "human,medium,easy,hard,easy,medium", 8, modelling)
    yield "kablam_moment", find(app, "human,medium,easy,hard", 2, exploding)


def reading_moments(app: App) -> Iterator[tuple[str, Scene]]:
    """Each step of a reading, with words of all kinds."""
    yield "reading_try", read(app, "quick")
    yield "reading_buttons", read(app, "cake", "Help")
    yield "reading_long_word", read(app, "birthday", "Help")
    yield "reading_run", read(app, "quick", "Help", "Help")
    yield "reading_model", read(app, "complete", "Help", "Help", "Help")
    judged = read(app, "quick", "I read it!")
    while judged.reading.step is Step.CONFIRM:
        app.frame(STEP, [])
    yield "reading_judge", judged


def read(app: App, word: str, *presses: str) -> ReadingScene:
    """A person reads this word and presses these buttons."""
    find(app, "human,medium,easy,hard", 11, lambda scene: app.top is not scene)
    scene = app.top
    assert isinstance(scene, ReadingScene)
    scene.show(word)
    for name in presses:
        next(widget for widget in scene.focus.widgets if widget.name == name).choose()
    return scene
