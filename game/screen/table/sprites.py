"""Cards on the screen: each glides to its own spot, turns over, and trembles when refused."""

import itertools
import math
from dataclasses import dataclass

import pygame

from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.motion import Glide, Pose, in_out, out_back, shake

GLIDE = 0.32
CLOSE_UP = 0.20
FLIP = 0.28
FLIP_TURN = 0.13 / 0.28  # the part of a flip after which the other face shows
REFUSE = 0.26
ARC = 0.06
TREMBLE = 0.018  # of its width: a card that is about to turn over
DOUBT = 0.34  # of its width: the question mark on a card that had better stay
SMALL_FROM = 1.5  # times its width: a card on its way still shows its word
CARD, SMALL_CARD = 1.4, 1.34  # times as high as wide
BRIEFLY = 2.2  # seconds for which a card that has just come stands out
SETTING_OUT = itertools.count()


@dataclass(eq=False)
class Sprite:
    """One card: where it is, which face it shows and what is moving about it."""

    card: int
    printed: Card
    emblem: str
    home: Pose
    up: bool
    glow: str = ""
    doubt: bool = False  # can be played, with a question mark
    free: float = 1.0  # how much of its breadth no other card covers
    small: bool = False  # lies there as a small card
    bare: bool = False  # lies there without its word
    held: bool = False  # follows the pointer
    raised: bool = False  # under the pointer or the focus
    new: bool = False  # has come a moment ago and is marked until another card is put down
    landing: int = 0  # cards that set out later fly above
    _glide: Glide | None = None
    _flip: float | None = None
    _refuse: float | None = None

    @property
    def moving(self) -> bool:
        still = self._glide is None and self._flip is None and self._refuse is None
        return self.held or not still

    @property
    def pose(self) -> Pose:
        pose = self._glide.pose if self._glide else self.home
        if self._refuse is not None:
            pose = pose._replace(x=pose.x + shake(self._refuse, pose.width * 0.06))
        if self._flip is not None and self._flip < 0 and self._glide is None:
            pose = pose._replace(x=pose.x + pose.width * TREMBLE * math.sin(70 * self._flip))
        return pose

    @property
    def shows_face(self) -> bool:
        """Which side is seen just now, also in the middle of turning over."""
        return self.up if self._flip is None or self._flip / FLIP > FLIP_TURN else not self.up

    def go(self, goal: Pose, seconds: float) -> None:
        """Set out for a new spot; a glide already under way bends towards it."""
        if goal == self.home:
            return
        start = self.pose
        self.home = goal
        self.landing = next(SETTING_OUT)
        if seconds > 0:
            arc = ARC if seconds >= GLIDE else 0.0
            self._glide = Glide(start, goal, seconds, arc)
        else:
            self._glide = None

    def turn(self, up: bool, quick: bool = False, wait: float = 0.0) -> None:
        """Turn over, after a wait in which nobody knows yet."""
        if up != self.up:
            self.up = up
            self._flip = None if quick else -wait

    def refuse(self) -> None:
        """Tremble: this card cannot be played now."""
        self._refuse = 0.0

    def update(self, dt: float) -> bool:
        """Move on; True if something moved."""
        was = self.moving
        if self._glide:
            self._glide.time += dt
            if self._glide.done:
                self._glide = None
        if self._flip is not None:
            self._flip += dt
            if self._flip >= FLIP:
                self._flip = None
        if self._refuse is not None:
            self._refuse += dt
            if self._refuse >= REFUSE:
                self._refuse = None
        return was

    def finish(self) -> None:
        self._glide = self._flip = self._refuse = None

    def draw(self, screen: pygame.Surface, art: Art) -> pygame.Rect:
        """Draw the card; give the rectangle it used, its shadow included."""
        pose = self.pose
        used = self._shadow(screen, art, pose)
        if self.glow and self._flip is None:  # it is as broad as the card, which is not while it turns
            glow = art.turned(art.cards.glow(self.home.width, self.glow), pose.angle)
            used.union_ip(screen.blit(glow, glow.get_rect(center=(pose.x, pose.y))))
        picture = self.picture(art, pose)
        used.union_ip(screen.blit(picture, picture.get_rect(center=(pose.x, pose.y))))
        return used.union(self._question(screen, art, pose)) if self.doubt and self.shows_face else used

    def _question(self, screen: pygame.Surface, art: Art, pose: Pose) -> pygame.Rect:
        """In the corner that the next card of a hand never covers."""
        mark = art.labels.count("?", round(pose.width * DOUBT))
        corner = pygame.Vector2(-0.36, -0.58).rotate(-pose.angle) * pose.width
        return screen.blit(mark, mark.get_rect(center=(pose.x + corner.x, pose.y + corner.y)))

    def _shadow(self, screen: pygame.Surface, art: Art, pose: Pose) -> pygame.Rect:
        if self._flip is not None and self._flip >= 0:
            return pygame.Rect(round(pose.x), round(pose.y), 1, 1)  # a card on edge casts hardly any
        angle = round(pose.angle / 4) * 4  # too soft for the difference to be seen
        shadow = art.turned(art.cards.shadow(self.home.width), angle)
        return screen.blit(shadow, shadow.get_rect(center=(pose.x, pose.y + pose.width * 0.035)))

    def picture(self, art: Art, pose: Pose) -> pygame.Surface:
        up = self.shows_face
        width = self.home.width
        small = self.small and pose.width < width * SMALL_FROM
        face = self._face(art, width, small) if up else art.cards.back(self.emblem, width)
        if self._flip is not None and self._flip >= 0:
            return self._flipping(face, pose)
        if abs(pose.width - width) > 1:
            step = max(4, round(width / 12))  # few sizes on the way, so that each is made once
            face = art.scaled(face, round(pose.width / step) * step)
        angle = round(pose.angle / 2) * 2 if self.moving else round(pose.angle)
        return art.turned(face, angle)

    def _face(self, art: Art, width: float, small: bool) -> pygame.Surface:
        if small:
            return art.cards.small(self.printed, width)
        printed = self.printed._replace(word="") if self.bare else self.printed
        return art.cards.face(printed, width, self.free)

    def _flipping(self, face: pygame.Surface, pose: Pose) -> pygame.Surface:
        """Narrower and narrower, then the other face, wider and wider."""
        t = (self._flip or 0.0) / FLIP
        part = 1 - in_out(t / FLIP_TURN) if t < FLIP_TURN else out_back((t - FLIP_TURN) / (1 - FLIP_TURN))
        height = face.get_height() * pose.width / face.get_width()
        narrow = pygame.transform.smoothscale(face, (max(1, round(pose.width * part)), round(height)))
        return pygame.transform.rotozoom(narrow, round(pose.angle), 1) if round(pose.angle) else narrow


