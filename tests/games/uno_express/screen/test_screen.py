"""The game of the last card on the screen: drawing, calling, catching, bluffing, doubting, looking."""

from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest

from game.games.shelf import GAMES
from game.games.uno_express.deck import DECKS, WILDS, print_deck
from game.games.uno_express.rules import UnoExpress
from game.games.uno_express.show.bluff import BluffScene
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.drawn import CardButton
from game.games.uno_express.show.reveal import RevealScene
from game.games.uno_express.show.tour import tour as dialogs
from game.games.uno_express.table import NAMES
from game.play.match import Phase
from game.rules.things import Move, Pile
from game.screen.paint.palette import SUN_YELLOW
from game.screen.scenes.about import NOTICE, AboutScene
from game.screen.scenes.hand_over import HandOverScene
from game.screen.scenes.results import ResultScene
from game.screen.scenes.settings import SettingsScene
from game.screen.scenes.start.more_rules import MoreRulesScene
from game.screen.scenes.start.setup import SetupScene
from game.screen.scenes.table import TableScene
from game.screen.table.speech import Speech, draw_said
from game.screen.table.sprites import BRIEFLY, FLIP
from game.screen.tour import states
from game.screen.widgets.call_pill import CallWidget, CatchButton
from game.screen.widgets.controls import Choices
from game.screen.widgets.input import CALLS
from game.screen.widgets.pick_widgets import CardWidget
from game.screen.widgets.widget import Look
from tests.games.uno_express.screen.tables import FOUR, calm, card_of, held, lay, seated
from tests.screen.app.test_monkey import mischief
from tests.screen.inspection import faults, press_everything
from tests.screen.matches import OFTEN, over, pick, play_on, sit_down, until
from tests.screen.rooms import (
    FRAME,
    SIZES,
    SMALL,
    click,
    find,
    key,
    layout_faults,
    open_app,
    pass_by,
    press,
    rests,
    struck,
    wait,
    within_arrows,
)

MANY = (
    "G9 B7 B8 R4 R5 R6 R7 R8 R9",
    "Y0 Y1 Y2 Y3 Y4 Y5 Y6",
    "B0 B1 B2 B3 B4 B5 B6",
    "R0 R1 R2 R3 Y7 Y8 Y9",
    "G0 G1 G2 G3 G5 G6 G7",
    "B9 skip-R skip-Y skip-G skip-B rev-R rev-Y",
)

# drawing


def test_a_card_may_be_drawn_although_one_could_be_played(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G9 B7"})
    assert card_of(scene, "number", "green", 9) in scene.desk.pointed.cards
    assert Pile("stock") not in scene.desk.pointed.piles, "it would only put off what can be done"
    press(app, "Draw a card")
    assert held(scene, 0) == 3


@pytest.mark.parametrize("way", ["button", "card", "keep"])
def test_the_drawn_card_is_played_or_kept(tmp_path: Path, way: str) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "B7 B8 R2"})
    lay(scene, {0: "B7 B8 R2"}, stock="G6")
    press(app, "Draw a card")
    until(app, lambda: scene.asking is not None and calm(scene))
    drawn = card_of(scene, "number", "green", 6)
    assert scene.desk.pointed.cards == {drawn}
    assert scene.desk.pointed.prompt == "Play it, or keep it?"
    button = find(scene, "Play it")
    assert isinstance(button, CardButton)
    assert button.printed.number == 6
    if way == "keep":
        press(app, "Keep it")
        assert held(scene, 0) == 4
    elif way == "button":
        press(app, "Play it")
        assert held(scene, 0) == 3
    else:
        pick(app, scene, drawn)
        assert held(scene, 0) == 3
    assert scene.match.game.turn == 1


