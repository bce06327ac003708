"""Who plays what: the plan of a match before its cards are dealt."""

from collections.abc import Mapping
from typing import Any, NamedTuple

LEVELS = ("easy", "medium", "hard")
SEAT_COLOURS = ("red", "yellow", "green", "blue", "orange", "purple")
PEOPLE = (
    ("Ava", "cat"),
    ("Mia", "fox"),
    ("Sam", "frog"),
    ("Zoe", "rabbit"),
    ("Ben", "bear"),
    ("Leo", "lion"),
    ("Kim", "panda"),
    ("Pip", "penguin"),
    ("Tia", "tiger"),
    ("Max", "dog"),
    ("Rosa", "pig"),
    ("Olly", "owl"),
)
ROBOTS = (
    ("Bolt", "robot-square"),
    ("Beep", "robot-round"),
    ("Tock", "robot-tall"),
    ("Pixel", "robot-screen"),
    ("Zip", "robot-dome"),
    ("Gus", "robot-tin"),
)
LONGEST_NAME = 12


class PlanError(ValueError):
    """One plain sentence about a plan that cannot be played."""


class Player(NamedTuple):
    """The person or the computer in a seat."""

    name: str
    avatar: str
    bot: str = ""  # a level; "" is a person
    learner: str = ""  # whose reading is remembered; "" is nobody's


class Plan(NamedTuple):
    game: str
    players: tuple[Player, ...]
    options: Mapping[str, Any]
    pack: str
    seed: int


def parse_seats(text: str) -> tuple[Player, ...]:
    """Seats as on the command line, `human,easy`, with a name and a picture if wanted: `human:Ava:cat`."""
    players: list[Player] = []
    for part in text.split(","):
        kind, *given = [piece.strip() for piece in part.split(":")]
        if kind != "human" and kind not in LEVELS:
            known = ", ".join(("human", *LEVELS))
            raise PlanError(f"There is no seat called '{kind}'; the kinds of seat are {known}.")
        name, avatar = next_player(players, robot=kind != "human")
        name = clean_name(given[0]) if given and clean_name(given[0]) else name
        avatar = given[1] if len(given) > 1 and given[1] in AVATARS else avatar
        players.append(Player(name, avatar, "" if kind == "human" else kind))
    return tuple(players)


def format_seats(players: tuple[Player, ...]) -> str:
    return ",".join(f"{player.bot or 'human'}:{player.name}:{player.avatar}" for player in players)


def next_player(taken: list[Player], robot: bool) -> tuple[str, str]:
    """The first name and picture nobody has yet."""
    cast = ROBOTS if robot else PEOPLE
    names = {player.name for player in taken}
    heads = {player.avatar for player in taken}
    free = [one for one in cast if one[0] not in names] or list(cast)
    return next((one for one in free if one[1] not in heads), free[0])


def clean_name(text: str) -> str:
    """A nickname fit for a badge: printable, no separators, not too long."""
    kept = "".join(letter for letter in text if letter.isprintable() and letter not in ",:")
    return kept.strip()[:LONGEST_NAME]


AVATARS = tuple(dict.fromkeys(avatar for _, avatar in PEOPLE + ROBOTS))
