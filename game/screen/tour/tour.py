"""Every scene in its interesting states, drawn into PNG files without a window."""

from pathlib import Path

import pygame

from game.screen.app.app import App
from game.screen.tour import states

FRAME = 1 / 60
SETTLED = 60  # frames: long enough for fades and panels


def draw_tour(app: App, folder: Path) -> list[Path]:
    """One picture a state, numbered in the order a player meets them."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn: list[Path] = []
    for each in states.ALL:
        for name, scene in each(app):
            if not app.stack or app.top is not scene:
                app.home(scene)
            drawn.append(folder / f"{len(drawn) + 1:02}_{name}.png")
            save(app, drawn[-1], settle=each is not states.tables)
    return drawn


def save(app: App, path: Path, settle: bool) -> None:
    """A table is drawn in the very moment; other scenes may come to rest first."""
    for _ in range(SETTLED if settle else 0):
        app.step(FRAME, [])
    app.fade.end()
    app.top.whole = True
    app.draw()
    pygame.image.save(app.screen, str(path))
