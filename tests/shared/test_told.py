"""Everything a game says or lets people do has words on its table."""

import pytest

from game.rules.things import Told
from game.table.table import Table
from tests.shared.all_games import ALL
from tests.shared.every_kind import kinds
from tests.shared.properties import play_through


@pytest.mark.parametrize("table", [entry.table for entry in ALL.values()], ids=ALL)
def test_every_banner_and_every_button_has_words(table: Table) -> None:
    for kind in kinds(table.rules):
        for seed in range(5):
            for game in play_through(table.rules, kind, seed):
                told = {event.key for event in game.take_events() if isinstance(event, Told)}
                assert told <= set(table.told)
                assert set(game.marks) <= set(table.marks)
                for move in game.moves(game.turn):
                    assert move.verb in table.verbs or any(isinstance(pick, int) for pick in move.picks)
