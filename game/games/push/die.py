"""The die of PUSH: what a roll takes from the bench of who rolls."""

from game.games.push.cards import BENCHES, COLOURS, DISCARD, sweep
from game.rules.core import Game
from game.rules.things import Pile

STAR = "star"
DIE = (*COLOURS, STAR)


def roll_for(game: Game, seat: int, stack: Pile | None = None) -> None:
    """The bench loses the colour rolled; the roll card that asked for it is used up."""
    (rolled,) = game.roll(seat)
    face = DIE[rolled - 1]
    game.mark("die", face)
    if stack is not None:
        game.move(game.piles[stack][-1], stack, DISCARD)
    piles = hit(game, seat, face)
    lost = sum(game.deck[card].number for pile in piles for card in game.piles[pile])
    game.tell(seat, verdict(game, face, lost))
    for pile in piles:
        sweep(game, pile, DISCARD)
    if lost:
        game.score(seat, -lost)


def hit(game: Game, seat: int, face: str) -> list[Pile]:
    if face == STAR:
        return list(BENCHES[seat]) if game.chosen["star_variant"] else []
    return [BENCHES[seat][COLOURS.index(face)]]


def verdict(game: Game, face: str, lost: int) -> str:
    if face == STAR and not game.chosen["star_variant"]:
        return "star"
    return "safe" if not lost else "lost_all" if face == STAR else "lost"
