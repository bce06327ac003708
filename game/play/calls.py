"""Calls: what may be shouted now, on turn or not, and when a computer does it.

A window is open while somebody can be caught for not having called, or can miss the call. Rules have no
clock: the match measures the window and lets a computer call, catch or forget.
"""

from collections.abc import Sequence
from random import Random

from game.play.bots import MISS, Level
from game.rules.core import Game
from game.rules.things import Move

CALL, CATCH = "call", "catch"
Call = tuple[int, Move]  # a seat and what it calls


def shouts(game: Game, seat: int) -> list[Move]:
    """What this seat may call out now."""
    return [move for move in game.moves(seat) if move.verb in (CALL, CATCH)] if game.window else []


def is_open(game: Game) -> bool:
    """Whether a call counts that not everybody is free to leave for later."""
    return bool(game.window) and any(
        move.verb in (CATCH, MISS) for seat in range(game.players) for move in game.moves(seat)
    )


def forgetful(game: Game) -> int | None:
    """The seat that has not called and can be caught."""
    if not any(move.verb == CATCH for seat in range(game.players) for move in shouts(game, seat)):
        return None
    seats = range(game.players)  # whoever can catch it may have a call of its own to make
    return next((seat for seat in seats if shouts(game, seat) == [Move(CALL)]), None)


def remembered(game: Game, levels: Sequence[Level | None], rng: Random) -> Call | None:
    """A computer whose own window has just opened calls at once, unless it forgets."""
    seat = forgetful(game)
    level = None if seat is None else levels[seat]
    if seat is None or level is None or rng.random() < level.forgets:
        return None
    return seat, Move(CALL)


def catcher(game: Game, levels: Sequence[Level | None]) -> tuple[float, Call] | None:
    """The computer that catches first, and after how long; forgetful computers are left to the people."""
    victim = forgetful(game)
    if victim is None or (levels[victim] is not None and None in levels):
        return None
    quick = [
        (level.catches, seat)
        for seat, level in enumerate(levels)
        if seat != victim and level is not None and level.catches is not None
    ]
    if not quick:
        return None
    seconds, seat = min(quick)
    return seconds * patience(game), (seat, Move(CATCH))


def patience(game: Game) -> float:
    """Where people are given more time than usual to call, computers take more to catch them."""
    usual, seconds = float(game.options[game.window]), seconds_of(game)
    return seconds / usual if usual < seconds < float("inf") else 1.0


def among_computers(game: Game, levels: Sequence[Level | None], rng: Random) -> Call | None:
    """What comes of a window where nobody is watching: a call, a catch, or nothing."""
    call = remembered(game, levels, rng)
    if call is not None:
        return call
    caught = catcher(game, levels)
    return caught[1] if caught is not None and caught[0] <= seconds_of(game) else None


def seconds_of(game: Game) -> float:
    """How long a window stays open; for ever if the option is off."""
    seconds = game.chosen.get(game.window, "off")
    return float("inf") if seconds == "off" else float(seconds)