def card_box(pose: Pose, high: float) -> pygame.Rect:
    tall = pose.width * high
    return pygame.Rect(
        round(pose.x - pose.width / 2), round(pose.y - tall / 2), round(pose.width), round(tall)
    )


def rest_box(pose: Pose) -> pygame.Rect:
    """The pixels of a card at rest, round the middle of it."""
    box = pygame.Rect(0, 0, round(pose.width), round(pose.width * CARD))
    box.center = (round(pose.x), round(pose.y))
    return box


class Arrivals:
    """Knows which cards are new: for a while, or until one is put down; never those of a deal."""

    def __init__(self) -> None:
        self.dealing = False
        self._left: dict[int, float] = {}  # seconds

    @property
    def stand_out(self) -> frozenset[int]:
        """Those that are new for a moment only."""
        return frozenset(card for card, left in self._left.items() if left < math.inf)

    def is_signed(self, card: int) -> bool:
        """Whether it is new until a card is put down."""
        return self._left.get(card) == math.inf

    def come(self, card: int, lasting: bool) -> None:
        if lasting:
            self._left.clear()
        self._left[card] = math.inf if lasting else BRIEFLY

    def forget(self, card: int) -> None:
        self._left.pop(card, None)

    def clear(self) -> None:
        self._left.clear()

    def pass_time(self, dt: float) -> bool:
        """True: one of them is no longer new."""
        before, left = len(self._left), {card: left - dt for card, left in self._left.items()}
        self._left = {card: time for card, time in left.items() if time > 0}
        return len(self._left) < before
