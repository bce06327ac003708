"""Saving and taking up a match again: the same table, the same future, the same words still to read."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game import files
from game.files import write_safely
from game.games.shelf import GAMES
from game.play.match import Match, Phase
from game.play.save import SaveError, Saves, dump, dump_pick, load, load_pick
from game.rules.things import Choice, Die, Pick, Pile, Slot
from tests.play.driving import new_match, play_to_end, play_until, read_aloud, show_all, step
from tests.shared.properties import state

SEATS = (
    "easy,hard",
    "human,medium",
    "human,human,easy",
    "easy,medium,hard,easy",
    "human,easy,easy,easy,easy,human",
)


def again(match: Match) -> Match:
    loaded = load(dump(match), GAMES)
    loaded.pace = 0.0
    return loaded


def check_same(first: Match, second: Match) -> None:
    assert state(first.game) == state(second.game)
    assert first.game.rng.getstate() == second.game.rng.getstate()
    assert first.history == second.history
    assert first.players == second.players
    assert (first.seed, first.options) == (second.seed, second.options)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("length", ["short", "long"])
def test_saved_at_every_move_it_has_the_same_future(seats: str, length: str) -> None:
    for seed in (1, 2):
        end = play_to_end(new_match(seats, seed, length=length))
        futures = 0

        def compare(match: Match, end: Match = end) -> None:
            nonlocal futures
            loaded = again(match)
            check_same(match, loaded)
            if len(match.history) % 40 == 3:
                futures += 1
                assert play_to_end(loaded).history == end.history

        play_to_end(new_match(seats, seed, length=length), compare, moves=90)
        assert futures > 0


def test_the_shown_table_catches_up_without_showing_everything_again() -> None:
    match = play_until(new_match("human,easy", seed=3, first_dealer=1), Phase.ASK)
    match = play_to_end(match, moves=6)
    play_until(match, Phase.ASK)
    loaded = again(match)
    assert show_all(loaded) == []
    assert loaded.shown.piles == loaded.game.piles
    assert loaded.phase is Phase.ASK


def test_a_new_match_is_dealt_before_the_eyes_again() -> None:
    match = new_match("human,easy", seed=3)
    assert len(show_all(again(match))) == len(show_all(match))


def test_a_word_not_yet_read_is_still_owed() -> None:
    match = play_until(new_match("human,easy", seed=2), Phase.READ)
    assert match.reading is not None
    loaded = again(match)
    play_until(loaded, Phase.READ)
    assert loaded.reading is not None
    assert loaded.reading.card == match.reading.card
    assert len(loaded.history) == len(match.history)
    read_aloud(loaded)
    read_aloud(match)
    assert show_all(again(match)) == []
    play_to_end(loaded)
    assert loaded.history == play_to_end(match).history


def test_a_word_not_yet_shown_is_owed_too() -> None:
    match = new_match("human,easy", seed=2)
    while not (match.phase is Phase.SHOW and match.owed()):
        step(match)
    assert again(match).owed() == 1


def test_words_read_are_counted_across_saves() -> None:
    match = new_match("human,human", seed=4)
    words = 0
    for _ in range(5):
        play_to_end(match, moves=len(match.history) + 12)
        words += len(match.readings)
        match = again(match)
        assert match.words_before == words
    assert words > 5


def test_people_take_the_screen_in_private_again() -> None:
    match = play_until(new_match("human,human", seed=4), Phase.ASK)
    loaded = again(match)
    show_all(loaded)
    assert loaded.phase is Phase.HAND_OVER


def test_a_finished_match_is_over() -> None:
    match = play_to_end(new_match("easy,easy", length="short"))
    loaded = again(match)
    show_all(loaded)
    assert loaded.phase is Phase.OVER
    assert loaded.game.winners == match.game.winners


PILES = [Pile("stock"), Pile("hand", 2, 1)]
PICKS: list[Pick] = [0, 90, *PILES, Slot(Pile("grid", 1), 5), Die(3), Choice("red")]


@pytest.mark.parametrize("pick", PICKS)
def test_every_kind_of_pick_and_back(pick: Pick) -> None:
    kept = json.loads(json.dumps(dump_pick(pick)))
    assert load_pick(kept) == pick
    assert type(load_pick(kept)) is type(pick)


@pytest.mark.parametrize("kept", [None, 1.5, "G7", [], {}, {"pile": []}, {"slot": [1]}, {"colour": "red"}])
def test_what_is_no_pick_is_refused(kept: Any) -> None:
    with pytest.raises(SaveError):
        load_pick(kept)


# the folder


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "deep" / "folder", GAMES)


def test_stored_and_loaded(saves: Saves) -> None:
    assert not saves.has_match()
    assert saves.load() is None
    match = play_to_end(new_match("human,easy", seed=5), moves=9)
    saves.store(match)
    assert saves.has_match()
    loaded = saves.load()
    assert loaded is not None
    check_same(match, loaded)
    assert saves.unkept == ""
    assert [path.name for path in saves.folder.iterdir()] == ["match.json"]


def test_the_newest_wins(saves: Saves) -> None:
    match = new_match("easy,easy", seed=5)
    play_to_end(match, after_move=saves.store, moves=60)
    loaded = saves.load()
    assert loaded is not None
    assert loaded.history == match.history


def test_cleared(saves: Saves) -> None:
    saves.clear()
    saves.store(new_match("human,easy"))
    saves.clear()
    assert not saves.has_match()
    assert saves.load() is None


def test_a_file_in_place_of_the_folder_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    saves = Saves(tmp_path / "taken", GAMES)
    saves.store(new_match("human,easy"))
    saves.flush()
    assert not saves.has_match()
    assert saves.unkept.startswith("The game could not be kept in ")
    assert saves.load() is None
    saves.clear()
    assert (tmp_path / "taken").read_text() == "mine"


@pytest.mark.parametrize("error", [PermissionError(13, "read-only"), OSError(28, "disk full")])
@pytest.mark.parametrize("call", ["open", "os.replace", "os.fsync"])
def test_a_folder_that_cannot_be_written(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, call: str, error: OSError
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise error

    saves.store(new_match("human,easy", seed=1))
    saves.flush()
    before = saves.path.read_text()
    monkeypatch.setattr(f"builtins.{call}" if call == "open" else f"game.files.{call}", refuse)
    saves.store(new_match("human,easy", seed=2))
    saves.flush()
    assert str(error.strerror) in saves.unkept
    monkeypatch.undo()
    assert saves.path.read_text() == before
    saves.store(new_match("human,easy", seed=3))
    saves.flush()
    assert saves.unkept == ""


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="this user may write anywhere")
def test_a_read_only_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    saves = Saves(tmp_path, GAMES)
    saves.store(new_match("human,easy"))
    saves.flush()
    assert not saves.has_match()
    assert "could not be kept" in saves.unkept
    tmp_path.chmod(0o755)


def test_an_unreadable_folder_has_no_match(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> os.stat_result:
        raise PermissionError(13, "no entry")

    monkeypatch.setattr("os.stat", refuse)
    assert not saves.has_match()


def test_a_folder_removed_while_running(saves: Saves) -> None:
    saves.store(new_match("human,easy"))
    saves.flush()
    saves.clear()
    saves.flush()
    saves.folder.rmdir()
    saves.store(new_match("human,easy"))
    assert saves.has_match()


def test_write_safely_on_other_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class OtherSystem:
        """The module os where folders cannot be opened."""

        name = "nt"
        fsync, replace = os.fsync, os.replace

    monkeypatch.setattr(files, "os", OtherSystem)
    write_safely(tmp_path / "a.json", "text")
    assert (tmp_path / "a.json").read_text() == "text"


def test_a_match_knows_its_pack_again() -> None:
    match = new_match("human,easy", game="go_fox")
    match.pack = "own/Farm"
    assert load(dump(match), GAMES).pack == "own/Farm"
    older = json.loads(dump(match))
    del older["pack"]
    assert load(json.dumps(older), GAMES).pack == ""
