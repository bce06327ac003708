"""Go Fox! on the screen: asking by card and by head, the shout, pairs laid and counted, the result."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.games.go_fox.show import FoxCall
from game.play import bots
from game.play.asking import Asking
from game.rules.things import Pick, Pile
from game.screen.app.app import App
from game.screen.scenes.results import ResultScene
from game.screen.scenes.table import TableScene
from game.screen.widgets.pick_widgets import CardWidget, SeatWidget
from tests.screen.matches import asks, over, pick, play_on, sit_down, until
from tests.screen.rooms import (
    SIZES,
    SMALL,
    click,
    find,
    key,
    open_app,
    press,
    reach_faults,
    resize,
    rests,
    voice_of,
    wait,
    within_arrows,
)
from tests.screen.situations import situation

FOUR = "human,easy,easy,easy"


def cards(scene: TableScene) -> list[CardWidget]:
    return [widget for widget in scene.focus.widgets if isinstance(widget, CardWidget)]


def heads(scene: TableScene) -> list[SeatWidget]:
    return [widget for widget in scene.focus.widgets if isinstance(widget, SeatWidget)]


def asked(folder: Path, seats: str = FOUR, verb: str = "ask", **options: object) -> tuple[App, TableScene]:
    """A table at the first choice of this kind."""
    app = open_app(folder)
    scene = sit_down(app, seats, seed=3, game="go_fox", **options)
    play_on(app, scene, partial(asks, scene, verb))
    return app, scene


def test_a_card_under_the_pointer_says_what_it_asks_and_whom(tmp_path: Path) -> None:
    app, scene = asked(tmp_path)
    assert scene.desk.pointed.aim == 1
    assert scene.desk.pointed.seats == {1}
    assert scene.desk.pointed.prompt == "Ask Bolt, Ava!"
    assert len(cards(scene)) == len(scene.desk.pointed.cards) > 0
    widget = cards(scene)[0]
    app.frame(0.1, [pygame.event.Event(pygame.MOUSEMOTION, pos=widget.rect.center, rel=(1, 1), touch=False)])
    number = scene.match.game.deck[widget.thing].number
    assert scene.top.talk.preview.text.endswith(f"{number}?")
    moves = len(scene.match.history)
    click(app, widget.rect.center)
    assert len(scene.match.history) == moves + 1
    assert scene.match.game.marks["asked"] == 1


def test_eight_and_eleven_are_asked_for_in_english(tmp_path: Path) -> None:
    _, scene = asked(tmp_path)
    assert scene.asking is not None
    for card in scene.top.stage.hand():
        number = scene.match.game.deck[card].number
        sentence, _ = scene.asking.foretold(card)
        assert sentence == f"Have you got {'an' if number in (8, 11) else 'a'} {number}?"


@pytest.mark.parametrize("order", ["card first", "head first"])
def test_with_the_option_a_card_and_a_head_are_tapped_in_any_order(tmp_path: Path, order: str) -> None:
    app, scene = asked(tmp_path, ask_any=True)
    assert [widget.name for widget in heads(scene)] == ["Bolt", "Beep", "Tock"]
    assert scene.desk.pointed.seats == {1, 2, 3}
    assert scene.desk.pointed.prompt == "Tap a card and a player!"
    card, moves = cards(scene)[0].thing, len(scene.match.history)

    def tap_card() -> None:
        click(app, next(widget for widget in cards(scene) if widget.thing == card).rect.center)

    steps: list[Callable[[], None]] = [tap_card, lambda: press(app, "Beep")]
    for step in steps if order == "card first" else steps[::-1]:
        assert len(scene.match.history) == moves
        step()
    assert len(scene.match.history) == moves + 1
    assert scene.match.history[-1][1].picks == (card, Pile("hand", 2))


def test_a_chosen_card_stays_up_and_a_second_tap_puts_it_back(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, ask_any=True)
    card = cards(scene)[0].thing
    click(app, cards(scene)[0].rect.center)
    assert scene.desk.pointed.chosen == {card}
    wait(app, 1)
    click(app, next(widget for widget in cards(scene) if widget.thing == card).rect.center)
    assert scene.desk.pointed.chosen == frozenset()


def test_another_card_is_a_change_of_mind(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, ask_any=True)
    moves, own = len(scene.match.history), [widget.thing for widget in cards(scene)]
    for card in (own[0], own[1]):
        pick(app, scene, card)
        assert scene.desk.pointed.chosen == {card}
        assert scene.desk.pointed.cards == set(own)
        assert not any(widget.why_off for widget in cards(scene))
        assert scene.desk.pointed.prompt == "Now tap a player!"
        assert scene.desk.pointed.seats == {1, 2, 3}
    assert scene.asking is not None
    assert scene.asking.foretold(own[0])[0]
    assert scene.turn is not None
    assert scene.turn.refused == 0
    assert len(scene.match.history) == moves
    pick(app, scene, Pile("hand", 3))
    assert scene.match.history[-1][1].picks == (own[1], Pile("hand", 3))


def test_another_head_is_a_change_of_mind(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, ask_any=True)
    own = [widget.thing for widget in cards(scene)]
    for seat in (1, 3):
        pick(app, scene, Pile("hand", seat))
        assert scene.desk.pointed.seats == {seat}
        assert scene.desk.pointed.prompt == f"Ask {scene.match.players[seat].name}, Ava!"
        assert len(heads(scene)) == 3
        assert scene.desk.pointed.cards == set(own)
    pick(app, scene, own[1])
    assert scene.match.history[-1][1].picks == (own[1], Pile("hand", 3))


def test_another_pair_is_a_change_of_mind(tmp_path: Path) -> None:
    def two_pairs() -> bool:
        return asks(scene, "lay") and scene.asking is not None and len(numbers(scene.asking)) > 1

    def numbers(asking: Asking) -> set[int]:
        return {scene.match.game.deck[card].number for card in asking.offered.cards()}

    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=5, game="go_fox")
    play_on(app, scene, two_pairs)
    assert scene.asking is not None
    first, last = scene.asking.picker.moves[0].picks, scene.asking.picker.moves[-2].picks
    assert not set(first) & set(last)
    for card in (first[0], last[0]):
        pick(app, scene, card)
        assert scene.desk.pointed.chosen == {card}
        assert card in scene.desk.pointed.cards
        assert len(numbers(scene.asking)) == 1, "what goes with it glows"
    pick(app, scene, last[1])
    assert scene.match.history[-1][1].picks == last


def best_question(scene: TableScene) -> tuple[Pick, ...]:
    rng = bots.chance(scene.match.seed, len(scene.match.history))
    return bots.decide(scene.match.game, scene.match.entry.best, rng).picks


@pytest.mark.parametrize("first", ["card", "head"])
def test_help_puts_back_what_does_not_go_with_its_advice(tmp_path: Path, first: str) -> None:
    app, scene = asked(tmp_path, ask_any=True)
    best, moves = best_question(scene), len(scene.match.history)
    others = [widget.thing for widget in (cards(scene) if first == "card" else heads(scene))]
    pick(app, scene, next(pick for pick in others if pick is not None and pick not in best))
    for step in best:
        press(app, "Help")
        assert scene.focus.current is not None
        assert scene.focus.current in scene.focus.widgets
        assert scene.focus.current.thing == step
        assert scene.asking is not None
        assert set(scene.asking.picker.chosen) < set(best)
        assert scene.desk.pointed.chosen == scene.asking.offered.chosen()
        assert len(scene.match.history) == moves
        wait(app, 0.6)
        key(app, pygame.K_RETURN)
    assert scene.match.history[-1][1].picks == best


def test_heads_are_reached_and_chosen_by_keys(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, ask_any=True)
    assert within_arrows(scene) == {widget.name for widget in scene.focus.widgets}
    scene.focus.show(cards(scene)[0])
    wait(app, 0.6)
    key(app, pygame.K_RETURN)
    scene.focus.show(find(scene, "Tock"))
    wait(app, 0.6)
    key(app, pygame.K_RETURN)
    assert scene.match.game.marks["asked"] == 3


def test_the_fox_is_called_shown_and_gone(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, FOUR, seed=3, game="go_fox")
    play_on(app, scene, lambda: isinstance(scene.top.moment, FoxCall))
    voice = voice_of(app)
    assert voice.said[-1] == "GO FOX!"
    call = scene.top.moment
    assert isinstance(call, FoxCall)
    assert str(scene.match.shown.marks["number"]) in call.on.sentence
    assert call.asker == scene.match.shown.marks["asker"]
    resize(app, (1024, 600))
    until(app, lambda: scene.top.moment is None)


def test_giver_and_asker_read_and_the_pair_is_laid_before_the_asker(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=4, game="go_fox")
    play_on(app, scene, lambda: bool(scene.match.shown.piles.get(Pile("pairs", 0))))
    play_on(app, scene, lambda: asks(scene, "ask"))
    laid = scene.match.shown.piles[Pile("pairs", 0)]
    numbers = {scene.match.game.deck[card].number for card in laid[:2]}
    assert len(numbers) == 1
    assert all(scene.desk.sprites[card].small and scene.desk.sprites[card].up for card in laid)
    assert len(scene.match.readings) >= 2


def test_an_own_pair_is_two_taps_and_may_be_kept(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "human,easy", verb="lay")
    assert find(scene, "No pair")
    assert scene.asking is not None
    two = scene.asking.picker.moves[0].picks
    for card in two:
        assert scene.asking is not None
        click(app, next(widget for widget in cards(scene) if widget.thing == card).rect.center)
    assert scene.match.history[-1][1].verb == "lay"
    play_on(app, scene, partial(asks, scene, "ask"))
    assert set(two) <= set(scene.match.shown.piles[Pile("pairs", 0)])


def test_a_card_of_another_number_is_refused_with_the_reason(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "human,easy,easy", verb="give")
    wrong = next(widget for widget in cards(scene) if widget.why_off)
    click(app, wrong.rect.center)
    assert str(scene.match.shown.marks["number"]) in scene.top.talk.banner.text


def test_pairs_not_cards_are_counted_beside_the_hand(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "easy,easy,easy", seed=2, game="go_fox")
    scene.match.pace = 0.0
    play_on(app, scene, partial(over, scene))
    assert isinstance(app.top, ResultScene)
    result = app.top.result
    assert result.unit == "pairs"
    assert result.totals == tuple(len(scene.match.game.piles[Pile("pairs", seat)]) // 2 for seat in range(3))
    best = max(result.totals)
    assert result.winners == tuple(seat for seat in range(3) if result.totals[seat] == best)
    assert result.counted


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("ask", ["ask", "ask any"])
def test_everything_can_be_reached_in_every_window(tmp_path: Path, players: int, ask: str) -> None:
    app = open_app(tmp_path, SMALL)
    scene = situation(app, f"go_fox {ask} {players}")
    own = tuple(f"{widget.name} is outside" for widget in cards(scene))
    for size in SIZES:
        resize(app, size)
        assert [fault for fault in reach_faults(app, gap=1) if not fault.startswith(own)] == [], size
        wait(app, 4)
        assert rests(app), size
