"""The hands of KA-BLAM!: what the cards in them count, and how a round ends by them."""

from collections.abc import Sequence

from game.rules.core import Game
from game.rules.things import Pile

HANDS = tuple(Pile("hand", seat) for seat in range(6))
ACTION_POINTS = 10


def hand_value(game: Game, seat: int) -> int:
    return sum(game.deck[card].number or ACTION_POINTS for card in game.piles[HANDS[seat]])


def win_round(game: Game, seat: int) -> None:
    """What the others hold counts for the winner, if points are counted."""
    if not game.keeps_score:
        game.end((seat,))
        return
    points = sum(hand_value(game, other) for other in range(game.players) if other != seat)
    game.mark("gain", points)
    game.mark("round_winner", seat)
    game.score(seat, points)
    game.tell(seat, "round_won")
    if game.scores[seat] >= game.chosen["target"]:
        game.end((seat,))
    else:
        game.mark("state", "between")


def settle_blocked_round(game: Game, left: Sequence[int]) -> None:
    """Nobody can play or draw: the lowest hand still in wins; equal hands share or deal again."""
    values = [hand_value(game, seat) for seat in left]
    best = [seat for seat, value in zip(left, values, strict=True) if value == min(values)]
    if len(best) == 1:
        win_round(game, best[0])
    elif not game.keeps_score:
        game.end(best)
    else:
        game.mark("round_winner", -1)
        game.tell(-1, "void_round")
        game.mark("state", "between")
