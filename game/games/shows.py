"""The games with pictures of their own: the only list here that imports pygame."""

from collections.abc import Mapping

from game.games.go_fox.show import SHOW as GO_FOX
from game.games.kablam.show import SHOW as KABLAM
from game.games.push.show.show import SHOW as PUSH
from game.games.read_and_grab.show import SHOW as READ_AND_GRAB
from game.games.thats_it.show.show import SHOW as THATS_IT
from game.games.uno_express.show.show import SHOW as UNO_EXPRESS
from game.screen.scenes.show import Show

SHOWS: Mapping[str, Show] = {
    "kablam": KABLAM,
    "go_fox": GO_FOX,
    "read_and_grab": READ_AND_GRAB,
    "push": PUSH,
    "thats_it": THATS_IT,
    "uno_express": UNO_EXPRESS,
}
