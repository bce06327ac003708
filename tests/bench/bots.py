"""How strong the computer players are, beside what is wanted of them.

Run it from the project's folder: python -m tests.bench.bots --games 4000
"""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from itertools import islice, product
from typing import Any, NamedTuple

from game.games.push.bot import FixedStop
from game.games.shelf import GAMES
from game.games.thats_it.bot import Collecting
from game.play.bots import EagerBot, Level, among_computers, chance, decide
from game.rules.core import Game, parse_option
from game.rules.things import COLOURS, Card
from tests.games.uno_express.doubting import gains, mean_and_error

YARDSTICKS = {
    "push": ("stop at 8", Level(FixedStop(8), 1.0)),
    "thats_it": ("greedy", Level(Collecting(), 1.0)),
}
EAGER = ("eager", Level(EagerBot(), 0.0))  # the yardstick of the others
WORDS = [Card("word", colour, number, f"{colour}{number}") for colour in COLOURS for number in range(1, 12)]
SURE = 1.96  # standard errors either side of a share that is known with 95 %


class Wanted(NamedTuple):
    """The share of games a level should win against the yardstick, in percent."""

    level: str
    players: int
    least: float
    most: float = 100.0


Band = tuple[float, ...]  # the least and, unless there is no limit, the most


def wanted(**levels: tuple[Band, Band]) -> tuple[Wanted, ...]:
    """Of each level the bands with two players and with four."""
    return tuple(
        Wanted(level, players, *band)
        for level, bands in levels.items()
        for players, band in zip((2, 4), bands, strict=True)
    )


BANDS = {
    "kablam": wanted(easy=((47, 53), (18, 27)), medium=((51, 56), (26, 32)), hard=((57,), (34,))),
    "go_fox": wanted(easy=((52, 59), (24, 29)), medium=((62, 69), (31, 36)), hard=((70,), (36.5,))),
    "push": wanted(easy=((20, 32), (9, 15)), medium=((45, 59), (21, 28)), hard=((85,), (47,))),
    # hard wins more than the 55 of RLCard's player against a random one
    "uno_express": wanted(easy=((25, 42), (10, 20)), medium=((47, 58), (23, 31)), hard=((63,), (36,))),
    "thats_it": wanted(easy=((11, 24), (4, 12)), medium=((24, 34), (12, 19)), hard=((47,), (23.5,))),
}
BANDS_OF_EAGER = {"thats_it": wanted(hard=((94,), (92,)))}  # beside a yardstick of its own
LONGEST_ROUND = {"thats_it": 16.0}  # turns of each player at a table of equals
# where a match adds up so many hands or rounds that luck plays no part
SINGLE: dict[str, dict[str, Any]] = {"uno_express": {"length": "hand"}, "thats_it": {"rounds": 1}}
LADDER = (("medium", "easy"), ("hard", "medium"))
THOUGHT_OVER = 5  # matches in which every decision is timed
DOUBTED = 1200  # Wild Draw Twos, each played on from four times with either answer


class Share(NamedTuple):
    """Games won out of games played, and how sure that is."""

    won: float
    games: int

    @property
    def percent(self) -> float:
        return 100 * self.won / self.games

    @property
    def either_side(self) -> float:
        part = self.won / self.games
        return 100 * SURE * math.sqrt(part * (1 - part) / self.games)

    def lies_within(self, least: float, most: float) -> bool:
        return self.percent - self.either_side >= least and self.percent + self.either_side <= most


def play_one(rules: type[Game], levels: Sequence[Level], seed: int, options: dict[str, Any]) -> Game:
    game = rules(rules.build_deck(WORDS, len(levels)), len(levels), seed, **options)
    game.events = None
    ply = 0
    while game.winners is None:
        game.apply(game.turn, decide(game, levels[game.turn], chance(seed, ply)))
        ply += 1
        if call := among_computers(game, levels, chance(seed, ply, "call")) if game.calls else None:
            game.apply(*call)
            ply += 1
    return game


class Trial(NamedTuple):
    """What is played, how often, and from which deal on."""

    rules: type[Game]
    options: dict[str, Any]
    games: int
    first: int


