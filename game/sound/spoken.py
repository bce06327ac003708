"""The voice that can be heard: asks for clips, plays them in turn, shows captions where there is none."""

from collections.abc import Iterable, Sequence

import pygame

from game.sound.clips import Clips
from game.sound.health import Health, State
from game.sound.mixer import VOICE_CHANNEL, audible
from game.sound.renderer import Renderer, Request
from game.sound.script import Part, Script, engine_text, saying, sounding, sounding_out

PATIENCE = 2.0
TAIL = 0.15
CUT = 30
NO_CARD = "No loudspeaker was found, so words are shown instead."


class SpokenVoice:
    """One thing is said at a time; a word that does not come in time is only shown."""

    def __init__(self, renderer: Renderer, rate: str = "normal", volume: float = 1.0) -> None:
        self.rate = rate
        self._volume = volume
        self._renderer = renderer
        self._clips = Clips()
        self._script = Script()
        self._playing: pygame.mixer.Channel | None = None
        self._ends = 0.0

    @property
    def volume(self) -> float:
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = volume
        if self._playing and pygame.mixer.get_init():
            self._playing.set_volume(volume)

    @property
    def busy(self) -> bool:
        return self._script.now is not None

    @property
    def caption(self) -> str:
        return self._script.caption

    @property
    def lit(self) -> int | None:
        return self._script.lit

    @property
    def health(self) -> Health:
        health = self._renderer.health
        if health.state is State.SPEAKING and not audible():
            return health._replace(state=State.CAPTIONS, why=NO_CARD)
        return health

    def say(self, word: str, say_as: str = "") -> None:
        self._begin(saying(word, say_as))

    def sound(self, label: str) -> None:
        self._begin([sounding(label)])

    def sound_out(self, labels: Sequence[str], word: str = "") -> None:
        self._begin(sounding_out(labels, word))

    def stop(self) -> None:
        self._script.begin([])
        self._cut()

    def prepare(self, words: Iterable[str]) -> None:
        self._clips.forgive()
        wanted = dict.fromkeys(self._request(text) for word in words if (text := engine_text(word)))
        self._renderer.prepare(request for request in wanted if request not in self._clips)

    def update(self, dt: float) -> None:
        for answer in self._renderer.update(dt):
            self._clips.take(answer)
        self._advance(dt)

    def close(self) -> None:
        self.stop()
        self._renderer.close()

    def _request(self, text: str) -> Request:
        return Request(text, self.rate)

    def _begin(self, parts: list[Part]) -> None:
        self._script.begin(parts)
        self._cut()
        wanted = [self._request(part.text) for part in parts if part.text]
        self._renderer.ask(request for request in wanted if request not in self._clips)
        self._advance(0.0)

    def _cut(self) -> None:
        if self._playing and pygame.mixer.get_init():
            self._playing.fadeout(CUT)
        self._playing = None

    def _advance(self, dt: float) -> None:
        part = self._script.now
        if part is None:
            return
        self._script.elapsed += dt
        if self._playing is None and part.text:
            self._play(self._request(part.text))
        if self._said(part):
            self._playing = None
            self._script.next()

    def _play(self, request: Request) -> None:
        sound = self._clips.sound(request) if pygame.mixer.get_init() else None
        if sound is None:
            return
        try:
            channel = pygame.mixer.Channel(VOICE_CHANNEL)
            channel.play(sound)
            channel.set_volume(self._volume)
        except pygame.error:
            return
        self._playing = channel
        self._ends = self._script.elapsed + sound.get_length() + TAIL

    def _said(self, part: Part) -> bool:
        # By the clip's length, not by the channel: a device that was pulled out never ends its sounds.
        if self._playing:
            return self._script.elapsed >= self._ends
        if part.text and self._script.elapsed < PATIENCE and self._awaited(part.text):
            return False
        return self._script.elapsed >= part.seconds

    def _awaited(self, text: str) -> bool:
        """Whether waiting a little may still bring the word."""
        speaking = self._renderer.health.state is not State.CAPTIONS and pygame.mixer.get_init() is not None
        return speaking and not self._clips.failed(self._request(text))
