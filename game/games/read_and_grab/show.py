"""What is laid before the players: empty columns, stacks with their counts, medals, the turned cards."""

from collections.abc import Callable
from functools import partial

import pygame

from game.games.read_and_grab.columns import MEDALS, STACKS, Column, Medals, OpenSlot, Stacks
from game.play.asking import Asking
from game.rules.things import Pick, Pile
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LIT, SUN_DEEP, SUN_YELLOW, WHITE
from game.screen.paint.shelf import kept
from game.screen.paint.studio import draw
from game.screen.paint.view import put
from game.screen.scenes.show import Show
from game.screen.table.desk import PileView, Play
from game.screen.table.sprites import Sprite
from game.screen.widgets.pick_widgets import PileButton, PileWidget
from game.screen.widgets.widget import Widget
from game.table.arrangements import Spot

FAINT = 0.55  # opacity of a column without cards
TAKE = (15, 9)  # percent: the button below another player's stack
SMALLEST = 64  # lu: a target


class RowView(PileView):
    """The cards of a number, counted."""

    def over(self, screen: pygame.Surface) -> None:
        if len(self.cards) > 1 and not self.moving:
            art, place, box = self.desk.art, self.place, self.box()
            lone = place.small and box.width < art.view.wide(place.width) * 1.05
            mark = art.labels.count(len(self.cards), art.view.px(24 if lone else 30), WHITE)
            put(screen, mark, (box.right - 2, box.bottom - 3))

    def shine(self, screen: pygame.Surface, box: pygame.Rect, edge: float) -> None:
        """Light round this box and so many lu more."""
        art, px = self.desk.art, self.desk.view.px
        around = box.inflate(round(px(edge)), round(px(edge)))
        put(screen, art.lights.shine(*around.size, px(16), SUN_YELLOW), around.center)


class ColumnView(RowView):
    """Where the cards of a number will lie, unless they have been put away."""

    def box(self) -> pygame.Rect:
        box = super().box()
        if not self.cards:
            box.top = round(self.desk.view.at(0, self.place.y)[1])
        return box

    def under(self, screen: pygame.Surface) -> None:
        desk = self.desk
        if self.lit:
            deep = self.box()
            deep.height = round(desk.view.high(self.place.depth))
            self.shine(screen, deep, 10)
        if self.cards or self.desk.shown.piles.get(self.pile._replace(name="set")):
            return
        art, box = desk.art, self.box()
        screen.blit(art.pieces.dashed(*box.size, box.width * 0.2, opacity=FAINT), box)
        number = art.cards.number(self.pile.nth, box.width * 0.48).copy()
        number.set_alpha(round(255 * FAINT))
        put(screen, number, box.center)

    @property
    def lit(self) -> bool:
        """Whether it can be picked, or is where cards will go."""
        return any(pile._replace(seat=self.desk.viewer) == self.pile for pile in self.desk.pointed.piles)


class StacksView(RowView):
    """Those of a player further off that can be taken shine."""

    def spots(self) -> list[Spot]:
        return STACKS.stack(self.place, *_neighbours(self)) if self.cards else []

    def under(self, screen: pygame.Surface) -> None:
        if self.lit:
            self.shine(screen, self.box(), 14)

    @property
    def lit(self) -> bool:
        return self.pile in self.desk.pointed.piles

    def goal(self) -> Pile | None:
        return self.pile._replace(seat=self.desk.viewer) if self.lit else None

    def widgets(self, asking: Asking, pick: Callable[[Pick], None], make: Play) -> list[Widget]:
        """A button below the stack, within the breadth of whoever has it; without hints nothing shows it."""
        if self.pile not in asking.picker.within_reach():
            return []
        desk, box, take = self.desk, self.box(), partial(pick, self.pile)
        px, owner = desk.view.px, desk.match.players[self.pile.seat].name
        if not asking.hinted:
            least = round(px(SMALLEST))
            box.inflate_ip(max(0, least - box.width), max(0, least - box.height))
            return [PileWidget(box, owner, take, thing=self.pile)]
        paper = desk.seat_place(self.pile.seat).paper
        assert paper is not None
        room, button = desk.view.box(*paper), desk.view.box(0, 0, *TAKE)
        button.midtop = (box.centerx, box.bottom + round(px(12)))
        button.clamp_ip(pygame.Rect(room.x, room.bottom + round(px(6)), room.width, button.height))
        label = desk.table.verbs["grab"]
        name = f"{label} {owner}" if len(asking.offered.piles()) > 1 else label
        return [PileButton(button, name, take, label=label, thing=self.pile, box=box)]


class MedalsView(PileView):
    """Instead of the cards, as soon as they have come."""

    def spots(self) -> list[Spot]:
        if not self.place.room:
            return super().spots()
        sizes, nth = _neighbours(self)
        return [MEDALS.medal(self.place, len(sizes), nth)] * len(self.cards)

    def resting(self) -> list[Sprite]:
        return []

    def over(self, screen: pygame.Surface) -> None:
        if self.cards and not self.moving:
            desk, pose = self.desk, self.poses()[0]
            number = desk.match.game.deck[self.cards[0]].number
            put(screen, medal(desk.art, number, desk.view.wide(self.place.width)), (pose.x, pose.y))


class SlotView(PileView):
    """The place itself is seen when it is empty."""

    def under(self, screen: pygame.Surface) -> None:
        if not self.cards:
            art, place = self.desk.art, self.place
            width = art.view.wide(place.width)
            put(screen, art.pieces.dashed(width, width * 1.4, width * 0.12), art.view.at(place.x, place.y))


def _neighbours(view: PileView) -> tuple[list[int], int]:
    """How many cards all piles of this name and seat have, in their order, and which of them it is."""
    piles = view.desk.shown.piles
    same = sorted(pile for pile, cards in piles.items() if cards and pile[:2] == view.pile[:2])
    return [len(piles[pile]) for pile in same], same.index(view.pile) if view.cards else 0


@kept
def medal(art: Art, number: int, size: float) -> pygame.Surface:
    """A gold medal with a number, `size` by 1.18 x size."""
    side = round(size)
    body = svg.path("M26 54 L10 104 L30 98 L42 114 L54 70 Z", "#D01931", INK, 5)
    body += svg.path("M74 54 L90 104 L70 98 L58 114 L46 70 Z", "#2F93FF", INK, 5)
    body += svg.path(svg.rounded(svg.star_points(50, 46, 46, 42, 14), 2), SUN_DEEP, INK, 5)
    body += svg.ellipse(50, 46, 33, 33, LIT, "#E09A00", 4)
    whole = draw(svg.document(body, 100, 118), side, side * 1.18)
    put(whole, art.cards.number(number, side * 0.42, colour=INK), (side * 0.5, side * 0.46))
    return whole


SHOW = Show(
    drawn={"medal": lambda art, number, lu: medal(art, int(number), 130 * lu)},
    piles={Column: ColumnView, Stacks: StacksView, Medals: MedalsView, OpenSlot: SlotView},
)
