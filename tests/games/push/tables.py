"""Tables of Push as a test wants them, with a die that falls as it is told."""

from collections.abc import Iterable, Mapping
from random import Random

from game.games.push.cards import BANKS, BENCHES, COLOURS
from game.games.push.die import DIE
from game.games.push.rules import Push
from game.rules.codes import LETTERS
from game.rules.things import Event, Moved, Rolled, Told
from tests.arranging import arrange, codes_in, deck_of, pick_name


class LoadedDie(Random):
    """Shows these faces, one after the other."""

    def __init__(self, faces: Iterable[str]) -> None:
        super().__init__(1)
        self.faces = list(faces)

    def random(self) -> float:
        return (DIE.index(self.faces.pop(0)) + 0.5) / len(DIE)


def lay(
    wanted: Mapping[str, object], players: int = 3, die: str = "", rest: str = "discard", **options: object
) -> Push:
    """A turn of seat 0; "bench 1" names cards of all colours; what is not named has been discarded.

    The scores are what lies on bench and bank."""
    game = Push(deck_of(Push, players), players, 1, **options)
    spread = {name: value for name, value in wanted.items() if not name.startswith("bench")}
    for seat in range(players):
        codes = str(wanted.get(f"bench {seat}", "")).split()
        for nth, colour in enumerate(COLOURS, 1):
            spread[f"bench {seat}.{nth}"] = " ".join(code for code in codes if LETTERS[code[0]] == colour)
    arrange(game, spread, rest)
    for seat in range(players):
        game.scores[seat] = points(game, seat)
    game.rng = LoadedDie(die.split())
    return game


def points(game: Push, seat: int) -> int:
    return sum(game.value(game.piles[pile]) for pile in (*BENCHES[seat], BANKS[seat]))


def bench(game: Push, seat: int) -> str:
    """The cards of a bench in the order of the colours, each colour from the first card on."""
    columns = [codes_in(game, f"bench {seat}.{nth}").split()[::-1] for nth in range(1, 6)]
    return " ".join(code for column in columns for code in column)


def told(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.key) for event in events if isinstance(event, Told)]


def rolled(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, DIE[event.dice[0] - 1]) for event in events if isinstance(event, Rolled)]


def moved(game: Push, events: list[Event], name: str) -> set[str]:
    """The cards that have gone to the piles of this name."""
    return {
        pick_name(game.deck, event.card)
        for event in events
        if isinstance(event, Moved) and event.dst.name == name
    }


def takers(events: list[Event]) -> list[int]:
    """Who got cards from a stack, in order."""
    seats = [event.dst.seat for event in events if isinstance(event, Moved) and event.src.name == "stack"]
    return list(dict.fromkeys(seat for seat in seats if seat >= 0))
