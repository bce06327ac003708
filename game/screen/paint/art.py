"""Every picture of one window size, from one place."""

from game.screen.paint.cards import Cards
from game.screen.paint.ground import Ground
from game.screen.paint.labels import Labels
from game.screen.paint.lights import Lights
from game.screen.paint.pieces import Pieces
from game.screen.paint.studio import Studio
from game.screen.paint.tokens import Tokens
from game.screen.paint.view import View
from game.words.pictures import Album


class Art(Studio):
    """Made anew, with empty shelves, whenever the window changes its size."""

    def __init__(
        self, view: View, calm: bool = False, fizzy: bool = False, album: Album | None = None
    ) -> None:
        super().__init__(view, calm, fizzy, album)
        self.cards = Cards(self)
        self.pieces = Pieces(self)
        self.labels = Labels(self, self.pieces)
        self.lights = Lights(self)
        self.tokens = Tokens(self, self.cards)
        self.ground = Ground(self)
