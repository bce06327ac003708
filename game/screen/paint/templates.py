"""Cards as SVG text: everything on them but numbers, words and characters."""

import math
from collections.abc import Sequence

from game.screen.paint import svg
from game.screen.paint.palette import BOOM, CREAM, INK, SETS, SUN_YELLOW, WHITE, ColourSet, mix

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
_TURN = "M34 62 C34 46 46 40 58 44 M58 44 L50 36 M58 44 L48 50"
_RETURN = "M62 56 C62 72 50 78 38 74 M38 74 L46 82 M38 74 L48 68"
_PLUS = "M27 57 H43 M35 49 V65"
_HOP = "M29 60 C31 32 61 32 64 56 M64 56 L53 52 M64 56 L70 46 M46 66 h0.1"
GLYPHS = {
    "miss": "M36 44 H59 L36 70 H59",
    "pick": _PLUS,
    "rev": f"{_TURN} {_RETURN}",
    "draw1": _PLUS,
    "skip": _HOP,
}
GLYPH_LINES = {"miss": 8.5, "pick": 7.0, "rev": 6.5, "draw1": 7.0, "skip": 7.0}


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
    return "".join(
        svg.turned(svg.path(svg.shape(each.shape, x, y, r), tone, None), turn, x, y)
        for x, y, r, turn in SCATTER
    )


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


def action_template(each: ColourSet) -> str:
    """An action card without its character, name and corner."""
    body = coloured(each) + big_shape(each, 160) + scatter(each)
    return paper(body + banner(257, 56, 22))


def corner_template(each: ColourSet, kind: str) -> str:
    """Glyph and shape of an action card; they lie over the character so that both are always seen."""
    line = GLYPH_LINES[kind]
    glyph = svg.path(GLYPHS[kind], "none", INK, line + 8.5) + svg.path(GLYPHS[kind], "none", WHITE, line)
    return svg.document(glyph + mark(each, 48, 105), WIDTH, HEIGHT)


def wheel(
    x: float,
    y: float,
    radius: float,
    size: float,
    line: float = 5,
    sets: Sequence[ColourSet] = tuple(SETS.values()),
    first: float = -90,
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


def wild_template() -> str:
    return paper(panel("#241C47", "#241C47") + wheel(125, 152, 104, 13) + banner(268, 52, 22))


def boom_template() -> str:
    """The exploding card without bomb and lettering; its ribbon breaks out of the frame."""
    outer, middle, inner, _ = BOOM
    flash = svg.burst(125, 150, 104, 70, 13, outer, 4, INK, 6, (1, 1, 0.94, 1, 1.03, 1))
    flash += svg.burst(125, 150, 86, 56, 12, middle, 10, None)
    flash += svg.burst(125, 150, 68, 44, 11, inner, 2, None)
    shade = svg.rect(16, 248, 218, 72, 18, "#000000", None, opacity=0.3)
    ribbon = "M5 250 L60 238 L126 246 L190 236 L245 247 L238 312 L176 322 L122 314 L64 324 L11 315 Z"
    return paper(
        panel("#3A2E7A", "#1C1440") + flash + shade + svg.path(ribbon, SUN_YELLOW, INK, 7), SUN_YELLOW
    )


def back_template() -> str:
    """Scattered shapes and the yellow diamond that carries a game's emblem."""
    shapes = [each.shape for each in SETS.values()]
    places = [(37 + 44 * column + 22 * (row % 2), 42 + 38 * row) for row in range(8) for column in range(5)]
    strewn = "".join(
        svg.turned(svg.path(svg.shape(shapes[i % 6], x, y, 8.5), "#8A70F0", None), i * 37 % 60 - 30, x, y)
        for i, (x, y) in enumerate(spot for spot in places if spot[0] <= 222)
    )
    frame = svg.path(svg.rounded([(125, 78), (212, 175), (125, 272), (38, 175)], 30), SUN_YELLOW, INK, 7)
    heart = svg.path(svg.rounded([(125, 98), (194, 175), (125, 252), (56, 175)], 24), "#FFB21F", None)
    return paper(panel("#6A4BE0", "#3B2399") + strewn + frame + heart)


def small_template(each: ColourSet) -> str:
    """A small card: paper, panel and the white shape; number or glyph comes on top."""
    ground = svg.gradient("panel", mix(each.base, WHITE, 0.10), mix(each.base, each.dark, 0.22))
    ground += svg.rect(12, 12, 76, 110, 9, "url(#panel)", None)
    body = svg.rect(3, 3, 94, 128, 17, CREAM, INK, 6) + ground + mark(each, 50, 98, 15, 6)
    return svg.document(body, SMALL_WIDTH, SMALL_HEIGHT)


def small_dark_template(inner: str, edge: str) -> str:
    body = svg.rect(3, 3, 94, 128, 17, edge, INK, 6) + svg.rect(12, 12, 76, 110, 9, "#241C47", None)
    return svg.document(body + inner, SMALL_WIDTH, SMALL_HEIGHT)
