"""The two faces as fonts of every size, and what they measure."""

from pathlib import Path
from typing import Literal

import pygame

from game.paths import assets

Role = Literal["heading", "reading"]
WEIGHT = 0.052  # stroke that makes the reading face semi-bold, as a part of its size
LEAST = 4
FONTS_KEPT = 80


class Fonts:
    """Opens a face in a size once, and keeps those used last."""

    def __init__(self, reading: Path | None = None) -> None:
        fonts = assets() / "fonts"
        self._files: dict[Role, Path] = {
            "heading": fonts / "FredokaOne-Regular.ttf",
            "reading": reading or fonts / "ABeeZee-Regular.ttf",
        }
        self._kept: dict[tuple[Role, int], pygame.font.Font] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def of(self, role: Role, size: int) -> pygame.font.Font:
        key = (role, size)
        font = self._kept.pop(key, None) or pygame.font.Font(self._files[role], size)
        self._kept[key] = font
        if len(self._kept) > FONTS_KEPT:
            del self._kept[next(iter(self._kept))]
        return font

    def outlined(self, role: Role, text: str, size: int, colour: str, line: int) -> pygame.Surface:
        """The text thickened by `line` on every side."""
        font = self.of(role, size)
        font.outline = line
        stroke = font.render(text, True, colour)
        font.outline = 0
        return stroke

    def semi_bold(self, text: str, size: int, colour: str) -> pygame.Surface:
        """The reading face at twice this size, with a stroke."""
        line = stroke_of(size)
        plain = self.of("reading", 2 * size).render(text, True, colour)
        if not line:
            return plain
        surface = self.outlined("reading", text, 2 * size, colour, line)
        surface.blit(plain, (line, line))
        return surface


def pixels(size: float) -> int:
    return max(LEAST, round(size))


def stroke_of(size: int) -> int:
    return round(WEIGHT * size)


def top_of(font: pygame.font.Font, letter: str) -> float:
    """How far this letter reaches above the baseline."""
    metrics = font.metrics(letter)[0]
    return float(metrics[3]) if metrics else font.get_ascent() * 0.7
