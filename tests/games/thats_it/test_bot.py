"""Computer players of That's It!: what they want, what they see, and that a table of them always ends."""

from random import Random

import pytest

from game.games.shelf import GAMES
from game.games.thats_it.bot import Collecting
from game.games.thats_it.laid import HANDS
from game.games.thats_it.odds import NEVER, Hand, Held, Need, time_to_go, wait, ways
from game.games.thats_it.rules import DRAW, TAKE, ThatsIt
from game.play.bots import Level, chance, decide
from game.play.plan import LEVELS as NAMES
from game.play.plan import parse_seats
from game.play.simulate import play_out, simulate
from game.rules.things import Move
from tests.games.thats_it.tables import deck_for, do, lay, named
from tests.shared.properties import another_truth, listening

HARD = GAMES["thats_it"].levels["hard"]
BOTH = pytest.mark.parametrize("version", [1, 2])
MATCHES = 40  # a slice; thousands are played by --simulate


def chosen(game: ThatsIt, level: Level = HARD, seed: int = 1) -> str:
    return named(game, decide(game, level, Random(seed)))


# what a good player does


@BOTH
def test_it_takes_what_makes_a_set(version: int) -> None:
    hand = "cat-p cat-w dog-p dog-w dog-w hat-p sun-w"
    game = lay({"hand 0": hand, "hand 1": "bus-p", "discard": "cat-w"}, version=version)
    assert chosen(game) == "take discard"
    game = lay({"hand 0": hand, "hand 1": "bus-p", "discard": "egg-w"}, version=version)
    assert chosen(game) == "draw stock"


def test_it_discards_what_it_needs_least() -> None:
    game = lay({"hand 0": "cat-p cat-w cat-w dog-p dog-w dog-w hat-p wiz", "state": "act"})
    assert chosen(game) == "discard hat-p"


def test_it_discards_what_is_least_likely_to_come() -> None:
    """Both hats that are missing have gone, the cups have not."""
    hand = "cat-p cat-p cat-w cat-w hat-p hat-w cup-p cup-w"
    game = lay({"hand 0": hand, "hand 1": "bus-p", "discard": "egg-p hat-p hat-w", "state": "act"})
    assert chosen(game) in ("discard hat-p", "discard hat-w")


def test_a_bad_memory_does_not_know_what_has_gone() -> None:
    hand = "cat-p cat-p cat-w cat-w hat-p hat-w cup-p cup-w"
    game = lay({"hand 0": hand, "hand 1": "bus-p", "discard": "egg-p hat-p hat-w", "state": "act"})
    forgetful = Level(Collecting(), 0.0)
    assert {chosen(game, forgetful, seed)[8:11] for seed in range(40)} == {"hat", "cup"}


def test_it_never_breaks_up_what_is_done() -> None:
    game = lay({"hand 0": "cat-p cat-p cat-w cat-w wiz wiz wiz sun-p", "state": "act"})
    assert chosen(game) == "discard sun-p", "two sets of one thing"


def test_it_lays_adds_and_goes_out() -> None:
    table = {
        "set.1": "cat-p cat-p cat-w",
        "owners": "1",
        "hand 0": "dog-p dog-w dog-w cat-w hat-p",
        "state": "act",
    }
    game = lay(table, version=2)
    for move in ("lay dog-p dog-w dog-w", "add cat-w set.1", "discard hat-p", "call"):
        assert chosen(game) == move
        do(game, move)
    assert game.marks["round_winner"] == 0


def test_it_swaps_a_card_for_a_wizard() -> None:
    table = {"set.1": "cat-p cat-p cat-w wiz", "owners": "1", "state": "act"}
    game = lay({**table, "hand 0": "cat-w dog-p dog-w hat-p sun-p"}, version=2)
    assert chosen(game) == "swap cat-w wiz"


