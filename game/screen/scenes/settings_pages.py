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
Put = Callable[[str, Any], None]  # a new value into this field of the settings


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

    def _set(self, field: str, value: Any) -> None:
        setattr(self.services.settings, field, value)
        self.host.apply_settings()

    def _let_hear(self, field: str, value: Any) -> None:
        """The voice is another one now, and shows how it sounds."""
        self._set(field, value)
        self.services.voice.say(TRIAL)

    def _set_accent(self, field: str, accent: str) -> None:
        """A voice that cannot speak so makes way for the best one that can."""
        settings = self.services.settings
        able = {speaker.key for speaker in self.speakers if speaker.accent in (accent, "")}
        if self.speakers and settings.voice_name not in able:
            settings.voice_name = BEST.value
        self._let_hear(field, accent)

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
        yield self._choices(
            "Computers read", "Sounds first, or just the word.", "computers", COMPUTERS, self._set
        )

    def _voice(self) -> Iterator[Row]:
        yield self._toggle("The voice", "Reads words and helps.", "voice")._replace(name="Voice")
        several = len(tuple(self._voices())) > 1
        told = "Step through them and listen." if several else "The best one on this computer."
        yield Row("Which voice", (told,), self._which)
        yield self._choices("Accent", "How the words sound.", "accent", ACCENTS, self._set_accent)
        yield self._choices("Speed", "How fast the voice talks.", "voice_rate", PACES, self._let_hear)
        voice, on = self.services.voice, self.services.settings.voice
        yield voice_row(self.host.view, voice, on, "Try the voice", "Hear it")

    def _sound(self) -> Iterator[Row]:
        yield self._loudness("Voice loudness", "How loud the voice is.", "voice_volume", self._let_hear)
        yield self._loudness("Sounds", f"Cards, buttons and {SHORT_NAME}", "effects_volume", self._set)
        yield self._loudness("Music", "A quiet tune in the background.", "music_volume", self._set)

    def _screen(self) -> Iterator[Row]:
        yield self._choices("Cards move", "How fast the cards fly.", "speed", PACES, self._set)
        yield self._toggle("Calm", "Nothing shakes, flies or flashes.", "reduced_motion")
        if self.host.kiosk is None:
            yield Row("Full screen", ("The game fills the whole screen.",), self._full_screen)

    def _play(self) -> Iterator[Row]:
        yield self._toggle("Hints", "Cards you can play glow.", "hints")
        yield Row("Bomb", ("Or a shaken fizzy bottle.",), self._bombs)
        yield Row("About", ("Names, makers and licences.",), self._about)

    # rows of one kind

    def _toggle(self, name: str, told: str, field: str) -> Row:
        now, change = getattr(self.services.settings, field), partial(self._set, field)
        return Row(name, (told,), lambda box: [Toggle(self._place(box, 110), name, now, change)])

    def _choices(
        self,
        name: str,
        told: str,
        field: str,
        choices: Sequence[Segment[Any]],
        put: Put,
        kind: type[Choices[Any]] = Choices,
    ) -> Row:
        def controls(box: pygame.Rect) -> Sequence[Widget]:
            place, now = self._place(box, 356), getattr(self.services.settings, field)
            return [kind(place, name, choices=choices, value=now, changed=partial(put, field))]

        return Row(name, (told,), controls)

    def _loudness(self, name: str, told: str, field: str, put: Put) -> Row:
        return self._choices(name, told, field, LEVELS, put, Loudness)

    # controls that only one row has

    def _which(self, box: pygame.Rect) -> Sequence[Widget]:
        place, now = self._place(box, 440), self.services.settings.voice_name
        hear = partial(self._let_hear, "voice_name")
        return [Stepper(place, "Which voice", choices=tuple(self._voices()), value=now, changed=hear)]

    def _full_screen(self, box: pygame.Rect) -> Sequence[Widget]:
        on = pygame.display.is_fullscreen()
        return [Toggle(self._place(box, 110), "Full screen", on, self._fill_screen)]

    def _fill_screen(self, on: bool) -> None:
        """The window's new size builds every scene anew, so the setting only has to be stored."""
        self.services.settings.fullscreen = on
        self.services.settings_file.store(self.services.settings)
        self.host.set_fullscreen(on)

    def _bombs(self, box: pygame.Rect) -> Sequence[Widget]:
        fizzy, change = self.services.settings.fizzy, partial(self._set, "fizzy")
        left, right = (at_right(self.host.view, box, 132, 76, inset) for inset in (146, 0))
        return [
            PictureTile(left, "Bomb", partial(change, False), picture="characters/bomb", on=not fizzy),
            PictureTile(
                right, "Fizzy bottle", partial(change, True), picture="characters/fizzy-bottle", on=fizzy
            ),
        ]

    def _about(self, box: pygame.Rect) -> Sequence[Widget]:
        place, go = at_right(self.host.view, box, 230, 66), partial(self.host.go, "about")
        return [Button(place, "About", go, icon="icons/help", size=28)]

    def _place(self, box: pygame.Rect, wide: float) -> pygame.Rect:
        return at_right(self.host.view, box, wide, 64)
