"""Colours are read by everyone: contrast, and sets that differ for every kind of sight."""

from itertools import combinations

import pytest

from game.games.shelf import GAMES
from game.rules.things import COLOURS
from game.screen.paint.palette import (
    CREAM,
    FAINT,
    GROUNDS,
    INK,
    LEAF,
    LILAC,
    LIT,
    MUTED,
    PAPER,
    SETS,
    SUN_DEEP,
    SUN_YELLOW,
    VIOLET,
    WHITE,
    finish_of,
    mix,
    rgb,
)

from .colour_difference import SIGHTS, contrast, difference

WORD_PAIRS = ((INK, CREAM),)  # words to be read: text, ground
TEXT_PAIRS = (
    *WORD_PAIRS,
    (INK, WHITE),
    (INK, LILAC),
    (INK, SUN_YELLOW),
    (INK, SUN_DEEP),
    (INK, LIT),
    (INK, LEAF.top),
    (INK, LEAF.bottom),
    (INK, PAPER.bottom),
    (WHITE, INK),
    (CREAM, INK),
    (MUTED, CREAM),
    (MUTED, LILAC),
    (FAINT, CREAM),
    (FAINT, WHITE),
)


@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_is_read(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize(("text", "ground"), WORD_PAIRS)
def test_words_are_read_with_ease(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 7


def test_icons_are_seen_on_every_finish() -> None:
    for finish in (VIOLET, *map(finish_of, SETS.values())):
        assert min(contrast(finish.ink, finish.top), contrast(finish.ink, finish.bottom)) >= 3


def test_text_on_a_set_is_ink_or_white_whichever_reads_better() -> None:
    for each in SETS.values():
        assert each.ink == max((INK, WHITE), key=lambda colour: contrast(colour, each.base))


@pytest.mark.parametrize("sight", SIGHTS)
def test_sets_are_told_apart(sight: str) -> None:
    for one, two in combinations(SETS.values(), 2):
        assert difference(one.base, two.base, sight) >= 14, (one.name, two.name)


def test_difference_agrees_with_published_pairs() -> None:
    assert difference("#FFFFFF", "#000000") == pytest.approx(100, abs=0.1)
    assert difference("#C8152C", "#C8152C") == 0


def test_every_set_has_its_own_shape_and_none_the_star() -> None:
    shapes = [each.shape for each in SETS.values()]
    assert len(set(shapes)) == len(shapes) == 6
    assert "star" not in shapes


def test_sets_come_in_the_order_of_the_rules() -> None:
    assert tuple(SETS) == COLOURS
    assert all(name == each.name for name, each in SETS.items())


def test_the_big_shape_stands_out_from_its_outline() -> None:
    assert all(contrast(each.dark, each.light) >= 3.7 for each in SETS.values())


def test_white_is_read_at_the_edge_of_dark_tables() -> None:
    for ground in (GROUNDS["menu"], *(entry.table.felt for entry in GAMES.values())):
        assert contrast(WHITE, ground[1]) >= 4.5


def test_mix_goes_from_one_colour_to_the_other() -> None:
    assert mix("#000000", "#FFFFFF", 0) == "#000000"
    assert mix("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert rgb(mix("#102030", "#304050", 0.5)) == (0x20, 0x30, 0x40)
