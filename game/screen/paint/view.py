"""Where things go in a window of any size: layout units, percentages, rectangles."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

DESIGN = (1280, 720)
SMALLEST = 0.2  # pictures need some pixels even in a window nobody can play in


class View(NamedTuple):
    """One window size; positions are percentages of it, sizes are layout units that never stretch."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Pixels in one layout unit (lu)."""
        return max(SMALLEST, min(self.width / DESIGN[0], self.height / DESIGN[1]))

    @property
    def size(self) -> tuple[int, int]:
        return (self.width, self.height)

    def px(self, units: float) -> float:
        return units * self.scale

    def wide(self, percent: float) -> float:
        """A width given in percent of the design's width, in pixels."""
        return percent * DESIGN[0] / 100 * self.scale

    def high(self, percent: float) -> float:
        """A height given in percent of the design's height, in pixels."""
        return percent * DESIGN[1] / 100 * self.scale

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The pixel at these percentages of the window."""
        return (x * self.width / 100, y * self.height / 100)

    @property
    def across(self) -> float:
        """The design's breadth as a part of the window's: less than one in a wide window."""
        return self.wide(100) / max(1, self.width)

    @property
    def down(self) -> float:
        """The design's height as a part of the window's: less than one in a high window."""
        return self.high(100) / max(1, self.height)

    def beside(self, fixed: tuple[float, float], point: tuple[float, float]) -> tuple[float, float]:
        """The pixel of a point that keeps the design's distance from a fixed one, both in percent."""
        (x, y), (dx, dy) = self.at(*fixed), (point[0] - fixed[0], point[1] - fixed[1])
        return (x + self.wide(dx), y + self.high(dy))

    def centred(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of a point of the design, in lu, if all keeps together in the middle of the window."""
        return (self.width / 2 + self.px(x - DESIGN[0] / 2), self.height / 2 + self.px(y - DESIGN[1] / 2))

    def corner(self, right: bool = False) -> pygame.Rect:
        """Where an icon button sits in an upper corner."""
        side, margin = round(self.px(64)), round(self.px(20))
        return pygame.Rect(self.width - margin - side if right else margin, margin, side, side)

    def box(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        """A rectangle centred at x, y percent, its sides in percent of the design."""
        w, h = self.wide(wide), self.high(high)
        cx, cy = self.at(x, y)
        return pygame.Rect(round(cx - w / 2), round(cy - h / 2), round(w), round(h))

    def rect(self, wide: float, high: float, at: tuple[float, float], point: str = "center") -> pygame.Rect:
        """A rectangle so many lu wide and high, its middle or another of its points at this pixel."""
        found = pygame.Rect(0, 0, round(self.px(wide)), round(self.px(high)))
        setattr(found, point, whole(at))
        return found


def whole(point: tuple[float, float]) -> tuple[int, int]:
    """The nearest pixel."""
    return (round(point[0]), round(point[1]))


def put(
    screen: pygame.Surface, picture: pygame.Surface, at: tuple[float, float], point: str = "center"
) -> pygame.Rect:
    """Draw a picture with its middle, or another of its points, at this pixel; give where it lies."""
    place = picture.get_rect(**{point: whole(at)})
    screen.blit(picture, place)
    return place


def put_row(
    screen: pygame.Surface,
    pictures: Sequence[pygame.Surface],
    at: tuple[float, float],
    gap: float,
    before: float = 0.5,
) -> None:
    """Pictures side by side, `before` of their whole breadth to the left of a point."""
    x = at[0] - before * (sum(each.get_width() for each in pictures) + gap * (len(pictures) - 1))
    for each in pictures:
        put(screen, each, (x, at[1]), "midleft")
        x += each.get_width() + gap
