"""The flat look of the screens for grown-ups: a dark bar, white paper, thin lines."""

import pygame

from game.screen.paint.palette import INK, SETS, WHITE
from game.screen.paint.svg import rect
from game.screen.paint.view import put
from game.screen.scenes.scene import Scene
from game.screen.widgets.widget import IconButton

GROUND = "#F3EEFC"
BAR = SETS["purple"].base
BAR_HIGH = 92  # lu
LINE = 3  # lu


class AdultScene(Scene):
    """A bar and a sheet of paper below it."""

    box: pygame.Rect

    def lay(self, wide: float, high: float) -> None:
        """The paper is so large, in lu."""
        view = self.host.view
        self.box = view.rect(wide, high, (view.width // 2, (view.height + view.px(BAR_HIGH)) / 2))

    def back_button(self) -> IconButton:
        px = self.host.view.px
        place = self.host.view.rect(66, 66, (px(60), px(BAR_HIGH / 2 - 3)))
        return IconButton(place, "Back", self.back, "icons/back")

    def paint(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        screen.fill(GROUND)
        screen.fill(BAR, (0, 0, screen.get_width(), round(px(BAR_HIGH))))
        put(screen, art.picture("icons/lock", px(44), WHITE), (px(136), px(BAR_HIGH / 2)))
        title = art.letters.heading("For grown-ups", px(36), WHITE)
        put(screen, title, (px(172), px(BAR_HIGH / 2)), "midleft")
        wide, high = self.box.size
        put(screen, art.lights.shadow(wide, high, px(26)), (self.box.centerx, self.box.centery + px(4)))
        line = px(LINE)
        paper = rect(line / 2, line / 2, wide - line, high - line, px(26), WHITE, INK, line)
        screen.blit(art.sketch(paper, wide, high), self.box)
