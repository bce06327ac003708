"""The game on a machine nobody minds: no way out but the adult's, and back to the title when all is quiet."""

import os
import signal
from collections.abc import Callable, Iterable

import pygame

from game.screen.widgets.input import STICK_ON

HINTS = {  # to SDL, which asks for them when it needs them
    "SDL_GRAB_KEYBOARD": "1",
    "SDL_ALLOW_ALT_TAB_WHILE_GRABBED": "0",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_WINDOWS_NO_CLOSE_ON_ALT_F4": "1",
}
HELD = pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META
SYSTEM_KEYS = frozenset(
    {pygame.K_LALT, pygame.K_RALT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LMETA, pygame.K_RMETA}
    | {pygame.K_PRINTSCREEN, pygame.K_SYSREQ, pygame.K_PAUSE, pygame.K_MENU, pygame.K_POWER, pygame.K_MODE}
    | {pygame.K_F1 + n for n in range(12)}
)
BUTTONS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
TOUCHES = frozenset(
    {pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.FINGERMOTION}
    | {pygame.TEXTINPUT, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION}
)


class Kiosk:
    """Keeps the game on the screen and takes it back to the title after some idle minutes."""

    def __init__(self) -> None:
        self._still = 0.0

    def lock(self) -> None:
        """Keep keys and pointer to the window, which must exist already."""
        os.environ.update(HINTS)
        pygame.event.set_grab(True)

    def bring_back(self) -> None:
        """The window was made small: make it large again."""
        pygame.Window.from_display_module().restore()

    def lets_through(self, event: pygame.Event) -> bool:
        """False for whatever would close, shrink or leave the window."""
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            return False
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return not (event.mod & HELD or event.key in SYSTEM_KEYS)
        return event.type not in BUTTONS or event.button == 1

    def deliberate(self, event: pygame.Event) -> bool:
        """True if a person did this; a drifting stick or a window event does not keep the game awake."""
        if event.type == pygame.JOYAXISMOTION:
            return bool(abs(event.value) > STICK_ON)
        return event.type in TOUCHES

    def idle(self, dt: float, events: Iterable[pygame.Event], minutes: float) -> bool:
        """True once when nobody has touched anything for so many minutes."""
        self._still = 0.0 if any(map(self.deliberate, events)) else self._still + dt
        if self._still < minutes * 60:
            return False
        self._still = 0.0
        return True


def mind_signals(stop: Callable[[], None], kiosk: bool) -> None:
    """SIGTERM stops the game cleanly; in a kiosk the terminal's own signals do nothing."""
    signal.signal(signal.SIGTERM, lambda number, frame: stop())
    if not kiosk:
        return
    for name in ("SIGINT", "SIGHUP", "SIGQUIT", "SIGTSTP", "SIGBREAK"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, signal.SIG_IGN)
