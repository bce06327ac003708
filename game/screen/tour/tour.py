"""Every scene in its interesting states, drawn into PNG files without a window."""

from pathlib import Path

import pygame

from game.games.uno_express.show import bluff, challenge, reveal
from game.screen.app.app import App
from game.screen.scenes import (
    about,
    choose,
    colour_picker,
    first_run,
    hand_over,
    how_to_play,
    more_rules,
    pause,
    reading,
    results,
    settings,
    setup,
    table,
    title,
)
from game.screen.scenes.adult import teacher

SCENES = (
    title,
    first_run,
    choose,
    setup,
    more_rules,
    table,
    reading,
    colour_picker,
    bluff,
    challenge,
    reveal,
    hand_over,
    results,
    pause,
    how_to_play,
    settings,
    about,
    teacher,
)
FRAME = 1 / 60
SETTLED = 60  # frames: long enough for fades and panels


def draw_tour(app: App, folder: Path) -> list[Path]:
    """One picture a state, numbered in the order a player meets them."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn: list[Path] = []
    for module in SCENES:
        for name, scene in module.tour(app):
            if not app.stack or app.top is not scene:
                app.home(scene)
            drawn.append(folder / f"{len(drawn) + 1:02}_{name}.png")
            save(app, drawn[-1], module is not table)
    return drawn


def save(app: App, path: Path, settle: bool) -> None:
    """The table is drawn in the moment that was found; other scenes may come to rest first."""
    for _ in range(SETTLED if settle else 0):
        app.step(FRAME, [])
    app.fade.end()
    app.top.whole = True
    app.draw()
    pygame.image.save(app.screen, str(path))
