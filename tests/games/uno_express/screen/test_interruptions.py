"""Calls that come while something lies over the table: a word to read, the cover, a choice to make."""

from collections.abc import Callable
from copy import copy
from pathlib import Path

import pygame
import pytest

from game.games.uno_express.rules import CALL, CATCH
from game.games.uno_express.show.bluff import BluffScene
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.last_card import LastCardCall
from game.play.match import Phase
from game.play.reading import Step
from game.screen.app.app import App
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.overlay import OpenToCalls
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.table import TableScene
from game.screen.scenes.value_picker import ValuePickerScene
from game.screen.widgets.call_pill import CallPill, CallWidget, CatchButton
from tests.games.uno_express.screen.tables import calm, card_of, held, seated
from tests.screen.matches import GO_ON, pick, until
from tests.screen.rooms import SIZES, click, find, key, layout_faults, press, said, wait, within_arrows

Lain = tuple[App, TableScene]
WINDOW = (1280, 720)


def reads(folder: Path, seats: str = "human,hard", size: tuple[int, int] = WINDOW) -> Lain:
    """Ava reads the word on her last card but one."""
    app, scene = seated(folder, seats, {0: "G9 B7"}, size, words=True)
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: isinstance(app.top, ReadingScene))
    return app, scene


def finish_reading(app: App, scene: TableScene) -> None:
    for _ in range(100):
        for widget in list(app.top.focus.widgets):
            if app.top is not scene and widget.name in GO_ON:
                widget.choose()
        if app.top is scene:
            return
        wait(app, 0.1)
    raise AssertionError("the word was never read")


def is_safe(app: App, scene: TableScene) -> None:
    until(app, lambda: isinstance(scene.top.moment, LastCardCall))
    wait(app, 6)
    assert scene.match.history[1] == (0, CALL)
    assert not any(move == CATCH for _, move in scene.match.history)


def pad(app: App) -> None:
    app.frame(0.1, [pygame.event.Event(pygame.JOYBUTTONDOWN, button=2, instance_id=0)])


WAYS: dict[str, Callable[[App], None]] = {
    "key": lambda app: key(app, pygame.K_q),
    "pad": pad,
    "button": lambda app: press(app, "UNO!"),
}


def buttons(app: App) -> list[CallWidget]:
    return [widget for widget in app.top.focus.widgets if isinstance(widget, CallWidget)]


BY_ALL_MEANS = pytest.mark.parametrize("way", WAYS)


@BY_ALL_MEANS
def test_a_call_before_the_word_is_read_counts(tmp_path: Path, way: str) -> None:
    app, scene = seated(tmp_path, "human,hard", {0: "G9 B7"}, words=True)
    pick(app, scene, card_of(scene, "number", "green", 9))
    assert (app.top, scene.match.phase) == (scene, Phase.SHOW)
    if way == "button":
        find(scene, "UNO!").choose()  # quicker than a finger
    else:
        WAYS[way](app)
    assert scene.match.history[-1] == (0, CALL)
    until(app, lambda: isinstance(app.top, ReadingScene))
    finish_reading(app, scene)
    is_safe(app, scene)


@BY_ALL_MEANS
def test_a_call_while_the_word_is_read_counts_and_the_reading_goes_on(tmp_path: Path, way: str) -> None:
    app, scene = reads(tmp_path)
    press(app, "Help")
    reading = app.top
    assert isinstance(reading, ReadingScene)
    if way != "button":
        reading._go_to(1)
    before = reading.focus.current
    assert before is not None
    WAYS[way](app)
    assert scene.match.history[-1] == (0, CALL)
    assert app.top is reading
    assert (reading.reading.step, scene.match.phase) == (Step.BUTTONS, Phase.READ)
    assert reading.focus.current is not None
    assert reading.focus.current.name == ("I read it!" if way == "button" else before.name)
    assert buttons(app) == [], "once is enough"
    assert reading.says == "UNO!", "heard at once, at the reader's head"
    finish_reading(app, scene)
    is_safe(app, scene)


def test_while_somebody_reads_nobody_is_caught_and_nothing_is_said(tmp_path: Path) -> None:
    app, scene = reads(tmp_path, "human,human,hard")
    spoken = len(said(app))
    key(app, pygame.K_p, pygame.K_z, pygame.K_t)
    wait(app, 30)
    assert isinstance(app.top, ReadingScene)
    assert (held(scene, 0), len(scene.match.history), len(said(app))) == (1, 1, spoken)
    assert [type(button) for button in buttons(app)] == [CallPill]


def test_who_has_more_cards_reads_without_a_button(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,hard", {0: "G9 B7 B8"}, words=True)
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: isinstance(app.top, ReadingScene))
    assert buttons(app) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_button_of_a_reader_is_where_it_always_is_and_clear_of_all(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app, scene = seated(tmp_path, "human,hard", {0: "G9 B7"}, size, words=True)
    place = find(scene, "UNO!").rect
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: isinstance(app.top, ReadingScene))
    assert find(app.top, "UNO!").rect == place
    assert layout_faults(app) == []
    assert within_arrows(app.top) == {widget.name for widget in app.top.focus.widgets}


# choices, and the cover before them


def covered(folder: Path, seats: str, size: tuple[int, int] = WINDOW) -> Lain:
    app, scene = seated(folder, seats, {0: "G9 B7", 1: "wild wild2 G1"}, size)
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: isinstance(app.top, HandOverScene))
    return app, scene


