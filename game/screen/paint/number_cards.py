"""Cards with a number and perhaps a word, and those that roll or switch, as SVG text without lettering."""

from game.screen.paint import svg
from game.screen.paint.palette import INK, SUN_YELLOW, ColourSet
from game.screen.paint.templates import (
    HEIGHT,
    WIDTH,
    banner,
    big_shape,
    coloured,
    mark,
    panel,
    paper,
    scatter,
)

NIGHT = ("#453A8F", "#2A2166")  # the ground of cards without a colour
ARROWS = (("#45D0C0", 0), ("#FF9FBE", 180))
ARROW = "M52 168 C44 96 108 58 160 82 L168 62 L206 112 L146 128 L152 106 C116 92 84 118 88 160 Z"
WORD_TOP, WORD_HIGH = 248, 72


def number_template(each: ColourSet, worded: bool) -> str:
    """Number and shape stand side by side in the corner: a card below another in a stack shows both."""
    corners = mark(each, 96, 52, 15)
    if not worded:
        corners += svg.turned(mark(each, WIDTH - 96, HEIGHT - 52, 15), 180, WIDTH - 96, HEIGHT - 52)
    shape = big_shape(each, 154, 0.88) if worded else big_shape(each)
    word = banner(WORD_TOP, WORD_HIGH, 25, 20) if worded else ""
    return paper(coloured(each) + shape + scatter(each) + corners + word)


def _night(inner: str) -> str:
    return paper(panel(*NIGHT) + inner + banner(264, 54, 22))


def roll_template() -> str:
    return _night(svg.burst(125, 145, 98, 72, 14, SUN_YELLOW, 0, INK, 5))


def switch_template() -> str:
    return _night("".join(svg.turned(svg.path(ARROW, tone, INK, 7), turn, 125, 148) for tone, turn in ARROWS))


def small_switch() -> str:
    """The arrows in the units of a small card."""
    body = "".join(svg.turned(svg.path(ARROW, tone, INK, 12), turn, 125, 148) for tone, turn in ARROWS)
    return svg.group(body, "translate(4 14) scale(0.37)")


def small_burst() -> str:
    return svg.burst(50, 67, 38, 28, 12, SUN_YELLOW, 4, INK, 4)
