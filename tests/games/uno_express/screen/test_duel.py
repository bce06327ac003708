"""The panels of a Wild Draw Two: everything on them can be seen, and nothing lies on anything else."""

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.games.uno_express.rules import ACCEPT
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.duel import Duel, Side, draw_card
from game.games.uno_express.show.reveal import ANSWERING, RevealScene
from game.play.plan import PEOPLE, ROBOTS, Player
from game.rules.codes import parse
from game.rules.things import Card
from game.screen.app.app import App
from game.screen.paint.palette import SUN_YELLOW
from game.screen.table.ways import DOT_STEP, curve, dots
from tests.screen.inspection import open_on_floor
from tests.screen.rooms import wait

ALL_SIZES = ((1024, 600), (1280, 720), (1920, 1080))
BOLT, MIA, AVA = Side(3, Player(*ROBOTS[0], "easy")), Side(1, Player(*PEOPLE[1])), Side(0, Player(*PEOPLE[0]))
OTHERS = tuple(
    f"{kind}-{colour}{number}"
    for number in (8, "", 6, 2)
    for colour in "YGB"
    for kind in (("number",) if number else ("draw1", "skip", "rev"))
)
BARE = "#FF00FF"


def revealed(app: App, count: int, guilty: bool, blamed: Side = BOLT) -> RevealScene:
    """So many cards, one of which tells of a bluff if there was one."""
    codes = ("number-R2",) * guilty + OTHERS * 2
    cards = [parse(code) for code in codes[:count]]
    scene = RevealScene(app, Duel(blamed, AVA, "red", "blue", count), cards, lambda: None)
    app.push(scene)
    wait(app, 0.5)
    return scene


def drawn(app: App, draw: Callable[[pygame.Surface], None]) -> pygame.Surface:
    ground = pygame.Surface(app.view.size)
    ground.fill(BARE)
    draw(ground)
    return ground


def extent(app: App, draw: Callable[[pygame.Surface], None]) -> pygame.Rect:
    """The box round all that is drawn, soft edges apart."""
    mask = pygame.mask.from_threshold(drawn(app, draw), BARE, (90, 90, 90))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


def corner(card: Card, at: tuple[float, float], wide: float, turn: float) -> list[tuple[int, int]]:
    """Points of number and mark at the top left of a card, side by side or one below the other."""
    across, down = (116, 78) if card.kind == "number" else (76, 122)
    points = [(x / 250 - 0.5, y / 250 - 0.7) for x in range(26, across, 4) for y in range(28, down, 4)]
    turned = [pygame.Vector2(point).rotate(-turn) * wide for point in points]
    return [(round(at[0] + each.x), round(at[1] + each.y)) for each in turned]


def alike(one: pygame.Color, other: pygame.Color) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) < 70  # a soft shadow may lie there


@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("guilty", [True, False])
def test_of_every_card_that_is_shown_number_and_mark_are_seen(
    tmp_path: Path, size: tuple[int, int], guilty: bool
) -> None:
    app = open_on_floor(tmp_path, size)
    for count in (*range(1, 13), 16, 20):
        scene = revealed(app, count, guilty)
        together = drawn(app, scene._hand)
        for card, (at, wide, turn) in zip(scene.cards, scene.places(), strict=True):
            single = drawn(
                app, partial(draw_card, art=app.art, card=card, wide=wide, at=at, turn=turn, lit=False)
            )
            points = corner(card, at, wide, turn)
            seen = sum(alike(together.get_at(point), single.get_at(point)) for point in points)
            assert seen > 0.96 * len(points), f"{card} of {count}"
        app.stack.pop()


def test_what_gave_the_player_away_is_larger_and_lies_over_all_others(tmp_path: Path) -> None:
    app = open_on_floor(tmp_path)
    for count in range(2, 21):
        scene = revealed(app, count, guilty=True)
        lit = scene._why[0]
        (x, _), wide, _ = scene.places()[lit]
        assert scene.cards[lit].colour == "red"
        assert wide == pytest.approx(1.16 * scene.places()[lit - 1][1])
        for (after, _), width, _ in scene.places()[lit + 1 :]:
            assert after - width / 2 > x + wide / 2, f"{count} cards"
        app.stack.pop()


