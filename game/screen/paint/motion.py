"""Time as data: easings, and a glide from one pose to another."""

import math
from dataclasses import dataclass
from typing import NamedTuple


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

    def towards(self, goal: "Pose", t: float, arc: float) -> "Pose":
        """Part of the way to the goal, on a curve that rises by `arc` of the distance."""
        rise = arc * math.dist((self.x, self.y), (goal.x, goal.y)) * math.sin(math.pi * min(1.0, t))
        x, y, angle, width = (a + (b - a) * t for a, b in zip(self, goal, strict=True))
        return Pose(x, y - rise, angle, width)


@dataclass
class Glide:
    """A way from one pose to another, in so many seconds."""

    start: Pose
    goal: Pose
    seconds: float
    arc: float
    time: float = 0.0

    @property
    def done(self) -> bool:
        return self.time >= self.seconds

    @property
    def pose(self) -> Pose:
        if self.done:
            return self.goal
        return self.start.towards(self.goal, out_cubic(self.time / self.seconds), self.arc)
