"""Time as data: easings, and a glide from one pose to another."""

import math
from collections.abc import Callable
from typing import NamedTuple

Easing = Callable[[float], float]


def out_cubic(t: float) -> float:
    """Fast at first, gentle at the end."""
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    """Gentle at both ends."""
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """A little too far and back."""
    return 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2


def shake(t: float, reach: float) -> float:
    """A shudder of nine a second that dies away."""
    return reach * math.exp(-6 * t) * math.sin(57 * t)


class Pose(NamedTuple):
    """Where a card is drawn: its middle in pixels, its turn in degrees, its width in pixels."""

    x: float
    y: float
    angle: float
    width: float

    def towards(self, goal: "Pose", t: float, arc: float = 0.0) -> "Pose":
        """Part of the way to the goal, on a curve that rises by `arc` of the distance."""
        rise = arc * math.dist((self.x, self.y), (goal.x, goal.y)) * math.sin(math.pi * min(1.0, t))
        return Pose(
            self.x + (goal.x - self.x) * t,
            self.y + (goal.y - self.y) * t - rise,
            self.angle + (goal.angle - self.angle) * t,
            self.width + (goal.width - self.width) * t,
        )


class Glide:
    """A way from one pose to another, in so many seconds."""

    def __init__(self, start: Pose, goal: Pose, seconds: float, easing: Easing, arc: float = 0.0) -> None:
        self.start = start
        self.goal = goal
        self.seconds = seconds
        self.easing = easing
        self.arc = arc
        self.time = 0.0

    @property
    def done(self) -> bool:
        return self.time >= self.seconds

    @property
    def pose(self) -> Pose:
        if self.done:
            return self.goal
        return self.start.towards(self.goal, self.easing(self.time / self.seconds), self.arc)
