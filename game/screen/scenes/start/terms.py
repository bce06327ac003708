"""With which words and by which rules a match is played, on a bar below the seats."""

from functools import partial
from typing import Any

import pygame

from game.screen.paint.palette import CREAM
from game.screen.paint.view import put
from game.screen.scenes.scene import Host
from game.screen.scenes.start.seats import LEFT
from game.screen.widgets.option_row import OptionRow
from game.screen.widgets.widget import IconButton, Widget
from game.screen.widgets.word_bar import draw_pack
from game.table.table import Option, Table
from game.words.pictures import AnyPack

TOP, WIDE, HIGH, RULES_HIGH = 486, 860, 90, 76  # lu
SIDE, INSET = 64, 16  # lu of a button, and how far it keeps from the edge
ARROWS = (HIGH - SIDE) / 2 - 3  # lu down the bar
UNUSED = 170  # of 255: how far words that no card will carry are hidden


class Terms:
    """The chosen pack, the chosen options, and what changes them."""

    def __init__(self, host: Host, table: Table) -> None:
        self.host = host
        self.table = table
        settings = host.services.settings
        if table.rules.pictures:
            host.services.album.refresh()  # a teacher may have put new pictures there
        self.packs = tuple(host.services.packs_for(table.rules).values())
        keys = [pack.key for pack in self.packs]
        kept = settings.pictures if table.rules.pictures else settings.pack
        self._nth = keys.index(kept) if kept in keys else 0
        self.options: dict[str, Any] = {each.name: table.rules.options[each.name] for each in table.options}
        self._plain = [option for option in table.options if not option.more]
        self._more = [option for option in table.options if option.more]

    @property
    def pack(self) -> AnyPack:
        return self.packs[self._nth]

    @property
    def box(self) -> pygame.Rect:
        view = self.host.view
        high = HIGH + (RULES_HIGH if self.table.options else 0)
        return view.rect(WIDE, high, view.centred(LEFT, TOP), "topleft")

    def keep(self) -> None:
        """Remember the words for the next time."""
        settings = self.host.services.settings
        if self.table.rules.pictures:
            settings.pictures = self.pack.key
        else:
            settings.pack = self.pack.key

    def made(self) -> list[Widget]:
        self._switches = self._make_row()
        return [*self._arrows(), *self._switches.switches, *self._more_button()]

    def paint(self, screen: pygame.Surface) -> None:
        art, px, bar = self.host.art, self.host.view.px, self.box
        put(screen, art.pieces.panel(*bar.size, px(32), CREAM, lip=px(8)), bar.center)
        middle = pygame.Rect(bar.x, bar.y, bar.width, round(px(HIGH))).inflate(-2 * round(px(98)), 0)
        draw_pack(screen, art, middle, self.pack)
        if not self.options.get(self.table.worded, True):
            veil = pygame.Surface(middle.inflate(0, -2 * round(px(14))).size, pygame.SRCALPHA)
            veil.fill((*pygame.Color(CREAM)[:3], UNUSED))
            put(screen, veil, middle.center)
        self._switches.draw(screen)

    def note(self, pointed: Widget | None) -> str:
        """What the switch means that is pointed at."""
        for option, switch in zip(self._plain, self._switches.switches, strict=True):
            if switch is pointed and option.notes:
                return self.meaning(option)
        return ""

    def meaning(self, option: Option) -> str:
        """What the value chosen means, in a sentence if there is one."""
        values = [value for value, _, _ in option.choices]
        place = values.index(self.options[option.name])
        return option.notes[place] if option.notes else option.choices[place][1]

    # words

    def _arrows(self) -> list[Widget]:
        left, right = self._end("left", ARROWS), self._end("right", ARROWS)
        before = IconButton(left, "Words before", partial(self._turn_pack, -1), "icons/arrow-left")
        after = IconButton(right, "Next words", partial(self._turn_pack, 1), "icons/arrow-right")
        before.repeats = after.repeats = True
        return [before, after]

    def _end(self, side: str, down: float) -> pygame.Rect:
        """Where a button stands at the left or right end of the bar, so many lu down."""
        view, bar = self.host.view, self.box
        x = bar.x + view.px(INSET) if side == "left" else bar.right - view.px(INSET)
        return view.rect(SIDE, SIDE, (x, bar.y + view.px(down)), f"top{side}")

    def _turn_pack(self, by: int) -> None:
        self._nth = (self._nth + by) % len(self.packs)
        self.host.services.name(self.pack.title)

    # rules

    def _make_row(self) -> OptionRow:
        """The table's switches, below the words."""
        view, bar = self.host.view, self.box
        room = WIDE - 2 * INSET - (SIDE + INSET if self._more else 0)
        strip = view.rect(room, 0, (bar.x + view.px(INSET), bar.y + view.px(HIGH)), "topleft")
        return OptionRow(self.host.art, self._plain, strip, self.options, self._change)

    def _change(self, option: Option, value: Any) -> None:
        self.options[option.name] = value
        self.host.services.name(self.meaning(option))

    def _more_button(self) -> list[Widget]:
        if not self._more:
            return []
        return [IconButton(self._end("right", HIGH), "More rules", self._show_more, "icons/settings")]

    def _show_more(self) -> None:
        counting = [option for option in self._more if option.counts(self.options)]
        self.host.go("more_rules", options=counting, values=self.options, changed=self._change)
