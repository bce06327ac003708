"""Every picture of one window size, from one place: cards, pieces, flourishes and scenery."""

from game.screen.paint.labels import Labels
from game.screen.paint.scenery import Scenery
from game.screen.paint.tokens import Flourishes


class Art(Flourishes, Labels, Scenery):
    """Made anew, with empty shelves, whenever the window changes its size."""
