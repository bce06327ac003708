"""What all games bring to the pictures, for tests that make pictures of their own."""

from game.screen.app.app import make_kit

KIT = make_kit()