def measure(trial: Trial, one: Level, others: Level, players: int) -> Share:
    """One player of a kind against all others of another, each seat as often as the next."""
    won = 0.0
    for nth in range(trial.games):
        levels = [one if seat == nth % players else others for seat in range(players)]
        seed = trial.first + nth // players
        winners = play_one(trial.rules, levels, seed, trial.options).winners or ()
        if nth % players in winners:
            won += 1 / len(winners)
    return Share(won, trial.games)


def turns_a_round(trial: Trial, level: Level, players: int) -> float:
    """Of each player at a table of equals."""
    seeds = range(trial.first, trial.first + max(1, trial.games // 10))
    played = [play_one(trial.rules, [level] * players, seed, trial.options) for seed in seeds]
    return sum(game.turns for game in played) / players / sum(int(game.marks["round"]) for game in played)


def thinking(rules: type[Game], level: Level, players: int, options: dict[str, Any]) -> str:
    """The CPU time of a decision among equals, the slowest of a hundred and the usual one."""
    taken: list[float] = []
    for seed in range(THOUGHT_OVER):
        game = rules(rules.build_deck(WORDS, players), players, seed, **options)
        while game.winners is None:
            began = time.process_time()
            move = decide(game, level, chance(seed, len(taken)))
            taken.append(1000 * (time.process_time() - began))
            game.apply(game.turn, move)
    taken.sort()
    return f"{taken[len(taken) * 99 // 100]:.2f} ms, usually {taken[len(taken) // 2]:.2f} ms"


def report(name: str, share: Share, least: float, most: float) -> bool:
    fine = share.lies_within(least, most)
    wanted = f"{least:g} to {most:g}" if most < 100 else f"at least {least:g}"
    found = f"{share.percent:5.1f} % (+-{share.either_side:.1f})"
    print(f"{name:34} {found}   wanted {wanted:14} {'pass' if fine else 'FAIL'}", flush=True)
    return fine


def report_doubts(first: int) -> bool:
    """What it gains to challenge a Wild Draw Two wherever counting says so."""
    found = list(islice(gains(range(first, first + 10 * DOUBTED), times=4), DOUBTED))
    assert len(found) == DOUBTED, f"only {len(found)} plays were doubted"
    mean, error = mean_and_error(found)
    gained, fine = f"{100 * mean:5.1f} % (+-{100 * SURE * error:.1f})", mean > SURE * error
    print(f"{'gained by a challenge':34} {gained}   wanted {'more than 0':14} {'pass' if fine else 'FAIL'}")
    return fine


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kablam", choices=sorted(BANDS))
    parser.add_argument("--games", type=int, default=4000, help="games for every line")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    rules = GAMES[chosen.game].rules
    given = [option.partition("=")[::2] for option in chosen.option]
    options = dict(SINGLE.get(chosen.game, {}))
    options.update((name, parse_option(rules, name, value)) for name, value in given)
    trial = Trial(rules, options, chosen.games, chosen.seed)
    levels, (yardstick, others) = GAMES[chosen.game].levels, YARDSTICKS.get(chosen.game, EAGER)
    began, fine = time.perf_counter(), True
    lines = [(yardstick, others, one) for one in BANDS[chosen.game]]
    lines += [(*EAGER, one) for one in BANDS_OF_EAGER.get(chosen.game, ())]
    for called, them, (name, players, least, most) in lines:
        share = measure(trial, levels[name], them, players)
        fine &= report(f"{name} against {called}, {players} players", share, least, most)
    for better, worse in LADDER:
        for players in (2, 4):
            share = measure(trial, levels[better], levels[worse], players)
            fine &= report(f"{better} against {worse}, {players} players", share, 100 / players, 100)
    if chosen.game == "uno_express":
        fine &= report_doubts(trial.first)
    longest = LONGEST_ROUND.get(chosen.game, 0.0)
    for name, players in product(levels, (2, 4)) if longest else ():
        turns = turns_a_round(trial, levels[name], players)
        fine &= turns <= longest
        print(f"{f'{name}, turns a round, {players} players':34} {turns:5.1f}   wanted at most {longest:g}")
    for (name, level), players in product(levels.items(), (2, 4)):
        told = f"{name} thinks at most (B11), {players} players"
        print(f"{told:40} {thinking(rules, level, players, options)}")
    print(f"{chosen.game} {options}, {time.perf_counter() - began:.0f} s")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
