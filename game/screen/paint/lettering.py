"""Text as pictures: the display face, the reading face, titles and logos, and how wide words are."""

from typing import NamedTuple

import pygame

from game.screen.paint.fonts import LEAST, Fonts, Role, pixels, stroke_of, top_of
from game.screen.paint.palette import DROP, HONEY, INK, WHITE
from game.screen.paint.shelf import Shelf, kept
from game.screen.paint.surfaces import centred, clear, grade, padded


class Letter(NamedTuple):
    """One letter of a logo and where its middle lies from the middle of the whole."""

    surface: pygame.Surface
    x: int
    y: int


class LogoStyle(NamedTuple):
    """How its letters stand, arc and bounce in parts of the size, tilt in degrees a letter; their paint."""

    arc: float = 0.011
    bounce: float = 0.036
    tilt: float = 2.2
    top: str = WHITE
    bottom: str = HONEY


LOGO = LogoStyle()


class Lettering:
    """Renders text once for each size; every surface centres well by its own middle.

    Sizes and outlines are pixels; where there is little `room`, the text is as much smaller."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf, self._fonts = shelf, Fonts()

    @kept
    def heading(
        self, text: str, size: float, colour: str = INK, outline: float = 0, room: float | None = None
    ) -> pygame.Surface:
        """Display text; its middle is the middle of its capitals."""
        height, line = self._fitting(text, room, size, "heading"), round(outline)
        font = self._fonts.of("heading", height)
        surface = self._fonts.outlined("heading", text or " ", height, colour, line, INK)
        return centred(surface, line + font.get_ascent() - top_of(font, "H") / 2)

    @kept
    def reading(
        self,
        text: str,
        size: float,
        colour: str = INK,
        spacing: float = 0.0,
        room: float | None = None,
    ) -> pygame.Surface:
        """Text to be read, semi-bold; its middle is the middle of its x-height.

        Drawn at twice the size with a stroke, then halved: the face has one weight only.
        Spacing adds that part of the size between letters (0.08 in the reading moment)."""
        height = self._fitting(text, room, size, "reading")
        font = self._fonts.of("reading", 2 * height)
        if spacing:
            surface = self._spaced(text, height, colour, spacing)
        else:
            surface = self._fonts.semi_bold(text or " ", height, colour)  # an outlined nothing crashes
        halved = pygame.transform.smoothscale(
            surface, (max(1, round(surface.get_width() / 2)), max(1, round(surface.get_height() / 2)))
        )
        return centred(halved, (stroke_of(height) + font.get_ascent() - top_of(font, "x") / 2) / 2)

    def _fitting(self, text: str, room: float | None, size: float, role: Role) -> int:
        return pixels(size) if room is None else self.fit(text, room, size, role)

    def _spaced(self, text: str, size: int, colour: str, spacing: float) -> pygame.Surface:
        edges = self.reading_edges(text, size, spacing)
        line = stroke_of(size)
        height = self._fonts.semi_bold("x", size, colour).get_height()
        whole = clear((round(2 * edges[-1]) + line + 2, height), colour)
        for letter, edge in zip(text, edges, strict=False):
            whole.blit(self._fonts.semi_bold(letter, size, colour), (round(2 * edge) - line, 0))
        return whole

    def reading_edges(self, text: str, size: float, spacing: float = 0.0) -> list[float]:
        """From the left of the reading surface: where each letter starts, and where the last one ends."""
        height = pixels(size)
        font = self._fonts.of("reading", 2 * height)
        gap = spacing * height
        start = stroke_of(height) / 2
        ends = [font.size(text[:n])[0] / 2 + gap * n for n in range(len(text) + 1)]
        ends[-1] -= gap if text else 0
        return [start + end for end in ends]

    def reading_spans(self, text: str, size: float, spacing: float) -> list[tuple[float, float]]:
        """From the left of the reading surface: where each letter starts and ends, without the spacing."""
        edges = self.reading_edges(text, size, spacing)
        gap = spacing * pixels(size)
        starts, ends = edges[:-1], [edge - gap for edge in edges[1:-1]] + edges[-1:]
        return list(zip(starts, ends, strict=True)) if text else []

    def heights(self, size: float) -> tuple[float, float, float]:
        """Of the reading face: how high an x and an h stand, and how far a p hangs below them."""
        font = self._fonts.of("reading", pixels(size))
        metrics = font.metrics("p")[0]
        return top_of(font, "x"), top_of(font, "h"), -float(metrics[2]) if metrics else 0.0

    @kept
    def title(self, text: str, size: float, room: float | None = None) -> pygame.Surface:
        """A screen's title: white to honey, ink outline, dark drop below."""
        height = self._fitting(text, room, size, "heading")
        return self._graded(text, height, max(2, round(height / 7)), max(1, round(height / 8)), LOGO)

    @kept
    def logo(self, text: str, size: float, style: LogoStyle = LOGO) -> pygame.Surface:
        """Separate tilted letters on one surface whose middle is the middle of the logo."""
        letters = self.logo_letters(text, size, style)
        boxes = [letter.surface.get_rect(center=(letter.x, letter.y)) for letter in letters]
        wide = max(max(-box.left, box.right) for box in boxes)
        high = max(max(-box.top, box.bottom) for box in boxes)
        whole = pygame.Surface((2 * wide, 2 * high), pygame.SRCALPHA)
        for letter, box in zip(letters, boxes, strict=True):
            whole.blit(letter.surface, box.move(wide, high))
        return whole.convert_alpha()

    def logo_letters(self, text: str, size: float, style: LogoStyle = LOGO) -> list[Letter]:
        """The letters of `logo`, to be moved one by one; spaces are left out."""
        height = pixels(size)
        font = self._fonts.of("heading", height)
        widths = [font.size(letter)[0] for letter in text]
        left = -sum(widths) / 2
        letters = []
        for i, letter in enumerate(text):
            k = i - (len(text) - 1) / 2
            swing = 1 if i % 2 else -1
            x, y = left + widths[i] / 2, height * (k * k * style.arc + swing * style.bounce)
            left += widths[i]
            if letter != " ":
                angle = round(-k * style.tilt + (swing * 3 if style.bounce else 0))
                letters.append(Letter(self._letter(letter, height, angle, style), round(x), round(y)))
        return letters

    @kept
    def _letter(self, letter: str, size: int, angle: int, style: LogoStyle) -> pygame.Surface:
        line, drop = max(2, round(size * 0.085)), max(1, round(size * 0.072))
        return pygame.transform.rotozoom(padded(self._graded(letter, size, line, drop, style)), angle, 1)

    def _graded(self, text: str, size: int, line: int, drop: int, style: LogoStyle) -> pygame.Surface:
        font = self._fonts.of("heading", size)
        stroke = self._fonts.thickened("heading", text, size, INK, line)
        fall = self._fonts.thickened("heading", text, size, DROP, line)
        whole = clear((stroke.get_width(), stroke.get_height() + drop), INK)
        for down in range(drop, 0, -1):
            whole.blit(fall, (0, down))
        whole.blit(stroke, (0, 0))
        face = font.render(text, True, WHITE).convert_alpha()
        paint = grade(face.get_size(), style.top, style.bottom)
        face.blit(paint, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(face, (line, line))
        return centred(whole, line + font.get_ascent() - top_of(font, "H") / 2)

    def width(self, text: str, size: float, role: Role) -> int:
        """How wide the text is, without outline."""
        if role == "heading":
            return self._fonts.of(role, pixels(size)).size(text)[0]
        edges = self.reading_edges(text, size)
        return round(edges[-1] + edges[0])

    def fit(self, text: str, width: float, size: float, role: Role) -> int:
        """The largest size up to `size` at which the text is at most `width` wide."""
        fitting = pixels(size)
        wide = self.width(text, fitting, role)
        if wide <= width:
            return fitting
        fitting = max(LEAST, min(fitting, int(fitting * width / wide) + 1))
        while fitting > LEAST and self.width(text, fitting, role) > width:
            fitting -= 1
        return fitting

    def wrap(self, text: str, width: float, size: float, role: Role = "reading") -> list[str]:
        """Lines of whole words, each at most `width` wide where its words allow; keeps line breaks."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}".strip()
                if line and self.width(longer, size, role) > width:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines
