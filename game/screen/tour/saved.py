"""Saved matches, taken up a little before there is something to see."""

import json

from game import paths
from game.games.shelf import GAMES
from game.play.match import Phase
from game.play.save import load
from game.rules.things import Move
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from game.screen.widgets.input import Choose, Typed
from game.screen.widgets.pick_widgets import CardWidget
from game.table.table import Stop

STEP = 0.25  # seconds
READ = ("I read it!", "I said it!", "Yes!")


def take_up(app: App, stop: Stop) -> TableScene:
    """Go to the table of a saved match, play its last moves there and let time pass."""
    text = (paths.assets() / "tour" / f"{stop.name}.json").read_text(encoding="utf-8")
    scene = TableScene(app, load(shortened(text, stop.live), GAMES))
    app.home(scene)
    scene.handle(Typed(""))  # somebody sits there: the time for a call runs
    moves = load(text, GAMES).history
    for left in reversed(range(round(stop.seconds / STEP))):
        app.services.voice.update(STEP)
        app.top.update(STEP)
        if left:
            go_on(app, scene, moves)
    if stop.pointed:
        point(scene)
    return scene


def shortened(text: str, by: int) -> str:
    """A save as it was some moves earlier, all that was to be read until then being read."""
    saved = json.loads(text)
    if by:
        saved |= {"moves": saved["moves"][:-by], "owed": 0}
    return json.dumps(saved)


def go_on(app: App, scene: TableScene, moves: list[tuple[int, Move]]) -> None:
    """People read every word; the next move is made as soon as it can be."""
    match = scene.match
    scene.narrator.hurried(Choose())
    if app.top is not scene:
        for widget in app.top.focus.widgets:
            if widget.name in READ:
                widget.choose()
    calm = match.deadline is None and not scene.top.talk.going_on
    if match.phase in (Phase.ASK, Phase.THINK) and calm and len(match.history) < len(moves):
        match.play(*moves[len(match.history)])


def point(scene: TableScene) -> None:
    """Put the focus on a card, which then says what it would do."""
    card = next(widget for widget in scene.focus.widgets if isinstance(widget, CardWidget))
    scene.focus.show(card)
    scene.update(1.0)
