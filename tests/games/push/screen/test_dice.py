"""The die: six faces that tell each other apart, and a tumble that ends where it was meant to."""

from itertools import combinations, pairwise

import pygame
import pytest

from game.games.push.show.dice import RING, beside
from game.games.push.show.moments import CHANGES, face_at
from game.games.push.show.odds import red_cards
from game.screen.paint.art import Art


@pytest.mark.parametrize("face", RING)
def test_a_tumble_shows_other_faces_and_ends_on_the_one_rolled(face: str) -> None:
    shown = [face_at(face, part / 200) for part in range(201)]
    assert shown[-1] == face
    assert set(shown) == set(RING)
    assert all(shown[nth] == face for nth in range(round(CHANGES[-1] * 200) + 1, 201))
    changes = [(a, b) for a, b in pairwise(shown) if a != b]
    assert len(changes) == len(CHANGES)


@pytest.mark.parametrize("face", RING)
def test_three_different_faces_are_seen(face: str) -> None:
    assert len({face, *beside(face)}) == 3


def test_no_two_faces_look_alike(art: Art) -> None:
    pictures = [art.picture(f"die/{face}", 96) for face in RING]
    for one, other in combinations(pictures, 2):
        changed = pygame.mask.from_threshold(one, (0, 0, 0), (40, 40, 40, 255), other)
        assert one.get_width() ** 2 - changed.count() > 1500


@pytest.mark.parametrize(
    ("bad", "unseen", "red"),
    [(0, 40, 0), (1, 100, 1), (7, 40, 2), (20, 40, 5), (39, 40, 9), (40, 40, 10), (0, 0, 0)],
)
def test_ten_cards_stand_for_the_odds(bad: int, unseen: int, red: int) -> None:
    assert red_cards(bad, unseen) == red
