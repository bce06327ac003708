"""Confetti flies up from the corners, stays in its time and costs little."""

import pygame

from game.screen.paint.art import Art
from game.screen.paint.view import View
from game.screen.widgets.confetti import COUNT, COUNT_LARGE, SECONDS, Confetti


def test_it_rises_from_the_corners_and_ends(art: Art) -> None:
    screen = pygame.Surface(art.view.size)
    confetti = Confetti(art)
    confetti.update(0.15)
    boxes = confetti.draw(screen)
    assert boxes
    middle = art.view.width / 2
    assert all(abs(box.centerx - middle) > middle * 0.6 for box in boxes)
    highest = []
    while confetti.flying:
        confetti.update(0.05)
        highest += [box.top for box in confetti.draw(screen)]
    assert min(highest) < art.view.height * 0.2
    assert confetti.draw(screen) == []


def test_the_rectangles_hold_all_that_was_drawn(art: Art) -> None:
    screen = pygame.Surface(art.view.size)
    confetti = Confetti(art)
    confetti.update(0.8)
    boxes = confetti.draw(screen)
    for box in boxes:
        screen.fill("#000000", box)
    assert pygame.mask.from_threshold(screen, (0, 0, 0), (1, 1, 1)).count() == screen.get_width() * 720


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
