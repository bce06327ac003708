"""A moment that fills the screen: plays once over the table as it stood, and nobody can act meanwhile."""

from collections.abc import Iterator
from typing import Protocol

import pygame

from game.screen import die_roll, explosion, go_fox, splash, thats_it_call
from game.screen.art import Art


class Moment(Protocol):
    """Something big that happens; with reduced motion it is simply there, then gone."""

    art: Art
    time: float

    @property
    def done(self) -> bool: ...

    def prepare(self, art: Art, table: pygame.Surface) -> None:
        """Make the pictures for this window, over the table as it stands."""

    def update(self, dt: float) -> None: ...

    def draw(self, screen: pygame.Surface) -> None: ...


WARM = {
    "explosion": explosion.warm,
    "go_fox": go_fox.warm,
    "die": die_roll.warm,
    "bust": splash.warm_bust,
    "thats_it": thats_it_call.warm,
}


def warm(art: Art, shows: set[str]) -> Iterator[None]:
    """Make the pictures of these moments ahead of them, one at a time, while the table is quiet."""
    for show in sorted(shows & set(WARM)):
        yield from WARM[show](art)
