"""The scenes round a Wild Draw Two: the warning before it, the answer to it, and the look at a hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.games.uno_express.show.bluff import BluffScene
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.duel import Duel, bluffed_by, duel_shown
from game.games.uno_express.show.reveal import RevealScene
from game.rules.things import Pick

if TYPE_CHECKING:
    from game.screen.scenes.turn import AtTable


def warn(table: AtTable, wild: Pick, play: Callable[[], None], put_back: Callable[[], None]) -> None:
    """Play it, after a kind warning if the card is against its own rule."""
    why = bluffed_by(table.match, wild) if isinstance(wild, int) else []
    if not why:
        play()
        return
    dressed = [table.match.entry.table.dressed(card) for card in why]
    colour = str(table.match.shown.marks["colour"])
    told = (play, put_back, table.calls, not table.match.secret)
    table.host.push(BluffScene(table.host, dressed, colour, table.match.entry.table.emblem, *told))


def ask(table: AtTable, duel: Duel) -> None:
    """Take what the card brings, or doubt it."""
    told = (table.play, table.back, table.match.advice, table.calls)
    table.host.push(ChallengeScene(table.host, duel, table.match.entry.table.emblem, *told))


def reveal(table: AtTable, seen: Callable[[], None]) -> None:
    """The challenger looks at the hand; with others in the room the screen is covered before."""
    look = table.match.looking
    assert look is not None
    host, emblem, duel = table.host, table.match.entry.table.emblem, duel_shown(table.match, look)
    cards = [table.top.stage.printed(card) for card in look.cards]
    scene = RevealScene(host, duel, cards, emblem, seen)
    if table.match.secret:
        scene.aloud = False
        show = partial(host.push, scene)
        taker = duel.answering.player
        purpose = f"Only {taker.name} looks at {duel.blamed.name}'s cards!"
        who = {"giver": None, "taker": taker, "seat": look.seat, "emblem": emblem}
        host.go("hand_over", **who, ready=show, pause=table.back, purpose=purpose)
    else:
        host.push(scene)