@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("guilty", [True, False])
@pytest.mark.parametrize("blamed", [BOLT, MIA])
def test_what_the_player_says_lies_in_the_panel_beside_the_hand(
    tmp_path: Path, size: tuple[int, int], guilty: bool, blamed: Side
) -> None:
    app = open_on_floor(tmp_path, size)
    for count in (2, 8, 12):
        scene = revealed(app, count, guilty, blamed)
        said, hand = extent(app, scene._blamed), extent(app, scene._hand)
        assert scene.box.inflate(-app.view.px(20), -app.view.px(20)).contains(said)
        assert hand.left - said.right >= app.view.px(8)
        assert extent(app, scene._cost).left - hand.right >= app.view.px(8)
        app.stack.pop()


@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("guilty", [True, False])
def test_the_way_of_the_cards_is_seen_all_along(tmp_path: Path, size: tuple[int, int], guilty: bool) -> None:
    app = open_on_floor(tmp_path, size)
    for count in (2, 4, 8, 12):
        scene = revealed(app, count, guilty)
        way, picture = scene._way(), pygame.Surface(size)
        scene.dirty = True
        scene.draw(picture)
        ringed = scene.focus.widgets[0].rect.inflate(app.view.px(50), app.view.px(50))
        for at in dots(curve(way), app.view.px(DOT_STEP)):
            if math.dist(at, way.end) > app.view.px(30):  # where the arrow is
                spot = (round(at[0]), round(at[1]))
                assert alike(picture.get_at(spot), pygame.Color(SUN_YELLOW)), f"{count} cards, {spot}"
                assert not ringed.collidepoint(spot)
        app.stack.pop()


@pytest.mark.parametrize("size", [*ALL_SIZES, (1024, 768), (2560, 1080)])
def test_the_arrow_points_at_the_head_of_who_takes_four(tmp_path: Path, size: tuple[int, int]) -> None:
    app = open_on_floor(tmp_path, size)
    way = revealed(app, 2, guilty=False)._way()
    back, end, head = pygame.Vector2(curve(way)[-6]), pygame.Vector2(way.end), app.view.at(*ANSWERING)
    assert app.view.px(60) < end.distance_to(head) < app.view.px(100)
    beside = abs((end - back).normalize().cross(head - end))
    assert beside < app.view.px(20)


def asked(app: App, held: int, blamed: Side = BOLT, colour: str = "yellow") -> ChallengeScene:
    duel = Duel(blamed, AVA, colour, "blue", held)
    scene = ChallengeScene(app, duel, lambda move: None, lambda: None, lambda: ACCEPT)
    app.push(scene)
    wait(app, 0.5)
    return scene


@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
@pytest.mark.parametrize("blamed", [BOLT, MIA])
def test_the_closed_hand_lies_in_the_panel_beside_what_is_said(
    tmp_path: Path, size: tuple[int, int], colour: str, blamed: Side
) -> None:
    app = open_on_floor(tmp_path, size)
    for held in (1, 2, 3, 4, 5, 9):
        scene = asked(app, held, blamed, colour)
        said, hand = extent(app, scene._blamed), extent(app, scene._hand)
        assert hand.left - said.right >= app.view.px(10)
        assert scene.box.right - hand.right >= app.view.px(12)
        assert extent(app, scene._strip).top - hand.bottom >= app.view.px(2)
        app.stack.pop()


def test_the_closed_hand_tells_how_many_cards_it_has(tmp_path: Path) -> None:
    app = open_on_floor(tmp_path)
    eight, nine = (drawn(app, asked(app, held)._hand) for held in (8, 9))
    assert pygame.image.tobytes(eight, "RGB") != pygame.image.tobytes(nine, "RGB")
