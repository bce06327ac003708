"""The window, the clock and the stack of scenes."""

from functools import partial
from typing import Any

import pygame

from game.games.shelf import GAMES
from game.games.shows import SHOWS
from game.screen.app.kiosk import Kiosk
from game.screen.app.window import Fade, open_window, outgrown
from game.screen.paint.art import Art, Kit
from game.screen.paint.palette import INK
from game.screen.paint.view import View
from game.screen.scenes.adult.gate import GateScene
from game.screen.scenes.scene import Scene, Services
from game.screen.scenes.start.title import TitleScene
from game.screen.widgets.input import Inputs

BUSY_RATE, IDLE_RATE = 60, 20


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
        self.inputs = Inputs()
        self.stack: list[Scene] = []
        self.running = True
        open_window(size, fullscreen)
        self.view = View(*self.screen.get_size())
        self._own_size = size  # of the window while it does not fill the screen
        self.fade = Fade()
        self._caption = ""
        self.art = self._make_art()

    @property
    def screen(self) -> pygame.Surface:
        screen = pygame.display.get_surface()
        assert screen is not None
        return screen

    @property
    def top(self) -> Scene:
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        self._show([*self.stack, scene])

    def pop(self) -> None:
        """Back to the scene below; the last one stays."""
        if len(self.stack) > 1:
            self._show(self.stack[:-1])

    def open(self) -> None:
        """The title; but a kiosk opens only after an adult has set the PIN that locks it."""
        if self.kiosk is None or self.services.settings.pin:
            self.home(TitleScene(self))
        else:
            self.home(GateScene(self, partial(self.go, "title"), must=True))

    def go(self, route: str, **what: Any) -> None:
        """Along this way, unless there is nothing at its end."""
        from game.screen.app import routes  # brings every scene: late, so that the title is there sooner

        scene = (routes.HOMES | routes.OVER)[route](self, **what)
        if scene is not None:
            self.home(scene) if route in routes.HOMES else self.push(scene)

    def home(self, scene: Scene) -> None:
        """Leave everything and start again from this scene."""
        self._show([scene])

    def quit(self) -> None:
        """Close the game, unless it runs in a kiosk."""
        if self.kiosk is None:
            self.stop()

    def stop(self) -> None:
        self.running = False

    def apply_settings(self) -> None:
        """Settings changed: store them and let sound, pictures and scenes follow."""
        self.services.settings_file.store(self.services.settings)
        self.services.follow_settings()
        now = self.services.settings
        if (self.art.fizzy, self.art.calm) != (now.fizzy, now.reduced_motion):
            self.art = self._make_art()
        self.rebuild()

    def show_pictures(self, key: str) -> None:
        """Let the pictures of this pack win; a word may look different from now on."""
        if self.services.album.chosen != key:
            self.services.album.chosen = key
            self.art = self._make_art()

    def set_fullscreen(self, on: bool) -> None:
        """Fill the whole screen, or go back to the window's own size."""
        if not pygame.display.is_fullscreen():
            self._own_size = self.view.size
        open_window(self._own_size, on)
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

    @property
    def pace(self) -> int:
        """Frames a second: few while nothing moves."""
        if self.fade.on or self.services.voice.busy:
            return BUSY_RATE
        return self.top.pace if self.top.moving else IDLE_RATE

    def frame(self, dt: float, events: list[pygame.Event]) -> None:
        """One turn of the loop: input, update, and drawing if something changed."""
        self.step(dt, events)
        if self.fade.on:
            self.top.whole = True
            self.draw()
            self.fade.draw(self.screen)
            pygame.display.flip()
        elif self.top.dirty:
            changed = self.draw()
            pygame.display.update(changed) if changed is not None else pygame.display.flip()

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
        minutes = self.services.settings.idle_minutes
        if self.kiosk and not self.services.autoplay and self.kiosk.idle(dt, events, minutes):
            self._put_down()
        if self.fade.pass_time(dt):
            self.top.dirty = self.top.whole = True

    def draw(self) -> list[pygame.Rect] | None:
        """Draw the top scene, and what the voice says if it stands nowhere yet."""
        self.top.dirty = False
        caption = self._caption if self.services.settings.captions and self.top.lacks(self._caption) else ""
        self.top.whole |= bool(caption)
        changed = self.top.draw(self.screen)
        if caption:
            view, write = self.art.view, self.art.labels.pill
            label = write(caption, view.px(24), stroke=INK, room=view.width * 0.86, role="reading")
            self.screen.blit(label, self.top.caption_box(label).clamp(self.screen.get_rect()))
        return changed

    def _put_down(self) -> None:
        """Nobody is there any more; a match that was being played has been saved after its last move."""
        self.inputs.typing = False
        self.services.voice.stop()
        if len(self.stack) > 1 or not self.top.resting:
            self.open()

    def _take(self, event: pygame.Event) -> None:
        if self.kiosk and not self.kiosk.lets_through(event):
            return
        device, intent = self.inputs.device, self.inputs.read(event)
        self.top.dirty |= device != self.inputs.device  # hints show its keys
        if intent is not None:
            self.top.handle(intent)
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.WINDOWMINIMIZED if self.kiosk:
                self.kiosk.bring_back()
            case pygame.VIDEORESIZE if outgrown(self.view, self.screen.get_size()):
                self.resized()
            case pygame.WINDOWEXPOSED:
                self.top.dirty = self.top.whole = True
            case pygame.KEYDOWN if event.key == pygame.K_F11 and not self.kiosk:
                self.set_fullscreen(not pygame.display.is_fullscreen())

    def _show(self, scenes: list[Scene]) -> None:
        """From now on these, the last of them on top."""
        if self.stack:
            self.fade.begin(self.screen)
        self.stack[:] = scenes
        self.top.build()
        self.top.focus.settle()
        self.top.focus.hovered = None  # the pointer may be elsewhere by now
        self.top.focus.shown = self.inputs.device in ("keys", "pad")
        self.top.shown()
        self.top.dirty = self.top.whole = True

    def _make_art(self) -> Art:
        settings = self.services.settings
        return Art(self.view, settings.reduced_motion, settings.fizzy, self.services.album, make_kit())


def make_kit() -> Kit:
    """What all games bring to the pictures, so that any of their cards can be drawn without a match."""
    return Kit(
        faces={kind: face for show in SHOWS.values() for kind, face in show.cards.items()},
        pictures={name: text for show in SHOWS.values() for name, text in show.pictures.items()},
        felts={key: entry.table.felt for key, entry in GAMES.items()},
    )