def test_a_drawn_card_that_does_not_fit_stands_out_for_a_while(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "B7 B8 R2"})
    lay(scene, {0: "B7 B8 R2"}, stock="R6")
    press(app, "Draw a card")
    until(app, lambda: held(scene, 0) == 4 and scene.match.phase is Phase.THINK)
    drawn, stage = card_of(scene, "number", "red", 6), scene.top.stage
    assert stage.desk.sprites[drawn].glow
    assert stage.desk.sprites[drawn].home.y < stage.rest_pose(drawn).y
    assert not stage.desk.sprites[card_of(scene, "number", "red", 2)].glow
    stage.update(BRIEFLY)
    assert not stage.desk.sprites[drawn].glow
    assert stage.desk.sprites[drawn].home == stage.rest_pose(drawn)


def test_the_drawn_card_is_seen_before_the_screen_is_passed_on(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,human", {0: "B7 B8 R2"})
    lay(scene, {0: "B7 B8 R2"}, stock="R6")
    press(app, "Draw a card")
    wait(app, 1.2)
    assert app.top is scene
    until(app, lambda: isinstance(app.top, HandOverScene))


def test_a_card_that_turns_over_does_not_glow_yet(tmp_path: Path) -> None:
    """The glow is as broad as the card: it would be a yellow block behind the narrow one."""
    app, scene = seated(tmp_path, "human,easy", {0: "B7 B8 R2"})
    lay(scene, {0: "B7 B8 R2"}, stock="R6")
    sprite = scene.desk.sprites[card_of(scene, "number", "red", 6)]
    sprite.glow = SUN_YELLOW
    sprite.turn(not sprite.up)
    sprite.update(FLIP * 0.4)
    ground = pygame.Surface(app.view.size)
    used = sprite.draw(ground, app.art)
    assert used.width < sprite.home.width / 2


def test_a_person_who_speaks_hides_no_card_of_the_hand(tmp_path: Path) -> None:
    _, scene = seated(tmp_path, "human,easy", {0: "B7 B8 R2 R3 R4 R5 R6 G9"})
    ground = pygame.Surface(scene.host.view.size)
    ground.fill("#FF00FF")
    draw_said(ground, scene.desk, 0, Speech("I think you bluff!", 1.0))
    hand = scene.top.stage.rest_pose(scene.top.stage.hand()[0])
    left, top = round(hand.x - hand.width * 0.6), round(hand.y - hand.width * 0.8)
    assert all(ground.get_at((left, y))[:3] == (255, 0, 255) for y in range(top, ground.get_height()))


def test_another_card_than_the_drawn_one_says_what_can_be_done(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "G8 B8 R2"})
    lay(scene, {0: "G8 B8 R2"}, stock="G6")
    press(app, "Draw a card")
    until(app, lambda: scene.asking is not None and calm(scene))
    pick(app, scene, card_of(scene, "number", "green", 8))
    assert scene.top.talk.banner.text == "Play the new card, or keep it."


def test_zero_is_a_number_like_others(tmp_path: Path) -> None:
    app, scene = seated(tmp_path, "human,easy", {0: "R0 B7"})
    lay(scene, {0: "R0 B7"}, discard="G0")
    pick(app, scene, card_of(scene, "number", "blue", 7))
    assert scene.top.talk.banner.text == "You need green or 0."
    assert {widget.name.rsplit(" ", 1)[0] for widget in scene.focus.widgets} >= {"red 0", "blue 7"}


# whole matches


@pytest.mark.parametrize("options", [{}, {"length": "hand", "words": False, "deck": "B"}])
def test_computers_play_to_the_result(tmp_path: Path, options: dict[str, object]) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "easy,medium,hard", seed=2, game="uno_express", **options)
    app.services.settings.reduced_motion, app.services.settings.speed = True, "fast"
    scene.build()
    scene.match.pace = 0.0
    play_on(app, scene, partial(over, scene))
    assert isinstance(app.top, ResultScene)
    assert app.top.result.target == (250 if not options else 0)


