"""How the piles of any game are drawn: one view for each way of lying that the frame knows."""

from collections.abc import Mapping

import pygame

from game.rules.codes import order
from game.rules.things import Face
from game.screen.paint.motion import Pose
from game.screen.paint.palette import INK, SUN_YELLOW, WHITE
from game.screen.paint.view import put, whole
from game.screen.table.desk import PileView
from game.screen.table.sprites import Sprite
from game.table.arrangements import Arrangement, Away, Backs, ClosedPile, Fan, Grid, Mess

LAYERS = 6
MESS_TURN = 12  # degrees
DISCARDS_SHOWN = 3


class ClosedPileView(PileView):
    """Backs upwards, as thick as it is, and how many are left."""

    def resting(self) -> list[Sprite]:
        return [sprite for sprite in super().resting() if sprite.up]

    def under(self, screen: pygame.Surface) -> None:
        art, at = self.desk.art, whole(self.desk.view.at(self.place.x, self.place.y))
        width = art.view.wide(self.place.width)
        back = art.cards.back(self.desk.table.emblem, width)
        box = back.get_rect(center=at)
        if self.pile in self.desk.pointed.piles:
            put(screen, art.cards.glow(width, WHITE), at)
        if self.cards:
            put(screen, art.cards.shadow(width), (at[0], at[1] + art.view.px(18)))
            screen.blit(art.cards.deck(back, min(LAYERS, (len(self.cards) + 5) // 6)), box)
        else:
            screen.blit(art.pieces.dashed(*box.size, width * 0.12), box)

    def over(self, screen: pygame.Surface) -> None:
        art, place = self.desk.art, self.place
        assert isinstance(place.lies, ClosedPile)
        words = place.lies.counted.format(cards=len(self.cards))
        if place.small:
            put(screen, art.labels.count(len(self.cards), art.view.px(30), WHITE), self.box().bottomright)
        elif words:
            x, y = whole(art.view.at(place.x, place.y))
            low = y + art.view.wide(place.width) * 0.7 + art.view.px(12)
            put(screen, art.labels.pill(words, art.view.px(20), INK, WHITE), (x, low))


class MessView(PileView):
    """Thrown on each other; light round it if it can be clicked, and its place if nothing lies there."""

    def poses(self) -> list[Pose]:
        shut = self.desk.match.game.faces.get(self.pile.name) is Face.SHUT
        own = range(len(self.cards)) if shut else self.cards  # a back must not be known by its turn
        return [
            pose._replace(angle=(each * 37) % (2 * MESS_TURN + 1) - MESS_TURN)
            for each, pose in zip(own, super().poses(), strict=True)
        ]

    def resting(self) -> list[Sprite]:
        return super().resting()[-DISCARDS_SHOWN:]

    def under(self, screen: pygame.Surface) -> None:
        art, place, cards = self.desk.art, self.place, self.cards
        width, centre = art.view.wide(place.width), whole(art.view.at(place.x, place.y))
        if not cards:
            put(screen, art.pieces.dashed(width, width * 1.4, width * 0.12), centre)
        if self.pile not in self.desk.pointed.piles:
            return
        alone = self.desk.pointed.piles == {self.pile}
        colour = SUN_YELLOW if alone else WHITE  # the only way on is plain to see
        if cards:
            glow = art.turned(art.cards.glow(width, colour), self.desk.sprites[cards[-1]].home.angle)
        else:
            glow = art.lights.rim(width, width * 1.4, width * 0.12, colour)
        put(screen, glow, centre)


class HandView(PileView):
    """Sorted for its owner; it moves as one, or its order would jump, and a raised card lies above."""

    def order(self) -> list[int]:
        deck = self.desk.match.game.deck
        return sorted(self.cards, key=lambda card: (order(deck[card]), card))

    def resting(self) -> list[Sprite]:
        return rested_hand(super().resting(), len(self.cards))


def rested_hand(resting: list[Sprite], cards: int) -> list[Sprite]:
    return sorted(resting, key=lambda sprite: sprite.raised) if len(resting) == cards else []


class GridView(PileView):
    """Side by side; light round them if the pile can be clicked."""

    def target(self) -> pygame.Rect:
        return self.box() if self.cards else super().target()

    def under(self, screen: pygame.Surface) -> None:
        for pose in self.poses() if self.pile in self.desk.pointed.piles else ():
            put(screen, self.desk.art.cards.glow(pose.width, WHITE), (pose.x, pose.y))


class UnseenView(PileView):
    """Nothing of it is drawn but what comes and goes."""

    def resting(self) -> list[Sprite]:
        return []


PILES: Mapping[type[Arrangement], type[PileView]] = {
    Arrangement: PileView,
    ClosedPile: ClosedPileView,
    Mess: MessView,
    Fan: HandView,
    Backs: PileView,
    Grid: GridView,
    Away: UnseenView,
}
