"""Which game: one large tile, or up to six."""

from collections.abc import Callable
from functools import partial

import pygame

from game.games.shelf import GAMES
from game.screen.paint.view import put
from game.screen.scenes.scene import Host, Scene
from game.screen.widgets.game_tile import SIZE, GameTile, in_rows, printed
from game.screen.widgets.widget import IconButton
from game.table.table import Table

LAYOUTS = {1: (1, 1.84), 2: (2, 1.38), 3: (2, 1.0), 4: (2, 1.0), 5: (3, 1.0), 6: (3, 1.0)}  # columns, scale
LAYOUTS |= dict.fromkeys((7, 8), (4, 0.74)) | {9: (3, 0.66)}  # room for games to come
GAPS = (38, 34)  # lu between tiles
TOP, FOOT = 104, 24  # lu


class ChooseScene(Scene):
    """The games on the shelf; what happens to the chosen one may be told."""

    def __init__(
        self, host: Host, heading: str = "Choose a game", chosen: Callable[[Table], None] | None = None
    ) -> None:
        super().__init__(host)
        self.greeting = heading
        self.tables = tuple(entry.table for entry in GAMES.values())
        self._chosen = chosen or self._seat_players
        self._words = printed(self.services.packs, self.services.settings.pack)

    def build(self) -> None:
        view = self.host.view
        columns, scale = LAYOUTS[len(self.tables)]
        size = (SIZE[0] * scale, SIZE[1] * scale)
        middle = (view.width / 2, (view.height + view.px(TOP - FOOT)) / 2)
        places = in_rows(view, len(self.tables), columns, size, GAPS, middle)
        tiles = [
            GameTile(place, table.title, partial(self._chosen, table), table=table, words=self._words)
            for table, place in zip(self.tables, places, strict=True)
        ]
        corner = view.rect(66, 66, (view.px(20), view.px(22)), "topleft")
        self.focus.place([*tiles, IconButton(corner, "Back", self.back, "icons/back")], first=tiles[0].name)

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        view = self.host.view
        put(screen, self.host.art.letters.title(self.greeting, view.px(58)), (view.width // 2, view.px(56)))

    def _seat_players(self, table: Table) -> None:
        self.host.go("setup", table=table)
