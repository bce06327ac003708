"""A match as far as it has been played: who plays, the cards, the moves, and what the room has seen of it."""

from collections import deque
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any

from game.play import bots
from game.play.entry import Entry
from game.play.plan import Player
from game.play.reading import Reading
from game.play.shown import Shown
from game.rules.things import Card, Event, Face, Move, Peeked, ReadAloud


class Played:
    """Its game is ahead of what is shown by the events that nobody has seen yet."""

    pack = ""  # the key of the words or pictures it was dealt from
    wants_reading = True  # the family's own setting, beside the match's option
    words_before = 0  # words read before the match was saved and taken up again
    looks = 0  # at hands that people have doubted
    reading: Reading | None = None  # going on now
    looking: Peeked | None = None

    def __init__(
        self,
        entry: Entry,
        deck: Sequence[Card],
        players: Sequence[Player],
        seed: int,
        options: dict[str, Any],
    ) -> None:
        self.id = f"{SystemRandom().getrandbits(64):016x}"  # its own name, which no other has
        self.entry = entry
        self.seed = seed
        self.options = options
        self.players = tuple(players)
        self.game = entry.rules(deck, len(players), seed, **options)
        self.shown = Shown(entry.rules, len(players))
        self.words: dict[int, str] = {}  # laid on cards since they were dealt
        self.history: list[tuple[int, Move]] = []
        self.readings: list[Reading] = []
        self.people = [seat for seat, player in enumerate(self.players) if not player.bot]
        self.levels = [entry.level(player.bot) if player.bot else None for player in self.players]
        self.unseen: deque[Event] = deque(self.game.take_events())
        self.viewer = self.people[0] if self.people else 0
        self.covered = self.secret  # the first person, too, takes the screen in private

    @property
    def secret(self) -> bool:
        """Whether people must not see each other's cards."""
        return len(self.people) > 1 and Face.OWNER in self.game.faces.values()

    @property
    def reads(self) -> bool:
        return bool(self.game.chosen["reading"]) and self.wants_reading

    def word(self, card: int) -> str:
        """What is to be read on this card."""
        return self.printed(card).word

    def printed(self, card: int) -> Card:
        """As it was dealt, but with the word that has been laid on it since."""
        dealt, word = self.game.deck[card], self.words.get(card)
        return dealt if word is None else dealt._replace(word=word)

    def advice(self) -> Move:
        """What the strongest computer would do for the person on turn."""
        return bots.advise(self.game, self.entry.best, self.chance())

    def chance(self, of: str = "") -> Random:
        """The same for a match that was saved and taken up again."""
        return bots.chance(self.seed, len(self.history), of)

    def peek(self) -> Event | None:
        """What the room will see next."""
        return self.unseen[0] if self.unseen else None

    def make(self, seat: int, move: Move) -> None:
        """Make a move, or take up a saved one."""
        self.game.apply(seat, move)
        self.history.append((seat, move))
        events = self.game.take_events()
        self.unseen.extend(read_once(events, self.game.deck) if self.game.pictures else events)

    def owed(self) -> int:
        """Readings and looks of people that the room has not come to yet, the present one included."""
        present = self.reading is not None or self.looking is not None
        return sum(map(self.is_task, self.unseen)) + present

    def awaits(self, card: int) -> bool:
        """Whether somebody is still to read this card aloud."""
        if self.reading is not None and self.reading.card == card:
            return True
        return any(isinstance(event, ReadAloud) and event.card == card for event in self.unseen)

    def catch_up(self, owed: int) -> None:
        """All saved moves are taken up: show again only what follows from the first thing still owed."""
        events = [*self.unseen]
        mine = [at for at, event in enumerate(events) if self.is_task(event)]
        first = mine[-owed] if 0 < owed <= len(mine) else len(events)
        for event in events[:first]:
            self.shown.show(event)
        self.unseen = deque(events[first:])

    def is_task(self, event: Event) -> bool:
        """Whether a person has to read here, or to look."""
        match event:
            case ReadAloud(seat, _):
                return self.reads and seat in self.people
            case Peeked(seat, _, _):
                return seat in self.people
        return False


def read_once(events: Sequence[Event], deck: Sequence[Card]) -> list[Event]:
    """Of readings in a row by one seat and of one thing only the hardest stays: a word before a picture.

    Whoever has read a word need not name its picture after it."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if not (isinstance(event, ReadAloud) and isinstance(last, ReadAloud) and _alike(last, event, deck)):
            found.append(event)
        elif deck[last.card].kind == "picture" != deck[event.card].kind:
            found[-1] = event
    return found


def _alike(one: ReadAloud, other: ReadAloud, deck: Sequence[Card]) -> bool:
    return one.seat == other.seat and deck[one.card].word == deck[other.card].word != ""
