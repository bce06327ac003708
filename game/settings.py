"""What a family or a teacher may change, loaded from and stored in one small file."""

import json
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from game.files import write_safely

VERSION = 1
MOST_MINUTES = 120
UNREADABLE = "unreadable"  # in place of a PIN that is no text: it opens nothing


@dataclass
class Settings:
    """One field a setting; the defaults are what a new machine starts with."""

    reading: bool = True
    spoken_menus: bool = True
    voice: bool = True
    voice_rate: str = "slow"
    voice_name: str = ""
    accent: str = "british"
    computers: str = "model"
    voice_volume: float = 1.0
    effects_volume: float = 0.7
    music_volume: float = 0.0
    captions: bool = True
    speed: str = "normal"
    reduced_motion: bool = False
    hints: bool = True
    odds: bool = False  # how risky the next card is, in games of luck
    fullscreen: bool = False
    fizzy: bool = False
    pack: str = "1-cvc"
    pictures: str = ""  # the picture pack; "" is ours
    seats: str = ""
    pin: str = ""
    idle_minutes: int = 5
    first_run: bool = True


CHOICES = {
    "voice_rate": ("slow", "normal", "fast"),
    "accent": ("british", "american"),
    "computers": ("model", "speak"),
    "speed": ("slow", "normal", "fast"),
}


class SettingsFile:
    """The file itself: a bad one is set aside with one plain sentence, never lost and never fatal."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "settings.json"
        self.problem = ""  # why the file could not be read
        self.unkept = ""  # why it could not be written the last time

    def load(self) -> Settings:
        settings = Settings()
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return settings
        except (OSError, ValueError, RecursionError) as error:
            return self._set_aside(_why(error))
        if not isinstance(found, dict):
            return self._set_aside("it is not a list of settings")
        for field in fields(Settings):
            if field.name in found and _fits(field.name, found[field.name]):
                setattr(settings, field.name, type(getattr(settings, field.name))(found[field.name]))
        if not _fits("pin", found.get("pin", "")):
            settings.pin = UNREADABLE
        return settings

    def store(self, settings: Settings) -> None:
        """Keep them, power cut or not; a folder that cannot be written is no reason to stop."""
        text = json.dumps({"version": VERSION, **asdict(settings)}, indent=1)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_safely(self.path, text)
            self.unkept = ""
        except OSError as error:
            self.unkept = f"The settings could not be kept: {_why(error)}."

    def _set_aside(self, why: str) -> Settings:
        aside = self.path.with_suffix(".bad")
        self.problem = f"The settings could not be read ({why}); they were kept as {aside.name}."
        try:
            os.replace(self.path, aside)
        except OSError:
            self.problem = f"The settings could not be read ({why})."
        return Settings()


def _why(error: Exception) -> str:
    """What the system says of it, or whoever has found it."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def _fits(name: str, value: Any) -> bool:
    """Right kind of value, and one of the choices where there are choices."""
    default = getattr(Settings, name)
    if isinstance(default, bool):
        return isinstance(value, bool)
    if isinstance(default, int):
        return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_MINUTES
    if isinstance(default, float):
        return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1
    return isinstance(value, str) and len(value) <= 200 and value in CHOICES.get(name, (value,))
