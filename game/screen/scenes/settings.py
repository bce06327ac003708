"""Settings: a few pages of plain rows; every change works at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.rules.things import Card
from game.screen.controls import Choices, Loudness, PictureTile, Segment, Tab, Toggle
from game.screen.palette import MUTED
from game.screen.pieces import Tail
from game.screen.plates import row, sketch
from game.screen.scenes.scene import Scene
from game.screen.svg import path, rect
from game.screen.widgets import Button, IconButton, Widget

if TYPE_CHECKING:
    from game.screen.app import App

Controls = Callable[[pygame.Rect], Sequence[Widget]]
STRIP = "#EFE7FC"
STRIPE = "#F7F0FF"
TABS = {
    "Reading": "characters/owl",
    "Voice": "icons/sound-on",
    "Screen": "icons/fullscreen",
    "Play": "icons/play",
}
PACES = (Segment("slow", "slow"), Segment("normal", "normal"), Segment("fast", "fast"))
LEVELS = 5
TRIAL = "Hello! I can read words to you."
ROW_STEP = 91  # lu from row to row


class Row(NamedTuple):
    """A setting: its name, one sentence, and what changes it, placed at the right of its box."""

    name: str
    sentence: str
    controls: Controls


class SettingsScene(Scene):
    """Tabs at the left, rows at the right; stored at each change, so that leaving cannot forget one."""

    def __init__(self, app: App, page: str = "Reading") -> None:
        super().__init__(app)
        self.page = page
        self.rows: list[Row] = []
        self._heard = ""

    def build(self) -> None:
        view = self.app.view
        self.box = view.box(50, 55, 88, 82.2)
        self.rows = list(getattr(self, f"_{self.page.lower()}")())
        back = pygame.Rect(0, 0, round(view.px(66)), round(view.px(66)))
        back.center = (round(view.px(52)), round(view.px(50)))
        widgets: list[Widget] = [IconButton(back, "Back", self.app.pop, "icons/back")]
        widgets += [self._tab(nth, name) for nth, name in enumerate(TABS)]
        for nth, each in enumerate(self.rows):
            widgets += each.controls(self._row_box(nth))
        self.focus.place(widgets, first=self.page)

    def update(self, dt: float) -> None:
        super().update(dt)
        heard = self._voice_line()
        if heard != self._heard:
            self._heard = heard
            self.dirty = True

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        art, px = self.app.art, self.app.view.px
        paper = art.panel(*self.box.size, px(40), lip=px(10))
        screen.blit(paper, paper.get_rect(center=self.box.center))
        title = art.letters.title("Settings", px(56))
        screen.blit(title, title.get_rect(center=(self.box.centerx, round(self.box.y - px(50)))))
        self._paint_strip(screen)
        for nth, each in enumerate(self.rows):
            self._paint_row(screen, nth, each)
        if len(self.rows) < 5:
            self._paint_host(screen)

    def _paint_strip(self, screen: pygame.Surface) -> None:
        px, edge = self.app.view.px, self.app.art.line
        wide, high, r = px(276), self.box.height - 2 * edge, px(36)
        d = f"M0 {r} Q0 0 {r} 0 H{wide} V{high} H{r} Q0 {high} 0 {high - r} Z"
        strip = sketch(self.app.art, path(d, STRIP, None), wide, high)
        screen.blit(strip, (self.box.x + edge, self.box.y + edge))

    def _paint_row(self, screen: pygame.Surface, nth: int, setting: Row) -> None:
        art, px, box = self.app.art, self.app.view.px, self._row_box(nth)
        if nth % 2 == 0:
            stripe = rect(0, 0, box.width, box.height, px(22), STRIPE, None)
            screen.blit(sketch(art, stripe, *box.size), box)
        name = art.letters.heading(setting.name, px(28))
        screen.blit(name, name.get_rect(midleft=(round(box.x + px(20)), round(box.centery - px(16)))))
        sentence = self._voice_line() if setting.name == "Try the voice" else setting.sentence
        left = min(widget.rect.x for widget in setting.controls(box))
        size = art.letters.fit(sentence, left - box.x - px(36), px(20), "reading")
        words = art.letters.reading(sentence, size, MUTED)
        screen.blit(words, words.get_rect(midleft=(round(box.x + px(20)), round(box.centery + px(20)))))

    def _paint_host(self, screen: pygame.Surface) -> None:
        """A friend below the rows says what the page is about."""
        art, px = self.app.art, self.app.view.px
        top = self._row_box(len(self.rows) - 1).bottom
        middle = self._row_box(0).centerx
        y = round((top + self.box.bottom) / 2)
        picture, words = self._host()
        bubble = art.bubble(words, px(30), Tail("left", 0.5), px(400))
        row(screen, [picture, bubble], (middle, y), px(10))

    def _host(self) -> tuple[pygame.Surface, str]:
        art, px, settings = self.app.art, self.app.view.px, self.services.settings
        if self.page == "Play":
            card = art.turned(art.face(Card("boom"), px(160)), f"boom {settings.fizzy}", 6)
            return card, "Fizz... KA-BLAM!" if settings.fizzy else "Tick... tick... KA-BLAM!"
        if self.page == "Screen":
            words = "No shakes, no confetti." if settings.reduced_motion else "Slow is fine. Fast is fine."
            return art.picture("characters/snail", px(200)), words
        words = "Read it, then play it!" if settings.reading else "Cards play without reading."
        return art.picture("characters/owl", px(220)), words

    def _row_box(self, nth: int) -> pygame.Rect:
        px = self.app.view.px
        top = self.box.y + px(22 + ROW_STEP * nth)
        return pygame.Rect(round(self.box.x + px(297)), round(top), round(px(806)), round(px(84)))

    def _tab(self, nth: int, name: str) -> Tab:
        px = self.app.view.px
        box = pygame.Rect(0, 0, round(px(250)), round(px(88)))
        box.topleft = (round(self.box.x + px(17)), round(self.box.y + px(18 + 104 * nth)))
        return Tab(box, name, lambda: self._open(name), TABS[name], on=name == self.page)

    def _open(self, page: str) -> None:
        self.page = page
        self.build()
        self.dirty = True

    def _change(self, field: str, value: Any) -> None:
        setattr(self.services.settings, field, value)
        self.app.apply_settings()
        self.build()
        self.dirty = True

    def _reading(self) -> Iterator[Row]:
        yield Row(
            "Reading aloud", "Read each word before it plays.", self._toggle("Reading aloud", "reading")
        )
        yield Row("Talking menus", "Buttons say their names.", self._toggle("Talking menus", "spoken_menus"))
        yield Row("Captions", "See what the voice says.", self._toggle("Captions", "captions"))

    def _voice(self) -> Iterator[Row]:
        yield Row("Voice", "Reads words and helps.", self._toggle("Voice on", "voice"))
        yield Row("Speed", "How fast the voice talks.", self._paces("Speed", "voice_rate"))
        yield Row("Voice loudness", "How loud the voice is.", self._level("Voice loudness", "voice_volume"))
        yield Row("Sounds", "Cards, buttons and KA-BLAM!", self._level("Sounds", "effects_volume"))
        yield Row("Music", "A quiet tune in the background.", self._level("Music", "music_volume"))
        yield Row("Try the voice", "", self._trial)

    def _screen(self) -> Iterator[Row]:
        yield Row("Cards move", "How fast the cards fly.", self._paces("Cards move", "speed"))
        yield Row("Calm", "Nothing shakes, flies or flashes.", self._toggle("Calm", "reduced_motion"))
        if self.app.kiosk is None:
            yield Row("Full screen", "The game fills the whole screen.", self._full_screen)

    def _play(self) -> Iterator[Row]:
        yield Row("Hints", "Cards you can play glow.", self._toggle("Hints", "hints"))
        yield Row("Bomb", "Or a shaken fizzy bottle.", self._bombs)

    def _toggle(self, name: str, field: str) -> Controls:
        on = getattr(self.services.settings, field)
        return lambda box: [
            Toggle(self._at_right(box, 110, 64), name, on, lambda now: self._change(field, now))
        ]

    def _paces(self, name: str, field: str) -> Controls:
        value = getattr(self.services.settings, field)
        return lambda box: [
            Choices(self._at_right(box, 356, 64), name, PACES, value, lambda now: self._change(field, now))
        ]

    def _level(self, name: str, field: str) -> Controls:
        value = round(getattr(self.services.settings, field) * LEVELS)
        return lambda box: [
            Loudness(self._at_right(box, 356, 64), name, value, lambda now: self._change(field, now / LEVELS))
        ]

    def _full_screen(self, box: pygame.Rect) -> list[Widget]:
        def change(on: bool) -> None:
            self.app.set_fullscreen(on)
            self.app.apply_settings()

        return [
            Toggle(self._at_right(box, 110, 64), "Full screen", self.services.settings.fullscreen, change)
        ]

    def _bombs(self, box: pygame.Rect) -> list[Widget]:
        fizzy = self.services.settings.fizzy
        names = (("Bomb", "characters/bomb", False), ("Fizzy bottle", "characters/fizzy-bottle", True))
        return [
            PictureTile(
                self._at_right(box, 132, 76, 146 * (1 - place)),
                name,
                lambda value=value: self._change("fizzy", value),  # type: ignore[misc]
                picture=picture,
                on=fizzy == value,
            )
            for place, (name, picture, value) in enumerate(names)
        ]

    def _trial(self, box: pygame.Rect) -> list[Widget]:
        place = self._at_right(box, 190, 66)
        say = self.services.voice.say
        return [Button(place, "Hear it", lambda: say(TRIAL), icon="icons/sound-on", size=26)]

    def _at_right(self, box: pygame.Rect, wide: float, high: float, inset: float = 0) -> pygame.Rect:
        px = self.app.view.px
        place = pygame.Rect(0, 0, round(px(wide)), round(px(high)))
        place.midright = (round(box.right - px(14 + inset)), box.centery)
        return place

    def _voice_line(self) -> str:
        """What the voice says on trial, else how it is doing."""
        voice = self.services.voice
        return f"“{TRIAL}”" if voice.caption == TRIAL else voice.health.why


def tour(app: App) -> Iterator[tuple[str, Scene]]:
    for page in TABS:
        yield f"settings_{page.lower()}", SettingsScene(app, page)
