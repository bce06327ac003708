"""The window, the clock and the stack of scenes."""

from __future__ import annotations

import os
import sys
from typing import Any

import pygame

from game import paths
from game.games.shelf import GAMES
from game.games.shows import SHOWS
from game.screen.app import routes
from game.screen.app.kiosk import Kiosk
from game.screen.app.kit import kit_of
from game.screen.app.rescue import Rescue
from game.screen.paint.art import Art
from game.screen.paint.view import View
from game.screen.scenes.scene import Scene, Services
from game.screen.widgets.input import Inputs, Point

TITLE = "Ka-Blam! and Friends"
LEAST = (320, 180)  # a window smaller than this is not drawn anew
FADE = 0.18
BUSY_RATE, IDLE_RATE = 60, 20
GONE = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
BACK = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED)


class App:
    """Runs the top scene; scenes are pushed, popped and swapped between frames."""

    def __init__(
        self,
        services: Services,
        size: tuple[int, int],
        fullscreen: bool = False,
        kiosk: Kiosk | None = None,
    ) -> None:
        self.services = services
        self.kiosk = kiosk
        self.shows = SHOWS
        self._kit = kit_of(GAMES, SHOWS)
        self.inputs = Inputs()
        self.stack: list[Scene] = []
        self.running = True
        self.fullscreen = fullscreen
        self.away = False  # whether something else than the window is being looked at
        self._window = size
        self._caption = ""
        self._fade: pygame.Surface | None = None
        self._fade_left = 0.0
        self.screen = open_window(size, fullscreen)
        self.view = View(*self.screen.get_size())
        self.art = self._make_art()

    @property
    def top(self) -> Scene:
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        self._begin_fade()
        self.stack.append(scene)
        self._show_top()

    def pop(self) -> None:
        """Back to the scene below; the last one stays."""
        if len(self.stack) > 1:
            self._begin_fade()
            self.stack.pop()
            self._show_top()

    def go(self, route: str, **what: Any) -> None:
        """Along this way, unless there is nothing at its end."""
        scene = routes.follow(route, self, what)
        if scene is not None:
            self.home(scene) if route in routes.HOMES else self.push(scene)

    def home(self, scene: Scene) -> None:
        """Leave everything and start again from this scene."""
        self._begin_fade()
        self.stack.clear()
        self.stack.append(scene)
        self._show_top()

    def quit(self) -> None:
        """Close the game, unless it runs in a kiosk."""
        if self.kiosk is None:
            self.stop()

    def stop(self) -> None:
        """End the loop after this frame."""
        self.running = False

    def apply_settings(self) -> None:
        """Settings changed: store them and let sound, pictures and scenes follow."""
        self.services.settings_file.store(self.services.settings)
        self.follow_settings()
        if self.art.fizzy != self.services.settings.fizzy or self.art.calm != self._calm:
            self.art = self._make_art()
        self.rebuild()

    def show_pictures(self, key: str) -> None:
        """Let the pictures of this pack win; a word may look different from now on."""
        if self.services.album.chosen != key:
            self.services.album.chosen = key
            self.art = self._make_art()

    def follow_settings(self) -> None:
        """Let the sound be as the settings say."""
        settings = self.services.settings
        self.services.effects.volume = settings.effects_volume
        self.services.effects.music_volume = settings.music_volume
        self.services.voice.volume = settings.voice_volume if settings.voice else 0.0
        self.services.voice.rate = settings.voice_rate
        self.services.voice.accent = settings.accent
        self.services.voice.chosen = settings.voice_name

    def set_fullscreen(self, on: bool) -> None:
        """Fill the whole screen, or go back to the window's own size."""
        if not self.fullscreen:
            self._window = self.view.size
        self.fullscreen = on
        self.screen = open_window(self._window, on)
        self.resized()

    def resized(self) -> None:
        """The window has a new size: pictures and widgets are made for it anew."""
        self.view = View(*self.screen.get_size())
        self.art = self._make_art()
        for scene in self.stack:
            scene.focus.pressed = None  # whatever was held lies elsewhere now
        self.rebuild()

    def rebuild(self) -> None:
        """Let every scene place its widgets anew."""
        for scene in self.stack:
            scene.build()
            scene.dirty = True

    def show(self) -> None:
        """Draw the first frame before anything else is woken."""
        self.draw()
        pygame.display.flip()

    def run(self) -> None:
        clock, rescue = pygame.time.Clock(), Rescue(self)
        while self.running:
            try:
                dt = clock.tick(self.pace) / 1000
                self.frame(min(dt, 0.1), pygame.event.get())
            except Exception as error:  # a child must never be left before a dead window
                rescue.recover(error)

    @property
    def pace(self) -> int:
        """Frames a second: few while nothing moves."""
        if self._fade_left > 0 or self.services.voice.busy:
            return BUSY_RATE
        return self.top.pace if self.top.moving else IDLE_RATE

    def frame(self, dt: float, events: list[pygame.Event]) -> None:
        """One turn of the loop: input, update, and drawing if something changed."""
        self.step(dt, events)
        if self.top.dirty or self._fade is not None:
            self._draw()

    def step(self, dt: float, events: list[pygame.Event]) -> None:
        """Input and time alone; nothing is drawn."""
        for event in events:
            self._take(event)
        self.services.voice.update(dt)
        self.services.effects.update()
        self.services.effects.duck(self.services.voice.busy)
        if self.services.voice.caption != self._caption:
            self._caption = self.services.voice.caption
            self.top.dirty = self.top.whole = True
        self.top.update(dt)
        if (
            self.kiosk
            and not self.services.autoplay
            and self.kiosk.idle(dt, any(map(self.kiosk.deliberate, events)))
        ):
            self._put_down()
        if self._fade is not None:
            self._fade_left -= dt
            if self._fade_left <= 0:
                self.end_fade()
                self.top.dirty = self.top.whole = True

    def draw(self) -> list[pygame.Rect] | None:
        """Draw the top scene, and what the voice says if it stands nowhere yet."""
        self.top.dirty = False
        caption = self._caption if self.services.settings.captions and self.top.lacks(self._caption) else ""
        self.top.whole |= bool(caption)
        changed = self.top.draw(self.screen)
        if caption:
            label = self.art.labels.caption(caption)
            self.screen.blit(label, self.top.caption_box(label).clamp(self.screen.get_rect()))
        return changed

    def backdrop(self, scene: Scene) -> pygame.Surface:
        """What lies under a scene that does not cover the window: blurred and dimmed."""
        below = self.stack[self.stack.index(scene) - 1] if self.stack.index(scene) else None
        canvas = pygame.Surface(self.view.size).convert()
        if below is not None:
            below.whole = True
            below.draw(canvas)
            below.whole = True
        return self.art.ground.blurred(canvas)

    def _put_down(self) -> None:
        """Nobody is there any more; a match that was being played has been saved after its last move."""
        self.inputs.typing = False
        self.services.voice.stop()
        if len(self.stack) > 1 or not self.top.resting:
            self.go("opening")

    def _draw(self) -> None:
        self.top.whole |= self._fade is not None
        changed = self.draw()
        if self._fade is not None:
            self._fade.set_alpha(round(255 * self._fade_left / FADE))
            self.screen.blit(self._fade, (0, 0))
            changed = None
        pygame.display.update(changed) if changed is not None else pygame.display.flip()

    def _take(self, event: pygame.Event) -> None:
        if self.kiosk and not self.kiosk.lets_through(event):
            return
        if event.type in GONE + BACK:
            self.away = event.type in GONE
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWMINIMIZED and self.kiosk:
            self.kiosk.bring_back()
        elif event.type == pygame.VIDEORESIZE:
            self.screen = pygame.display.get_surface() or self.screen
            width, height = self.screen.get_size()
            if (width, height) != self.view.size and width >= LEAST[0] and height >= LEAST[1]:
                self.resized()
        elif event.type == pygame.WINDOWEXPOSED:
            self.top.dirty = self.top.whole = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11 and not self.kiosk:
            self.set_fullscreen(not self.fullscreen)
        else:
            intent = self.inputs.read(event)
            if intent is not None:
                self.away &= isinstance(intent, Point)  # not every system tells that the window is back
                self.top.handle(intent)

    def end_fade(self) -> None:
        """Show the scene itself at once."""
        self._fade, self._fade_left = None, 0.0

    def _begin_fade(self) -> None:
        if self.stack:
            self._fade = self.screen.copy()
            self._fade_left = FADE

    def _show_top(self) -> None:
        self.top.build()
        self.top.focus.settle()
        self.top.focus.hovered = None  # the pointer may be elsewhere by now
        self.top.focus.shown = self.inputs.device in ("keys", "pad")
        self.top.shown()
        self.top.dirty = self.top.whole = True

    def _make_art(self) -> Art:
        services = self.services
        return Art(self.view, self._calm, services.settings.fizzy, services.album, self._kit)

    @property
    def _calm(self) -> bool:
        return self.services.settings.reduced_motion


def open_display() -> None:
    """Start pygame's display; without a graphics card SDL must not pretend to have one."""
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.init()
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        raise pygame.error("no screen was found")  # SDL would draw where nobody can look
    pygame.font.init()
    pygame.display.set_caption(TITLE)
    icon = paths.assets() / "characters" / "app-icon.svg"
    pygame.display.set_icon(pygame.image.load_sized_svg(icon, (64, 64)))


def open_window(size: tuple[int, int], fullscreen: bool) -> pygame.Surface:
    """A window of this size, or the whole screen; tried again where SDL needs its acceleration after all."""
    flags = pygame.FULLSCREEN if fullscreen else pygame.RESIZABLE
    wanted = (0, 0) if fullscreen else size
    try:
        return pygame.display.set_mode(wanted, flags)
    except pygame.error:
        if os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None) is None:
            raise
        pygame.display.quit()
        pygame.display.init()
        return pygame.display.set_mode(wanted, flags)
