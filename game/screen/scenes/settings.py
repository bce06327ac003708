"""Settings: a few pages of plain rows; every change works at once."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from game import SHORT_NAME
from game.rules.things import Card
from game.screen.paint.labels import Tail
from game.screen.paint.svg import path
from game.screen.scenes.scene import Host, Scene
from game.screen.widgets.controls import Choices, Loudness, PictureTile, Segment, Stepper, Tab, Toggle
from game.screen.widgets.plates import row, sketch
from game.screen.widgets.rows import TRIAL, Controls, Row, Rows, at_right, voice_row
from game.screen.widgets.widgets import Button, IconButton, Widget

STRIP = "#EFE7FC"
STRIPE = "#F7F0FF"
TABS = {
    "Reading": "characters/owl",
    "Voice": "icons/sound-on",
    "Sound": "icons/music",
    "Screen": "icons/eye",
    "Play": "icons/cards",
}
COMPUTERS = (Segment("model", "sounds + word"), Segment("speak", "word"))
ACCENTS = (Segment("british", "British"), Segment("american", "American"))
BEST = Segment("", "Best voice")
PACES = (Segment("slow", "slow"), Segment("normal", "normal"), Segment("fast", "fast"))
LEVELS = 5
HOST = 220  # lu: the tallest friend below the rows
STEP = 91  # lu from row to row


class SettingsScene(Scene):
    """Tabs at the left, rows at the right; stored at each change, so that leaving cannot forget one."""

    tells_itself = True

    def __init__(self, host: Host, page: str = "Reading") -> None:
        super().__init__(host)
        self.page = page
        self._speakers = self.services.voice.speakers

    def shown(self) -> None:
        self._ask_for_voices()

    def build(self) -> None:
        px = self.host.view.px
        self._speakers = self.services.voice.speakers
        self.box = self.host.view.box(50, 55, 88, 82.2)
        pages: dict[str, Callable[[], Iterable[Row]]] = {
            "Reading": self._reading,
            "Voice": self._voice,
            "Sound": self._sound,
            "Screen": self._screen,
            "Play": self._play,
        }
        area = pygame.Rect(
            round(self.box.x + px(297)), round(self.box.y + px(22)), round(px(806)), round(px(STEP))
        )
        self.rows = Rows(self.host.art, pages[self.page](), area, STEP, STRIPE)
        back = pygame.Rect(0, 0, round(px(66)), round(px(66)))
        back.center = (round(px(52)), round(px(50)))
        widgets: list[Widget] = [IconButton(back, "Back", self.host.pop, "icons/back")]
        widgets += [self._tab(nth, name) for nth, name in enumerate(TABS)]
        self.focus.place([*widgets, *self.rows.widgets], first=self.page)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.services.voice.speakers != self._speakers:
            self.build()
        self.dirty |= self.rows.stale

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        art, px = self.host.art, self.host.view.px
        paper = art.pieces.panel(*self.box.size, px(40), lip=px(10))
        screen.blit(paper, paper.get_rect(center=self.box.center))
        title = art.letters.title("Settings", px(56))
        screen.blit(title, title.get_rect(center=(self.box.centerx, round(self.box.y - px(50)))))
        self._paint_strip(screen)
        self.rows.paint(screen)
        if len(self.rows.placed) < 5:
            self._paint_host(screen)

    def _paint_strip(self, screen: pygame.Surface) -> None:
        px, edge = self.host.view.px, self.host.art.pieces.line
        wide, high, r = px(276), self.box.height - 2 * edge, px(36)
        d = f"M0 {r} Q0 0 {r} 0 H{wide} V{high} H{r} Q0 {high} 0 {high - r} Z"
        strip = sketch(self.host.art, path(d, STRIP, None), wide, high)
        screen.blit(strip, (self.box.x + edge, self.box.y + edge))

    def _paint_host(self, screen: pygame.Surface) -> None:
        """A friend below the rows says what the page is about."""
        px, last = self.host.view.px, self.rows.placed[-1].box
        room = self.box.bottom - last.bottom
        picture, words = self._host(min(px(HOST), room - px(36)))
        bubble = self.host.art.labels.bubble(words, px(30), Tail("left", 0.5), px(400))
        row(screen, [picture, bubble], (last.centerx, round(last.bottom + room / 2)), px(10))

    def _host(self, high: float) -> tuple[pygame.Surface, str]:
        art, settings = self.host.art, self.services.settings
        if self.page == "Play":
            card = art.turned(art.cards.face(Card("boom"), high * 0.72), f"boom {settings.fizzy}", 6)
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
        px = self.host.view.px
        box = pygame.Rect(0, 0, round(px(250)), round(px(88)))
        box.topleft = (round(self.box.x + px(17)), round(self.box.y + px(18 + 104 * nth)))
        return Tab(box, name, lambda: self._open(name), TABS[name], on=name == self.page)

    def _open(self, page: str) -> None:
        self.page = page
        self._ask_for_voices()
        self.build()
        self.dirty = True

    def _ask_for_voices(self) -> None:
        """The answer comes some frames later."""
        if self.page == "Voice":
            self.services.voice.list_speakers()

    def _setting(self, field: str) -> Callable[[Any], None]:
        """What puts a new value in this field of the settings and lets everything follow."""

        def change(value: Any) -> None:
            setattr(self.services.settings, field, value)
            self.host.apply_settings()

        return change

    def _heard(self, field: str) -> Callable[[Any], None]:
        """The same for what changes the voice, which then shows how it sounds."""
        store = self._setting(field)

        def change(value: Any) -> None:
            store(value)
            self.services.voice.say(TRIAL)

        return change

    def _set_accent(self, accent: str) -> None:
        """A voice that cannot speak so makes way for the best one that can."""
        settings = self.services.settings
        able = {speaker.key for speaker in self._speakers if speaker.accent in (accent, "")}
        if self._speakers and settings.voice_name not in able:
            settings.voice_name = BEST.value
        self._heard("accent")(accent)

    def _voices(self) -> Iterator[Segment[str]]:
        """The best one, all that have the accent, and the one that was chosen whatever it is."""
        settings = self.services.settings
        yield BEST
        if settings.voice_name and not self._speakers:
            yield Segment(settings.voice_name, "Chosen voice")
        for speaker in self._speakers:
            if speaker.accent in (settings.accent, "") or speaker.key == settings.voice_name:
                yield Segment(speaker.key, speaker.name)

    def _reading(self) -> Iterator[Row]:
        now = self.services.settings
        yield Row(
            "Reading aloud",
            ("Read each word before it plays.",),
            self._toggle("Reading aloud", now.reading, self._setting("reading")),
        )
        yield Row(
            "Talking menus",
            ("Buttons say their names.",),
            self._toggle("Talking menus", now.spoken_menus, self._setting("spoken_menus")),
        )
        yield Row(
            "Captions",
            ("See what the voice says.",),
            self._toggle("Captions", now.captions, self._setting("captions")),
        )
        yield Row(
            "Computers read",
            ("Sounds first, or just the word.",),
            self._choices("Computers read", COMPUTERS, now.computers, self._setting("computers")),
        )

    def _voice(self) -> Iterator[Row]:
        now = self.services.settings
        voice = self._toggle("The voice", now.voice, self._setting("voice"))
        yield Row("Voice", ("Reads words and helps.",), voice)
        several = len(tuple(self._voices())) > 1
        told = "Step through them and listen." if several else "The best one on this computer."
        yield Row("Which voice", (told,), self._which)
        accent = self._choices("Accent", ACCENTS, now.accent, self._set_accent)
        yield Row("Accent", ("How the words sound.",), accent)
        speed = self._choices("Speed", PACES, now.voice_rate, self._heard("voice_rate"))
        yield Row("Speed", ("How fast the voice talks.",), speed)
        yield voice_row(self.host.view, self.services.voice, now.voice, "Try the voice", "Hear it")

    def _sound(self) -> Iterator[Row]:
        now = self.services.settings
        loud = self._loudness("Voice loudness", now.voice_volume, self._heard("voice_volume"))
        yield Row("Voice loudness", ("How loud the voice is.",), loud)
        sounds = self._loudness("Sounds", now.effects_volume, self._setting("effects_volume"))
        yield Row("Sounds", (f"Cards, buttons and {SHORT_NAME}",), sounds)
        music = self._loudness("Music", now.music_volume, self._setting("music_volume"))
        yield Row("Music", ("A quiet tune in the background.",), music)

    def _screen(self) -> Iterator[Row]:
        now = self.services.settings
        moves = self._choices("Cards move", PACES, now.speed, self._setting("speed"))
        yield Row("Cards move", ("How fast the cards fly.",), moves)
        calm = self._toggle("Calm", now.reduced_motion, self._setting("reduced_motion"))
        yield Row("Calm", ("Nothing shakes, flies or flashes.",), calm)
        if self.host.kiosk is None:
            full = self._toggle("Full screen", self.host.fullscreen, self._fill_screen)
            yield Row("Full screen", ("The game fills the whole screen.",), full)

    def _play(self) -> Iterator[Row]:
        hints = self._toggle("Hints", self.services.settings.hints, self._setting("hints"))
        yield Row("Hints", ("Cards you can play glow.",), hints)
        yield Row("Bomb", ("Or a shaken fizzy bottle.",), self._bombs)
        yield Row("About", ("Names, makers and licences.",), self._about)

    def _fill_screen(self, on: bool) -> None:
        """The window's new size builds every scene anew, so the setting only has to be stored."""
        self.services.settings.fullscreen = on
        self.services.settings_file.store(self.services.settings)
        self.host.set_fullscreen(on)

    def _toggle(self, name: str, on: bool, changed: Callable[[bool], None]) -> Controls:
        view = self.host.view
        return lambda box: [Toggle(at_right(view, box, 110, 64), name, on, changed)]

    def _choices(
        self, name: str, choices: Sequence[Segment[str]], value: str, changed: Callable[[str], None]
    ) -> Controls:
        view = self.host.view
        return lambda box: [Choices(at_right(view, box, 356, 64), name, choices, value, changed)]

    def _which(self, box: pygame.Rect) -> Sequence[Widget]:
        place, now = at_right(self.host.view, box, 440, 64), self.services.settings.voice_name
        return [Stepper(place, "Which voice", tuple(self._voices()), now, self._heard("voice_name"))]

    def _loudness(self, name: str, value: float, change: Callable[[float], None]) -> Controls:
        view, level = self.host.view, round(value * LEVELS)
        return lambda box: [
            Loudness(at_right(view, box, 356, 64), name, level, lambda now: change(now / LEVELS))
        ]

    def _about(self, box: pygame.Rect) -> Sequence[Widget]:
        place = at_right(self.host.view, box, 230, 66)
        return [Button(place, "About", self._tell_about, icon="icons/help", size=28)]

    def _tell_about(self) -> None:
        self.host.go("about")

    def _bombs(self, box: pygame.Rect) -> Sequence[Widget]:
        view, fizzy, change = self.host.view, self.services.settings.fizzy, self._setting("fizzy")
        names = (("Bomb", "characters/bomb", False), ("Fizzy bottle", "characters/fizzy-bottle", True))
        return [
            PictureTile(
                at_right(view, box, 132, 76, 146 * (1 - place)),
                name,
                partial(change, value),
                picture=picture,
                on=fizzy == value,
            )
            for place, (name, picture, value) in enumerate(names)
        ]
