"""What all games bring to the pictures, for tests that make pictures of their own."""

from game.games.shelf import GAMES
from game.games.shows import SHOWS
from game.screen.app.kit import kit_of

KIT = kit_of(GAMES, SHOWS)
