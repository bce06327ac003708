"""Who is playing, with which words and by which rules."""

from collections.abc import Callable
from typing import Any

import pygame

from game.play.plan import Plan
from game.play.seating import Seating
from game.screen.paint.labels import Tail
from game.screen.paint.palette import CREAM, SUN
from game.screen.scenes.scene import Host, Scene
from game.screen.widgets import seat_card
from game.screen.widgets.hint_bar import ALL, Hint, draw_hints, draw_note
from game.screen.widgets.input import Intent
from game.screen.widgets.option_row import OptionRow
from game.screen.widgets.seat_card import Head, Join, Kind, Leave, LevelStars
from game.screen.widgets.text_line import TextLine
from game.screen.widgets.widgets import Button, IconButton, Widget
from game.screen.widgets.word_bar import draw_pack
from game.table.table import Option, Table

SEATS = 6  # the screen is as wide as so many
STEP = 202  # lu from seat to seat
SEATS_TOP = 94
BAR_TOP, BAR_WIDE, BAR_HIGH, RULES_HIGH = 486, 860, 90, 76
SIDE = 64
WRITING = (Hint("write", "Write"), Hint("choose", "Done"))
SEEDS = 2**31

UNUSED = 170  # of 255: how far words that no card will carry are hidden


class SetupScene(Scene):
    """Seats to fill, a pack of words to pick, and Deal!"""

    tells_itself = True

    def __init__(self, host: Host, table: Table) -> None:
        super().__init__(host)
        self.table = table
        self.seating = Seating(self.services.settings.seats, table.rules.seats)
        if table.rules.pictures:
            self.services.album.refresh()  # a teacher may have put new pictures there
        self.packs = tuple(self.services.packs_for(table.rules).values())
        keys = [pack.key for pack in self.packs]
        kept = self.services.settings.pictures if table.rules.pictures else self.services.settings.pack
        self.pack = keys.index(kept) if kept in keys else 0
        self.options: dict[str, Any] = {
            option.name: table.rules.options[option.name] for option in table.options
        }
        self._lines: list[TextLine] = []
        self._device = host.inputs.device

    # building

    def build(self) -> None:
        for line in self._lines:
            line.finish()
        self._lines = []
        side = self._px(66)
        back = IconButton(
            pygame.Rect(self._px(20), self._px(14), side, side), "Back", self.back, "icons/back"
        )
        seats = [widget for seat in range(self.seating.most) for widget in self._seat_widgets(seat)]
        deal = Button(self._deal_box(), "Deal!", self._deal, finish=SUN, size=62)
        self._options = self._option_row()
        switches = self._options.build(self.options, self._choosing)
        widgets = [*seats, *self._pack_widgets(), *switches, *self._more_button(), deal, back]
        self.focus.place(widgets, first="Deal!")

    def _seat_widgets(self, seat: int) -> list[Widget]:
        box, art = self._seat_box(seat), self.host.art
        if seat >= len(self.seating.players):
            join = Join(box, f"Join {seat + 1}", self._join)
            join.spoken = "Join"
            return [join]
        player = self.seating.players[seat]
        nth = f"Seat {seat + 1}"
        head = Head(
            seat_card.head_box(art, box),
            f"{nth} head",
            lambda: self._change(lambda: self.seating.next_head(seat)),
            seat,
            player.avatar,
        )
        head.spoken = player.name
        kind = Kind(
            seat_card.kind_box(art, box),
            f"{nth} kind",
            bool(player.bot),
            lambda robot: self._change(lambda: self.seating.swap_kind(seat)),
        )
        return [head, self._name_line(seat), kind, *self._last_row(seat)]

    def _name_line(self, seat: int) -> TextLine:
        line = TextLine(
            seat_card.name_box(self.host.art, self._seat_box(seat)),
            f"Seat {seat + 1} name",
            self.seating.players[seat].name,
            lambda name: self._change(lambda: self.seating.rename(seat, name)),
            self.host.inputs,
        )
        line.spoken = f"Write a name for {line.text}"
        self._lines.append(line)
        return line

    def _last_row(self, seat: int) -> list[Widget]:
        box, art, player = self._seat_box(seat), self.host.art, self.seating.players[seat]
        widgets: list[Widget] = []
        if player.bot and self.table.rules.levels:
            widgets.append(
                LevelStars(
                    seat_card.level_box(art, box, seat),
                    f"Seat {seat + 1} level",
                    lambda: self._change(lambda: self.seating.next_level(seat)),
                    player.bot,
                )
            )
        if seat >= self.seating.fewest:
            leave = Leave(
                seat_card.leave_box(art, box),
                f"Seat {seat + 1} leave",
                lambda: self._leave(seat),
            )
            leave.spoken = f"Goodbye, {player.name}"
            widgets.append(leave)
        return widgets

    def _pack_widgets(self) -> list[Widget]:
        bar, side = self._bar_box(), self._px(SIDE)
        y = bar.y + (self._px(BAR_HIGH) - side) // 2 - self._px(3)
        before = IconButton(
            pygame.Rect(bar.x + self._px(16), y, side, side),
            "Words before",
            lambda: self._turn_pack(-1),
            "icons/arrow-left",
        )
        after = IconButton(
            pygame.Rect(bar.right - self._px(16) - side, y, side, side),
            "Next words",
            lambda: self._turn_pack(1),
            "icons/arrow-right",
        )
        before.repeats = after.repeats = True
        return [before, after]

    @property
    def _plain(self) -> list[Option]:
        """The rules that many will change."""
        return [option for option in self.table.options if not option.more]

    @property
    def _more(self) -> list[Option]:
        """The rules that few will change."""
        return [option for option in self.table.options if option.more]

    def _more_button(self) -> list[Widget]:
        if not self._more:
            return []
        bar, side = self._bar_box(), self._px(SIDE)
        place = pygame.Rect(bar.right - self._px(16) - side, bar.y + self._px(BAR_HIGH), side, side)
        return [IconButton(place, "More rules", self._show_more, "icons/settings")]

    def _show_more(self) -> None:
        counting = [option for option in self._more if option.counts(self.options)]
        self.host.go("more_rules", options=counting, values=self.options, said=self._say)

    def _option_row(self) -> OptionRow:
        """The table's switches, below the words."""
        bar = self._bar_box()
        room = bar.width - self._px(32) - (self._px(SIDE + 16) if self._more else 0)
        strip = pygame.Rect(bar.x + self._px(16), bar.y + self._px(BAR_HIGH), room, 0)
        return OptionRow(self.host.art, self._plain, strip)

    def _choosing(self, option: Option) -> Callable[[Any], None]:
        def choose(value: Any) -> None:
            self.options[option.name] = value
            self._say(self._meaning(option))

        return choose

    def _meaning(self, option: Option) -> str:
        """What the value chosen means, in a sentence if there is one."""
        values = [value for value, _, _ in option.choices]
        place = values.index(self.options[option.name])
        return option.notes[place] if option.notes else option.choices[place][1]

    def _say(self, label: str) -> None:
        if self.services.settings.spoken_menus:
            self.services.voice.say(label)

    # what happens

    def shown(self) -> None:
        if self.services.settings.spoken_menus:
            self.services.voice.say("Who is playing?")

    def handle(self, intent: Intent) -> None:
        writing = next((line for line in self._lines if line.writing), None)
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

    def _join(self) -> None:
        self._change(self.seating.join, f"Seat {len(self.seating.players) + 1} head")

    def _leave(self, seat: int) -> None:
        self._change(lambda: self.seating.leave(seat), f"Join {len(self.seating.players)}")

    def _turn_pack(self, by: int) -> None:
        self.pack = (self.pack + by) % len(self.packs)
        if self.services.settings.spoken_menus:
            self.services.voice.say(self.packs[self.pack].title)

    def _keep(self) -> None:
        """Remember seats and words for the next time."""
        for line in self._lines:
            line.finish()
        settings = self.services.settings
        settings.seats = self.seating.text
        if self.table.rules.pictures:
            settings.pictures = self.packs[self.pack].key
        else:
            settings.pack = self.packs[self.pack].key
        self.services.settings_file.store(settings)

    def _deal(self) -> None:
        self._keep()
        players, seed = tuple(self.seating.players), self.services.rng.randrange(SEEDS)
        plan = Plan(self.table.key, players, self.options, self.packs[self.pack].key, seed)
        self.host.go("table", plan=plan)

    # drawing

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        art, view = self.host.art, self.host.view
        title = art.letters.title("Who is playing?", view.px(52))
        screen.blit(title, title.get_rect(center=(view.width // 2, self._px(46))))
        for seat, player in enumerate(self.seating.players):
            label = ("" if self.table.rules.levels else "computer") if player.bot else "player"
            seat_card.draw_seat(screen, art, self._seat_box(seat), seat, label)
        self._paint_bar(screen)
        if self.table.unlevelled:
            self._paint_robot(screen)
        self._paint_foot(screen, view.height - view.px(30))

    def _paint_foot(self, screen: pygame.Surface, y: float) -> None:
        """What the switch means that is pointed at, or what can be done."""
        pointed, hints = self._pointed, WRITING if any(line.writing for line in self._lines) else ALL
        for option, switch in zip(self._plain, self._options.switches, strict=True):
            if switch is pointed and option.notes:
                draw_note(screen, self.host.art, self._meaning(option), y)
                return
        draw_hints(screen, self.host.art, self._device, hints, y)

    def _paint_robot(self, screen: pygame.Surface) -> None:
        """Why computers have no stars in this game."""
        art, px, view = self.host.art, self.host.view.px, self.host.view
        robot = art.picture("characters/robot", px(74))
        place = robot.get_rect(center=(round(view.width - px(64)), self._px(46)))
        screen.blit(robot, place)
        words = art.labels.bubble(self.table.unlevelled, px(20), Tail("right", 0.5), px(250))
        screen.blit(words, words.get_rect(midright=(place.left + self._px(8), place.centery)))

    def _paint_bar(self, screen: pygame.Surface) -> None:
        art, px, bar = self.host.art, self.host.view.px, self._bar_box()
        paper = art.pieces.panel(*bar.size, px(32), CREAM, lip=px(8))
        screen.blit(paper, paper.get_rect(center=bar.center))
        middle = pygame.Rect(bar.x, bar.y, bar.width, self._px(BAR_HIGH)).inflate(-2 * self._px(98), 0)
        draw_pack(screen, art, middle, self.packs[self.pack])
        if not self.options.get("words", True):
            veil = pygame.Surface(middle.inflate(0, -2 * self._px(14)).size, pygame.SRCALPHA)
            veil.fill((*pygame.Color(CREAM)[:3], UNUSED))
            screen.blit(veil, veil.get_rect(center=middle.center))
        self._options.draw(screen)

    # places

    def _px(self, units: float) -> int:
        return round(self.host.view.px(units))

    @property
    def _seats_wide(self) -> float:
        return STEP * (SEATS - 1) + seat_card.WIDE

    def _left(self) -> float:
        """Where the seats begin: they stay together in the middle of a wide window."""
        view = self.host.view
        return view.width / 2 - view.px(self._seats_wide) / 2

    def _seat_box(self, seat: int) -> pygame.Rect:
        x = self._left() + self.host.view.px(STEP) * seat
        return pygame.Rect(round(x), self._top(SEATS_TOP), self._px(seat_card.WIDE), self._px(seat_card.HIGH))

    def _bar_box(self) -> pygame.Rect:
        high = BAR_HIGH + (RULES_HIGH if self.table.options else 0)
        return pygame.Rect(round(self._left()), self._top(BAR_TOP), self._px(BAR_WIDE), self._px(high))

    def _deal_box(self) -> pygame.Rect:
        bar = self._bar_box()
        right = round(self._left() + self.host.view.px(self._seats_wide))
        x = bar.right + self._px(30)
        return pygame.Rect(x, bar.y, right - x, bar.height - self._px(2))

    def _top(self, units: float) -> int:
        """Extra height goes half above the seats."""
        view = self.host.view
        return round(view.px(units) + (view.height - view.px(720)) / 2)
