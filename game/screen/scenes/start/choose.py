"""Which game: one large tile, or up to six."""

from collections.abc import Callable
from functools import partial

import pygame

from game.games.shelf import GAMES
from game.screen.scenes.scene import Host, Scene
from game.screen.widgets.game_tile import SIZE, GameTile, printed
from game.screen.widgets.hint_bar import ALL, draw_hints
from game.screen.widgets.widget import IconButton, Widget
from game.table.table import Table

LAYOUTS = {1: (1, 1, 1.84), 2: (2, 1, 1.38), 3: (2, 2, 1.0), 4: (2, 2, 1.0), 5: (3, 2, 1.0), 6: (3, 2, 1.0)}
LAYOUTS |= dict.fromkeys((7, 8), (4, 2, 0.74)) | {9: (3, 3, 0.66)}  # room for games to come
GAPS = (38, 34)  # lu between tiles
FEW = 2  # up to so many games there is room for company at the bottom
COMPANY = (("nouns/cat-1", 10, 77, 210), ("nouns/fox-1", 90, 77, 210))  # picture, place in percent, lu


class ChooseScene(Scene):
    """The games on the shelf; what happens to the chosen one may be told."""

    def __init__(
        self, host: Host, heading: str = "Choose a game", chosen: Callable[[Table], None] | None = None
    ) -> None:
        super().__init__(host)
        self.heading = heading
        self.tables = tuple(entry.table for entry in GAMES.values())
        self._chosen = chosen or self._seat_players
        self._words = printed(self.services.packs, self.services.settings.pack)
        self._device = host.inputs.device

    def build(self) -> None:
        px = self.host.view.px
        side = round(px(66))
        back = IconButton(
            pygame.Rect(round(px(20)), round(px(22)), side, side), "Back", self.back, "icons/back"
        )
        tiles: list[Widget] = [
            GameTile(place, table.title, partial(self._chosen, table), table=table, words=self._words)
            for table, place in zip(self.tables, self._places(len(self.tables)), strict=True)
        ]
        self.focus.place([*tiles, back], first=tiles[0].name)

    def shown(self) -> None:
        if self.services.settings.spoken_menus:
            self.services.voice.say(self.heading)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._device != self.host.inputs.device:
            self._device, self.dirty = self.host.inputs.device, True

    def paint(self, screen: pygame.Surface) -> None:
        super().paint(screen)
        art, view = self.host.art, self.host.view
        title = art.letters.title(self.heading, view.px(58))
        screen.blit(title, title.get_rect(center=(view.width // 2, round(view.px(56)))))
        if len(self.tables) == 1:
            self._company(screen)
        if len(self.tables) <= FEW:
            draw_hints(screen, art, self._device, ALL, view.height - view.px(40))

    def _company(self, screen: pygame.Surface) -> None:
        art, view = self.host.art, self.host.view
        for name, x, y, size in COMPANY:
            picture = art.picture(name, view.px(size))
            if x > 50:
                picture = pygame.transform.flip(picture, True, False)
            place = picture.get_rect(center=view.at(x, y))
            shade = art.soft(place.width * 0.7, place.width * 0.1, place.width * 0.05, view.px(7), 110)
            screen.blit(
                shade, shade.get_rect(center=(place.centerx, round(place.centery + place.height * 0.45)))
            )
            screen.blit(picture, place)

    def _places(self, count: int) -> list[pygame.Rect]:
        """Rows of tiles in the middle of what the title leaves; a short last row is centred."""
        view = self.host.view
        columns, rows, scale = LAYOUTS[count]
        wide, high = view.px(SIZE[0] * scale), view.px(SIZE[1] * scale)
        across, down = wide + view.px(GAPS[0]), high + view.px(GAPS[1])
        top = view.px(104)
        middle = (top + view.height - view.px(24 if count > FEW else 60)) / 2
        places = []
        for nth in range(count):
            row, column = divmod(nth, columns)
            here = min(columns, count - row * columns)
            x = view.width / 2 + (column - (here - 1) / 2) * across
            y = middle + (row - (rows - 1) / 2) * down
            places.append(pygame.Rect(round(x - wide / 2), round(y - high / 2), round(wide), round(high)))
        return places

    def _seat_players(self, table: Table) -> None:
        self.host.go("setup", table=table)