def test_it_looks_at_the_cards_of_its_sets_however_bad_its_memory() -> None:
    table = {"set.1": "cat-p cat-p cat-w", "set.2": "cup-p cup-p cup-w", "owners": "11", "state": "act"}
    game = lay({**table, "hand 0": "cat-w dog-p dog-w sun-p", "hand 1": "bus-p"}, version=2)
    forgetful = Level(Collecting(), 0.0)
    made = {chosen(game, forgetful, seed) for seed in range(20)}
    assert made.isdisjoint({"discard dog-p", "discard dog-w"})


# calls, slips and the card just taken


@BOTH
def test_a_level_calls_unless_it_forgets(version: int) -> None:
    done = "" if version == 2 else "cat-p cat-p cat-w dog-p dog-p dog-w dog-w"
    game = lay({"hand 0": done, "hand 1": "hat-p", "state": "call"}, version=version)
    for name, least, most in (("easy", 0.12, 0.28), ("medium", 0, 0), ("hard", 0, 0)):
        level = GAMES["thats_it"].levels[name]
        missed = [chosen(game, level, seed) for seed in range(300)].count("miss") / 300
        assert least <= missed <= most


def test_a_slip_overlooks_the_top_discard_or_discards_any_card() -> None:
    hand = "cat-p cat-w dog-p dog-w dog-w hat-p sun-w"
    game = lay({"hand 0": hand, "hand 1": "bus-p", "discard": "cat-w"})
    made = [chosen(game, Level(Collecting(slips=0.5), 1.0), seed) for seed in range(300)]
    assert 0.4 < made.count("draw stock") / 300 < 0.6
    game = lay({"hand 0": "cat-p cat-w cat-w dog-p dog-w dog-w hat-p wiz", "state": "act"})
    made = [chosen(game, Level(Collecting(slips=0.5), 1.0), seed) for seed in range(300)]
    assert 0.5 < made.count("discard hat-p") / 300 < 0.65
    assert len(set(made)) == 6


@BOTH
@pytest.mark.parametrize("name", NAMES)
def test_a_taken_card_is_never_put_straight_back(version: int, name: str) -> None:
    level = GAMES["thats_it"].levels[name]
    taken = 0
    for seed in range(25):
        game, ply, before = ThatsIt(deck_for(3), 3, seed, version=version), 0, Move("")
        while game.winners is None:
            move = decide(game, level, chance(seed, ply))
            assert before != TAKE or move.picks != (game.marks["taken"],)
            taken += move == TAKE
            game.apply(game.turn, move)
            ply, before = ply + 1, move
    assert taken > 50


@pytest.mark.parametrize("name", NAMES)
def test_without_cards_it_draws_rather_than_takes(name: str) -> None:
    game = lay({"hand 0": "", "hand 1": "hat-p", "discard": "cat-p"}, version=2)
    made = {decide(game, GAMES["thats_it"].levels[name], Random(seed)) for seed in range(20)}
    assert made == {DRAW}


# what it sees


@BOTH
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_knows_no_hidden_card(version: int, name: str) -> None:
    """In the midst of a round, whatever a seat cannot see may change places: it does the same."""
    level = GAMES["thats_it"].levels[name]
    for seed in range(25):
        game = ThatsIt(deck_for(4), 4, seed, version=version)
        for ply in range(seed):
            game.apply(game.turn, decide(game, level, chance(seed, ply)))
        if game.winners is None:
            other = listening(another_truth(game, game.turn, Random(seed)))
            assert decide(game, level, Random(seed)) == decide(other, level, Random(seed))


# how long it takes


def test_the_time_for_one_card_is_shared_by_all_that_would_do() -> None:
    assert wait((), 0) == 0.0
    assert wait((Need(1, 2),), 0) == pytest.approx(1 / 2)
    assert wait((Need(1, 2),), 2) == pytest.approx(1 / 4)
    assert wait((Need(2, 2),), 0) == pytest.approx(1 / 2 + 1)
    assert wait((Need(1, 1), Need(1, 2)), 0) == pytest.approx(1 / 3 + 2 / 3 * 1 + 1 / 3 * 1 / 2)
    assert wait((Need(1, 0),), 0) == NEVER


