"""The games with pictures of their own: the only list here that imports pygame."""

from collections.abc import Mapping

from game.screen.scenes.show import Show

SHOWS: Mapping[str, Show] = {}
