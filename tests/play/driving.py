"""Playing a match without a screen: people read at once and choose by the seed and the number of moves."""

from collections.abc import Callable

from game.games.shelf import GAMES
from game.play import bots
from game.play.match import Match, Phase
from game.play.plan import parse_seats
from game.rules.things import Event, Move
from tests.arranging import deck_of

Watcher = Callable[[Match], None]


def new_match(seats: str, seed: int = 1, game: str = "kablam", **options: object) -> Match:
    entry, players = GAMES[game], parse_seats(seats)
    match = Match(entry, deck_of(entry.rules, len(players)), players, seed, dict(options))
    match.pace = 0.0
    return match


def person_chooses(match: Match) -> Move:
    moves = match.game.moves(match.game.turn)
    return moves[int(bots.chance(match.seed, len(match.history)).random() * len(moves))]


def show_all(match: Match) -> list[Event]:
    """Everything the room sees until somebody has to do something."""
    seen: list[Event] = []
    while match.phase is Phase.SHOW:
        event = match.next_event()
        if event is not None:
            seen.append(event)
    return seen


def step(match: Match) -> None:
    """Do whatever the phase asks for."""
    match match.phase:
        case Phase.SHOW:
            match.next_event()
        case Phase.READ:
            read_aloud(match)
        case Phase.LOOK:
            match.looked()
        case Phase.HAND_OVER:
            match.ready()
        case Phase.ASK:
            match.play(match.game.turn, person_chooses(match))
        case Phase.THINK | Phase.CALL:
            match.tick(0.02)


def read_aloud(match: Match, helps: int = 0) -> None:
    assert match.reading is not None
    for _ in range(helps):
        match.reading.help()
    match.reading.read_it()
    match.reading.confirmed()
    match.reading.right()
    match.heard()


def play_to_end(match: Match, after_move: Watcher | None = None, moves: int = 10_000) -> Match:
    """Until the end or until so many moves have been made in all."""
    while match.phase is not Phase.OVER and len(match.history) < moves:
        made = len(match.history)
        step(match)
        if after_move is not None and len(match.history) > made:
            after_move(match)
    return match


def play_until(match: Match, *phases: Phase) -> Match:
    while match.phase not in phases:
        assert match.phase is not Phase.OVER
        step(match)
    return match
