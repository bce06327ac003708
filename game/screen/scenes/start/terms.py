"""With which words and by which rules a match is played, on a bar below the seats."""

from collections.abc import Callable
from typing import Any

import pygame

from game.screen.paint.palette import CREAM
from game.screen.scenes.scene import Host
from game.screen.scenes.start.seats import down, left
from game.screen.widgets.option_row import OptionRow
from game.screen.widgets.widget import IconButton, Widget
from game.screen.widgets.word_bar import draw_pack
from game.table.table import Option, Table
from game.words.pictures import AnyPack

TOP, WIDE, HIGH, RULES_HIGH = 486, 860, 90, 76  # lu
SIDE, INSET = 64, 16  # lu of a button, and how far it keeps from the edge
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

    @property
    def pack(self) -> AnyPack:
        return self.packs[self._nth]

    @property
    def box(self) -> pygame.Rect:
        view = self.host.view
        high = HIGH + (RULES_HIGH if self.table.options else 0)
        return pygame.Rect(round(left(view)), down(view, TOP), self._px(WIDE), self._px(high))

    def keep(self) -> None:
        """Remember the words for the next time."""
        settings = self.host.services.settings
        if self.table.rules.pictures:
            settings.pictures = self.pack.key
        else:
            settings.pack = self.pack.key

    def made(self) -> list[Widget]:
        self._switches = self._make_row()
        return [*self._arrows(), *self._switches.build(self.options, self._choosing), *self._more_button()]

    def paint(self, screen: pygame.Surface) -> None:
        art, px, bar = self.host.art, self.host.view.px, self.box
        paper = art.pieces.panel(*bar.size, px(32), CREAM, lip=px(8))
        screen.blit(paper, paper.get_rect(center=bar.center))
        middle = pygame.Rect(bar.x, bar.y, bar.width, self._px(HIGH)).inflate(-2 * self._px(98), 0)
        draw_pack(screen, art, middle, self.pack)
        if not self.options.get("words", True):
            veil = pygame.Surface(middle.inflate(0, -2 * self._px(14)).size, pygame.SRCALPHA)
            veil.fill((*pygame.Color(CREAM)[:3], UNUSED))
            screen.blit(veil, veil.get_rect(center=middle.center))
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
        bar, side = self.box, self._px(SIDE)
        y = bar.y + (self._px(HIGH) - side) // 2 - self._px(3)
        left_end = pygame.Rect(bar.x + self._px(INSET), y, side, side)
        right_end = pygame.Rect(bar.right - self._px(INSET) - side, y, side, side)
        before = IconButton(left_end, "Words before", lambda: self._turn_pack(-1), "icons/arrow-left")
        after = IconButton(right_end, "Next words", lambda: self._turn_pack(1), "icons/arrow-right")
        before.repeats = after.repeats = True
        return [before, after]

    def _turn_pack(self, by: int) -> None:
        self._nth = (self._nth + by) % len(self.packs)
        self.host.services.name(self.pack.title)

    # rules

    @property
    def _plain(self) -> list[Option]:
        """The rules that many will change."""
        return [option for option in self.table.options if not option.more]

    @property
    def _more(self) -> list[Option]:
        """The rules that few will change."""
        return [option for option in self.table.options if option.more]

    def _make_row(self) -> OptionRow:
        """The table's switches, below the words."""
        bar = self.box
        room = bar.width - self._px(2 * INSET) - (self._px(SIDE + INSET) if self._more else 0)
        strip = pygame.Rect(bar.x + self._px(INSET), bar.y + self._px(HIGH), room, 0)
        return OptionRow(self.host.art, self._plain, strip)

    def _choosing(self, option: Option) -> Callable[[Any], None]:
        def choose(value: Any) -> None:
            self.options[option.name] = value
            self.host.services.name(self.meaning(option))

        return choose

    def _more_button(self) -> list[Widget]:
        if not self._more:
            return []
        bar, side = self.box, self._px(SIDE)
        place = pygame.Rect(bar.right - self._px(INSET) - side, bar.y + self._px(HIGH), side, side)
        return [IconButton(place, "More rules", self._show_more, "icons/settings")]

    def _show_more(self) -> None:
        counting = [option for option in self._more if option.counts(self.options)]
        self.host.go("more_rules", options=counting, values=self.options, said=self.host.services.name)

    def _px(self, units: float) -> int:
        return round(self.host.view.px(units))