def test_the_time_by_chance_itself() -> None:
    """One card of a thing, two of another, and a wizard that does for either: cards come in any order."""
    rng, total = Random(3), 0.0
    for _ in range(20_000):
        comes = sorted([(rng.expovariate(1), name) for name in ("a", "b", "b", "w")])
        missing = {"a": 1, "b": 1}
        for time, name in comes:
            wanted = max(missing, key=lambda one: (missing[one], one == "a")) if name == "w" else name
            missing[wanted] -= 1
            if max(missing.values()) <= 0:
                total += time
                break
    assert total / 20_000 == pytest.approx(wait((Need(1, 1), Need(1, 2)), 1), rel=0.03)


def test_the_ways_to_be_rid_of_a_hand() -> None:
    assert {(way.sets, way.adds) for way in ways(7, 0)} == {((3, 4), 0), ((4, 3), 0), ((7,), 0)}
    assert {(way.sets, way.adds) for way in ways(4, 1)} == {((4,), 0), ((3,), 1)}
    assert {(way.sets, way.adds) for way in ways(2, 1)} == set()


def test_a_hand_that_is_done_need_not_wait() -> None:
    done = Hand((Held(4, 0), Held(3, 1)), 0, 4)
    nearly = Hand((Held(4, 0), Held(2, 2)), 0, 4)
    assert time_to_go(done, 7) <= 0.0 < time_to_go(nearly, 7)
    assert time_to_go(Hand((Held(1, 3),), 0, 4), 1) == NEVER


def test_cards_are_added_only_by_those_who_have_laid() -> None:
    fits = Held(1, 0, open_sets=1)
    assert time_to_go(Hand((fits,), 0, 4, open_sets=1, has_laid=False), 1) == NEVER
    assert time_to_go(Hand((fits,), 0, 4, open_sets=1, has_laid=True), 1) <= 0.0


# whole matches


@BOTH
def test_every_match_of_computers_ends(version: int) -> None:
    levels = ("easy", "medium", "hard")
    for seed in range(MATCHES):
        seats = [levels[(seed + seat) % 3] for seat in range(2 + seed % 5)]
        players = parse_seats(",".join(seats))
        record = play_out(GAMES["thats_it"], deck_for(len(players)), players, seed, {"version": version})
        assert record["rounds"] == 3
        assert record["moves"] < 1500
        assert record["winners"] == [
            seat for seat, points in enumerate(record["scores"]) if points == min(record["scores"])
        ]
        assert record["reads"] >= 3


def test_simulated_matches_are_counted() -> None:
    *games, total = simulate(
        GAMES["thats_it"], deck_for(3), parse_seats("easy,medium,hard"), 1, 4, {"version": 2}
    )
    assert (len(games), total["games"]) == (4, 4)
    assert sum(total["wins"]) >= 4


@BOTH
def test_the_levels_are_in_order(version: int) -> None:
    """As far as a few matches can tell; the bench measures it well."""
    levels = GAMES["thats_it"].levels
    for better, worse in (("medium", "easy"), ("hard", "medium")):
        won = 0.0
        for nth in range(80):
            pair = [levels[worse], levels[worse]]
            pair[nth % 2] = levels[better]
            won += share_of(nth % 2, pair, nth // 2, version)
        assert won > 40


def share_of(seat: int, levels: list[Level], seed: int, version: int) -> float:
    game = ThatsIt(deck_for(len(levels)), len(levels), seed, version=version)
    game.events = None
    ply = 0
    while game.winners is None:
        game.apply(game.turn, decide(game, levels[game.turn], chance(seed, ply)))
        ply += 1
    return (seat in game.winners) / len(game.winners)


def test_thinking_leaves_the_table_alone() -> None:
    game = ThatsIt(deck_for(2), 2, 4, version=2)
    before = {pile: cards[:] for pile, cards in game.piles.items()}
    for seed in range(10):
        decide(game, HARD, Random(seed))
    assert game.piles == before
    assert len(game.piles[HANDS[0]]) == 7
