"""Results: titles, places, points counted up, and the ways on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.play.plan import PEOPLE, Player
from game.screen.app.app import App
from game.screen.paint.lettering import Lettering
from game.screen.scenes.results import ResultScene
from game.screen.scenes.start.title import TitleScene
from game.screen.tour import states
from game.screen.widgets.podium import COATS, WHOLE, Podium, figure
from game.screen.widgets.standings import Result
from tests.screen.inspection import Floor, faults, open_on_floor, press_everything
from tests.screen.rooms import SIZES, press, wait

PLAYERS = tuple(Player(*each) for each in PEOPLE[:6])


def result(
    winners: tuple[int, ...], totals: tuple[int, ...] = (), final: bool = True, target: int = 100
) -> Result:
    count = len(totals) or 3
    totals = totals or (0,) * count
    gains = tuple(10 if seat in winners and target else 0 for seat in range(count))
    return Result(PLAYERS[:count], totals, gains, winners, target, final, words_read=3)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_right_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    assert faults(tmp_path, size, states.results) == []


def test_every_button_can_be_pressed(tmp_path: Path) -> None:
    assert press_everything(tmp_path, states.results) == 2 * len(
        list(states.results(open_on_floor(tmp_path)))
    )


@pytest.mark.parametrize(
    ("winners", "final", "title"),
    [
        ((1,), False, "Mia wins the round!"),
        ((1,), True, "Mia wins!"),
        ((1, 2), True, "Mia and Sam win!"),
        ((0, 1, 2), True, "Ava, Mia and Sam win!"),
        ((0, 1), False, "Ava and Mia win the round!"),
        ((), False, "What a round!"),
        ((), True, "What a game!"),
    ],
)
def test_the_title_names_the_winners(winners: tuple[int, ...], final: bool, title: str) -> None:
    assert result(winners, final=final).title == title


def test_winners_stand_first_and_equals_share_a_place() -> None:
    standings = result((2,), (40, 60, 20, 40)).standings
    assert [(each.seat, each.place) for each in standings] == [(2, 1), (1, 2), (0, 3), (3, 3)]


def test_joint_winners_are_both_first() -> None:
    assert [each.place for each in result((0, 2), (100, 30, 104)).standings] == [1, 1, 3]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that is drawn."""
    found: set[str] = set()
    for name in ("heading", "reading", "logo"):
        monkeypatch.setattr(Lettering, name, noted(getattr(Lettering, name), found))
    return found


def noted(draw: Callable[..., pygame.Surface], found: set[str]) -> Callable[..., pygame.Surface]:
    def note(letters: Lettering, text: str, *rest: Any, **named: Any) -> pygame.Surface:
        found.add(text)
        return draw(letters, text, *rest, **named)

    return note


@pytest.mark.parametrize("count", range(2, 7))
def test_everybody_is_drawn_with_name_and_points(tmp_path: Path, written: set[str], count: int) -> None:
    app = open_on_floor(tmp_path)
    totals = tuple(range(10, 10 + count))
    app.push(ResultScene(app, result((count - 1,), totals), lambda: None))
    wait(app, 2.5)
    assert {player.name for player in PLAYERS[:count]} | {str(total) for total in totals} <= written
    assert f"{PLAYERS[count - 1].name} wins!" in written
    assert not written & {player.name for player in PLAYERS[count:]}


@pytest.mark.parametrize("count", range(2, 7))
def test_without_points_everybody_is_drawn_and_no_number(
    tmp_path: Path, written: set[str], count: int
) -> None:
    app = open_on_floor(tmp_path)
    app.push(ResultScene(app, result((count - 1,), (0,) * count, target=0), lambda: None))
    wait(app, 2.5)
    assert {player.name for player in PLAYERS[:count]} | {f"{PLAYERS[count - 1].name} wins!"} <= written
    assert not any(text.isdigit() for text in written)


@pytest.mark.parametrize("count", [4, 5, 6])
def test_every_joint_winner_stands_on_the_podium(app: App, count: int) -> None:
    everybody = result(tuple(range(count)), (50,) * count).standings
    podium = Podium(app.art, everybody)
    assert podium._standings == everybody
    three = result((0,), (50, 40, 30, 20, 10, 5)).standings
    assert len(Podium(app.art, three)._standings) == 3
    screen = pygame.Surface(app.view.size)
    podium.draw(screen)
    foot = screen.get_height() - 20
    painted = [x for x in range(screen.get_width()) if screen.get_at((x, foot))[:3] != (0, 0, 0)]
    assert min(painted) > 0
    assert max(painted) < screen.get_width() * 0.55


def test_going_on_calls_back_and_leaves(tmp_path: Path) -> None:
    calls: list[str] = []
    app = open_on_floor(tmp_path)
    app.push(ResultScene(app, result((1,), final=False), lambda: calls.append("on")))
    press(app, "Next round")
    assert calls == [], "nobody has seen it yet"
    wait(app, 1.0)
    press(app, "Next round")
    assert calls == ["on"]
    assert isinstance(app.top, Floor)


def test_home_leads_to_the_title(tmp_path: Path) -> None:
    app = open_on_floor(tmp_path)
    app.push(ResultScene(app, result((1,)), lambda: None))
    wait(app, 1.5)
    press(app, "Home")
    assert isinstance(app.top, TitleScene)


def test_reduced_motion_shows_the_end_at_once(tmp_path: Path) -> None:
    app = open_on_floor(tmp_path)
    app.services.settings.reduced_motion = True
    scene = ResultScene(app, result((1,), (5, 90, 7)), lambda: None)
    app.push(scene)
    assert not scene.moving
    assert not scene.counting


def test_points_tick_while_they_are_counted(tmp_path: Path) -> None:
    app = open_on_floor(tmp_path)
    scene = ResultScene(app, result((1,), (5, 90, 7)), lambda: None)
    app.push(scene)
    assert scene.counting
    wait(app, 0.7)
    assert not scene.counting
    assert list(app.services.effects.played).count("tick") > 3


def test_nobody_has_to_press_when_computers_play(tmp_path: Path) -> None:
    calls: list[str] = []
    app = open_on_floor(tmp_path)
    app.push(ResultScene(app, result((1,)), lambda: calls.append("on")))
    object.__setattr__(app.services, "autoplay", True)
    wait(app, 5)
    assert calls == ["on"]


@pytest.mark.parametrize("avatar", sorted({*COATS, *WHOLE}))
def test_every_player_has_a_body(app: App, avatar: str) -> None:
    assert figure(app.art, avatar, 100).get_bounding_rect().height > 80


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_on_floor(tmp_path)
