"""Pieces, flourishes and scenery draw at every window size, once each."""

import pygame
import pytest

from game.games.shelf import GAMES
from game.rules.things import Card
from game.screen.paint.art import Art
from game.screen.paint.ground import Beams
from game.screen.paint.labels import Tail
from game.screen.paint.palette import GROUNDS, INK, LEAF, SETS, SUN, SUN_YELLOW, TINTS, WHITE
from game.screen.paint.shelf import Shelf, kept
from game.screen.paint.studio import BOMB, draw
from game.screen.paint.tokens import CONFETTI_TURNS
from game.screen.paint.view import View
from tests.screen.kit import KIT

DOWN = Tail("down", 0.3)
SIZES = [(1024, 600), (1280, 720), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
def test_everything_draws_at_this_size(size: tuple[int, int]) -> None:
    art = Art(View(*size), kit=KIT)
    px = art.view.px
    pieces = [
        art.cards.face(Card("word", "red", 9, "ship"), art.view.wide(10.6)),
        art.pieces.panel(px(400), px(300), px(32), lip=px(10)),
        art.pieces.panel(px(300), px(200), px(30), SUN, px(8)),
        art.pieces.button(300, 84, SUN),
        art.pieces.focus_ring(300, 84, px(30)),
        art.labels.bubble("Tap the sounds.", px(26), DOWN),
        art.labels.pill("Ava", px(24), WHITE, INK, INK),
        art.labels.pill("ship", px(24), role="reading"),
        art.labels.count(11, px(40)),
        art.labels.ribbon("Your turn, Ava!", px(500)),
        art.tokens.badge("cat", px(100), TINTS[0], on_turn=True),
        art.tokens.set_mark("green", px(40)),
        art.tokens.star(px(30), lit=False),
        art.tokens.burst(art.view.wide(72), art.view.high(83)),
        art.tokens.cloud(px(180)),
        art.cards.deck(art.cards.back(BOMB, px(128)), 5),
        art.cards.glow(px(136), SUN_YELLOW),
        art.cards.shadow(px(136)),
        art.lights.shadow(px(100), px(100), px(50)),
        art.ground.mat(art.view.wide(64), art.view.high(56)),
        art.pieces.box(px(110), px(60), px(30), LEAF.top, INK),
        art.pieces.disc(px(26), INK),
        art.pieces.dashed(px(180), px(330), px(28)),
        *art.tokens.confetti(3, px(22)),
    ]
    assert all(piece.get_bounding_rect().width > 0 for piece in pieces)
    for whole in (
        art.ground.background("kablam"),
        art.ground.rays("results"),
        art.ground.beams(Beams(SUN_YELLOW, 0.16)),
    ):
        assert whole.get_size() == size
    assert art.ground.hills().get_width() == size[0]


@pytest.mark.parametrize("theme", [*GAMES, *GROUNDS, *SETS])
def test_every_theme_has_a_ground(art: Art, theme: str) -> None:
    ground = art.ground.background(theme)
    assert ground is art.ground.background(theme)
    assert ground.get_flags() & pygame.SRCALPHA == 0
    assert ground.get_at((640, 331)) != ground.get_at((2, 717))
    assert art.ground.rays(theme).get_size() == (1280, 720)


def test_of_a_ground_each_small_shape_is_made_once_and_nothing_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some hundred shapes are strewn over a window: to make each of them anew would take a second."""
    made: list[tuple[str, float]] = []

    def noted(text: str, wide: float, high: float) -> pygame.Surface:
        made.append((text, max(wide, high)))
        return draw(text, wide, high)

    monkeypatch.setattr("game.screen.paint.ground.draw", noted)
    Art(View(1920, 1080), kit=KIT).ground.background("kablam")
    assert 6 <= len(made) <= 24
    assert len(set(made)) == len(made)
    assert max(side for _, side in made) < 100


def test_a_calm_ground_has_no_pattern() -> None:
    calm = Art(View(640, 360), kit=KIT, calm=True)
    lively = Art(View(640, 360), kit=KIT)
    row = [calm.ground.background("kablam").get_at((x, 20)).b for x in range(40, 320)]
    assert row == sorted(row)
    busy = [lively.ground.background("kablam").get_at((x, 45)).b for x in range(40, 320)]
    assert busy != sorted(busy)


@pytest.mark.parametrize(("pressed", "off"), [(False, False), (True, False), (False, True)])
def test_a_button_is_centred_on_face_and_lip(art: Art, pressed: bool, off: bool) -> None:
    surface = art.pieces.button(200, 80, SUN, pressed=pressed, off=off)
    margin = art.pieces.panel_margin
    assert surface.get_size() == (200 + 2 * margin, 80 + art.pieces.button_lip(80) + 2 * margin)
    assert surface.get_at((margin + 100, margin + 40))[:3] != pygame.Color(INK)[:3]
    assert surface is art.pieces.button(200, 80, SUN, pressed=pressed, off=off)


def test_a_pressed_button_sinks(art: Art) -> None:
    at = (art.pieces.panel_margin + 100, art.pieces.panel_margin + 1)
    assert art.pieces.button(200, 80, SUN).get_at(at)[:3] == pygame.Color(INK)[:3]
    assert art.pieces.button(200, 80, SUN, pressed=True).get_at(at)[:3] != pygame.Color(INK)[:3]


def test_hover_and_off_look_different(art: Art) -> None:
    at = (art.pieces.panel_margin + 100, art.pieces.panel_margin + 50)
    looks = [
        art.pieces.button(200, 80, LEAF),
        art.pieces.button(200, 80, LEAF, hover=True),
        art.pieces.button(200, 80, LEAF, off=True),
    ]
    assert len({tuple(look.get_at(at)) for look in looks}) == 3


def test_the_focus_ring_is_ink_sun_ink_and_hollow(art: Art) -> None:
    ring = art.pieces.focus_ring(200, 80, 28)
    margin = (ring.get_width() - 200) // 2
    assert ring.get_size() == (200 + 2 * margin, 80 + 2 * margin)
    middle = ring.get_width() // 2
    assert ring.get_at((middle, 1))[:3] == pygame.Color(INK)[:3]
    assert ring.get_at((middle, margin - 4))[:3] == pygame.Color(SUN_YELLOW)[:3]
    assert ring.get_at((middle, margin + 1))[:3] == pygame.Color(INK)[:3]
    assert ring.get_at(ring.get_rect().center).a == 0


def test_a_panel_lies_inside_its_margin(art: Art) -> None:
    panel = art.pieces.panel(300, 200, 30)
    margin = art.pieces.panel_margin
    assert panel.get_size() == (300 + 2 * margin, 200 + 2 * margin)
    assert panel.get_at((margin + 150, margin + 1))[:3] == pygame.Color(INK)[:3]
    assert panel.get_at((margin + 150, margin + 100)) == pygame.Color("#FFFBF0")
    assert 0 < panel.get_at((margin + 150, margin + 204)).a < 255


def test_turning_is_kept_in_whole_degrees(art: Art) -> None:
    back = art.cards.back(BOMB, 100)
    assert art.turned(back, 0.3) is back
    assert art.turned(back, 12.2) is art.turned(back, 11.8)
    assert art.turned(back, -12) is art.turned(back, 348)
    assert art.turned(back, 12) is not art.turned(art.cards.back("avatars/fox", 100), 12)
    assert art.turned(back, 12).get_width() > 100


def test_pictures_take_a_colour(art: Art) -> None:
    ink = art.picture("icons/pause", 64, INK)
    assert ink.get_at((21, 32)) == pygame.Color(INK)
    assert art.picture("icons/pause", 64).get_at((21, 32)) == pygame.Color(WHITE)
    assert art.picture("icons/pause", 64.2, INK) is ink


def test_a_badge_turns_yellow_on_turn_and_keeps_the_head_inside(art: Art) -> None:
    waiting, playing = (
        art.tokens.badge("fox", 200, TINTS[1]),
        art.tokens.badge("fox", 200, TINTS[1], on_turn=True),
    )
    assert waiting.get_at((100, 12))[:3] == pygame.Color(WHITE)[:3]
    assert playing.get_at((100, 12))[:3] == pygame.Color(SUN_YELLOW)[:3]
    assert waiting.get_at((1, 1)).a == 0


def test_confetti_has_many_angles_shapes_and_colours(art: Art) -> None:
    assert len(art.tokens.confetti(0, 22)) == CONFETTI_TURNS == 24
    assert art.tokens.confetti(5, 22)[3] is art.tokens.confetti(5, 22)[3]
    assert len({id(art.tokens.confetti(n, 22)[0]) for n in range(56)}) == 56


@pytest.mark.parametrize("side", ["up", "down", "left", "right"])
def test_a_bubble_points_to_its_side(art: Art, side: str) -> None:
    box = art.labels.bubble("Worth it.", 40, Tail(side, 0.5))
    ink = box.get_bounding_rect()
    gaps = {
        "up": ink.top,
        "down": box.get_height() - ink.bottom,
        "left": ink.left,
        "right": box.get_width() - ink.right,
    }
    assert min(gaps, key=lambda name: gaps[name]) == side


def test_long_speech_is_wrapped(art: Art) -> None:
    one = art.labels.bubble("Take your time.", 24, DOWN)
    more = art.labels.bubble("Take your time. " * 4, 24, DOWN)
    assert more.get_height() > one.get_height()
    assert more.get_width() < 420


def test_a_ribbon_keeps_long_names_inside_its_width(art: Art) -> None:
    assert art.labels.ribbon("Your turn, Bartholomew-Maximilian!", 400).get_width() <= 400


def test_blurred_is_darker_and_new(art: Art) -> None:
    ground = art.ground.background("kablam")
    soft = art.ground.blurred(ground)
    assert soft is not ground
    assert soft.get_size() == ground.get_size()
    assert soft.get_at((640, 331)).b < ground.get_at((640, 331)).b


def test_a_shelf_throws_away_what_was_used_longest_ago() -> None:
    shelf = Shelf(3 * 400)
    made: list[int] = []

    def make(n: int) -> pygame.Surface:
        made.append(n)
        return pygame.Surface((10, 10), pygame.SRCALPHA)

    for n in (1, 2, 3, 1, 4, 1, 2):
        shelf.get(n, lambda n=n: make(n))  # type: ignore[misc]
    assert made == [1, 2, 3, 4, 2]
    assert len(shelf) == 3
    assert shelf.used == 1200


class Stamps:
    """Makes squares, and notes what it was asked for."""

    def __init__(self) -> None:
        self.shelf, self.made = Shelf(10_000), list[tuple[int, str]]()

    @kept
    def square(self, side: int, colour: str = INK) -> pygame.Surface:
        self.made.append((side, colour))
        return pygame.Surface((side, side))


def test_what_is_asked_a_second_time_is_not_made_again() -> None:
    stamps = Stamps()
    assert stamps.square(4) is stamps.square(4) is not stamps.square(5)
    assert stamps.square(4, colour=WHITE) is stamps.square(4, colour=WHITE) is not stamps.square(4)
    assert stamps.made == [(4, INK), (5, INK), (4, WHITE)]
    assert stamps.square(4) is not Stamps().square(4)


def test_a_new_art_starts_with_empty_shelves(art: Art) -> None:
    art.cards.back(BOMB, 77)
    assert len(Art(art.view).shelf) == 0
