"""A person plays every game, by clicks alone and by keys alone, with Help and a refusal in each turn."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.games.kablam.table import KABLAM
from game.play.dealing import deal
from game.play.entry import Entry
from game.play.match import Phase
from game.play.plan import Plan, parse_seats
from game.screen.scenes.table import TableScene
from game.screen.table.calls import Calling
from game.table.table import Table
from tests.screen.rooms import open_app
from tests.shared.all_games import ALL
from tests.shared.every_kind import kinds
from tests.shared.person import Person, Press, by_clicks, by_keys

SMALL = (640, 360)
TURNS = 40  # of the person, where the match is longer
FEW = 5
MATCHES = 8
PRESSES = (by_clicks, by_keys)


def sit_down(folder: Path, entry: Entry, press: Press, seed: int = 0, seats: str = "human,easy") -> Person:
    """At a table where nothing takes long."""
    app = open_app(folder, SMALL)
    app.services.settings.reduced_motion = True
    app.services.settings.speed = "fast"
    players = parse_seats(seats)
    options = next(kind.options for kind in kinds(entry.rules) if kind.players == len(players))
    pack = next(iter(app.services.packs_for(entry.rules).values()))
    options = {**options, **entry.table.first}
    scene = TableScene(app, deal(Plan(entry.rules.key, players, options, pack.key, seed), entry, pack))
    app.home(scene)
    return Person(app, scene, press, seed)


@pytest.mark.parametrize("press", PRESSES, ids=lambda one: one.__name__)
@pytest.mark.parametrize("entry", ALL.values(), ids=ALL)
def test_a_person_plays_a_match(tmp_path: Path, entry: Entry, press: Press) -> None:
    """A second one, and so on, where nothing could be called in the first."""
    for seed in range(MATCHES):
        person = sit_down(tmp_path, entry, press, seed)
        person.play(TURNS)
        assert person.turns == TURNS or person.match.phase is Phase.OVER
        assert person.refused, "nothing was ever refused"
        if person.called or not entry.rules.calls:
            return
    raise AssertionError("nothing was ever called")


@pytest.mark.parametrize("entry", ALL.values(), ids=ALL)
def test_two_people_play_a_match_at_one_screen(tmp_path: Path, entry: Entry) -> None:
    person = sit_down(tmp_path, entry, by_clicks, seats="human,human,easy")
    person.play(TURNS)
    assert {seat for seat, _ in person.match.history} == {0, 1, 2}


@pytest.mark.parametrize("entry", ALL.values(), ids=ALL)
def test_everything_can_be_clicked_where_most_sit(tmp_path: Path, entry: Entry) -> None:
    """The others sit in narrow places there."""
    seats = ["human", *["easy"] * (entry.rules.seats[-1] - 1)]
    person = sit_down(tmp_path, entry, by_clicks, seats=",".join(seats))
    person.play(FEW)
    assert person.turns == FEW or person.match.phase is Phase.OVER


def test_a_call_without_a_button_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Calling, "widgets", lambda *told, **more: [])
    with pytest.raises(AssertionError, match="no button for a call"):
        sit_down(tmp_path, ALL["snap"], by_clicks).play(TURNS)


def test_a_call_of_which_the_table_says_nothing_has_its_button(tmp_path: Path) -> None:
    table = ALL["snap"].table
    verbs = {verb: word for verb, word in table.verbs.items() if verb not in table.rules.calls}
    person = sit_down(tmp_path, Entry(replace(table, calls={}, verbs=verbs)), by_clicks)
    person.play(TURNS)
    assert person.called


@pytest.mark.parametrize("bare", [replace(KABLAM, advice={}), replace(KABLAM, refusals={})])
def test_a_table_without_words_for_people_is_found(tmp_path: Path, bare: Table) -> None:
    person = sit_down(tmp_path, Entry(bare), by_clicks)
    with pytest.raises(KeyError):
        person.play(TURNS)
