"""The window: opening it, its size, and how one picture fades into the next."""

import os
import sys

import pygame

from game import NAME, paths
from game.screen.paint.view import View

LEAST = (320, 180)  # a window smaller than this is not drawn anew
FADE = 0.18


class Fade:
    """The picture of before, paling over the one that comes."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._left = 0.0

    @property
    def on(self) -> bool:
        return self._before is not None

    def begin(self, screen: pygame.Surface) -> None:
        self._before, self._left = screen.copy(), FADE

    def end(self) -> None:
        """Show what has come at once."""
        self._before, self._left = None, 0.0

    def pass_time(self, dt: float) -> bool:
        """True when this has ended it."""
        self._left -= dt
        if self._before is None or self._left > 0:
            return False
        self.end()
        return True

    def draw(self, screen: pygame.Surface) -> None:
        assert self._before is not None
        self._before.set_alpha(round(255 * self._left / FADE))
        screen.blit(self._before, (0, 0))


def open_display() -> None:
    """Start pygame's display; without a graphics card SDL must not pretend to have one."""
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.init()
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        raise pygame.error("no screen was found")  # SDL would draw where nobody can look
    pygame.font.init()
    pygame.display.set_caption(NAME)
    icon = paths.assets() / "characters" / "app-icon.svg"
    pygame.display.set_icon(pygame.image.load_sized_svg(icon, (64, 64)))


def outgrown(view: View, size: tuple[int, int]) -> bool:
    """Whether the window has got another size, and one worth drawing for."""
    return size != view.size and size[0] >= LEAST[0] and size[1] >= LEAST[1]


def open_window(size: tuple[int, int], fullscreen: bool) -> None:
    """A window of this size, or the whole screen; tried again where SDL needs its acceleration after all."""
    flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
    wanted = (0, 0) if fullscreen else size
    try:
        pygame.display.set_mode(wanted, flags)
    except pygame.error:
        if os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None) is None:
            raise
        pygame.display.quit()
        pygame.display.init()
        pygame.display.set_mode(wanted, flags)
