"""The two faces as fonts of every size, and what they measure."""

from functools import lru_cache
from typing import Literal

import pygame

from game.paths import assets

Role = Literal["heading", "reading"]
FOLDER = assets() / "fonts"
FILES = {"heading": FOLDER / "FredokaOne-Regular.ttf", "reading": FOLDER / "ABeeZee-Regular.ttf"}
WEIGHT = 0.052  # stroke that makes the reading face semi-bold, as a part of its size
LEAST = 4
FONTS_KEPT = 80


class Fonts:
    """Opens a face in a size once, and keeps those used last."""

    def __init__(self) -> None:
        self._open = lru_cache(FONTS_KEPT)(pygame.font.Font)

    def of(self, role: Role, size: int) -> pygame.font.Font:
        return self._open(FILES[role], size)

    def thickened(self, role: Role, text: str, size: int, colour: str, line: int) -> pygame.Surface:
        """The text wider by `line` on every side."""
        font = self.of(role, size)
        font.outline = line
        stroke = font.render(text, True, colour)
        font.outline = 0
        return stroke

    def outlined(
        self, role: Role, text: str, size: int, colour: str, line: int, line_colour: str
    ) -> pygame.Surface:
        plain = self.of(role, size).render(text, True, colour)
        if not line:
            return plain
        surface = self.thickened(role, text, size, line_colour, line)
        surface.blit(plain, (line, line))
        return surface

    def semi_bold(self, text: str, size: int, colour: str) -> pygame.Surface:
        """The reading face at twice this size, with a stroke."""
        return self.outlined("reading", text, 2 * size, colour, stroke_of(size), colour)


def pixels(size: float) -> int:
    return max(LEAST, round(size))


def stroke_of(size: int) -> int:
    return round(WEIGHT * size)


def top_of(font: pygame.font.Font, letter: str) -> float:
    """How far this letter reaches above the baseline."""
    metrics = font.metrics(letter)[0]
    return float(metrics[3]) if metrics else font.get_ascent() * 0.7
