"""The table scene: what a person sees, clicks and hears in a match."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.games.shelf import GAMES
from game.play.match import Phase
from game.rules.things import Face, Pile
from game.screen.app.app import App
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.pause import PauseScene
from game.screen.scenes.reading import ReadingScene
from game.screen.scenes.results import ResultScene
from game.screen.scenes.scene import Scene
from game.screen.scenes.table import TableScene
from game.screen.scenes.value_picker import ValuePickerScene
from game.screen.table.speech import Talk
from game.screen.widgets.input import Press, Release
from game.screen.widgets.pick_widgets import CardWidget, PileWidget
from tests.screen.matches import GO_ON, OFTEN, asked, new_match, over, play_on, sit_down, until
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
)
from tests.screen.situations import situation


def has_played(scene: TableScene, moves: int) -> bool:
    return len(scene.match.history) > moves


def top_is(app: App, kind: type[Scene]) -> bool:
    return isinstance(app.top, kind)


def cards(scene: TableScene, playable: bool) -> list[CardWidget]:
    found = [widget for widget in scene.focus.widgets if isinstance(widget, CardWidget)]
    return [widget for widget in found if bool(widget.why_off) is not playable]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_computers_plays_to_the_end_on_the_stage(tmp_path: Path, game: str) -> None:
    app = open_app(tmp_path, SMALL)
    for seats in ("easy,hard", "easy,medium,hard,easy,medium,hard"):
        scene = sit_down(app, seats, game=game)
        scene.match.pace = 0.0
        play_on(app, scene, partial(over, scene), drawn=OFTEN)
        assert set(scene.match.shown.marks) <= set(GAMES[game].table.marks)
        for pile in scene.match.shown.piles:
            places = GAMES[game].table.shared if pile.seat < 0 else GAMES[game].table.seated
            assert pile.name in places
        assert scene.match.shown.piles == scene.match.game.piles
        assert isinstance(app.top, ResultScene)


def test_a_card_is_clicked_then_read_then_spoken(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=2)

    def word_cards() -> list[CardWidget]:
        return [w for w in cards(scene, True) if scene.match.game.deck[w.thing].kind == "word"]

    play_on(app, scene, lambda: asked(scene) and bool(word_cards()))
    voice = voice_of(app)
    widget = word_cards()[0]
    word = scene.match.game.deck[widget.thing].word
    voice.said.clear()
    moves = len(scene.match.history)
    click(app, widget.rect.center)
    assert len(scene.match.history) == moves + 1
    until(app, lambda: isinstance(app.top, ReadingScene))
    wait(app, 10)
    assert word not in voice.said, "the voice never speaks before the child's try"
    press(app, "I read it!")
    assert voice.said[-1] == word
    wait(app, 2.0)
    press(app, "Yes!")
    until(app, lambda: app.top is scene)
    assert scene.match.readings[-1].outcome == "unaided"


def test_help_comes_in_three_steps_and_costs_nothing(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=2)
    play_on(app, scene, lambda: isinstance(app.top, ReadingScene))
    assert scene.match.reading is not None
    word = scene.match.game.deck[scene.match.reading.card].word
    voice = voice_of(app)
    voice.said.clear()
    press(app, "Help")
    assert voice.said == []
    press(app, "Help")
    assert word not in voice.said
    press(app, "Help")
    assert voice.said[-1] == word
    press(app, "I said it!")
    until(app, lambda: app.top is scene)
    assert scene.match.readings[-1].outcome == "modelled"


def test_a_card_that_does_not_match_trembles_and_says_why(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=2)
    play_on(app, scene, lambda: asked(scene) and bool(cards(scene, False)))
    moves = len(scene.match.history)
    widget = cards(scene, False)[0]
    click(app, widget.rect.center)
    assert len(scene.match.history) == moves
    assert scene.desk.sprites[widget.thing].moving
    assert scene.top.talk.banner.text.startswith("You need")


def test_the_pile_glows_only_when_picking_up_is_the_move(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=2)
    play_on(app, scene, lambda: asked(scene) and not cards(scene, True))
    assert scene.desk.pointed.piles == {Pile("stock")}
    pile = next(widget for widget in scene.focus.widgets if isinstance(widget, PileWidget))
    held = len(scene.match.game.piles[Pile("hand", 0)])
    click(app, pile.rect.center)
    assert len(scene.match.game.piles[Pile("hand", 0)]) == held + 1
    play_on(app, scene, lambda: asked(scene) and bool(cards(scene, True)))
    assert scene.desk.pointed.piles == set()


def test_a_wild_asks_for_a_colour_and_can_be_put_back(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=4)

    def wild() -> CardWidget | None:
        kinds = scene.match.game.deck
        return next((w for w in cards(scene, True) if kinds[w.thing].kind == "wild"), None)

    play_on(app, scene, lambda: asked(scene) and len(cards(scene, True)) > 1 and wild() is not None)
    widget = wild()
    assert widget is not None
    moves = len(scene.match.history)
    click(app, widget.rect.center)
    assert top_is(app, ValuePickerScene)
    wait(app, 0.6)
    key(app, pygame.K_ESCAPE)
    assert app.top is scene
    assert len(scene.match.history) == moves
    click(app, widget.rect.center)
    wait(app, 0.6)
    key(app, pygame.K_4)
    assert app.top is scene
    assert scene.match.game.marks["colour"] == "green"


def test_help_shows_a_card_that_would_do(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=2)
    play_on(app, scene, lambda: asked(scene) and bool(cards(scene, True)))
    press(app, "Help")
    assert scene.focus.current in cards(scene, True)
    assert scene.top.talk.banner.text == "Try this one."


def test_nobody_sees_the_cards_of_another_person(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,human,easy", seed=3)
    passed = 0
    for _ in range(600):
        app.frame(0.1, [])
        shown = scene.match.shown
        for pile, held in shown.piles.items():
            if shown.faces[pile.name] is Face.OWNER and not isinstance(app.top, ResultScene):
                hidden = pile.seat != scene.match.viewer or isinstance(app.top, HandOverScene)
                faces = [scene.desk.sprites[card].up for card in held if card not in shown.turned]
                assert not (hidden and any(faces))
        passed += isinstance(app.top, HandOverScene)
        if app.top is scene and scene.asking is not None:
            scene.play(scene.match.game.moves(scene.match.game.turn)[0])
        for widget in list(app.top.focus.widgets):
            if app.top is not scene and (widget.name in GO_ON or widget.name.startswith("I am")):
                widget.choose()
    assert passed > 3


def test_new_hands_stay_closed_after_the_room_has_seen_the_result(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,human", seed=3)
    play_on(app, scene, lambda: isinstance(app.top, ResultScene))
    wait(app, 1.5)
    press(app, "Next round")
    until(app, lambda: isinstance(app.top, HandOverScene))
    hands = [card for pile, held in scene.match.shown.piles.items() if pile.seat >= 0 for card in held]
    assert len(hands) == 10
    assert not any(scene.desk.sprites[card].up for card in hands)


def test_rounds_end_with_points_and_go_on(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=6)
    play_on(app, scene, lambda: isinstance(app.top, ResultScene))
    assert sum(scene.match.game.scores) > 0
    wait(app, 1.5)
    press(app, "Next round")
    until(app, lambda: app.top is scene and scene.match.shown.marks["round"] == 2)


def test_a_short_game_ends_after_one_round_and_can_be_played_again(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=6, length="short")
    play_on(app, scene, lambda: isinstance(app.top, ResultScene))
    assert over(scene)
    assert not app.services.saves.has_match()
    wait(app, 1.5)
    press(app, "Play again")
    assert isinstance(app.top, TableScene)
    assert app.top.match.history == []
    assert app.top.match.options == {"length": "short"}


def test_a_match_goes_on_where_it_stood(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy,hard", seed=9)
    play_on(app, scene, lambda: isinstance(app.top, ReadingScene) and len(scene.match.history) > 6)
    app.services.saves.flush()
    later = open_app(tmp_path)
    later.go("resume")
    table = later.top
    assert isinstance(table, TableScene)
    assert table.match.history == scene.match.history
    until(later, lambda: isinstance(later.top, ReadingScene))
    assert table.match.reading is not None
    assert scene.match.reading is not None
    assert table.match.reading.card == scene.match.reading.card


def test_the_explosion_plays_and_ends(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "easy,hard,medium", seed=2)
    scene.match.pace = 0.0
    play_on(app, scene, lambda: scene.top.moment is not None)
    app.frame(0.5, [])
    scene.handle(Press((640, 360)))
    scene.handle(Release((640, 360)))
    until(app, lambda: scene.top.moment is None)
    victim = int(str(scene.match.shown.marks["out"])[0])
    assert scene.top.furniture.seats.is_out(victim)


def test_esc_leads_to_the_pause_menu_and_back(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy")
    play_on(app, scene, lambda: asked(scene))
    key(app, pygame.K_ESCAPE)
    assert top_is(app, PauseScene)
    press(app, "Play on")
    assert app.top is scene
    assert scene.asking is not None


def test_enter_does_nothing_while_others_play(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=2)
    play_on(app, scene, lambda: scene.match.phase is Phase.THINK)
    key(app, pygame.K_RETURN, pygame.K_SPACE)
    assert app.top is scene


def test_reading_can_be_switched_off_in_the_middle(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=2)
    app.services.settings.reading = False
    app.apply_settings()
    scene.match.pace = 0.0
    play_on(app, scene, lambda: len(scene.match.history) > 20)
    assert scene.match.readings == []


def test_reduced_motion_moves_nothing(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.services.settings.reduced_motion = True
    scene = sit_down(app, "easy,hard", seed=2)
    for _ in range(300):
        app.frame(0.05, [])
        assert not scene.top.stage.moving


def test_computers_go_on_by_themselves_in_autoplay(tmp_path: Path) -> None:
    app = open_app(tmp_path, autoplay=True)
    scene = sit_down(app, "easy,hard", seed=6, length="short")
    scene.match.pace = 0.0
    until(app, lambda: isinstance(app.top, ResultScene))
    until(app, lambda: isinstance(app.top, TableScene))
    assert app.top is not scene
    assert not app.services.saves.has_match()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_everything_can_be_reached_in_every_window(tmp_path: Path, players: int) -> None:
    app = open_app(tmp_path, SMALL)
    scene = situation(app, f"kablam {players}")
    own = {widget.name for widget in scene.focus.widgets if isinstance(widget, CardWidget)}
    low = [f"{name} is outside" for name in own]  # the feet of a fanned hand may leave the window
    for size in SIZES:
        resize(app, size)
        faults = [fault for fault in reach_faults(app, gap=1) if not fault.startswith(tuple(low))]
        assert faults == [], size
        wait(app, 4)
        assert rests(app), size


def test_a_resize_in_mid_flight_leaves_all_in_place(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy,hard", seed=3)
    until(app, lambda: scene.top.stage.moving)
    resize(app, (1024, 600))
    assert app.top is scene
    until(app, lambda: scene.asking is not None or scene.match.phase is Phase.THINK)
    assert find(scene, "Pause").rect.right < 1024


def test_a_save_that_cannot_be_written_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(tmp_path)
    (tmp_path / "match.new").mkdir()
    said: list[str] = []
    monkeypatch.setattr(Talk, "announce", lambda talk, sentence: said.append(sentence))
    scene = sit_down(app, "human,easy")
    for moves in range(8):
        play_on(app, scene, partial(has_played, scene, moves))
        app.services.saves.flush()
    assert [sentence for sentence in said if "saved" in sentence] == ["This game cannot be saved here."]


def test_dealing_again_gives_another_deal(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    first, second = new_match(app, "easy,hard", 1), new_match(app, "easy,hard", 2)
    assert first.game.piles != second.game.piles
