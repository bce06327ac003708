"""What scenes know of the voice, and the voice that only pretends."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from game.sound.finder import Finder, Folders
from game.sound.health import Health, Speaker, State
from game.sound.renderer import Renderer
from game.sound.script import Script, saying, sounding, sounding_out
from game.sound.spoken import SpokenVoice

MUTED = Health(State.CAPTIONS, "The voice is switched off, so words are shown instead.")


class Voice(Protocol):
    """Says words and sounds; no call waits for an engine."""

    volume: float
    rate: str  # slow, normal or fast
    accent: str  # british or american
    chosen: str  # the key of a Speaker, or "" for the best there is

    @property
    def busy(self) -> bool: ...

    @property
    def caption(self) -> str: ...

    @property
    def lit(self) -> int | None: ...

    @property
    def health(self) -> Health: ...

    @property
    def speakers(self) -> tuple[Speaker, ...]: ...  # empty until list_speakers was asked and answered

    @property
    def recordings(self) -> int: ...  # how many words and sounds the school has recorded itself

    @property
    def problem(self) -> str: ...  # which recording cannot be played, and why

    def list_speakers(self) -> None: ...

    def check_recordings(self) -> None: ...  # count them, and try whether each can be played

    def try_again(self) -> None: ...  # open the loudspeaker anew, look for recordings, forgive failures

    def say(self, word: str, say_as: str = "") -> None: ...

    def sound(self, label: str) -> None: ...

    def sound_out(self, labels: Sequence[str], word: str = "") -> None: ...

    def stop(self) -> None: ...

    def prepare(self, words: Iterable[str]) -> None: ...

    def update(self, dt: float) -> None: ...

    def close(self) -> None: ...


class SilentVoice:
    """Shows captions for as long as speaking would take and remembers what it was asked."""

    def __init__(self, volume: float = 1.0, rate: str = "slow", health: Health = MUTED) -> None:
        self.volume = volume
        self.rate = rate
        self.accent = "british"
        self.chosen = ""
        self.health = health
        self.speakers: tuple[Speaker, ...] = ()
        self.recordings = 0
        self.problem = ""
        self.said: list[str] = []
        self.prepared: list[str] = []
        self._script = Script()

    @property
    def busy(self) -> bool:
        return self._script.now is not None

    @property
    def caption(self) -> str:
        return self._script.caption

    @property
    def lit(self) -> int | None:
        return self._script.lit

    def list_speakers(self) -> None:
        """There is nobody to list."""

    def check_recordings(self) -> None:
        """There is nothing to play them with."""

    def try_again(self) -> None:
        """There is nothing to open."""

    def say(self, word: str, say_as: str = "") -> None:
        self.said.append(word)
        self._script.begin(saying(word, say_as))

    def sound(self, label: str) -> None:
        self.said.append(f"/{label}/")
        self._script.begin([sounding(label)])

    def sound_out(self, labels: Sequence[str], word: str = "") -> None:
        self.said.extend(f"/{label}/" for label in labels)
        self.said.extend([word] if word else [])
        self._script.begin(sounding_out(labels, word))

    def stop(self) -> None:
        self._script.begin([])

    def prepare(self, words: Iterable[str]) -> None:
        self.prepared = list(words)

    def update(self, dt: float) -> None:
        self._script.elapsed += dt
        while (part := self._script.now) and self._script.elapsed >= part.seconds:
            self._script.next(self._script.elapsed - part.seconds)

    def close(self) -> None:
        self.stop()


def open_voice(folders: Folders, rate: str = "slow", volume: float = 1.0, log: Path | None = None) -> Voice:
    """The voice of this machine; its child and its thread start at the first update, not before."""
    return SpokenVoice(Renderer(log=str(log or "")), Finder(folders), rate, volume)
