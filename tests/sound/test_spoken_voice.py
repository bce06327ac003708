"""The voice that is heard: plays clips in turn, falls back to captions, and always ends."""

import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pygame
import pytest

from game.sound import clips as clips_module
from game.sound.clips import Clips
from game.sound.finder import Folders
from game.sound.health import Health, State
from game.sound.mixer import open_mixer
from game.sound.pcm import Clip
from game.sound.renderer import GAVE_UP, STARTING, Renderer
from game.sound.request import Rendered, Request
from game.sound.spoken import PATIENCE, TAIL, SpokenVoice
from game.sound.voice import open_voice
from tests.sound.prompt_finder import SHIPPED, prompt_finder

SECONDS = 0.3
CLIP = Clip(16000, b"\x10\x08" * int(16000 * SECONDS))
SPEAKING = Health(State.SPEAKING, "The voice is ready (Fake).", "Fake")


Make = Callable[..., SpokenVoice]


class PaperRenderer(Renderer):
    """Answers at the next update, or never, without any child."""

    def __init__(self, health: Health = SPEAKING, answers: bool = True, clip: Clip | None = CLIP) -> None:
        super().__init__()
        self.health = health
        self.wanted: list[Request] = []
        self.asked: list[Request] = []
        self.closed = False
        self._answers = answers
        self._clip = clip

    def ask(self, requests: Iterable[Request]) -> None:
        self.wanted = [*requests]
        self.asked += self.wanted

    def add(self, request: Request, urgent: bool) -> None:
        self.wanted.append(request)
        self.asked.append(request)

    def prepare(self, requests: Iterable[Request]) -> None:
        self.wanted = [*requests]

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


@pytest.fixture
def spoken(tmp_path: Path) -> Callable[..., SpokenVoice]:
    """Makes a voice whose folders are empty."""

    def make(renderer: Renderer, rate: str = "slow", volume: float = 1.0) -> SpokenVoice:
        return SpokenVoice(renderer, prompt_finder(tmp_path), rate, volume)

    return make


def settle(voice: SpokenVoice) -> None:
    """Let what was wanted be looked for, rendered and made a sound of."""
    for _ in range(4):
        voice.update(0.0)


def seconds_busy(voice: SpokenVoice) -> float:
    seconds = 0.0
    while voice.busy:
        voice.update(0.01)
        seconds += 0.01
        assert seconds < 20
    return seconds


def heard() -> bool:
    return pygame.mixer.Channel(0).get_busy()


def test_a_word_is_played_when_it_comes(spoken: Make) -> None:
    voice = spoken(PaperRenderer())
    voice.say("Cat")
    assert (voice.busy, voice.caption, heard()) == (True, "Cat", False)
    settle(voice)
    assert heard()
    assert seconds_busy(voice) == pytest.approx(SECONDS + TAIL, abs=0.03)


def test_a_prepared_word_is_played_at_once(spoken: Make) -> None:
    voice = spoken(PaperRenderer())
    voice.prepare(["cat", "dog", "cat", "<no>"])
    settle(voice)
    voice.say("cat")
    assert heard()


def test_preparing_asks_only_for_what_is_missing(spoken: Make) -> None:
    renderer = PaperRenderer()
    voice = spoken(renderer, rate="slow")
    voice.prepare(["cat"])
    settle(voice)
    voice.prepare(["cat", "dog", "dog"])
    settle(voice)
    assert renderer.asked == [Request("cat", "slow"), Request("dog", "slow")]


def test_another_rate_is_another_clip(spoken: Make) -> None:
    renderer = PaperRenderer()
    voice = spoken(renderer)
    for rate, accent in (("slow", "british"), ("fast", "british"), ("fast", "american")):
        voice.rate, voice.accent = rate, accent
        voice.prepare(["cat"])
        settle(voice)
        assert renderer.asked[-1] == Request("cat", rate, accent)
    assert len(renderer.asked) == 3


def test_stop_is_heard_at_once(spoken: Make) -> None:
    voice = spoken(PaperRenderer())
    voice.say("cat")
    voice.update(0.01)
    voice.stop()
    assert not voice.busy
    pygame.time.wait(80)
    assert not heard()


def test_a_new_word_cuts_off_the_old(spoken: Make) -> None:
    voice = spoken(PaperRenderer())
    voice.sound_out(["k", "a", "t"], "cat")
    voice.say("dog")
    assert (voice.caption, voice.lit) == ("dog", None)
    voice.update(0.01)
    assert seconds_busy(voice) == pytest.approx(SECONDS + TAIL, abs=0.03)


