"""Push on the screen: flipping, placing, stopping, taking, banking, busting, and the helper for the odds."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.games.push.cards import COLOURS, FLIPPED, STACKS
from game.games.push.die import DIE
from game.games.push.rules import Push
from game.games.push.show.marks import TakersView
from game.games.push.show.moments import Bust, DieRoll
from game.games.push.show.stores import StoreView, SuspenseView
from game.games.push.stores import PURSE, SHELF
from game.play.match import Phase
from game.rules.things import Pile, Rolled
from game.screen.app.app import App
from game.screen.paint.palette import SETS
from game.screen.scenes.results import ResultScene
from game.screen.scenes.table import TableScene
from game.screen.table.heard import OpenCard
from game.screen.widgets.pick_widgets import PileButton, PileWidget
from game.screen.widgets.widget import Widget
from tests.screen.matches import OFTEN, offers, over, play_on, sit_down, until
from tests.screen.rooms import (
    FRAME,
    SIZES,
    SMALL,
    click,
    find,
    open_app,
    pass_by,
    press,
    reach_faults,
    resize,
    rests,
    struck,
    voice_of,
    wait,
)
from tests.screen.situations import situation

TWO, FOUR = "human,easy", "human,easy,easy,easy"
SIX = "human,easy,easy,easy,easy,easy"
CORNERS = {"Pause", "How to play", "Help", "How risky?"}


def asked(folder: Path, *verbs: str, seats: str = FOUR, **options: object) -> tuple[App, TableScene]:
    """A table at the first choice among just these verbs."""
    app = open_app(folder)
    scene = sit_down(app, seats, seed=3, game="push", **options)
    play_on(app, scene, partial(offers, scene, *verbs))
    return app, scene


def offered(scene: TableScene) -> dict[str, Widget]:
    pressed = (widget for widget in scene.focus.widgets if not isinstance(widget, OpenCard))
    return {widget.name: widget for widget in pressed if widget.name not in CORNERS}


def game_of(scene: TableScene) -> Push:
    assert isinstance(scene.match.game, Push)
    return scene.match.game


def test_a_turn_begins_with_one_big_button_that_is_the_pile_too(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "flip")
    assert list(offered(scene)) == ["Push!"]
    button = offered(scene)["Push!"]
    assert isinstance(button, PileButton)
    assert not button.box.colliderect(button.rect)
    click(app, button.box.center)  # on the pile, not on the button
    assert scene.match.history[-1][1].verb == "flip"


def test_only_stacks_that_take_the_card_glow_and_others_say_why(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "place")
    play_on(
        app,
        scene,
        lambda: offers(scene, "place") and len(game_of(scene).filled()) > len(fitting(scene)),
    )
    assert scene.desk.pointed.piles == set(fitting(scene))
    wrong = next(pile for pile in game_of(scene).filled() if pile not in fitting(scene))
    widget = next(w for w in scene.focus.widgets if isinstance(w, PileWidget) and w.thing == wrong)
    moves = len(scene.match.history)
    click(app, widget.rect.center)
    assert len(scene.match.history) == moves
    assert scene.top.talk.banner.text == "Same colour or number there!"
    right = fitting(scene)[0]
    click(app, scene.desk.pile(right).target().center)
    assert scene.match.history[-1][1].picks == (right,)


def fitting(scene: TableScene) -> list[Pile]:
    game = game_of(scene)
    return game.fitting(game.piles[Pile("flipped")][-1])


def test_the_empty_place_for_a_new_stack_is_offered(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "place")
    assert list(offered(scene)) == ["Stack 1", "The stock"]
    assert offered(scene)["The stock"].why_off == "First put your card on a stack."
    press(app, "Stack 1")
    until(app, lambda: offers(scene, "flip", "stop"))
    assert scene.match.shown.piles[STACKS[0]]


def test_push_and_stop_lie_far_apart_and_the_prompt_asks(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "flip", "stop")
    assert scene.desk.pointed.prompt == "Push again, or stop?"
    push, stop = find(scene, "Push!"), find(scene, "Stop")
    assert stop.rect.left - push.rect.right > app.view.width / 2
    press(app, "Stop")
    assert scene.match.history[-1][1].verb == "stop"
    play_on(app, scene, lambda: scene.match.shown.turn != 0 or scene.match.phase is Phase.ASK)
    assert scene.match.shown.scores[0] > 0


def points(scene: TableScene, pile: Pile) -> int:
    view = scene.desk.pile(pile)
    assert isinstance(view, StoreView)
    return view.points


def test_the_value_of_every_stack_and_bench_is_that_of_its_numbers(tmp_path: Path) -> None:
    _, scene = asked(tmp_path, "flip", "bank")
    deck, stores = game_of(scene).deck, ("stack", "bench", "bank")
    for pile, cards in scene.match.shown.piles.items():
        assert pile.name not in stores or points(scene, pile) == sum(deck[card].number for card in cards)
    assert sum(points(scene, Pile("bench", 0, nth)) for nth in range(1, 6)) > 0


def test_banking_is_a_tap_on_the_colour(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "flip", "bank")
    assert scene.desk.pointed.prompt == "Push, or bank a colour?"
    pile = (
        next(pick for pick in scene.asking.offered.piles() if pick.name == "bench") if scene.asking else None
    )
    assert pile is not None
    colour = game_of(scene).deck[scene.match.shown.piles[pile][0]].colour
    worth = points(scene, pile)
    press(app, f"Bank {colour}")
    until(app, lambda: scene.match.shown.turn != 0)
    assert points(scene, Pile("bank", 0)) == worth
    assert scene.top.talk.hosted.text == "Yum! Thank you!"


def test_the_die_lands_on_the_face_the_rules_rolled(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, FOUR, seed=6, game="push")
    voice = voice_of(app)
    seen: set[str] = set()
    for _ in range(4):
        rolled: list[str] = []
        play_on(app, scene, lambda: scene.top.moment is None and next_is_roll(scene, rolled))  # noqa: B023
        until(app, lambda: isinstance(scene.top.moment, DieRoll))
        moment = scene.top.moment
        assert isinstance(moment, DieRoll)
        assert moment.rolled == rolled[-1]
        faces = {moment.face}
        while scene.top.moment is moment:
            faces.add(moment.face)
            app.frame(0.03, [])
        assert moment.face == rolled[-1]
        assert len(faces) > 3
        assert voice.said[-1] == f"{rolled[-1].capitalize()}!"
        until(app, lambda: scene.match.shown.marks["die"] == rolled[-1])  # noqa: B023
        seen.add(rolled[-1])
    assert len(seen) > 1


def next_is_roll(scene: TableScene, rolled: list[str]) -> bool:
    event = scene.match.peek()
    if isinstance(event, Rolled):
        rolled.append(DIE[event.dice[0] - 1])
        return True
    return False


def test_a_bust_is_a_moment_of_its_own_with_the_card_that_fits_nowhere(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, TWO, seed=6, game="push")
    play_on(app, scene, lambda: isinstance(scene.top.moment, Bust))
    moment = scene.top.moment
    assert isinstance(moment, Bust)
    flipped = scene.match.shown.piles[Pile("flipped")]
    assert moment.card == game_of(scene).deck[flipped[-1]]
    resize(app, (1024, 600))
    assert moment.art is app.art
    until(app, lambda: isinstance(scene.top.moment, DieRoll))


def test_with_reduced_motion_nothing_tumbles_trembles_or_smokes(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.services.settings.reduced_motion = True
    scene = sit_down(app, TWO, seed=6, game="push")
    scene.build()
    play_on(app, scene, lambda: isinstance(scene.top.moment, DieRoll))
    moment = scene.top.moment
    assert isinstance(moment, DieRoll)
    assert moment.time >= moment.start
    faces = set()
    while scene.top.moment is moment:
        faces.add(moment.face)
        app.frame(0.03, [])
    assert faces == {moment.rolled}
    assert not scene.top.stage.moving


def secret(app: App, scene: TableScene) -> float:
    """Push, and measure how long the card lies there before its face is seen."""
    press(app, "Push!")
    app.frame(0.01, [])
    sprite = scene.desk.sprites[scene.match.shown.piles[Pile("flipped")][-1]]
    time = 0.0
    while not sprite.shows_face:
        app.frame(0.02, [])
        time += 0.02
    return time


def test_a_flipped_card_keeps_its_secret_longest_when_it_may_bust(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "flip", "stop", words=False)
    early = secret(app, scene)
    play_on(app, scene, lambda: offers(scene, "flip", "stop") and len(game_of(scene).filled()) == 3)
    late = secret(app, scene)
    assert 0.3 < early < late - 0.4


def told_odds(scene: TableScene) -> tuple[int, int] | None:
    view = scene.desk.pile(FLIPPED)
    assert isinstance(view, SuspenseView)
    return view.odds()


def test_the_helper_for_the_odds_is_off_until_it_is_wanted_and_then_kept(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "flip", "stop")
    assert told_odds(scene) is None
    press(app, "How risky?")
    assert told_odds(scene) == game_of(scene).bust_odds()
    assert app.services.settings_file.load().odds
    play_on(app, scene, partial(offers, scene, "place"))
    assert told_odds(scene) is None
    play_on(app, scene, partial(offers, scene, "flip", "stop"))
    press(app, "How risky?")
    assert told_odds(scene) is None


def test_other_tables_have_no_such_helper(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.services.settings.odds = True
    scene = sit_down(app, TWO, seed=1, game="read_and_grab")
    play_on(app, scene, lambda: scene.asking is not None)
    assert "How risky?" not in {widget.name for widget in scene.focus.widgets}
    assert not any(isinstance(view, SuspenseView) for view in scene.desk.piles())


def test_who_takes_when_turns_round_with_a_switch(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, FOUR, seed=3, game="push")
    orders = set()

    def collect() -> bool:
        takers = scene.desk.mark("takers")
        assert isinstance(takers, TakersView)
        marks, order = scene.match.shown.marks, takers.order()
        if len(order) > 1 and not marks["takers"]:
            orders.add(((order[1] - order[0]) % 4, marks["direction"]))
            assert order[0] == marks["active"]
        return len(orders) > 1

    play_on(app, scene, collect)
    assert orders == {(1, 1), (3, -1)}


def test_words_are_read_as_they_are_flipped_and_can_be_left_out(tmp_path: Path) -> None:
    _, scene = asked(tmp_path / "on", "flip", "stop")
    assert len(scene.match.readings) == sum(
        1 for seat, move in scene.match.history if seat == 0 and move.verb == "place"
    )
    _, plain = asked(tmp_path / "off", "flip", "stop", words=False)
    assert plain.match.readings == []


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("verbs", ["flip stop", "place", "flip bank"])
def test_everything_can_be_reached_in_every_window(tmp_path: Path, players: int, verbs: str) -> None:
    app = open_app(tmp_path, SMALL)
    app.services.settings.odds = True
    situation(app, f"push {verbs} {players}")
    for size in SIZES:
        resize(app, size)
        assert reach_faults(app, gap=1) == [], size
        wait(app, 4)
        assert rests(app), size


@pytest.mark.parametrize("star", [False, True])
def test_a_whole_match_by_keys_alone(tmp_path: Path, star: bool) -> None:
    app = open_app(tmp_path, SMALL)
    app.services.settings.reduced_motion = True
    scene = sit_down(app, TWO, seed=9, game="push", star_variant=star)
    scene.match.pace = 0.0
    for nth in range(9000):
        if over(scene) and app.top is not scene:
            break
        scene.match.pace = 0.0
        app.step(0.6, [])
        pass_by(app, FRAME, nth, OFTEN, [struck(pygame.K_RETURN)])
    assert isinstance(app.top, ResultScene)
    assert app.top.result.totals == tuple(scene.match.game.scores)
    assert app.top.result.counted


def test_every_colour_of_the_benches_has_its_shape() -> None:
    assert [SETS[colour].shape for colour in COLOURS] == [
        "diamond",
        "circle",
        "triangle",
        "square",
        "heart",
    ]


def test_whoever_has_to_take_sits_below_and_chooses_among_what_is_left(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,human", seed=3, game="push", words=False)

    def stop_with_three() -> None:
        play_on(app, scene, lambda: offers(scene, "flip", "stop") and len(game_of(scene).filled()) == 3)
        press(app, "Stop")
        until(app, lambda: scene.asking is not None and not scene.top.moving and scene.top.moment is None)

    while True:
        stop_with_three()
        active = int(scene.match.shown.marks["active"])
        if offers(scene, "take") and scene.match.shown.turn != active:
            break
    taker = scene.match.shown.turn
    assert scene.match.viewer == taker
    assert scene.desk.pile(Pile("bench", taker, 1)).lies == SHELF
    assert scene.desk.pile(Pile("bench", active, 1)).lies == PURSE
    left = {f"Take stack {pile.nth}" for pile in game_of(scene).filled()}
    assert len(left) == 2
    assert left <= set(offered(scene))
