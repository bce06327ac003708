"""The pages of the settings: a row for everything that can be set."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from game import SHORT_NAME
from game.screen.scenes.scene import Host
from game.screen.widgets.controls import Choices, Loudness, PictureTile, Segment, Stepper, Toggle
from game.screen.widgets.rows import TRIAL, Row, at_right, voice_row
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
LEVELS = tuple(Segment(level / 5) for level in range(6))
Change = Callable[[Any], None]


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

    def _setting(self, field: str) -> Change:
        """What puts a new value in this field of the settings and lets everything follow."""

        def change(value: Any) -> None:
            setattr(self.services.settings, field, value)
            self.host.apply_settings()

        return change

    def _heard(self, field: str) -> Change:
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
        yield self._toggle("Reading aloud", "Read each word before it plays.", "reading")
        yield self._toggle("Talking menus", "Buttons say their names.", "spoken_menus")
        yield self._toggle("Captions", "See what the voice says.", "captions")
        yield self._choices("Computers read", "Sounds first, or just the word.", COMPUTERS, "computers")

    def _voice(self) -> Iterator[Row]:
        yield self._toggle("The voice", "Reads words and helps.", "voice")._replace(name="Voice")
        several = len(tuple(self._voices())) > 1
        told = "Step through them and listen." if several else "The best one on this computer."
        yield Row("Which voice", (told,), self._which)
        yield self._choices("Accent", "How the words sound.", ACCENTS, "accent", self._set_accent)
        speed = self._heard("voice_rate")
        yield self._choices("Speed", "How fast the voice talks.", PACES, "voice_rate", speed)
        on = self.services.settings.voice
        yield voice_row(self.host.view, self.services.voice, on, "Try the voice", "Hear it")

    def _sound(self) -> Iterator[Row]:
        voice, heard = ("Voice loudness", "How loud the voice is."), self._heard("voice_volume")
        yield self._choices(*voice, LEVELS, "voice_volume", heard, kind=Loudness)
        sounds = ("Sounds", f"Cards, buttons and {SHORT_NAME}")
        yield self._choices(*sounds, LEVELS, "effects_volume", kind=Loudness)
        music = ("Music", "A quiet tune in the background.")
        yield self._choices(*music, LEVELS, "music_volume", kind=Loudness)

    def _screen(self) -> Iterator[Row]:
        yield self._choices("Cards move", "How fast the cards fly.", PACES, "speed")
        yield self._toggle("Calm", "Nothing shakes, flies or flashes.", "reduced_motion")
        if self.host.kiosk is None:
            yield Row("Full screen", ("The game fills the whole screen.",), self._full_screen)

    def _play(self) -> Iterator[Row]:
        yield self._toggle("Hints", "Cards you can play glow.", "hints")
        yield Row("Bomb", ("Or a shaken fizzy bottle.",), self._bombs)
        yield Row("About", ("Names, makers and licences.",), self._about)

    def _full_screen(self, box: pygame.Rect) -> Sequence[Widget]:
        place = at_right(self.host.view, box, 110, 64)
        return [Toggle(place, "Full screen", pygame.display.is_fullscreen(), self._fill_screen)]

    def _fill_screen(self, on: bool) -> None:
        """The window's new size builds every scene anew, so the setting only has to be stored."""
        self.services.settings.fullscreen = on
        self.services.settings_file.store(self.services.settings)
        self.host.set_fullscreen(on)

    def _toggle(self, name: str, line: str, field: str) -> Row:
        view, on, changed = self.host.view, getattr(self.services.settings, field), self._setting(field)
        return Row(name, (line,), lambda box: [Toggle(at_right(view, box, 110, 64), name, on, changed)])

    def _choices(
        self,
        name: str,
        line: str,
        choices: Sequence[Segment[Any]],
        field: str,
        changed: Change | None = None,
        kind: type[Choices[Any]] = Choices,
    ) -> Row:
        def controls(box: pygame.Rect) -> Sequence[Widget]:
            place, now = at_right(self.host.view, box, 356, 64), getattr(self.services.settings, field)
            return [kind(place, name, choices=choices, value=now, changed=changed or self._setting(field))]

        return Row(name, (line,), controls)

    def _which(self, box: pygame.Rect) -> Sequence[Widget]:
        place, now = at_right(self.host.view, box, 440, 64), self.services.settings.voice_name
        voices, changed = tuple(self._voices()), self._heard("voice_name")
        return [Stepper(place, "Which voice", choices=voices, value=now, changed=changed)]

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
