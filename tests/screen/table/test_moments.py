"""Every moment of every game is drawn whole: each of its layers, from beginning to end."""

from pathlib import Path
from types import NoneType

import pygame
import pytest

from game.games.shelf import GAMES
from game.games.shows import SHOWS
from game.rules.things import Event, Rolled, Told
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from game.screen.table.moments import Happening, Moment
from game.screen.tour.saved import take_up
from tests.screen.rooms import SMALL, open_app

STEP = 0.05
FROM_HERE = "#FF00FF"
EACH = pytest.mark.parametrize(
    ("game", "key"),
    [(game, key) for game, show in SHOWS.items() for key in show.moments],
    ids=lambda one: one if isinstance(one, str) else one.__name__,
)
TOLD_TO = 1  # the seat whom it befalls


def table_of(app: App, game: str, kind: type[Moment]) -> TableScene:
    """Where such a moment has just been, or another one of this game."""
    shown = {type(take_up(app, stop).top.moment): stop for stop in GAMES[game].table.tour}
    shown.pop(NoneType, None)
    assert shown, f"the tour shows no moment of {game}"
    return take_up(app, shown.get(kind) or next(iter(shown.values())))


def event_of(key: Happening) -> Event:
    if isinstance(key, str):
        return Told(TOLD_TO, key)
    assert key is Rolled, "say here how such an event is made"
    return Rolled(TOLD_TO, (2,))


def begun(app: App, game: str, key: Happening, calm: bool = False) -> Moment:
    """The room hears of it."""
    kind = SHOWS[game].moments[key]
    scene = table_of(app, game, kind)
    app.services.settings.reduced_motion = calm
    scene.build()
    scene.match.shown.turn = TOLD_TO
    scene.narrator.follow(event_of(key))
    assert type(scene.top.moment) is kind
    return scene.top.moment


def drawn(moment: Moment, time: float) -> bytes:
    screen = pygame.Surface(SMALL)
    screen.fill(FROM_HERE)
    moment.time = time
    moment.draw(screen)
    return pygame.image.tobytes(screen, "RGB")


def leaves_a_trace(moment: Moment, nth: int, time: float) -> bool:
    """Whether one layer alone draws anything."""
    screen = pygame.Surface(SMALL)
    screen.fill(FROM_HERE)
    before = pygame.image.tobytes(screen, "RGB")
    moment.time = time
    layer = moment.layers()[nth]
    layer.draw(screen, moment.part(layer.start, layer.length))
    return pygame.image.tobytes(screen, "RGB") != before


@EACH
def test_each_layer_is_drawn_from_the_beginning_to_the_end(tmp_path: Path, game: str, key: Happening) -> None:
    moment = begun(open_app(tmp_path, SMALL), game, key)
    times = [nth * STEP for nth in range(round(moment.end / STEP))]
    pictures = [drawn(moment, time) for time in times]
    nothing = pygame.Surface(SMALL)
    nothing.fill(FROM_HERE)
    assert pygame.image.tobytes(nothing, "RGB") not in pictures
    assert len(set(pictures)) > 5, "it moves"
    for nth, layer in enumerate(moment.layers()):
        last = min(layer.end, moment.end)
        if layer.start < last:  # some kinds of moments begin without what others begin with
            assert leaves_a_trace(moment, nth, (min(layer.start + layer.length, last) + last) / 2)


@EACH
def test_with_reduced_motion_it_is_drawn_as_it_ends(tmp_path: Path, game: str, key: Happening) -> None:
    moment = begun(open_app(tmp_path, SMALL), game, key, calm=True)
    assert moment.start < moment.time < moment.end
    late = [nth for nth, layer in enumerate(moment.layers()) if layer.start <= moment.time < layer.end]
    assert late
    assert drawn(moment, moment.time) == drawn(moment, moment.end - 0.01), "nothing moves"
    assert all(leaves_a_trace(moment, nth, moment.time) for nth in late)
