"""Matches that version 0.5.0 has kept in the midst of a turn can be played on."""

import json
from pathlib import Path

import pytest

from game.games.shelf import GAMES
from game.play.match import Match, Phase
from game.play.save import dump, load
from tests.play.driving import play_to_end, play_until

SAVES = Path(__file__).parent / "saves_of_0_5_0"
OF_EVERY_GAME = pytest.mark.parametrize(
    "game", ["kablam", "go_fox", "read_and_grab", "push", "thats_it", "uno_express"]
)


def kept(game: str) -> tuple[Match, str]:
    text = (SAVES / f"{game}.json").read_text(encoding="utf-8")
    match = load(text, GAMES)
    match.pace = 0.0
    return match, text


@OF_EVERY_GAME
def test_an_older_match_is_taken_up_where_it_was_left(game: str) -> None:
    match, text = kept(game)
    saved = json.loads(text)
    assert [len(match.history), match.owed(), match.pack] == [len(saved["moves"]), saved["owed"], "1-cvc"]
    assert [player.name for player in match.players] == [player["name"] for player in saved["players"]]
    play_until(match, Phase.READ)


@OF_EVERY_GAME
def test_an_older_match_is_played_to_its_end(game: str) -> None:
    match, _ = kept(game)
    play_to_end(match)
    assert match.game.winners is not None
    assert match.shown.piles == match.game.piles


@OF_EVERY_GAME
def test_an_older_match_says_the_same_when_it_is_kept_again(game: str) -> None:
    match, text = kept(game)
    saved, again = json.loads(text), json.loads(dump(match))
    for player in again["players"]:
        assert player.pop("learner") == ""
    assert {name: again[name] for name in saved} == saved


def test_an_older_match_gets_an_id_and_keeps_it() -> None:
    match, _ = kept("kablam")
    assert match.id
    assert load(dump(match), GAMES).id == match.id
    assert (match.words, match.players[0].learner) == ({}, "")
