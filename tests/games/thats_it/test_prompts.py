"""What a person is asked, whatever can be done and whatever has been chosen so far."""

from itertools import combinations

import pytest

from game.games.thats_it.table import THATS_IT, prompted
from game.table.table import Asked

VERBS = ("lay", "add", "swap", "discard")


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("ready", [False, True])
def test_there_is_a_sentence_for_every_choice(chosen: bool, ready: bool) -> None:
    some = [verbs for count in range(1, 5) for verbs in combinations(VERBS, count)]
    asked = [prompted(Asked(verbs, chosen, ready, aimed=False)) for verbs in [*some, ("draw",), ("take",)]]
    assert set(asked) <= set(THATS_IT.prompts)
