"""The pause menu over the table."""

from functools import partial

import pygame

from game.play.match import Match
from game.screen.scenes.overlay import Answer, Panel, dismiss
from game.screen.scenes.scene import Host

WARNING = ("The cards go back", "and the points start at 0.")


class PauseScene(Panel):
    """Play on, or look something up, or leave; starting again is asked twice."""

    unwritten = True

    def __init__(self, host: Host, match: Match) -> None:
        super().__init__(host)
        self.match = match

    def build(self) -> None:
        super().build()
        go, match = self.host.go, self.match
        explain = partial(go, "how_to_play", table=match.entry.table, match=match, play=self.host.pop)
        menu = (
            Answer("Play on", "icons/play", self.host.pop),
            Answer("How to play", "icons/help", explain),
            Answer("Settings", "icons/settings", partial(go, "settings")),
            Answer("Start again", "icons/again", self._ask),
            Answer("Home", "icons/home", partial(go, "title")),
        )
        self.lay(self.host.view.box(50, 56, 36.1, 81.4))
        self.focus.place(self.column(menu, self.box.y + self.host.view.px(96), 78), first="Play on")

    def panel(self, screen: pygame.Surface) -> None:
        self.sheet(screen, "Pause", 66)
        self.friend(screen, "characters/snail")

    def _ask(self) -> None:
        stay = Answer("Play on", "icons/play", partial(dismiss, self))
        again = Answer("Start again", "icons/again", partial(self.host.go, "restart", match=self.match))
        asked = {"title": "Start again?", "lines": WARNING, "picture": "characters/snail"}
        self.host.go("question", **asked, safe=stay, other=again)
