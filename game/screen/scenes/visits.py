"""The scenes that lie over the table for a while: a reading, the cover between two people, a result."""

from collections.abc import Callable
from functools import partial

from game.screen.scenes.turn import AtTable


def read(table: AtTable, done: Callable[[], None]) -> None:
    """A person reads a card before the voice does."""
    if table.match.covered:
        table.top.stage.refresh(0.0)  # whoever reads sees nobody else's hand
    table.host.go("reading", match=table.match, done=done, calls=table.calls)


def hand_over(table: AtTable, held: bool, ready: Callable[[], None]) -> None:
    """To the player on turn, from the one who has held the screen, if anyone has."""
    match = table.match
    seat, viewer = match.game.turn, match.viewer
    giver = match.players[viewer] if held and viewer != seat else None
    table.top.stage.refresh(0.0)  # every hand is closed under the cover
    who = {"giver": giver, "taker": match.players[seat], "seat": seat, "emblem": match.entry.table.emblem}
    table.host.go("hand_over", **who, ready=ready, pause=table.back, calls=table.calls)


def show_result(table: AtTable, final: bool) -> None:
    """Of a round, after which the next one is dealt, or of the match."""
    match, again = table.match, partial(table.host.go, "restart", match=table.match)
    go_on = again if final else partial(table.play, match.game.moves(match.game.turn)[0])
    table.host.go("results", match=match, final=final, go_on=go_on)


def cover(table: AtTable) -> None:
    """Close what others must not see, until its owner takes the screen again."""
    if table.match.secret:
        table.match.covered = True
        table.top.stage.refresh(0.0)
