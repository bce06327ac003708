"""Whatever a table declares has a view: every way of lying, at every seat, and every mark."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pygame
import pytest

from game.games.shows import SHOWS
from game.rules.core import Game
from game.rules.things import Pile
from game.screen.scenes.show import PLAIN, Show
from game.screen.table.desk import Desk, MarkView
from game.screen.table.marks import MARKS
from game.screen.table.piles import PILES
from game.table.arrangements import MESS, PILE, Arrangement, Place
from game.table.marks import HIDDEN, Hidden, Mark, Word
from game.table.table import Table
from tests.arranging import WORDS
from tests.screen.matches import sit_down
from tests.screen.rooms import open_app
from tests.shared.all_games import ALL

SEATS = [(game, players) for game, entry in ALL.items() for players in entry.rules.seats]


def kinds_of(lies: Arrangement) -> set[type]:
    """A game's own way of lying is not seen yet by lying like any pile."""
    return {type(lies), *type(lies).__mro__[:-2]}


def unseen(table: Table, show: Show, players: int) -> list[str]:
    """What no view would draw."""
    views, marks = {**PILES, **show.piles}, {**MARKS, **show.marks}
    found = [name for name, mark in table.marks.items() if type(mark) not in marks]
    places: list[tuple[str, Place]] = [*table.shared.items(), *table.seated.items()]
    for seat in range(1, players):
        at = table.seats.place(seat, players, 0)
        places += [(name, place.lies.far(place, at)) for name, place in table.seated.items()]
    return found + [name for name, place in places if not views.keys() & kinds_of(place.lies)]


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_every_pile_and_mark_has_a_view(game: str, players: int) -> None:
    table = ALL[game].table
    started: Game = table.rules(table.rules.build_deck(WORDS, players), players, 1)
    assert set(started.marks) <= set(table.marks)
    assert unseen(table, SHOWS.get(game, PLAIN), players) == []


@dataclass(frozen=True)
class Own(Mark):
    """A mark of a newcomer, which nobody draws yet."""


def test_a_mark_that_nobody_draws_is_found() -> None:
    table = replace(ALL["kablam"].table, marks={"colour": Own(), "round": HIDDEN})
    assert unseen(table, PLAIN, 2) == ["colour"]
    assert unseen(table, Show(marks={Own: MarkView}), 2) == []


def pixels(screen: pygame.Surface, desk: Desk) -> bytes:
    screen.fill("#000000")
    for mark in desk.marks():
        mark.over(screen)
    return screen.get_buffer().raw


@pytest.mark.parametrize("mark", [Word(30, 70), Word(30, 70, "Round {value}")])
def test_a_word_on_the_felt_is_drawn_once_it_is_there(tmp_path: Path, mark: Mark) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, "human,easy", game="read_and_grab")
    marks: Mapping[str, Mark] = {**dict.fromkeys(scene.match.entry.table.marks, Hidden()), "number": mark}
    desk = Desk(scene.match, replace(scene.match.entry.table, marks=marks), app.art, True, 1.0, PILES, MARKS)
    screen = pygame.Surface(app.view.size)
    scene.match.shown.marks.pop("number", None)
    before = pixels(screen, desk)
    scene.match.shown.marks["number"] = 0
    assert pixels(screen, desk) == before
    scene.match.shown.marks["number"] = 7
    assert pixels(screen, desk) != before


@pytest.mark.parametrize("players", range(2, 7))
def test_closed_and_open_piles_of_every_player_lie_apart(tmp_path: Path, players: int) -> None:
    app = open_app(tmp_path)
    scene = sit_down(app, ",".join(["human", *["easy"] * (players - 1)]))
    seated = {"closed": Place(20, 70, PILE, 8), "open": Place(32, 70, MESS, 8)}
    table = replace(scene.match.entry.table, shared={}, seated=seated, marks={})
    shown = scene.match.shown
    shown.piles = {Pile(name, seat): [] for name in seated for seat in range(players)}
    desk = Desk(scene.match, table, app.art, True, 1.0, PILES, {})
    boxes = [view.box() for view in desk.piles()]
    assert all(app.screen.get_rect().contains(box) for box in boxes)
    assert all(box.collidelist(boxes[nth + 1 :]) < 0 for nth, box in enumerate(boxes))
    screen = pygame.Surface(app.view.size)
    for view in desk.piles():
        view.under(screen)
        view.over(screen)
        assert view.target().collidepoint(view.box().center)
        assert view.explains(()) == (view.pile.name == "closed")
