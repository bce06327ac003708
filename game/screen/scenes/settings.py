"""Settings: a few pages of plain rows; every change works at once."""

from functools import partial

import pygame

from game import SHORT_NAME
from game.games.shelf import GAMES
from game.rules.codes import parse
from game.screen.paint.labels import Tail
from game.screen.paint.svg import path
from game.screen.paint.view import put, put_row
from game.screen.scenes.scene import Host, Scene
from game.screen.scenes.settings_pages import TABS, Pages
from game.screen.widgets.controls import Tab
from game.screen.widgets.rows import TRIAL, Rows
from game.screen.widgets.widget import IconButton, Widget

STRIP = "#EFE7FC"
STRIPE = "#F7F0FF"
HOST = 220  # lu: the tallest friend below the rows
STEP = 91  # lu from row to row


class SettingsScene(Scene):
    """Tabs at the left, rows at the right; stored at each change, so that leaving cannot forget one."""

    def __init__(self, host: Host, page: str = "Reading") -> None:
        super().__init__(host)
        self.page = page

    def shown(self) -> None:
        self._ask_for_voices()

    def build(self) -> None:
        view, px = self.host.view, self.host.view.px
        self.box = view.box(50, 55, 88, 82.2)
        self.pages = Pages(self.host)
        area = view.rect(806, STEP, (self.box.x + px(297), self.box.y + px(22)), "topleft")
        self.rows = Rows(self.host.art, self.pages.rows(self.page), area, STEP, STRIPE)
        back = view.rect(66, 66, (px(52), px(50)))
        widgets: list[Widget] = [IconButton(back, "Back", self.host.pop, "icons/back")]
        widgets += [self._tab(nth, name) for nth, name in enumerate(TABS)]
        self.focus.place([*widgets, *self.rows.widgets], first=self.page)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.services.voice.speakers != self.pages.speakers:
            self.build()
        self.dirty |= self.rows.stale

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        art, px = self.host.art, self.host.view.px
        put(screen, art.pieces.panel(*self.box.size, px(40), lip=px(10)), self.box.center)
        put(screen, art.letters.title("Settings", px(56)), (self.box.centerx, self.box.y - px(50)))
        self._paint_strip(screen)
        self.rows.paint(screen)
        if len(self.rows.placed) < 5:
            self._paint_host(screen)

    def _paint_strip(self, screen: pygame.Surface) -> None:
        px, edge = self.host.view.px, self.host.art.pieces.line
        wide, high, r = px(276), self.box.height - 2 * edge, px(36)
        d = f"M0 {r} Q0 0 {r} 0 H{wide} V{high} H{r} Q0 {high} 0 {high - r} Z"
        strip = self.host.art.sketch(path(d, STRIP, None), wide, high)
        screen.blit(strip, (self.box.x + edge, self.box.y + edge))

    def _paint_host(self, screen: pygame.Surface) -> None:
        """A friend below the rows says what the page is about."""
        px, last = self.host.view.px, self.rows.placed[-1].box
        room = self.box.bottom - last.bottom
        picture, words = self._host(min(px(HOST), room - px(36)))
        bubble = self.host.art.labels.bubble(words, px(30), Tail("left", 0.5), px(400))
        put_row(screen, [picture, bubble], (last.centerx, round(last.bottom + room / 2)), px(10))

    def _host(self, high: float) -> tuple[pygame.Surface, str]:
        art, settings = self.host.art, self.services.settings
        if self.page == "Play":
            code = next(iter(GAMES.values())).table.shop_window[1]  # of the game that has named the program
            face = art.cards.face(parse(code), high * 0.72)
            card = art.turned(face, 6)
            return card, f"Fizz... {SHORT_NAME}" if settings.fizzy else f"Tick... tick... {SHORT_NAME}"
        if self.page == "Screen":
            words = "No shakes, no confetti." if settings.reduced_motion else "Slow is fine. Fast is fine."
            return art.picture("characters/snail", high * 0.9), words
        if self.page == "Sound":
            words = TRIAL if self.services.voice.caption == TRIAL else "Loud or quiet? You choose."
            return art.picture("characters/frog", high * 0.9), words
        words = "Read it, then play it!" if settings.reading else "Cards play without reading."
        return art.picture("characters/owl", high), words

    def _tab(self, nth: int, name: str) -> Tab:
        view, px = self.host.view, self.host.view.px
        box = view.rect(250, 88, (self.box.x + px(17), self.box.y + px(18 + 104 * nth)), "topleft")
        return Tab(box, name, partial(self._open, name), TABS[name], on=name == self.page)

    def _open(self, page: str) -> None:
        self.page = page
        self._ask_for_voices()
        self.build()
        self.dirty = True

    def _ask_for_voices(self) -> None:
        """The answer comes some frames later."""
        if self.page == "Voice":
            self.services.voice.list_speakers()
