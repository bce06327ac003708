"""The button of a call that ends all: it shines, and stars above it go out with the time."""

from collections.abc import Callable

import pygame

from game.screen.paint.art import Art
from game.screen.paint.labels import Tail
from game.screen.paint.palette import SUN_YELLOW
from game.screen.table.call_pill import STARS, CallWidget
from game.screen.widgets.widgets import Look

STAR = 34  # lu


class CallButton(CallWidget):
    """As broad as its word; somebody may urge to shout it."""

    def __init__(self, rect: pygame.Rect, name: str, action: Callable[[], None], label: str) -> None:
        super().__init__(rect, name, action, label)
        self.icon, self.size = "", 44
        self.urge = ""  # said above it

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        self._draw_glow(screen, art)
        super().draw(screen, art, look)
        px, (x, top) = art.view.px, self.rect.midtop
        size = min(STAR, self.rect.width / px(1) / STARS / 1.12)
        self._draw_stars(screen, art, (x, top - round(px(32))), size)
        if self.urge:
            bubble = art.labels.bubble(self.urge, px(27), Tail("down", 0.5))
            low = top - px(20 if self.stars is None else 46)
            screen.blit(bubble, bubble.get_rect(midbottom=(x, round(low))))
        self._draw_keys(screen, art, self.rect.topright)

    def _draw_glow(self, screen: pygame.Surface, art: Art) -> None:
        wide, high = self.rect.size
        lip, edge = art.pieces.button_lip(high), round(art.view.px(8))
        rim = art.lights.rim(
            wide + 2 * edge, high + lip + 2 * edge, art.pieces.button_radius(high) + edge, SUN_YELLOW
        )
        screen.blit(rim, rim.get_rect(center=(self.rect.centerx, self.rect.centery + lip // 2)))
