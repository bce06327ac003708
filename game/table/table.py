"""What the room must know of a game: its title, how it is played, its sentences, where its piles lie.

Sentences may name what they are about: `{name}` a player, `{whom}` the player it is aimed at, `{number}`
the number in question after `{a}` (a or an), `{colour}` and `{top}` what matches, and every mark of the
game by its name. Verbs of a pile may name its `{nth}` and the `{colour}` of its cards.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

from game.rules.core import Game
from game.rules.things import Card, Pile
from game.table.arrangements import Place
from game.table.marks import Mark
from game.table.seats import ROUND, SeatPlace, Seats


def article(number: object) -> str:
    """ "an" before a number that begins with a vowel when it is spoken."""
    return "an" if number in (8, 11, 18) else "a"


def as_printed(card: Card) -> Card:
    return card


class Names(NamedTuple):
    """What a publisher may want to be called otherwise."""

    title: str
    called: str = ""  # the word that is called out


class Lesson(NamedTuple):
    """One box of "how to play": a sentence of at most seven words and what to draw, in order.

    Drawn things: a card code ("G7", "miss-R", "wild", "boom"), "back", "arrow", "avatar:cat",
    "picture:characters/owl", "piece:" and a smaller picture, "say:words in a bubble", "caller:cat Q",
    "trophy", or a word that the game's show draws, such as "smoke:frog"; a "+" after a card code puts a tick
    on it. The sentence may name an option's value: `{target}`.
    """

    sentence: str
    show: tuple[str, ...]
    only: Mapping[str, Any] = {}  # the values of options that it holds for
    unless: Mapping[str, Any] = {}  # and those that it does not hold for

    def holds(self, chosen: Mapping[str, Any]) -> bool:
        wanted = all(chosen[name] == value for name, value in self.only.items())
        return wanted and not any(chosen[name] == value for name, value in self.unless.items())


class Sound(StrEnum):
    """What any game may need, each the name of its files: slide1.wav, slide2.wav."""

    SLIDE = "slide"
    FLIP = "flip"
    BUTTON = "button"
    REFUSE = "refuse"
    TURN = "turn"
    TICK = "tick"
    ROUND = "round"
    WIN = "win"


class Shout(NamedTuple):
    """What the room reads and hears when the rules tell something; `{name}` is whom it concerns."""

    sentence: str
    sound: str = Sound.FLIP
    stars: bool = False  # they fly before the player
    by: str = "room"  # "seat": the player says it
    aloud: bool = False  # the voice says it for a computer
    stress: str = ""  # the mark that matters most in it, which stands large
    others: tuple[str, ...] = ()  # sentences that mean the same, for a change
    host: str = ""  # what the host of the table says to it
    sign: str = ""  # at the head of the player: "Zzz", "+2"


class Option(NamedTuple):
    """A switch on the set-up screen: its name in the rules, a label, and (value, label, icon) choices.

    Without a label its choices speak for themselves."""

    name: str
    label: str
    choices: tuple[tuple[Any, str, str], ...]
    notes: tuple[str, ...] = ()  # what each choice means, where its label may not find room
    more: bool = False  # behind a button, since few will change it
    unless: Mapping[str, Any] = {}  # the values of other options that leave nothing to choose here

    def counts(self, chosen: Mapping[str, Any]) -> bool:
        return not any(chosen[name] == value for name, value in self.unless.items())


class Figure(NamedTuple):
    """A character that belongs to the table and is no player."""

    picture: str
    x: float
    y: float
    size: float  # lu
    turn: float = 0.0
    # the pile that shows it already: it keeps that for the viewer, and speaks for nobody else
    keeps: str = ""


class Key(NamedTuple):
    """A big button for a move: its middle, its sides, its finish ("sun", "leaf") and its picture."""

    x: float
    y: float
    wide: float
    high: float
    finish: str = "sun"
    icon: str = ""


def not_yet(game: Game, seat: int) -> str:
    return "Not yet."


class Called(NamedTuple):
    """How one thing is called out, on turn or not; its word is that of its verb."""

    key: Key | None = None  # where the button of whoever sits at the screen stands, if not in the usual place
    early: Callable[[Game, int], str] = not_yet  # why a call of this seat does not count now
    forgot: str = ""  # of an answer: what `{name}` has forgotten
    lasting: str = ""  # the mark that names the seats whose call still holds: they wear the word


ANY_CALL = Called()


class Asked(NamedTuple):
    """A person's choice so far, for a game that puts its prompt by it."""

    verbs: tuple[str, ...]  # that have a prompt and can still come of it
    chosen: bool  # whether something has been chosen, but the move needs more
    ready: bool  # whether that could be all
    aimed: bool  # whether it is settled whom it is about


