"""Push: the odds of a bust are exact and public, and the die is honest."""

from collections import Counter
from random import Random

from game.games.push.cards import STACKS, STOCK
from game.games.push.die import DIE, roll_for
from game.games.push.rules import Push
from game.rules.codes import code
from game.rules.things import Move, Rolled
from tests.arranging import deck_of, do
from tests.games.push.tables import bench, lay, rolled, told
from tests.games.push.test_rules import FULL
from tests.shared import properties
from tests.shared.every_kind import Kind

DIE_ROLLS = 60_000
ONE_IN_A_THOUSAND = {5: 20.515, 35: 66.619}  # what chi-square exceeds so rarely, by degrees of freedom


def test_the_odds_of_a_bust_are_counted_over_the_unseen_cards() -> None:
    game = lay({**FULL, "stock": "R2 R6 Y3 G6 roll switch"})
    busting = {"R2", "R6"}  # a red lies everywhere; all else fits somewhere
    assert game.bust_odds() == (len(busting), 6)
    for card in game.piles[STOCK]:
        assert game.would_bust(card) == (code(game.deck[card]) in busting)


def test_the_odds_are_what_happens() -> None:
    """Over every order of the pile, so many of the next cards bust."""
    game = lay({**FULL, "stock": "R2 Y3 R6 G6 Y2 roll switch B1"})
    busts = 0
    for top in game.piles[STOCK][:]:
        twin = game.copy(Random(1))
        twin.events = []
        twin.piles[STOCK].remove(top)
        twin.piles[STOCK].append(top)
        twin.apply(0, Move("flip", (STOCK,)))
        busts += (0, "bust") in told(twin.take_events())
    assert game.bust_odds() == (busts, 8)
    assert 0 < busts < 8


def test_the_odds_are_public() -> None:
    """They do not depend on where the unseen cards lie."""
    tables = [game for seed in range(4) for game in tables_with_three_stacks(seed)]
    assert len(tables) > 20
    for nth, game in enumerate(tables):
        other = properties.another_truth(game, nth % 3, Random(nth))
        assert isinstance(other, Push)
        assert other.piles[STOCK] != game.piles[STOCK]
        assert other.bust_odds() == game.bust_odds() == game.seen_by(nth % 3, Random(nth)).bust_odds()


def tables_with_three_stacks(seed: int) -> list[Push]:
    tables = []
    for game in properties.play_through(Push, Kind(3, {}), seed):
        assert isinstance(game, Push)
        if len(game.filled()) == len(STACKS) and len(game.piles[STOCK]) > 5:
            tables.append(game.copy(Random(seed)))
    return tables


# the die


def chi_square(counts: list[int]) -> float:
    """How far counts are from all being equal."""
    even = sum(counts) / len(counts)
    return sum((found - even) ** 2 / even for found in counts)


def throws(game: Push, many: int) -> list[int]:
    for _ in range(many):
        roll_for(game, 0)
    return [event.dice[0] for event in game.take_events() if isinstance(event, Rolled)]


def test_the_faces_of_the_die_are_uniform() -> None:
    """60,000 rolls at 600 tables; an honest die fails each of these once in a thousand times."""
    rolls = [throws(Push(deck_of(Push, 2), 2, seed), 100) for seed in range(600)]
    faces = Counter(face for some in rolls for face in some)
    assert (sum(faces.values()), set(faces)) == (DIE_ROLLS, set(range(1, 7)))
    assert chi_square(list(faces.values())) < ONE_IN_A_THOUSAND[5]
    pairs = Counter(pair for some in rolls for pair in zip(some[::2], some[1::2], strict=True))
    assert len(pairs) == 36
    assert chi_square(list(pairs.values())) < ONE_IN_A_THOUSAND[35]


class HeavyDie(Push):
    """Shows the star one time in five and a half instead of six."""

    def roll(self, seat: int, dice: int = 1) -> tuple[int, ...]:
        if self.rng.random() < 0.018:
            self.events = [*(self.events or []), Rolled(seat, (6,))]
            return (6,)
        return super().roll(seat, dice)


def test_a_die_that_is_a_little_heavy_is_found() -> None:
    faces = Counter(throws(HeavyDie(deck_of(Push, 2), 2, 1), DIE_ROLLS // 10))
    for seed in range(2, 11):
        faces.update(throws(HeavyDie(deck_of(Push, 2), 2, seed), DIE_ROLLS // 10))
    assert chi_square(list(faces.values())) > ONE_IN_A_THOUSAND[5]


def test_the_table_is_told_the_face_the_rules_rolled() -> None:
    for face in DIE:
        game = lay({"stack.1": "R6 roll", "bench 0": "Y1 G2 B3 P4", "stock": "P1"}, die=face)
        events = do(game, "stop")
        assert (rolled(events), game.marks["die"]) == ([(0, face)], face)
        left = {"red": "Y1 G2 B3 P4", "star": "R6 Y1 G2 B3 P4"}.get(face)
        assert left is None or bench(game, 0) == left
