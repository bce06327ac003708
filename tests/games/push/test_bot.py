"""The computer players of Push: what they reckon is exact, and what they do follows from it."""

from collections import Counter
from functools import partial
from itertools import product
from random import Random

import pytest

from game.games.push.bot import FixedStop
from game.games.push.cards import STACKS, STOCK
from game.games.push.die import DIE
from game.games.push.outlook import OTHERS, Lying, Outlook, lying, turns_to_come
from game.games.push.rules import FLIP, STOP, Push
from game.games.shelf import GAMES
from game.play import bots
from game.play.bots import decide
from game.play.match import Match
from game.play.plan import LEVELS as NAMES
from game.play.plan import parse_seats
from game.play.save import dump, load
from game.play.simulate import play_out
from game.rules.things import Move, Pile
from tests.arranging import deck_of, do, legal
from tests.games.push.tables import LoadedDie, lay
from tests.games.push.test_rules import FULL, THREE
from tests.play.driving import new_match, play_to_end
from tests.shared.properties import another_truth, state

LEVELS = GAMES["push"].levels
ROLLING = {"stack.1": "R5 roll", "stack.2": "Y4 G1", "stack.3": "P6 roll"}
BENCHES = {"bench 0": "R6 Y1 B4", "bench 1": "R2 G6 P3"}
MATCHES = 60
LEFT = "R5 Y2 G3 B5 P6 R1 roll B1 G4 Y5"


def after(tables: list[Push], before: Push) -> float:
    """What seat 0 gets, less what the points of the others count, on the mean of all these tables.

    Whoever has a choice takes the highest stack, of two equal ones the one without a roll."""
    shares = {0: -1.0, **Outlook(before, 0).shares}
    cost = 0.0
    for table in tables:
        while table.winners is None and table.marks["takers"]:
            table.apply(table.turn, max(table.moves(table.turn), key=partial(as_it_lies, table)))
        cost += sum(share * (table.scores[seat] - before.scores[seat]) for seat, share in shares.items())
    return -cost / len(tables)


def as_it_lies(table: Push, take: Move) -> Lying:
    return lying(table, next(pick for pick in take.picks if isinstance(pick, Pile)))


def all_dice(game: Push, move: Move) -> list[Push]:
    """The table after a move of seat 0, once for each way in which up to three dice may fall."""
    tables = [game.copy(LoadedDie(faces)) for faces in product(DIE, repeat=3)]
    for table in tables:
        table.apply(0, move)
    return tables


def after_stopping(game: Push) -> float:
    return after(all_dice(game, STOP), game)


def after_flipping(game: Push) -> float:
    """The mean over every card of the pile, placed where stopping is then worth most."""
    worth = []
    for card in game.piles[STOCK]:
        twin = game.copy(Random(1))
        twin.piles[STOCK].remove(card)
        twin.piles[STOCK].append(card)
        if twin.would_bust(card):
            worth.append(after(all_dice(twin, FLIP), game))
            continue
        twin.apply(0, FLIP)
        if game.deck[card].kind == "switch":
            worth.append(after_stopping(twin))
            continue
        places = []
        for move in twin.moves(0):
            placed = twin.copy(Random(1))
            placed.apply(0, move)
            places.append(after_stopping(placed))
        worth.append(max(places))
    return sum(worth) / len(worth)


@pytest.mark.parametrize("stacks", [FULL, THREE, ROLLING, {"stack.1": "R5 roll", "stack.2": "B3"}])
@pytest.mark.parametrize(("players", "star_variant"), [(2, False), (2, True), (4, False)])
def test_the_expectation_is_exact(stacks: dict[str, str], players: int, star_variant: bool) -> None:
    more = {} if players == 2 else {"bench 2": "Y3", "bench 3": "B6 P2", "stock": f"{LEFT} switch"}
    game = lay({**stacks, **BENCHES, "stock": LEFT, **more}, players=players, star_variant=star_variant)
    outlook = Outlook(game, 0)
    assert outlook.stop(outlook.stacks, outlook.others) == pytest.approx(after_stopping(game))
    assert outlook.flip(outlook.stacks) == pytest.approx(after_flipping(game))


@pytest.mark.parametrize("stacks", [{"stack.1": "R6 B2", "stack.2": "Y5 G3 roll"}, ROLLING])
def test_with_a_free_pick_the_best_stack_is_reckoned_with(stacks: dict[str, str]) -> None:
    game = lay({**stacks, **BENCHES, "stock": LEFT}, players=2, active_pick="free")
    outlook = Outlook(game, 0)
    each = []
    for pile in game.filled():
        tables = all_dice(game, STOP)
        for table in tables:
            table.apply(0, Move("take", (pile,)))
        each.append(after(tables, game))
    assert outlook.stop(outlook.stacks, outlook.others) == pytest.approx(max(each))


