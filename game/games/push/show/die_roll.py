"""A die is thrown: it hops across the table and comes to rest on the face that the rules have rolled."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.games.push.show.dice import RING
from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.motion import out_cubic
from game.screen.paint.surfaces import padded
from game.screen.table.splash import BEAMS, LETTERS, Splash, burst_by_layers, tones

ROLL, END = 0.9, 2.1
SIZE = 230  # lu
CARD = 8.4  # percent of the design: the card beside it
HOPS = ((0.0, 0.42, 150), (0.42, 0.74, 88), (0.74, 1.0, 40))  # from, to in parts of the way; lu high
CHANGES = (0.06, 0.12, 0.19, 0.27, 0.36, 0.46, 0.57, 0.7)  # when another face comes up, in parts of the way
TURNS = 450  # degrees
LEAN = -6
STEP = 15  # degrees


class Throw(NamedTuple):
    """The face rolled, who throws the die from where, whom to tell when it lies, and the card that asked."""

    face: str
    name: str
    start: tuple[float, float]
    landed: Callable[[], None]
    card: Card | None = None


def face_at(face: str, part: float) -> str:
    """What is in front on the way: other faces first, the one rolled at the end."""
    return faced(face, sum(part < change for change in CHANGES))


def faced(face: str, left: int) -> str:
    """What is in front so many changes before the face rolled."""
    return RING[(RING.index(face) - left * 5) % len(RING)]


class DieRoll(Splash):
    """The outcome is known before it begins."""

    start = ROLL
    end = END

    def __init__(self, art: Art, table: pygame.Surface, throw: Throw, calm: bool) -> None:
        self.throw = throw
        self._told = False
        super().__init__(
            art, table, f"{throw.face.capitalize()}!", f"{throw.name} rolls", tones(throw.face), calm
        )

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self._told and self.time >= ROLL:
            self._told = True
            self.throw.landed()

    def make(self) -> Iterator[None]:
        """First the faces in the order in which they come up, then the burst they end on."""
        for left in range(len(CHANGES), -1, -1):
            yield
            self._whole(faced(self.throw.face, left))
        yield from super().make()

    @property
    def face(self) -> str:
        """What is in front now."""
        return face_at(self.throw.face, self.part(0.0, ROLL))

    def before(self, screen: pygame.Surface) -> None:
        if not self.time:
            return  # the table has just been drawn whole for this: enough for one frame
        self._asked_by(screen)
        part = self.part(0.0, ROLL)
        goal, start = self.art.view.at(50, 38), self.throw.start
        way = out_cubic(part)
        x, y = (a + (b - a) * way for a, b in zip(start, goal, strict=True))
        angle = round((LEAN + TURNS * (1 - way)) / STEP) * STEP
        height = min(self._height(part), max(0.0, y - self.art.view.px(SIZE) * 0.45))  # inside the window
        self._die(screen, (x, y), height, angle)

    def after(self, screen: pygame.Surface) -> None:
        self._asked_by(screen)
        self._die(screen, self.art.view.at(50, 38), 0.0, LEAN)

    def _asked_by(self, screen: pygame.Surface) -> None:
        """The card that makes this player roll lies beside the burst."""
        if self.throw.card is not None:
            face = asking_card(self.art, self.throw.card)
            x, y = self.art.view.beside((50, 38), (66.5, 51))
            screen.blit(face, face.get_rect(center=(round(x), round(y))))

    def _height(self, part: float) -> float:
        """Three hops, each lower than the one before."""
        for start, end, high in HOPS:
            if start <= part < end:
                t = (part - start) / (end - start)
                return self.art.view.px(high) * 4 * t * (1 - t)
        return 0.0

    def _die(self, screen: pygame.Surface, at: tuple[float, float], height: float, angle: int) -> None:
        art, size = self.art, self.art.view.px(SIZE)
        shade = art.soft(size * 0.72, size * 0.14, size * 0.07, art.view.px(9), 120)
        screen.blit(shade, shade.get_rect(center=(round(at[0]), round(at[1] + size * 0.42))))
        turned = pygame.transform.rotozoom(self._whole(self.face), angle, 1)
        screen.blit(turned, turned.get_rect(center=(round(at[0]), round(at[1] - height))))

    def _whole(self, face: str) -> pygame.Surface:
        """A face with room round it to be turned."""
        art, size = self.art, self.art.view.px(SIZE)
        return art.shelf.get(("padded die", face, size), lambda: padded(art.picture(f"die/{face}", size)))


def asking_card(art: Art, card: Card) -> pygame.Surface:
    return art.turned(art.cards.face(card, art.view.wide(CARD)), f"asking {card.kind}", LEAN)


def warm(art: Art) -> Iterator[None]:
    """Make the pictures of the moment ahead of it, one at a time, while the table is quiet."""
    art.ground.coarse_beams(*BEAMS)
    yield
    art.ground.beams(*BEAMS)
    yield
    for face in RING:
        art.picture(f"die/{face}", art.view.px(SIZE))
        yield
        yield from burst_by_layers(art, tones(face))
        art.letters.logo_letters(f"{face.capitalize()}!", art.view.px(LETTERS), tilt=2.0)
        yield
