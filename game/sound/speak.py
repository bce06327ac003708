"""One word without a window: the child that speaks in the game renders it."""

import time

from game.sound.health import State
from game.sound.pcm import wav
from game.sound.renderer import Renderer
from game.sound.request import Request
from game.sound.script import LONGEST_TEXT, engine_text

STEP = 0.005


def speak(word: str, rate: str = "slow", engine: str = "") -> bytes:
    """A WAV file of the word; LookupError with one plain sentence when it cannot be said."""
    text = engine_text(word)
    if not text:
        most = f"at most {LONGEST_TEXT} English letters, numbers, apostrophes and hyphens"
        raise LookupError(f"'{word}' cannot be said: it must be {most}.")
    renderer = Renderer()
    renderer.prefer(engine)
    renderer.add(Request(text, rate), urgent=True)
    try:
        while renderer.health.state is not State.CAPTIONS:
            for answer in renderer.update(STEP):
                if answer.clip is None:
                    raise LookupError(f"'{word}' cannot be said by {renderer.health.engine}.")
                return wav(answer.clip)
            time.sleep(STEP)
        raise LookupError(renderer.health.why)
    finally:
        renderer.close()
