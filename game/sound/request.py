"""What the voice may want to play: a word in one way of saying it, or one of the shipped sounds."""

import hashlib
from typing import NamedTuple

from game.sound.pcm import Clip

SOUND = "sound"
FORMAT = "1"  # changes when clips are tidied in another way, so that old ones are made anew


class Request(NamedTuple):
    """Equal requests sound the same; the voice is an engine's own name for one, or an accent."""

    text: str
    rate: str
    voice: str = "british"

    @property
    def is_sound(self) -> bool:
        return self.rate == SOUND

    def key(self, engine: str, version: str) -> str:
        """The name of its file in the cache."""
        facts = "\n".join((engine, version, self.voice, self.rate, self.text, FORMAT))
        return hashlib.sha1(facts.encode(), usedforsecurity=False).hexdigest()[:20]


class Rendered(NamedTuple):
    """An engine's answer; no clip means that this request failed."""

    request: Request
    clip: Clip | None


def sound_request(label: str) -> Request:
    return Request(label, SOUND, "")
