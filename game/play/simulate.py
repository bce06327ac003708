"""Matches of computer players without window or sound, one after the other, as plain records."""

import time
from collections.abc import Iterator, Sequence
from typing import Any

from game.play import bots
from game.play.entry import Entry
from game.play.plan import Player
from game.rules.things import Card, ReadAloud


def play_out(
    entry: Entry, deck: Sequence[Card], players: Sequence[Player], seed: int, options: dict[str, Any]
) -> dict[str, Any]:
    game = entry.rules(deck, len(players), seed, **options)
    levels = [entry.level(player.bot) for player in players]
    moves = reads = 0
    while True:
        events = game.take_events()
        reads += sum(isinstance(event, ReadAloud) for event in events)
        if game.winners is not None:
            break
        move = bots.decide(game, levels[game.turn], bots.chance(seed, moves))
        game.apply(game.turn, move)
        moves += 1
        call = bots.among_computers(game, levels, bots.chance(seed, moves, "call")) if game.calls else None
        if call is not None:
            game.apply(*call)
            moves += 1
    return {
        "game": game.key,
        "seed": seed,
        "winners": list(game.winners),
        "scores": game.scores,
        "rounds": game.marks.get("round", 1),
        "turns": game.turns,
        "moves": moves,
        "reads": reads if game.chosen["reading"] else 0,
    }


def simulate(
    entry: Entry,
    deck: Sequence[Card],
    players: Sequence[Player],
    seed: int,
    games: int,
    options: dict[str, Any],
) -> Iterator[dict[str, Any]]:
    """A record a game, then one of the whole."""
    began = time.perf_counter()
    wins, moves = [0] * len(players), 0
    for nth in range(games):
        record = play_out(entry, deck, players, seed + nth, options)
        moves += record["moves"]
        for winner in record["winners"]:
            wins[winner] += 1
        yield record
    seconds = time.perf_counter() - began
    rate = round(moves / seconds) if seconds else 0
    yield {"games": games, "seconds": round(seconds, 3), "moves_per_second": rate, "wins": wins}