def test_rivals_count_by_what_they_have_and_together_less_than_a_point_of_mine() -> None:
    game = lay({"bench 1": "R6 R5", "bench 2": "Y6 Y5", "bench 3": "B1", "stock": LEFT}, players=4)
    one, two, three = (Outlook(game, 0).shares[seat] for seat in (1, 2, 3))
    assert one == two > three > 0
    assert one + two + three == pytest.approx(OTHERS)


def test_turns_to_come() -> None:
    """Whoever is next has one as soon as cards are left, the others later and less surely."""
    assert [turns_to_come(0, 4, left) for left in (0, 2.5, 5, 10)] == [0, 0.5, 1, 1]
    assert [turns_to_come(3, 4, left) for left in (0, 5, 10)] == [0, 0, 0]
    assert 0.2 < turns_to_come(3, 4, 17) < 0.6
    assert [turns_to_come(place, 4, 120) for place in range(4)] == [2, 2, 2, 2]
    for left in range(60):
        hopes = [turns_to_come(place, 4, left) for place in range(4)]
        assert hopes == sorted(hopes, reverse=True)


def test_a_hard_player_hurries_when_no_turn_of_its_own_will_come_and_waits_when_one_will() -> None:
    """Two stacks and nothing at risk: only the cards that are left for the others differ."""
    table = {"stack.1": "R6 B2", "stack.2": "Y5 G3", "bench 0": "P6"}
    cards = [f"{colour}{number}" for number in range(1, 7) for colour in "RBGYP"]

    def of_one_card(left: int) -> float:
        outlook = Outlook(lay({**table, "stock": " ".join(cards[:left])}, players=4), 0)
        return outlook.rest(left) - outlook.rest(left - 1)

    assert of_one_card(8) < 0 < of_one_card(20)


def test_a_hard_player_stops_when_too_many_cards_would_bust() -> None:
    table = {**FULL, "bench 0": "R6 R5 B6", "bench 1": "G1"}
    safe = lay({**table, "stock": "G6 P6 G5 P5 G1 P1 Y6 Y5"}, players=2)
    assert safe.bust_odds() == (0, 8)
    assert decide(safe, LEVELS["hard"], Random(1)) == FLIP
    risky = lay({**table, "stock": "R2 R6 R5 R2 R6 R5 Y2 B2"}, players=2)
    assert risky.bust_odds()[0] >= 6
    assert decide(risky, LEVELS["hard"], Random(1)) == STOP


def test_a_hard_player_puts_the_roll_card_on_what_another_will_take() -> None:
    """The highest stack must be taken by whoever stops: no roll belongs on it."""
    game = lay({"stack.1": "R6 B5", "stack.2": "Y2", "bench 0": "G6 P6", "stock": "roll G1 P2"}, players=2)
    do(game, "flip stock")
    assert legal(game) == {"place stack.1", "place stack.2", "place stack.3"}
    assert decide(game, LEVELS["hard"], Random(1)) != Move("place", (STACKS[0],))


def test_a_hard_player_takes_what_is_best_after_the_roll() -> None:
    table = {"stack.1": "R6 P5", "stack.2": "B5 roll", "stack.3": "Y4", "stock": "G1 P2"}
    rich = lay({**table, "bench 1": "R6 Y6 G6 B6 P6", "turn": 0}, players=2)
    do(rich, "stop")
    assert decide(rich, LEVELS["hard"], Random(1)) == Move("take", (STACKS[2],))
    poor = lay(table, players=2)
    do(poor, "stop")
    assert decide(poor, LEVELS["hard"], Random(1)) == Move("take", (STACKS[1],))


def test_a_hard_player_banks_what_is_in_danger() -> None:
    rolls = " ".join(["roll"] * 18)
    table = {"bench 0": "R6 R6 R6 R5 R5 R5 R4 R4 Y1", "stock": f"{rolls} G1 G2 G3 P1 P2 P3 B1 B2"}
    game = lay(table, players=2, star_variant=True)
    assert decide(game, LEVELS["hard"], Random(1)).verb == "bank"
    late = lay({**table, "stock": "G1 G2"}, players=2, star_variant=True)
    assert decide(late, LEVELS["hard"], Random(1)) == FLIP, "nothing can happen to it any more"


def test_a_player_with_a_fixed_stop_stops_there() -> None:
    bot = FixedStop(8, bank=20)
    for stacks, move in (({"stack.1": "R6 B2"}, STOP), ({"stack.1": "R5 B2", "stack.2": "Y6"}, FLIP)):
        game = lay({**stacks, "stock": "G1 G2"})
        assert next(bot.think(game, Random(1))) == move


