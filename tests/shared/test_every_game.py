"""What every game must pass, over hundreds of chance matches with each number of players and each variant."""

from collections.abc import Callable
from copy import deepcopy
from itertools import count, product
from random import Random

import pytest

from game.play.match import Match
from game.play.plan import parse_seats
from game.play.save import dump, load
from game.rules.codes import code
from game.rules.core import Game, IllegalMove
from game.rules.things import Card, Move
from tests.arranging import arrange, deck_of, entry_of, pile_name
from tests.shared import properties
from tests.shared.all_games import ALL
from tests.shared.choosing import choose
from tests.shared.every_kind import Kind

MATCHES = 520  # of each game, or so
MOVES = 30_000
REBUILT = 130  # matches of each game whose every table is rebuilt from its events
MOST_SEEDS = 60  # where questions are asked few truths stay alike for long, and some games are short
OF_EVERY_GAME = ("deck", "rng", "chosen", "piles", "turned", "marks", "events", "_offered")


def test_play_ends_and_no_card_is_lost(every_game: type[Game], every_kind: list[Kind]) -> None:
    """As many matches of each kind, and more of them where a match is short."""
    matches = moves = 0
    for seed in count():
        if matches >= MATCHES - len(every_kind) and moves >= MOVES:
            break
        matches += len(every_kind)
        moves += sum(properties.check_whole(every_game, kind, seed) for kind in every_kind)
        assert moves >= matches, "matches end before they begin"


def test_the_same_seed_and_moves_give_the_same_events(every_game: type[Game], every_kind: list[Kind]) -> None:
    for seed in range(4):
        for kind in every_kind:
            properties.check_repeats(every_game, kind, seed)


def test_playing_a_copy_leaves_the_original_alone(every_game: type[Game], every_kind: list[Kind]) -> None:
    for kind in every_kind:
        for seed in range(2):
            for game in properties.some_tables(every_game, kind, seed, every=8):
                properties.check_copies(game, seed)


def test_playing_on_leaves_a_copy_alone(every_game: type[Game], every_kind: list[Kind]) -> None:
    for kind in every_kind:
        game = properties.begin(every_game, kind, seed=5)
        twin = game.copy(Random(1))
        before = deepcopy(properties.state(twin))
        properties.play_on(game, Random(5), 60)
        assert properties.state(twin) == before


def test_events_alone_rebuild_the_table(every_game: type[Game], every_kind: list[Kind]) -> None:
    for seed in range(-(-REBUILT // len(every_kind))):
        for kind in every_kind:
            properties.check_shown(every_game, kind, seed)


def test_a_view_keeps_what_the_seat_sees(every_game: type[Game], every_kind: list[Kind]) -> None:
    for kind in every_kind:
        for seed in range(2):
            for game in properties.some_tables(every_game, kind, seed, every=6):
                for seat in range(kind.players):
                    properties.check_view(game, seat, seed)


def test_two_truths_that_look_alike_stay_alike(every_game: type[Game], every_kind: list[Kind]) -> None:
    states = compared = 0
    for seed, kind in product(range(MOST_SEEDS), every_kind):
        if seed >= 1 and min(states, compared) >= 500:
            break
        for game in properties.some_tables(every_game, kind, seed, every=5):
            for seat in {game.turn, states % kind.players}:
                states += 1
                compared += properties.check_no_leak(game, seat, states)
    assert states >= 500
    assert compared >= 500, "hardly any pair of truths could be followed"


def test_a_move_names_no_hidden_card(every_game: type[Game], every_kind: list[Kind]) -> None:
    for kind in every_kind:
        for seed in range(2):
            for game in properties.play_through(every_game, kind, seed):
                properties.check_names(game)


def test_clicks_reach_every_move_and_nothing_else(every_game: type[Game], every_kind: list[Kind]) -> None:
    for kind in every_kind:
        for seed in range(2):
            for game in properties.some_tables(every_game, kind, seed, every=5):
                for seat in range(kind.players):
                    properties.check_clicks(game.moves(seat))


def test_a_saved_table_is_the_same_table(every_game: type[Game], every_kind: list[Kind]) -> None:
    for kind in every_kind:
        players = parse_seats(",".join(["easy"] * kind.players))
        match = Match(entry_of(every_game), deck_of(every_game, kind.players), players, 3, dict(kind.options))
        for _ in range(25):
            if match.game.winners is None:
                match.make(*choose(match.game, Random(len(match.history))))
        again = load(dump(match), ALL)
        assert properties.state(again.game) == properties.state(match.game)
        assert again.game.rng.getstate() == match.game.rng.getstate()


def test_every_bot_is_ready_at_once(every_game: type[Game], every_kind: list[Kind]) -> None:
    for kind in every_kind:
        for game in properties.some_tables(every_game, kind, seed=7, every=5):
            properties.check_bots(game, seed=1)


def test_an_illegal_move_changes_nothing(every_game: type[Game], every_kind: list[Kind]) -> None:
    for kind in every_kind:
        game = properties.begin(every_game, kind, seed=2)
        before, chance = deepcopy(properties.state(game)), game.rng.getstate()
        idle = (game.turn + 1) % kind.players
        for seat, move in ((game.turn, Move("fly")), (idle, game.moves(game.turn)[0]), (99, Move("draw"))):
            with pytest.raises(IllegalMove):
                game.apply(seat, move)
        assert (properties.state(game), game.rng.getstate()) == (before, chance)


def test_a_game_keeps_only_what_a_copy_and_a_save_can_hold(
    every_game: type[Game], every_kind: list[Kind]
) -> None:
    """Whatever it keeps beside its piles is numbers, texts and flat lists of them, at every time."""
    for kind in every_kind:
        for game in properties.some_tables(every_game, kind, seed=1, every=4):
            assert set(game.faces) == {pile.name for pile in game.piles}
            assert all(type(value) in (int, str) for value in game.marks.values())
            for name, value in vars(game).items():
                if name not in OF_EVERY_GAME:
                    values = value if isinstance(value, list | tuple) else [value]
                    assert all(isinstance(each, int | str | None) for each in values), name


def test_a_bare_game_has_no_rules(words: list[Card]) -> None:
    game = object.__new__(Game)
    calls: tuple[Callable[[], object], ...] = (
        game.start,
        lambda: game.offer(0),
        lambda: game.play(0, Move("x")),
        lambda: Game.build_deck(words, 2),
    )
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()
    assert game.rate(0, Move("x")) == 0.0


def test_arrange_keeps_every_card(every_game: type[Game]) -> None:
    game = properties.begin(every_game, Kind(2, {}), seed=1)
    pile = next(pile for pile in game.piles if pile.seat == 0)
    arrange(game, {pile_name(pile): " ".join(map(code, game.deck[:2]))})
    properties.check_cards(game)
    assert len(game.piles[pile]) == 2
