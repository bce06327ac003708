"""Controls: pressing, stepping and typing change their values, and all of them can be drawn."""

from collections.abc import Callable

import pygame
import pytest

from game.screen.paint.art import Art
from game.screen.widgets.controls import Choices, Loudness, PictureTile, Segment, Stepper, Tab, Toggle, fitted
from game.screen.widgets.input import Arrow, Back, Choose, Erase, Inputs, Point, Press, Typed
from game.screen.widgets.text_line import TextLine
from game.screen.widgets.widget import Look, Widget

BOX = pygame.Rect(100, 100, 360, 64)
SPEEDS = (Segment("slow", "slow"), Segment("normal", "normal"), Segment("fast", "fast", "icons/play"))
LONG = Segment("", "A very long name " * 12)
LEVELS = [Segment(level / 5) for level in range(6)]


def nothing(*_: object) -> None:
    pass


def line(changed: Callable[[str], None] = nothing, inputs: Inputs | None = None) -> TextLine:
    return TextLine(BOX, "Name", text="Ava", changed=changed, inputs=inputs or Inputs(), longest=5)


def everything() -> list[Widget]:
    writing = line()
    writing.choose()
    return [
        Toggle(BOX, "Toggle", True, nothing),
        Toggle(BOX, "Toggle", False, nothing),
        Choices(BOX, "Choices", choices=SPEEDS, value="normal", changed=nothing),
        Stepper(BOX, "Stepper", choices=SPEEDS, value="normal", changed=nothing),
        Stepper(
            BOX,
            "Stepper",
            choices=[Segment("", "A very long name " * 12), *SPEEDS],
            value="",
            changed=nothing,
        ),
        Stepper(BOX, "Stepper", choices=SPEEDS[:1], value="slow", changed=nothing),
        Loudness(BOX, "Level", choices=LEVELS, value=0, changed=nothing),
        Loudness(BOX, "Level", choices=LEVELS, value=1, changed=nothing),
        Tab(BOX, "Tab", nothing, "icons/voice", on=True),
        Tab(BOX, "Tab", nothing, "characters/owl"),
        PictureTile(BOX, "Tile", nothing, picture="characters/bomb", on=True),
        PictureTile(BOX, "Tile", nothing, picture="icons/play"),
        line(),
        writing,
    ]


@pytest.mark.parametrize("look", [Look(), Look(focus=True), Look(hover=True), Look(pressed=True)])
def test_every_control_draws_itself_where_it_is(art: Art, look: Look) -> None:
    for widget in everything():
        screen = pygame.Surface((560, 264))
        widget.draw(screen, art, look)
        drawn = pygame.mask.from_threshold(screen, (0, 0, 0), (1, 1, 1, 255))
        drawn.invert()
        assert drawn.count() > 0, widget.name
        extent = drawn.get_bounding_rects()
        assert all(BOX.inflate(60, 60).contains(part) for part in extent), widget.name


def test_a_toggle_turns_over() -> None:
    seen: list[bool] = []
    toggle = Toggle(BOX, "Toggle", False, seen.append)
    assert toggle.spoken == "Toggle: off"
    toggle.choose()
    assert toggle.spoken == "Toggle: on"
    toggle.choose((110, 110))
    assert seen == [True, False]


def test_choices_go_by_key_by_arrow_and_by_place() -> None:
    seen: list[str] = []
    choices = Choices(BOX, "Speed", choices=SPEEDS, value="normal", changed=seen.append)
    choices.choose()
    choices.choose()
    choices.choose((BOX.centerx, 110))
    assert choices.step(1)
    assert not choices.step(1)
    choices.choose((BOX.x, 110))
    assert seen == ["fast", "slow", "normal", "fast", "slow"]


def test_choosing_what_holds_already_changes_nothing() -> None:
    seen: list[str] = []
    choices = Choices(BOX, "Speed", choices=SPEEDS, value="slow", changed=seen.append)
    choices.choose((BOX.x + 3, 110))
    assert not seen
    assert choices.value == "slow"


def test_an_unknown_value_shows_the_first_choice() -> None:
    assert Choices(BOX, "Speed", choices=SPEEDS, value="warp", changed=nothing).place == 0


