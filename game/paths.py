"""Where the program's own files and the user's files live, frozen or not."""

import sys
from pathlib import Path

import platformdirs

APP = "Ka-Blam and Friends"


def resources() -> Path:
    """The folder that holds assets/ and sounds/."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) if frozen else Path(__file__).resolve().parent.parent


def assets() -> Path:
    return resources() / "assets"


def sounds() -> Path:
    return resources() / "sounds"


def user_data() -> Path:
    """Where saves, settings and a teacher's own packs go unless --data says otherwise."""
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def user_cache() -> Path:
    """Where words that were spoken once are kept; may be deleted at any time."""
    return Path(platformdirs.user_cache_dir(APP, appauthor=False))