def test_a_player_with_a_fixed_stop_piles_up_one_stack() -> None:
    game = lay({"stack.1": "R6", "stack.2": "Y2", "stock": "G1 roll P3"})
    do(game, "flip stock")
    assert placings(FixedStop(8), game) == {Move("place", (STACKS[0],))}
    assert placings(FixedStop(8, careless=True), game) == set(game.moves(0))
    do(game, "place stack.1", "flip stock")
    assert placings(FixedStop(8), game) == {Move("place", (STACKS[2],))}, "rolls are for the others"


def placings(bot: FixedStop, game: Push) -> set[Move]:
    return {next(bot.think(game, Random(seed))) for seed in range(40)}


def test_a_player_with_a_fixed_stop_banks_only_against_one_other() -> None:
    table = {"bench 0": "R6 R5 R4 R6 Y2", "stock": "G1 G2"}
    assert next(FixedStop(8, bank=20).think(lay(table, players=2), Random(1))).verb == "bank"
    for bot, players in ((FixedStop(8, bank=22), 2), (FixedStop(8), 2), (FixedStop(8, bank=20), 3)):
        assert next(bot.think(lay(table, players=players), Random(1))) == FLIP


def test_a_player_with_a_fixed_stop_takes_the_highest_stack_left() -> None:
    game = lay({**THREE, "stock": "P1"})
    do(game, "stop")
    assert next(FixedStop(8).think(game, Random(1))) == Move("take", (STACKS[0],))


@pytest.mark.parametrize("name", NAMES)
def test_no_player_knows_the_next_card(name: str) -> None:
    for seed in range(20):
        game = Push(deck_of(Push, 3), 3, seed)
        for ply in range(40):
            game.apply(game.turn, decide(game, LEVELS[name], bots.chance(seed, ply)))
        other = another_truth(game, game.turn, Random(seed))
        assert other.piles[STOCK] != game.piles[STOCK]
        assert decide(game, LEVELS[name], Random(seed)) == decide(other, LEVELS[name], Random(seed))


def test_each_level_is_stronger_than_the_one_below() -> None:
    """As far as a few games can tell; the bench measures it well."""
    for better, worse, least in (("medium", "easy", 0.6), ("hard", "medium", 0.7)):
        won = 0.0
        for nth in range(MATCHES):
            seats = (better, worse) if nth % 2 == 0 else (worse, better)
            record = play_out(GAMES["push"], deck_of(Push, 2), parse_seats(",".join(seats)), nth // 2, {})
            won += (nth % 2 in record["winners"]) / len(record["winners"])
        assert won / MATCHES > least


def test_a_stack_as_it_matters() -> None:
    game = lay({"stack.1": "R5 roll", "stack.2": "Y4 G1", "stock": "P1"})
    rolling, calm = (lying(game, pile) for pile in game.filled())
    assert (rolling[:2], calm[:2]) == ((5, False), (5, True))
    assert calm > rolling, "of two equal ones the one without a roll is the better"


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("star_variant", [False, True])
def test_simulated_push_flips_every_card(players: int, star_variant: bool) -> None:
    seats = parse_seats(",".join((["easy", "medium", "hard"] * 2)[:players]))
    deck = deck_of(Push, players)
    for seed in range(2):
        record = play_out(GAMES["push"], deck, seats, seed, {"star_variant": star_variant})
        assert record["reads"] == 90
        assert record["scores"][record["winners"][0]] == max(record["scores"])
        assert play_out(GAMES["push"], deck, seats, seed, {"words": False})["reads"] == 0


@pytest.mark.parametrize("seats", ["human,hard", "human,human,easy", "easy,medium,hard,human"])
@pytest.mark.parametrize("options", [{}, {"star_variant": True}, {"words": False, "active_pick": "free"}])
def test_saved_in_the_midst_it_has_the_same_future(seats: str, options: dict[str, object]) -> None:
    """The die is rolled by the match's own chance, so a match taken up again rolls the same."""
    end = play_to_end(new_match(seats, 1, "push", **options))
    moments: Counter[bool] = Counter()

    def compare(match: Match) -> None:
        taking = bool(match.game.marks["takers"])
        if len(match.history) % (5 if taking else 25) == 2:
            moments[taking] += 1
            loaded = load(dump(match), GAMES)
            loaded.pace = 0.0
            assert state(loaded.game) == state(match.game)
            assert loaded.owed() == match.owed()
            assert play_to_end(loaded).history == end.history

    play_to_end(new_match(seats, 1, "push", **options), compare)
    assert min(moments[False], moments[True]) > 0, "also while stacks are being taken"


def test_nothing_is_private() -> None:
    assert not new_match("human,human,human", 1, "push").secret
