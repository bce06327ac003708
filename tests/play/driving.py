"""Playing a match without a screen: people read at once and choose by the seed and the number of moves."""

from collections.abc import Callable

from game.games.shelf import GAMES
from game.play import bots
from game.play.match import Match, Phase
from game.play.plan import parse_seats
from game.play.save import dump, load
from game.play.simulate import play_out
from game.rules.things import Event, Move
from tests.arranging import deck_of
from tests.shared.properties import state

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


def check_saves(seats: str, game: str, options: dict[str, object]) -> None:
    """Saved at every move a match has the same table, and now and then the same future."""
    end = play_to_end(new_match(seats, 1, game, **options))

    def compare(match: Match) -> None:
        loaded = load(dump(match), GAMES)
        loaded.pace = 0.0
        assert state(loaded.game) == state(match.game)
        assert loaded.owed() == match.owed()
        if len(match.history) % 20 == 3:
            assert play_to_end(loaded).history == end.history

    play_to_end(new_match(seats, 1, game, **options), compare)


def check_simulated(game: str, options: dict[str, object]) -> None:
    """A simulated match is the match at the table."""
    match = play_to_end(new_match("easy,medium,hard", 5, game, **options))
    record = play_out(GAMES[game], match.game.deck, match.players, 5, dict(options))
    assert record["winners"] == list(match.game.winners or ())
    assert record["moves"] == len(match.history)


def read_by_others(game: str, seats: str) -> int:
    """How often somebody reads whose hand does not lie open; never before the open hand of another."""
    by_others = 0
    for seed in range(4):
        match = new_match(seats, seed, game)
        while match.phase is not Phase.OVER:
            if match.reading is not None and match.reading.seat != match.viewer:
                by_others += 1
                assert match.covered
            assert match.phase is not Phase.ASK or match.between_rounds or not match.covered
            step(match)
    return by_others
