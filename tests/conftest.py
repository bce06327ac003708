"""Every test runs without a window or sound card; shared fixtures."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.games.kablam.rules import KaBlam
from game.games.uno_express import bot as uno_express
from game.games.uno_express.search import UnoSearch
from game.play.entry import Entry
from game.rules.core import Game
from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.view import View
from tests.arranging import WORDS, arrange
from tests.parts import PARTS, part
from tests.screen.kit import KIT
from tests.shared.all_games import ALL
from tests.shared.every_kind import Kind, kinds

Arranged = Callable[..., KaBlam]
QUICK = UnoSearch(uno_express.UnoBot(), decisions=300)  # how strong it really is, the bench tells
uno_express.LEVELS["hard"] = uno_express.LEVELS["hard"]._replace(bot=QUICK)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--part", choices=PARTS, help="only the tests traced for coverage, or only the others")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Half a run takes up its own files; whatever else pytest would leave out, it does."""
    wanted = config.getoption("--part")
    if wanted is None or not collection_path.name.startswith("test_"):
        return None
    return True if part(collection_path) != wanted else None


@pytest.fixture(scope="session", autouse=True)
def display() -> Iterator[pygame.Surface]:
    """Pictures are drawn without a window."""
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.display.quit()


@pytest.fixture(scope="session")
def art(display: pygame.Surface) -> Art:
    return Art(View(1280, 720), kit=KIT)


@pytest.fixture
def words() -> list[Card]:
    return list(WORDS)


@pytest.fixture(params=list(ALL.values()), ids=list(ALL))
def every_game(request: pytest.FixtureRequest) -> type[Game]:
    """The rules of each game in turn."""
    entry: Entry = request.param
    return entry.rules


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
