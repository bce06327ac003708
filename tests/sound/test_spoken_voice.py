"""The voice that is heard: plays clips in turn, falls back to captions, and always ends."""

from collections.abc import Iterable, Iterator

import pygame
import pytest

from game.sound.clips import MOST, Clips
from game.sound.health import Health, State
from game.sound.mixer import open_mixer
from game.sound.pcm import Clip
from game.sound.renderer import GAVE_UP, STARTING, Rendered, Renderer, Request
from game.sound.spoken import PATIENCE, TAIL, SpokenVoice
from game.sound.voice import open_voice

SECONDS = 0.3
CLIP = Clip(16000, b"\x10\x08" * int(16000 * SECONDS))
SPEAKING = Health(State.SPEAKING, "The voice is ready (Fake).", "Fake")


class PaperRenderer(Renderer):
    """Answers at the next update, or never, without any child."""

    def __init__(self, health: Health = SPEAKING, answers: bool = True, clip: Clip | None = CLIP) -> None:
        super().__init__()
        self.health = health
        self.wanted: list[Request] = []
        self.closed = False
        self._answers = answers
        self._clip = clip

    def ask(self, requests: Iterable[Request]) -> None:
        self.wanted = [*requests, *self.wanted]

    def prepare(self, requests: Iterable[Request]) -> None:
        self.wanted += requests

    def update(self, dt: float) -> list[Rendered]:
        answers = [Rendered(request, self._clip) for request in self.wanted] if self._answers else []
        self.wanted = self.wanted if not self._answers else []
        return answers

    def close(self) -> None:
        self.closed = True


@pytest.fixture(autouse=True)
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    open_mixer()
    yield
    pygame.mixer.quit()


def seconds_busy(voice: SpokenVoice) -> float:
    seconds = 0.0
    while voice.busy:
        voice.update(0.01)
        seconds += 0.01
        assert seconds < 20
    return seconds


def heard() -> bool:
    return pygame.mixer.Channel(0).get_busy()


def test_a_word_is_played_when_it_comes() -> None:
    voice = SpokenVoice(PaperRenderer())
    voice.say("Cat")
    assert (voice.busy, voice.caption, heard()) == (True, "Cat", False)
    voice.update(0.01)
    assert heard()
    assert seconds_busy(voice) == pytest.approx(SECONDS + TAIL, abs=0.03)


def test_a_prepared_word_is_played_at_once() -> None:
    voice = SpokenVoice(PaperRenderer())
    voice.prepare(["cat", "dog", "cat", "<no>"])
    voice.update(0.01)
    voice.say("cat")
    assert heard()


def test_preparing_asks_only_for_what_is_missing() -> None:
    renderer = PaperRenderer()
    voice = SpokenVoice(renderer, rate="slow")
    voice.prepare(["cat"])
    voice.update(0.01)
    voice.prepare(["cat", "dog", "dog"])
    assert renderer.wanted == [Request("dog", "slow")]


def test_another_rate_is_another_clip() -> None:
    renderer = PaperRenderer()
    voice = SpokenVoice(renderer)
    voice.prepare(["cat"])
    voice.update(0.01)
    voice.rate = "slow"
    voice.prepare(["cat"])
    assert renderer.wanted == [Request("cat", "slow")]


def test_stop_is_heard_at_once() -> None:
    voice = SpokenVoice(PaperRenderer())
    voice.say("cat")
    voice.update(0.01)
    voice.stop()
    assert not voice.busy
    pygame.time.wait(80)
    assert not heard()


def test_a_new_word_cuts_off_the_old() -> None:
    voice = SpokenVoice(PaperRenderer())
    voice.sound_out(["k", "a", "t"], "cat")
    voice.say("dog")
    assert (voice.caption, voice.lit) == ("dog", None)
    voice.update(0.01)
    assert seconds_busy(voice) == pytest.approx(SECONDS + TAIL, abs=0.03)


