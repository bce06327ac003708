"""Ten keys for digits, one to rub out, and the boxes that the digits fall into."""

from collections.abc import Callable

import pygame

from game.screen.paint import svg
from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LILAC, PAPER, WHITE
from game.screen.paint.view import View
from game.screen.widgets.widget import Button, IconButton, Widget

KEY, STEP = (116, 88), (132, 108)  # lu
SIDE, APART = 80, 100  # lu of a box, and from box to box
ERASE = "Rub out"


def keys(
    view: View, box: pygame.Rect, press: Callable[[str], None], rub_out: Callable[[], None]
) -> list[Widget]:
    """At the right of the sheet in this box."""
    digits = {**{nth: str(nth + 1) for nth in range(9)}, 10: "0"}
    found: list[Widget] = [_key(_place(view, box, nth), digit, press) for nth, digit in digits.items()]
    return [*found, IconButton(_place(view, box, 11), ERASE, rub_out, "icons/erase")]


def _key(place: pygame.Rect, digit: str, press: Callable[[str], None]) -> Button:
    return Button(place, digit, lambda: press(digit), finish=PAPER, size=40)


def _place(view: View, box: pygame.Rect, nth: int) -> pygame.Rect:
    place = pygame.Rect(0, 0, round(view.px(KEY[0])), round(view.px(KEY[1])))
    x = box.right - view.px(100) - view.px(STEP[0]) * (2 - nth % 3)
    y = box.y + view.px(106) + view.px(STEP[1]) * (nth // 3)
    place.center = (round(x), round(y - view.px(2)))
    return place


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
