"""What every scene must stand: any window size, any button, and time going by."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game.screen.app.app import App
from game.screen.scenes.scene import Scene
from game.screen.widgets.input import Arrow
from tests.screen.rooms import FRAME, find, layout_faults, open_app, rests, wait

Tour = Callable[[App], Iterator[tuple[str, Scene]]]


class Floor(Scene):
    """An empty scene for others to lie on."""


def open_on_floor(folder: Path, size: tuple[int, int] = (1280, 720)) -> App:
    app = open_app(folder, size)
    app.push(Floor(app))
    return app


def faults(folder: Path, size: tuple[int, int], tour: Tour) -> list[str]:
    """What is not right with the scenes of a tour in this window."""
    app = open_on_floor(folder, size)
    found = []
    for name, scene in tour(app):
        app.push(scene)
        wait(app, 0.05)
        found += [f"{name}: {fault}" for fault in layout_faults(app)]
        away = {widget.name for widget in scene.focus.widgets} - reached(scene)
        found += [f"{name}: no arrow leads to {one}" for one in sorted(away)]
        settle(app, 3.0)
        found += [] if rests(app) else [f"{name} does not keep still"]
        app.stack.pop()
    return found


def reached(scene: Scene) -> set[str]:
    """The widgets arrows lead to from the first focus, by name: a changed setting makes them anew."""
    start = scene.focus.current
    assert start is not None
    seen, waiting = {start.name}, [start.name]
    while waiting:
        name = waiting.pop()
        for step in (Arrow(1, 0), Arrow(-1, 0), Arrow(0, 1), Arrow(0, -1)):
            found = _step_from(scene, name, step)
            if found not in seen:
                seen.add(found)
                waiting.append(found)
    return seen


def _step_from(scene: Scene, name: str, step: Arrow) -> str:
    scene.focus.show(find(scene, name))
    for _ in range(8):  # a control may use up some steps before it lets go
        scene.handle(step)
        if scene.focus.current and scene.focus.current.name != name:
            return scene.focus.current.name
    return name


def press_everything(folder: Path, tour: Tour) -> int:
    """Press each widget of each scene once, each time from the start; gives how many there were."""
    app = open_on_floor(folder)
    pressed = 0
    for name in [name for name, _ in tour(app)]:
        nth = 0
        while nth < len(_show(app, tour, name).focus.widgets):
            app.top.update(1.0)
            at = app.top.focus.widgets[nth].rect.center
            kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
            app.frame(FRAME, [pygame.event.Event(kind, pos=at, button=1) for kind in kinds])
            wait(app, 0.05)
            nth += 1
        pressed += nth
    return pressed


def _show(app: App, tour: Tour, wanted: str) -> Scene:
    app.stack[:] = [Floor(app)]
    app.top.build()
    app.push(next(scene for name, scene in tour(app) if name == wanted))
    return app.top


def settle(app: App, seconds: float) -> None:
    """Let time go by without drawing, for what moves a while by itself."""
    for _ in range(round(seconds / FRAME)):
        app.step(FRAME, [])
