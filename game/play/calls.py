"""Calls, as the rules declare them: what counts now, on turn or not, and for how long.

Time runs for a call that not all are free to leave for later. Rules have no clock: the match measures it.
"""

from collections.abc import Iterator

from game.rules.core import Game
from game.rules.things import Move

Call = tuple[int, Move]  # a seat and what it calls
FOR_EVER = float("inf")


def shouts(game: Game, seat: int) -> list[Move]:
    return [move for move in game.moves(seat) if move.verb in game.calls]


def decisions(game: Game) -> list[Move]:
    """What the seat on turn may choose: neither called out nor made by the clock."""
    others = {*game.calls, *(call.missed for call in game.calls.values())}
    return [move for move in game.moves(game.turn) if move.verb not in others]


def missed(game: Game) -> Move | None:
    """What becomes of the seat on turn if it lets the time for its call pass."""
    verbs = {call.missed for call in game.calls.values()}
    return next((move for move in game.moves(game.turn) if move.verb in verbs), None)


def answers(game: Game, move: Move) -> bool:
    """Whether this answers a call that somebody else has forgotten."""
    return bool(game.calls[move.verb].answers)


def forgotten(game: Game) -> Call | None:
    """The call that somebody has not made and can be caught for."""
    answered = {game.calls[move.verb].answers for _, move in _everybodys(game)} - {""}
    catchers = {seat for seat, move in _everybodys(game) if answers(game, move)}
    missing = (call for call in _everybodys(game) if call[1].verb in answered and call[0] not in catchers)
    return next(missing, None)  # whoever can catch it may have a call of its own to make


def forgetful(game: Game) -> int | None:
    """Whose call that is."""
    call = forgotten(game)
    return None if call is None else call[0]


def awaited(game: Game) -> str:
    """The verb of the call for which time runs now; "" if there is none."""
    answered = {call.answers for call in game.calls.values()}
    timed = [verb for verb, call in game.calls.items() if call.seconds and verb not in answered]
    verbs = {move.verb for _, move in _everybodys(game)} if timed else ()
    return next((verb for verb in timed if verb in verbs), "")


def seconds_of(game: Game, verb: str) -> float:
    """For how long such a call counts."""
    seconds = game.chosen.get(game.calls[verb].seconds, "off")
    return FOR_EVER if seconds == "off" else float(seconds)


def can_be_late(game: Game) -> bool:
    """Whether there is a call that counts for a while only."""
    return any(seconds_of(game, verb) < FOR_EVER for verb in game.calls)


def patience(game: Game, verb: str) -> float:
    """Where people are given more time than usual to call, computers take more as well."""
    usual, seconds = float(game.options[game.calls[verb].seconds]), seconds_of(game, verb)
    return seconds / usual if usual < seconds < FOR_EVER else 1.0


def _everybodys(game: Game) -> Iterator[Call]:
    return ((seat, move) for seat in range(game.players) for move in shouts(game, seat))
