"""All that THAT'S IT! has of its own on the screen."""

from game.games.thats_it.grouping import ByThing, Mat
from game.games.thats_it.show.call import ShiningCall, ThatsItCall
from game.games.thats_it.show.faces import FACES
from game.games.thats_it.show.hand import ThingsView
from game.games.thats_it.show.mats import MatView
from game.games.thats_it.show.score_table import ScoreTable
from game.screen.scenes.show import Show

SHOW = Show(
    cards=FACES,
    piles={ByThing: ThingsView, Mat: MatView},
    results=ScoreTable,
    callers={"call": ShiningCall},
    moments={"thats_it": ThatsItCall},
)
