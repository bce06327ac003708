"""All that THAT'S IT! has of its own on the screen."""

from game.games.thats_it.show.call import ThatsItCall
from game.screen.scenes.show import Show

SHOW = Show(moments={"thats_it": ThatsItCall})
