"""Pictures that others made, decoded once and small: upright, framed if they fill their box."""

from pathlib import Path

import pygame

from game.screen.paint import svg
from game.screen.paint.palette import INK, WHITE
from game.screen.paint.studio import draw
from game.words.image_heads import check_image

LINE, CORNER = 0.03, 0.09  # of the longer side
TURNS = {
    3: (180, False),
    4: (180, True),
    5: (270, True),
    6: (270, False),
    7: (90, True),
    8: (90, False),
    2: (0, True),
}


def load_photo(path: Path, side: int) -> pygame.Surface:
    """The picture in a box of this side; an error of pygame, of the file or a ValueError if it has none."""
    head = check_image(path)  # again: the file may have changed since the pack was read
    if head.kind == "svg":
        return draw(path.read_text(encoding="utf-8"), side, side)
    photo = pygame.image.load(path)
    if photo.get_width() * photo.get_height() != head.width * head.height:
        raise ValueError("is not as large as it says")
    if photo.get_bitsize() < 24:
        photo = photo.convert_alpha()
    part = side / max(photo.get_size())
    size = (max(1, round(photo.get_width() * part)), max(1, round(photo.get_height() * part)))
    photo = _upright(pygame.transform.smoothscale(photo, size).convert_alpha(), head.turn)
    return _framed(photo) if _fills_its_box(photo) else photo


def _upright(photo: pygame.Surface, turn: int) -> pygame.Surface:
    """Turned as the camera was held."""
    angle, mirrored = TURNS.get(turn, (0, False))
    turned = pygame.transform.rotate(photo, angle) if angle else photo
    return pygame.transform.flip(turned, True, False) if mirrored else turned


def _fills_its_box(photo: pygame.Surface) -> bool:
    right, bottom = photo.get_width() - 1, photo.get_height() - 1
    return all(photo.get_at(corner).a == 255 for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)))


def _framed(photo: pygame.Surface) -> pygame.Surface:
    """With round corners and a line of ink, like everything that is drawn here."""
    width, height = photo.get_size()
    line, corner = max(width, height) * LINE, max(width, height) * CORNER
    box = (line / 2, line / 2, max(1, width - line), max(1, height - line), corner)
    inside = draw(svg.document(svg.rect(*box, WHITE, None), width, height), width, height)
    inside.blit(photo, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    inside.blit(draw(svg.document(svg.rect(*box, "none", INK, line), width, height), width, height), (0, 0))
    return inside
