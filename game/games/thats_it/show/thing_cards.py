"""Cards of things: a picture, a word, a wizard; as SVG text without pictures and lettering."""

from game.screen.paint import svg
from game.screen.paint.palette import CREAM, INK, SETS, SUN_YELLOW, WHITE, ColourSet
from game.screen.paint.templates import (
    HEIGHT,
    SMALL_HEIGHT,
    SMALL_WIDTH,
    WIDTH,
    banner,
    coloured,
    panel,
    paper,
)

EDGE = "#8E75F5"
PANELS = {"picture": (WHITE, "#EDE4FF"), "noun": (WHITE, "#FFF3DA")}
DISCS = {1: "#D9C8FA", 2: "#C4E9F5"}  # behind the first and the second picture of a thing
WORD_DISC = "#FFE8B8"
STARS = ((42, 44, 11), (208, 306, 11), (206, 46, 7), (44, 304, 7))
WIZARD_STARS = ((44, 48, 12), (206, 58, 9), (37, 226, 8), (214, 218, 11))
WIZARDS = ("red", "blue", "green", "purple")
WORD_TOP, WORD_HIGH = 127, 82


def _stars(places: tuple[tuple[float, float, float], ...]) -> str:
    return "".join(svg.path(svg.shape("star", x, y, r), SUN_YELLOW, INK, 4) for x, y, r in places)


def picture_template(nth: int) -> str:
    """The paper under a picture: another one for the second picture, which may be the same drawing."""
    disc = svg.ellipse(125, 172, 100, fill=DISCS[nth])
    return paper(panel(*PANELS["picture"]) + disc + _stars(STARS), EDGE)


def noun_template() -> str:
    disc = svg.ellipse(125, 168, 100, fill=WORD_DISC)
    body = panel(*PANELS["noun"]) + disc + _stars(STARS)
    return paper(body + banner(WORD_TOP, WORD_HIGH, 28, 20), EDGE)


def wizard_template(each: ColourSet) -> str:
    """A wizard's card without wizard and banner."""
    glow = svg.burst(125, 150, 104, 88, 22, each.light, 0, None)
    return paper(coloured(each) + glow + _stars(WIZARD_STARS), SUN_YELLOW)


def wizard_banner() -> str:
    """It lies over the wizard, who looks out from behind it."""
    return svg.document(banner(262, 56, 22), WIDTH, HEIGHT)


def wizard_set(number: int) -> ColourSet:
    return SETS[WIZARDS[(number - 1) % len(WIZARDS)]]


def small_thing_template(kind: str, nth: int) -> str:
    """Paper and disc of a small picture or word card."""
    ground = svg.gradient("panel", *PANELS[kind]) + svg.rect(10, 10, 80, 114, 10, "url(#panel)", None)
    disc = svg.ellipse(50, 67, 39, fill=WORD_DISC if kind == "noun" else DISCS[nth])
    label = svg.rect(7, 49, 86, 36, 12, CREAM, INK, 4) if kind == "noun" else ""
    body = svg.rect(3, 3, 94, 128, 17, EDGE, INK, 6) + ground + disc + label
    return svg.document(body, SMALL_WIDTH, SMALL_HEIGHT)


def small_wizard_template(each: ColourSet) -> str:
    ground = svg.gradient("panel", each.base, each.dark) + svg.rect(12, 12, 76, 110, 9, "url(#panel)", None)
    glow = svg.burst(50, 67, 36, 30, 16, each.light, 0, None)
    body = svg.rect(3, 3, 94, 128, 17, SUN_YELLOW, INK, 6) + ground + glow
    return svg.document(body, SMALL_WIDTH, SMALL_HEIGHT)
