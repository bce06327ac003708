"""A small sign at the head of a player to whom something has happened: Zzz, +1, +2, +4."""

import pygame

from game.screen.art import Art
from game.screen.motion import out_back
from game.screen.palette import WHITE

LENGTH = 1.9  # seconds
POP, FADE = 0.25, 0.4
SIZE = 52  # lu
RISE = 16  # lu


class Sign:
    """Pops up at one point of the window, rises a little and fades."""

    def __init__(self, art: Art, at: tuple[int, int], text: str, calm: bool = False) -> None:
        self.art = art
        self.at = at
        self.text = text
        self.calm = calm
        self.time = 0.0

    @property
    def done(self) -> bool:
        return self.time >= LENGTH

    def draw(self, screen: pygame.Surface, art: Art) -> list[pygame.Rect]:
        if art is not self.art:  # the window has changed its size: the point is no longer right
            return []
        px = art.view.px
        label = art.letters.heading(self.text, px(SIZE), WHITE, outline=px(5))
        x, y = self.at
        if not self.calm:
            y -= round(px(RISE) * min(1.0, self.time / LENGTH))
            if self.time < POP:
                label = pygame.transform.smoothscale_by(label, max(0.1, out_back(self.time / POP)))
            elif self.time > LENGTH - FADE:
                label = label.copy()
                label.set_alpha(round(255 * (LENGTH - self.time) / FADE))
        return [screen.blit(label, label.get_rect(center=(x, y)))]
