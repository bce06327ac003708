"""Confetti: shapes thrown up from both lower corners, falling back with gravity."""

from random import Random
from typing import NamedTuple

import pygame

from game.screen.paint.art import Art
from game.screen.paint.tokens import CONFETTI_TURNS
from game.screen.paint.view import put

SECONDS = 1.8
COUNT = 120
COUNT_LARGE = 60  # beyond 1440 lines more would cost frames
LARGE = 1440
GRAVITY = 900  # lu per second, per second
SIZES = (22, 30)  # lu
KINDS = 16  # pairs of colour and shape; each has to be drawn at every angle first
LATEST = 0.25  # seconds after the first shape by which the last one has been thrown
FADING = 0.4  # seconds at the end
SPEED = (560, 1160)  # lu per second upwards


class Shape(NamedTuple):
    """One piece: where from and how fast in pixels, when, how it turns, and its pictures."""

    x: float
    y: float
    across: float
    up: float
    start: float
    turn: float
    spin: float
    frames: list[pygame.Surface]


class Confetti:
    """Flies for 1.8 seconds; `update` moves it."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._time = 0.0
        rng = Random(1)
        count = COUNT_LARGE if art.view.height > LARGE else COUNT
        self._shapes = [self._throw(rng, bool(nth % 2)) for nth in range(count)]
        self._gravity = art.view.px(GRAVITY)

    @property
    def flying(self) -> bool:
        return self._time < SECONDS

    def update(self, dt: float) -> None:
        self._time += dt

    def draw(self, screen: pygame.Surface) -> None:
        """What is in the air just now; nothing once it is over."""
        for shape in self._shapes:
            if self.flying and shape.start <= self._time:
                self._draw(screen, shape, self._time - shape.start)

    def _draw(self, screen: pygame.Surface, shape: Shape, t: float) -> None:
        """So long after it was thrown."""
        picture = shape.frames[int(shape.turn + shape.spin * t) % CONFETTI_TURNS]
        picture.set_alpha(round(255 * min(1.0, (SECONDS - self._time) / FADING)))
        y = shape.y - shape.up * t + self._gravity * t * t / 2
        put(screen, picture, (shape.x + shape.across * t, y))
        picture.set_alpha(255)  # others may use it too

    def _throw(self, rng: Random, right: bool) -> Shape:
        """From a lower corner towards the middle, fast enough to fill the window."""
        view = self._art.view
        across = rng.uniform(0.06, 0.75) * view.width / SECONDS
        taller = max(1.0, view.height / view.px(720)) ** 0.5
        return Shape(
            x=view.width + view.px(20) if right else -view.px(20),
            y=view.height + view.px(20),
            across=-across if right else across,
            up=view.px(rng.uniform(*SPEED)) * taller,
            start=rng.uniform(0, LATEST),
            turn=rng.uniform(0, CONFETTI_TURNS),
            spin=rng.uniform(-30, 30),
            frames=self._art.tokens.confetti(rng.randrange(KINDS), view.px(rng.choice(SIZES))),
        )
