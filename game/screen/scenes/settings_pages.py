"""The pages of the settings: a row for everything that can be set."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from game import SHORT_NAME
from game.screen.scenes.scene import Host
from game.screen.widgets.controls import Choices, Loudness, PictureTile, Segment, Stepper, Toggle
from game.screen.widgets.rows import TRIAL, Controls, Row, at_right, voice_row
from game.screen.widgets.widget import Button, Widget

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


class Pages:
    """With the voices that are known by now."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.services = host.services
        self.speakers = host.services.voice.speakers

    def rows(self, name: str) -> Iterable[Row]:
        pages: dict[str, Callable[[], Iterable[Row]]] = {
            "Reading": self._reading,
            "Voice": self._voice,
            "Sound": self._sound,
            "Screen": self._screen,
            "Play": self._play,
        }
        return pages[name]()

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
        able = {speaker.key for speaker in self.speakers if speaker.accent in (accent, "")}
        if self.speakers and settings.voice_name not in able:
            settings.voice_name = BEST.value
        self._heard("accent")(accent)

    def _voices(self) -> Iterator[Segment[str]]:
        """The best one, all that have the accent, and the one that was chosen whatever it is."""
        settings = self.services.settings
        yield BEST
        if settings.voice_name and not self.speakers:
            yield Segment(settings.voice_name, "Chosen voice")
        for speaker in self.speakers:
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
            full = self._toggle("Full screen", pygame.display.is_fullscreen(), self._fill_screen)
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
