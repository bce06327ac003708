"""Plays events on the screen: every card glides to the spot its pile now has for it."""

from operator import attrgetter

import pygame

from game.rules.things import (
    Event,
    Face,
    Laid,
    Moved,
    Pick,
    Pile,
    ReadAloud,
    Scored,
    Told,
    Turned,
    TurnPassed,
)
from game.screen.paint.art import Art
from game.screen.paint.motion import Pose
from game.screen.paint.palette import SUN_YELLOW, WHITE
from game.screen.table.desk import Desk, PileView
from game.screen.table.pointed import Pointed
from game.screen.table.sprites import CLOSE_UP, FLIP, GLIDE, Arrivals, Sprite

GAP: dict[type, float] = {Moved: 0.08, Turned: 0.45, Scored: 0.2, Told: 1.0, ReadAloud: 0.1}
LANDING = 0.36  # after a card, before anything else happens
RAISE = 44  # lu: the card under the pointer or the focus
OFFER = 18  # lu: cards that can be played
RIBBON = 36  # lu: from its middle to where a card may begin
GROW = 1.14
RAISED_IN = 0.12
SHOWN_BY_CARDS = attrgetter("cards", "chosen", "doubtful", "called")  # of what is pointed out


class Stage:
    """The cards of one match; what lies at rest is drawn once, what moves is drawn every frame."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.raised: int | None = None
        self.carried: int | None = None  # dragged by the pointer
        self.arrivals = Arrivals()
        self._wait = 0.0
        self.refresh(0.0)

    @property
    def moving(self) -> bool:
        return any(sprite.moving for sprite in self.desk.sprites.values())

    def play(self, event: Event) -> None:
        """The event is already folded into `shown`: let the cards follow it."""
        match event:
            case Moved(card, src, dst, _):
                self._arrive(card, self.desk.pile(src), self.desk.pile(dst))
                self.refresh(GLIDE)
            case Laid():
                self.arrivals.clear()
                self.arrivals.dealing = True
                self.refresh(0.0)
            case TurnPassed():
                self.arrivals.dealing = False
            case Turned(card, up):
                pile = self.desk.pile_of(card).pile
                self.desk.sprites[card].turn(up or self._visible(card, pile), quick=self.desk.calm)
        self.desk.touch()
        gap = GAP.get(type(event), 0.0)
        if isinstance(event, Moved) and not isinstance(self.desk.match.peek(), Moved):
            gap = LANDING + self.desk.pile(event.dst).suspense()
        self._wait = gap / self.desk.speed

    def _arrive(self, card: int, src: PileView, dst: PileView) -> None:
        """A card that comes into the viewer's hand is new, until it is seen or another one is put down."""
        self.arrivals.forget(card)
        if src.own_hand and dst.lies.heap:
            self.arrivals.clear()
        if dst.own_hand and not self.arrivals.dealing and not self.desk.match.covered:
            self.arrivals.come(card, lasting=dst.lies.framed)

    def update(self, dt: float) -> bool:
        """Move everything on; True: ready for the next event."""
        for sprite in self.desk.sprites.values():
            if sprite.update(dt * self.desk.speed) and not sprite.moving:
                self.desk.touch()
        if self.arrivals.pass_time(dt):
            self.refresh(CLOSE_UP)
        self._wait = max(0.0, self._wait - dt)
        return self._wait == 0.0

    def finish(self) -> None:
        """Jump to where everything is going."""
        self._wait = 0.0
        for sprite in self.desk.sprites.values():
            sprite.finish()
        self.desk.touch()

    def rebuild(self) -> None:
        """A new window size, another viewer: everything is where it belongs at once."""
        self.desk.sprites.clear()
        self.arrivals.clear()
        self.carried = None
        self.refresh(0.0)

    def follow(self, before: Pointed) -> None:
        """Let the cards that can be played rise and glow, and those already chosen most of all."""
        now = self.desk.pointed
        if SHOWN_BY_CARDS(now) != SHOWN_BY_CARDS(before):
            self.refresh(CLOSE_UP)
        self.lift(None)
        self.desk.touch()

    def refuse(self, thing: Pick | None) -> None:
        """A card that cannot be picked trembles, or the cards of a pile."""
        sprites = [self.desk.sprites[thing]] if isinstance(thing, int) else []
        if isinstance(thing, Pile):
            sprites = self.desk.pile(thing).resting()
        for sprite in sprites:
            sprite.refuse()

    def lift(self, card: int | None) -> None:
        if card != self.raised:
            self.raised = card
            self.refresh(RAISED_IN)

    def carry(self, card: int | None, at: tuple[int, int]) -> None:
        """Let a card of the hand follow the pointer; without one it goes back to where it belongs."""
        if card != self.carried:
            for each, sprite in self.desk.sprites.items():
                sprite.held = each == card
            self.carried = card
            self.refresh(RAISED_IN)
        if card is not None:
            sprite = self.desk.sprites[card]
            sprite.go(sprite.home._replace(x=at[0], y=at[1], angle=0), 0.0)

    def refresh(self, seconds: float) -> None:
        """Ask for every card's spot again and send it there."""
        for view in self.desk.piles():
            if not view.cards:
                continue
            poses = view.poses()
            for nth, (card, pose) in enumerate(zip(view.order(), poses, strict=True)):
                self._send(card, view, pose, seconds)
                self.desk.sprites[card].free = self._free(card, nth, poses) if view.lies.overlaps else 1.0
        self.desk.touch()

    def hand(self) -> list[int]:
        """The viewer's cards from left to right."""
        return [card for view in self.desk.piles() if view.own_hand for card in view.order()]

    def movers(self) -> list[Sprite]:
        """What moves, lowest first: the hand in its order, then what flies, a raised card above all."""
        hand = [self.desk.sprites[card] for card in self.hand()]
        stirred = hand if any(sprite.moving for sprite in hand) else []
        flying = [sprite for sprite in self.desk.sprites.values() if sprite.moving and sprite not in stirred]
        flying.sort(key=lambda sprite: sprite.landing)
        return sorted([*stirred, *flying], key=lambda sprite: sprite.card == self.raised)

    def rest_pose(self, card: int) -> Pose:
        """Where a card lies when nothing lifts it."""
        view = self.desk.pile_of(card)
        return view.poses()[view.order().index(card)]

    def _send(self, card: int, view: PileView, pose: Pose, seconds: float) -> None:
        up = self._visible(card, view.pile)
        sprite = self.desk.sprites.get(card)
        if view.own_hand:
            pose = self._lifted(card, view, pose)
        if sprite is None:
            sprite = Sprite(card, self.desk.printed(card), self.desk.table.emblem, pose, up)
            self.desk.sprites[card] = sprite
        sprite.printed = self.desk.printed(card)
        sprite.small, sprite.bare = view.place.small, view.lies.bare
        sprite.glow, sprite.doubt = self._glow(card), card in self.desk.pointed.doubtful
        sprite.raised, sprite.new = card == self.raised, self.arrivals.is_signed(card)
        sprite.go(pose, 0.0 if self.desk.calm else seconds)
        wait = view.suspense()
        sprite.turn(up, quick=self.desk.calm or seconds == 0.0, wait=GLIDE + wait - FLIP if wait else 0.0)

    def _free(self, card: int, nth: int, poses: list[Pose]) -> float:
        """The part of a hand's card that the next one leaves to be read."""
        if card == self.raised or nth + 1 == len(poses):
            return 1.0
        step = (poses[nth + 1].x - poses[nth].x) / poses[nth].width
        return min(1.0, int(step * 20) / 20)

    def _lifted(self, card: int, view: PileView, pose: Pose) -> Pose:
        px = self.desk.view.px
        if card == self.carried:
            return self.desk.sprites[card].home
        if card == self.raised:
            grown = Pose(pose.x, pose.y, 0, round(pose.width * GROW))
            return self._below_ribbon(grown, px(RAISE))
        if card in self.desk.pointed.chosen:
            return self._below_ribbon(pose._replace(angle=0), px(RAISE))
        if card in self.arrivals.stand_out:
            return self._below_ribbon(pose, px(RAISE))
        if card in self.desk.pointed.cards and not view.lies.framed:
            return pose._replace(y=pose.y - px(OFFER))
        return pose

    def _below_ribbon(self, pose: Pose, rise: float) -> Pose:
        """Risen so far, but not over what the ribbon says."""
        view, ribbon = self.desk.view, self.desk.table.seats.ribbon
        highest = view.at(0, ribbon.y)[1] + view.px(RIBBON) + pose.width * 0.7
        return pose._replace(y=max(pose.y - rise, min(pose.y, highest)))

    def _glow(self, card: int) -> str:
        pointed = self.desk.pointed
        if card == self.raised or card in pointed.chosen | pointed.called | self.arrivals.stand_out:
            return SUN_YELLOW
        return WHITE if card in pointed.cards else ""

    def _visible(self, card: int, pile: Pile) -> bool:
        """Whether the room sees this card's face: as the viewer does, but nothing private while covered."""
        private = self.desk.shown.faces[pile.name] is Face.OWNER and card not in self.desk.shown.turned
        if private and self.desk.match.covered:
            return False
        return self.desk.shown.sees(self.desk.viewer, pile, card)


def draw_all(sprites: list[Sprite], screen: pygame.Surface, art: Art) -> list[pygame.Rect]:
    return [sprite.draw(screen, art) for sprite in sprites]
