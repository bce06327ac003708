"""Every colour of the game: the six sets, inks and papers, button finishes and grounds."""

from typing import NamedTuple

INK = "#2B2450"
CREAM = "#FFFBF0"
WHITE = "#FFFFFF"
MUTED = "#4A4075"
FAINT = "#5A4F86"
LILAC = "#E8DCFB"
LILAC_LIP = "#D9CFF2"
SUN_YELLOW = "#FFDB3D"
SUN_DEEP = "#FFC21F"
HONEY = "#FFE08A"
LIT = "#FFE98A"
DROP = "#1A1038"
SHADE = (20, 12, 50)
BOOM = ("#D01931", "#FF7A1A", SUN_YELLOW, "#FFF4B8")  # outside to inside


class ColourSet(NamedTuple):
    """One of the six sets, told by its colour and by its shape."""

    name: str
    shape: str
    base: str
    dark: str
    light: str
    pale: str
    ink: str  # what is read well on the base


SETS: dict[str, ColourSet] = {
    each.name: each
    for each in (
        ColourSet("red", "diamond", "#C8152C", "#86091C", "#F47683", "#FFDADD", WHITE),
        ColourSet("orange", "moon", "#F26C14", "#8F3600", "#FFB27A", "#FFE6D5", INK),
        ColourSet("yellow", "circle", "#FFE04A", "#A86A00", "#FFF2B3", "#FFF8DC", INK),
        ColourSet("green", "triangle", "#0F866B", "#05503D", "#4FC3A1", "#CFF3E7", WHITE),
        ColourSet("blue", "square", "#2F93FF", "#0A54A6", "#93CEFF", "#D9EDFF", INK),
        ColourSet("purple", "heart", "#58259A", "#31116A", "#A17AE2", "#E8DCFB", WHITE),
    )
}


class Finish(NamedTuple):
    """The paint of a button: graded face, lip below, and the colour of what is written on it."""

    top: str
    bottom: str
    lip: str
    ink: str


def mix(a: str, b: str, t: float) -> str:
    """The colour `t` of the way from `a` to `b`, both #RRGGBB."""
    pairs = zip(rgb(a), rgb(b), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in pairs)


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255, of a #RRGGBB colour."""
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


SUN = Finish(SUN_YELLOW, SUN_DEEP, "#C77F00", INK)
LEAF = Finish("#3DDC84", "#1FBF6B", "#0B7F45", INK)
RED = Finish("#FF5A67", "#D4152E", "#86091C", WHITE)
VIOLET = Finish("#8E75F5", "#7257E6", "#4630AD", WHITE)
PAPER = Finish(WHITE, "#F1ECFB", "#B7ABDD", INK)


def finish_of(each: ColourSet) -> Finish:
    return Finish(mix(each.base, WHITE, 0.1), mix(each.base, each.dark, 0.15), each.dark, each.ink)


GROUNDS: dict[str, tuple[str, str]] = {  # centre to edge
    "menu": ("#8A70F0", "#3A2596"),
    "results": ("#FFE27A", "#FF9A3D"),
}


def tile_finish(top: str, bottom: str) -> Finish:
    return Finish(top, bottom, mix(bottom, "#241C47", 0.45), INK)


TINTS = ("#85C8FF", "#CFF3E7", "#FFEE9E", "#FFCFDF", "#FFE6D5", "#E8DCFB")  # behind avatars
