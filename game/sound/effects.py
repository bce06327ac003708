"""Short sounds and the music, quieter while the voice speaks."""

import random
from collections import deque
from itertools import chain
from pathlib import Path

import pygame

from game import paths

DUCKED = 0.4
MUSIC_FADE = 800


def variants(folder: Path, name: str = "*") -> list[Path]:
    """The files of one effect, among which one is picked each time, or those of all."""
    return sorted(folder.glob(f"{name}[0-9].wav"))


class Effects:
    """Plays effects by name; without a mixer or when silent it does nothing and says nothing."""

    def __init__(
        self, volume: float = 0.7, music_volume: float = 0.0, silent: bool = False, folder: Path | None = None
    ) -> None:
        self.silent = silent
        self.played: deque[str] = deque(maxlen=200)
        self._volume = volume
        self._music_volume = music_volume
        self._ducked = False
        self._music_wanted = False
        self._music_on = False
        self._music_loaded = False
        self._folder = folder or paths.sounds() / "effects"
        self._waiting = deque(variants(self._folder))
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}

    @property
    def volume(self) -> float:
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = volume
        self._set_levels()

    @property
    def music_volume(self) -> float:
        return self._music_volume

    @music_volume.setter
    def music_volume(self, volume: float) -> None:
        self._music_volume = volume
        self._set_levels()
        self._follow_music()

    @property
    def loading(self) -> bool:
        """Whether update() still has files to load."""
        return bool(self._waiting) and self._able

    @property
    def _able(self) -> bool:
        return not self.silent and pygame.mixer.get_init() is not None

    def update(self) -> None:
        """Once a frame: load one more file, start music that was asked for before the mixer opened."""
        if self._waiting and self._able:
            self._load(self._waiting.popleft())
        self._follow_music()

    def play(self, name: str) -> None:
        self.played.append(name)
        sounds = self._loaded.get(name)
        if sounds and self._able and self._volume > 0:
            random.choice(sounds).play()

    def duck(self, ducked: bool) -> None:
        """Step back while the voice speaks."""
        if ducked != self._ducked:
            self._ducked = ducked
            self._set_levels()

    def start_music(self) -> None:
        self._music_wanted = True
        self._follow_music()

    def stop_music(self) -> None:
        self._music_wanted = False
        self._follow_music()

    def _load(self, path: Path) -> None:
        try:
            sound = pygame.mixer.Sound(path)
        except (pygame.error, OSError):
            return
        sound.set_volume(self._level(self._volume))
        self._loaded.setdefault(path.stem[:-1], []).append(sound)

    def _level(self, volume: float) -> float:
        return volume * (DUCKED if self._ducked else 1.0)

    def _set_levels(self) -> None:
        if not self._able:
            return
        for sound in chain.from_iterable(self._loaded.values()):
            sound.set_volume(self._level(self._volume))
        pygame.mixer.music.set_volume(self._level(self._music_volume))

    def _follow_music(self) -> None:
        """Play the music exactly when it is wanted and can be heard; a mixer opened anew has lost it."""
        if self._music_on and self._able and not pygame.mixer.music.get_busy():
            self._music_on = self._music_loaded = False
        wanted = self._music_wanted and self._music_volume > 0
        if wanted == self._music_on or not self._able:
            return
        self._music_on = wanted
        if not wanted:
            # Paused, not faded out: loading again during a fade would wait for its end.
            pygame.mixer.music.pause()
        elif self._music_loaded:
            pygame.mixer.music.unpause()
        else:
            self._load_music()

    def _load_music(self) -> None:
        self._music_loaded = True
        try:
            pygame.mixer.music.load(self._folder / "music.wav")
            pygame.mixer.music.set_volume(self._level(self._music_volume))
            pygame.mixer.music.play(loops=-1, fade_ms=MUSIC_FADE)
        except (pygame.error, OSError):
            self._music_wanted = False
