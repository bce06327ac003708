"""What a match tells of its readings: who read, in which match, which word, and how it went."""

import json

import pytest

from game.games.shelf import GAMES
from game.paths import assets
from game.play.dealing import deal, deal_again
from game.play.match import Match, Phase
from game.play.plan import Plan, parse_seats
from game.play.reading import Reading
from game.play.save import SaveError, dump, load
from game.words.packs import read_pack
from tests.arranging import deck_of
from tests.play.driving import new_match, play_to_end, play_until, read_aloud

KABLAM = GAMES["kablam"]


def dealt() -> Match:
    pack = read_pack(assets() / "packs" / "1-cvc.csv")
    return deal(Plan("kablam", parse_seats("human,easy"), {}, pack.key, 1), KABLAM, pack)


def test_the_journal_hears_of_every_reading_that_has_been_done() -> None:
    told: list[Reading] = []
    match = Match(KABLAM, deck_of(KABLAM.rules, 2), parse_seats("human,human"), 2, {})
    match.journal = told.append
    play_until(match, Phase.READ)
    assert told == []
    read_aloud(match, helps=1)
    assert [(one.seat, one.outcome, one.judge) for one in told] == [(told[0].seat, "buttons", "partner")]
    play_to_end(match, moves=30)
    assert told == match.readings


def test_a_match_without_a_journal_is_played_as_well() -> None:
    match = play_until(new_match("human,easy", 2), Phase.READ)
    read_aloud(match)
    assert len(match.readings) == 1


def test_every_match_has_an_id_that_its_save_keeps() -> None:
    match, other = dealt(), dealt()
    assert match.id != other.id
    assert load(dump(match), GAMES).id == match.id


def test_dealt_again_it_is_another_match_with_the_same_words_players_and_journal() -> None:
    match = dealt()
    match.journal = lambda reading: None
    again = deal_again(match, 5)
    assert again.id not in ("", match.id)
    assert (again.game.deck, again.players, again.pack) == (match.game.deck, match.players, match.pack)
    assert (again.seed, again.journal) == (5, match.journal)


def test_a_save_knows_whose_reading_is_remembered() -> None:
    ada, robo = parse_seats("human,easy")
    players = (ada._replace(learner="a7"), robo)
    match = Match(KABLAM, deck_of(KABLAM.rules, 2), players, 1, {})
    assert [player.learner for player in load(dump(match), GAMES).players] == ["a7", ""]


def test_a_word_may_be_laid_on_a_card_after_it_was_dealt() -> None:
    match = new_match("human,easy")
    first = match.game.deck[0].word
    assert (match.word(0), match.printed(0)) == (first, match.game.deck[0])
    match.words[0] = "ship"
    assert (match.word(0), match.printed(0)) == ("ship", match.game.deck[0]._replace(word="ship"))
    again = load(dump(match), GAMES)
    assert (again.word(0), again.game.deck[0].word) == ("ship", first)


@pytest.mark.parametrize("laid", [[[999, "ship"]], [[-1, "ship"]], [[0, "s\nhip"]], [[0, "x" * 200]], [0], 7])
def test_a_word_that_cannot_be_on_a_card_is_refused(laid: object) -> None:
    saved = json.loads(dump(new_match("human,easy")))
    with pytest.raises(SaveError):
        load(json.dumps({**saved, "laid": laid}), GAMES)
