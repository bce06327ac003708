"""Captions: what is shown, for how long, and what an engine may be given."""

import pytest

from game.sound.health import State
from game.sound.script import LONGEST_TEXT, engine_text, phrases, saying
from game.sound.voice import SilentVoice, Voice


def seconds_busy(voice: Voice) -> float:
    seconds = 0.0
    while voice.busy:
        voice.update(0.01)
        seconds += 0.01
        assert seconds < 20
    return seconds


@pytest.mark.parametrize(("word", "seconds"), [("cat", 1.0), ("caterpillar", 1.38)])
def test_a_caption_stands_long_enough_to_be_read(word: str, seconds: float) -> None:
    voice = SilentVoice()
    voice.say(word)
    assert (voice.busy, voice.caption, voice.lit) == (True, word, None)
    assert seconds_busy(voice) == pytest.approx(seconds, abs=0.02)
    assert (voice.busy, voice.caption) == (False, "")


def test_it_remembers_what_it_was_asked() -> None:
    voice = SilentVoice()
    voice.say("cat")
    voice.sound("sh")
    voice.sound_out(["sh", "i", "p"], "ship")
    voice.prepare(["cat", "ship"])
    assert voice.said == ["cat", "/sh/", "/sh/", "/i/", "/p/", "ship"]
    assert voice.prepared == ["cat", "ship"]


def test_sounding_out_lights_each_sound_then_says_the_word() -> None:
    voice = SilentVoice()
    voice.sound_out(["sh", "i", "p"], "ship")
    seen = []
    while voice.busy:
        seen.append((voice.lit, voice.caption))
        voice.update(0.1)
    assert list(dict.fromkeys(seen)) == [(0, "sh"), (1, "i"), (2, "p"), (None, ""), (None, "ship")]
    assert [lit for lit, _ in seen].count(1) == pytest.approx(6, abs=1)


def test_a_new_word_cuts_off_and_stop_ends() -> None:
    voice = SilentVoice()
    voice.sound_out(["a"] * 10)
    voice.say("dog")
    assert (voice.caption, voice.lit) == ("dog", None)
    voice.stop()
    assert not voice.busy
    voice.close()


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("IT", "it"),
        ("I am Sam!", "I am sam"),
        ("KA-BLAM!", "ka-blam"),
        ("THAT’S IT!!!", "that's it"),
        ("<b>", ""),
        ("fish & chips", ""),
        ("", ""),
        ("na" * 40, ""),
    ],
)
def test_engines_get_plain_text_only(words: str, text: str) -> None:
    assert engine_text(words) == text


def test_a_long_text_is_said_in_phrases() -> None:
    text = "Match the colour, the number or the shape. If you cannot, pick up a card and let the next play."
    parts = saying(text)
    assert " ".join(part.caption for part in parts) == text
    assert len(parts) > 2
    assert all(part.text for part in parts)
    assert all(len(line) <= LONGEST_TEXT for line in phrases("word " * 100))


def test_a_respelling_is_said_but_not_shown() -> None:
    (part,) = saying("read", "red")
    assert (part.caption, part.text) == ("read", "red")


def test_a_voice_switched_off_shows_captions() -> None:
    voice = SilentVoice(volume=0.5, rate="slow")
    assert voice.health.state is State.CAPTIONS
    assert voice.health.why.endswith(".")
