"""Who sees and remembers which card, and dealing again what a seat cannot see.

Each seat has a bit mask of the cards it knows: set when a card passes before its eyes, cleared when
it can no longer tell where the card is. In doubt it forgets.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

from game.rules.things import Face, Pile

if TYPE_CHECKING:
    from game.rules.core import Game


def visible(face: Face, pile: Pile, seat: int) -> bool:
    """Whether a seat sees the cards of a pile that lie as its face says."""
    return face is Face.OPEN or (face is Face.OWNER and pile.seat == seat)


def mix(cards: list[int], rng: Random) -> None:
    """Shuffle in place; only rng.random() is the same in every version of Python."""
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def learn(game: Game, seats: Iterable[int], cards: Iterable[int]) -> None:
    mask = 0
    for card in cards:
        mask |= 1 << card
    for seat in seats:
        game.known[seat] |= mask


def forget(game: Game, seats: Iterable[int], cards: Iterable[int]) -> None:
    mask = 0
    for card in cards:
        mask |= 1 << card
    for seat in seats:
        game.known[seat] &= ~mask


def watch_move(game: Game, card: int, src: Pile, dst: Pile) -> None:
    """A card has gone from one pile to another: who saw it, and who lost track?"""
    from_face, to_face = game.faces[src.name], game.faces[dst.name]
    if from_face is Face.OPEN or to_face is Face.OPEN or card in game.turned:
        learn(game, range(game.players), (card,))
        return
    for seat in range(game.players):
        if visible(from_face, src, seat) or visible(to_face, dst, seat):
            game.known[seat] |= 1 << card
        elif from_face is Face.OWNER:
            forget(game, (seat,), (card, *game.piles[src]))  # it could have been any of them


def watch_mixing(game: Game, pile: Pile) -> None:
    """The order of a pile, or a place in it, is no longer known to those who do not see it."""
    face = game.faces[pile.name]
    blind = [seat for seat in range(game.players) if not visible(face, pile, seat)]
    forget(game, blind, game.piles[pile])


def deal_again(game: Game, seat: int, rng: Random, memory: float) -> None:
    """Make every card the seat neither sees nor knows lie where chance puts it."""
    known = remembered(game, seat, rng, memory)
    fixed = {card for card in range(len(game.deck)) if known >> card & 1} if known else set()
    fixed |= game.turned
    hidden = [
        (game.faces[pile.name], cards)
        for pile, cards in game.piles.items()
        if cards and not visible(game.faces[pile.name], pile, seat)
    ]
    unseen = sorted(card for _, cards in hidden for card in cards if card not in fixed)
    mix(unseen, rng)  # sorted before it is mixed, so that the view cannot depend on the truth
    for face, cards in hidden:
        if face is Face.OWNER and game.turned.isdisjoint(cards):  # their order is not seen
            cards.sort(key=lambda card: (card not in fixed, card))
        if fixed.isdisjoint(cards):
            rest = len(unseen) - len(cards)
            cards[:] = unseen[rest:]
            del unseen[rest:]
        else:
            cards[:] = [card if card in fixed else unseen.pop() for card in cards]
    game.known = [known if other == seat else 0 for other in range(game.players)]


def remembered(game: Game, seat: int, rng: Random, memory: float) -> int:
    """The mask of what the seat knows, less what a bad memory loses."""
    known = game.known[seat]
    if memory >= 1.0 or not known:
        return known
    for card in range(len(game.deck)):
        if known >> card & 1 and rng.random() >= memory:
            known &= ~(1 << card)
    return known
