"""Every picture of one window size, from one place."""

from collections.abc import Mapping
from typing import NamedTuple

from game.screen.paint.cards import CardFace, Cards
from game.screen.paint.drawings import Drawings
from game.screen.paint.faces import FACES, PLAIN
from game.screen.paint.ground import Ground
from game.screen.paint.labels import Labels
from game.screen.paint.lights import Lights
from game.screen.paint.pieces import Pieces
from game.screen.paint.studio import Studio
from game.screen.paint.tokens import Tokens
from game.screen.paint.view import View
from game.words.pictures import Album


class Kit(NamedTuple):
    """What the games bring: faces by kind of card, pictures as SVG text by name, felts by game."""

    faces: Mapping[str, CardFace] = {}
    pictures: Mapping[str, str] = {}
    felts: Mapping[str, tuple[str, str]] = {}


BARE = Kit()


class Art(Studio):
    """Made anew, with empty shelves, whenever the window changes its size."""

    def __init__(
        self,
        view: View,
        calm: bool = False,
        fizzy: bool = False,
        album: Album | None = None,
        kit: Kit = BARE,
    ) -> None:
        super().__init__(view, calm, fizzy, kit.pictures)
        self.drawings = Drawings(self, album)
        self.cards = Cards(self, self.drawings, {**FACES, **kit.faces}, PLAIN)
        self.pieces = Pieces(self)
        self.labels = Labels(self, self.pieces)
        self.lights = Lights(self)
        self.tokens = Tokens(self)
        self.ground = Ground(self, kit.felts)
