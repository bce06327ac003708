"""A game: its table, and the few named steps that are the only way to change it.

Every step changes the state and records an event, so what is shown can never differ from what is true.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Self, TypeVar

from game.rules import sight
from game.rules.things import (
    Card,
    Ended,
    Event,
    Face,
    Laid,
    Marked,
    Move,
    Moved,
    OutOfTurn,
    Peeked,
    Pile,
    ReadAloud,
    Rolled,
    Scored,
    Spoken,
    Told,
    Turned,
    TurnPassed,
)

COMMON_OPTIONS: Mapping[str, Any] = {"reading": True, "first_dealer": "random"}
COMMON_CHOICES: Mapping[str, tuple[Any, ...]] = {"first_dealer": ("random", 0, 1, 2, 3, 4, 5)}
COMMON_WORDS: Mapping[str, str] = {
    "next": "the verb that goes on to the next round",
    "round": "the mark that counts the rounds, from one",
    "hand": "the pile of cards a player holds",
    "word": "the kind of card a pack of words makes",
    "noun": "the kind of card a pack of pictures makes",
    "picture": "the other kind of card a pack of pictures makes",
    "number": "what is printed on a card beside its colour",
    "die": "one of the things that can be picked in any game",
    "star": "a shape that pictures are painted with",
}
FACES_OF_A_DIE = 6
MOST = 10_000  # a target beyond this would never be reached


AnyGame = TypeVar("AnyGame", bound="Game")


class IllegalMove(Exception):  # noqa: N818
    """A move that is not among moves(seat); nothing has changed."""


class Game:
    """The table of one game and its rules; subclasses write build_deck, start, offer and play."""

    key: ClassVar[str]
    seats: ClassVar[range] = range(2, 7)
    version: ClassVar[int] = 1  # raise it when old saves would no longer play
    faces: ClassVar[Mapping[str, Face]]
    options: ClassVar[Mapping[str, Any]] = COMMON_OPTIONS
    passing: ClassVar[frozenset[str]] = frozenset({"draw"})  # verbs an eager player avoids while it can
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = COMMON_CHOICES  # of the options that have few
    fewest_wins: ClassVar[bool] = False  # whether points are penalties
    calls: ClassVar[Mapping[str, OutOfTurn]] = {}  # by verb: what is called out, on turn or not
    pictures: ClassVar[bool] = False  # its cards are things from a picture pack, not words
    levels: ClassVar[tuple[str, ...]] = ("easy", "medium", "hard")  # none if there is nothing to decide

    def __init__(self, deck: Sequence[Card], players: int, seed: int, /, **options: Any) -> None:
        self.deck = tuple(deck)
        self.players = players
        self.rng = Random(seed)
        self.chosen: Mapping[str, Any] = {**self.options, **options}
        self.piles: dict[Pile, list[int]] = {}
        self.turned: set[int] = set()
        self.known = [0] * players
        self.marks: dict[str, str | int] = {}
        self.scores = [0] * players
        self.turn = 0
        self.turns = 0  # how many have begun
        self.winners: tuple[int, ...] | None = None
        self.events: list[Event] | None = []
        self._offered: dict[int, list[Move]] = {}
        self.start()

    # what a game writes

    @classmethod
    def build_deck(cls, words: Sequence[Card], players: int) -> list[Card]:
        raise NotImplementedError

    @classmethod
    def fault_of(cls, deck: Sequence[Card]) -> str:
        """One sentence on what is wrong with a deck out of a save, beyond its kinds of cards."""
        return ""

    def start(self) -> None:
        raise NotImplementedError

    def offer(self, seat: int) -> list[Move]:
        """Everything this seat may do now; never empty for the seat on turn.

        Until the end it is asked of that seat, and of all others if the game has calls."""
        raise NotImplementedError

    def play(self, seat: int, move: Move) -> None:
        """Carry out a legal move, up to the next decision."""
        raise NotImplementedError

    def redealt(self, memory: float = 1.0) -> None:
        """Forget what a bad memory loses, guess again what came from hidden cards; most games need none."""

    def rate(self, seat: int, move: Move) -> float:
        """How good a move looks to a greedy player who sees only what the seat sees."""
        return 0.0

    def is_idle(self, seat: int, move: Move) -> bool:
        """Whether a legal call would come to nothing, so that nobody is invited to make it."""
        return False

    @property
    def keeps_score(self) -> bool:
        """Whether points are counted from round to round."""
        return False

    # what games have in common

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def leaders(self) -> list[int]:
        best = min(self.scores) if self.fewest_wins else max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == best]

    # what the outside calls

    def moves(self, seat: int) -> list[Move]:
        """The only statement of what is allowed; kept until the next move."""
        offered = self._offered.get(seat)
        if offered is None:
            asked = self.winners is None and (seat == self.turn or self.calls)
            offered = self._offered[seat] = self.offer(seat) if asked else []
        return offered

    def apply(self, seat: int, move: Move) -> None:
        if move not in self.moves(seat):
            raise IllegalMove(f"seat {seat} may not {move.verb} {move.picks}")
        self._offered = {}
        self.play(seat, move)

    def take_events(self) -> list[Event]:
        taken, self.events = self.events or [], []
        return taken

    def copy(self, rng: Random) -> Self:
        """The same table, silent, with its own chance."""
        return twin_of(self, rng)

    def seen_by(self, seat: int, rng: Random, memory: float = 1.0) -> Self:
        """A copy in which all that the seat neither sees nor remembers has been dealt again."""
        view = self.copy(rng)
        sight.deal_again(view, seat, rng, memory)
        view.redealt(memory)
        return view

    def sees(self, seat: int, pile: Pile, card: int) -> bool:
        return card in self.turned or sight.visible(self.faces[pile.name], pile, seat)

    # the steps: a game changes the table only through these

    def lay(self, pile: Pile, cards: Sequence[int] = ()) -> None:
        self.piles[pile] = list(cards)
        self.turned.difference_update(cards)
        sight.watch_mixing(self, pile)
        self._record(Laid, pile, tuple(cards))

    def shuffle(self, pile: Pile) -> None:
        sight.mix(self.piles[pile], self.rng)
        sight.watch_mixing(self, pile)
        self._record(Laid, pile, tuple(self.piles[pile]))

    def move(self, card: int, src: Pile, dst: Pile, under: bool = False) -> None:
        """To the top of the other pile, or under it."""
        self._put(card, src, dst, 0 if under else len(self.piles[dst]) - (src == dst))

    def bury(self, card: int, src: Pile, dst: Pile) -> None:
        """Into the other pile at a depth nobody knows, top and bottom included."""
        self._put(card, src, dst, int(self.rng.random() * (len(self.piles[dst]) + 1)))
        sight.watch_mixing(self, dst)

    def turn_card(self, card: int, up: bool) -> None:
        if up:
            self.turned.add(card)
            sight.learn(self, range(self.players), (card,))
        else:
            self.turned.discard(card)
        self._record(Turned, card, up)

    def peek(self, seat: int, pile: Pile, cards: Sequence[int] | None = None) -> None:
        """At a pile, or only at some of its cards."""
        shown = self.piles[pile] if cards is None else cards
        sight.learn(self, (seat,), shown)
        self._record(Peeked, seat, pile, tuple(shown))

    def roll(self, seat: int, dice: int = 1) -> tuple[int, ...]:
        """By this seat, which need not be the one on turn."""
        rolled = tuple(1 + int(self.rng.random() * FACES_OF_A_DIE) for _ in range(dice))
        self._record(Rolled, seat, rolled)
        return rolled

    def mark(self, name: str, value: str | int) -> None:
        self.marks[name] = value
        self._record(Marked, name, value)

    def score(self, seat: int, points: int) -> None:
        self.scores[seat] += points
        self._record(Scored, seat, self.scores[seat])

    def read(self, seat: int, card: int) -> None:
        self._record(ReadAloud, seat, card)

    def speak(self, card: int) -> None:
        self._record(Spoken, card)

    def tell(self, seat: int, key: str) -> None:
        self._record(Told, seat, key)

    def pass_turn(self, seat: int) -> None:
        """A new turn begins."""
        self.turns += 1
        self.wait_for(seat)

    def wait_for(self, seat: int) -> None:
        """Within a turn this seat decides next."""
        self.turn = seat
        self._record(TurnPassed, seat)

    def end(self, winners: Sequence[int]) -> None:
        self.winners = tuple(winners)
        self._record(Ended, self.winners)

    def _put(self, card: int, src: Pile, dst: Pile, place: int) -> None:
        self.piles[src].remove(card)
        self.piles[dst].insert(place, card)
        sight.watch_move(self, card, src, dst)
        self._record(Moved, card, src, dst, place)
        self.turned.discard(card)

    def _record(self, event: Any, *fields: Any) -> None:
        if self.events is not None:  # an event is built only if someone listens
            self.events.append(event(*fields))


def twin_of(game: AnyGame, rng: Random) -> AnyGame:
    """The same table once more; nothing that changes is shared, nobody listens, and chance is its own."""
    twin = object.__new__(type(game))
    for name, value in game.__dict__.items():
        twin.__dict__[name] = value[:] if type(value) is list else value
    twin.piles = {pile: cards[:] for pile, cards in game.piles.items()}
    twin.turned = set(game.turned)
    twin.marks = dict(game.marks)
    twin.events = None
    twin.rng = rng
    twin._offered = {}
    return twin


def parse_option(game: type[Game], name: str, text: str) -> Any:
    """The value of an option given as text; a ValueError says in one sentence what is wrong."""
    if name not in game.options:
        known = ", ".join(sorted(game.options))
        raise ValueError(f"{game.key} has no option '{name}'; its options are {known}.")
    default = game.options[name]
    value: Any = text.strip().lower()
    if isinstance(default, bool):
        if value not in SWITCH:
            raise ValueError(f"The option '{name}' is on or off, not '{text}'.")
        return SWITCH[value]
    if value.isdecimal():
        value = int(value)
    allowed = game.choices.get(name)
    value = next((one for one in allowed or () if str(one).lower() == value), value)
    if allowed is not None and value not in allowed:
        listed = ", ".join(str(one) for one in allowed)
        raise ValueError(f"The option '{name}' can be {listed}, not '{text}'.")
    if allowed is None and isinstance(default, int) and not (isinstance(value, int) and 0 < value <= MOST):
        raise ValueError(f"The option '{name}' takes a whole number from 1 to {MOST}, not '{text}'.")
    return value


SWITCH = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
