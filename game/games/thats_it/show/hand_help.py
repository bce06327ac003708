"""Help with a hand of things: what is a set, what would be one with a wizard, what is two of a kind."""

import pygame

from game.games.thats_it.grouping import NEAR, PAIR, SET, Group, free_beside
from game.rules.things import Pile
from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LEAF, SUN_YELLOW, WHITE
from game.screen.table.desk import Desk
from game.screen.table.stage import Stage
from game.screen.widgets.plates import sketch
from game.table.layout import Spread

HIGH = 30  # lu: a bracket
BELOW = 6  # lu between a card and its bracket
TICK = 46  # lu
TARGET = 64  # lu: what of a bracket can be pressed
ROUND = 9  # lu of frame round a set that a wizard can fill


class HandHelp:
    """Draws frames and brackets under the groups of the viewer's hand."""

    def __init__(self, desk: Desk, stage: Stage) -> None:
        self.desk = desk
        self.stage = stage
        self.fillable: frozenset[Group] = frozenset()  # what a wizard may be put to now

    def groups(self) -> list[Group]:
        """Those of the viewer's hand, if it is of things and may be seen."""
        pile = Pile("hand", self.desk.viewer)
        if pile not in self.desk.shown.piles or self.desk.match.covered or not self.desk.match.people:
            return []
        place = self.stage.place(pile)
        sorted_so = place.spread is Spread.FAN and place.grouped
        return self.stage.groups(self.desk.shown.piles[pile]) if sorted_so else []

    def box(self, group: Group) -> pygame.Rect:
        """The pixels of a group at rest."""
        boxes = []
        for card in (group.cards[0], group.cards[-1]):
            pose = self.stage.rest_pose(card)
            box = pygame.Rect(0, 0, round(pose.width), round(pose.width * 1.4))
            box.center = (round(pose.x), round(pose.y))
            boxes.append(box)
        return boxes[0].union(boxes[1])

    def free_box(self, group: Group) -> pygame.Rect:
        """The place beside a group for the card that is missing."""
        box = self.box(group)
        percent = self.desk.view.wide(1)
        wide = round(free_beside(self.stage.rest_pose(group.cards[-1]).width / percent) * percent)
        gap = round(self.desk.view.px(8))
        return pygame.Rect(box.right + gap, box.top, wide - gap, box.height)

    def tick_box(self, group: Group) -> pygame.Rect:
        """What can be pressed below a set."""
        box, side = self.box(group), round(self.desk.view.px(TARGET))
        wide = max(side, box.width)
        return pygame.Rect(box.centerx - wide // 2, box.bottom + 1, wide, side)

    def draw_under(self, screen: pygame.Surface) -> None:
        for group in self.groups() if self.desk.pointed.hints else ():
            if group.kind == NEAR:
                self._frame(screen, group)

    def draw_over(self, screen: pygame.Surface) -> None:
        for group in self.groups() if self.desk.pointed.hints else ():
            if group.kind in (SET, PAIR):
                self._bracket(screen, group)

    def _frame(self, screen: pygame.Surface, group: Group) -> None:
        """Round the cards and the place that a wizard can fill."""
        art, free = self.desk.art, self.free_box(group)
        box = self.box(group).union(free).inflate(*[round(art.view.px(2 * ROUND))] * 2)
        frame = art.lights.rim(*box.size, art.view.px(24), SUN_YELLOW)
        screen.blit(frame, frame.get_rect(center=box.center))
        screen.blit(art.pieces.dashed(*free.size, art.view.px(14), SUN_YELLOW), free)
        if group in self.fillable:
            plus = art.picture("icons/plus", art.view.px(44), SUN_YELLOW)
            screen.blit(plus, plus.get_rect(center=free.center))

    def _bracket(self, screen: pygame.Surface, group: Group) -> None:
        art, px, box = self.desk.art, self.desk.view.px, self.box(group)
        picture = bracket(art, box.width, px(HIGH), group.kind == SET)
        place = picture.get_rect(midtop=(box.centerx, box.bottom + round(px(BELOW))))
        screen.blit(picture, place)
        if group.kind == SET:
            mark = tick(art, px(TICK))
            screen.blit(mark, mark.get_rect(center=(box.centerx, place.bottom - round(px(6)))))


def tick(art: Art, size: float) -> pygame.Surface:
    """A green disc with a tick."""
    side = round(size)
    disc = art.pieces.disc(side, LEAF.top, INK).copy()
    mark = art.picture("icons/tick", side * 0.62, INK)
    disc.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
    return disc


def bracket(art: Art, wide: float, high: float, whole_set: bool) -> pygame.Surface:
    """Under cards of one thing: of gold under a set, dotted under two."""
    line, corner = art.view.px(8), art.view.px(12)
    left, right, low = line, wide - line, high - line
    path = f"M{left} {line} L{left} {low - corner} Q{left} {low} {left + corner} {low}"
    path += f" L{right - corner} {low} Q{right} {low} {right} {low - corner} L{right} {line}"
    if whole_set:
        body = svg.path(path, "none", INK, line * 1.8) + svg.path(path, "none", SUN_YELLOW, line)
        return sketch(art, body, wide, high)
    body = svg.path(path, "none", INK, line * 1.5)
    dot = line * 0.36
    count = max(2, round((right - left - 2 * corner) / (dot * 4.4)))
    for nth in range(count + 1):
        x = left + corner + (right - left - 2 * corner) * nth / count
        body += svg.ellipse(x, low, dot, dot, WHITE)
    for x in (left, right):
        body += svg.ellipse(x, line + dot, dot, dot, WHITE) + svg.ellipse(x, low - corner, dot, dot, WHITE)
    return sketch(art, body, wide, high)
