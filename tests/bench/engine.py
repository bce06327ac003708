"""How fast the rules are: moves a second, what a copy and a view cost, how long an old save takes.

Run it from the project's folder: python -m tests.bench.engine
"""

import sys
import time
from random import Random

from game.games.shelf import GAMES
from game.play.entry import Entry
from game.play.match import Match
from game.play.plan import parse_seats
from game.play.save import dump, load
from game.rules.core import Game
from game.rules.things import COLOURS, Card, Move
from game.words.packs import NUMBERS
from tests.bench.measures import interleaved, line, usual

ROUNDS = 9
MATCHES = 16
PLAYERS = 4
WORDS = [Card("word", colour, number, f"{colour}{number}") for colour in COLOURS for number in NUMBERS]
UNWILLING = ("draw", "keep", "leave")
LONGEST = 1000  # moves of a match: chance alone might play on for ever
LONG_SAVE = 500  # moves
MIDDLE = 40  # moves


def fresh(rules: type[Game], seed: int) -> Game:
    return rules(rules.build_deck(WORDS, PLAYERS), PLAYERS, seed)


def eager(game: Game, chance: Random) -> Move:
    moves = game.moves(game.turn)
    willing = [move for move in moves if move.verb not in UNWILLING] or moves
    return willing[int(chance.random() * len(willing))]


def play_through(rules: type[Game], silent: bool) -> int:
    """A few matches of eager players; how many moves that took."""
    moves = 0
    for seed in range(MATCHES):
        game, chance = fresh(rules, seed), Random(seed)
        game.events = None if silent else []
        for _ in range(LONGEST):
            if game.winners is not None:
                break
            game.apply(game.turn, eager(game, chance))
            moves += 1
            if not silent:
                game.take_events()
    return moves


def middle_of(rules: type[Game]) -> Game:
    """A match some moves old, and not over."""
    game, chance = fresh(rules, 1), Random(1)
    for _ in range(MIDDLE):
        before = game.copy(chance)
        game.apply(game.turn, eager(game, chance))
        if game.winners is not None:
            return before
    return game


def long_save(entry: Entry) -> tuple[str, int]:
    """The save of a match that goes on and on: about 500 moves, or as many as one could have."""
    rules, players = entry.rules, parse_seats(",".join(["easy"] * PLAYERS))
    options = {"target": 10_000} if "target" in rules.options else {}
    best = ""
    most = 0
    for seed in range(40):
        match = Match(entry, rules.build_deck(WORDS, PLAYERS), players, seed, options)
        chance = Random(seed)
        while match.game.winners is None and len(match.history) < LONG_SAVE:
            match.make(match.game.turn, eager(match.game, chance))
        if len(match.history) > most:
            best, most = dump(match), len(match.history)
        if most == LONG_SAVE:
            break
    return best, most


def speed(rules: type[Game]) -> float:
    """Microseconds of one silent move, for the lines to come."""
    moves = play_through(rules, True)
    silent, loud = interleaved(
        (lambda: play_through(rules, True), lambda: play_through(rules, False)), ROUNDS
    )
    ply = usual(silent) * 1000 / moves
    line("moves a second, silent", f"{1e6 / ply:,.0f} ({ply:.1f} us a move)")
    rate = moves / usual(loud) * 1000
    line("with events", f"{rate:,.0f}", f"{rate * ply / 1e6:.2f} of silent; must 0.6")
    return ply


def copies(rules: type[Game], ply: float) -> None:
    game, chance, many = middle_of(rules), Random(1), 500
    copied, seen = interleaved(
        (
            lambda: [game.copy(chance) for _ in range(many)],
            lambda: [game.seen_by(game.turn, chance) for _ in range(many)],
        ),
        ROUNDS,
    )
    copy, view = usual(copied) * 1000 / many, usual(seen) * 1000 / many
    line("S5 copy", f"{copy:.1f} us, {copy / ply:.2f} of a move", "must 1, goal 0.5")
    line("view of a seat", f"{view:.1f} us, {view / ply:.2f} of a move")


def saves(entry: Entry) -> None:
    text, moves = long_save(entry)
    times = interleaved((lambda: load(text, GAMES),), ROUNDS)[0]
    line(f"S6 loading a save of {moves} moves", f"{usual(times) / 1000:.3f} s", "must 0.5 s, goal 0.1 s")


def main() -> int:
    began = time.perf_counter()
    for key, entry in GAMES.items():
        print(f"{key}, {PLAYERS} players")
        ply = speed(entry.rules)
        copies(entry.rules, ply)
        saves(entry)
    print(f"{time.perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
