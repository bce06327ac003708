"""The pages round a Wild Draw Two: the warning before it, the answer to it, and the look at a hand."""

from collections.abc import Callable

from game.games.uno_express.show.bluff import BluffScene
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.duel import bluffed_by, duel_of, duel_shown
from game.games.uno_express.show.reveal import RevealScene
from game.rules.things import Peeked, Pick
from game.screen.scenes.scene import Scene
from game.screen.scenes.show import Dialogs, Sitting


def warn(table: Sitting, wild: Pick, play: Callable[[], None], put_back: Callable[[], None]) -> Scene | None:
    """A kind warning if the card is against its own rule."""
    why = bluffed_by(table.match, wild) if isinstance(wild, int) else []
    if not why:
        return None
    dressed = [table.table.dressed(card) for card in why]
    colour, aloud = str(table.match.shown.marks["colour"]), not table.match.secret
    told = (play, put_back, table.calling, aloud)
    return BluffScene(table.host, dressed, colour, table.table.emblem, *told)


def ask(table: Sitting) -> Scene | None:
    """Take what the card brings, or doubt it."""
    duel = duel_of(table.match)
    if duel is None:
        return None
    told = (table.play, table.back, table.match.advice, table.calling)
    return ChallengeScene(table.host, duel, table.table.emblem, *told)


def reveal(table: Sitting, look: Peeked, seen: Callable[[], None]) -> Scene:
    """The challenger looks at the hand; others in the room must not hear what is in it."""
    match = table.match
    cards = [table.table.dressed(match.game.deck[card]) for card in look.cards]
    scene = RevealScene(table.host, duel_shown(match, look), cards, table.table.emblem, seen)
    scene.aloud = not match.secret
    return scene


DIALOGS = Dialogs(before=warn, answer=ask, look=reveal)
