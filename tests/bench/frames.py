"""What frames cost at 1920 x 1080, as multiples of one full-screen blit and flip.

Run it from the project's folder: python -m tests.bench.frames (with a display: on that, too)
"""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.games.shelf import GAMES
from game.opening import wake
from game.play.dealing import deal
from game.play.match import Phase
from game.play.plan import Plan, parse_seats
from game.screen.app.app import App
from game.screen.app.rescue import run as run_app
from game.screen.app.window import open_display
from game.screen.paint.motion import Pose
from game.screen.scenes.start.title import TitleScene
from game.screen.scenes.table import TableScene
from game.screen.table.sprites import GLIDE
from tests.bench.measures import FRAME_LIMIT, interleaved, line, p95, timed, usual, worked
from tests.screen.rooms import find, open_app

SIZE = (1920, 1080)
FRAME = 1 / 60
ROUNDS = 60
IDLE = 10.0  # seconds
TURNS = 4
MOMENT_FRAMES = 300
CLICKS = 20
SETTLING = 90  # frames after a click in which a scene may still be building
SIX = "human,medium,easy,hard,easy,medium"


def table_of(app: App, seats: str, game: str = "kablam") -> TableScene:
    pack = app.services.packs["4-digraphs"]
    plan = Plan(game, parse_seats(seats), {}, pack.key, 8)
    scene = TableScene(app, deal(plan, GAMES[game], pack))
    app.home(scene)
    return scene


def until_asked(app: App, scene: TableScene) -> None:
    """Frames, until a person has to choose and all has come to rest."""
    while scene.match.phase is not Phase.ASK or scene.moving or scene.dirty:
        app.frame(FRAME, [])


def floor_of(app: App) -> Callable[[], None]:
    picture = pygame.Surface(app.screen.get_size()).convert()

    def floor() -> None:
        app.screen.blit(picture, (0, 0))
        pygame.display.flip()

    return floor


def full_redraw(app: App, game: str, wanted: str) -> None:
    scene = table_of(app, SIX, game)
    scene.match.wants_reading = False
    for _ in range(TURNS):  # so that something has been laid
        until_asked(app, scene)
        scene.play(scene.match.game.moves(scene.match.game.turn)[0])
    until_asked(app, scene)

    def redraw() -> None:
        scene.desk.stale = scene.whole = True
        scene.draw(app.screen)
        pygame.display.flip()

    floor, drawn = interleaved((floor_of(app), redraw), ROUNDS)
    ratio = usual(drawn) / usual(floor)
    line(f"F1 full redraw, six seats, {game}", f"{ratio:.1f} x ({usual(drawn):.2f} ms)", wanted)


def moments(app: App, game: str) -> None:
    """What fills the screen, from its first frame to its last."""
    scene = table_of(app, SIX.replace("human", "easy"), game)
    scene.match.wants_reading, scene.match.pace = False, 0.0
    frames: list[float] = []
    while app.top is scene and scene.match.game.winners is None and len(frames) < MOMENT_FRAMES:
        spent = worked(lambda: app.frame(FRAME, []))[1]
        if scene.top.moment is not None:
            frames.append(spent)
    if frames:
        late = sum(frame > FRAME_LIMIT for frame in frames)
        found = f"median {usual(frames):.1f}, longest {max(frames):.1f} ms"
        line(f"moments of {game}", found, f"{late} of {len(frames)} over 16.7 ms; must be none")


def dealing(app: App, name: str, wanted: str) -> None:
    """From the empty table to the first question, every frame beside a floor."""
    scene = table_of(app, SIX)
    floors, frames = [], []
    floor = floor_of(app)
    while not scene.match.history and scene.match.phase is Phase.SHOW:
        floors.append(timed(floor))
        frames.append(timed(lambda: app.frame(FRAME, [])))
    ratio, late = p95(frames) / usual(floors), sum(frame > FRAME_LIMIT for frame in frames)
    found = f"{ratio:.1f} x (p95 {p95(frames):.1f} ms, {late} of {len(frames)} late)"
    line(f"F2 deal to six players, {name}", found, wanted)


def flying(app: App, name: str) -> None:
    """Five cards of the hand to the middle, each turning as it goes, and back again."""
    scene = table_of(app, SIX)
    until_asked(app, scene)
    cards = [scene.desk.sprites[card] for card in scene.top.stage.hand()[:5]]
    homes = [card.home for card in cards]
    frames: list[tuple[float, float]] = []
    for there in (True, False) * 4:
        for nth, (card, home) in enumerate(zip(cards, homes, strict=True)):
            away = Pose(app.view.width * (0.3 + 0.1 * nth), app.view.height * 0.35, nth * 9 - 18, home.width)
            card.go(away if there else home, GLIDE)
        scene.desk.stale = True
        while scene.top.stage.moving:
            frames.append(worked(lambda: app.frame(FRAME, [])))
    for kind, times in zip(("", "processor only"), zip(*frames, strict=True), strict=True):
        late = sum(frame > FRAME_LIMIT for frame in times)
        found = f"median {usual(times):.1f}, p95 {p95(times):.1f}, longest {max(times):.1f} ms"
        line(kind or f"five cards fly, {name}", found, f"{late} of {len(times)} over 16.7 ms; must be none")


