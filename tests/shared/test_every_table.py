"""Every game opens with every number of players: whatever a frame has seen so far can be drawn."""

from pathlib import Path

import pytest

from game.screen.scenes.table import TableScene
from tests.screen.matches import sit_down
from tests.screen.rooms import FRAME, open_app
from tests.shared.all_games import ALL

SMALL = (480, 270)
FRAMES = 300
EACH = 40  # frames that are all drawn: a frame may end between any two marks
THEN = 10  # of later frames one in so many is drawn

OPENINGS = [(game, players) for game, entry in ALL.items() for players in entry.rules.seats]


@pytest.mark.parametrize(("game", "players"), OPENINGS)
def test_a_table_opens_and_runs(tmp_path: Path, game: str, players: int) -> None:
    app = open_app(tmp_path, SMALL)
    scene = sit_down(app, ",".join(["human", *["easy"] * (players - 1)]), game=game)
    for nth in range(FRAMES):
        if nth < EACH or nth % THEN == 0:
            app.frame(FRAME, [])
        else:
            app.step(FRAME, [])
    assert any(isinstance(each, TableScene) for each in app.stack)
    assert scene in app.stack, "nobody was sent away from the table"
    assert scene.match.shown.piles


@pytest.mark.parametrize(("game", "players"), OPENINGS)
def test_a_table_can_be_drawn_after_every_event_of_the_deal(tmp_path: Path, game: str, players: int) -> None:
    app = open_app(tmp_path, SMALL)
    scene = sit_down(app, ",".join(["easy"] * players), game=game)
    drawn = 0
    while (event := scene.match.next_event()) is not None:
        scene.top.stage.play(event)
        scene.top.stage.finish()
        scene.whole = True
        scene.draw(app.screen)
        drawn += 1
    assert drawn > players
