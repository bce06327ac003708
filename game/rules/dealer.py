"""What every dealer does: who it is at first, and cards to each hand in turn."""

from collections.abc import Sequence

from game.rules.core import Game
from game.rules.things import Pile


def first_dealer(game: Game) -> int:
    """A seat by chance, unless the options name one."""
    chance = int(game.rng.random() * game.players)
    first = game.chosen["first_dealer"]
    return chance if first == "random" else int(first) % game.players


def lay_out(game: Game, stock: Pile, *others: Pile) -> None:
    """All cards in one pile, mixed, and all others empty."""
    for pile in others:
        game.lay(pile)
    game.lay(stock, range(len(game.deck)))
    game.shuffle(stock)


def deal_hands(game: Game, stock: Pile, hands: Sequence[Pile], cards: int, dealer: int) -> None:
    """So many to each seat, one at a time, from the dealer's left."""
    for turn in range(cards * game.players):
        seat = (dealer + 1 + turn) % game.players
        game.move(game.piles[stock][-1], stock, hands[seat])


def renew(game: Game, stock: Pile, discard: Pile) -> bool:
    """All discards but the top one become the new pile, if there are any."""
    old = game.piles[discard][:-1]
    for card in old:
        game.move(card, discard, stock)
    if old:
        game.shuffle(stock)
    return bool(old)
