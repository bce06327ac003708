"""A shelf of finished surfaces: made once, kept while there is room, oldest thrown away first."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

import pygame


class Shelf:
    """Keeps at most `limit` bytes of pixels; what was used longest ago goes first."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._kept: dict[Hashable, pygame.Surface] = {}
        self.used = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under this key, made now if need be; nobody may draw on it."""
        surface = self._kept.pop(key, None)
        if surface is None:
            surface = make()
            self.used += _bytes(surface)
        self._kept[key] = surface
        while self.used > self._limit and len(self._kept) > 1:
            oldest = next(iter(self._kept))
            self.used -= _bytes(self._kept.pop(oldest))
        return surface

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


class HasShelf(Protocol):
    shelf: Shelf


Maker = TypeVar("Maker", bound=HasShelf)
Asked = ParamSpec("Asked")


def kept(
    make: Callable[Concatenate[Maker, Asked], pygame.Surface],
) -> Callable[Concatenate[Maker, Asked], pygame.Surface]:
    """Whatever is asked a second time comes from the maker's shelf; nobody may draw on it."""

    @wraps(make)
    def get(maker: Maker, /, *asked: Asked.args, **named: Asked.kwargs) -> pygame.Surface:
        key = (make, asked, *named.items())
        return maker.shelf.get(key, lambda: make(maker, *asked, **named))

    return get
