"""Who sees and remembers which card, and dealing again what a seat cannot see.

Each seat has a bit mask of the cards it knows: set when a card passes before its eyes, cleared when
it can no longer tell where the card is. In doubt it forgets.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Protocol

from game.rules.things import Card, Face, Pile


class Table(Protocol):
    """What sight needs of a game: where the cards lie, and what each seat knows of them."""

    players: int
    piles: dict[Pile, list[int]]
    turned: set[int]
    known: list[int]

    @property
    def deck(self) -> Sequence[Card]: ...
    @property
    def faces(self) -> Mapping[str, Face]: ...


def visible(face: Face, pile: Pile, seat: int) -> bool:
    """Whether a seat sees the cards of a pile that lie as its face says."""
    return face is Face.OPEN or (face is Face.OWNER and pile.seat == seat)


def mix(cards: list[int], rng: Random) -> None:
    """Shuffle in place; only rng.random() is the same in every version of Python."""
    random = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def learn(table: Table, seats: Iterable[int], cards: Iterable[int]) -> None:
    mask = 0
    for card in cards:
        mask |= 1 << card
    for seat in seats:
        table.known[seat] |= mask


def forget(table: Table, seats: Iterable[int], cards: Iterable[int]) -> None:
    mask = 0
    for card in cards:
        mask |= 1 << card
    for seat in seats:
        table.known[seat] &= ~mask


def watch_move(table: Table, card: int, src: Pile, dst: Pile) -> None:
    """A card has gone from one pile to another: who saw it, and who lost track?"""
    from_face, to_face = table.faces[src.name], table.faces[dst.name]
    if from_face is Face.OPEN or to_face is Face.OPEN or card in table.turned:
        learn(table, range(table.players), (card,))
        return
    for seat in range(table.players):
        if visible(from_face, src, seat) or visible(to_face, dst, seat):
            table.known[seat] |= 1 << card
        elif from_face is Face.OWNER:
            forget(table, (seat,), (card, *table.piles[src]))  # it could have been any of them


def watch_mixing(table: Table, pile: Pile) -> None:
    """The order of a pile, or a place in it, is no longer known to those who do not see it."""
    face = table.faces[pile.name]
    blind = [seat for seat in range(table.players) if not visible(face, pile, seat)]
    forget(table, blind, table.piles[pile])


def deal_again(table: Table, seat: int, rng: Random, memory: float) -> None:
    """Make every card the seat neither sees nor knows lie where chance puts it."""
    known = remembered(table, seat, rng, memory)
    fixed = {card for card in range(len(table.deck)) if known >> card & 1} if known else set()
    fixed |= table.turned
    hidden = [
        (table.faces[pile.name], cards)
        for pile, cards in table.piles.items()
        if cards and not visible(table.faces[pile.name], pile, seat)
    ]
    unseen = sorted(card for _, cards in hidden for card in cards if card not in fixed)
    mix(unseen, rng)  # sorted before it is mixed, so that the view cannot depend on the truth
    for face, cards in hidden:
        if face is Face.OWNER and table.turned.isdisjoint(cards):  # their order is not seen
            cards.sort(key=lambda card: (card not in fixed, card))
        if fixed.isdisjoint(cards):
            rest = len(unseen) - len(cards)
            cards[:] = unseen[rest:]
            del unseen[rest:]
        else:
            cards[:] = [card if card in fixed else unseen.pop() for card in cards]
    table.known = [known if other == seat else 0 for other in range(table.players)]


def remembered(table: Table, seat: int, rng: Random, memory: float) -> int:
    """The mask of what the seat knows, less what a bad memory loses."""
    known = table.known[seat]
    if memory >= 1.0 or not known:
        return known
    for card in range(len(table.deck)):
        if known >> card & 1 and rng.random() >= memory:
            known &= ~(1 << card)
    return known