def test_a_stepper_goes_round_by_key_by_arrow_and_by_its_ends() -> None:
    seen: list[str] = []
    stepper = Stepper(BOX, "Voice", choices=SPEEDS, value="fast", changed=seen.append)
    stepper.choose()
    assert stepper.step(-1)
    assert stepper.step(1)
    stepper.choose((BOX.x, 110))
    stepper.choose((BOX.right - 1, 110))
    stepper.choose(BOX.center)
    assert seen == ["slow", "fast", "slow", "fast", "slow", "slow"]


def test_a_stepper_with_one_value_lets_the_arrows_go() -> None:
    assert not Stepper(BOX, "Voice", choices=SPEEDS[:1], value="slow", changed=nothing).step(1)


def test_the_ends_of_a_stepper_are_targets_and_leave_room() -> None:
    stepper = Stepper(BOX, "Voice", choices=SPEEDS, value="slow", changed=nothing)
    assert stepper.end >= 64
    assert BOX.width - 2 * stepper.end >= 64


@pytest.mark.parametrize("look", [Look(), Look(focus=True)])
def test_a_long_name_does_not_touch_the_arrows(art: Art, look: Look) -> None:
    long = [Segment("", "Microsoft Hazel Desktop - English (Great Britain)"), *SPEEDS]
    one, other = (pygame.Surface((560, 264)) for _ in range(2))
    Stepper(BOX, "Voice", choices=long, value="", changed=nothing).draw(one, art, look)
    Stepper(BOX, "Voice", choices=[Segment("", " "), *SPEEDS], value="", changed=nothing).draw(
        other, art, look
    )
    differs = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    differs.invert()
    end = Stepper(BOX, "Voice", choices=SPEEDS, value="slow", changed=nothing).end
    middle = BOX.inflate(-2 * end, 0)
    assert differs.count() > 0
    assert all(middle.contains(part) for part in differs.get_bounding_rects())


@pytest.mark.parametrize("room", [20, 60, 200])
def test_what_is_cut_keeps_as_much_as_has_room(art: Art, room: int) -> None:
    text = "Microsoft Hazel Desktop - English"
    shown, size = fitted(art.letters, text, room, 24, 18)
    kept = shown.removesuffix("…")
    assert text.startswith(kept)
    assert art.letters.width(shown, size, "reading") <= room
    longer = f"{text[: len(kept) + 2]}…"
    assert art.letters.width(longer, size, "reading") > room


def test_a_level_is_set_by_its_bars_and_steps() -> None:
    seen: list[float] = []
    level = Loudness(BOX, "Voice", choices=LEVELS, value=0.6, changed=seen.append)
    level.choose((BOX.x + 5, 110))
    assert not level.step(-1)
    assert level.step(1)
    level.choose((BOX.right - 1, 110))
    assert not level.step(1)
    level.choose()
    assert seen == [0, 0.2, 1, 0]


def test_a_line_is_written_and_kept_on_enter() -> None:
    inputs, seen = Inputs(), list[str]()
    name = line(seen.append, inputs)
    assert not name.take(Typed("x"))
    name.choose()
    assert inputs.typing
    for intent in (Typed("Zo\n"), Typed("eeee"), Erase(), Typed("!")):
        assert name.take(intent)
    assert name.take(Choose())
    assert (seen, name.text, inputs.typing) == (["Zoee!"], "Zoee!", False)


@pytest.mark.parametrize("end", [Arrow(1, 0), Press((5, 5))])
def test_an_arrow_or_a_press_elsewhere_ends_the_line_and_goes_on(end: Arrow | Press) -> None:
    seen: list[str] = []
    name = line(seen.append)
    name.choose()
    name.take(Typed("Kim"))
    assert not name.take(end)
    assert (seen, name.writing) == (["Kim"], False)


def test_escape_and_an_empty_line_leave_the_old_text() -> None:
    seen: list[str] = []
    name = line(seen.append)
    name.choose()
    name.take(Typed("Kim"))
    assert name.take(Back())
    name.choose()
    name.take(Typed("  "))
    assert not name.take(Point((1, 1)))
    name.choose()
    name.finish()
    assert (seen, name.text) == ([], "Ava")
