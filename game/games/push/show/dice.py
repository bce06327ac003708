"""A die as SVG text: seen from front, top and right; a colour's face carries its shape, the star its own."""

from game.screen.paint import svg
from game.screen.paint.palette import INK, SETS, SUN_YELLOW, WHITE, mix

STAR = "star"
STAR_PAPER = "#FFF7E0"
RING = ("red", "yellow", "green", "blue", "purple", STAR)  # which faces are seen beside which
HULL = [(36, 88), (92, 36), (222, 36), (222, 166), (168, 222), (36, 222)]
TOP = [(40, 84), (90, 38), (218, 38), (168, 84)]
SIDE = [(176, 92), (220, 46), (220, 166), (176, 214)]


def ground(face: str) -> str:
    return STAR_PAPER if face == STAR else SETS[face].base


def _mark(face: str, x: float, y: float, radius: float) -> str:
    kind, fill = (STAR, SUN_YELLOW) if face == STAR else (SETS[face].shape, WHITE)
    return svg.path(svg.shape(kind, x, y, radius), fill, INK, 6)


def beside(front: str) -> tuple[str, str]:
    """What lies above and to the right while this face is in front."""
    place = RING.index(front)
    return RING[(place + 2) % len(RING)], RING[(place + 4) % len(RING)]


def die(front: str) -> str:
    """The whole cube, 256 units wide and high."""
    top, side = beside(front)
    body = svg.path(svg.rounded(HULL, [26, 14, 26, 14, 26, 26]), INK, INK, 12)
    body += svg.path(svg.rounded(TOP, [12, 8, 16, 12]), mix(ground(top), WHITE, 0.35), None)
    body += svg.path(svg.rounded(SIDE, [12, 16, 10, 12]), mix(ground(side), "#241C47", 0.28), None)
    body += svg.rect(36, 90, 134, 132, 24, ground(front), INK, 7)
    body += _mark(front, 103, 156, 42)
    body += svg.group(_mark(top, 0, 0, 30), "translate(129 62) skewX(-45) scale(1 0.46)")
    body += svg.group(_mark(side, 0, 0, 30), "translate(198 130) skewY(-45) scale(0.42 1)")
    body += svg.path("M50 108 Q54 101 62 101 H106", "none", WHITE, 7, 0.8)
    return svg.document(body)


PICTURES = {f"die/{face}": die(face) for face in RING}
FRONT = f"die/{STAR}"