def plainly(asked: Asked) -> str:
    return asked.verbs[-1]


def never(game: Game, card: int) -> bool:
    return False


class Asks(NamedTuple):
    """How a person is asked for a move, where a game does it in a way of its own."""

    prompt: Callable[[Asked], str] = plainly  # which of the table's prompts
    says: Mapping[str, str] = {}  # by verb: what choosing a card will say
    aims: Mapping[str, int] = {}  # by verb: at the player so many seats on
    onto: Mapping[str, Pile] = {}  # by verb that every card makes: the pile the card is then put on
    groups: str = ""  # a verb that takes a group of cards at once: the largest is the best
    doubtful: Callable[[Game, int], bool] = never  # a card that can be played, but against its own rule


AS_USUAL = Asks()


class Rounds(NamedTuple):
    """Of a game in rounds: the marks and options, by name, that tell how the last one ended."""

    winner: str = ""  # mark: who has won it, -1 for nobody
    gain: str = ""  # mark: the points it has brought
    target: str = ""  # option: the points that win the match
    planned: str = ""  # option: how many there are
    points: Callable[[Mapping[str, str | int]], Sequence[Sequence[int]]] | None = None  # of all, seat by seat


ONE_ROUND = Rounds()


class Stop(NamedTuple):
    """A moment worth looking at: a match that was saved under this name in assets/tour, taken up again."""

    name: str
    live: int = 0  # how many of its last moves are played at the table
    seconds: float = 0.25  # that pass there
    pointed: bool = False  # whether the focus is on a card then


