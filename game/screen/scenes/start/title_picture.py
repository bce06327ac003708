"""The picture of the title: the logo over the hills, cards at its sides and the friends in front."""

from functools import cached_property
from random import Random
from typing import NamedTuple

import pygame

from game import SHORT_NAME
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.lettering import LogoStyle
from game.screen.paint.palette import LEAF, SETS, WHITE
from game.screen.paint.shelf import kept
from game.screen.paint.studio import BOMB, draw_shapes
from game.screen.paint.view import put, whole
from game.screen.scenes.scene import Host
from game.screen.widgets.game_tile import dressed, printed

FANS = (  # card, x and y of its middle in lu, turn; the left side, then the right
    ("G8", 118, 338, 34),
    ("R2", 212, 262, 20),
    ("rev-Y", 322, 214, 8),
    ("B7", 1162, 338, -34),
    ("wild", 1068, 262, -20),
    ("O5", 958, 214, -8),
)
CARD = 150
LOGO_Y, SKY = 236, 400  # lu: the middle of the burst; what lies above belongs to it


class Friend(NamedTuple):
    """One of the animals along the bottom; places and sizes in lu."""

    picture: str
    x: float
    y: float
    size: float
    mirrored: bool = False


FRIENDS = (
    Friend("characters/robot", 66, 632, 136),
    Friend("nouns/pig-1", 1212, 636, 136),
    Friend("nouns/cat-1", 176, 560, 216),
    Friend("nouns/fox-1", 1100, 560, 216, True),
    Friend("nouns/frog-1", 330, 606, 160),
    Friend("nouns/dog-1", 950, 606, 164, True),
)


class TitlePicture:
    """Made for one window; the friends are drawn anew each time, all else is kept."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def draw(self, screen: pygame.Surface, leaning: int, tilt: float) -> None:
        """One of the friends may lean."""
        screen.blit(self._ground, (0, 0))
        for nth, friend in enumerate(FRIENDS):
            self._friend(screen, friend, tilt if nth == leaning else 0)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Where a point of the 1280 x 720 design lies: things keep together at the logo or at the ground."""
        view = self.host.view
        fixed = LOGO_Y if y < SKY else 720
        return whole((x * view.width / 1280, view.height * fixed / 720 + view.px(y - fixed)))

    def box(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        """A box round a point of the design; buttons keep together in the middle of a wide window."""
        view = self.host.view
        return view.rect(wide, high, (view.centred(x, 0)[0], self.at(0, y)[1]))

    @cached_property
    def _ground(self) -> pygame.Surface:
        """Everything that never moves."""
        art, view = self.host.art, self.host.view
        ground = art.ground.rays("menu").copy()
        put(ground, art.ground.hills(), (0, view.height), "bottomleft")
        self._strew(ground)
        words = printed(self.host.services.packs, self.host.services.settings.pack)
        for code, x, y, turn in FANS:
            face = art.cards.face(dressed(code, words), view.px(CARD))
            art.cards.lay(ground, face, self.at(x, y), turn)
        self._logo(ground)
        return ground

    def _strew(self, ground: pygame.Surface) -> None:
        """Confetti over the sky, all of it in one drawing."""
        chance, view, sets = Random(11), self.host.view, tuple(SETS.values())
        wide, high, body = view.width, view.height * 0.6, ""
        for _ in range(70):
            x, y, size = chance.uniform(0, wide), chance.uniform(0, high), view.px(chance.uniform(5, 11))
            kind = chance.choice((*(each.shape for each in sets), "strip", "strip"))
            colour = chance.choice((*(each.base for each in sets), WHITE, LEAF.top))
            body += svg.flake(kind, x, y, size, colour, chance.randrange(360))
        ground.blit(draw_shapes(body, wide, high), (0, 0))

    def _logo(self, ground: pygame.Surface) -> None:
        art, px = self.host.art, self.host.view.px
        burst = art.tokens.burst(px(800), px(600))
        bomb = art.turned(art.picture(BOMB, px(176)), -8)
        name = art.letters.logo(SHORT_NAME, px(138))
        friends = art.letters.logo("and friends", px(58), LogoStyle(0, 0, 0, "#FFF1A8", "#FFC21F"))
        for piece, x, y in ((burst, 640, LOGO_Y), (bomb, 654, 92), (name, 640, 232), (friends, 640, 348)):
            put(ground, piece, self.at(x, y))

    def _friend(self, screen: pygame.Surface, friend: Friend, tilt: float) -> None:
        art, px = self.host.art, self.host.view.px
        x, y = self.at(friend.x, friend.y)
        wide = px(friend.size)
        put(screen, art.soft(wide * 0.7, wide * 0.1, wide * 0.05, px(7), 130), (x, y + wide * 0.45))
        picture = art.picture(friend.picture, wide)
        if friend.mirrored:
            picture = mirrored(art, picture)
        put(screen, art.turned(picture, tilt), (x, y))

    def area(self, friend: Friend) -> pygame.Rect:
        side = friend.size * 1.24
        area = self.host.view.rect(side, side, self.at(friend.x, friend.y))
        return area.clip(self.host.screen.get_rect())


@kept
def mirrored(art: Art, picture: pygame.Surface) -> pygame.Surface:
    return pygame.transform.flip(picture, True, False)
