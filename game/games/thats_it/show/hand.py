"""A hand of things: what is a set, what would be one with a wizard, what is two of a kind, what is new."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise

import pygame

from game.games.thats_it import grouping
from game.games.thats_it.grouping import NEAR, PAIR, SET, Group, free_beside
from game.play.asking import Asking
from game.rules.things import Move, Pick, Pile
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LEAF, SUN_YELLOW, WHITE
from game.screen.paint.view import put
from game.screen.table.desk import Desk, PileView, Play
from game.screen.table.piles import rested_hand
from game.screen.table.sprites import Sprite, rest_box
from game.screen.widgets.pick_widgets import GroupWidget
from game.screen.widgets.widget import Widget
from game.table.arrangements import Spot

HIGH = 30  # lu: a bracket
BELOW = 6  # lu between a card and its bracket
TICK = 46  # lu
TARGET = 64  # lu: what of a bracket can be pressed
ROUND = 9  # lu of frame round a set that a wizard can fill
NEW = 19  # lu
INSIDE = 33  # lu from the left edge of the new card, which no other card covers


class ThingsView(PileView):
    """The viewer's hand by its things; frames and brackets under its groups, for who wants help."""

    def __init__(self, desk: Desk, pile: Pile) -> None:
        super().__init__(desk, pile)
        self._offered: set[tuple[int, str]] = set()  # wizards that have said what they can be

    def by_thing(self) -> list[Group]:
        """The cards by their thing."""
        held = self.desk.match.game.chosen.get("version") == 1
        return grouping.grouped(self.cards, self.desk.match.game.deck, held)

    def order(self) -> list[int]:
        return [card for group in self.by_thing() for card in group.cards]

    def spots(self) -> list[Spot]:
        return grouping.hand_spots(self.place, self.by_thing(), self.desk.match.game.deck)

    def resting(self) -> list[Sprite]:
        return rested_hand(super().resting(), len(self.cards))

    def groups(self) -> list[Group]:
        """Those that may be seen and helped with."""
        match = self.desk.match
        return self.by_thing() if self.desk.pointed.hints and match.people and not match.covered else []

    def group_box(self, group: Group) -> pygame.Rect:
        """The pixels of a group at rest."""
        order, poses = self.order(), self.poses()
        first, last = (rest_box(poses[order.index(card)]) for card in (group.cards[0], group.cards[-1]))
        return first.union(last)

    def free_box(self, group: Group) -> pygame.Rect:
        """The place beside a group for the card that is missing."""
        box = self.group_box(group)
        percent = self.desk.view.wide(1)
        width = self.poses()[self.order().index(group.cards[-1])].width
        wide = round(free_beside(width / percent) * percent)
        gap = round(self.desk.view.px(8))
        return pygame.Rect(box.right + gap, box.top, wide - gap, box.height)

    def tick_box(self, group: Group) -> pygame.Rect:
        """What can be pressed below a set."""
        box, side = self.group_box(group), round(self.desk.view.px(TARGET))
        wide = max(side, box.width)
        return pygame.Rect(box.centerx - wide // 2, box.bottom + 1, wide, side)

    def under(self, screen: pygame.Surface) -> None:
        for group, helper in pairwise([*self.groups(), None]):
            if group is not None and group.kind == NEAR:
                cards = {*group.cards, *(helper.cards if helper else ())}
                self._frame(screen, group, bool(lays(self.desk.pointed.moves, cards)))

    def over(self, screen: pygame.Surface) -> None:
        for group in self.groups():
            if group.kind in (SET, PAIR):
                self._bracket(screen, group)
        for card in self.cards:
            self._new(screen, self.desk.sprites[card])

    def remark(self) -> tuple[int, str] | None:
        """A wizard that would make a set whole says so, once."""
        for wizard, word in grouping.helped(self.groups(), self.desk.match.game.deck):
            if (wizard, word) not in self._offered:
                self._offered.add((wizard, word))
                return (wizard, f"I can be the {word}!")
        return None

    def widgets(self, asking: Asking, pick: Callable[[Pick], None], make: Play) -> list[Widget]:
        """What lays a whole set at once: the tick below it, or the free place that a wizard fills."""
        found: list[Widget] = []
        groups, chosen = self.groups(), asking.offered.chosen()
        for nth, group in enumerate(groups):
            cards, box = set(group.cards), self.tick_box(group)
            if group.kind == NEAR:
                cards, box = cards | set(groups[nth + 1].cards), self.free_box(group)
            able = lays(asking.picker.moves, cards) if group.kind in (SET, NEAR) else []
            if able:
                move = max(able, key=lambda move: (set(move.picks) == chosen, len(move.picks)))
                laid = frozenset(pick for pick in move.picks if isinstance(pick, int))
                name, lay = f"Lay set {nth + 1}", partial(make, asking.offered.meant[move])
                found.append(GroupWidget(box, name, lay, spoken="Lay this set", cards=laid))
        return found

    def _frame(self, screen: pygame.Surface, group: Group, fillable: bool) -> None:
        """Round the cards and the place that a wizard can fill."""
        art, free = self.desk.art, self.free_box(group)
        box = self.group_box(group).union(free).inflate(*[round(art.view.px(2 * ROUND))] * 2)
        put(screen, art.lights.rim(*box.size, art.view.px(24), SUN_YELLOW), box.center)
        screen.blit(art.pieces.dashed(*free.size, art.view.px(14), SUN_YELLOW), free)
        if fillable:
            put(screen, art.picture("icons/plus", art.view.px(44), SUN_YELLOW), free.center)

    def _bracket(self, screen: pygame.Surface, group: Group) -> None:
        art, px, box = self.desk.art, self.desk.view.px, self.group_box(group)
        picture = bracket(art, box.width, px(HIGH), group.kind == SET)
        place = put(screen, picture, (box.centerx, box.bottom + px(BELOW)), "midtop")
        if group.kind == SET:
            disc = put(screen, art.pieces.disc(px(TICK), LEAF.top, INK), (box.centerx, place.bottom - px(6)))
            put(screen, art.picture("icons/tick", round(px(TICK)) * 0.62, INK), disc.center)

    def _new(self, screen: pygame.Surface, sprite: Sprite) -> None:
        """The sign on the card that has just come, until a card is put down."""
        if sprite.new and not sprite.moving and sprite.shows_face:
            art, pose = self.desk.art, sprite.pose
            sign = art.labels.pill("new", art.view.px(NEW), SUN_YELLOW, INK, stroke=INK)
            left, top = pose.x - pose.width / 2, pose.y - pose.width * 0.7
            put(screen, sign, (left + art.view.px(INSIDE), top))


def lays(moves: Iterable[Move], cards: set[int]) -> list[Move]:
    """The moves that lay a set of these cards."""
    return [move for move in moves if move.verb == "lay" and set(move.picks) <= cards]


def bracket(art: Art, wide: float, high: float, whole_set: bool) -> pygame.Surface:
    """Under cards of one thing: of gold under a set, dotted under two."""
    line, corner = art.view.px(8), art.view.px(12)
    left, right, low = line, wide - line, high - line
    path = f"M{left} {line} L{left} {low - corner} Q{left} {low} {left + corner} {low}"
    path += f" L{right - corner} {low} Q{right} {low} {right} {low - corner} L{right} {line}"
    if whole_set:
        body = svg.path(path, "none", INK, line * 1.8) + svg.path(path, "none", SUN_YELLOW, line)
        return art.sketch(body, wide, high)
    body = svg.path(path, "none", INK, line * 1.5)
    dot = line * 0.36
    count = max(2, round((right - left - 2 * corner) / (dot * 4.4)))
    for nth in range(count + 1):
        x = left + corner + (right - left - 2 * corner) * nth / count
        body += svg.ellipse(x, low, dot, dot, WHITE)
    for x in (left, right):
        body += svg.ellipse(x, line + dot, dot, dot, WHITE) + svg.ellipse(x, low - corner, dot, dot, WHITE)
    return art.sketch(body, wide, high)
