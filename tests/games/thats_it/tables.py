"""Tables of That's It! as a test wants them; cat-p is a picture, cat-w a word, wiz a wizard."""

import re
from collections.abc import Iterable, Mapping

from game.games.thats_it.rules import ThatsIt
from game.rules.things import Card, Event, Move, ReadAloud, Spoken, Told
from tests.arranging import arrange, codes_in, move_name

NOUNS = "cat dog sun hat bus cup pig egg fox bed box bee car key map pen"
WORDS = [Card("word", word=name) for name in NOUNS.split()]
SHORT = {"picture": "p", "noun": "w"}


def deck_for(players: int) -> list[Card]:
    return ThatsIt.build_deck(WORDS, players)


def lay(
    wanted: Mapping[str, object], players: int = 2, version: int = 1, rest: str = "", **options: object
) -> ThatsIt:
    """A turn of seat 0, who is to draw unless a state is given; what is not named lies in the stock."""
    game = ThatsIt(deck_for(players), players, 1, version=version, **options)
    named = {
        name: long(value) if isinstance(value, str) and name not in game.marks else value
        for name, value in wanted.items()
    }
    arrange(game, named, rest)
    return game


def long(names: str) -> str:
    """The codes of cards that are given by their short names."""
    names = re.sub(r"\b(\w+)-p\b", r"pic-\1", names)
    return re.sub(r"\bwiz\b", "wizard", re.sub(r"\b(\w+)-w\b", r"noun-\1", names))


def short(codes: str) -> str:
    return re.sub(r"noun-(\w+)", r"\1-w", re.sub(r"pic-(\w+)", r"\1-p", codes)).replace("wizard", "wiz")


def cards(names: str) -> list[Card]:
    """So many cards, printed as their short names say."""
    made = []
    for name in names.split():
        thing, _, kind = name.partition("-")
        made.append(Card("wizard", number=1) if name == "wiz" else Card(KINDS[kind], number=1, word=thing))
    return made


KINDS = {letter: kind for kind, letter in SHORT.items()}


def in_order(name: str) -> str:
    """The cards of a move may be named in any order."""
    verb, *picks = name.split(" ", 1)
    return " ".join([verb, *sorted(picks[0].split())]) if picks else verb


def named(game: ThatsIt, move: Move) -> str:
    return in_order(short(move_name(game.deck, move)))


def legal(game: ThatsIt, seat: int | None = None) -> set[str]:
    return {named(game, move) for move in game.moves(game.turn if seat is None else seat)}


def do(game: ThatsIt, *names: str) -> list[Event]:
    """Let whoever is on turn make these moves; the events of the last one."""
    events: list[Event] = []
    for name in names:
        assert in_order(name) in legal(game), f"{name} is not one of {sorted(legal(game))}"
        move = next(move for move in game.moves(game.turn) if named(game, move) == in_order(name))
        game.take_events()
        game.apply(game.turn, move)
        events = game.take_events()
    return events


def verbs(game: ThatsIt) -> set[str]:
    return {move.verb for move in game.moves(game.turn)}


def pile(game: ThatsIt, name: str) -> str:
    """The cards of a pile by their short names, sorted."""
    return " ".join(sorted(short(codes_in(game, name)).split()))


def told(events: Iterable[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.key) for event in events if isinstance(event, Told)]


def spoken(game: ThatsIt, events: Iterable[Event]) -> list[str]:
    return [printed(game.deck[event.card]) for event in events if isinstance(event, Spoken)]


def read(game: ThatsIt, events: Iterable[Event]) -> list[tuple[int, str]]:
    return [(event.seat, printed(game.deck[event.card])) for event in events if isinstance(event, ReadAloud)]


def printed(card: Card) -> str:
    return f"{card.word}-{SHORT[card.kind]}" if card.word else "wiz"