def test_people_play_a_hand_by_keys_alone(tmp_path: Path) -> None:
    """Enter wherever the focus is: what is offered first is always something that can be done."""
    app = open_app(tmp_path, SMALL)
    scene = sit_down(app, "human,human,easy", seed=5, game="uno_express", length="hand")
    app.services.settings.reduced_motion, app.services.settings.speed = True, "fast"
    scene.build()
    for nth in range(4000):
        if isinstance(app.top, ResultScene):
            break
        app.step(FRAME, [struck(pygame.K_RETURN)])
        pass_by(app, 0.3, nth, OFTEN)
    assert isinstance(app.top, ResultScene)
    assert len(scene.match.readings) > 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everything_can_be_reached(tmp_path: Path, size: tuple[int, int], players: int) -> None:
    seats = ",".join(["human", "human", "easy", "easy", "easy", "easy"][:players])
    app, scene = seated(tmp_path, seats, {0: "G9 B7"}, size)
    own = tuple(
        f"{widget.name} is outside" for widget in scene.focus.widgets if isinstance(widget, CardWidget)
    )
    assert [fault for fault in layout_faults(app, gap=1) if not fault.startswith(own)] == []
    assert within_arrows(scene) == {widget.name for widget in scene.focus.widgets}
    pick(app, scene, card_of(scene, "number", "green", 9))
    until(app, lambda: scene.match.phase is Phase.CALL and calm(scene))
    assert layout_faults(app, gap=1) == []
    assert {"Mia: Catch!", NAMES.called} <= {widget.name for widget in scene.focus.widgets}


@pytest.mark.parametrize("size", [(1280, 720), *SIZES])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_buttons_at_all_heads_lie_over_nothing(
    tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    """Everybody but the one who forgot has a Catch!, and that one has the call."""
    app, scene = seated(tmp_path, ",".join(["human"] * players), {}, size)
    names = [player.name for player in scene.match.players]
    for victim in range(players):
        hands = {**dict(enumerate(MANY[:players])), victim: "G8"}
        lay(scene, hands, uno=victim + 1, turn=0 if victim else 1)
        wait(app, 0.1)
        made = {widget.name: widget for widget in scene.focus.widgets if isinstance(widget, CallWidget)}
        catchers = [seat for seat in range(1, players) if seat != victim]
        expected = {f"{names[seat]}: Catch!" for seat in catchers} | {NAMES.called}
        assert made.keys() == expected | ({"Catch!", f"{NAMES.called} {names[victim]}"} if victim else set())
        for name, widget in made.items():
            box = widget.rect.copy()
            box.height += app.art.pieces.button_lip(box.height)
            assert box.collidelist(occupied(scene)) < 0, (victim, name)
        own = [widget.name for widget in scene.focus.widgets if isinstance(widget, CardWidget)]
        outside = tuple(f"{name} is outside" for name in own)
        assert [fault for fault in layout_faults(app, gap=1) if not fault.startswith(outside)] == []


def occupied(scene: TableScene) -> list[pygame.Rect]:
    """Where heads, cards, and what is said to all are to be seen."""
    view, stage, ribbon = scene.host.view, scene.top.stage, scene.match.entry.table.seats.ribbon
    boxes = [*scene.top.furniture.seats.heads(), *scene.top.furniture.fans()]
    boxes.append(view.box(ribbon.x, ribbon.y, ribbon.wide, 9))
    for card in [
        *stage.hand(),
        *scene.match.shown.piles[Pile("stock")],
        *scene.match.shown.piles[Pile("discard")],
    ]:
        pose = stage.desk.sprites[card].home
        face = pygame.Surface((pose.width, round(pose.width * 1.4)))
        boxes.append(
            pygame.transform.rotate(face, pose.angle).get_rect(center=(round(pose.x), round(pose.y)))
        )
    return boxes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["I think you bluff!", "One more, then.", "Ooh, what is it?"])
