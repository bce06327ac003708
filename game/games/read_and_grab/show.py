"""What is laid before the players: trays of pairs, empty columns, stacks with their counts, medals."""

import pygame

from game.rules.things import Pile
from game.screen.paint.motion import Pose
from game.screen.paint.palette import SUN_YELLOW, WHITE
from game.screen.paint.view import whole
from game.screen.table.desk import Desk
from game.screen.table.stage import Stage
from game.table.layout import Place, Spread

PAD = 12  # lu of tray round its cards
FAINT = 0.55  # opacity of a column without cards


class LaidPieces:
    """Draws what lies under and over laid cards, from what has been shown so far."""

    def __init__(self, desk: Desk, stage: Stage) -> None:
        self.desk = desk
        self.stage = stage
        self.glowing: set[Pile] = set()  # piles that can be clicked now, or are where cards will go

    def draw_under(self, screen: pygame.Surface) -> None:
        for pile, cards in self.desk.shown.piles.items():
            place = self.stage.place(pile)
            if place.spread is Spread.SLOT and not cards:
                self._slot(screen, place)
            if place.spread is Spread.COLUMN:
                self._column(screen, pile, place)
            if place.tray and cards and pile.seat == self.desk.viewer:
                self._tray(screen, pile)
            if place.spread is Spread.STACKS and pile in self.glowing:
                self._shine(screen, self.box(pile).inflate(*[round(self.desk.view.px(14))] * 2))

    def draw_over(self, screen: pygame.Surface) -> None:
        for pile, cards in self.desk.shown.piles.items():
            if not cards or any(self.stage.sprites[card].moving for card in cards):
                continue
            place = self.stage.place(pile)
            if place.spread is Spread.MEDAL:
                self._medal(screen, place, self.stage.poses(pile)[0], cards[0])
            elif place.spread in (Spread.COLUMN, Spread.STACKS) and len(cards) > 1:
                self._count(screen, self.box(pile), len(cards), place)
            elif place.tray:
                self._tray_count(screen, pile, len(cards) // place.group)

    def box(self, pile: Pile) -> pygame.Rect:
        """The pixels a pile takes, its empty place if it has no cards."""
        poses = self.stage.poses(pile)
        place = self.stage.place(pile)
        if not poses:
            poses = [self.stage.pose_at(place.x, place.y, 0, place.width)]
            high = poses[0].width * 1.4
            if place.spread is Spread.COLUMN:
                poses = [poses[0]._replace(y=poses[0].y + high / 2)]
        boxes = [_card_box(pose, place.small) for pose in poses]
        return boxes[0].unionall(boxes[1:])

    def _slot(self, screen: pygame.Surface, place: Place) -> None:
        art = self.desk.art
        width = art.view.wide(place.width)
        frame = art.pieces.dashed(width, width * 1.4, width * 0.12)
        screen.blit(frame, frame.get_rect(center=whole(art.view.at(place.x, place.y))))

    def _column(self, screen: pygame.Surface, pile: Pile, place: Place) -> None:
        """Where the cards of a number will lie, unless they have been put away."""
        if pile in self.glowing:
            deep = self.box(pile)
            deep.height = round(self.desk.view.high(place.depth))
            self._shine(screen, deep.inflate(*[round(self.desk.view.px(10))] * 2))
        if self.desk.shown.piles[pile] or self._put_away(pile):
            return
        art, box = self.desk.art, self.box(pile)
        frame = art.pieces.dashed(box.width, box.height, box.width * 0.2, opacity=FAINT)
        screen.blit(frame, box)
        number = art.cards.number(pile.nth, box.width * 0.48, colour=WHITE, opacity=FAINT)
        screen.blit(number, number.get_rect(center=box.center))

    def _put_away(self, pile: Pile) -> bool:
        medals = [name for name, place in self.desk.table.seated.items() if place.spread is Spread.MEDAL]
        return any(self.desk.shown.piles.get(pile._replace(name=name)) for name in medals)

    def _tray(self, screen: pygame.Surface, pile: Pile) -> None:
        art, box = self.desk.art, self._tray_box(pile)
        panel = art.pieces.panel(*box.size, radius=art.view.px(26))
        screen.blit(panel, panel.get_rect(center=box.center))

    def _tray_box(self, pile: Pile) -> pygame.Rect:
        pad = round(self.desk.view.px(2 * PAD))
        return self.box(pile).inflate(pad + round(self.desk.view.px(14)), pad)

    def _tray_count(self, screen: pygame.Surface, pile: Pile, groups: int) -> None:
        if pile.seat == self.desk.viewer:
            mark, at = (
                self.desk.art.labels.count(groups, self.desk.view.px(42)),
                self._tray_box(pile).topright,
            )
        else:
            mark, at = self.desk.art.labels.count(groups, self.desk.view.px(30)), self.box(pile).midright
        screen.blit(mark, mark.get_rect(center=at))

    def _shine(self, screen: pygame.Surface, box: pygame.Rect) -> None:
        shine = self.desk.art.lights.shine(box.width, box.height, self.desk.view.px(16), SUN_YELLOW)
        screen.blit(shine, shine.get_rect(center=box.center))

    def _count(self, screen: pygame.Surface, box: pygame.Rect, cards: int, place: Place) -> None:
        lone = place.small and box.width < self.desk.view.wide(place.width) * 1.05
        mark = self.desk.art.labels.count(cards, self.desk.view.px(24 if lone else 30), WHITE)
        screen.blit(mark, mark.get_rect(center=(box.right - 2, box.bottom - 3)))

    def _medal(self, screen: pygame.Surface, place: Place, pose: Pose, card: int) -> None:
        medal = self.desk.art.tokens.medal(
            self.desk.match.game.deck[card].number, self.desk.view.wide(place.width)
        )
        screen.blit(medal, medal.get_rect(center=whole((pose.x, pose.y))))


def _card_box(pose: Pose, small: bool) -> pygame.Rect:
    high = pose.width * (1.34 if small else 1.4)
    return pygame.Rect(
        round(pose.x - pose.width / 2), round(pose.y - high / 2), round(pose.width), round(high)
    )
