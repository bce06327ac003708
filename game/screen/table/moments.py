"""A moment that fills the screen: plays once over the table as it stood, and nobody can act meanwhile."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

import pygame

from game.games.go_fox import show as go_fox
from game.games.go_fox.show import FoxCall
from game.games.kablam.show import explosion
from game.games.kablam.show.explosion import Explosion
from game.games.push.show import die_roll
from game.games.thats_it.show import call as thats_it_call
from game.games.thats_it.show.call import ThatsItCall
from game.games.titles import LAST_CARD
from game.games.uno_express.show import last_card
from game.games.uno_express.show.last_card import BluffFound, BluffNot, Caught, LastCardCall
from game.screen.paint.art import Art
from game.screen.table import splash
from game.screen.table.occasion import Occasion
from game.screen.table.splash import Bust


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


class Show(NamedTuple):
    """How a moment is made, what of it can be painted ahead, what the voice says with it, and whether the
    person on turn has just seen it all on a page of its own."""

    of: Callable[[Occasion], Moment]
    warm: Callable[[Art], Iterator[None]]
    said: str
    looked_at: bool = False


# Each `show` of a shout that fills the screen: a new game names its moment here and nowhere else.
MOMENTS: dict[str, Show] = {
    "explosion": Show(Explosion.of, explosion.warm, "KA-BLAM!"),
    "go_fox": Show(FoxCall.of, go_fox.warm, "GO FOX!"),
    "bust": Show(Bust.of, splash.warm_bust, splash.BUST),
    "last_card": Show(LastCardCall.of, last_card.warm_call, LAST_CARD),
    "caught": Show(Caught.of, last_card.warm_caught, ""),
    "bluff_found": Show(BluffFound.of, last_card.warm_bluff_found, "", looked_at=True),
    "bluff_not": Show(BluffNot.of, last_card.warm_bluff_not, "", looked_at=True),
    "thats_it": Show(ThatsItCall.of, thats_it_call.warm, thats_it_call.THATS_IT),
}
WARM = {**{name: show.warm for name, show in MOMENTS.items()}, "die": die_roll.warm}


def warm(art: Art, shows: set[str]) -> Iterator[None]:
    """Make the pictures of these moments ahead of them, one at a time, while the table is quiet."""
    for show in sorted(shows & set(WARM)):
        yield from WARM[show](art)
