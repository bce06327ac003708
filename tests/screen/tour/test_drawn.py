"""Every scene is drawn while it moves, and in the end nothing is left of what was there before."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.screen.app.app import App
from game.screen.tour import states
from tests.screen.inspection import open_on_floor
from tests.screen.rooms import SMALL

STEP = 0.05
STEPS = 50
SCENES = [each for each in states.ALL if each is not states.tables]  # tables have tests of their own


@pytest.mark.parametrize("tour", SCENES, ids=lambda tour: tour.__name__)
def test_it_is_drawn_as_it_comes_and_once_more_as_it_rests(
    tmp_path: Path, tour: Callable[[App], states.States]
) -> None:
    app = open_on_floor(tmp_path, SMALL)
    for name, scene in tour(app):
        if not app.stack or app.top is not scene:
            app.push(scene)
        for _ in range(STEPS):
            app.frame(STEP, [])
        assert app.top is scene, name
        app.fade.end()
        app.draw()
        if not scene.moving:
            seen = pygame.image.tobytes(app.screen, "RGB")
            scene.whole = True
            app.draw()
            assert pygame.image.tobytes(app.screen, "RGB") == seen, f"something is left over in {name}"
        app.pop()