def idle(app: App, name: str) -> None:
    """The share of one core while nobody does anything."""
    for _ in range(SETTLING):
        app.frame(FRAME, [])
    app.running = True
    threading.Timer(IDLE, app.quit).start()
    began, worked = time.perf_counter(), time.process_time()
    run_app(app)
    share = (time.process_time() - worked) / (time.perf_counter() - began)
    line(f"F4 idle: {name}", f"{100 * share:.2f} % of a core", "must 2 %, goal 0.5 %")


def idle_title(app: App) -> None:
    for name, still in (("title, friends wiggling", False), ("title, reduced motion", True)):
        app.services.settings.reduced_motion = still
        app.home(TitleScene(app))
        idle(app, name)
    app.services.settings.reduced_motion = False


def idle_table(app: App) -> None:
    until_asked(app, table_of(app, SIX))
    idle(app, "table waiting for a child")


def click(at: tuple[int, int]) -> list[pygame.Event]:
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [pygame.event.Event(kind, pos=at, button=1, touch=False) for kind in kinds]


class Drawn:
    """Notes when the window changed last."""

    def __init__(self) -> None:
        self.changed = threading.Event()
        self.at = 0.0

    def watch(self, show: Callable[..., None]) -> Callable[..., None]:
        def shown(*arguments: Any) -> None:
            show(*arguments)
            self.at = time.perf_counter()
            self.changed.set()

        return shown


def click_to_frame(app: App) -> None:
    """Clicks come from outside, at any moment of the running loop."""
    app.services.settings.reduced_motion = True  # nobody wiggles: only a click changes the window
    app.home(TitleScene(app))
    down, _ = click(find(app.top, "Play").rect.center)
    away = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    gone = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1, touch=False)
    drawn, waits = Drawn(), list[float]()
    flip, update = pygame.display.flip, pygame.display.update

    def child() -> None:
        time.sleep(1.0)
        for nth in range(CLICKS):
            drawn.changed.clear()
            began = time.perf_counter()
            pygame.event.post(down)
            if drawn.changed.wait(2.0):
                waits.append((drawn.at - began) * 1000)
            pygame.event.post(away)
            pygame.event.post(gone)
            time.sleep(0.3 + 0.0137 * nth)
        app.quit()

    pygame.display.flip, pygame.display.update = drawn.watch(flip), drawn.watch(update)
    app.running = True
    threading.Thread(target=child).start()
    run_app(app)
    pygame.display.flip, pygame.display.update = flip, update
    app.services.settings.reduced_motion = False
    found = f"median {usual(waits):.0f}, longest {max(waits):.0f} ms" if waits else "nothing changed"
    line("F6 click to changed frame", found, "must 100 ms, goal 50 ms")


def scene_changes(app: App) -> None:
    """The longest frame after each click on the way from the title to the table."""
    app.services.settings.first_run = False
    app.rebuild()
    app.home(TitleScene(app))
    for name, into in (("Play", "choose"), (GAMES["kablam"].table.title, "set-up"), ("Deal!", "table")):
        for _ in range(SETTLING):
            app.frame(FRAME, [])
        events = click(find(app.top, name).rect.center)
        frames = [worked(lambda: app.frame(FRAME, events))]  # noqa: B023
        frames += [worked(lambda: app.frame(FRAME, [])) for _ in range(SETTLING)]
        wall, work = max(frames)
        found = f"{wall:.0f} ms, {work:.0f} of them work"
        line(f"F7 longest frame into {into}", found, "must 200 ms, goal 60 ms")


def run(driver: str) -> None:
    os.environ["SDL_VIDEODRIVER"] = driver
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    x11 = driver == "x11"
    open_display()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        app = open_app(Path(folder), SIZE)
        wake(app, mute=True)
        wide, high = app.screen.get_size()
        times = interleaved((floor_of(app),), ROUNDS)[0]
        print(f"{driver}, {wide} x {high}: floor {usual(times):.2f} ms (must / goal as multiples of it)")
        scene_changes(app)
        app.rebuild()
        dealing(app, "first time", "must 10, goal 6" if x11 else "must 20, goal 12")
        dealing(app, "again", "must 10, goal 6" if x11 else "must 20, goal 12")
        for game in GAMES:
            full_redraw(app, game, "must 4, goal 3" if x11 else "must 8, goal 5")
            moments(app, game)
        app.rebuild()
        flying(app, "first time")
        flying(app, "again")
        click_to_frame(app)
        idle_title(app)
        idle_table(app)
        app.services.saves.flush()


def main() -> int:
    if len(sys.argv) > 1:
        run(sys.argv[1])
        return 0
    for driver in ("dummy", "x11") if os.environ.get("DISPLAY") else ("dummy",):
        subprocess.run([sys.executable, "-m", "tests.bench.frames", driver])
    return 0


if __name__ == "__main__":
    sys.exit(main())
