"""What a round or a match came to, as the game's table says it is to be read."""

from typing import NamedTuple

from game.play.match import Match
from game.play.plan import SEAT_COLOURS, Player
from game.screen.paint.palette import SETS, ColourSet


class Standing(NamedTuple):
    """How one player came out."""

    seat: int
    player: Player
    place: int
    won: bool
    total: int
    gain: int

    @property
    def colour(self) -> ColourSet:
        return SETS[SEAT_COLOURS[self.seat % len(SEAT_COLOURS)]]


class Result(NamedTuple):
    """What a round or a match came to, seat by seat; with neither target nor unit nothing was counted."""

    players: tuple[Player, ...]
    totals: tuple[int, ...]
    gains: tuple[int, ...]
    winners: tuple[int, ...]
    target: int
    final: bool
    words_read: int
    unit: str = ""  # what was counted, if it was not points
    rounds: tuple[tuple[int, ...], ...] = ()  # the points of each round, if they are shown one by one
    planned: int = 0  # how many rounds there will be
    fewest: bool = False  # whether points are better the fewer there are

    @property
    def counted(self) -> bool:
        return bool(self.target or self.unit or self.rounds)

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who is best so far, in all rounds together."""
        best = min(self.totals) if self.fewest else max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def title(self) -> str:
        names = [self.players[seat].name for seat in self.winners]
        if not names:
            return "What a game!" if self.final else "What a round!"
        who = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
        verb = "wins" if len(names) == 1 else "win"
        return f"{who} {verb}!" if self.final else f"{who} {verb} the round!"

    @property
    def standings(self) -> list[Standing]:
        """Winners first, then by points; equal players share a place."""

        def rank(seat: int) -> tuple[bool, int]:
            return (seat not in self.winners, self.totals[seat] * (1 if self.fewest else -1))

        seats = sorted(range(len(self.players)), key=rank)
        return [
            Standing(
                seat=seat,
                player=self.players[seat],
                place=1 if seat in self.winners else 1 + sum(rank(other) < rank(seat) for other in seats),
                won=seat in self.winners,
                total=self.totals[seat],
                gain=self.gains[seat],
            )
            for seat in seats
        ]


def result_of(match: Match, final: bool) -> Result:
    """Who leads, what is counted, and what the last round has brought."""
    game, shown, table = match.game, match.shown, match.entry.table
    rounds = table.rounds
    winner = int(shown.marks.get(rounds.winner, -1))
    gain = int(shown.marks.get(rounds.gain, 0))
    of_round = (winner,) if winner >= 0 else ()
    winners = of_round if shown.winners is None else shown.winners
    counted = any(shown.scores) and not game.keeps_score
    gains = tuple(gain if seat in winners else 0 for seat in range(game.players))
    return Result(
        players=match.players,
        totals=tuple(shown.scores),
        gains=tuple(shown.scores) if counted else gains,
        winners=winners,
        target=int(game.chosen[rounds.target]) if rounds.target and game.keeps_score else 0,
        final=final,
        words_read=match.words_before + len(match.readings),
        unit=table.unit[1] if counted else "",
        rounds=tuple(map(tuple, rounds.points(shown.marks))) if rounds.points else (),
        planned=int(game.chosen[rounds.planned]) if rounds.planned else 0,
        fewest=game.fewest_wins,
    )
