"""Whole-window grounds: graded tables with scattered shapes, sunbursts, hills, and the blurred table."""

import math
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.palette import GROUNDS, SETS, WHITE, ColourSet, mix, rgb
from game.screen.paint.shelf import kept
from game.screen.paint.studio import Studio, draw, draw_shapes
from game.screen.paint.view import put

GRAIN = (160, 90)  # a gradient is computed this small and scaled up
RAMP = 512
PATTERN = 40  # lu: how big a shape of the pattern is
STEP = 104  # lu: how far apart they lie
FAINT = 26  # of 255: how white they are
DIM = (24, 14, 70, 140)
SHARP = 1200  # px: beams are drawn at full size up to this width
STREWN = (
    (7, 15.5, 50),
    (26, 22, 27),
    (9.5, 41.5, 31),
    (16.5, 60, 36),
    (92, 17, 55),
    (75, 24, 31),
    (94.5, 44.5, 35),
    (84, 60, 39),
)


@lru_cache
def fading(y: float) -> bytes:
    """How clear the edge colour is at each point of the grain; the right half mirrors the left."""
    wide, high = GRAIN
    ramp = [round(255 * (i / RAMP) ** 1.15) for i in range(RAMP + 1)]
    across = [((column + 0.5) / wide - 0.5) * 1.25 for column in range(wide // 2)]
    rows = []
    for row in range(high):
        down = ((row + 0.5) / high - y) * 1.1
        half = bytes([ramp[min(RAMP, int(math.hypot(x, down) / 0.78 * RAMP))] for x in across])
        rows.append(half + half[::-1])
    return b"".join(rows)


def radial(size: tuple[int, int], centre: str, edge: str, y: float = 0.46) -> pygame.Surface:
    """From one colour in the middle to another at the edges.

    The edge colour is laid over the centre's, ever less clear: opacity has more steps than the way
    between two colours, so that scaling it up leaves no squares."""
    pixels = bytearray((*rgb(edge), 0)) * (GRAIN[0] * GRAIN[1])
    pixels[3::4] = fading(y)
    veil = pygame.image.frombytes(bytes(pixels), GRAIN, "RGBA").convert_alpha()
    ground = pygame.Surface(size).convert()
    ground.fill(centre)
    ground.blit(pygame.transform.smoothscale(veil, size), (0, 0))
    return ground


class Beams(NamedTuple):
    """A sunburst, from x, y percent of the window."""

    colour: str
    opacity: float
    x: float = 50
    y: float = 46
    number: int = 28


class Ground:
    """Makes and keeps the grounds scenes stand on."""

    def __init__(self, studio: Studio, felts: Mapping[str, tuple[str, str]]) -> None:
        self.view, self.shelf, self.calm = studio.view, studio.shelf, studio.calm
        self._paints = {**GROUNDS, **{each.name: _cover(each) for each in SETS.values()}, **felts}

    def _paint(self, theme: str) -> tuple[str, str]:
        """Centre and edge of a table, or of a cover in a set's colour."""
        return self._paints.get(theme, GROUNDS["menu"])

    @kept
    def background(self, theme: str) -> pygame.Surface:
        """The whole window, opaque: a table (kablam, menu, results ...) or a set's colour (red ...)."""
        ground = radial(self.view.size, *self._paint(theme))
        if not self.calm:
            self._strew(ground)
        return ground

    def _strew(self, ground: pygame.Surface) -> None:
        """The six shapes, faint, in a staggered grid."""
        step, shapes, turns = self.view.px(STEP), [each.shape for each in SETS.values()], Random(2)
        rows, columns = int(self.view.height / (step * 0.86)) + 2, int(self.view.width / step) + 2
        for i in range(rows * columns):
            row, column = divmod(i, columns)
            shape, turn = shapes[(row * 2 + column) % 6], turns.choice((-14, 0, 14, 24))
            piece = self._faint(shape, 86, turn, FAINT / 255, round(self.view.px(PATTERN)))
            put(ground, piece, (step * (column + 0.5 * (row % 2)), step * 0.86 * row))

    @kept
    def _faint(self, kind: str, radius: int, turn: int, opacity: float, side: float) -> pygame.Surface:
        return draw(svg.document(svg.flake(kind, 128, 128, radius, WHITE, turn, opacity)), side, side)

    @kept
    def rays(self, theme: str, x: float = 50, y: float = 41) -> pygame.Surface:
        """The whole window, opaque: a sunburst from x, y percent in a table's or a set's colours."""
        ground = radial(self.view.size, *self._paint(theme), y=y / 100)
        if not self.calm:
            ground.blit(self._spread(Beams(WHITE, 0.22 if theme == "results" else 0.11, x, y, 22)), (0, 0))
        if theme in SETS and not self.calm:
            self._strew_set(ground, SETS[theme].shape)
        return ground

    def _strew_set(self, ground: pygame.Surface, shape: str) -> None:
        """A few faint shapes of one set at both sides."""
        for i, (x, y, size) in enumerate(STREWN):
            piece = self._faint(shape, 100, (14, -10, 4, -16)[i % 4], 0.3, self.view.px(size))
            ground.blit(piece, piece.get_rect(center=self.view.at(x, y)))

    @kept
    def beams(self, beams: Beams) -> pygame.Surface:
        """Clear but for faint beams; the size of the window, to lay over a scene."""
        return self._spread(beams)

    def _spread(self, beams: Beams) -> pygame.Surface:
        coarse, whole = self.coarse_beams(beams), self.view.size
        return pygame.transform.smoothscale(coarse, whole) if coarse.get_width() < whole[0] else coarse

    @kept
    def coarse_beams(self, beams: Beams) -> pygame.Surface:
        """The beams before they are scaled up: half of the work, for a frame of its own."""
        width, height = self.view.size
        if width > SHARP:  # straight edges bear being scaled up, and it is nine times as fast
            width, height = width // 3, height // 3
        x, y = beams.x * width / 100, beams.y * height / 100
        reach = math.hypot(width, height)
        return draw_shapes(svg.rays(x, y, beams.number, reach, beams.colour, beams.opacity), width, height)

    @kept
    def mat(self, width: float, height: float) -> pygame.Surface:
        """A faint oval with a dotted edge, for the middle of a table."""
        wide, high, dot = round(width), round(height), self.view.px(2)
        x, y, rx, ry = wide / 2, high / 2, wide / 2 - 2 * dot, high / 2 - 2 * dot
        body = svg.ellipse(x, y, rx, ry, WHITE, opacity=0.07)
        count = round(math.pi * (rx + ry) / self.view.px(17))
        for i in range(count):
            turn = 2 * math.pi * i / count
            at = (x + rx * math.cos(turn), y + ry * math.sin(turn))
            body += svg.ellipse(*at, dot, None, WHITE, opacity=0.25)
        return draw_shapes(body, wide, high)

    @kept
    def hills(self) -> pygame.Surface:
        """Dark hills as wide as the window, for its lower part: blit at the bottom left."""
        width, height = self.view.width, self.view.high(46)
        back = "M0 210 C160 120 320 110 470 160 C620 90 760 100 900 150 C1040 100 1180 120 1280 170 V330 H0 Z"
        front = "M0 250 C220 190 420 220 640 200 C860 190 1080 200 1280 240 V330 H0 Z"
        body = svg.path(back, "#2A1C7A", None) + svg.path(front, "#1F1560", None)
        return draw_shapes(svg.group(body, f"scale({width / 1280:.4f} {height / 330:.4f})"), width, height)

    def blurred(self, screen: pygame.Surface) -> pygame.Surface:
        """A new opaque surface: the screen shrunk to 1/8 and back, dimmed; for behind panels."""
        width, height = screen.get_size()
        small = pygame.transform.smoothscale(screen, (max(1, width // 8), max(1, height // 8)))
        soft = pygame.transform.smoothscale(small, (width, height)).convert()
        veil = pygame.Surface((width, height), pygame.SRCALPHA)
        veil.fill(DIM)
        soft.blit(veil, (0, 0))
        return soft


def _cover(each: ColourSet) -> tuple[str, str]:
    return (mix(each.base, each.light, 0.6), mix(each.base, each.dark, 0.7))
