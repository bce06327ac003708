"""Ten keys for digits, one to rub out, and the boxes that the digits fall into."""

from collections.abc import Callable
from functools import partial

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LILAC, PAPER, WHITE
from game.screen.paint.view import View
from game.screen.widgets.widget import Button, IconButton, Widget

KEY, STEP = (116, 88), (132, 108)  # lu
SIDE, APART = 80, 100  # lu of a box, and from box to box


def keys(
    view: View, box: pygame.Rect, press: Callable[[str], None], rub_out: Callable[[], None]
) -> list[Widget]:
    """At the right of the sheet in this box."""
    places = [_place(view, box, nth) for nth in range(12)]
    keyed = zip((*places[:9], places[10]), "1234567890", strict=True)
    digits = [Button(place, digit, partial(press, digit), finish=PAPER, size=40) for place, digit in keyed]
    return [*digits, IconButton(places[11], "Rub out", rub_out, "icons/erase")]


def _place(view: View, box: pygame.Rect, nth: int) -> pygame.Rect:
    row, column = divmod(nth, 3)
    x = box.right - view.px(100 + STEP[0] * (2 - column))
    return view.rect(*KEY, (x, box.y + view.px(104 + STEP[1] * row)))


def digit_boxes(art: Art, boxes: int, typed: int, waits: bool) -> pygame.Surface:
    """A dot for each digit typed; the next box is white unless one has to wait."""
    px, body = art.view.px, ""
    side, step = px(SIDE), px(APART)
    for nth in range(boxes):
        left = px(2) + step * nth
        fill = WHITE if nth == typed and not waits else LILAC
        body += svg.rect(left, px(2), side, side, px(20), fill, INK, px(3))
        if nth < typed:
            body += svg.ellipse(left + side / 2, px(2) + side / 2, px(13), fill=INK)
    return art.sketch(body, step * (boxes - 1) + side + px(4), side + px(4))
