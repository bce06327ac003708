"""What sits round the cards and flies about: shadows, glows, badges, marks, bursts, smoke, confetti."""

import pygame

from game.screen.paint import svg
from game.screen.paint.faces import Faces
from game.screen.paint.palette import BOOM, CREAM, INK, LIT, SETS, SUN_DEEP, SUN_YELLOW, WHITE, rgb
from game.screen.paint.studio import blurred_box, draw
from game.screen.paint.surfaces import padded
from game.screen.paint.templates import WIDTH, card_height

UNEVEN = (1, 1, 0.9, 1, 1.08, 1, 0.94, 1, 1.04)
CONFETTI_TURNS = 24
CONFETTI_COLOURS = (*(each.base for each in SETS.values()), WHITE, "#3DDC84")
CONFETTI_SHAPES = (*(each.shape for each in SETS.values()), "strip")


class Flourishes(Faces):
    """Makes and keeps what decorates the table; sizes in pixels."""

    def card_shadow(self, width: float) -> pygame.Surface:
        """The soft shadow of a card this wide: centre it on the card, 3.5 % of the width lower."""
        return self.soft(width, card_height(width), width * 0.12, max(3.0, width * 0.05), 110)

    def shadow(self, width: float, height: float, radius: float) -> pygame.Surface:
        """A soft shadow of any box: centre it on the box, some 5 lu lower."""
        return self.soft(width, height, radius, self.view.px(8), 100)

    def glow(self, width: float, colour: str) -> pygame.Surface:
        """Light round a card this wide: a clear ring and a soft shine; centre it behind the card."""
        wide = round(width)
        return self.shelf.get(("glow", wide, colour), lambda: self._glow(wide, colour))

    def _glow(self, width: int, colour: str) -> pygame.Surface:
        height, blur, edge = card_height(width), max(2.0, width * 0.08), width * 0.042
        shine = blurred_box(width + 2 * edge, height + 2 * edge, width * 0.14, blur, (*rgb(colour), 170))
        size = shine.get_size()
        x, y = (size[0] - width) / 2 - edge, (size[1] - height) / 2 - edge
        line = width * 0.016
        ring = svg.rect(x, y, width + 2 * edge, height + 2 * edge, width * 0.12 + edge, colour, INK, line)
        shine.blit(draw(svg.document(ring, *size), *size), (0, 0))
        return shine

    def shine(self, width: float, height: float, radius: float, colour: str) -> pygame.Surface:
        """Light round and behind any box: centre it behind what can be chosen."""
        key = ("shine", round(width), round(height), round(radius), colour)
        return self.shelf.get(key, lambda: self._shine_box(width, height, radius, colour))

    def _shine_box(self, width: float, height: float, radius: float, colour: str) -> pygame.Surface:
        soft = blurred_box(width, height, radius, self.view.px(9), (*rgb(colour), 200))
        size = soft.get_size()
        x, y, line = (size[0] - width) / 2, (size[1] - height) / 2, self.view.px(4)
        body = svg.rect(x, y, width, height, radius, colour, None, 0, 0.45)
        body += svg.rect(x, y, width, height, radius, "none", INK, line * 1.6)
        body += svg.rect(x, y, width, height, radius, "none", colour, line)
        soft.blit(draw(svg.document(body, *size), *size), (0, 0))
        return soft

    def glow_box(self, width: float, height: float, radius: float, colour: str) -> pygame.Surface:
        """Soft light behind any box: it shines beyond the box on all sides."""
        key = ("glow box", round(width), round(height), round(radius), colour)
        paint = (*rgb(colour), 215)
        return self.shelf.get(key, lambda: blurred_box(width, height, radius, self.view.px(12), paint))

    def rim(self, width: float, height: float, radius: float, colour: str) -> pygame.Surface:
        """Light round the edge of a box, which itself stays nearly as it is."""
        key = ("rim", round(width), round(height), round(radius), colour)
        return self.shelf.get(key, lambda: self._rim(width, height, radius, colour))

    def _rim(self, width: float, height: float, radius: float, colour: str) -> pygame.Surface:
        line = self.view.px(7)
        around = (width + 2 * line, height + 2 * line, radius + line)
        soft = blurred_box(*around, self.view.px(11), (*rgb(colour), 235))
        size = soft.get_size()
        x, y = (size[0] - width) / 2, (size[1] - height) / 2
        hole = svg.rect(x, y, width, height, radius, "#000000", None, 0, 0.84)
        soft.blit(draw(svg.document(hole, *size), *size), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        place = (x - line / 2, y - line / 2, width + line, height + line, radius, "none")
        edge = svg.rect(*place, INK, line * 1.7) + svg.rect(*place, colour, line)
        soft.blit(draw(svg.document(edge, *size), *size), (0, 0))
        return soft

    def halo(self, diameter: float, colour: str) -> pygame.Surface:
        """Light round a head: centre it behind the badge."""
        side = diameter + self.view.px(18)
        return self.shine(side, side, side / 2, colour)

    def medal(self, number: int, size: float) -> pygame.Surface:
        """A gold medal with a number, `size` by 1.18 x size."""
        side = round(size)
        return self.shelf.get(("medal", number, side), lambda: self._medal(number, side))

    def _medal(self, number: int, side: int) -> pygame.Surface:
        body = svg.path("M26 54 L10 104 L30 98 L42 114 L54 70 Z", "#D01931", INK, 5)
        body += svg.path("M74 54 L90 104 L70 98 L58 114 L46 70 Z", "#2F93FF", INK, 5)
        body += svg.path(svg.rounded(svg.star_points(50, 46, 46, 42, 14), 2), SUN_DEEP, INK, 5)
        body += svg.ellipse(50, 46, 33, 33, LIT, "#E09A00", 4)
        whole = draw(svg.document(body, 100, 118), side, side * 1.18)
        figure = self.number(number, side * 0.42, colour=INK)
        whole.blit(figure, figure.get_rect(center=(round(side * 0.5), round(side * 0.46))))
        return whole

    def turned(self, surface: pygame.Surface, key: str, angle: float) -> pygame.Surface:
        """The surface turned anticlockwise by whole degrees; `key` names it, unique with its size."""
        degrees = round(angle) % 360
        if degrees == 0:
            return surface
        size = surface.get_size()
        whole = self.shelf.get(("padded", key, size), lambda: padded(surface))
        return self.shelf.get(
            ("turned", key, size, degrees), lambda: pygame.transform.rotozoom(whole, degrees, 1)
        )

    def scaled(self, surface: pygame.Surface, key: str, width: int) -> pygame.Surface:
        """The surface at another width, for the way between two sizes."""
        height = max(1, round(surface.get_height() * width / surface.get_width()))
        size = (max(1, width), height)
        return self.shelf.get(
            ("scaled", key, surface.get_size(), size), lambda: pygame.transform.smoothscale(surface, size)
        )

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
        head = self.picture(avatar if "/" in avatar else f"avatars/{avatar}", side * 0.75)
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

    def puff(self, width: float, height: float) -> pygame.Surface:
        """A scalloped cloud: white edge, deep orange, orange, yellow, pale; fills width x height."""
        wide, high = round(width), round(height)
        return self.shelf.get(("puff", wide, high), lambda: _puff(wide, high))

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

    def deck(self, back: pygame.Surface, layers: int) -> pygame.Surface:
        """A pile of closed cards: a card's back with `layers` edges seen below it, each 3 % of its
        width; the top left is the back's."""
        return self.shelf.get(("deck", back, layers), lambda: _deck(back, layers))


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


def _puff(width: int, height: int) -> pygame.Surface:
    body = svg.scallop(496, 262, 18, 0.26, WHITE, WHITE, 32)
    body += svg.scallop(496, 262, 18, 0.26, "#E8500A", INK, 10)
    body += svg.scallop(440, 226, 18, 0.22, "#FF8A3D", turn=0.17)
    body += svg.scallop(372, 188, 16, 0.2, SUN_DEEP) + svg.scallop(292, 146, 14, 0.18, "#FFF2B3", turn=0.1)
    stretch = f"scale({width / 2 / 575:.4f} {height / 2 / 310:.4f})"
    place = f"translate({width / 2:g} {height / 2:g})"
    return draw(svg.document(svg.group(body, f"{place} {stretch}"), width, height), width, height)


def _deck(back: pygame.Surface, layers: int) -> pygame.Surface:
    width, height = back.get_size()
    unit = width / WIDTH
    line, step = max(1.5, 5 * unit), max(2, round(width * 0.03))
    x, w, h = line / 2, width - line, height - line
    body = ""
    for i in range(layers, 0, -1):
        fill = "#E8DFF7" if i % 2 else CREAM
        body += svg.rect(x, x + i * step, w, h, 30 * unit, fill, INK, line)
    high = height + layers * step
    pile = draw(svg.document(body, width, high), width, high)
    pile.blit(back, (0, 0))
    return pile
