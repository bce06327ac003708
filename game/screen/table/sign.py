"""A small sign at the head of a player to whom something has happened: Zzz, +1, +2, +4."""

import pygame

from game.screen.paint.art import Art
from game.screen.paint.motion import out_back
from game.screen.paint.palette import WHITE
from game.screen.table.flash import Flash

LENGTH = 1.9  # seconds
POP, FADE = 0.25, 0.4
SIZE = 52  # lu
RISE = 16  # lu


class Sign(Flash):
    """Pops up at one point of the window, rises a little and fades."""

    length = LENGTH

    def __init__(self, art: Art, at: tuple[int, int], text: str, calm: bool = False) -> None:
        super().__init__(art, at)
        self.text = text
        self.calm = calm

    def paint(self, screen: pygame.Surface, part: float) -> list[pygame.Rect]:
        px = self.art.view.px
        label = self.art.letters.heading(self.text, px(SIZE), WHITE, outline=px(5))
        x, y = self.at
        if not self.calm:
            y -= round(px(RISE) * part)
            if self.time < POP:
                label = pygame.transform.smoothscale_by(label, max(0.1, out_back(self.time / POP)))
            elif self.time > LENGTH - FADE:
                label = label.copy()
                label.set_alpha(round(255 * (LENGTH - self.time) / FADE))
        return [screen.blit(label, label.get_rect(center=(x, y)))]
