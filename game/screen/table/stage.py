"""Plays events on the screen: every card glides to the spot its pile now has for it."""

from dataclasses import replace

import pygame

from game.games.thats_it import grouping
from game.games.thats_it.grouping import Group
from game.play.shown import Shown
from game.rules.codes import order
from game.rules.things import (
    Card,
    Event,
    Face,
    Laid,
    Marked,
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
from game.screen.table.arrivals import Arrivals
from game.screen.table.desk import Desk
from game.screen.table.pointed import Pointed
from game.screen.table.sprites import CLOSE_UP, FLIP, GLIDE, Sprite
from game.table.layout import STORES, Place, Spread, spots, theirs
from game.table.seats import SeatPlace, gathered

GAP: dict[type, float] = {Moved: 0.08, Turned: 0.45, Marked: 0.0, Scored: 0.2, Told: 1.0, ReadAloud: 0.1}
LANDING = 0.36  # after a card, before anything else happens
RAISE = 44  # lu: the card under the pointer or the focus
OFFER = 18  # lu: cards that can be played
RIBBON = 36  # lu: from its middle to where a card may begin
GROW = 1.14
RAISED_IN = 0.12
LESS_SUSPENSE = 0.3  # while every card can still be laid somewhere
MESS_TURN = 12


class Stage:
    """The cards of one match; what lies at rest is drawn once, what moves is drawn every frame."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.sprites: dict[int, Sprite] = {}
        self.raised: int | None = None
        self.carried: int | None = None  # dragged by the pointer
        self.arrivals = Arrivals()
        self.still_dirty = True  # something at rest has changed
        self._wait = 0.0
        self._places: dict[tuple[Pile, int], Place] = {}
        self._seats: dict[tuple[int, int], SeatPlace] = {}
        self.refresh(0.0)

    @property
    def calm(self) -> bool:
        return self.desk.calm

    @property
    def shown(self) -> Shown:
        return self.desk.shown

    @property
    def moving(self) -> bool:
        return any(sprite.moving for sprite in self.sprites.values())

    def play(self, event: Event) -> None:
        """The event is already folded into `shown`: let the cards follow it."""
        match event:
            case Moved(card, src, dst, _):
                self._arrive(card, src, dst)
                self.refresh(GLIDE)
            case Laid():
                self.arrivals.clear()
                self.arrivals.dealing = True
                self.refresh(0.0)
            case TurnPassed():
                self.arrivals.dealing = False
            case Turned(card, up):
                self.sprites[card].turn(up or self._up(card), quick=self.desk.calm)
        self.still_dirty = True
        gap = GAP.get(type(event), 0.0)
        if isinstance(event, Moved) and not isinstance(self.desk.match.peek(), Moved):
            gap = LANDING + self._suspense(self.place(event.dst))
        self._wait = gap / self.desk.speed

    def _arrive(self, card: int, src: Pile, dst: Pile) -> None:
        """A card that comes into the viewer's hand is new, until it is seen or another one is put down."""
        self.arrivals.forget(card)
        if self._is_own_hand(src) and self.place(dst).spread is Spread.MESS:
            self.arrivals.clear()
        if self._is_own_hand(dst) and not self.arrivals.dealing and not self.desk.match.covered:
            self.arrivals.come(card, lasting=self.place(dst).grouped)

    def _is_own_hand(self, pile: Pile) -> bool:
        return pile.seat == self.desk.viewer and self.place(pile).spread is Spread.FAN

    def _suspense(self, place: Place) -> float:
        """How long a card lies here before it shows its face: longer when there is no free heap left."""
        if self.desk.calm or not place.suspense:
            return 0.0
        heaps = [cards for pile, cards in self.shown.piles.items() if self.place(pile).spread is Spread.HEAP]
        return FLIP + place.suspense * (1.0 if all(heaps) else LESS_SUSPENSE)

    def update(self, dt: float) -> bool:
        """Move everything on; True: ready for the next event."""
        for sprite in self.sprites.values():
            if sprite.update(dt * self.desk.speed) and not sprite.moving:
                self.still_dirty = True
        if self.arrivals.pass_time(dt):
            self.refresh(CLOSE_UP)
        self._wait = max(0.0, self._wait - dt)
        return self._wait == 0.0

    def finish(self) -> None:
        """Jump to where everything is going."""
        self._wait = 0.0
        for sprite in self.sprites.values():
            sprite.finish()
        self.still_dirty = True

    def rebuild(self) -> None:
        """A new window size, another viewer: everything is where it belongs at once."""
        self._places.clear()
        self._seats.clear()
        self.sprites.clear()
        self.arrivals.clear()
        self.carried = None
        self.refresh(0.0)

    def follow(self, before: Pointed) -> None:
        """Let the cards that can be played rise and glow, and those already chosen most of all."""
        now = self.desk.pointed
        if (now.cards, now.chosen, now.doubtful) != (before.cards, before.chosen, before.doubtful):
            self.refresh(CLOSE_UP)
        if now.called != before.called:
            self.refresh(0.0)
        self.lift(None)
        self.still_dirty = True

    def refuse(self, thing: Pick | None) -> None:
        """A card that cannot be picked trembles, or all cards of a heap."""
        cards = [thing] if isinstance(thing, int) else []
        if isinstance(thing, Pile) and self.place(thing).spread is Spread.HEAP:
            cards = self.shown.piles[thing]
        for card in cards:
            self.sprites[card].refuse()

    def lift(self, card: int | None) -> None:
        """Lift the card under the pointer or the focus."""
        if card != self.raised:
            self.raised = card
            self.refresh(RAISED_IN)

    def carry(self, card: int | None, at: tuple[int, int]) -> None:
        """Let a card of the hand follow the pointer; without one it goes back to where it belongs."""
        if card != self.carried:
            for each, sprite in self.sprites.items():
                sprite.held = each == card
            self.carried = card
            self.refresh(RAISED_IN)
        if card is not None:
            sprite = self.sprites[card]
            sprite.go(sprite.home._replace(x=at[0], y=at[1], angle=0), 0.0)

    def refresh(self, seconds: float) -> None:
        """Ask for every card's spot again and send it there."""
        for pile, cards in self.shown.piles.items():
            if not cards:
                continue
            place = self.place(pile)
            poses = self._poses(place, pile, cards)
            for nth, (card, pose) in enumerate(zip(self.order(pile, cards), poses, strict=True)):
                self._send(card, pile, place, pose, seconds)
                covered = place.spread in (Spread.FAN, Spread.MAT)
                self.sprites[card].free = self._free(card, nth, poses) if covered else 1.0
        self.still_dirty = True

    def place(self, pile: Pile) -> Place:
        """Where a pile lies: for the viewer as the table says, for others where they sit."""
        if pile.seat < 0 and self.desk.table.shared[pile.name].spread is Spread.MAT:
            laid, players = self._laid(pile.name), self.desk.match.game.players
            return grouping.mat_at(self.desk.table.shared[pile.name], pile.nth, laid, players)
        key = (pile, self.desk.viewer)
        if key not in self._places:
            self._places[key] = self._find_place(pile)
        return self._places[key]

    def _laid(self, name: str) -> int:
        """How many piles of this name hold cards."""
        return sum(1 for pile, cards in self.shown.piles.items() if cards and pile.name == name)

    def _find_place(self, pile: Pile) -> Place:
        place = (self.desk.table.shared if pile.seat < 0 else self.desk.table.seated)[pile.name]
        if pile.seat >= 0 and pile.seat != self.desk.viewer:
            return theirs(place, self.seat_place(pile.seat))
        place = replace(place, x=place.x + place.across * pile.nth) if place.across else place
        paper, view = self.desk.table.seats.own.paper, self.desk.view
        if pile.seat < 0 or paper is None:
            return place
        x, y = paper.x + (place.x - paper.x) * view.across, paper.y + (place.y - paper.y) * view.down
        return replace(place, x=x, y=y)

    def seat_place(self, seat: int) -> SeatPlace:
        key = (seat, self.desk.viewer)
        if key not in self._seats:
            place = self.desk.table.seats.place(seat, self.desk.match.game.players, self.desk.viewer)
            self._seats[key] = gathered(place, self.desk.view.across, self.desk.view.down)
        return self._seats[key]

    def order(self, pile: Pile, cards: list[int]) -> list[int]:
        """A hand is sorted for its owner, a set for everybody; other piles lie as they lie."""
        place = self.place(pile)
        if place.spread is Spread.MAT:
            return grouping.side_by_side(cards, self.desk.match.game.deck)
        if place.spread is Spread.FAN and place.grouped:
            return [card for group in self.groups(cards) for card in group.cards]
        if place.spread is Spread.FAN:
            return sorted(cards, key=self._rank)
        return cards

    def groups(self, cards: list[int]) -> list[Group]:
        """The cards of a hand by their thing."""
        held = self.desk.match.game.chosen.get("version") == 1
        return grouping.grouped(cards, self.desk.match.game.deck, held)

    def _rank(self, card: int) -> tuple[int, tuple[int, int, str], int]:
        printed = self.desk.match.game.deck[card]
        return (printed.number if self.desk.table.by_number else 0, order(printed), card)

    def printed(self, card: int) -> Card:
        """A card as it is drawn: the wild of a game with four colours shows just these."""
        return self.desk.table.dressed(self.desk.match.game.deck[card])

    def hand(self) -> list[int]:
        """The viewer's cards from left to right."""
        found: list[int] = []
        for pile, cards in self.shown.piles.items():
            if pile.seat == self.desk.viewer and self.place(pile).spread is Spread.FAN:
                found += self.order(pile, cards)
        return found

    def resting(self, pile: Pile) -> list[Sprite]:
        """The cards of a pile that lie still, lowest first; a hand moves as one, or its order would jump."""
        cards = [self.sprites[card] for card in self.order(pile, self.shown.piles[pile])]
        if self.place(pile).spread is Spread.FAN and any(sprite.moving for sprite in cards):
            return []
        return [sprite for sprite in cards if not sprite.moving]

    def movers(self) -> list[Sprite]:
        """What moves, lowest first: the hand in its order, then what flies, a raised card above all."""
        hand = [self.sprites[card] for card in self.hand()]
        stirred = hand if any(sprite.moving for sprite in hand) else []
        flying = [sprite for sprite in self.sprites.values() if sprite.moving and sprite not in stirred]
        flying.sort(key=lambda sprite: sprite.landing)
        return sorted([*stirred, *flying], key=lambda sprite: sprite.card == self.raised)

    def lies_on_heap(self, card: int) -> bool:
        return self.place(self._pile_of(card)).spread is Spread.MESS

    def pose_at(self, x: float, y: float, angle: float, width: float) -> Pose:
        px, py = self.desk.view.at(x, y)
        return Pose(px, py, angle, round(self.desk.view.wide(width)))

    def rest_pose(self, card: int) -> Pose:
        """Where a card of the hand lies when nothing lifts it."""
        pile = self._pile_of(card)
        cards = self.shown.piles[pile]
        return self._poses(self.place(pile), pile, cards)[self.order(pile, cards).index(card)]

    def poses(self, pile: Pile) -> list[Pose]:
        """Where the cards of a pile lie, lowest first."""
        return self._poses(self.place(pile), pile, self.shown.piles[pile])

    def _poses(self, place: Place, pile: Pile, cards: list[int]) -> list[Pose]:
        seat = self.seat_place(pile.seat) if pile.seat >= 0 else None
        if place.spread is Spread.MAT or (place.spread is Spread.FAN and place.grouped):
            return self._by_thing(place, pile, cards)
        beside = self._beside(pile) if place.spread in (Spread.STACKS, Spread.MEDAL) else [pile]
        sizes = [len(self.shown.piles[other]) for other in beside]
        nth = pile.nth if place.spread is Spread.PURSE else beside.index(pile) if pile in beside else 0
        found = spots(place, len(cards), seat, sizes, nth)
        if place.spread in STORES:  # their room is as large as the design wants it, however wide the window
            across, down = self.desk.view.across, self.desk.view.down
            found = [
                spot._replace(x=place.x + (spot.x - place.x) * across, y=place.y + (spot.y - place.y) * down)
                for spot in found
            ]
        return [self.pose_at(*spot) for spot in found]

    def _by_thing(self, place: Place, pile: Pile, cards: list[int]) -> list[Pose]:
        """Cards of one thing keep together, however wide the window is."""
        deck = self.desk.match.game.deck
        if place.spread is Spread.MAT:
            found = grouping.set_spots(place, self.order(pile, cards), deck) if cards else []
        else:
            found = grouping.hand_spots(place, self.groups(cards), deck)
        middle, y = self.desk.view.at(place.x, place.y)
        wide = self.desk.view.wide
        return [Pose(middle + wide(spot.x - place.x), y, 0, round(wide(spot.width))) for spot in found]

    def _beside(self, pile: Pile) -> list[Pile]:
        """All piles of the same name and seat that hold a card, in their order."""
        same = (other for other, cards in self.shown.piles.items() if cards and other[:2] == pile[:2])
        return sorted(same)

    def _send(self, card: int, pile: Pile, place: Place, pose: Pose, seconds: float) -> None:
        up = self._visible(card, pile)
        if place.spread is Spread.MESS:
            pose = pose._replace(angle=(card * 37) % (2 * MESS_TURN + 1) - MESS_TURN)
        if place.spread is Spread.FAN:
            pose = self._lifted(card, pose)
        sprite = self.sprites.get(card)
        if sprite is None:
            sprite = self.sprites[card] = Sprite(card, self.printed(card), self.desk.table.emblem, pose, up)
        sprite.small, sprite.bare = place.small, place.bare
        sprite.glow = self._glow(card)
        sprite.doubt = card in self.desk.pointed.doubtful
        sprite.go(pose, 0.0 if self.desk.calm else seconds)
        wait = GLIDE + self._suspense(place) - FLIP if place.suspense else 0.0
        sprite.turn(up, quick=self.desk.calm or seconds == 0.0, wait=wait)

    def _free(self, card: int, nth: int, poses: list[Pose]) -> float:
        """The part of a hand's card that the next one leaves to be read."""
        if card == self.raised or nth + 1 == len(poses):
            return 1.0
        step = (poses[nth + 1].x - poses[nth].x) / poses[nth].width
        return min(1.0, int(step * 20) / 20)

    def _lifted(self, card: int, pose: Pose) -> Pose:
        px = self.desk.view.px
        if card == self.carried:
            return self.sprites[card].home
        if card == self.raised:
            grown = Pose(pose.x, pose.y, 0, round(pose.width * GROW))
            return self._below_ribbon(grown, px(RAISE))
        if card in self.desk.pointed.chosen:
            return self._below_ribbon(pose._replace(angle=0), px(RAISE))
        if card in self.arrivals.stand_out:
            return self._below_ribbon(pose, px(RAISE))
        if card in self.desk.pointed.cards and not self._grouped(card):
            return pose._replace(y=pose.y - px(OFFER))
        return pose

    def _below_ribbon(self, pose: Pose, rise: float) -> Pose:
        """Risen so far, but not over what the ribbon says."""
        view, ribbon = self.desk.view, self.desk.table.seats.ribbon
        highest = view.at(0, ribbon.y)[1] + view.px(RIBBON) + pose.width * 0.7
        return pose._replace(y=max(pose.y - rise, min(pose.y, highest)))

    def _grouped(self, card: int) -> bool:
        """Whether it lies in a row with brackets and frames, which it must not leave."""
        return self.place(self._pile_of(card)).grouped

    def _glow(self, card: int) -> str:
        pointed = self.desk.pointed
        if card == self.raised or card in pointed.chosen | pointed.called | self.arrivals.stand_out:
            return SUN_YELLOW
        return WHITE if card in pointed.cards else ""

    def _up(self, card: int) -> bool:
        return self._visible(card, self._pile_of(card))

    def _pile_of(self, card: int) -> Pile:
        return next(pile for pile, cards in self.shown.piles.items() if card in cards)

    def _visible(self, card: int, pile: Pile) -> bool:
        """Whether the room sees this card's face: as the viewer does, but nothing private while covered."""
        private = self.shown.faces[pile.name] is Face.OWNER and card not in self.shown.turned
        if private and self.desk.match.covered:
            return False
        return self.shown.sees(self.desk.viewer, pile, card)


def draw_all(sprites: list[Sprite], screen: pygame.Surface, art: Art) -> list[pygame.Rect]:
    return [sprite.draw(screen, art) for sprite in sprites]
