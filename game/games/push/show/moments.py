"""A card that fits nowhere bursts; a die hops across the table and rests on the face that was rolled."""

from collections.abc import Iterator, Sequence

import pygame

from game.games.push.cards import FLIPPED
from game.games.push.die import DIE
from game.games.push.show.dice import RING
from game.rules.things import Card, Rolled
from game.screen.paint.art import Art
from game.screen.paint.motion import out_cubic
from game.screen.paint.palette import BOOM
from game.screen.paint.popping import Tones, burst_by_layers, tones
from game.screen.paint.surfaces import padded
from game.screen.paint.view import put
from game.screen.table.moments import Cue, Layer, Occasion, Splash

BUST_WIDE = 13  # percent of the design
READY = 0.08  # when the card has been made
FIRST = 0.001
SIZE = 230  # lu
CARD = 8.4  # percent of the design: the card beside it
HOPS = ((0.0, 0.42, 150), (0.42, 0.74, 88), (0.74, 1.0, 40))  # from, to in parts of the way; lu high
CHANGES = (0.06, 0.12, 0.19, 0.27, 0.36, 0.46, 0.57, 0.7)  # when another face comes up, in parts of the way
TURNS = 450  # degrees
LEAN = -6
STEP = 15  # degrees


class Bust(Splash):
    """The card that was turned over last."""

    word = said = "Bust!"
    paint = Tones(*BOOM[:3])
    start = 0.5
    end = 2.0

    def __init__(self, on: Occasion) -> None:
        self.card = on.match.printed(on.match.shown.piles[FLIPPED][-1])
        super().__init__(on)

    @classmethod
    def ahead(cls, art: Art) -> Iterator[None]:
        yield from burst_by_layers(art, cls.paint)

    def make(self) -> Iterator[None]:
        yield
        self.art.cards.face(self.card, self.art.view.wide(BUST_WIDE))
        yield from super().make()

    def before(self) -> Sequence[Layer]:
        return (Layer(self._trembling, READY, end=self.start),)

    def after(self) -> Sequence[Layer]:
        return (Layer(lambda screen, _: self._card(screen, -7), self.start),)

    def _trembling(self, screen: pygame.Surface, _: float) -> None:
        self._card(screen, 4 if int(self.time * 30) % 2 else -4)

    def _card(self, screen: pygame.Surface, angle: int) -> None:
        wide = self.art.view.wide(BUST_WIDE)
        self.put(screen, self.art.turned(self.art.cards.shadow(wide), angle), (50, 38.6))
        face = self.art.turned(self.art.cards.face(self.card, wide), angle)
        self.put(screen, face, (50, 38))


def face_at(face: str, part: float) -> str:
    """What is in front on the way: other faces first, the one rolled at the end."""
    left = sum(part < change for change in CHANGES)
    return RING[(RING.index(face) - left * 5) % len(RING)]


class DieRoll(Splash):
    """The outcome is known before it begins."""

    start = 0.9
    end = 2.1

    def __init__(self, on: Occasion) -> None:
        assert isinstance(on.event, Rolled)
        self.rolled = DIE[on.event.dice[0] - 1]
        self.word = f"{self.rolled.capitalize()}!"
        self.paint = tones(self.rolled)
        # whoever takes a stack rolls for its roll card, whoever busts for nothing that lies there
        self.card = Card("roll") if on.match.shown.marks["takers"] else None
        super().__init__(on)

    @property
    def line(self) -> str:
        return f"{self.on.player.name} rolls"

    def cues(self) -> Sequence[Cue]:
        """What it shows is heard when it lies."""
        rattle = () if self.calm else (Cue(sound="rattle"),)
        return (*rattle, Cue(self.start, "land", self.word))

    @classmethod
    def warm(cls, art: Art) -> Iterator[None]:
        for face in RING:
            art.picture(f"die/{face}", art.view.px(SIZE))
            yield
            yield from burst_by_layers(art, tones(face))
            cls.lettered(art, f"{face.capitalize()}!")
            yield

    def make(self) -> Iterator[None]:
        """First the faces in the order in which they come up, then the burst they end on."""
        for part in (0.0, *CHANGES):
            yield
            self.art.picture(f"die/{face_at(self.rolled, part)}", self.art.view.px(SIZE))
        yield from super().make()

    def before(self) -> Sequence[Layer]:
        """Not in the first frame: the table has just been drawn whole for this."""
        return (
            Layer(self._asked_by, FIRST, end=self.start),
            Layer(self._hopping, FIRST, end=self.start),
        )

    def after(self) -> Sequence[Layer]:
        return (Layer(self._asked_by, self.start), Layer(self._lying, self.start))

    @property
    def face(self) -> str:
        """What is in front now."""
        return face_at(self.rolled, self.part(0.0, self.start))

    def _hopping(self, screen: pygame.Surface, _: float) -> None:
        part = self.part(0.0, self.start)
        goal, start = self.art.view.at(50, 38), self.on.desk.head(self.on.seat)
        way = out_cubic(part)
        x, y = (a + (b - a) * way for a, b in zip(start, goal, strict=True))
        angle = round((LEAN + TURNS * (1 - way)) / STEP) * STEP
        height = min(self._height(part), max(0.0, y - self.art.view.px(SIZE) * 0.45))  # inside the window
        self._die(screen, (x, y), height, angle)

    def _lying(self, screen: pygame.Surface, _: float) -> None:
        self._die(screen, self.art.view.at(50, 38), 0.0, LEAN)

    def _asked_by(self, screen: pygame.Surface, _: float) -> None:
        """The card that makes this player roll lies beside the burst."""
        if self.card is not None:
            face = self.art.cards.face(self.card, self.art.view.wide(CARD))
            put(screen, self.art.turned(face, LEAN), self.art.view.beside((50, 38), (66.5, 51)))

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
        put(screen, shade, (at[0], at[1] + size * 0.42))
        die = padded(art.picture(f"die/{self.face}", size))
        put(screen, pygame.transform.rotozoom(die, angle, 1), (at[0], at[1] - height))
