"""Words that can be played at once, the least recently used forgotten first."""

import io
from collections import OrderedDict

import pygame

from game.sound.pcm import Clip, wav
from game.sound.renderer import Rendered, Request

MOST = 300


class Clips:
    """Keeps clips and makes a sound of one (2 ms) when it is spoken, so that preparing costs nothing."""

    def __init__(self) -> None:
        self._clips: OrderedDict[Request, Clip] = OrderedDict()
        self._failed: set[Request] = set()

    def __contains__(self, request: Request) -> bool:
        return request in self._clips

    def sound(self, request: Request) -> pygame.mixer.Sound | None:
        """None when there is no such clip or the mixer will not have it."""
        clip = self._clips.get(request)
        if clip is None:
            return None
        self._clips.move_to_end(request)
        try:
            return pygame.mixer.Sound(file=io.BytesIO(wav(clip)))
        except pygame.error:
            self._drop(request)
            return None

    def failed(self, request: Request) -> bool:
        return request in self._failed

    def forgive(self) -> None:
        """Let words that failed be tried again."""
        self._failed.clear()

    def take(self, answer: Rendered) -> None:
        if answer.clip is None:
            self._failed.add(answer.request)
            return
        self._clips[answer.request] = answer.clip
        if len(self._clips) > MOST:
            self._clips.popitem(last=False)

    def _drop(self, request: Request) -> None:
        del self._clips[request]
        self._failed.add(request)