def test_what_is_said_hides_no_neighbours_cards(tmp_path: Path, size: tuple[int, int], text: str) -> None:
    hands = {1: "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8", 2: "B1 B2 B3 B4 B5 B6 B7", 3: "R7 R8"}
    _, scene = seated(tmp_path, FOUR, hands, size)
    top = scene.top
    for speaker, neighbour in ((2, 1), (3, 2)):
        cards = [top.desk.sprites[card] for card in scene.match.shown.piles[Pile("hand", neighbour)]]
        ground = pygame.Surface(size)
        ground.fill("#FF00FF")
        draw_said(ground, top.desk, speaker, Speech(text, 1.0))
        for sprite in cards:
            box = pygame.Rect(0, 0, sprite.home.width, round(sprite.home.width * 1.4))
            box.center = (round(sprite.home.x), round(sprite.home.y))
            seen = {
                tuple(ground.get_at((x, y)))
                for x in (box.left, box.right)
                for y in range(box.top, box.bottom)
            }
            assert seen == {(255, 0, 255, 255)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [FOUR, "human,human,human,human"])
def test_the_reason_for_a_catch_lies_on_no_pile(tmp_path: Path, size: tuple[int, int], seats: str) -> None:
    app, scene = seated(tmp_path, seats, {0: "G9 B7 B8"}, size)
    heap = scene.desk.pile(Pile("discard")).place
    top = app.view.box(heap.x, heap.y, heap.width, 0).centery - round(app.view.wide(heap.width) * 0.74)
    for victim in (1, 2, 3):
        lay(scene, {0: "G9 B7 B8", victim: "G8"}, uno=victim + 1)
        wait(app, 0.1)
        catch = find(scene, "Catch!")
        assert isinstance(catch, CatchButton)
        ground = pygame.Surface(size)
        catch.draw(ground, app.art, Look())
        x, wide = app.view.at(heap.x, 0)[0], app.view.wide(heap.width)
        over = pygame.Rect(round(x - wide / 2), top, round(wide), round(app.view.px(40)))
        assert pygame.mask.from_threshold(ground.subsurface(over), "white", (9, 9, 9)).count() == 0


def test_a_card_that_rises_is_whole(tmp_path: Path) -> None:
    """Nothing is drawn over it: not even the ribbon."""
    app, scene = seated(tmp_path, FOUR, {0: "G7 G8 G9"})
    key(app, pygame.K_RIGHT, pygame.K_RIGHT)
    wait(app, 1.0)
    assert scene.top.stage.raised is not None
    pose = scene.desk.sprites[scene.top.stage.raised].home
    box = pygame.Rect(0, 0, round(pose.width * 0.8), round(pose.width * 1.3))
    box.center = (round(pose.x), round(pose.y))
    with_ribbon = pygame.image.tobytes(scene.top.still().subsurface(box), "RGB")
    assert with_ribbon == pygame.image.tobytes(scene.top.still(ribbon=False).subsurface(box), "RGB")


def test_a_table_that_waits_draws_nothing(tmp_path: Path) -> None:
    app, _ = seated(tmp_path, FOUR, {0: "G9 B7 B8"})
    wait(app, 4)
    assert rests(app)


# around the table


