"""What every maker of pictures shares: the view, lettering, the shelf of finished surfaces, SVG files."""

import io
from collections.abc import Mapping

import pygame

from game.paths import assets
from game.screen.paint import svg
from game.screen.paint.lettering import Lettering
from game.screen.paint.palette import SHADE, WHITE
from game.screen.paint.shelf import Shelf, kept
from game.screen.paint.surfaces import padded
from game.screen.paint.view import View

BOMB, BOTTLE = "characters/bomb", "characters/fizzy-bottle"
ROOM = 10  # windows full of pixels that may be kept


def draw(text: str, width: float, height: float) -> pygame.Surface:
    """Rasterise SVG text at exactly this size in pixels."""
    size = (max(1, round(width)), max(1, round(height)))
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size).convert_alpha()
    if surface.get_size() == size:
        return surface
    whole = pygame.Surface(size, pygame.SRCALPHA)
    whole.blit(surface, ((size[0] - surface.get_width()) // 2, (size[1] - surface.get_height()) // 2))
    return whole.convert_alpha()


def draw_shapes(body: str, width: float, height: float) -> pygame.Surface:
    """SVG shapes whose units are pixels, on a surface of this size."""
    return draw(svg.document(body, round(width), round(height)), width, height)


class Studio:
    """Pictures of one window size; dropped and built anew when the size changes."""

    def __init__(self, view: View, calm: bool, fizzy: bool, pictures: Mapping[str, str]) -> None:
        self.view = view
        self.calm = calm
        self.fizzy = fizzy
        self.shelf = Shelf(max(view.width * view.height, 1024 * 600) * 4 * ROOM)
        self.letters = Lettering(self.shelf)
        self._pictures = pictures

    def picture(self, name: str, size: float, colour: str | None = None) -> pygame.Surface:
        """A square picture such as "icons/pause" or "avatars/cat"; `colour` paints what is white in it."""
        return self._picture(self.shown(name), max(1, round(size)), colour)

    @kept
    def _picture(self, name: str, side: int, colour: str | None) -> pygame.Surface:
        text = self._pictures.get(name) or (assets() / f"{name}.svg").read_text(encoding="utf-8")
        return draw(text.replace(WHITE, colour) if colour else text, side, side)

    def emblem(self, body: str, side: float, design: float = svg.BOX) -> pygame.Surface:
        """SVG shapes of a square design, drawn at another size."""
        return self.sketch(svg.group(body, f"scale({side / design:.4f})"), side, side)

    def shown(self, name: str) -> str:
        """The picture that is really shown: schools may prefer the fizzy bottle."""
        return BOTTLE if self.fizzy and name == BOMB else name

    @kept
    def sketch(self, body: str, width: float, height: float) -> pygame.Surface:
        """As `draw_shapes`, once for each size."""
        return draw_shapes(body, width, height)

    def soft(self, width: float, height: float, radius: float, blur: float, alpha: int) -> pygame.Surface:
        """A blurred dark box with 2 x blur of margin on every side, the shadow of something this big."""
        # not by the exact sizes: many cards and boxes differ by a part of a pixel only
        key = ("soft", round(width), round(height), round(radius), round(blur), alpha)
        return self.shelf.get(key, lambda: blurred_box(width, height, radius, blur, (*SHADE, alpha)))

    def turned(self, surface: pygame.Surface, angle: float) -> pygame.Surface:
        """A picture that is kept, turned anticlockwise by whole degrees."""
        degrees = round(angle) % 360
        return self._turned(surface, degrees) if degrees else surface

    @kept
    def _turned(self, surface: pygame.Surface, degrees: int) -> pygame.Surface:
        return pygame.transform.rotozoom(self._padded(surface), degrees, 1)

    @kept
    def _padded(self, surface: pygame.Surface) -> pygame.Surface:
        return padded(surface)

    @kept
    def scaled(self, surface: pygame.Surface, width: int) -> pygame.Surface:
        """A picture that is kept at another width, for the way between two sizes."""
        height = max(1, round(surface.get_height() * width / surface.get_width()))
        return pygame.transform.smoothscale(surface, (max(1, width), height))


def blurred_box(
    width: float, height: float, radius: float, blur: float, colour: tuple[int, int, int, int]
) -> pygame.Surface:
    """Blurred small and scaled up: a wide blur at full size takes far too long."""
    blur = max(1.0, blur)
    shrink = max(1.0, blur / 3)
    margin = 2 * blur
    size = (round(width + 2 * margin), round(height + 2 * margin))
    less = (max(1, round(size[0] / shrink)), max(1, round(size[1] / shrink)))
    small = pygame.Surface(less, pygame.SRCALPHA)
    small.fill((*colour[:3], 0))
    fx, fy = small.get_width() / size[0], small.get_height() / size[1]
    box = pygame.Rect(round(margin * fx), round(margin * fy), round(width * fx), round(height * fy))
    pygame.draw.rect(small, colour, box, border_radius=round(radius * fx))
    small = pygame.transform.gaussian_blur(small, max(1, round(blur * fx)))
    return pygame.transform.smoothscale(small, size).convert_alpha()
