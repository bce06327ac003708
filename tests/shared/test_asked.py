"""Whatever a person may be asked in any game has its words: what to do, why not, what the owl would do."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.games.kablam.table import KABLAM
from game.play.asking import Asking
from game.play.entry import Entry
from game.play.match import Match, Phase
from game.play.plan import parse_seats
from game.rules.things import Pick
from game.table.table import Table
from tests.arranging import deck_of
from tests.play.driving import step
from tests.shared.all_games import ALL
from tests.shared.every_kind import Kind, kinds, tried

TURNS = 150  # of a match, from its beginning


def turns(entry: Entry, kind: Kind, seed: int) -> Iterator[Asking]:
    """How people who choose by chance are asked in a match."""
    players = parse_seats(",".join(["human"] * kind.players))
    options = {**kind.options, "reading": False}
    match = Match(entry, deck_of(entry.rules, kind.players), players, seed, options)
    asked = 0
    while match.phase is not Phase.OVER and asked < TURNS:
        if match.phase is Phase.ASK and not match.between_rounds:
            asked += 1
            yield Asking(match)
        step(match)


def prompts(asking: Asking) -> Iterator[str]:
    """What is asked at first, and after each thing that may be picked."""
    for chosen in [[], *([thing] for thing in asking.picker.within_reach())]:
        asking.picker.chosen = [*chosen]
        yield asking.prompt
    asking.picker.chosen = []


def check_words(asking: Asking) -> None:
    match, table = asking.match, asking.table
    said = [*prompts(asking), asking.advise().sentence]
    for move in asking.picker.moves:
        assert table.advice[move.verb], f"the owl has no words for {move.verb}"
        assert table.verbs.get(move.verb) or move.picks, f"no button can say {move.verb}"
    own = [pile for pile in match.shown.piles if pile.seat == match.viewer and table.is_hand(pile)]
    hand = [card for pile in own for card in match.shown.piles[pile]]
    open_things: list[Pick] = [*match.shown.piles, *hand]
    refused = [thing for thing in open_things if thing not in asking.picker.within_reach()]
    reasons = [asking.why_not(thing) for thing in refused]
    assert all(reasons), "nobody says why not"
    for sentence in (*said, *reasons):
        assert "{" not in sentence
        assert "  " not in sentence, "something is left out"


def check_match(entry: Entry, kind: Kind, seed: int) -> int:
    """How many turns were asked and found to have their words."""
    checked, elsewhere = 0, tried(entry.rules.key).elsewhere
    for asking in turns(entry, kind, seed):
        if asking.verb not in elsewhere:
            check_words(asking)
            checked += 1
    return checked


@pytest.mark.parametrize("entry", ALL.values(), ids=ALL)
def test_everything_a_person_is_asked_has_its_words(entry: Entry) -> None:
    assert sum(check_match(entry, kind, seed) for seed, kind in enumerate(kinds(entry.rules))) > 10


@pytest.mark.parametrize("bare", [replace(KABLAM, advice={}), replace(KABLAM, refusals={})])
def test_a_table_without_such_words_is_found(bare: Table) -> None:
    with pytest.raises(KeyError):
        check_match(Entry(bare), Kind(2, {}), 1)
