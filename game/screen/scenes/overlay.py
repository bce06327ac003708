"""A panel over the scene below it: that scene lies blurred behind, the panel springs in."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.screen.paint.motion import out_back
from game.screen.scenes.scene import Host, Scene

ENTRANCE = 0.28
SMALLEST = 0.92
RISE = 24  # lu


def dismiss(scene: Scene) -> None:
    """Take a scene away whose work is done, unless what it called has done so already."""
    if scene.host.top is scene:
        scene.host.pop()
    elif scene in scene.host.stack:
        scene.host.stack.remove(scene)


class Answer(NamedTuple):
    """One of the buttons under a question."""

    name: str
    icon: str
    action: Callable[[], None]


class Overlay(Scene):
    """Subclasses draw their panel in `panel` and place widgets in `build`, both within `extent`."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.behind = pygame.Surface((1, 1))
        self.extent = pygame.Rect(0, 0, 1, 1)
        self._entered = ENTRANCE if self.services.settings.reduced_motion else 0.0

    @property
    def entering(self) -> bool:
        return self._entered < ENTRANCE

    @property
    def moving(self) -> bool:
        return self.entering

    def build(self) -> None:
        self.extent = pygame.Rect((0, 0), self.host.view.size)
        self.behind = self.host.art.ground.blurred(self._below())

    def _below(self) -> pygame.Surface:
        """What the scene below shows, or the plain ground."""
        nth = self.host.stack.index(self)
        if nth == 0:
            return self.host.art.ground.background(self.theme)
        below, canvas = self.host.stack[nth - 1], pygame.Surface(self.host.view.size).convert()
        below.whole = True
        below.draw(canvas)
        below.whole = True
        return canvas

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.entering:
            self._entered += dt
            self.dirty = True

    def draw(self, screen: pygame.Surface) -> list[pygame.Rect] | None:
        if not self.entering:
            return super().draw(screen)
        screen.blit(self.behind, (0, 0))
        sheet = pygame.Surface(self.host.view.size, pygame.SRCALPHA)
        self.panel(sheet)
        self.focus.draw(sheet, self.host.art)
        part = sheet.subsurface(self.extent.clip(sheet.get_rect()))
        spring = out_back(self._entered / ENTRANCE)
        size = SMALLEST + (1 - SMALLEST) * spring
        small = pygame.transform.smoothscale(part, (round(part.width * size), round(part.height * size)))
        x, y = self.extent.clip(sheet.get_rect()).center
        screen.blit(small, small.get_rect(center=(x, round(y + self.host.view.px(RISE) * (1 - spring)))))
        return None

    def paint(self, screen: pygame.Surface) -> None:
        screen.blit(self.behind, (0, 0))
        self.panel(screen)

    def panel(self, screen: pygame.Surface) -> None:
        """The panel itself, behind the widgets."""
