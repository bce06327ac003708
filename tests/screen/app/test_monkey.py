"""Random clicks, keys, pads and resizes in all scenes: nothing breaks and there is always a way on."""

import os
from pathlib import Path
from random import Random

import pygame
import pytest

from game.screen.scenes.start.title import TitleScene
from game.screen.widgets.input import CALLS
from tests.screen.rooms import FRAME, open_app

EVENTS = int(os.environ.get("MONKEY_EVENTS", "600"))  # two million before a release
KEYS = (
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_ESCAPE,
    pygame.K_TAB,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_BACKSPACE,
    pygame.K_3,
    pygame.K_F11,
    *(ord(key) for key in CALLS),
)
SIZES = ((1280, 720), (1024, 600), (800, 600))


def mischief(rng: Random, size: tuple[int, int]) -> list[pygame.Event]:
    """One thing a child, a cat or a broken pad might do."""
    at = (rng.randrange(size[0]), rng.randrange(size[1]))
    match rng.randrange(8):
        case 0 | 1 | 2:
            kinds = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
            return [pygame.event.Event(kind, pos=at, button=1, touch=rng.random() < 0.5) for kind in kinds]
        case 3 | 4 | 5:
            return [pygame.event.Event(pygame.KEYDOWN, key=rng.choice(KEYS), mod=0)]
        case 6:
            return [pygame.event.Event(pygame.JOYBUTTONDOWN, button=rng.randrange(10), instance_id=0)]
    return [pygame.event.Event(pygame.JOYAXISMOTION, axis=rng.randrange(3), value=rng.uniform(-1, 1))]


@pytest.mark.parametrize("seed", [1])
def test_nothing_breaks(tmp_path: Path, seed: int) -> None:
    app = open_app(tmp_path)
    app.services.settings.first_run = False
    app.services.settings.speed = "fast"
    app.push(TitleScene(app))
    rng = Random(seed)
    seen: set[str] = set()
    for nth in range(EVENTS):
        for event in mischief(rng, app.view.size):
            app.frame(FRAME, [event])
        app.frame(rng.choice((FRAME, 0.3, 0.8)), [])
        if nth % 200 == 199:
            pygame.display.set_mode(rng.choice(SIZES))
            app.resized()
        if not app.running:  # it found the way out: let it in again
            app.running = True
        seen.add(type(app.top).__name__)
        assert app.top.focus.widgets or app.top.moving or app.services.voice.busy
    assert {"TitleScene", "SetupScene", "TableScene"} <= seen
