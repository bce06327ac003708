"""What lies about a table and flies over it: badges, marks, stars, bursts, smoke, confetti."""

import pygame

from game.screen.paint import svg
from game.screen.paint.palette import BOOM, INK, SETS, SUN_YELLOW, WHITE
from game.screen.paint.studio import Studio, draw

UNEVEN = (1, 1, 0.9, 1, 1.08, 1, 0.94, 1, 1.04)
CONFETTI_TURNS = 24
CONFETTI_COLOURS = (*(each.base for each in SETS.values()), WHITE, "#3DDC84")
CONFETTI_SHAPES = (*(each.shape for each in SETS.values()), "strip")


class Tokens:
    """Makes and keeps what decorates a table; sizes in pixels."""

    def __init__(self, studio: Studio) -> None:
        self.studio, self.view, self.shelf = studio, studio.view, studio.shelf

    def badge(self, avatar: str, diameter: float, tint: str, on_turn: bool = False) -> pygame.Surface:
        """A head in a round frame of this diameter; the frame is yellow for whoever is on turn."""
        side = round(diameter)
        key = ("badge", avatar, side, tint, on_turn)
        return self.shelf.get(key, lambda: self._badge(avatar, side, tint, on_turn))

    def _badge(self, avatar: str, side: int, tint: str, on_turn: bool) -> pygame.Surface:
        frame = svg.ellipse(128, 128, 128, fill=INK) + svg.ellipse(
            128, 128, 120, fill=SUN_YELLOW if on_turn else WHITE
        )
        frame += svg.ellipse(128, 128, 106, fill=INK) + svg.ellipse(128, 128, 101, fill=tint)
        whole = draw(svg.document(frame), side, side)
        head = self.studio.picture(avatar if "/" in avatar else f"avatars/{avatar}", side * 0.75)
        layer = pygame.Surface((side, side), pygame.SRCALPHA)
        layer.blit(head, head.get_rect(center=(side // 2, round(side * 0.52))))
        hole = draw(svg.document(svg.ellipse(128, 128, 101, fill=WHITE)), side, side)
        layer.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(layer, (0, 0))
        return whole

    def set_mark(self, colour: str, size: float, fill: str | None = None) -> pygame.Surface:
        """A set's shape with an ink outline, in its own colour or in `fill`."""
        side = round(size)
        return self.shelf.get(("mark", colour, side, fill), lambda: self._set_mark(colour, side, fill))

    def _set_mark(self, colour: str, side: int, fill: str | None) -> pygame.Surface:
        each = SETS[colour]
        body = svg.path(svg.shape(each.shape, 128, 128, 92), fill or each.base, INK, 18)
        return draw(svg.document(body), side, side)

    def star(self, size: float, lit: bool = True) -> pygame.Surface:
        """A level or points star, yellow or pale."""
        side = round(size)
        body = svg.path(svg.shape("star", 128, 128, 94), SUN_YELLOW if lit else "#E8DCFB", INK, 18)
        return self.shelf.get(("star", side, lit), lambda: draw(svg.document(body), side, side))

    def burst(self, width: float, height: float) -> pygame.Surface:
        """The explosion: white edge, red, orange, yellow, pale; fills width x height."""
        wide, high = round(width), round(height)
        return self.shelf.get(("burst", wide, high), lambda: _burst(wide, high))

    def cloud(self, width: float) -> pygame.Surface:
        """A puff of smoke, `width` by 0.825 x width."""
        wide = round(width)
        high = round(wide * svg.CLOUD_HEIGHT / svg.CLOUD_WIDTH)
        return self.shelf.get(("cloud", wide), lambda: draw(svg.cloud(), wide, high))

    def confetti(self, nth: int, size: float | None = None) -> list[pygame.Surface]:
        """One piece of confetti at 24 angles, 15 degrees apart; any number chooses colour and shape."""
        paint = CONFETTI_COLOURS[nth % len(CONFETTI_COLOURS)]
        kind = CONFETTI_SHAPES[nth % len(CONFETTI_SHAPES)]
        side = round(self.view.px(22) if size is None else size)
        return [self._piece(paint, kind, side, turn) for turn in range(CONFETTI_TURNS)]

    def _piece(self, paint: str, kind: str, side: int, turn: int) -> pygame.Surface:
        body = svg.turned(svg.path(svg.shape(kind, 128, 128, 84), paint, None), 15 * turn, 128, 128)
        return self.shelf.get(
            ("confetti", paint, kind, side, turn), lambda: draw(svg.document(body), side, side)
        )


def _burst(width: int, height: int) -> pygame.Surface:
    red, orange, yellow, pale = BOOM
    body = svg.burst(0, 0, 520, 340, 19, WHITE, 3, WHITE, 32, UNEVEN)
    body += svg.burst(0, 0, 520, 340, 19, red, 3, INK, 11, UNEVEN)
    body += svg.burst(0, 0, 430, 280, 18, orange, 9, None) + svg.burst(0, 0, 350, 226, 17, yellow, 0, None)
    body += svg.burst(0, 0, 250, 160, 16, pale, 7, None)
    corners = svg.burst_points(0, 0, 520, 340, 19, 3, UNEVEN)
    reach = [max(abs(corner[axis]) for corner in corners) + 17 for axis in (0, 1)]
    place = f"translate({width / 2:g} {height / 2:g})"
    stretch = f"scale({width / reach[0] / 2:.4f} {height / reach[1] / 2:.4f})"
    return draw(svg.document(svg.group(body, f"{place} {stretch}"), width, height), width, height)
