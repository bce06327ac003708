"""The strongest computer player of UNO EXPRESS: it plays hands to their end in its head, again and again."""

from collections.abc import Iterator, Sequence
from random import Random

from game.games.uno_express.hands import HANDS
from game.games.uno_express.rules import CHALLENGE, UnoExpress
from game.games.uno_express.worth import IDLE, Outlook
from game.play.bots import Bot
from game.rules.core import Game
from game.rules.things import Choice, Move

LOOKED_AT = 4  # moves that look best at first sight
NEARLY = 12.0  # percent: what looks worse than the best by more is not looked at
LONGEST = 120  # decisions, then a hand counts as not won
FIRST_SIGHT = 300  # hands


class UnoSearch:
    """The move that wins most hands in which all that is unseen has been dealt again by chance.

    A Wild Draw Two is answered by counting only, since hands dealt by chance would bluff more than people do.
    Only among two: with more players so much happens before the next turn that first sight is as good.
    First sight counts as much as three hundred hands: it errs less while few have been played. Near the end
    hands are short, so that more of them are played for the same number of decisions.
    """

    def __init__(self, first_sight: Bot, decisions: int) -> None:
        self.first_sight = first_sight
        self.decisions = decisions  # in all hands it plays

    def think(self, game: Game, rng: Random) -> Iterator[Move]:
        assert isinstance(game, UnoExpress)
        yield from self.first_sight.think(game, rng)
        moves = game.decisions(game.turn)
        if game.players > 2 or len(moves) == 1 or CHALLENGE in moves:
            return
        won = promising(game, moves)
        plays, seat, spent = list(won), game.turn, 0
        while len(won) > 1 and spent < self.decisions:
            dealt, chance = game.seen_by(seat, rng), rng.random()
            for move in won:
                yield plays[0]  # one hand at a time: a frame must not wait for all of them
                wins, taken = play_out(dealt.copy(Random(chance)), seat, move)
                won[move] += wins
                spent += taken
            plays = sorted(won, key=lambda move: won[move], reverse=True)
            if len(won) > 2 and spent > self.decisions / 3:
                won = {move: won[move] for move in plays[:2]}
        if len(won) > 1:
            yield plays[0]


def promising(game: UnoExpress, moves: Sequence[Move]) -> dict[Move, float]:
    """The moves worth looking at, with the hands that first sight has won with them."""
    outlook = Outlook(game)
    worth = {move: outlook.worth(move) for move in moves}
    ordered = sorted(moves, key=lambda move: worth[move], reverse=True)[:LOOKED_AT]
    near = [move for move in ordered if worth[move] >= worth[ordered[0]] - NEARLY]
    return {move: worth[move] / 100 * FIRST_SIGHT for move in near}


def play_out(game: UnoExpress, seat: int, move: Move) -> tuple[bool, int]:
    """Whether the seat wins this hand after its move, if it plays sensibly and the others at random, and
    after how many decisions."""
    game.play(seat, move)
    for taken in range(1, LONGEST):
        if game.winners is not None:
            return seat in game.winners, taken
        if game.marks["state"] == "between":
            return game.marks["round_winner"] == seat, taken
        moves = game.decisions(game.turn)
        if len(moves) > 1 and moves[-1].verb in IDLE:
            moves.pop()
        if game.turn == seat:
            game.play(seat, sensible(game, moves))
        else:
            game.play(game.turn, any_of(moves, game.rng))
    return False, LONGEST


def sensible(game: UnoExpress, moves: Sequence[Move]) -> Move:
    """A wild only if nothing else can be played, and the colour of which there is most."""
    tame = [move for move in moves if not (move.picks and isinstance(move.picks[-1], Choice))]
    held = [game.deck[card].colour for card in game.piles[HANDS[game.turn]]]
    best = {move: held.count(move.choice or colour_of(game, move)) for move in tame or moves}
    most = max(best.values())
    return any_of([move for move, count in best.items() if count == most], game.rng)


def colour_of(game: UnoExpress, move: Move) -> str:
    """Of the card that is played."""
    return next((game.deck[pick].colour for pick in move.picks if isinstance(pick, int)), "")


def any_of(moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]
