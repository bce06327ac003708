"""A game the frame has never heard of brings moments, pages and a sheet of points of its own."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.games.shelf import GAMES
from game.play.entry import Entry
from game.rules.things import Move, Peeked, Pile
from game.screen.app.app import App
from game.screen.paint.art import Art
from game.screen.paint.ground import Beams
from game.screen.scenes.overlay import Panel
from game.screen.scenes.results import ResultScene
from game.screen.scenes.scene import Scene
from game.screen.scenes.show import Dialogs, Show, Sitting
from game.screen.scenes.table import TableScene
from game.screen.table.moments import Cue, Layer, Moment, Style
from game.screen.widgets.standings import Result
from game.screen.widgets.widget import Button
from game.sound.voice import SilentVoice
from game.table.table import Rounds
from tests.screen.matches import play_on, sit_down, until
from tests.screen.rooms import open_app, press, wait
from tests.screen.toy import TOY
from tests.shared.all_games import ALL

WINDOW = (1280, 720)


class Bang(Moment):
    """Two layers, one after the other."""

    style = Style((200, 200, 200), Beams("#FFFFFF", 0.1), 80)
    word = said = "Bang!"
    bubble = "Mine!"
    start, end = 0.5, 1.0

    def cues(self) -> Sequence[Cue]:
        return (*super().cues(), Cue(0.5, "thud"))

    def layers(self) -> Sequence[Layer]:
        self.drawn: list[tuple[str, float]] = []
        return (
            Layer(lambda screen, part: self.drawn.append(("fuse", part)), end=self.start),
            Layer(lambda screen, part: self.drawn.append(("bang", part)), self.start, 0.4),
        )


class Page(Panel):
    """One button, and what follows."""

    def __init__(self, table: Sitting, name: str, done: Callable[[], None]) -> None:
        super().__init__(table.host)
        self.name, self.done = name, done

    def build(self) -> None:
        super().build()
        self.box = self.host.view.box(50, 50, 40, 40)
        self.focus.place([Button(self.host.view.box(50, 60, 30, 14), self.name, self._go)])

    def _go(self) -> None:
        self.host.pop()
        self.done()


def first(table: Sitting) -> Move:
    return table.match.game.moves(table.match.game.turn)[0]


def asked(table: Sitting) -> Scene | None:
    return Page(table, "As it comes", lambda: table.play(first(table)))


def looked(table: Sitting, look: Peeked, seen: Callable[[], None]) -> Scene | None:
    return Page(table, f"{len(look.cards)} seen", seen)


class Tally:
    """A sheet that only notes that it was drawn."""

    drawn = 0.0

    def __init__(self, art: Art, result: Result) -> None:
        Tally.drawn = 0.0

    def draw(self, screen: pygame.Surface, progress: float) -> None:
        Tally.drawn = progress


def opened(folder: Path, show: Show, seats: str = "human,hard") -> tuple[App, TableScene]:
    app = open_app(folder)
    app.shows = {"toy": show}
    return app, sit_down(app, seats, game="toy")


@pytest.fixture(autouse=True)
def _one_more_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for games in (GAMES, ALL):
        monkeypatch.setitem(games, "toy", Entry(TOY))


def banged(folder: Path) -> tuple[App, TableScene, Bang]:
    app, scene = opened(folder, Show(moments={"kept": Bang}))
    play_on(app, scene, lambda: isinstance(scene.top.moment, Bang))
    assert isinstance(scene.top.moment, Bang)
    return app, scene, scene.top.moment


def test_what_it_tells_is_a_moment_of_its_own(tmp_path: Path) -> None:
    app, scene, moment = banged(tmp_path)
    assert moment.on.sentence.endswith("keeps it")
    assert scene.top.talk.bubbles[moment.on.seat].text == "Mine!"
    until(app, lambda: scene.top.moment is None)


def test_a_moment_is_heard_in_its_time(tmp_path: Path) -> None:
    app, _, moment = banged(tmp_path)
    assert isinstance(app.services.voice, SilentVoice)
    assert app.services.voice.said[-1] == "Bang!"
    moment.update(0.3 - moment.time)
    assert "thud" not in app.services.effects.played
    moment.update(0.3)
    assert "thud" in app.services.effects.played


def test_a_layer_is_drawn_from_its_beginning_to_its_end(tmp_path: Path) -> None:
    _, _, moment = banged(tmp_path)
    screen = pygame.Surface(WINDOW)
    seen = []
    for time in (0.2, 0.5, 0.7, 0.95):
        moment.update(time - moment.time)
        moment.draw(screen)
        seen.append([(name, round(part, 2)) for name, part in moment.drawn])
    assert seen == [[("fuse", 1.0)], [("bang", 0.0)], [("bang", 0.5)], [("bang", 1.0)]]
    moment.update(0.1)
    assert moment.done


def test_with_reduced_motion_a_moment_is_simply_there(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.services.settings.reduced_motion = True
    app.shows = {"toy": Show(moments={"kept": Bang})}
    scene = sit_down(app, "human,hard", game="toy")
    play_on(app, scene, lambda: isinstance(scene.top.moment, Bang))
    moment = scene.top.moment
    assert isinstance(moment, Bang)
    moment.draw(pygame.Surface(WINDOW))
    assert moment.drawn == [("bang", 1.0)]


def test_a_person_is_asked_on_a_page_of_its_own(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, Show(dialogs=Dialogs(answer=asked)))
    until(app, lambda: isinstance(app.top, Page))
    assert scene.asking is None
    press(app, "As it comes")
    assert [seat for seat, _ in scene.match.history] == [0]


@pytest.mark.parametrize("show", [Show(), Show(dialogs=Dialogs(look=looked))])
def test_a_look_at_a_hand_is_a_page_of_its_own_or_none(tmp_path: Path, show: Show) -> None:
    app, scene = opened(tmp_path, show)
    until(app, lambda: scene.asking is not None)
    scene.match.game.peek(0, Pile("hand", 1))
    scene.play(first(scene))
    until(app, lambda: isinstance(app.top, Page) or scene.match.looks > 0)
    assert isinstance(app.top, Page) == (show.dialogs.look is looked)
    if isinstance(app.top, Page):
        press(app, "0 seen")
    assert scene.match.looks == 1


def test_the_points_stand_on_a_sheet_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = replace(TOY, rounds=Rounds(points=lambda marks: ((3, 5), (0, 2))))
    for games in (GAMES, ALL):
        monkeypatch.setitem(games, "toy", Entry(table))
    app, scene = opened(tmp_path, Show(results=Tally), "easy,hard")
    app.go("results", match=scene.match, final=True, go_on=lambda: None)
    assert isinstance(app.top, ResultScene)
    wait(app, 1.0)
    assert Tally.drawn == 1.0
