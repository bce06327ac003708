"""The flat look of the screens for grown-ups: a dark bar, white paper, thin lines."""

import pygame

from game.screen.paint.palette import INK, SETS, WHITE
from game.screen.paint.svg import rect
from game.screen.scenes.scene import Host, Scene
from game.screen.widgets.widget import IconButton

GROUND = "#F3EEFC"
BAR = SETS["purple"].base
BAR_HIGH = 92  # lu
LINE = 3  # lu


class AdultScene(Scene):
    """Paints bar and ground; subclasses add their paper."""

    heading = "For grown-ups"

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._paper = pygame.Rect(0, 0, 1, 1)

    def back_button(self) -> IconButton:
        px = self.host.view.px
        place = pygame.Rect(0, 0, round(px(66)), round(px(66)))
        place.center = (round(px(60)), round(px(BAR_HIGH / 2 - 3)))
        return IconButton(place, "Back", self.back, "icons/back")

    def paint(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        screen.fill(GROUND)
        screen.fill(BAR, (0, 0, screen.get_width(), round(px(BAR_HIGH))))
        lock = art.picture("icons/lock", px(44), WHITE)
        screen.blit(lock, lock.get_rect(center=(round(px(136)), round(px(BAR_HIGH / 2)))))
        title = art.letters.heading(self.heading, px(36), WHITE)
        screen.blit(title, title.get_rect(midleft=(round(px(172)), round(px(BAR_HIGH / 2)))))

    def sheet(self, screen: pygame.Surface, box: pygame.Rect) -> None:
        """A sheet of white paper with a thin line."""
        px = self.host.view.px
        line = px(LINE)
        body = rect(line / 2, line / 2, box.width - line, box.height - line, px(26), WHITE, INK, line)
        shade = self.host.art.lights.shadow(box.width, box.height, px(26))
        screen.blit(shade, shade.get_rect(center=(box.centerx, round(box.centery + px(4)))))
        screen.blit(self.host.art.sketch(body, *box.size), box)
