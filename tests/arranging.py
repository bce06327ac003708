"""Laying a table as a test wants it, and naming moves and cards the way people do."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from game.play.entry import Entry
from game.play.match import Match, Phase
from game.rules.codes import code
from game.rules.core import Game
from game.rules.things import COLOURS, Card, Choice, Die, Event, Face, Move, Pick, Pile, Slot
from tests.shared.all_games import ALL

WORDS = tuple(
    Card("word", colour, number, f"{colour}-{'abcdefghijk'[number - 1]}")
    for colour in COLOURS
    for number in range(1, 12)
)
OWN_FIELDS = ("turn", "scores", "winners", "dealer", "passes")
REST = ("box", "stock")  # a pile that plays no part in a round, if there is one; else any closed one
AnyGame = TypeVar("AnyGame", bound=Game)


def deck_of(rules: type[Game], players: int) -> list[Card]:
    return rules.build_deck(WORDS, players)


def entry_of(rules: type[Game]) -> Entry:
    """As it stands on the shelf; for rules that only a test knows, the entry of a game like it."""
    entry = ALL.get(rules.key, ALL["kablam"])
    return entry if entry.rules is rules else entry._replace(table=replace(entry.table, rules=rules))


def go_on_from(match: Match, game: Game) -> None:
    """Let the room have seen this situation, as it is in the game; it could not be saved."""
    game.take_events()
    shown = match.shown
    shown.piles = {pile: [*cards] for pile, cards in game.piles.items()}
    shown.turned, shown.marks, shown.scores = set(game.turned), dict(game.marks), [*game.scores]
    shown.turn, shown.winners = game.turn, game.winners
    match.game, match.waited = game, 0.0
    match.unseen.clear()
    match.reading = match.looking = None
    match.phase = Phase.SHOW
    match._settle()


def arrange(game: AnyGame, wanted: Mapping[str, object], rest: str = "") -> AnyGame:
    """Lay the cards by their codes, top first: {"hand 0": "G2 R7 wild", "discard": "G7", "turn": 1}.

    All cards that are not named go under the pile `rest`, so every card is still somewhere. "turned" names
    the cards that lie face up; turn, scores, dealer and passes are set; every other name is a mark. It
    is the turn of seat 0, and the top discard gives the colour in force, unless others are given.
    """
    game.turn = 0
    free = {card: code(printed) for card, printed in enumerate(game.deck)}
    for pile in game.piles:
        game.piles[pile] = take(free, str(wanted.get(pile_name(pile), "")))[::-1]
    names = {pile_name(pile): cards for pile, cards in game.piles.items()}
    shut = [pile_name(pile) for pile in game.piles if pile.seat < 0 and game.faces[pile.name] is Face.SHUT]
    rest = rest or next(name for name in (*REST, *shut) if name in names)
    names[rest][:0] = free
    for name, value in wanted.items():
        if name in OWN_FIELDS:
            setattr(game, name, value[:] if isinstance(value, list) else value)
        elif name not in names and name != "turned":
            assert name in game.marks, f"there is no pile or mark called {name}"
            game.marks[name] = value  # type: ignore[assignment]
    if "colour" in game.marks and "colour" not in wanted and game.piles.get(Pile("discard")):
        game.marks["colour"] = game.deck[game.piles[Pile("discard")][-1]].colour
    game.turned = set(cards_called(game, str(wanted.get("turned", ""))))
    look_round(game)
    game._offered = {}
    game.events = []
    return game


def take(free: dict[int, str], codes: str) -> list[int]:
    """The first free card of each code."""
    taken = []
    for wanted in codes.split():
        card = next((card for card, name in free.items() if name == wanted), None)
        assert card is not None, f"no card {wanted} is left"
        del free[card]
        taken.append(card)
    return taken


def look_round(game: Game) -> None:
    """Each seat knows just the cards that lie open before it."""
    for seat in range(game.players):
        seen = [card for pile, cards in game.piles.items() for card in cards if game.sees(seat, pile, card)]
        game.known[seat] = sum(1 << card for card in seen)


def cards_called(game: Game, codes: str) -> list[int]:
    return take({card: code(printed) for card, printed in enumerate(game.deck)}, codes)


def pile_name(pile: Pile) -> str:
    """As in `arrange`: "stock", "hand 2", "stack 1.3"."""
    seat = f" {pile.seat}" if pile.seat >= 0 else ""
    return f"{pile.name}{seat}{f'.{pile.nth}' if pile.nth else ''}"


def codes_in(game: Game, name: str) -> str:
    """The cards of a pile, top first."""
    pile = next(pile for pile in game.piles if pile_name(pile) == name)
    return " ".join(code(game.deck[card]) for card in reversed(game.piles[pile]))


def hand_of(game: Game, seat: int) -> set[str]:
    return set(codes_in(game, f"hand {seat}").split())


def pick_name(deck: Sequence[Card], pick: Pick) -> str:
    match pick:
        case Slot(pile, place):
            return f"{pile_name(pile)}#{place}"
        case Pile():
            return pile_name(pick)
        case Die(nth):
            return f"die {nth}"
        case Choice(value):
            return value
        case card:
            return code(deck[card])


def move_name(deck: Sequence[Card], move: Move) -> str:
    """As a person says it: "play G7", "play wild blue", "draw stock"."""
    return " ".join((move.verb, *(pick_name(deck, pick) for pick in move.picks)))


def legal(game: Game, seat: int | None = None) -> set[str]:
    seat = game.turn if seat is None else seat
    return {move_name(game.deck, move) for move in game.moves(seat)}


def do(game: Game, *names: str) -> list[Event]:
    """Let whoever is on turn make these moves; the events of the last one."""
    events: list[Event] = []
    for name in names:
        move = next(move for move in game.moves(game.turn) if move_name(game.deck, move) == name)
        game.take_events()
        game.apply(game.turn, move)
        events = game.take_events()
    return events


def of_kind(events: Iterable[Event], *kinds: type) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]
