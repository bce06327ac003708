"""The focus system: one set of rules for mouse, touch, keys and pad."""

import pygame
import pytest

from game.screen.widgets.focus import REST, Focus
from game.screen.widgets.input import Arrow, Choose, Digit, Next, Point, Press, Release
from game.screen.widgets.widget import Widget


class Dial(Widget):
    """Takes left and right for itself, from 0 to 2."""

    captures = "across"
    repeats = True
    value = 0

    def step(self, by: int) -> bool:
        if not 0 <= self.value + by <= 2:
            return False
        self.value += by
        return True


def grid() -> list[Widget]:
    """Three by three widgets, named by column and row."""
    return [Widget(pygame.Rect(100 * x, 100 * y, 80, 80), f"{x}{y}") for y in range(3) for x in range(3)]


@pytest.fixture
def heard() -> list[str]:
    return []


@pytest.fixture
def focus(heard: list[str]) -> Focus:
    focus = Focus(heard.append)
    focus.place(grid(), first="11")
    return focus


def name(focus: Focus) -> str:
    return focus.current.name if focus.current else ""


def test_the_first_arrow_only_shows_the_focus(focus: Focus) -> None:
    focus.handle(Arrow(1, 0))
    assert (name(focus), focus.shown) == ("11", True)


@pytest.mark.parametrize(
    ("step", "there"), [((1, 0), "21"), ((-1, 0), "01"), ((0, 1), "12"), ((0, -1), "10")]
)
def test_arrows_go_to_the_nearest_widget(focus: Focus, step: tuple[int, int], there: str) -> None:
    focus.handle(Arrow(0, 0))
    focus.handle(Arrow(*step))
    assert name(focus) == there


def test_an_arrow_at_the_edge_stays(focus: Focus) -> None:
    for _ in range(5):
        focus.handle(Arrow(1, 0))
    assert name(focus) == "21"


def test_tab_goes_round_in_reading_order(focus: Focus) -> None:
    for _ in range(10):
        focus.handle(Next(1))
    assert name(focus) == "11"
    focus.handle(Next(-1))
    assert name(focus) == "01"


def test_a_press_counts_when_it_ends_on_the_same_widget(focus: Focus, heard: list[str]) -> None:
    chosen: list[str] = []
    focus.widgets[0].action = lambda: chosen.append("00")
    focus.handle(Press((40, 40)))
    focus.handle(Release((140, 40)))
    assert chosen == []
    focus.handle(Press((40, 40)))
    assert focus.look(focus.widgets[0]).pressed
    assert focus.handle(Release((41, 41)))
    assert (chosen, heard) == (["00"], ["button"])


def test_a_press_goes_on_while_the_widgets_are_made_anew(focus: Focus) -> None:
    chosen: list[str] = []
    focus.handle(Press((40, 40)))
    again = Widget(pygame.Rect(focus.widgets[0].rect), focus.widgets[0].name, lambda: chosen.append("anew"))
    focus.place([again, *focus.widgets[1:]])
    assert focus.look(again).pressed
    assert focus.handle(Release((40, 40)))
    assert chosen == ["anew"]


def test_a_press_on_what_is_gone_chooses_nothing(focus: Focus) -> None:
    focus.handle(Press((40, 40)))
    chosen: list[str] = []
    focus.place([Widget(pygame.Rect(focus.widgets[0].rect), "other", lambda: chosen.append("other"))])
    assert not focus.handle(Release((40, 40)))
    assert chosen == []


def test_the_ring_hides_after_a_press_and_comes_back_with_a_key(focus: Focus) -> None:
    focus.handle(Arrow(1, 0))
    focus.handle(Press((40, 40)))
    assert not focus.shown
    focus.handle(Arrow(1, 0))
    assert focus.shown


def test_a_second_press_within_the_rest_is_a_slip(focus: Focus) -> None:
    count: list[int] = []
    focus.widgets[4].action = lambda: count.append(1)
    focus.handle(Choose())
    focus.handle(Choose())
    focus.update(REST)
    focus.handle(Choose())
    assert len(count) == 2


def test_repeating_widgets_take_every_press_unless_the_screen_is_new(heard: list[str]) -> None:
    count: list[int] = []
    dial = Dial(pygame.Rect(0, 0, 80, 80), "dial", lambda: count.append(1))
    focus = Focus(heard.append)
    focus.place([dial])
    focus.settle()
    focus.handle(Choose())
    assert count == []
    focus.update(REST)
    for _ in range(3):
        focus.handle(Choose())
    assert len(count) == 3


def test_a_capturing_widget_lets_go_at_its_ends(heard: list[str]) -> None:
    dial = Dial(pygame.Rect(100, 0, 80, 80), "dial")
    focus = Focus(heard.append)
    focus.place(
        [Widget(pygame.Rect(0, 0, 80, 80), "left"), dial, Widget(pygame.Rect(200, 0, 80, 80), "right")],
        "dial",
    )
    focus.handle(Arrow(1, 0))
    for expected in ((1, "dial"), (2, "dial"), (2, "right")):
        focus.handle(Arrow(1, 0))
        assert (dial.value, name(focus)) == expected


def test_a_widget_that_is_off_says_no(focus: Focus, heard: list[str]) -> None:
    focus.widgets[4].why_off = "Not now."
    focus.handle(Choose())
    assert heard == ["refuse"]


def test_digits_choose_their_widget(focus: Focus) -> None:
    chosen: list[int] = []
    focus.widgets[7].digit, focus.widgets[7].action = 3, lambda: chosen.append(3)
    assert not focus.handle(Digit(4))
    assert focus.handle(Digit(3))
    assert chosen == [3]


def test_hovering_marks_only_what_is_under_the_pointer(focus: Focus) -> None:
    focus.changed = False
    focus.handle(Point((40, 40)))
    assert focus.look(focus.widgets[0]).hover
    assert focus.changed
    focus.changed = False
    focus.handle(Point((42, 42)))
    assert not focus.changed


def test_new_widgets_keep_the_focus_by_name(focus: Focus) -> None:
    focus.handle(Arrow(0, 0))
    focus.handle(Arrow(1, 0))
    focus.place(grid(), first="00")
    assert name(focus) == "21"
    focus.place(grid()[:3], first="01")
    assert name(focus) == "00"


def test_without_widgets_nothing_happens(heard: list[str]) -> None:
    focus = Focus(heard.append)
    for intent in (Arrow(1, 0), Next(1), Choose(), Digit(1), Press((1, 1)), Release((1, 1))):
        assert not focus.handle(intent)
