"""How different two colours look: CIEDE2000, for normal sight and for the three kinds of dichromacy."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from game.screen.paint.palette import rgb

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

TO_XYZ: Matrix = (
    (0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883),
)
SIGHTS: dict[str, Matrix] = {  # on linear light; Machado, Oliveira and Fernandes 2009, complete dichromacy
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _times(matrix: Matrix, vector: Triple) -> Triple:
    a, b, c = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return (a, b, c)


def _linear(channel: int) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def lab(colour: str, sight: str) -> Triple:
    red, green, blue = (_linear(channel) for channel in rgb(colour))
    seen = _times(SIGHTS[sight], (red, green, blue))
    clipped = (min(1.0, max(0.0, seen[0])), min(1.0, max(0.0, seen[1])), min(1.0, max(0.0, seen[2])))
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in _times(TO_XYZ, clipped))
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def difference(one: str, two: str, sight: str = "normal") -> float:
    (l1, a1, b1), (l2, a2, b2) = lab(one, sight), lab(two, sight)
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    hue, chroma, light = h1 + turn / 2, (c1 + c2) / 2, (l1 + l2) / 2
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * t)
    bend = 60 * exp(-((((hue % 360) - 275) / 25) ** 2))
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(bend))
    return sqrt(dl**2 + dc**2 + dh**2 + twist * dc * dh)


def luminance(colour: str) -> float:
    """Relative luminance, 0 for black to 1 for white."""
    parts = (channel / 255 for channel in rgb(colour))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """How well one colour is read on the other, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
