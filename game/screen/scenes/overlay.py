"""A panel over the scene below it: that scene lies blurred behind, the panel springs in."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

import pygame

from game.screen.paint.ground import Beams
from game.screen.paint.motion import out_back
from game.screen.paint.palette import PAPER, SUN
from game.screen.paint.view import put, whole
from game.screen.scenes.scene import Host, Scene
from game.screen.table.calls import Calling
from game.screen.widgets.call_pill import CallWidget, CatchButton
from game.screen.widgets.input import Call, Intent
from game.screen.widgets.widget import Button, Widget

ENTRANCE = 0.28
SMALLEST = 0.92
RISE = 24  # lu
CORNER = (17, 7.6, 16, 9.2)  # percent: the call of another person, which must bear a name here
BESIDE = ((88.5, 12), *((93.4, y) for y in (25, 37, 49, 61)))  # percent: the answers, clear of a panel
SMALL = (10.6, 9)  # percent: one of several of them, which bears a name
RIM = 120  # lu
WIDE, STEP = 380, 106  # lu, of a column of buttons


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

    beams: ClassVar[Beams | None] = None  # behind the panel, if it is to shine
    behind: pygame.Surface
    extent: pygame.Rect

    def __init__(self, host: Host) -> None:
        super().__init__(host)
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
        extent = self.extent.clip(sheet.get_rect())
        part = sheet.subsurface(extent)
        spring = out_back(self._entered / ENTRANCE)
        size = SMALLEST + (1 - SMALLEST) * spring
        small = pygame.transform.smoothscale(part, (round(part.width * size), round(part.height * size)))
        put(screen, small, (extent.centerx, extent.centery + self.host.view.px(RISE) * (1 - spring)))
        return None

    def paint(self, screen: pygame.Surface) -> None:
        screen.blit(self.behind, (0, 0))
        if self.beams is not None:
            screen.blit(self.host.art.ground.beams(self.beams), (0, 0))
        self.panel(screen)

    def panel(self, screen: pygame.Surface) -> None:
        """The panel itself, behind the widgets."""


class Panel(Overlay):
    """A sheet of paper with a title across its upper edge."""

    box: pygame.Rect

    def lay(self, box: pygame.Rect) -> None:
        """The sheet lies here, and springs in with all that stands out of it a little."""
        rim = round(self.host.view.px(2 * RIM))
        self.box, self.extent = box, box.inflate(rim, rim)

    def column(self, answers: Sequence[Answer], y: float, high: float) -> list[Button]:
        """Buttons one below the other, the middle of the first at this pixel; it is the brightest."""
        rect, px = self.host.view.rect, self.host.view.px
        boxes = [rect(WIDE, high, (self.box.centerx, y + px(STEP * nth))) for nth in range(len(answers))]
        return [
            Button(box, name, action, finish=PAPER if nth else SUN, icon=icon, size=36, align="left")
            for nth, (box, (name, icon, action)) in enumerate(zip(boxes, answers, strict=True))
        ]

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
        words = art.letters.title(title, px(size), self.box.width * room)
        put(screen, words, (self.box.centerx + px(aside), self.box.y - px(up)))

    def friend(self, screen: pygame.Surface, name: str) -> None:
        """One who looks over the upper left corner."""
        px = self.host.view.px
        screen.blit(self.host.art.picture(name, px(128)), (self.box.x - px(52), self.box.y - px(74)))

    def put(self, screen: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
        """A picture with its middle here, in lu from the panel's corner."""
        put(screen, picture, self.at(x, y))

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the panel, in lu from its corner."""
        px = self.host.view.px
        return (self.box.x + px(x), self.box.y + px(y))


class OpenToCalls(Scene):
    """Keys and buttons of calls count here, too; then the table shows what comes of it."""

    calling: Calling | None = None
    answers: ClassVar[Sequence[tuple[float, float]]] = BESIDE  # where five people may press

    def handle(self, intent: Intent) -> None:
        if not isinstance(intent, Call):
            super().handle(intent)
        elif self.calling is not None and self.calling.answer(intent):
            self.interrupted()

    def interrupted(self) -> None:
        """Somebody has called out: this scene is over, and whoever was about to choose starts anew."""
        dismiss(self)

    def call_buttons(self) -> list[Widget]:
        """What counts now, each in a place of its own; no clock runs here, so there are no stars."""
        buttons, free = self.calling.counting() if self.calling is not None else [], iter(self.answers)
        several = sum(isinstance(button, CatchButton) for button in buttons) > 1
        for button in buttons:
            button.stars = None
            button.action = partial(self._shout, button.action)
            if isinstance(button, CatchButton):
                if several:
                    button.rect, button.label, button.icon = self.host.view.box(0, 0, *SMALL), button.name, ""
                button.rect.center = whole(self.host.view.at(*next(free)))
                button.sides, button.spot = ("above",), None
            else:
                self.place_call(button)
        return [*buttons]

    def place_call(self, button: CallWidget) -> None:
        """One's own stays where it is on the table."""
        if button.name != button.label:
            button.rect, button.label = self.host.view.box(*CORNER), button.name

    def _shout(self, call: Callable[[], None] | None) -> None:
        if call is not None:
            call()
        self.interrupted()
