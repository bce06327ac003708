"""A pack on a strip of paper: its title, and four of its words or four of its pictures."""

import pygame

from game.screen.paint.art import Art
from game.screen.paint.palette import INK, LILAC
from game.screen.paint.view import put, put_row
from game.words.pictures import AnyPack, PicturePack

GAP = 10  # lu
PICTURE = 68  # lu
SIZES = (28, 25, 22, 20)  # lu of a title


def draw_pack(screen: pygame.Surface, art: Art, box: pygame.Rect, pack: AnyPack) -> None:
    """Number and title at the left of the box, what is in the pack at its right."""
    px = art.view.px
    if isinstance(pack, PicturePack):
        words = [art.drawings.of(noun.word, noun.pictures[0], px(PICTURE)) for noun in pack.sample()]
        number = art.picture("icons/cards", px(44), INK)
    else:
        words = [art.labels.pill(word, px(24), LILAC, INK, INK, role="reading") for word in pack.sample()]
        number = art.letters.heading(str(pack.stage), px(44), INK)
    x = box.right - sum(word.get_width() for word in words) - px(GAP) * (len(words) - 1)
    left = round(put(screen, number, box.midleft, "midleft").right + px(GAP))
    _draw_title(screen, art, pack.title, pygame.Rect(left, box.y, round(x - px(20)) - left, box.height))
    put_row(screen, words, (x, box.centery), px(GAP), before=0)


def _draw_title(screen: pygame.Surface, art: Art, title: str, box: pygame.Rect) -> None:
    """As large as it can be on one line or two."""
    letters = art.letters
    for units in SIZES:
        size = art.view.px(units)
        lines = letters.wrap(title, box.width, size, "heading")
        if len(lines) <= (1 if units == SIZES[0] else 2):
            break
    step = round(size * 1.1)
    for nth, line in enumerate(lines):
        y = box.centery + (nth - (len(lines) - 1) / 2) * step
        put(screen, letters.heading(line, size, room=box.width), (box.x, y), "midleft")
