"""The voice that can be heard: gets clips, plays them in turn, shows captions where there is none."""

from collections.abc import Iterable, Sequence

import pygame

from game.sound.clips import Clips
from game.sound.finder import Finder
from game.sound.health import Health, Speaker, State
from game.sound.mixer import VOICE_CHANNEL, audible, reopen_mixer
from game.sound.renderer import Renderer
from game.sound.request import Request, sound_request
from game.sound.script import Part, Script, engine_text, saying, sounding, sounding_out

PATIENCE = 2.0
TAIL = 0.15
CUT = 30
NO_CARD = "No loudspeaker was found, so words are shown instead."


class SpokenVoice:
    """One thing is said at a time; a word that does not come in time is only shown."""

    def __init__(self, renderer: Renderer, finder: Finder, rate: str = "slow", volume: float = 1.0) -> None:
        self.rate = rate
        self.accent = "british"
        self._chosen = ""
        self._volume = volume
        self._renderer = renderer
        self._finder = finder
        self._clips = Clips(finder)
        self._script = Script()
        self._playing: pygame.mixer.Channel | None = None
        self._ends = 0.0
        self._prepared: list[str] = []

    @property
    def volume(self) -> float:
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = volume
        if self._playing and pygame.mixer.get_init():
            self._playing.set_volume(volume)

    @property
    def chosen(self) -> str:
        return self._chosen

    @chosen.setter
    def chosen(self, key: str) -> None:
        if key == self._chosen:
            return
        self._chosen = key
        self._finder.use(None)
        self._renderer.prefer(key.partition(":")[0])

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

    @property
    def speakers(self) -> tuple[Speaker, ...]:
        return self._renderer.speakers

    @property
    def recordings(self) -> int:
        return self._finder.recordings

    @property
    def problem(self) -> str:
        return self._finder.problem

    def check_recordings(self) -> None:
        self._finder.check()

    def list_speakers(self) -> None:
        self._renderer.list_speakers()

    def try_again(self) -> None:
        self.stop()
        reopen_mixer()
        self._clips.forget()
        self._renderer.wake()
        self._seek()

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
        self._prepared = [text for word in words if (text := engine_text(word))]
        self._renderer.wake()
        self._seek()

    def update(self, dt: float) -> None:
        answers = self._renderer.update(dt)
        self._follow_engine()
        awaited = self._request(self._script.now)
        for answer in answers:
            self._clips.take(answer, now=answer.request == awaited)
        missing = self._clips.update()
        if self._clips.renewed():
            self._seek()
            missing = []
        for request in missing:
            self._renderer.add(request, urgent=request in map(self._request, self._script.parts))
        self._advance(dt)

    def close(self) -> None:
        self.stop()
        self._clips.close()
        self._renderer.close()

    def _follow_engine(self) -> None:
        """Clips of another engine, or of none, are not what this one would say."""
        health = self._renderer.health
        engine = (health.engine, health.version)
        if health.state is not State.STARTING and engine != self._finder.engine:
            self._finder.use(engine)

    def _seek(self) -> None:
        """Look for all that is prepared, and for what is still to be said, before that."""
        self._renderer.prepare([])
        self._clips.prepare(dict.fromkeys(map(self._word, self._prepared)))
        self._ask(self._script.parts)

    def _ask(self, parts: Iterable[Part]) -> None:
        self._renderer.ask(self._clips.ask(filter(None, map(self._request, parts))))

    def _word(self, text: str) -> Request:
        engine, _, voice = self._chosen.partition(":")
        running = self._renderer.health.engine.lower()  # empty while one starts
        return Request(text, self.rate, voice if voice and running in ("", engine) else self.accent)

    def _request(self, part: Part | None) -> Request | None:
        if part is None or not (part.text or part.label):
            return None
        return sound_request(part.label) if part.label else self._word(part.text)

    def _begin(self, parts: list[Part]) -> None:
        self._script.begin(parts)
        self._cut()
        self._ask(parts)
        self._advance(0.0)

    def _cut(self) -> None:
        if self._playing and pygame.mixer.get_init():
            self._playing.fadeout(CUT)
        self._playing = None

    def _advance(self, dt: float) -> None:
        self._script.elapsed += dt
        while part := self._script.now:
            request = self._request(part)
            if self._playing is None and request is not None:
                self._play(request, part)
            if not self._said(part, request):
                return
            over = self._script.elapsed - (self._ends if self._playing else part.seconds)
            self._playing = None
            self._script.next(max(0.0, over))

    def _play(self, request: Request, part: Part) -> None:
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
        end = self._script.elapsed + sound.get_length()
        self._ends = max(part.seconds, end) if part.lit is not None else end + TAIL

    def _said(self, part: Part, request: Request | None) -> bool:
        # By the clip's length, not by the channel: a device that was pulled out never ends its sounds.
        if self._playing:
            return self._script.elapsed >= self._ends
        if request is not None and self._script.elapsed < PATIENCE and self._awaited(request):
            return False
        return self._script.elapsed >= part.seconds

    def _awaited(self, request: Request) -> bool:
        """Whether waiting a little may still bring it."""
        if pygame.mixer.get_init() is None or self._clips.failed(request):
            return False
        return self._clips.looking_for(request) or self._renderer.health.state is not State.CAPTIONS
