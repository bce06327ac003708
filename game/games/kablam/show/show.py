"""All that only this game has on the screen."""

from game.games.kablam.show.faces import FACES
from game.screen.scenes.show import Show

SHOW = Show(cards=FACES)
