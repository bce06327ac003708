"""What is drawn bit by bit is what a whole drawing shows: no ring or sign is missing, or stays behind."""

from pathlib import Path

import pygame
import pytest

from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from tests.games.thats_it.screen.tables import lay_out
from tests.games.thats_it.screen.test_screen import FITTING, asks
from tests.games.uno_express.screen.tables import calm, seated
from tests.screen.matches import until
from tests.screen.rooms import FRAME, key, open_app

ARROWS = {"up": pygame.K_UP, "down": pygame.K_DOWN, "left": pygame.K_LEFT, "right": pygame.K_RIGHT}
WAY = "up right right down left up left left down right up right down down"


def drawn(app: App) -> bytes:
    return pygame.image.tobytes(app.screen, "RGB")


def drawn_whole(app: App, scene: TableScene) -> bytes:
    scene.whole = scene.desk.stale = True
    app.draw()
    return drawn(app)


def settle(app: App, scene: TableScene) -> None:
    until(app, lambda: calm(scene) and not scene.top.talk.going_on)
    app.frame(FRAME, [])
    app.frame(FRAME, [])


def seated_at(app: App, game: str, folder: Path) -> tuple[App, TableScene]:
    if game == "uno_express":
        return seated(folder, "human,easy", {0: "skip-G rev-G draw1-G R1"})
    scene = lay_out(app, "human,easy", FITTING, version=2)
    until(app, lambda: asks(scene))
    return app, scene


@pytest.mark.parametrize("game", ["uno_express", "thats_it"])
def test_the_ring_follows_every_key(tmp_path: Path, game: str) -> None:
    app, scene = seated_at(open_app(tmp_path), game, tmp_path)
    places = set()
    for step in WAY.split():
        key(app, ARROWS[step])
        settle(app, scene)
        assert scene.focus.current is not None
        places.add(scene.focus.current.name)
        assert drawn(app) == drawn_whole(app, scene), f"after {step}, on {scene.focus.current.name}"
    assert len(places) > 4


@pytest.mark.parametrize("flash", ["sign", "ring"])
def test_nothing_is_left_of_what_has_faded(tmp_path: Path, flash: str) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G7 R1 R2"})
    settle(app, scene)
    scene.top.sign(1, "+1") if flash == "sign" else scene.top.mark("colour")
    before = drawn(app)
    app.frame(FRAME, [])
    app.frame(0.09, [])
    assert drawn(app) != before
    while scene.top.moving:
        app.frame(FRAME, [])
    assert drawn(app) == drawn_whole(app, scene)
