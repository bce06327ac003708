"""All that THAT'S IT! has of its own on the screen."""

from game.games.thats_it.show.call import ThatsItCall
from game.games.thats_it.show.faces import FACES
from game.screen.scenes.show import Show

SHOW = Show(cards=FACES, moments={"thats_it": ThatsItCall})