def test_a_word_that_does_not_come_is_shown_and_let_go() -> None:
    voice = SpokenVoice(PaperRenderer(answers=False))
    voice.say("cat")
    assert seconds_busy(voice) == pytest.approx(PATIENCE, abs=0.03)


HOPELESS = [
    PaperRenderer(GAVE_UP, answers=False),
    PaperRenderer(clip=None),
    PaperRenderer(STARTING, clip=None),
]


@pytest.mark.parametrize("renderer", HOPELESS)
def test_a_word_that_cannot_come_is_shown_without_waiting(renderer: PaperRenderer) -> None:
    voice = SpokenVoice(renderer)
    voice.say("cat")
    assert seconds_busy(voice) == pytest.approx(1.0, abs=0.03)


def test_a_failed_word_is_tried_again_in_the_next_match() -> None:
    renderer = PaperRenderer(clip=None)
    voice = SpokenVoice(renderer)
    voice.say("cat")
    voice.update(0.01)
    assert voice._clips.failed(Request("cat", "normal"))
    voice.prepare(["cat"])
    assert renderer.wanted == [Request("cat", "normal")]
    assert not voice._clips.failed(Request("cat", "normal"))


def test_text_no_engine_may_have_is_only_shown() -> None:
    renderer = PaperRenderer()
    voice = SpokenVoice(renderer)
    voice.say("<3")
    assert renderer.wanted == []
    assert seconds_busy(voice) == pytest.approx(1.0, abs=0.03)


def test_sounds_are_shown_in_time_then_the_word_is_heard() -> None:
    voice = SpokenVoice(PaperRenderer())
    voice.sound_out(["sh", "i", "p"], "ship")
    lit = []
    while voice.busy and not heard():
        lit.append(voice.lit)
        voice.update(0.1)
    assert list(dict.fromkeys(lit)) == [0, 1, 2, None]
    assert voice.caption == "ship"


def test_without_a_mixer_there_are_captions() -> None:
    pygame.mixer.quit()
    voice = SpokenVoice(PaperRenderer())
    voice.volume = 0.5
    voice.say("cat")
    assert seconds_busy(voice) == pytest.approx(1.0, abs=0.03)
    voice.stop()
    assert voice.health.state is State.CAPTIONS


def test_a_mixer_that_goes_away_in_mid_word_hurts_nobody() -> None:
    voice = SpokenVoice(PaperRenderer())
    voice.say("cat")
    voice.update(0.01)
    pygame.mixer.quit()
    voice.volume = 0.1
    assert seconds_busy(voice) < 1.0
    voice.stop()


def test_no_sound_card_is_said_in_one_sentence() -> None:
    health = SpokenVoice(PaperRenderer()).health
    assert (health.state, health.engine) == (State.CAPTIONS, "Fake")
    assert health.why == "No loudspeaker was found, so words are shown instead."


def test_volume_reaches_the_word_being_said() -> None:
    voice = SpokenVoice(PaperRenderer(), volume=0.5)
    voice.say("cat")
    voice.update(0.01)
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.5, abs=0.01)
    voice.volume = 0.25
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.25, abs=0.01)


def test_closing_closes_the_child() -> None:
    renderer = PaperRenderer()
    SpokenVoice(renderer).close()
    assert renderer.closed


def test_the_least_recently_used_clip_is_forgotten() -> None:
    clips = Clips()
    requests = [Request(f"word{number}", "normal") for number in range(MOST + 1)]
    for request in requests[:MOST]:
        clips.take(Rendered(request, CLIP))
    clips.sound(requests[0])
    clips.take(Rendered(requests[MOST], CLIP))
    assert requests[0] in clips
    assert requests[1] not in clips


def test_opening_a_voice_starts_no_child_yet() -> None:
    voice = open_voice()
    assert isinstance(voice, SpokenVoice)
    assert voice.health.state is State.STARTING
    assert voice._renderer._child is None
    voice.close()
