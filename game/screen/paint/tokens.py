"""What lies about a table and flies over it: badges, marks, stars, bursts, smoke, confetti."""

import pygame

from game.screen.paint import svg
from game.screen.paint.palette import BOOM, INK, SETS, SUN_YELLOW, WHITE
from game.screen.paint.shelf import kept
from game.screen.paint.studio import Studio, draw

UNEVEN = (1, 1, 0.9, 1, 1.08, 1, 0.94, 1, 1.04)
CONFETTI_TURNS = 24
CONFETTI_COLOURS = (*(each.base for each in SETS.values()), WHITE, "#3DDC84")
CONFETTI_SHAPES = (*(each.shape for each in SETS.values()), "strip")


class Tokens:
    """Makes and keeps what decorates a table; sizes in pixels."""

    def __init__(self, studio: Studio) -> None:
        self.studio, self.view, self.shelf = studio, studio.view, studio.shelf

    @kept
    def badge(self, avatar: str, diameter: float, tint: str, on_turn: bool = False) -> pygame.Surface:
        """A head in a round frame of this diameter; the frame is yellow for whoever is on turn."""
        side = round(diameter)
        discs = ((128, INK), (120, SUN_YELLOW if on_turn else WHITE), (106, INK), (101, tint))
        frame = "".join(svg.ellipse(128, 128, radius, fill=fill) for radius, fill in discs)
        whole = draw(svg.document(frame), side, side)
        head = self.studio.picture(avatar if "/" in avatar else f"avatars/{avatar}", side * 0.75)
        layer = pygame.Surface((side, side), pygame.SRCALPHA)
        layer.blit(head, head.get_rect(center=(side // 2, round(side * 0.52))))
        hole = draw(svg.document(svg.ellipse(128, 128, 101, fill=WHITE)), side, side)
        layer.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(layer, (0, 0))
        return whole

    @kept
    def set_mark(self, colour: str, size: float, fill: str | None = None) -> pygame.Surface:
        """A set's shape with an ink outline, in its own colour or in `fill`."""
        each = SETS[colour]
        body = svg.path(svg.shape(each.shape, 128, 128, 92), fill or each.base, INK, 18)
        return draw(svg.document(body), size, size)

    @kept
    def star(self, size: float, lit: bool = True) -> pygame.Surface:
        """A level or points star, yellow or pale."""
        body = svg.path(svg.shape("star", 128, 128, 94), SUN_YELLOW if lit else "#E8DCFB", INK, 18)
        return draw(svg.document(body), size, size)

    @kept
    def burst(self, width: float, height: float) -> pygame.Surface:
        """The explosion: white edge, red, orange, yellow, pale; fills width x height."""
        red, orange, yellow, pale = BOOM
        body = svg.burst(0, 0, 520, 340, 19, WHITE, 3, WHITE, 32, UNEVEN)
        body += svg.burst(0, 0, 520, 340, 19, red, 3, INK, 11, UNEVEN)
        body += svg.burst(0, 0, 430, 280, 18, orange, 9, None)
        body += svg.burst(0, 0, 350, 226, 17, yellow, 0, None)
        body += svg.burst(0, 0, 250, 160, 16, pale, 7, None)
        corners = svg.star_points(0, 0, 520, 340, 19, 3, UNEVEN)
        reach = (max(abs(x) for x, _ in corners) + 17, max(abs(y) for _, y in corners) + 17)
        return draw(svg.stretched(body, reach, (round(width), round(height))), width, height)

    @kept
    def cloud(self, width: float) -> pygame.Surface:
        """A puff of smoke, `width` by 0.825 x width."""
        return draw(svg.cloud(), width, round(width) * svg.CLOUD_HEIGHT / svg.CLOUD_WIDTH)

    def confetti(self, nth: int, size: float) -> list[pygame.Surface]:
        """One piece of confetti at 24 angles, 15 degrees apart; any number chooses colour and shape."""
        paint = CONFETTI_COLOURS[nth % len(CONFETTI_COLOURS)]
        kind = CONFETTI_SHAPES[nth % len(CONFETTI_SHAPES)]
        return [self._piece(paint, kind, round(size), turn) for turn in range(CONFETTI_TURNS)]

    @kept
    def _piece(self, paint: str, kind: str, side: int, turn: int) -> pygame.Surface:
        return draw(svg.document(svg.flake(kind, 128, 128, 84, paint, 15 * turn)), side, side)
