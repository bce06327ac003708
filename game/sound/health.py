"""How the voice is doing, in words for the settings page."""

from enum import Enum
from typing import NamedTuple


class State(Enum):
    STARTING = "starting"
    SPEAKING = "speaking"
    CAPTIONS = "captions"


class Speaker(NamedTuple):
    """One voice of one engine; the key is what the settings keep."""

    key: str
    name: str
    accent: str


class Health(NamedTuple):
    """The state, one plain sentence saying why, and what speaks."""

    state: State
    why: str
    engine: str = ""
    version: str = ""
