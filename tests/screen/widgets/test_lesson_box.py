"""A lesson draws what every game has, and what one game brings."""

import pygame

from game.screen.paint.art import Art
from game.screen.widgets.lesson_box import LessonBox, Words
from game.table.table import Lesson

BOX = pygame.Rect(100, 100, 560, 250)
PINK = pygame.Color("#FF00AA")


def test_a_word_of_one_game_is_drawn_by_its_show(art: Art) -> None:
    asked = []

    def swirl(art: Art, rest: str, lu: float) -> pygame.Surface:
        asked.append((rest, lu))
        picture = pygame.Surface((round(80 * lu), round(80 * lu)))
        picture.fill(PINK)
        return picture

    screen = pygame.Surface((1280, 720))
    lesson = Lesson("Round and round.", ("G7", "arrow", "swirl:twice"))
    LessonBox(art, lesson, Words({}, {}), "avatars/fox", {"swirl": swirl}).draw(screen, BOX, 1)
    assert asked == [("twice", 1.0)]
    pink = pygame.mask.from_threshold(screen, PINK, (1, 1, 1, 255))
    assert pink.count() == 80 * 80
    assert BOX.contains(pink.get_bounding_rects()[0])


def test_what_is_too_wide_is_drawn_smaller(art: Art) -> None:
    sizes = []

    def wide(art: Art, _: str, lu: float) -> pygame.Surface:
        sizes.append(lu)
        return pygame.Surface((round(700 * lu), 60))

    lesson = Lesson("All of it.", ("wide",))
    LessonBox(art, lesson, Words({}, {}), "avatars/fox", {"wide": wide}).draw(
        pygame.Surface((1280, 720)), BOX, 1
    )
    assert sizes[0] == 1.0
    assert 700 * sizes[-1] <= 481
