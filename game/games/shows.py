"""The games with pictures of their own: the only list here that imports pygame."""

from collections.abc import Mapping

from game.games.kablam.show import show as kablam
from game.games.push.show import show as push
from game.games.thats_it.show import show as thats_it
from game.games.uno_express.show import show as uno_express
from game.screen.scenes.show import Show

SHOWS: Mapping[str, Show] = {
    "kablam": kablam.SHOW,
    "push": push.SHOW,
    "thats_it": thats_it.SHOW,
    "uno_express": uno_express.SHOW,
}
