"""The cover between two people at one screen: nobody sees the next hand before its owner is there."""

from collections.abc import Callable

import pygame

from game.play.plan import SEAT_COLOURS, Player
from game.screen.paint import svg
from game.screen.paint.labels import Tail
from game.screen.paint.palette import INK, SETS, SUN, SUN_YELLOW, TINTS, WHITE
from game.screen.paint.view import put, whole
from game.screen.scenes.overlay import OpenToCalls, dismiss
from game.screen.scenes.scene import Host
from game.screen.table.calls import Calling
from game.screen.table.seats import tint
from game.screen.widgets.call_pill import CallWidget
from game.screen.widgets.widget import Button, IconButton, Widget

FAN = 5
DOT_STEP = 23  # lu
CALL = (18.5, 69)  # percent


class HandOverScene(OpenToCalls):
    """Covers everything in the next player's colour; is gone once `ready` was called."""

    answers = ((81.5, 69), (93.8, 69), (93.8, 85.5), (82, 85.5), (71, 85.5))

    def __init__(
        self,
        host: Host,
        taker: Player,
        seat: int,
        emblem: str,
        ready: Callable[[], None],
        giver: Player | None = None,
        pause: Callable[[], None] | None = None,
        calling: Calling | None = None,
        purpose: str = "",
    ) -> None:
        super().__init__(host)
        self._pause = pause
        self.calling = calling
        self.purpose = purpose  # what is shown under the cover, if it is not a turn
        self.giver, self.taker, self.seat, self.emblem = giver, taker, seat, emblem
        self.colour = SETS[SEAT_COLOURS[seat]]
        self._ready = ready

    @property
    def title(self) -> str:
        return f"Pass to {self.taker.name}" if self.giver else f"Ready, {self.taker.name}?"

    def build(self) -> None:
        view = self.host.view
        box, name = view.box(50, 81.4, 29, 15.5), f"I am {self.taker.name}"
        widgets: list[Widget] = [Button(box, name, self._go, finish=SUN, size=56)]
        if self._pause is not None:
            widgets.append(IconButton(view.corner(), "Pause", self._pause, "icons/pause"))
        self.focus.place([*widgets, *self.call_buttons()])

    def shown(self) -> None:
        self.services.voice.say(f"{self.title} {self.purpose}".strip())

    def place_call(self, button: CallWidget) -> None:
        """Below the head of whoever gives the screen away, and is still there."""
        button.rect.center = whole(self.host.view.at(*CALL))

    def back(self) -> None:
        """Only the next player's own button uncovers the cards; the pause menu shows none."""
        if self._pause is not None:
            self._pause()

    def paint(self, screen: pygame.Surface) -> None:
        screen.blit(self.host.art.ground.rays(self.colour.name, 50, 42), (0, 0))
        self._paint_title(screen)
        self._paint_taker(screen)
        if self.giver:
            self._paint_giver(screen, self.giver)
        self._paint_owl(screen)

    def _paint_title(self, screen: pygame.Surface) -> None:
        """In the middle, the mark of the next player's set before it."""
        art, view = self.host.art, self.host.view
        place = put(screen, art.letters.title(self.title, view.px(78), view.wide(72)), view.at(50, 10.6))
        mark = art.tokens.set_mark(self.colour.name, view.px(68), self.colour.light)
        put(screen, mark, (place.left - view.px(20), place.centery), "midright")

    def _paint_taker(self, screen: pygame.Surface) -> None:
        """The next player's head over a fan of closed cards; nothing lies on the face."""
        art, px = self.host.art, self.host.view.px
        x, y = self.host.view.at(50, 42)
        card = art.cards.back(self.emblem, px(150))
        for nth in range(FAN):
            t = nth - FAN // 2
            art.cards.lay(screen, card, (x + px(96 * t), y + px(70 + 16 * abs(t))), -11 * t)
        side = px(288)
        put(screen, art.lights.shadow(side, side, side / 2), (x, y + px(10)))
        put(screen, art.tokens.badge(self.taker.avatar, side, tint(self.seat), on_turn=True), (x, y))

    def _paint_giver(self, screen: pygame.Surface, giver: Player) -> None:
        art, px = self.host.art, self.host.view.px
        (x, y), (to, _) = self.host.view.at(18.5, 47.5), self.host.view.at(50, 42)
        put(screen, art.lights.shadow(px(120), px(120), px(60)), (x, y + px(6)))
        put(screen, art.tokens.badge(giver.avatar, px(120), TINTS[1]), (x, y))
        put(screen, art.labels.pill(giver.name, px(24), WHITE, INK, INK), (x, y + px(76)))
        start, end = x + px(72), to - px(178)
        put(screen, self._way(end - start), (start, y - px(112)), "topleft")

    def _way(self, wide: float) -> pygame.Surface:
        """A dotted way rising and falling to an arrow head at its right end."""
        px = self.host.view.px
        high = px(96)
        dots = ""
        count = max(3, round((wide - px(50)) / px(DOT_STEP)))
        for nth in range(count):
            t = nth / count
            x = px(10) + (wide - px(56)) * t
            y = (1 - t) ** 2 * px(76) + 2 * t * (1 - t) * -px(14) + t * t * px(40)
            dots += svg.ellipse(x, y + px(2), px(6.5), px(6.5), SUN_YELLOW, INK, px(3.5))
        tip = svg.path("M-20 -19 L22 0 L-20 19 L-12 0 Z", SUN_YELLOW, INK, 5)
        place = f"translate({wide - px(26):.1f} {px(42):.1f}) rotate(30) scale({px(1):.3f})"
        return self.host.art.sketch(dots + svg.group(tip, place), wide, high)

    def _paint_owl(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        x, y = self.host.view.at(83.5, 48.5)
        put(screen, art.picture("characters/owl", px(124)), (x, y))
        words = f"No peeking, {self.giver.name}!" if self.giver else f"Just for {self.taker.name}!"
        bubble = art.labels.bubble(self.purpose or words, px(25), Tail("down", 0.5), px(250))
        put(screen, bubble, (x, y - px(46)), "midbottom")

    def _go(self) -> None:
        dismiss(self)  # first: a panel that comes next lies over the table, not over the cover
        self._ready()
