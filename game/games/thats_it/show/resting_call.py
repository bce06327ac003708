"""The pale button of a call that would not count yet; it says why."""

from collections.abc import Callable

import pygame

from game.screen.paint.art import Art
from game.screen.paint.palette import INK, WHITE, mix
from game.screen.widgets.plates import ring
from game.screen.widgets.widgets import Look, Widget
from game.table.table import Shouting

PALE = 0.78  # opacity


class RestingCall(Widget):
    """Flat and pale, so that nobody takes it for something to do now."""

    def __init__(self, art: Art, words: Shouting, why: str, tried: Callable[[], None]) -> None:
        assert words.rest is not None
        key = words.rest
        super().__init__(art.view.box(key.x, key.y, key.wide, key.high), words.word, tried)
        self.why_off = why

    def draw(self, screen: pygame.Surface, art: Art, look: Look) -> None:
        radius = art.pieces.button_radius(self.rect.height)
        if look.focus:
            ring(screen, art, self.rect, radius)
        paper = art.pieces.box(*self.rect.size, radius, "#F6DDEB", INK, PALE)
        screen.blit(paper, self.rect)
        size = art.letters.fit(self.name, self.rect.width * 0.86, art.view.px(28), "heading")
        label = art.letters.heading(self.name, size, mix(INK, WHITE, 0.3))
        screen.blit(label, label.get_rect(center=self.rect.center))
