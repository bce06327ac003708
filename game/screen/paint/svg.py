"""Pictures as SVG text: documents, outlines, gradients and the shapes everything is drawn from."""

import math
from collections.abc import Iterable, Sequence

from game.screen.paint.palette import INK, WHITE

Point = tuple[float, float]
BOX = 256
LINE = 8.0


def document(body: str, width: float = BOX, height: float = BOX) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{body}</svg>'
    )


def _paint(fill: str, stroke: str | None, line: float, opacity: float) -> str:
    text = f'fill="{fill}"'
    if stroke:
        text += f' stroke="{stroke}" stroke-width="{line:g}" stroke-linejoin="round" stroke-linecap="round"'
    if opacity < 1:
        text += f' fill-opacity="{opacity:g}" stroke-opacity="{opacity:g}"'
    return text


def path(
    d: str, fill: str = "none", stroke: str | None = INK, line: float = LINE, opacity: float = 1.0
) -> str:
    return f'<path d="{d}" {_paint(fill, stroke, line, opacity)}/>'


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    fill: str,
    stroke: str | None = INK,
    line: float = LINE,
    opacity: float = 1.0,
) -> str:
    """A rounded box; its outline straddles the edge."""
    box = f'x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}"'
    corner = f'rx="{radius:.2f}" ry="{radius:.2f}"'
    return f"<rect {box} {corner} {_paint(fill, stroke, line, opacity)}/>"


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float | None = None,
    fill: str = "none",
    stroke: str | None = None,
    line: float = LINE,
    opacity: float = 1.0,
) -> str:
    ry = rx if ry is None else ry
    place = f'cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}"'
    return f"<ellipse {place} {_paint(fill, stroke, line, opacity)}/>"


def group(body: str, transform: str) -> str:
    return f'<g transform="{transform}">{body}</g>'


def turned(body: str, angle: float, x: float, y: float) -> str:
    """The body turned clockwise about a point."""
    return group(body, f"rotate({angle:g} {x:g} {y:g})") if angle else body


def stretched(body: str, reach: Point, size: tuple[int, int]) -> str:
    """A document of this size, filled with what reaches so far from 0, 0."""
    x, y = size[0] / 2, size[1] / 2
    return document(
        group(body, f"translate({x:g} {y:g}) scale({x / reach[0]:.4f} {y / reach[1]:.4f})"), *size
    )


def gradient(name: str, top: str, bottom: str) -> str:
    """A gradient from top to bottom, used as fill `url(#name)`."""
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
    line = 'x1="0%" y1="0%" x2="0%" y2="100%"'
    return f'<defs><linearGradient id="{name}" {line}>{stops}</linearGradient></defs>'


def polygon(points: Iterable[Point]) -> str:
    """Path data through sharp corners."""
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z"


def towards(start: Point, end: Point, length: float) -> Point:
    """The point this far from the start on the way to the end."""
    t = length / math.dist(start, end)
    return (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)


def rounded(points: Sequence[Point], radius: float | Sequence[float]) -> str:
    """Path data through rounded corners; several radii are taken in turn."""
    radii = radius if isinstance(radius, Sequence) else (radius,)
    parts = []
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        r = radii[i % len(radii)]
        start = towards(corner, before, min(r, math.dist(corner, before) / 2))
        end = towards(corner, after, min(r, math.dist(corner, after) / 2))
        move = "L" if i else "M"
        parts.append(
            f"{move}{start[0]:.1f} {start[1]:.1f} Q{corner[0]:.1f} {corner[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
        )
    return " ".join(parts) + " Z"


def dashes(x: float, y: float, width: float, height: float, radius: float, length: float) -> str:
    """Path data of a dashed rounded box: each dash is a path of its own, as long as the gap after it."""
    outline = _outline(x, y, width, height, radius)
    count = round(len(outline) / (2 * length))
    step = len(outline) / count
    parts = []
    for i in range(count):
        start = round(i * step)
        dash = [outline[(start + n) % len(outline)] for n in range(0, round(step / 2) + 1, 2)]
        parts.append("M" + " L".join(f"{a:.1f} {b:.1f}" for a, b in dash))
    return " ".join(parts)


def _outline(x: float, y: float, width: float, height: float, radius: float) -> list[Point]:
    """Points about one unit apart along a rounded box."""
    right, bottom = width - radius, height - radius
    corners = ((right, radius, -90), (right, bottom, 0), (radius, bottom, 90), (radius, radius, 180))
    points: list[Point] = []
    for cx, cy, start in corners:
        steps = max(1, round(radius * math.pi / 2))
        arc = [math.radians(start + 90 * i / steps) for i in range(steps + 1)]
        turn = [(x + cx + radius * math.cos(a), y + cy + radius * math.sin(a)) for a in arc]
        points += _line(points[-1], turn[0]) if points else []
        points += turn
    return points + _line(points[-1], points[0])


def _line(start: Point, end: Point) -> list[Point]:
    steps = max(1, round(math.dist(start, end)))
    return [towards(start, end, i) for i in range(1, steps)]


