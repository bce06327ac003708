"""The scenes that lie over the table for a while: a reading, the cover between two people, a result."""

from collections.abc import Callable
from functools import partial

from game.screen.scenes.turn import AtTable


def read(table: AtTable, done: Callable[[], None]) -> None:
    """A person reads a card before the voice does."""
    if table.match.covered:
        table.top.stage.refresh(0.0)  # whoever reads sees nobody else's hand
    table.host.go("reading", match=table.match, done=done, calling=table.calling)


def hand_over(table: AtTable, held: bool, ready: Callable[[], None]) -> None:
    """To the player on turn, from the one who has held the screen, if anyone has."""
    match = table.match
    seat, viewer = match.game.turn, match.viewer
    giver = match.players[viewer] if held and viewer != seat else None
    table.top.stage.refresh(0.0)  # every hand is closed under the cover
    who = {"giver": giver, "taker": match.players[seat], "seat": seat, "emblem": table.table.emblem}
    table.host.go("hand_over", **who, ready=ready, pause=table.back, calling=table.calling)


def look(table: AtTable, looked: Callable[[], None]) -> None:
    """Somebody looks at a hand; with others in the room the screen is covered before."""
    match, host, seen = table.match, table.host, table.match.looking
    assert seen is not None
    page = table.dialogs.look(table, seen, looked)
    if page is None:
        looked()
    elif match.secret:
        taker, owner = match.players[seen.seat], match.players[seen.pile.seat]
        purpose = f"Only {taker.name} looks at {owner.name}'s cards!"
        who = {"giver": None, "taker": taker, "seat": seen.seat, "emblem": table.table.emblem}
        host.go("hand_over", **who, ready=partial(host.push, page), pause=table.back, purpose=purpose)
    else:
        host.push(page)


def show_result(table: AtTable, final: bool) -> None:
    """Of a round, after which the next one is dealt, or of the match."""
    match, again = table.match, partial(table.host.go, "restart", match=table.match)
    go_on = again if final else partial(table.play, match.game.moves(match.game.turn)[0])
    table.host.go("results", match=match, final=final, go_on=go_on)


def cover(table: AtTable) -> None:
    """Close what others must not see, until its owner takes the screen again."""
    table.match.cover()
    if table.match.covered:
        table.top.stage.refresh(0.0)
