"""After a round and at the end of a match: who won, the points so far, and what was read."""

from collections.abc import Callable

import pygame

from game.screen.paint.lettering import LogoStyle
from game.screen.paint.palette import INK, SUN, WHITE
from game.screen.paint.view import put
from game.screen.scenes.overlay import dismiss
from game.screen.scenes.scene import Host, Scene
from game.screen.scenes.show import PLAIN, ResultSheet
from game.screen.widgets.confetti import Confetti
from game.screen.widgets.podium import Cheer, Podium
from game.screen.widgets.points import COUNTING
from game.screen.widgets.standings import Result
from game.screen.widgets.widget import Button, IconButton
from game.table.table import Sound

LOOK = 1.5  # seconds before the first press counts
AUTOPLAY = 4.0  # seconds the screen stays when nobody is there to press


class ResultScene(Scene):
    """Podium and points with confetti; is gone once `go_on` was called."""

    theme = "results"

    def __init__(
        self, host: Host, result: Result, go_on: Callable[[], None], sheet: type[ResultSheet] = PLAIN.results
    ) -> None:
        super().__init__(host)
        self.result = result
        self._sheet = sheet
        self._go_on = go_on
        calm = self.services.settings.reduced_motion
        self._time = COUNTING if calm or not result.counted else 0.0
        self._waited = 0.0
        self._greeted = False
        self._confetti: Confetti | None = None

    @property
    def counting(self) -> bool:
        return self._time < COUNTING

    @property
    def moving(self) -> bool:
        return self.counting or (self._confetti is not None and self._confetti.flying)

    def build(self) -> None:
        view, standings = self.host.view, self.result.standings
        self._points = self._sheet(self.host.art, self.result)
        stand = Podium if self.result.counted else Cheer
        self._stand: Podium | Cheer = stand(self.host.art, standings)
        name = "Play again" if self.result.final else "Next round"
        on = view.rect(320, 88, (view.width - view.px(206), view.height - view.px(80)))
        home = view.rect(112, 88, (on.x - view.px(30), on.centery), "midright")
        ways = [
            IconButton(home, "Home", self.back, "icons/home"),
            Button(on, name, self._on, finish=SUN, size=42),
        ]
        self.focus.place(ways, first=name)

    def shown(self) -> None:
        if self._greeted:
            return
        self._greeted = True
        self.focus.settle(LOOK)  # a child that hammers on still sees who has won
        self.services.effects.play(Sound.WIN if self.result.final else Sound.ROUND)
        self.services.voice.say(self.result.title)
        if not self.services.settings.reduced_motion:
            self._confetti = Confetti(self.host.art)

    def back(self) -> None:
        self.host.go("title")

    def update(self, dt: float) -> None:
        super().update(dt)
        self.dirty |= self.moving
        if self.counting:
            before, self._time = self._time, self._time + dt
            if int(self._time * 12) > int(before * 12):
                self.services.effects.play(Sound.TICK)
        if self._confetti:
            self._confetti.update(dt)
        self._waited += dt
        if self.services.autoplay and self._waited > AUTOPLAY:
            self._on()

    def paint(self, screen: pygame.Surface) -> None:
        art, view = self.host.art, self.host.view
        screen.blit(art.ground.rays(self.theme, 50, 42), (0, 0))
        self._stand.draw(screen)
        if self._confetti:
            self._confetti.draw(screen)
        if self.result.counted:
            self._points.draw(screen, min(1.0, self._time / COUNTING))
        spare = (view.height - view.px(720)) / 2
        put(screen, self._title(), (view.width // 2, view.px(64) + spare))
        if self.result.words_read:
            self._paint_words(screen)

    def _title(self) -> pygame.Surface:
        """The title on a gentle arc, smaller the longer it is."""
        letters, view, text = self.host.art.letters, self.host.view, self.result.title
        size = letters.fit(text, view.width - view.px(220), view.px(72), "heading")
        bend = 18 / max(18, len(text))
        return letters.logo(text, size, LogoStyle(0.0048 * bend * bend, 0, 0.8 * bend))

    def _paint_words(self, screen: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        count = self.result.words_read
        words = art.letters.reading(f"You read {count} word{'' if count == 1 else 's'}!", px(26), WHITE)
        bar = pygame.Rect(0, 0, round(words.get_width() + px(126)), round(px(62)))
        bar.center = (round(self._stand.middle), round(self.host.view.height - px(48)))
        put(screen, art.pieces.panel(*bar.size, px(26), fill=INK), bar.center)
        put(screen, art.picture("characters/owl", px(66)), (bar.x + px(52), bar.centery - px(4)))
        put(screen, words, (bar.right - px(34), bar.centery), "midright")

    def _on(self) -> None:
        self._go_on()
        dismiss(self)
