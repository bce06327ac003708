"""Who is playing, with which words and by which rules."""

from collections.abc import Callable
from typing import Any

import pygame

from game.play.plan import Plan
from game.play.seating import Seating
from game.screen.paint.labels import Tail
from game.screen.paint.palette import SUN, WHITE
from game.screen.paint.view import put
from game.screen.scenes.scene import Host, Scene
from game.screen.scenes.start.seats import LEFT, WIDE, SeatRow
from game.screen.scenes.start.terms import Terms
from game.screen.widgets.hint_bar import ALL, Hint, draw_hints
from game.screen.widgets.input import Intent
from game.screen.widgets.widget import Button, IconButton
from game.table.table import Table

WRITING = (Hint("write", "Write"), Hint("choose", "Done"))
SEEDS = 2**31


class SetupScene(Scene):
    """Seats to fill, a pack of words to pick, and Deal!"""

    greeting = "Who is playing?"

    def __init__(self, host: Host, table: Table) -> None:
        super().__init__(host)
        self.table = table
        self.seating = Seating(self.services.settings.seats, table.rules.seats)
        self.terms = Terms(host, table)
        self.row = SeatRow(host, self.seating, bool(table.rules.levels), self._change)

    def build(self) -> None:
        self.row.finish()
        view = self.host.view
        corner = view.rect(66, 66, (view.px(20), view.px(14)), "topleft")
        back = IconButton(corner, "Back", self.back, "icons/back")
        deal = Button(self._deal_box(), "Deal!", self._deal, finish=SUN, size=62)
        self.focus.place([*self.row.made(), *self.terms.made(), deal, back], first="Deal!")

    # what happens

    def handle(self, intent: Intent) -> None:
        if self.row.writing and self.row.writing.take(intent):
            self.dirty = True
        else:
            super().handle(intent)

    def back(self) -> None:
        self._keep()
        super().back()

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.dirty:
            self.host.art.ground.background(self.table.key)  # ahead of time: the table opens faster

    def _change(self, change: Callable[..., None], *what: Any, focus: str = "") -> None:
        """Do it, make the seats anew, and say what is under the focus now."""
        change(*what)
        self.build()
        current = next((widget for widget in self.focus.widgets if widget.name == focus), self.focus.current)
        self.focus.current = self._named = current
        if current:
            self.services.name(current.spoken or current.name)

    def _keep(self) -> None:
        """Remember seats and words for the next time."""
        self.row.finish()
        self.services.settings.seats = self.seating.text
        self.terms.keep()
        self.services.settings_file.store(self.services.settings)

    def _deal(self) -> None:
        self._keep()
        players, seed = tuple(self.seating.players), self.services.rng.randrange(SEEDS)
        plan = Plan(self.table.key, players, self.terms.options, self.terms.pack.key, seed)
        self.host.go("table", plan=plan)

    # drawing

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        art, view = self.host.art, self.host.view
        put(screen, art.letters.title(self.greeting, view.px(52)), (view.width // 2, view.px(46)))
        self.row.paint(screen)
        self.terms.paint(screen)
        if self.table.unlevelled:
            self._paint_robot(screen)
        self._paint_foot(screen, view.height - view.px(30))

    def _paint_foot(self, screen: pygame.Surface, y: float) -> None:
        """What the switch means that is pointed at, or what can be done."""
        note = self.terms.note(self.focus.pointed)
        if note:
            words = self.host.art.letters.reading(note, self.host.view.px(24), WHITE)
            put(screen, words, (self.host.view.width // 2, y))
        else:
            hints = WRITING if self.row.writing else ALL
            draw_hints(screen, self.host.art, self.host.inputs.device, hints, y)

    def _paint_robot(self, screen: pygame.Surface) -> None:
        """Why computers have no stars in this game."""
        art, px, view = self.host.art, self.host.view.px, self.host.view
        place = put(screen, art.picture("characters/robot", px(74)), (view.width - px(64), px(46)))
        words = art.labels.bubble(self.table.unlevelled, px(20), Tail("right", 0.5), px(250))
        put(screen, words, (place.left + px(8), place.centery), "midright")

    def _deal_box(self) -> pygame.Rect:
        bar, view = self.terms.box, self.host.view
        right, x = view.centred(LEFT + WIDE, 0)[0], bar.right + round(view.px(30))
        return pygame.Rect(x, bar.y, round(right) - x, bar.height - round(view.px(2)))