def test_a_word_that_does_not_come_is_shown_and_let_go(spoken: Make) -> None:
    voice = spoken(PaperRenderer(answers=False))
    voice.say("cat")
    assert seconds_busy(voice) == pytest.approx(PATIENCE, abs=0.03)


HOPELESS = [
    PaperRenderer(GAVE_UP, answers=False),
    PaperRenderer(clip=None),
    PaperRenderer(STARTING, clip=None),
]


@pytest.mark.parametrize("renderer", HOPELESS)
def test_a_word_that_cannot_come_is_shown_without_waiting(renderer: PaperRenderer, spoken: Make) -> None:
    voice = spoken(renderer)
    voice.say("cat")
    assert seconds_busy(voice) == pytest.approx(1.0, abs=0.03)


def test_a_failed_word_is_tried_again_in_the_next_match(spoken: Make) -> None:
    renderer = PaperRenderer(clip=None)
    voice = spoken(renderer)
    voice.say("cat")
    settle(voice)
    assert voice._clips.failed(Request("cat", "slow"))
    before = len(renderer.asked)
    voice.prepare(["cat"])
    voice.update(0.0)
    assert {*renderer.asked[before:]} == {Request("cat", "slow")}


def test_text_no_engine_may_have_is_only_shown(spoken: Make) -> None:
    renderer = PaperRenderer()
    voice = spoken(renderer)
    voice.say("<3")
    assert renderer.asked == []
    assert seconds_busy(voice) == pytest.approx(1.0, abs=0.03)


def test_sounds_are_shown_in_time_then_the_word_is_heard(spoken: Make) -> None:
    voice = spoken(PaperRenderer())
    voice.sound_out(["sh", "i", "p"], "ship")
    lit = []
    while voice.busy and not heard():
        lit.append(voice.lit)
        voice.update(0.1)
    assert list(dict.fromkeys(lit)) == [0, 1, 2, None]
    assert voice.caption == "ship"


def test_without_a_mixer_there_are_captions(spoken: Make) -> None:
    pygame.mixer.quit()
    voice = spoken(PaperRenderer())
    voice.volume = 0.5
    voice.say("cat")
    assert seconds_busy(voice) == pytest.approx(1.0, abs=0.03)
    voice.stop()
    assert voice.health.state is State.CAPTIONS


def test_a_mixer_that_goes_away_in_mid_word_hurts_nobody(spoken: Make) -> None:
    voice = spoken(PaperRenderer())
    voice.say("cat")
    voice.update(0.01)
    pygame.mixer.quit()
    voice.volume = 0.1
    assert seconds_busy(voice) < 1.0
    voice.stop()


def test_no_sound_card_is_said_in_one_sentence(spoken: Make) -> None:
    health = spoken(PaperRenderer()).health
    assert (health.state, health.engine) == (State.CAPTIONS, "Fake")
    assert health.why == "No loudspeaker was found, so words are shown instead."


def test_volume_reaches_the_word_being_said(spoken: Make) -> None:
    voice = spoken(PaperRenderer(), volume=0.5)
    voice.say("cat")
    settle(voice)
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.5, abs=0.01)
    voice.volume = 0.25
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.25, abs=0.01)


def test_closing_closes_the_child(spoken: Make) -> None:
    renderer = PaperRenderer()
    spoken(renderer).close()
    assert renderer.closed


def test_the_least_recently_used_clip_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clips_module, "MOST_SECONDS", 3.5 * SECONDS)
    clips = Clips(prompt_finder(tmp_path))
    first, _, _, fourth = requests = [Request(f"word{number}", "slow") for number in range(4)]
    for request in requests[:3]:
        clips.take(Rendered(request, CLIP), now=True)
    clips.sound(first)
    clips.take(Rendered(fourth, CLIP), now=True)
    assert [clips.sound(request) is not None for request in requests] == [True, False, True, True]


def test_opening_a_voice_starts_nothing_yet(tmp_path: Path) -> None:
    threads = threading.active_count()
    voice = open_voice(Folders(SHIPPED, tmp_path / "recordings", tmp_path / "cache"))
    assert isinstance(voice, SpokenVoice)
    assert voice.health.state is State.STARTING
    assert voice._renderer._child is None
    assert threading.active_count() == threads
    voice.close()
