"""An app with nothing real behind it: a silent voice, no sound card, an empty folder."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame

from game.games.shelf import GAMES
from game.paths import assets
from game.play.save import Saves
from game.screen.app.app import App
from game.screen.scenes.scene import Scene, Services
from game.screen.widgets.input import Arrow
from game.screen.widgets.widget import Widget
from game.settings import SettingsFile
from game.sound.effects import Effects
from game.sound.voice import SilentVoice
from game.words.packs import shipped
from game.words.pictures import Album

SIZES = ((1024, 600), (1366, 768), (1920, 1080))
SMALL = (640, 360)  # for what is played up to, and looked at in other windows
FRAME = 1 / 60
DRAWN = 30  # one frame in so many is drawn while time goes by: drawing takes nearly all of it


def open_app(folder: Path, size: tuple[int, int] = (1280, 720), autoplay: bool = False) -> App:
    """An app of this size that keeps its files in the folder and shows no scene yet."""
    settings_file = SettingsFile(folder)
    services = Services(
        settings=settings_file.load(),
        settings_file=settings_file,
        voice=SilentVoice(),
        effects=Effects(silent=True),
        saves=Saves(folder, GAMES),
        data=folder,
        rng=Random(1),
        autoplay=autoplay,
        packs=shipped(assets() / "packs"),
        album=Album(folder / "pictures"),
    )
    return App(services, size)


def voice_of(app: App) -> SilentVoice:
    assert isinstance(app.services.voice, SilentVoice)
    return app.services.voice


def said(app: App) -> list[str]:
    """Whatever the voice was asked to say, from the start on."""
    return voice_of(app).said


def wait(app: App, seconds: float = 1.0) -> None:
    """Let so many seconds of frames go by without input; the last of them is drawn."""
    for left in reversed(range(round(seconds / FRAME))):
        pass_by(app, FRAME, left)


def pass_by(
    app: App, dt: float, nth: int, drawn: int = DRAWN, events: Sequence[pygame.event.Event] = ()
) -> None:
    """One of many frames, a few of which are drawn."""
    if nth % drawn:
        app.step(dt, [*events])
    else:
        app.frame(dt, [*events])


def struck(code: int) -> pygame.event.Event:
    """A key, as the window tells of it."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0)


def find(scene: Scene, name: str) -> Widget:
    return next(widget for widget in scene.focus.widgets if widget.name == name)


def click(app: App, at: tuple[int, int], touch: bool = False) -> None:
    """Press and let go, long enough after whatever came before."""
    wait(app, 0.6)
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    app.frame(FRAME, [pygame.event.Event(kind, pos=at, button=1, touch=touch) for kind in kinds])


def tap(app: App, widget: Widget) -> None:
    click(app, widget.rect.center)


def press(app: App, name: str) -> None:
    """Click the widget of this name on the top scene."""
    tap(app, find(app.top, name))


def key(app: App, *codes: int) -> None:
    for code in codes:
        app.frame(FRAME, [struck(code)])


def type_text(app: App, text: str) -> None:
    app.frame(FRAME, [pygame.event.Event(pygame.TEXTINPUT, text=text)])


def within_arrows(scene: Scene) -> set[str]:
    """The names of all widgets that arrows lead to from the first focus."""
    start = scene.focus.current
    assert start is not None
    seen, waiting = {start.name}, [start]
    while waiting:
        widget = waiting.pop()
        for step in (Arrow(1, 0), Arrow(-1, 0), Arrow(0, 1), Arrow(0, -1)):
            scene.focus.show(widget)
            for _ in range(8):  # a control may use up some steps before it lets go
                scene.handle(step)
                if scene.focus.current is not widget:
                    break
            found = scene.focus.current
            if found is not None and found.name not in seen:
                seen.add(found.name)
                waiting.append(found)
    scene.focus.show(start)
    return seen


def layout_faults(app: App, gap: float = 12) -> list[str]:
    """Sentences about widgets too small, too close together or outside the window."""
    scale, window = app.view.scale, pygame.Rect((0, 0), app.view.size)
    widgets = app.top.focus.widgets
    faults = [f"{w.name} is small: {w.rect}" for w in widgets if min(w.rect.size) < 64 * scale - 1]
    faults += [f"{w.name} is outside: {w.rect}" for w in widgets if not window.contains(w.rect)]
    for nth, one in enumerate(widgets):
        wider = one.rect.inflate(2 * (gap * scale - 2), 2 * (gap * scale - 2))
        faults += [
            f"{one.name} is close to {w.name}" for w in widgets[nth + 1 :] if wider.colliderect(w.rect)
        ]
    return faults


def reach_faults(app: App, gap: float = 12) -> list[str]:
    """What is wrong with the place of the top scene's widgets, or with the arrows between them."""
    away = {widget.name for widget in app.top.focus.widgets} - within_arrows(app.top)
    return layout_faults(app, gap) + [f"no arrow leads to {name}" for name in sorted(away)]


def resize(app: App, size: tuple[int, int]) -> None:
    """Give the window another size, as somebody who pulls at its corner."""
    pygame.display.set_mode(size)
    app.resized()
    app.frame(0.1, [])


def rests(app: App) -> bool:
    """True if nothing is drawn in sixty frames without input, once all has settled."""
    wait(app, 1.0)
    drawn = 0
    for _ in range(60):
        app.top.update(FRAME)
        drawn += app.top.dirty
        app.top.dirty = False
    return drawn == 0