@dataclass(frozen=True)
class Table:
    """One game as the screen knows it; data only."""

    rules: type[Game]
    title: str
    goal: str
    call: str  # one short sentence for the choice of games
    emblem: str  # the picture on the backs of its cards, such as "avatars/fox"
    shop_window: tuple[str, ...]  # three card codes for its tile
    lessons: tuple[Lesson, ...]
    shared: Mapping[str, Place]
    seated: Mapping[str, Place]
    marks: Mapping[str, Mark]  # what shows each mark
    told: Mapping[str, Shout]
    verbs: Mapping[str, str]  # what a button or a pile that means this move is called
    advice: Mapping[str, str]  # what the owl says when this move is the best
    refusals: Mapping[str, str]  # why a card or a pile cannot be clicked now; by verb, or "card", "pile"
    chat: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # lines on drew, one_left and the like
    heap: str = ""  # the pile that cards are played on, if its top card says what matches
    options: tuple[Option, ...] = ()
    versions: str = ""  # the option that chooses among rules of which each is taught by itself
    worded: str = ""  # the option that leaves the words off the cards
    felt: tuple[str, str] = ("#8A70F0", "#3A2596")  # centre to edge
    tile: tuple[str, str] = ("#8E75F5", "#7257E6")  # top and bottom of its tile
    seats: Seats = ROUND
    host: Figure | None = None
    declines: frozenset[str] = frozenset()  # moves that say no: their buttons are plain
    card_names: Mapping[str, str] = field(default_factory=dict)  # of kinds without a number
    card_pictures: Mapping[str, str] = field(default_factory=dict)  # of such kinds, where they match
    prompts: Mapping[str, str] = field(default_factory=dict)  # by verb: what the person on turn has to do
    asks: Asks = AS_USUAL
    rounds: Rounds = ONE_ROUND
    unit: tuple[str, str] = ("point", "points")  # what is counted
    unlevelled: str = ""  # why computers have no levels, if they have none
    buttons: Mapping[str, Key] = field(default_factory=dict)  # by verb: moves with a place of their own
    dressed: Callable[[Card], Card] = as_printed  # a card as it is drawn
    calls: Mapping[str, Called] = field(default_factory=dict)  # by verb: what is called out, if not as usual
    goals: Mapping[str, Mapping[Any, str]] = field(default_factory=dict)  # by option and value: another goal
    first: Mapping[str, Any] = field(default_factory=dict)  # options of the very first match: a short one
    tour: tuple[Stop, ...] = ()

    def place(self, pile: Pile) -> Place:
        """Where it lies before the viewer."""
        return (self.shared if pile.seat < 0 else self.seated)[pile.name]

    def near(self, pile: Pile, across: float, down: float) -> Place:
        """In a window of any shape: in the middle, or before the viewer, where it keeps its place on a paper.

        `across` and `down` are the design's breadth and height as parts of the window's."""
        place, paper = self.place(pile), self.seats.own.paper
        row, column = divmod(pile.nth, place.columns) if place.columns else (0, pile.nth)
        place = replace(place, x=place.x + place.across * column, y=place.y + place.down * row)
        if pile.seat < 0 or paper is None:
            return place
        x, y = paper.gathered(place.x, place.y, across, down)
        return replace(place, x=x, y=y)

    def far(self, pile: Pile, seat: SeatPlace, across: float) -> Place:
        """At another player's seat; piles that would lie on one spot there share its room."""
        there = {name: place.lies.far(place, seat) for name, place in self.seated.items()}
        place = there[pile.name]
        same = [name for name, other in there.items() if (other.x, other.y) == (place.x, place.y)]
        if len(same) == 1:
            return place
        room = place.room / len(same)
        aside = room * across * (same.index(pile.name) - (len(same) - 1) / 2)
        return replace(place, x=place.x + aside, room=room, width=min(place.width, room))

    def word(self, verb: str) -> str:
        """What is called out with this verb."""
        return self.verbs.get(verb, f"{verb.capitalize()}!")

    def called(self, verb: str) -> Called:
        return self.calls.get(verb, ANY_CALL)

    def worn(self, seat: int, marks: Mapping[str, str | int]) -> str:
        """The word that this seat has called, as long as it holds."""
        holds = (verb for verb, each in self.calls.items() if str(seat) in str(marks.get(each.lasting, "")))
        return next((self.word(verb) for verb in holds), "")

    def is_hand(self, pile: Pile) -> bool:
        return self.place(pile).lies.hand

    def courses(self, chosen: Mapping[str, Any] | None = None) -> list[tuple[str, tuple[Lesson, ...]]]:
        """What is taught of a match with these options, or of each version of the rules, by its name."""
        versions = next((each.choices for each in self.options if each.name == self.versions), ((0, "", ""),))
        found = []
        for version, name, _ in versions:
            values = {**self.rules.options, self.versions: version, **(chosen or {})}
            if values[self.versions] == version:
                held = (lesson for lesson in self.lessons if lesson.holds(values))
                told = (each._replace(sentence=each.sentence.format(**values)) for each in held)
                found.append((name, tuple(told)))
        return found

    def aim(self, chosen: Mapping[str, Any] | None = None) -> str:
        """What a match with these options is all about."""
        values = {**self.rules.options, **(chosen or {})}
        others = (goals[values[name]] for name, goals in self.goals.items() if values[name] in goals)
        return next(others, self.goal).format(**values)

    @property
    def key(self) -> str:
        return self.rules.key
