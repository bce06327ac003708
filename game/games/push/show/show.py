"""All that only this game has on the screen."""

from game.games.push.show.dice import PICTURES
from game.games.push.show.faces import FACES
from game.screen.scenes.show import Show

SHOW = Show(cards=FACES, pictures=PICTURES)
