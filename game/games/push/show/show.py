"""All that PUSH has of its own on the screen."""

from game.games.push.show.bust import Bust
from game.games.push.show.dice import PICTURES
from game.games.push.show.die_roll import DieRoll
from game.games.push.show.faces import FACES
from game.rules.things import Rolled
from game.screen.scenes.show import Show

SHOW = Show(cards=FACES, pictures=PICTURES, moments={"bust": Bust, Rolled: DieRoll})
