"""Sounds that can be played at once, and what is being done about those that cannot yet."""

from collections import OrderedDict
from collections.abc import Iterable

import pygame

from game.sound.finder import Finder, playable
from game.sound.phonemes import LABELS
from game.sound.request import Rendered, Request, sound_request

MOST_SECONDS = 100.0  # about 18 MB as the mixer keeps them


class Clips:
    """Memory in front of the disk; the least recently used sound is forgotten first."""

    def __init__(self, finder: Finder) -> None:
        self._finder = finder
        self._sounds: OrderedDict[Request, pygame.mixer.Sound] = OrderedDict()
        self._seconds = 0.0
        self._urgent: set[Request] = set()
        self._later: set[Request] = set()
        self._failed: set[Request] = set()
        self._started = False
        self._epoch = finder.epoch

    def sound(self, request: Request) -> pygame.mixer.Sound | None:
        if request in self._sounds:
            self._sounds.move_to_end(request)
        return self._sounds.get(request)

    def failed(self, request: Request) -> bool:
        return request in self._failed

    def ask(self, requests: Iterable[Request]) -> list[Request]:
        """Look for these at once, instead of those asked for before; gives those that are for an engine."""
        wanted = [request for request in requests if self._unknown(request)]
        missing = [request for request in wanted if self._finder.lacks(request)]
        self._urgent = {*wanted} - {*missing}
        self._finder.ask(request for request in wanted if request in self._urgent)
        return missing

    def prepare(self, requests: Iterable[Request]) -> None:
        """Look for these when nothing else is wanted; words that failed may be tried again."""
        self._failed.clear()
        every = [*requests, *map(sound_request, LABELS)]
        wanted = [request for request in every if self._unknown(request)]
        self._later = set(wanted)
        self._finder.prepare(wanted)

    def take(self, answer: Rendered, now: bool) -> None:
        """What an engine rendered: playable at once if it is awaited now, else a little later."""
        if answer.clip is None:
            self._failed.add(answer.request)
            return
        sound = playable(answer.clip) if now else None
        if sound is not None:
            self._remember(answer.request, sound)
        self._finder.keep(answer, ready=sound is not None)

    def update(self) -> list[Request]:
        """Once a frame: take what was found; what lies nowhere is for an engine."""
        if not self._started:
            self._started = True
            self._finder.start()
            if not self._later:
                self.prepare([])
        missing = []
        for request, sound, epoch, rendered in self._finder.found():
            if epoch != self._finder.epoch:
                continue  # renewed() has it looked for again
            wanted = self.looking_for(request)
            self._urgent.discard(request)
            self._later.discard(request)
            if sound is not None:
                self._remember(request, sound)
            elif rendered or request.is_sound:
                self._failed.add(request)
            elif wanted:
                missing.append(request)
        return missing

    def renewed(self) -> bool:
        """Whether the same requests mean other sounds now; then all must be asked for again."""
        if self._epoch == self._finder.epoch:
            return False
        self._epoch = self._finder.epoch
        self.forget()
        return True

    def looking_for(self, request: Request) -> bool:
        return request in self._urgent or request in self._later

    def forget(self) -> None:
        """Nothing is ready any more."""
        self._sounds.clear()
        self._failed.clear()
        self._seconds = 0.0

    def close(self) -> None:
        self._finder.close()

    def _unknown(self, request: Request) -> bool:
        return request not in self._sounds and request not in self._failed

    def _remember(self, request: Request, sound: pygame.mixer.Sound) -> None:
        if request not in self._sounds:
            self._seconds += sound.get_length()
        self._sounds[request] = sound
        self._sounds.move_to_end(request)
        while self._seconds > MOST_SECONDS:
            _, forgotten = self._sounds.popitem(last=False)
            self._seconds -= forgotten.get_length()
