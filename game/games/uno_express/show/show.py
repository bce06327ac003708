"""All that this game has of its own on the screen."""

from game.games.uno_express.show.dialogs import DIALOGS
from game.games.uno_express.show.faces import FACES
from game.games.uno_express.show.last_card import BluffFound, BluffNot, Caught, LastCardCall
from game.games.uno_express.show.tour import tour
from game.screen.scenes.show import Show

SHOW = Show(
    cards=FACES,
    dialogs=DIALOGS,
    moments={"uno": LastCardCall, "caught": Caught, "bluff_found": BluffFound, "bluff_not": BluffNot},
    tour=tour,
)
