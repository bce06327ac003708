"""The pause menu over the table."""

from collections.abc import Callable
from functools import partial

import pygame

from game.play.match import Match
from game.screen.paint.palette import PAPER, SUN, Finish
from game.screen.scenes.overlay import Answer, Panel, dismiss
from game.screen.scenes.scene import Host
from game.screen.widgets.widget import Button

STEP = 106  # lu from button to button
WIDE, HIGH = 380, 78
WARNING = ("The cards go back", "and the points start at 0.")


class PauseScene(Panel):
    """Play on, or look something up, or leave; starting again is asked twice."""

    theme = "menu"

    def __init__(self, host: Host, match: Match) -> None:
        super().__init__(host)
        self.match = match

    def build(self) -> None:
        super().build()
        view = self.host.view
        self.box = view.box(50, 56, 36.1, 81.4)
        self.extent = self.box.inflate(round(view.px(160)), round(view.px(180)))
        self.focus.place(self._menu(), first="Play on")

    def panel(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        self.sheet(screen, "Pause", 66)
        snail = art.picture("characters/snail", px(128))
        screen.blit(snail, (self.box.x - px(52), self.box.y - px(74)))

    def _menu(self) -> list[Button]:
        return [
            self._button(0, "Play on", "icons/play", self.host.pop, SUN),
            self._button(1, "How to play", "icons/help", self._explain),
            self._button(2, "Settings", "icons/settings", partial(self.host.go, "settings")),
            self._button(3, "Start again", "icons/again", self._ask),
            self._button(4, "Home", "icons/home", self._home),
        ]

    def _button(
        self, place: int, name: str, icon: str, action: Callable[[], None], finish: Finish = PAPER
    ) -> Button:
        px = self.host.view.px
        rect = pygame.Rect(0, 0, round(px(WIDE)), round(px(HIGH)))
        rect.center = (self.box.centerx, round(self.box.y + px(96 + STEP * place)))
        return Button(rect, name, action, finish=finish, icon=icon, size=36, align="left")

    def _ask(self) -> None:
        stay = Answer("Play on", "icons/play", lambda: dismiss(self))
        again = Answer("Start again", "icons/again", self._restart)
        asked = {"title": "Start again?", "lines": WARNING, "picture": "characters/snail"}
        self.host.go("question", **asked, safe=stay, other=again)

    def _restart(self) -> None:
        self.host.go("restart", match=self.match)

    def _explain(self) -> None:
        match = self.match
        told = {"table": match.entry.table, "chosen": match.game.chosen, "players": match.players}
        self.host.go("how_to_play", **told, play=self.host.pop)

    def _home(self) -> None:
        self.host.go("title")
