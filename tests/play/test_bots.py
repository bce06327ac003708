"""Computer players: legal, repeatable, honest, and of different strength."""

from random import Random

import pytest

from game.games.go_fox.rules import GoFox
from game.games.kablam.rules import DISCARD, HANDS, KaBlam
from game.games.read_and_grab.rules import ReadAndGrab
from game.games.shelf import GAMES
from game.play import bots
from game.play.bots import LEVELS, EagerBot, GreedyBot, decide
from game.play.plan import LEVELS as NAMES
from game.rules.things import Move, Pile
from tests.arranging import cards_called, deck_of, do, legal, move_name
from tests.conftest import Arranged
from tests.shared.properties import another_truth, listening

TABLE = {"hand 0": "G2 R7 R8 R9 wild", "hand 1": "P1 P2 P3 P4", "discard": "G7", "stock": "Y1 Y2 Y3"}


def test_a_level_for_every_name() -> None:
    assert tuple(LEVELS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_same_chance_gives_the_same_move(kablam: Arranged, name: str) -> None:
    game = kablam(TABLE)
    assert decide(game, LEVELS[name], Random(4)) == decide(game, LEVELS[name], Random(4))


@pytest.mark.parametrize("name", NAMES)
def test_thinking_leaves_the_table_alone(kablam: Arranged, name: str) -> None:
    game = kablam(TABLE)
    before = {pile: cards[:] for pile, cards in game.piles.items()}
    chance = game.rng.getstate()
    for seed in range(20):
        decide(game, LEVELS[name], Random(seed))
    assert game.piles == before
    assert game.rng.getstate() == chance
    assert game.take_events() == []


def test_an_eager_bot_makes_any_move_but_never_draws_unforced(kablam: Arranged) -> None:
    game = kablam(TABLE)
    made = {next(EagerBot().think(game, Random(seed))) for seed in range(200)}
    assert made == set(game.moves(0))
    lazy = KaBlamThatLetsYouDraw(deck_of(KaBlam, 2), 2, 1)
    assert {next(EagerBot().think(lazy, Random(seed))).verb for seed in range(40)} == {"play"}
    stuck = kablam({**TABLE, "hand 0": "B5"})
    assert next(EagerBot().think(stuck, Random(1))).verb == "draw"


class KaBlamThatLetsYouDraw(KaBlam):
    passing = frozenset({"draw", "keep"})

    def offer(self, seat: int) -> list[Move]:
        hand = [Move("play", (card,)) for card in self.piles[HANDS[seat]]]
        return [Move("draw"), *hand, Move("keep")]


def test_a_greedy_bot_follows_the_advice_of_the_game(kablam: Arranged) -> None:
    game = kablam(TABLE)
    best = max(game.moves(0), key=lambda move: game.rate(0, move))
    assert {next(GreedyBot().think(game, Random(seed))) for seed in range(10)} == {best}


def test_slips_are_eager_moves(kablam: Arranged) -> None:
    game = kablam(TABLE)
    best = next(GreedyBot().think(game, Random(1)))
    made = [next(GreedyBot(slips=0.5).think(game, Random(seed))) for seed in range(400)]
    assert 0.45 < made.count(best) / 400 < 0.65
    assert set(made) == set(game.moves(0))
    assert {next(GreedyBot(slips=1.0).think(game, Random(seed))) for seed in range(99)} == set(game.moves(0))


def test_a_bot_is_never_told_the_truth(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 1": "P1 P2 P3 P4 boom"})
    views = [game.seen_by(0, Random(seed)) for seed in range(20)]
    assert len({tuple(view.piles[HANDS[1]]) for view in views}) > 10
    assert all(view.moves(0) == game.moves(0) for view in views)


@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_do_not_change_a_decision(name: str) -> None:
    """Whatever the seat cannot see may change places: the bot with the same chance does the same."""
    for seed in range(30):
        game = KaBlam(deck_of(KaBlam, 3), 3, seed)
        other = listening(another_truth(game, game.turn, Random(seed)))
        assert other.piles != game.piles
        assert decide(game, LEVELS[name], Random(seed)) == decide(other, LEVELS[name], Random(seed))


def test_the_chance_of_a_decision_depends_on_seed_and_ply_only() -> None:
    assert bots.chance(5, 3).random() == bots.chance(5, 3).random()
    assert len({bots.chance(seed, ply).random() for seed in range(20) for ply in range(20)}) == 400


def test_a_bot_wins_what_can_be_won(kablam: Arranged) -> None:
    game = kablam({**TABLE, "hand 0": "G2"})
    move = decide(game, LEVELS["easy"], Random(1))
    assert move_name(game.deck, move) in legal(game)
    do(game, move_name(game.deck, move))
    assert game.scores[0] > 0
    assert cards_called(game, "G2") == game.piles[DISCARD][-1:]


def test_a_game_may_have_levels_of_its_own_or_none() -> None:
    assert GAMES["kablam"].levels is LEVELS
    assert tuple(GAMES["go_fox"].levels) == NAMES
    assert [level.memory for level in GAMES["go_fox"].levels.values()] == [0.0, 0.5, 1.0]
    assert {GAMES["read_and_grab"].level(name) for name in NAMES} == {LEVELS["hard"]}, "one way to play"


def test_of_equal_moves_a_greedy_bot_makes_any() -> None:
    game = GoFox(deck_of(GoFox, 3), 3, 3)
    numbers = {game.deck[card].number for card in game.piles[Pile("hand", game.turn)]}
    made = {decide(game, GAMES["go_fox"].levels["hard"], Random(seed)) for seed in range(60)}
    assert len(made) >= len(numbers) - 1


@pytest.mark.parametrize("name", NAMES)
def test_a_go_fox_bot_knows_no_hidden_card(name: str) -> None:
    """In the midst of a game, whatever a seat cannot see may change places: it does the same."""
    level = GAMES["go_fox"].levels[name]
    for seed in range(30):
        game = GoFox(deck_of(GoFox, 4), 4, seed)
        for ply in range(25):
            game.apply(game.turn, decide(game, level, bots.chance(seed, ply)))
        other = listening(another_truth(game, game.turn, Random(seed)))
        assert decide(game, level, Random(seed)) == decide(other, level, Random(seed))


def test_more_memory_wins_more_at_go_fox() -> None:
    """Each level against the one below it, as far as a few games can tell; the bench measures it well."""
    levels = GAMES["go_fox"].levels
    for better, worse, least in (("medium", "easy", 0.5), ("hard", "medium", 0.55)):
        won = 0.0
        for nth in range(120):
            seat = nth % 2
            pair = (levels[better], levels[worse]) if seat == 0 else (levels[worse], levels[better])
            won += share_of(seat, pair, seed=nth // 2)
        assert won / 120 > least


def share_of(seat: int, levels: tuple[bots.Level, ...], seed: int) -> float:
    game = GoFox(deck_of(GoFox, len(levels)), len(levels), seed)
    game.events = None
    ply = 0
    while game.winners is None:
        game.apply(game.turn, decide(game, levels[game.turn], bots.chance(seed, ply)))
        ply += 1
    return (seat in game.winners) / len(game.winners)


def test_a_computer_never_leaves_what_it_may_grab() -> None:
    for name in NAMES:
        game = ReadAndGrab(deck_of(ReadAndGrab, 4), 4, 2, grab="may")
        while game.winners is None:
            move = decide(game, GAMES["read_and_grab"].level(name), Random(1))
            assert move.verb != "leave"
            game.apply(game.turn, move)
        assert sum(game.scores) == 11
