"""The sounds of one word: pressed one by one or run together, and which of them is heard now."""

from game.sound.voice import Voice
from game.words.spelling import Spelling


class Sounding:
    """Follows the voice, so that each grapheme lights up with its sound."""

    def __init__(self, voice: Voice, spelling: Spelling) -> None:
        self.voice = voice
        self.spelling = spelling
        self._pressed: int | None = None  # the one sound that was pressed last

    def press(self, nth: int) -> None:
        self._pressed = nth
        self.voice.sound(self.spelling.sounds[nth])

    def run(self) -> None:
        """All sounds in order."""
        self._pressed = None
        self.voice.sound_out(self.spelling.sounds)

    def model(self) -> None:
        """All sounds in order, then the word."""
        self._pressed = None
        self.voice.sound_out(self.spelling.sounds, self.spelling.word)

    def say(self) -> None:
        self._pressed = None
        self.voice.say(self.spelling.word)

    def stop(self) -> None:
        self._pressed = None
        self.voice.stop()

    @property
    def lit(self) -> int | None:
        """Which grapheme is heard just now."""
        lit = self.voice.lit
        if lit is not None and lit < len(self.spelling.graphemes):
            return lit
        return self._pressed if self.voice.busy else None

    def is_lit(self, nth: int) -> bool:
        return self.lit == nth

    @property
    def caption(self) -> str:
        """What is heard, in letters: the grapheme of a sound, or the word."""
        if self.lit is not None:
            return self.spelling.graphemes[self.lit]
        said = self.voice.caption
        return said if said == self.spelling.word else ""
