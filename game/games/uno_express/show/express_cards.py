"""Wild cards of a game with four colours, as SVG text without star and lettering."""

from game.screen.paint.number_cards import NIGHT
from game.screen.paint.palette import SETS
from game.screen.paint.templates import banner, panel, paper, wheel

COLOURS = tuple(SETS[name] for name in ("red", "yellow", "green", "blue"))
FIRST = -135.0  # the first colour looks up, so that the shapes stand above, beside and below the star


def wild_template() -> str:
    colours = wheel(125, 149, 104, 15, 5, COLOURS, FIRST)
    return paper(panel(*NIGHT) + colours + banner(268, 52, 22))


def small_wheel() -> str:
    return wheel(50, 67, 36, 6, 3, COLOURS, FIRST)
