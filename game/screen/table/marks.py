"""How the marks of any game are drawn: one view for each kind that the frame knows."""

import math
from collections.abc import Mapping

import pygame

from game.rules.things import Card, Pile
from game.screen.paint.palette import INK, SUN_YELLOW, WHITE
from game.screen.paint.view import put, put_row, whole
from game.screen.table.desk import MarkView
from game.screen.table.flashes import Flash, Ring
from game.table.marks import Chevrons, Chip, Hidden, Mark, Smoke, Word

CHEVRONS = (-149, -31, 18, 162)  # degrees round the mat, clear of seats and hand
TURN_ROUND = 0.6  # seconds


class ChipView(MarkView):
    """What matches now: the colour's shape, and the number or the action on top."""

    mark: Chip

    @property
    def _card(self) -> Card | None:
        return self.desk.top_card(self.mark.heap)

    def over(self, screen: pygame.Surface) -> None:
        art = self.desk.art
        if not self.value:
            return
        x, y = whole(art.view.at(self.mark.x, self.mark.y))
        parts = [art.tokens.set_mark(str(self.value), art.view.px(46))]
        top = self._top()
        if top is not None:
            parts += [art.letters.reading("or", art.view.px(22)), top]
        gap = round(art.view.px(10))
        width = sum(part.get_width() for part in parts) + gap * (len(parts) - 1) + art.view.px(36)
        panel = art.pieces.panel(max(width, art.view.px(90)), art.view.px(76), radius=art.view.px(24))
        put(screen, panel, (x, y))
        put_row(screen, parts, (x, y), gap)
        label = art.labels.pill("Match", art.view.px(19), SUN_YELLOW, INK, stroke=INK)
        put(screen, label, (x, y - art.view.px(42)))

    def changed(self) -> Flash | None:
        """Before a round begins no colour is in force."""
        if not self.value or not self.mark.heap:
            return None
        place = self.desk.pile(Pile(self.mark.heap)).place
        return Ring(self.desk.art, whole(self.desk.view.at(place.x, place.y)), str(self.value))

    def announcement(self) -> str:
        brought = self._card is not None and self.value not in ("", self._card.colour)
        return self.mark.picked.replace("{value}", str(self.value)) if brought else ""

    def _top(self) -> pygame.Surface | None:
        """The number, or the animal, of the card on top."""
        printed, art, pictures = self._card, self.desk.art, self.desk.table.card_pictures
        if printed is None:
            return None
        if printed.kind in pictures:
            return art.picture(pictures[printed.kind], art.view.px(50))
        if printed.number or printed.kind == "number":
            return art.cards.number(printed.number, art.view.px(46), colour=INK)
        return None


class ChevronsView(MarkView):
    """Arrow heads round the mat, clockwise or not; they run round and turn when play turns."""

    mark: Chevrons
    turned = 1.0  # 0 to 1 while the direction of play turns round

    @property
    def moving(self) -> bool:
        return self.turned < 1

    def update(self, dt: float) -> None:
        self.turned = min(1.0, self.turned + dt / TURN_ROUND)

    def changed(self) -> Flash | None:
        self.turned = 0.0 if self.desk.match.history and not self.desk.calm else 1.0
        return None

    def under(self, screen: pygame.Surface) -> None:
        art, box = self.desk.art, self.mark.round
        way, centre = int(self.value), art.view.at(box.x, box.y)
        rx, ry = art.view.wide(box.wide) / 2, art.view.high(box.high) / 2
        head = art.picture("icons/chevron-right", art.view.px(44), SUN_YELLOW)
        run = (1 - self.turned) * 120 * way
        for degrees in CHEVRONS:
            angle = math.radians(degrees + run)
            x, y = centre[0] + rx * math.cos(angle), centre[1] + ry * math.sin(angle)
            along = math.degrees(math.atan2(ry * math.cos(angle), -rx * math.sin(angle)))
            turned = art.turned(head, -along + (0 if way > 0 else 180) + run)
            put(screen, turned, (x, y))


class WordView(MarkView):
    """On a pill of its own."""

    mark: Word

    def over(self, screen: pygame.Surface) -> None:
        if self.value:
            art, text = self.desk.art, self.mark.text.format(value=self.value)
            label = art.labels.pill(text, art.view.px(26), WHITE, INK, stroke=INK)
            put(screen, label, art.view.at(self.mark.x, self.mark.y))


MARKS: Mapping[type[Mark], type[MarkView]] = {
    Hidden: MarkView,
    Chip: ChipView,
    Chevrons: ChevronsView,
    Word: WordView,
    Smoke: MarkView,  # drawn with the heads, which it covers
}
