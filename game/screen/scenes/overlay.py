"""A panel over the scene below it: that scene lies blurred behind, the panel springs in."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.screen.paint.ground import Beams
from game.screen.paint.motion import out_back
from game.screen.paint.view import put, whole
from game.screen.scenes.scene import Host, Scene
from game.screen.table.callers import Aside
from game.screen.table.calls import Over
from game.screen.widgets.input import Call, Intent
from game.screen.widgets.widget import Widget

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


class Panel(Overlay):
    """A sheet of paper with a title across its upper edge, and beams behind it if it is to shine."""

    beams: ClassVar[Beams | None] = None

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.box = pygame.Rect(0, 0, 1, 1)

    def paint(self, screen: pygame.Surface) -> None:
        screen.blit(self.behind, (0, 0))
        if self.beams is not None:
            screen.blit(self.host.art.ground.beams(self.beams), (0, 0))
        self.panel(screen)

    def sheet(
        self,
        screen: pygame.Surface,
        title: str,
        size: float,
        up: float = 6,
        aside: float = 0,
        room: float = 1,
    ) -> None:
        """The paper; the title stands so far above the edge and beside the middle, in lu."""
        art, px = self.host.art, self.host.view.px
        put(screen, art.pieces.panel(*self.box.size, px(44), lip=px(10)), self.box.center)
        fitting = art.letters.fit(title, self.box.width * room, px(size), "heading")
        words = art.letters.title(title, fitting)
        middle = whole((self.box.centerx + px(aside), self.box.y - px(up)))
        screen.blit(words, words.get_rect(center=middle))

    def put(self, screen: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
        """A picture with its middle here, in lu from the panel's corner."""
        put(screen, picture, self.at(x, y))

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the panel, in lu from its corner."""
        px = self.host.view.px
        return (self.box.x + px(x), self.box.y + px(y))


class Calls(NamedTuple):
    """How a scene hears those who call, and the buttons they have on it."""

    answer: Callable[[Call], bool] = lambda call: False  # told of a key; whether it counted
    buttons: Callable[[Over], Sequence[Widget]] = lambda over: ()


SILENCE = Calls()


class OpenToCalls(Scene):
    """Keys and buttons of calls count here, too; then the table shows what comes of it."""

    calls = SILENCE

    def handle(self, intent: Intent) -> None:
        if not isinstance(intent, Call):
            super().handle(intent)
        elif self.calls.answer(intent):
            self.interrupted()

    def interrupted(self) -> None:
        """Somebody has called out: this scene is over, and whoever was about to choose starts anew."""
        dismiss(self)

    def aside(self) -> Aside:
        """Where the buttons of calls stand here."""
        return Aside(self.host.view)

    def call_buttons(self) -> list[Widget]:
        return [*self.calls.buttons(Over(self.aside(), self.interrupted))]
