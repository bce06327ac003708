"""Confetti flies up from the corners, stays in its time and costs little."""

import pygame

from game.screen.paint.art import Art
from game.screen.paint.view import View
from game.screen.widgets.confetti import COUNT, COUNT_LARGE, SECONDS, Confetti


def drawn(confetti: Confetti, art: Art) -> list[pygame.Rect]:
    """Where something is in the air."""
    screen = pygame.Surface(art.view.size)
    confetti.draw(screen)
    empty = pygame.mask.from_threshold(screen, (0, 0, 0), (1, 1, 1, 255))
    empty.invert()
    return empty.get_bounding_rects()


def test_it_rises_from_the_corners_and_ends(art: Art) -> None:
    confetti = Confetti(art)
    confetti.update(0.15)
    boxes = drawn(confetti, art)
    assert boxes
    middle = art.view.width / 2
    assert all(abs(box.centerx - middle) > middle * 0.6 for box in boxes)
    highest = []
    while confetti.flying:
        confetti.update(0.05)
        highest += [box.top for box in drawn(confetti, art)]
    assert min(highest) < art.view.height * 0.2
    assert drawn(confetti, art) == []


def test_pictures_are_left_as_they_were(art: Art) -> None:
    confetti = Confetti(art)
    confetti.update(SECONDS - 0.1)
    confetti.draw(pygame.Surface(art.view.size))
    assert {
        piece.get_alpha() for nth in range(16) for piece in art.tokens.confetti(nth, art.view.px(22))
    } == {255}


def test_a_very_large_window_gets_fewer(art: Art) -> None:
    assert len(Confetti(art)._shapes) == COUNT
    assert len(Confetti(Art(View(3840, 2160)))._shapes) == COUNT_LARGE
