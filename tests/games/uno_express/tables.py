"""Tables of UNO EXPRESS as a test wants them."""

from collections.abc import Iterable, Mapping

from game.games.uno_express.rules import CALL, CATCH, UnoExpress
from game.rules.things import Event, Moved, Told
from tests.arranging import arrange, deck_of

LAID = {"direction": 1, "state": "play", "uno": 0, "called": 0, "callers": ""}
BLUFF = {"hand 0": "wild2 G1 R4"}
HONEST = {"hand 0": "wild2 B1 R4"}
NOBODY = {
    "hand 0": "Y1 Y2 Y3",
    "hand 1": "Y4 Y5 Y6",
    "hand 2": "Y7 Y8 Y9",
}  # none of which is ever played here


def lay(
    wanted: Mapping[str, object],
    players: int = 2,
    rest: str = "stock",
    rules: type[UnoExpress] = UnoExpress,
    **options: object,
) -> UnoExpress:
    """A turn of seat 0, after G4 unless another discard is wanted; what is not named lies under the pile."""
    game = rules(deck_of(rules, players), players, 1, **options)
    others = {name: codes for name, codes in NOBODY.items() if int(name[-1]) < players}
    return arrange(game, {**LAID, "discard": "G4", **others, **wanted}, rest)


def told(events: Iterable[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.key) for event in events if isinstance(event, Told)]


def drawn(events: Iterable[Event]) -> list[int]:
    """Who has drawn, once for every card."""
    return [event.dst.seat for event in events if isinstance(event, Moved) and event.dst.name == "hand"]


def call(game: UnoExpress, seat: int) -> list[Event]:
    game.take_events()
    game.apply(seat, CALL)
    return game.take_events()


def catch(game: UnoExpress, seat: int) -> list[Event]:
    game.take_events()
    game.apply(seat, CATCH)
    return game.take_events()


def check_guilt_is_hidden(rules: type[UnoExpress]) -> None:
    """A bluff and an honest Wild Draw Two leave tables that differ in nothing but that hand."""
    tables = [lay({**table, "stock": "B9"}, rules=rules) for table in (BLUFF, HONEST)]
    for game in tables:
        game.apply(0, next(move for move in game.moves(0) if len(move.picks) == 2))
        game.piles = {pile: cards for pile, cards in game.piles.items() if pile.name == "discard"}
    first, second = (
        {name: value for name, value in vars(game).items() if name not in ("rng", "known", "_offered")}
        for game in tables
    )
    assert first == second, "something tells a bluff from an honest play"
