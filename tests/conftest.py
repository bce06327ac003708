"""Every test runs without a window or sound card; shared fixtures."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable

import pytest

from game.play import bots
from game.play.uno_search import UnoSearch
from game.rules.core import Game
from game.rules.kablam import KaBlam
from game.rules.things import Card
from game.tables import TABLES
from game.tables.table import Table
from tests.arranging import WORDS, arrange
from tests.every_kind import Kind, kinds

Arranged = Callable[..., KaBlam]
UNO_LEVELS = bots.OF_THEIR_OWN["uno_express"]
UNO_LEVELS["hard"] = UNO_LEVELS["hard"]._replace(
    bot=UnoSearch(decisions=300)
)  # how strong it is, the bench tells


@pytest.fixture
def words() -> list[Card]:
    return list(WORDS)


@pytest.fixture(params=list(TABLES.values()), ids=list(TABLES))
def every_game(request: pytest.FixtureRequest) -> type[Game]:
    """The rules of each game in turn."""
    table: Table = request.param
    return table.rules


@pytest.fixture
def every_kind(every_game: type[Game]) -> list[Kind]:
    """Each number of players and each variant of a game."""
    return kinds(every_game)


@pytest.fixture
def kablam(words: list[Card]) -> Arranged:
    """A Ka-Blam! table laid as a test wants it: kablam({"hand 0": "G2"}, players=3, length="short")."""

    def lay(wanted: dict[str, object], players: int = 2, **options: object) -> KaBlam:
        return arrange(KaBlam(KaBlam.build_deck(words, players), players, 1, **options), wanted)

    return lay
