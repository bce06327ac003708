"""What scenes know of the voice, and the voice that only pretends."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from game.sound.health import Health, State
from game.sound.renderer import Renderer
from game.sound.script import Script, saying, sounding, sounding_out
from game.sound.spoken import SpokenVoice

MUTED = Health(State.CAPTIONS, "The voice is switched off, so words are shown instead.")


class Voice(Protocol):
    """Says words and sounds; no call waits for an engine."""

    volume: float
    rate: str

    @property
    def busy(self) -> bool: ...

    @property
    def caption(self) -> str: ...

    @property
    def lit(self) -> int | None: ...

    @property
    def health(self) -> Health: ...

    def say(self, word: str, say_as: str = "") -> None: ...

    def sound(self, label: str) -> None: ...

    def sound_out(self, labels: Sequence[str], word: str = "") -> None: ...

    def stop(self) -> None: ...

    def prepare(self, words: Iterable[str]) -> None: ...

    def update(self, dt: float) -> None: ...

    def close(self) -> None: ...


class SilentVoice:
    """Shows captions for as long as speaking would take and remembers what it was asked."""

    def __init__(self, volume: float = 1.0, rate: str = "normal", health: Health = MUTED) -> None:
        self.volume = volume
        self.rate = rate
        self.health = health
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
            left = self._script.elapsed - part.seconds
            self._script.next()
            self._script.elapsed = left

    def close(self) -> None:
        self.stop()


def open_voice(
    enabled: bool = True, rate: str = "normal", volume: float = 1.0, log_folder: Path | None = None
) -> Voice:
    """The best voice this machine has; never raises, and starts its child at the first update."""
    if not enabled:
        return SilentVoice(volume, rate)
    try:
        log = str(log_folder / "voice.log") if log_folder else ""
        return SpokenVoice(Renderer(arguments=(log,)), rate, volume)
    except Exception as error:
        return SilentVoice(volume, rate, Health(State.CAPTIONS, f"The voice could not start: {error}."))