def chooses(folder: Path, kind: str, seats: str, size: tuple[int, int]) -> Lain:
    app, scene = covered(folder, seats, size)
    press(app, "I am Mia")
    until(app, lambda: scene.asking is not None and calm(scene))
    pick(app, scene, card_of(scene, kind))
    return app, scene


def picks_colour(folder: Path, seats: str, size: tuple[int, int] = WINDOW) -> Lain:
    return chooses(folder, "wild", seats, size)


def is_warned(folder: Path, seats: str, size: tuple[int, int] = WINDOW) -> Lain:
    return chooses(folder, "wild2", seats, size)


def is_challenged(folder: Path, seats: str, size: tuple[int, int] = WINDOW) -> Lain:
    app, scene = seated(folder, seats, {0: "wild2 R7", 1: "R1 R2"}, size)
    scene.play(next(move for move in scene.match.game.moves(0) if len(move.picks) == 2))
    until(app, lambda: isinstance(app.top, HandOverScene))
    press(app, "I am Mia")
    until(app, lambda: isinstance(app.top, ChallengeScene))
    return app, scene


LYING: list[tuple[Callable[..., Lain], type]] = [
    (covered, HandOverScene),
    (picks_colour, ValuePickerScene),
    (is_warned, BluffScene),
    (is_challenged, ChallengeScene),
]
OVER_ALL = pytest.mark.parametrize(("lie", "kind"), LYING)


@OVER_ALL
@pytest.mark.parametrize("way", ["key", "button"])
@pytest.mark.parametrize("verb", ["call", "catch"])
def test_whoever_is_first_counts_whatever_lies_over_the_table(
    tmp_path: Path, lie: Callable[..., Lain], kind: type, way: str, verb: str
) -> None:
    app, scene = lie(tmp_path, "human,human")
    over = app.top
    assert isinstance(over, kind)
    if way == "key":
        key(app, {"call": pygame.K_q, "catch": pygame.K_p}[verb])
    else:
        wait(app, 1.0)  # a hasty tap counts nowhere
        wanted = {"call": CallPill, "catch": CatchButton}[verb]
        click(app, next(button for button in buttons(app) if isinstance(button, wanted)).rect.center)
    assert scene.match.history[-1] == {"call": (0, CALL), "catch": (1, CATCH)}[verb]
    assert app.stack == [scene], "what has been called is seen at once"
    until(app, lambda: scene.match.phase is not Phase.SHOW and calm(scene))
    assert held(scene, 0) == {"call": 1, "catch": 3}[verb]
    if kind in (HandOverScene, ChallengeScene):
        until(app, lambda: isinstance(app.top, kind))
        assert app.top is not over
        assert buttons(app) == []
    else:
        assert scene.asking is not None
        assert held(scene, 1) == 3, "the card is back in the hand"
        pick(app, scene, card_of(scene, "number", "green", 1))
        assert held(scene, 1) == 2


@OVER_ALL
def test_a_key_that_counts_for_nothing_takes_nothing_away(
    tmp_path: Path, lie: Callable[..., Lain], kind: type
) -> None:
    app, scene = lie(tmp_path, "human,human,easy")
    scene.match.game.marks["uno"] = 0
    scene.match.game._offered = {}
    over, spoken = app.top, len(said(app))
    key(app, pygame.K_q, pygame.K_p, pygame.K_z, pygame.K_t)
    assert app.top is over
    assert len(said(app)) == spoken


@OVER_ALL
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("people", [2, 6])
def test_buttons_for_calls_stand_clear_of_what_lies_there(
    tmp_path: Path, lie: Callable[..., Lain], kind: type, size: tuple[int, int], people: int
) -> None:
    app, _ = lie(tmp_path, ",".join(["human"] * people + ["easy"] * (6 - people)), size)
    assert isinstance(app.top, kind)
    assert {type(widget) for widget in buttons(app)} == {CallPill, CatchButton}
    assert layout_faults(app, gap=1) == []
    wait(app, 0.5)
    assert within_arrows(app.top) == {widget.name for widget in app.top.focus.widgets}


@OVER_ALL
@pytest.mark.parametrize("size", SIZES)
def test_each_of_five_people_could_have_a_button_to_catch(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    lie: Callable[..., Lain],
    kind: type,
    size: tuple[int, int],
) -> None:
    app, scene = lie(tmp_path, "human,human", size)
    page, made = app.top, scene.calling.counting
    assert isinstance(page, OpenToCalls)

    def many() -> list[CallWidget]:
        """The buttons of six people round one screen."""
        found = made()
        catch = next(widget for widget in found if isinstance(widget, CatchButton))
        catches = [copy(catch) for _ in range(5)]
        for nth, each in enumerate(catches):
            each.name = f"Catch {nth}"
        return [*(widget for widget in found if widget is not catch), *catches]

    monkeypatch.setattr(scene.calling, "counting", many)
    page.build()
    assert len(buttons(app)) == 6
    assert layout_faults(app, gap=1) == []


def test_a_call_ahead_may_still_be_made_in_the_colour_picker(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "wild B7"})
    pick(app, scene, card_of(scene, "wild"))
    assert isinstance(app.top, ValuePickerScene)
    press(app, "UNO!")
    assert scene.match.history == [(0, CALL)]
    until(app, lambda: scene.asking is not None and calm(scene))
    assert scene.match.game.marks["called"] == 1
    pick(app, scene, card_of(scene, "wild"))
    assert buttons(app) == []