def test_words_are_off_with_one_tap_and_rare_rules_behind_a_button(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    setup = SetupScene(app, GAMES["uno_express"].table)
    app.push(setup)
    assert setup.terms.options == {name: UnoExpress.options[name] for name in setup.terms.options}
    words = find(setup, "Words").rect
    click(app, (words.right - 20, words.centery))
    assert setup.terms.options["words"] is False
    press(app, "More rules")
    assert isinstance(app.top, MoreRulesScene)
    calls_row = find(app.top, "Time to call").rect
    click(app, (calls_row.right - 20, calls_row.centery))
    press(app, "Done")
    assert app.stack[-1] is setup
    assert setup.terms.options["uno_window"] == "off"
    assert setup.terms.options["target"] == 250


@pytest.mark.parametrize(("length", "shown"), [("points", True), ("hand", False)])
def test_how_many_points_win_is_asked_only_where_points_are_counted(
    tmp_path: Path, length: str, shown: bool
) -> None:
    app = open_app(tmp_path)
    setup = SetupScene(app, GAMES["uno_express"].table)
    app.push(setup)
    setup.terms.options["length"] = length
    press(app, "More rules")
    names = [widget.name for widget in app.top.focus.widgets]
    assert names == ["First to"] * shown + ["Time to call", "Cards", "Done"]


def test_the_labels_of_the_decks_tell_what_is_in_them() -> None:
    cards = next(option for option in GAMES["uno_express"].table.options if option.name == "deck")
    for value, label, _ in cards.choices:
        deck = print_deck(DECKS[value], {})
        numbers = [card.number for card in deck if card.kind == "number"]
        wilds = sum(card.kind in WILDS for card in deck)
        assert label == f"{min(numbers)} to {max(numbers)}, {wilds} wilds"


@pytest.mark.parametrize("size", SIZES)
def test_the_labels_of_the_decks_find_room_at_full_size(tmp_path: Path, size: tuple[int, int]) -> None:
    app = open_app(tmp_path, size)
    app.push(SetupScene(app, GAMES["uno_express"].table))
    press(app, "More rules")
    row = find(app.top, "Cards")
    assert isinstance(row, Choices)
    room = row.rect.width / 2 - app.view.px(20)
    assert all(app.art.letters.width(each.label, app.view.px(28), "reading") <= room for each in row.choices)


def test_the_notice_is_on_the_play_page(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.push(SettingsScene(app, "Play"))
    press(app, "About")
    assert isinstance(app.top, AboutScene)
    assert any("not made" in sentence for sentence in NOTICE)
    press(app, "OK")
    assert isinstance(app.top, SettingsScene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tour", [dialogs, states.more_rules, states.about])
def test_panels_stand_any_size(tmp_path: Path, size: tuple[int, int], tour: object) -> None:
    assert faults(tmp_path, size, tour) == []  # type: ignore[arg-type]


def test_every_button_of_every_panel_can_be_pressed(tmp_path: Path) -> None:
    for tour in (dialogs, states.more_rules, states.about):
        assert press_everything(tmp_path, tour) > 0
    shown = {type(scene) for _, scene in dialogs(open_app(tmp_path))}
    assert shown == {BluffScene, ChallengeScene, RevealScene}


def test_moves_of_calls_are_no_clicks(tmp_path: Path) -> None:
    _, scene = seated(tmp_path, "human,easy", {0: "G9 B7"})
    assert scene.asking is not None
    assert Move("call") in scene.match.game.moves(0)
    assert not any(move.verb == "call" for move in scene.asking.picker.moves)


@pytest.mark.parametrize("seats", ["human,human,easy,medium", "human,hard"])
def test_nothing_breaks_whatever_a_cat_presses(tmp_path: Path, seats: str) -> None:
    app = open_app(tmp_path)
    app.services.settings.speed = "fast"
    match = sit_down(app, seats, seed=4, game="uno_express").match
    rng, called, moves = Random(7), (pygame.K_q, pygame.K_p), [0]
    for nth in range(500):
        away = not any(isinstance(each, TableScene) and each.match is match for each in app.stack)
        if away or nth % 50 == 49:  # it found a way out, or stays in the menus: the match is taken up again
            app.home(TableScene(app, match))
        events = mischief(rng, app.view.size)
        if nth % 5 == 0:
            events = [pygame.event.Event(pygame.KEYDOWN, key=rng.choice(called), mod=0)]
        for event in events:
            app.frame(FRAME, [event])
        app.frame(rng.choice((FRAME, 0.3, 0.8)), [])
        app.running = True
        assert app.top.focus.widgets or app.top.moving or app.services.voice.busy
        if nth % 250 == 249:
            moves.append(len(match.history))
    assert moves[0] < moves[1] < moves[2], "the game goes on all the time"


def test_drumming_on_the_keys_for_calls_does_not_stop_the_table(tmp_path: Path) -> None:
    """The three computers play, one after the other, until the person is asked."""
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy,medium,hard", seed=4, game="uno_express", first_dealer=0)
    rng = Random(7)
    for _ in range(600):
        key(app, ord(rng.choice(CALLS)))
        app.frame(0.1, [])
    assert {seat for seat, move in scene.match.history} == {1, 2, 3}
    assert scene.asking is not None
