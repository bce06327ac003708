"""The games with pictures of their own: the only list here that imports pygame."""

from collections.abc import Mapping

from game.games.push.show.show import SHOW as PUSH
from game.games.read_and_grab.show import SHOW as READ_AND_GRAB
from game.games.thats_it.show.show import SHOW as THATS_IT
from game.screen.scenes.show import Show

SHOWS: Mapping[str, Show] = {"push": PUSH, "read_and_grab": READ_AND_GRAB, "thats_it": THATS_IT}