def star_points(
    x: float,
    y: float,
    outer: float,
    inner: float,
    points: int,
    turn: float = 0,
    uneven: Sequence[float] = (1.0,),
) -> list[Point]:
    """The corners of a star, the first one up (turned clockwise by `turn` degrees), stretched in turn."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(turn - 90 + 180 * i / points)
        r = (inner if i % 2 else outer) * uneven[i % len(uneven)]
        corners.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return corners


def _circle(x: float, y: float, r: float) -> str:
    arc = f"a{r:.1f} {r:.1f} 0 1 1"
    return f"M{x - r:.1f} {y:.1f} {arc} {2 * r:.1f} 0 {arc} {-2 * r:.1f} 0 Z"


def _heart(x: float, y: float, r: float) -> str:
    def at(a: float, b: float) -> str:
        return f"{x + r * a:.1f} {y + r * b:.1f}"

    return (
        f"M{at(0, 0.98)} C{at(-0.5, 0.62)} {at(-1.12, 0.2)} {at(-1.08, -0.36)} "
        f"C{at(-1.04, -0.86)} {at(-0.36, -1.06)} {at(0, -0.5)} "
        f"C{at(0.36, -1.06)} {at(1.04, -0.86)} {at(1.08, -0.36)} "
        f"C{at(1.12, 0.2)} {at(0.5, 0.62)} {at(0, 0.98)} Z"
    )


def _moon(x: float, y: float, r: float) -> str:
    a, b = r * 1.06, r * 1.06 * 0.82
    tip = f"{x - a * 0.126:.1f} {y - a * 0.992:.1f}"
    other = f"{x + a * 0.974:.1f} {y + a * 0.224:.1f}"
    return f"M{tip} A{a:.1f} {a:.1f} 0 1 0 {other} A{b:.1f} {b:.1f} 0 1 1 {tip} Z"


def _star(x: float, y: float, r: float) -> str:
    return rounded(star_points(x, y + r * 0.06, r * 1.16, r * 0.58, 5), (r * 0.22, r * 0.12))


CORNERS: dict[str, tuple[Sequence[Point], float]] = {  # and how round they are, in parts of the radius
    "diamond": (((0, -1.2), (0.96, 0), (0, 1.2), (-0.96, 0)), 0.22),
    "triangle": (((0, -1.12), (1.12, 0.86), (-1.12, 0.86)), 0.34),
    "square": (((-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)), 0.28),
    "strip": (((-1.1, -0.45), (1.1, -0.45), (1.1, 0.45), (-1.1, 0.45)), 0.2),
}
CURVES = {"moon": _moon, "circle": _circle, "heart": _heart, "star": _star}


def shape(kind: str, x: float, y: float, r: float) -> str:
    """Path data of a named shape of about radius `r` round a point."""
    if kind in CURVES:
        return CURVES[kind](x, y, r)
    corners, rounding = CORNERS[kind]
    return rounded([(x + a * r, y + b * r) for a, b in corners], rounding * r)


def flake(kind: str, x: float, y: float, r: float, fill: str, turn: float = 0, opacity: float = 1.0) -> str:
    """A shape without an outline, turned clockwise."""
    return turned(path(shape(kind, x, y, r), fill, None, opacity=opacity), turn, x, y)


def burst(
    x: float,
    y: float,
    outer: float,
    inner: float,
    points: int,
    fill: str,
    turn: float = 0,
    stroke: str | None = INK,
    line: float = LINE,
    uneven: Sequence[float] = (1.0,),
) -> str:
    """A spiky flash; `uneven` stretches its corners in turn."""
    return path(polygon(star_points(x, y, outer, inner, points, turn, uneven)), fill, stroke, line)


CLOUD_WIDTH, CLOUD_HEIGHT = 320, 264
_PUFFS = ((96, 154, 60), (156, 114, 70), (216, 154, 62), (156, 174, 66), (66, 184, 40), (254, 184, 38))


def cloud() -> str:
    """A puff of smoke in a box of CLOUD_WIDTH x CLOUD_HEIGHT."""
    back = "".join(ellipse(x, y, r + LINE, fill=INK) for x, y, r in _PUFFS)
    front = "".join(ellipse(x, y, r, fill=WHITE) for x, y, r in _PUFFS)
    under = "".join(ellipse(x + 6, y + r * 0.42, r * 0.72, r * 0.36, "#DCD2F2") for x, y, r in _PUFFS[:3])
    return document(back + front + under, CLOUD_WIDTH, CLOUD_HEIGHT)


def rays(x: float, y: float, count: int, radius: float, fill: str, opacity: float) -> str:
    """Sunbeams from a point: every second wedge of `2 * count` is filled."""
    beams = []
    for i in range(count):
        sides = (math.radians(4 + 360 * (i + part) / count) for part in (0, 0.5))
        ends = [(x + radius * math.cos(side), y + radius * math.sin(side)) for side in sides]
        beams.append(polygon([(x, y), *ends]))
    return path(" ".join(beams), fill, None, opacity=opacity)
