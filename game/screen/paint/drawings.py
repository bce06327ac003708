"""Pictures of things by their word: our drawings and the photographs of others, decoded once and small."""

from pathlib import Path

import pygame

from game.screen.paint import svg
from game.screen.paint.palette import CREAM, INK, WHITE
from game.screen.paint.shelf import kept
from game.screen.paint.studio import Studio, draw, draw_shapes
from game.screen.paint.surfaces import stamp
from game.words.image_heads import ImageError, check_image
from game.words.pictures import Album

TALL = 1.16  # times its breadth: a photograph may be so high
PHOTO = 46  # percent of the window's height: as large as a photograph is ever shown
LINE, CORNER = 0.03, 0.09  # of the longer side
ANGLES = {3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90}  # anticlockwise, by what the camera wrote down
MIRRORED = (2, 4, 5, 7)
EMPTY = svg.document(svg.rect(14, 40, 228, 176, 26, CREAM, INK, 6))


class Drawings:
    """Makes and keeps pictures of things; where there is none, the word stands in a plain frame."""

    def __init__(self, studio: Studio, album: Album | None = None) -> None:
        self.view, self.shelf, self.letters = studio.view, studio.shelf, studio.letters
        self.album = album or Album()

    @kept
    def of(self, word: str, path: Path | None, size: float) -> pygame.Surface:
        """The picture of a thing without its paper; its word in a plain frame if there is no picture."""
        side = max(8, round(size))
        if path is None:
            return self._unpictured(word, side)
        try:
            return self._drawn(path, side)
        except (OSError, ValueError, pygame.error) as error:
            why = f"this picture {error}" if isinstance(error, ImageError) else "this picture cannot be read"
            self.album.report(f"{path.parent.name}, {path.name}: {why}.")
            return self._unpictured(word, side)

    def _drawn(self, path: Path, side: int) -> pygame.Surface:
        """Drawings are sharp at any size; a photograph is decoded once and then only made smaller."""
        if path.suffix.lower() == ".svg":
            return load_photo(path, side)
        photo = self._photo(path)
        part = min(side / photo.get_width(), side * TALL / photo.get_height())
        return photo if part > 1 else pygame.transform.smoothscale_by(photo, part)

    @kept
    def _photo(self, path: Path) -> pygame.Surface:
        return load_photo(path, round(self.view.high(PHOTO)))

    def _unpictured(self, word: str, side: int) -> pygame.Surface:
        frame = draw(EMPTY, side, side)
        stamp(frame, self.letters.reading(word, side * 0.3, room=side * 0.8), side / 2, side / 2)
        return frame


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
    turned = pygame.transform.rotate(photo, ANGLES.get(turn, 0))
    return pygame.transform.flip(turned, turn in MIRRORED, False)


def _fills_its_box(photo: pygame.Surface) -> bool:
    right, bottom = photo.get_width() - 1, photo.get_height() - 1
    return all(photo.get_at(corner).a == 255 for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)))


def _framed(photo: pygame.Surface) -> pygame.Surface:
    """With round corners and a line of ink, like everything that is drawn here."""
    width, height = photo.get_size()
    line, corner = max(width, height) * LINE, max(width, height) * CORNER
    box = (line / 2, line / 2, max(1, width - line), max(1, height - line), corner)
    inside = draw_shapes(svg.rect(*box, WHITE, None), width, height)
    inside.blit(photo, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    inside.blit(draw_shapes(svg.rect(*box, "none", INK, line), width, height), (0, 0))
    return inside
