"""The last card of UNO EXPRESS on the screen: who may call or catch, and how."""

from pathlib import Path

import pygame
import pytest

from game.games.uno_express.rules import CALL, CATCH
from game.games.uno_express.show.last_card import Caught, LastCardCall
from game.games.uno_express.table import NAMES
from game.play import calls
from game.play.match import Phase
from game.rules.things import Marked, Move, Pile
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.table import TableScene
from game.screen.widgets.call_pill import CallPill, CatchButton
from tests.games.uno_express.screen.tables import (
    FOUR,
    calm,
    card_of,
    catches,
    forgets,
    held,
    lay,
    pill,
    plays,
    seated,
    uncalled,
)
from tests.screen.matches import pick, until
from tests.screen.rooms import FRAME, click, find, key, press, said, wait


def test_the_button_is_pale_and_says_when_it_counts(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G9 B7 B8"})
    assert pill(scene).why_off
    click(app, pill(scene).rect.center)
    assert scene.top.talk.banner.text == "Call it when one card is left."
    assert held(scene, 0) == 3


def test_a_call_ahead_counts_if_a_card_can_be_played(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G9 B7"})
    assert not pill(scene).why_off
    click(app, pill(scene).rect.center)
    until(app, lambda: scene.asking is not None and calm(scene))
    assert scene.match.game.marks["called"] == 1
    assert pill(scene).why_off
    lay(scene, {0: "R9 B7"})
    assert pill(scene).why_off


def test_the_last_card_is_called_with_the_button(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, FOUR, {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    assert not pill(scene).why_off
    assert pill(scene).stars == 6
    wait(app, 2.0)
    assert pill(scene).stars in (2, 3)
    click(app, pill(scene).rect.center)
    until(app, lambda: isinstance(scene.top.moment, LastCardCall))
    assert said(app)[-1] == NAMES.called
    until(app, lambda: scene.top.moment is None)
    assert held(scene, 0) == 1
    assert pill(scene).why_off


def test_a_quick_child_may_call_while_the_card_still_flies(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,hard", {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    assert scene.match.phase is Phase.SHOW
    key(app, pygame.K_q)
    assert scene.match.history[-1] == (0, CALL)


def test_everybody_has_a_key_and_the_button_shows_it(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human,easy", {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    key(app, pygame.K_LEFT)
    wait(app, 0.1)
    assert list(pill(scene).keys) == ["Q"]
    catch = find(scene, "Mia: Catch!")
    assert isinstance(catch, CatchButton)
    assert list(catch.keys) == ["P"]
    assert catch.reason == "Ava has not called!"
    key(app, pygame.K_p)
    assert (scene.match.history[-1][0], scene.match.history[-1][1].verb) == (1, "catch")
    until(app, lambda: isinstance(scene.top.moment, Caught))
    until(app, lambda: calm(scene))
    assert held(scene, 0) == 3


def test_whoever_presses_the_own_button_is_who_catches(tmp_path: Path) -> None:
    app, scene = uncalled(tmp_path, "human,human,human")
    assert [button.name for button in catches(scene)] == ["Mia: Catch!", "Sam: Catch!"]
    press(app, "Sam: Catch!")
    assert scene.match.history[-1] == (2, CATCH)
    until(app, lambda: 2 in scene.top.talk.bubbles)
    assert 1 not in scene.top.talk.bubbles, "it is said at the head of who did it"


@pytest.mark.parametrize("device", ["mouse", "touch", "keys", "pad"])
def test_of_several_people_each_sees_the_own_key(tmp_path: Path, device: str) -> None:
    app, scene = uncalled(tmp_path, "human,easy,human,human")
    app.inputs.device = device
    wait(app, 0.1)
    assert [list(button.keys) for button in catches(scene)] == [["Z"], ["M"]]
    assert list(pill(scene).keys) == ["Q"]
    assert not any(button.pad for button in catches(scene)), "the only pad there may be is not theirs"
    assert pill(scene).pad == (device == "pad")


def test_a_person_alone_sees_the_key_only_while_the_keyboard_is_used(tmp_path: Path) -> None:
    app, scene = uncalled(tmp_path, "human,easy")
    assert list(pill(scene).keys) == []
    key(app, pygame.K_LEFT)
    wait(app, 0.1)
    assert list(pill(scene).keys) == ["Q"]


def test_who_may_catch_and_call_ahead_catches_first(tmp_path: Path) -> None:
    """The next player has two cards, one of which can be played."""
    app, scene = seated(tmp_path, "human,human,human", {0: "G8", 1: "G9 B7"})
    lay(scene, {0: "G8", 1: "G9 B7"}, turn=1, uno=1)
    names = [widget.name for widget in scene.focus.widgets]
    assert "Mia: Catch!" in names
    assert f"{NAMES.called} Mia" not in names, "one place at each head"
    key(app, pygame.K_p)
    assert scene.match.history[-1] == (1, CATCH)


def test_on_the_own_turn_both_buttons_are_there_and_the_key_is_that_of_the_catch(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human", {0: "G9 B7"})
    lay(scene, {0: "G9 B7", 1: "G8"}, uno=2)
    assert not pill(scene).why_off
    own = find(scene, "Catch!")
    assert isinstance(own, CatchButton)
    assert (list(own.keys), list(pill(scene).keys)) == (["Q"], [])
    click(app, pill(scene).rect.center)
    assert scene.match.history[-1] == (0, CALL)


@pytest.mark.parametrize("seats", ["human,easy,easy", "human,easy,human"])
def test_what_was_forgotten_is_told_once(tmp_path: Path, seats: str) -> None:
    _, scene = seated(tmp_path, seats, {0: "G9 B7 B8", 1: "G8"})
    lay(scene, {0: "G9 B7 B8", 1: "G8"}, uno=2)
    told = [button.reason for button in catches(scene)]
    assert told == ["Bolt has not called!"] + [""] * seats.count("human,easy,human")
    assert [button.stars is not None for button in catches(scene)][1:] == [False] * (len(told) - 1)


def test_a_key_that_counts_for_nothing_costs_nothing(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human,easy", {0: "G9 B7 B8"})
    key(app, pygame.K_p, pygame.K_q)
    assert scene.top.talk.banner.text == "Call it when one card is left."
    assert (held(scene, 0), held(scene, 1)) == (3, 3)


def test_the_last_card_is_closed_to_those_who_come_to_press(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human,human", {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    assert open_in_hand(scene, 0) == 0
    key(app, pygame.K_z)
    assert scene.match.history[-1] == (2, CATCH)
    for _ in range(60):
        app.frame(0.1, [])
        assert open_in_hand(scene, 0) == 0, "nor do the two cards it costs lie open"
    assert isinstance(app.top, HandOverScene)


def test_nor_do_the_cards_that_a_catch_costs_lie_open_on_the_own_turn(tmp_path: Path) -> None:
    """After a skip between two the turn comes back at once, and the other one may still catch."""
    app, scene = seated(tmp_path, "human,human", {0: "skip-G B7"})
    pick(app, scene, card_of(scene, "skip", "green"))
    until(app, lambda: scene.asking is not None and calm(scene))
    assert open_in_hand(scene, 0) == 1
    key(app, pygame.K_p)
    assert scene.match.history[-1] == (1, CATCH)
    until(app, lambda: isinstance(app.top, HandOverScene))
    assert open_in_hand(scene, 0) == 0
    press(app, "I am Ava")
    assert open_in_hand(scene, 0) == 3


def test_who_plays_against_computers_sees_the_own_last_card(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, FOUR, {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    assert open_in_hand(scene, 0) == 1


def open_in_hand(scene: TableScene, seat: int) -> int:
    return sum(scene.desk.sprites[card].up for card in scene.match.shown.piles[Pile("hand", seat)])


def test_who_forgot_is_caught_and_its_card_glows(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, FOUR, {1: "G9 R7"})
    forgets(scene)
    lay(scene, {1: "G9 R7"}, turn=1)
    plays(scene, 1, Move("play", (card_of(scene, "number", "green", 9),)))
    until(app, lambda: any(isinstance(widget, CatchButton) for widget in scene.focus.widgets))
    assert calls.forgetful(scene.match.game) == 1
    assert scene.desk.pointed.called == set(scene.match.shown.piles[Pile("hand", 1)])
    assert find(scene, "Catch!").rect.x > scene.desk.head(1)[0]
    press(app, "Catch!")
    until(app, lambda: isinstance(scene.top.moment, Caught))
    assert scene.top.moment is not None
    until(app, lambda: scene.top.moment is None)
    assert held(scene, 1) == 3
    assert scene.desk.pointed.called == frozenset()


def test_a_press_that_lasts_while_a_star_goes_out_counts(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, FOUR, {0: "G9 B7"})
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    stars, at = pill(scene).stars, pill(scene).rect.center
    app.frame(FRAME, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)])
    until(app, lambda: pill(scene).stars != stars)
    app.frame(FRAME, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)])
    assert scene.match.history[-1] == (0, CALL)


def test_the_hand_is_seen_while_its_owner_calls_ahead(tmp_path: Path) -> None:
    """Its cards still move when the moment begins, which is drawn over what lies at rest."""
    app, scene = seated(tmp_path, "human,easy", {0: "G9 B7"})
    wait(app, 1)
    key(app, pygame.K_q)
    until(app, lambda: isinstance(scene.top.moment, LastCardCall))
    assert not scene.top.stage.moving
    assert all(scene.desk.pile(Pile("hand", 0)).resting())
    assert len(scene.desk.pile(Pile("hand", 0)).resting()) == 2


def test_who_has_called_wears_the_word_until_another_card_comes(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G9 B7", 1: "R8 Y7"})
    seats = scene.top.furniture.seats
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    assert [seats.called(seat) for seat in range(2)] == ["", ""], "one card alone is no call"
    key(app, pygame.K_q)
    until(app, lambda: scene.match.phase is Phase.THINK and calm(scene))
    assert [seats.called(seat) for seat in range(2)] == [NAMES.called, ""]
    lay(scene, {0: "B7", 1: "G8 Y7"}, turn=1, callers="0", stock="B1 B2")
    scene.match.levels = [level and level._replace(forgets=0.0) for level in scene.match.levels]
    plays(scene, 1, Move("play", (card_of(scene, "number", "green", 8),)))
    until(app, lambda: scene.asking is not None and calm(scene))
    assert [seats.called(seat) for seat in range(2)] == [NAMES.called, NAMES.called]
    press(app, "Draw a card")
    until(app, lambda: held(scene, 0) == 2 and calm(scene))
    assert [seats.called(seat) for seat in range(2)] == ["", NAMES.called]


def test_the_word_is_seen_at_the_head_of_whoever_has_called(tmp_path: Path) -> None:
    _, scene = seated(tmp_path, FOUR, {0: "G9 B7"})
    x, y = scene.desk.head(1)
    corner = pygame.Rect(x, y - 60, 80, 60)
    before = scene.top.still().subsurface(corner).copy()
    scene.match.shown.show(Marked("callers", "1"))
    after = scene.top.still().subsurface(corner)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


def test_without_calls_there_is_no_button(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G9 B7"}, uno_window="off")
    assert not any(isinstance(widget, CallPill) for widget in scene.focus.widgets)
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: isinstance(scene.top.moment, LastCardCall))
    assert held(scene, 0) == 1
