"""Cards as SVG text: everything on them but numbers, words and characters."""

import math
from collections.abc import Sequence

from game.screen.paint import svg
from game.screen.paint.palette import CREAM, INK, SETS, SUN_YELLOW, WHITE, ColourSet, mix

WIDTH, HEIGHT = 250, 350  # the units a card is drawn in
SMALL_WIDTH, SMALL_HEIGHT = 100, 134
BIG_RADIUS = {"diamond": 104, "moon": 94, "circle": 97, "triangle": 89, "square": 100, "heart": 90}
SCATTER = (
    (190, 52, 15, 12),
    (60, 300, 15, -12),
    (213, 96, 9, -8),
    (37, 254, 9, 8),
    (150, 34, 8, 20),
    (100, 316, 8, -20),
)
NIGHT = ("#453A8F", "#2A2166")  # the ground of cards without a colour
WORD_TOP, WORD_HIGH = 248, 72  # the banner below a number


def card_height(width: float) -> int:
    """How high a card of this width is."""
    return round(width * HEIGHT / WIDTH)


def paper(inner: str, edge: str = CREAM) -> str:
    return svg.document(svg.rect(4, 4, 242, 342, 30, edge) + inner, WIDTH, HEIGHT)


def panel(top: str, bottom: str) -> str:
    return svg.gradient("panel", top, bottom) + svg.rect(17, 17, 216, 316, 19, "url(#panel)", None)


def coloured(each: ColourSet) -> str:
    return panel(mix(each.base, WHITE, 0.10), mix(each.base, each.dark, 0.22))


def big_shape(each: ColourSet, y: float = 175, part: float = 1.0) -> str:
    return svg.path(svg.shape(each.shape, 125, y, BIG_RADIUS[each.shape] * part), each.light, each.dark, 6)


def scatter(each: ColourSet) -> str:
    tone = mix(each.base, each.light, 0.5)
    return "".join(svg.flake(each.shape, x, y, r, tone, turn) for x, y, r, turn in SCATTER)


def mark(each: ColourSet, x: float, y: float, radius: float = 14, line: float = 5) -> str:
    return svg.path(svg.shape(each.shape, x, y, radius), WHITE, INK, line)


def banner(y: float, height: float, radius: float, x: float = 22) -> str:
    wide = WIDTH - 2 * x
    shade = svg.rect(x, y + 5, wide, height, radius, "#000000", None, opacity=0.22)
    return shade + svg.rect(x, y, wide, height, radius, CREAM, INK, 6)


def word_template(each: ColourSet) -> str:
    """A word card without number and word."""
    corners = mark(each, 48, 104) + svg.turned(mark(each, 202, 246), 180, 202, 246)
    return paper(coloured(each) + big_shape(each) + scatter(each) + corners + banner(140, 70, 25, 20))


def number_template(each: ColourSet, worded: bool) -> str:
    """Number and shape stand side by side in the corner: a card below another in a stack shows both."""
    corners = mark(each, 96, 52, 15)
    if not worded:
        corners += svg.turned(mark(each, WIDTH - 96, HEIGHT - 52, 15), 180, WIDTH - 96, HEIGHT - 52)
    shape = big_shape(each, 154, 0.88) if worded else big_shape(each)
    word = banner(WORD_TOP, WORD_HIGH, 25, 20) if worded else ""
    return paper(coloured(each) + shape + scatter(each) + corners + word)


def named_template(each: ColourSet | None) -> str:
    """A card with a name, without anything else on it."""
    body = coloured(each) + big_shape(each, 160) + scatter(each) if each else panel(*NIGHT)
    return paper(body + banner(257, 56, 22))


def night_template(inner: str) -> str:
    """A card without a colour: what is drawn on the dark, above the banner for its name."""
    return paper(panel(*NIGHT) + inner + banner(264, 54, 22))


def corner_template(each: ColourSet, glyph: str, line: float) -> str:
    """Glyph and shape of an action card; they lie over the character so that both are always seen."""
    sign = svg.path(glyph, "none", INK, line + 8.5) + svg.path(glyph, "none", WHITE, line)
    return svg.document(sign + mark(each, 48, 105), WIDTH, HEIGHT)


def wheel(
    x: float,
    y: float,
    radius: float,
    size: float,
    line: float,
    sets: Sequence[ColourSet],
    first: float,
) -> str:
    """A sector for each set with its white shape, the first one from the angle `first` on."""
    sectors, marks = "", ""
    step = 360 / len(sets)
    for i, each in enumerate(sets):
        start, middle, end = (math.radians(first + step * (i + part)) for part in (0, 0.5, 1))
        sectors += svg.path(
            f"M{x} {y} L{x + radius * math.cos(start):.1f} {y + radius * math.sin(start):.1f} "
            f"A{radius} {radius} 0 0 1 {x + radius * math.cos(end):.1f} {y + radius * math.sin(end):.1f} Z",
            each.base,
            INK,
            line,
        )
        out = radius * 0.79
        marks += mark(each, x + out * math.cos(middle), y + out * math.sin(middle), size, line * 0.9)
    return sectors + svg.ellipse(x, y, radius, None, "none", INK, line + 1) + marks


def back_template() -> str:
    """Scattered shapes and the yellow diamond that carries a game's emblem."""
    shapes = [each.shape for each in SETS.values()]
    places = [(37 + 44 * column + 22 * (row % 2), 42 + 38 * row) for row in range(8) for column in range(5)]
    strewn = "".join(
        svg.flake(shapes[i % 6], x, y, 8.5, "#8A70F0", i * 37 % 60 - 30)
        for i, (x, y) in enumerate(spot for spot in places if spot[0] <= 222)
    )
    frame = svg.path(svg.rounded([(125, 78), (212, 175), (125, 272), (38, 175)], 30), SUN_YELLOW, INK, 7)
    heart = svg.path(svg.rounded([(125, 98), (194, 175), (125, 252), (56, 175)], 24), "#FFB21F", None)
    return paper(panel("#6A4BE0", "#3B2399") + strewn + frame + heart)


def small_paper(inner: str, edge: str = CREAM) -> str:
    return svg.document(svg.rect(3, 3, 94, 128, 17, edge, INK, 6) + inner, SMALL_WIDTH, SMALL_HEIGHT)


def small_panel(top: str, bottom: str) -> str:
    return svg.gradient("panel", top, bottom) + svg.rect(12, 12, 76, 110, 9, "url(#panel)", None)


def small_coloured(each: ColourSet) -> str:
    """Panel and white shape; number or glyph comes on top."""
    ground = small_panel(mix(each.base, WHITE, 0.10), mix(each.base, each.dark, 0.22))
    return small_paper(ground + mark(each, 50, 98, 15, 6))


def small_dark(inner: str, edge: str = CREAM) -> str:
    """A small card without a colour: what is drawn on the dark."""
    return small_paper(svg.rect(12, 12, 76, 110, 9, "#241C47", None) + inner, edge)
