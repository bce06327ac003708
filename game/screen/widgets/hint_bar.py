"""What the keys or the pad do here, shown in glyphs of the device last used; a finger needs none."""

from typing import NamedTuple

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, WHITE
from game.screen.paint.view import put

SIZE = 36  # lu
GAP = 48  # lu between hints


class Hint(NamedTuple):
    """What can be done: `act` is move, choose, hear, back or write."""

    act: str
    label: str


ALL = (Hint("move", "Move"), Hint("choose", "Choose"), Hint("back", "Back"))
_CROSS = "M24 7 H40 V24 H57 V40 H40 V57 H24 V40 H7 V24 H24 Z"
_ARROWS = "M32 11 L41 22 H23 Z M32 53 L41 42 H23 Z M11 32 L22 23 V41 Z M53 32 L42 23 V41 Z"
PICTURES = {
    ("keys", "move"): svg.rect(3, 3, 58, 58, 14, WHITE, INK, 4) + svg.path(_ARROWS, INK, INK, 2),
    ("pad", "move"): svg.path(_CROSS, WHITE, INK, 4),
    ("mouse", "choose"): svg.rect(17, 6, 30, 52, 15, WHITE, INK, 4)
    + svg.path("M32 6 V28 M17 28 H47", "none", INK, 4),
}
KEYS = {"choose": "Enter", "hear": "Space", "back": "Esc", "write": "A-Z"}
BUTTONS = {"hear": ("A", "#3DDC84"), "choose": ("A", "#3DDC84"), "back": ("B", "#FF8A8A")}


def draw_hints(screen: pygame.Surface, art: Art, device: str, hints: tuple[Hint, ...], y: float) -> None:
    """One centred line of hints at this height in pixels."""
    px = art.view.px
    parts: list[pygame.Surface] = []
    for hint in hints:
        glyph = _glyph(art, device, hint.act)
        if glyph:
            parts += [glyph, art.letters.reading(hint.label, px(22), WHITE)]
    gaps = len(parts) / 2 * px(12 + GAP) - px(GAP)
    x = (art.view.width - sum(part.get_width() for part in parts) - gaps) / 2
    for nth, part in enumerate(parts):
        put(screen, part, (x, y), "midleft")
        x += part.get_width() + (px(GAP) if nth % 2 else px(12))


def _glyph(art: Art, device: str, act: str) -> pygame.Surface | None:
    if (device, act) in PICTURES:
        return art.emblem(PICTURES[device, act], art.view.px(SIZE), 64)
    if device == "keys":
        return keycap(art, KEYS[act])
    return pad_button(art, *BUTTONS[act]) if device == "pad" and act in BUTTONS else None


def keycap(art: Art, word: str, size: float = 18) -> pygame.Surface:
    """A key with its name in letters of this size, in lu."""
    px = art.view.px
    label = art.letters.heading(word, px(size), INK)
    wide, high = round(label.get_width() + px(size * 1.1)), round(px(size * 1.9))
    body = svg.rect(1.5, 1.5, wide - 3, high - 3, px(size / 2), WHITE, INK, px(size * 0.14))
    cap = art.sketch(body, wide, high).copy()
    put(cap, label, (wide // 2, high // 2))
    return cap


def pad_button(art: Art, letter: str, colour: str) -> pygame.Surface:
    button = art.emblem(svg.ellipse(32, 32, 27, 27, colour, INK, 5), art.view.px(SIZE), 64).copy()
    put(button, art.letters.heading(letter, art.view.px(20), INK), button.get_rect().center)
    return button
