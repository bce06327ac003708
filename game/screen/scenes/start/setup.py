"""Who is playing, with which words and by which rules."""

from collections.abc import Callable

import pygame

from game.play.plan import Plan
from game.play.seating import Seating
from game.screen.paint.labels import Tail
from game.screen.paint.palette import SUN
from game.screen.scenes.scene import Host, Scene
from game.screen.scenes.start import seats
from game.screen.scenes.start.seats import SeatRow
from game.screen.scenes.start.terms import Terms
from game.screen.widgets.hint_bar import ALL, Hint, draw_hints, draw_note
from game.screen.widgets.input import Intent
from game.screen.widgets.widget import Button, IconButton
from game.table.table import Table

WRITING = (Hint("write", "Write"), Hint("choose", "Done"))
SEEDS = 2**31


class SetupScene(Scene):
    """Seats to fill, a pack of words to pick, and Deal!"""

    def __init__(self, host: Host, table: Table) -> None:
        super().__init__(host)
        self.table = table
        self.seating = Seating(self.services.settings.seats, table.rules.seats)
        self.terms = Terms(host, table)
        self.row = self._make_row()
        self._device = host.inputs.device

    def _make_row(self) -> SeatRow:
        return SeatRow(self.host, self.seating, bool(self.table.rules.levels), self._change)

    def build(self) -> None:
        self.row.finish()
        self.row = self._make_row()
        side = self._px(66)
        place = pygame.Rect(self._px(20), self._px(14), side, side)
        back = IconButton(place, "Back", self.back, "icons/back")
        deal = Button(self._deal_box(), "Deal!", self._deal, finish=SUN, size=62)
        self.focus.place([*self.row.made(), *self.terms.made(), deal, back], first="Deal!")

    # what happens

    def shown(self) -> None:
        if self.services.settings.spoken_menus:
            self.services.voice.say("Who is playing?")

    def handle(self, intent: Intent) -> None:
        writing = self.row.writing
        if writing and writing.take(intent):
            self.dirty = True
            return
        super().handle(intent)

    def back(self) -> None:
        self._keep()
        super().back()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._device != self.host.inputs.device:
            self._device, self.dirty = self.host.inputs.device, True
        if not self.dirty:
            self.host.art.ground.background(self.table.key)  # ahead of time: the table opens faster

    def _change(self, change: Callable[[], None], focus: str = "") -> None:
        """Do it, make the seats anew, and say what is under the focus now."""
        change()
        self.build()
        current = next((widget for widget in self.focus.widgets if widget.name == focus), self.focus.current)
        self.focus.current = self._named = current
        if current and self.services.settings.spoken_menus:
            self.services.voice.say(current.spoken or current.name)

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
        title = art.letters.title("Who is playing?", view.px(52))
        screen.blit(title, title.get_rect(center=(view.width // 2, self._px(46))))
        self.row.paint(screen)
        self.terms.paint(screen)
        if self.table.unlevelled:
            self._paint_robot(screen)
        self._paint_foot(screen, view.height - view.px(30))

    def _paint_foot(self, screen: pygame.Surface, y: float) -> None:
        """What the switch means that is pointed at, or what can be done."""
        note = self.terms.note(self.focus.pointed)
        if note:
            draw_note(screen, self.host.art, note, y)
        else:
            draw_hints(screen, self.host.art, self._device, WRITING if self.row.writing else ALL, y)

    def _paint_robot(self, screen: pygame.Surface) -> None:
        """Why computers have no stars in this game."""
        art, px, view = self.host.art, self.host.view.px, self.host.view
        robot = art.picture("characters/robot", px(74))
        place = robot.get_rect(center=(round(view.width - px(64)), self._px(46)))
        screen.blit(robot, place)
        words = art.labels.bubble(self.table.unlevelled, px(20), Tail("right", 0.5), px(250))
        screen.blit(words, words.get_rect(midright=(place.left + self._px(8), place.centery)))

    # places

    def _px(self, units: float) -> int:
        return round(self.host.view.px(units))

    def _deal_box(self) -> pygame.Rect:
        bar, view = self.terms.box, self.host.view
        right = round(seats.left(view) + view.px(seats.WIDE))
        x = bar.right + self._px(30)
        return pygame.Rect(x, bar.y, right - x, bar.height - self._px(2))
