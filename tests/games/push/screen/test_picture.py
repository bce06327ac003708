"""Push's table: it keeps together in any window, is heard, and its pig speaks for its owner only."""

from pathlib import Path

import pygame
import pytest

from game.games.push.show.moments import Bust, DieRoll
from game.games.push.stores import HEAP, SHELF
from game.rules.things import Pile
from game.screen.app.app import App
from game.screen.scenes.table import TableScene
from game.screen.table.middle import Furniture
from game.screen.widgets.pick_widgets import PileWidget
from tests.games.push.screen.test_screen import asked, game_of
from tests.screen.matches import offers, play_on, sit_down, until
from tests.screen.rooms import SMALL, click, open_app, press, resize

FOUR, SIX = "human,easy,easy,easy", "human,easy,easy,easy,easy,easy"
SHAPES = ((1280, 720), (2560, 1080), (1024, 768), (1280, 1024))


@pytest.mark.parametrize("seats", ["human,easy", FOUR, SIX])
def test_heads_benches_and_banks_stay_on_their_papers(tmp_path: Path, seats: str) -> None:
    app = open_app(tmp_path, SMALL)
    scene = sit_down(app, seats, seed=3, game="push")
    play_on(app, scene, lambda: offers(scene, "flip"))
    for size in SHAPES:
        resize(app, size)
        check_papers(app, scene)


def check_papers(app: App, scene: TableScene) -> None:
    top = scene.top
    for seat in range(scene.match.game.players):
        paper = top.desk.seat_place(seat).paper
        assert paper is not None
        room = app.view.box(*paper).inflate(8, 8)
        side = round(top.desk.head_size(seat))
        head = pygame.Rect(0, 0, side, side)
        head.center = top.desk.head(seat)
        piles = [pile for pile in scene.match.shown.piles if pile.seat == seat]
        boxes = [top.desk.pile(pile).target() for pile in piles]
        assert len(boxes) == 6
        assert all(room.contains(box) for box in (head, *boxes))
        assert head.collidelist([box.inflate(-8, -8) for box in boxes]) == -1


def test_cards_of_stacks_and_benches_lie_in_their_frames(tmp_path: Path) -> None:
    app = open_app(tmp_path, SMALL)
    scene = sit_down(app, FOUR, seed=3, game="push")
    play_on(app, scene, lambda: offers(scene, "flip", "bank"))
    play_on(app, scene, lambda: offers(scene, "flip", "stop") and len(game_of(scene).filled()) == 3)
    for size in SHAPES:
        resize(app, size)
        check_frames(scene)


def check_frames(scene: TableScene) -> None:
    seen = 0
    for pile, cards in scene.match.shown.piles.items():
        if cards and scene.desk.pile(pile).lies in (HEAP, SHELF):
            frame = scene.desk.pile(pile).target().inflate(6, 6)
            for pose in scene.desk.pile(pile).poses():
                card = pygame.Rect(0, 0, pose.width, round(pose.width * 1.4))
                card.center = (round(pose.x), round(pose.y))
                assert frame.contains(card)
                seen += 1
    assert seen > 3


def test_a_resized_window_gathers_the_papers_anew(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "flip")
    resize(app, (1920, 720))
    paper = scene.desk.seat_place(0).paper
    assert paper is not None
    assert app.view.box(*paper).collidepoint(scene.desk.head(0))


def played(app: App) -> list[str]:
    return list(app.services.effects.played)


def test_a_die_is_heard_rolling_and_then_landing(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, FOUR, seed=6, game="push")
    play_on(app, scene, lambda: isinstance(scene.top.moment, DieRoll))
    assert "rattle" in played(app)
    assert "land" not in played(app)
    until(app, lambda: scene.top.moment is None)
    assert played(app).index("land") > played(app).index("rattle")


def test_a_bust_is_heard_and_rolls_without_a_card_but_a_roll_card_lies_beside_its_die(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", seed=6, game="push")
    play_on(app, scene, lambda: isinstance(scene.top.moment, Bust))
    assert played(app)[-1] == "bust"
    until(app, lambda: isinstance(scene.top.moment, DieRoll))
    assert isinstance(scene.top.moment, DieRoll)
    assert scene.top.moment.card is None
    until(app, lambda: scene.top.moment is None)

    def rolls_for_a_card() -> bool:
        return isinstance(scene.top.moment, DieRoll) and scene.top.moment.card is not None

    play_on(app, scene, rolls_for_a_card)
    assert isinstance(scene.top.moment, DieRoll)
    assert scene.top.moment.card is not None
    assert scene.top.moment.card.kind == "roll"


def test_the_pig_says_how_to_bank_and_thanks_its_owner_with_a_clink(tmp_path: Path) -> None:
    app, scene = asked(tmp_path, "flip", "bank")
    bank = next(w for w in scene.focus.widgets if isinstance(w, PileWidget) and w.thing == Pile("bank", 0))
    moves = len(scene.match.history)
    click(app, bank.rect.center)
    assert len(scene.match.history) == moves
    assert scene.top.talk.banner.text == "Tap a colour. The pig keeps it!"
    press(app, next(w.name for w in scene.focus.widgets if w.name.startswith("Bank ")))
    until(app, lambda: scene.top.talk.hosted.text != "")
    assert played(app)[-1] == "coin"


def test_the_pig_is_silent_for_others_and_without_points(tmp_path: Path) -> None:
    _, scene = asked(tmp_path, "flip", "stop")
    narrator, shown = scene.narrator, scene.match.shown
    assert not narrator._host_minds(0)
    shown.piles[Pile("bank", 0)].append(0)
    shown.piles[Pile("bank", 1)].append(1)
    assert narrator._host_minds(0)
    assert not narrator._host_minds(1)


def fresh(app: App, scene: TableScene) -> bytes:
    """The ground as somebody would draw it who has kept nothing."""
    again = Furniture(scene.desk)
    ground = pygame.Surface(app.view.size).convert()
    again.draw_ground(ground)
    return ground.get_buffer().raw


def test_what_is_kept_of_the_ground_follows_every_turn(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,human,easy", seed=3, game="push", words=False)
    seen = set()

    def same() -> bool:
        """Compared whenever another seat's turn, another viewer or another glow is to be seen."""
        glowing = frozenset(scene.desk.pointed.piles)
        now = (scene.match.shown.turn, scene.match.viewer, glowing)
        if now not in seen:
            seen.add(now)
            ground = pygame.Surface(app.view.size).convert()
            scene.top.furniture.draw_ground(ground)
            assert ground.get_buffer().raw == fresh(app, scene)
        return len({each[:2] for each in seen}) > 3

    play_on(app, scene, same)
