"""The call that ends all: its button shines as soon as it counts, then there are rays and confetti."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.games.thats_it.table import NAMES
from game.screen.paint.art import Art
from game.screen.paint.labels import Tail
from game.screen.paint.palette import INK, SUN_YELLOW, WHITE, mix
from game.screen.paint.popping import Tones
from game.screen.paint.view import put
from game.screen.table.callers import Caller
from game.screen.table.moments import Layer, Splash
from game.screen.widgets.call_pill import STARS, CallWidget
from game.screen.widgets.confetti import Confetti
from game.screen.widgets.podium import figure
from game.screen.widgets.widget import Look, Widget, ring
from game.table.table import Key

FIGURE = 230  # lu
STAR = 34  # lu
PALE = 0.78  # opacity
REST = Key(91.2, 68.8, 14.6, 9.2)  # where the pale button stands
ALONE = Key(49, 80.6, 27, 16.6)  # where the button stands when the hand is empty
URGE = "Say it! Shout it!"


@dataclass(eq=False, kw_only=True)
class CallButton(CallWidget):
    """As broad as its word; somebody may urge to shout it."""

    icon: str = ""
    size: float = 44
    urge: str = ""  # said above it

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        self._draw_rim(screen, art)
        super().draw(screen, art, look)
        px, (x, top) = art.view.px, self.rect.midtop
        size = min(STAR, self.rect.width / px(1) / STARS / 1.12)
        self._draw_stars(screen, art, (x, top - round(px(32))), size)
        if self.urge:
            bubble = art.labels.bubble(self.urge, px(27), Tail("down", 0.5))
            put(screen, bubble, (x, top - px(20 if self.stars is None else 46)), "midbottom")
        self._draw_keys(screen, art, self.rect.topright)

    def _draw_rim(self, screen: pygame.Surface, art: Art) -> None:
        wide, high = self.rect.size
        lip, edge = art.pieces.button_lip(high), round(art.view.px(8))
        around = (wide + 2 * edge, high + lip + 2 * edge, art.pieces.button_radius(high) + edge)
        put(screen, art.lights.rim(*around, SUN_YELLOW), (self.rect.centerx, self.rect.centery + lip // 2))


class RestingCall(Widget):
    """Flat and pale, so that nobody takes it for something to do now."""

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        radius = art.pieces.button_radius(self.rect.height)
        if look.focus:
            ring(screen, art, self.rect, radius)
        paper = art.pieces.box(*self.rect.size, radius, "#F6DDEB", INK, PALE)
        screen.blit(paper, self.rect)
        ink, room = mix(INK, WHITE, 0.3), self.rect.width * 0.86
        put(screen, art.letters.heading(self.name, art.view.px(28), ink, room=room), self.rect.center)


class ShiningCall(Caller):
    """The only thing to do while it counts; in place of the hand, if that is empty."""

    shines = True
    by_hand = True

    @property
    def key(self) -> Key:
        held = any(view.cards for view in self.desk.piles() if view.own_hand)
        return super().key if held else ALONE

    def button(self, rect: pygame.Rect, call: Callable[[], None], own: bool) -> CallWidget:
        return CallButton(rect, self.word, call, urge=URGE if own else "")

    def quiet(self, asked: bool, tried: Callable[[], None]) -> Widget | None:
        rect = self.desk.view.box(REST.x, REST.y, REST.wide, REST.high)
        return RestingCall(rect, self.word, tried) if asked else None


class ThatsItCall(Splash):
    """The caller stands on the burst and confetti flies."""

    said = NAMES.called.upper()
    word = said.replace("!", "! ").strip()  # so that its narrow letters stand apart
    paint = Tones("#7A1F57", "#FFC21F", "#FFF4B8")
    end = 2.4
    _confetti: Confetti | None = None
    line_y = 74  # percent: clear of the lowest letters of so long a word

    def make(self) -> Iterator[None]:
        yield from super().make()
        yield
        figure(self.art, self.on.player.avatar, self.art.view.px(FIGURE))
        if not self.calm:
            self._confetti = Confetti(self.art)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._confetti is not None:
            self._confetti.update(dt)

    def draw(self, screen: pygame.Surface) -> None:
        super().draw(screen)
        if self._confetti is not None:
            self._confetti.draw(screen)

    def after(self) -> Sequence[Layer]:
        return (Layer(self._figure, self.start),)

    def _figure(self, screen: pygame.Surface, _: float) -> None:
        self.put(screen, figure(self.art, self.on.player.avatar, self.art.view.px(FIGURE)), (50, 36))
