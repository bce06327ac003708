"""How a person is asked for a move, where a game does it in a way of its own."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.rules.core import Game
from game.rules.things import Pile


class Asked(NamedTuple):
    """A person's choice so far, for a game that puts its prompt by it."""

    verbs: tuple[str, ...]  # that have a prompt and can still come of it
    chosen: bool  # whether something has been chosen, but the move needs more
    ready: bool  # whether that could be all
    aimed: bool  # whether it is settled whom it is about


def plainly(asked: Asked) -> str:
    return asked.verbs[-1]


def never(game: Game, card: int) -> bool:
    return False


class Asks(NamedTuple):
    """Every field has a default: most games need none of this."""

    prompt: Callable[[Asked], str] = plainly  # which of the table's prompts
    says: Mapping[str, str] = {}  # by verb: what choosing a card will say
    aims: Mapping[str, int] = {}  # by verb: at the player so many seats on
    onto: Mapping[str, Pile] = {}  # by verb that every card makes: the pile the card is then put on
    groups: str = ""  # a verb that takes a group of cards at once: the largest is the best
    single: str = ""  # a verb: where only one card can be chosen for it, a button means that card
    doubtful: Callable[[Game, int], bool] = never  # a card that can be played, but against its own rule


AS_USUAL = Asks()
