"""Ka-Blam! as a match of several people."""

import pytest

from tests.play.driving import read_by_others


@pytest.mark.parametrize("seats", ["human,human", "human,human,easy", "human,human,human,human"])
def test_nobody_reads_before_the_open_hand_of_another(seats: str) -> None:
    read_by_others("kablam", seats)
