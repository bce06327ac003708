"""The dialogs round a Wild Draw Two, in their interesting states."""

from collections.abc import Iterator

from game.games.uno_express.rules import ACCEPT
from game.games.uno_express.show.bluff import BluffScene
from game.games.uno_express.show.challenge import ChallengeScene
from game.games.uno_express.show.duel import Duel, Side
from game.games.uno_express.show.reveal import RevealScene
from game.play.plan import PEOPLE, ROBOTS, Player
from game.rules.codes import parse
from game.screen.scenes.scene import Host, Scene

WARNINGS = {"bluff_warning": ("number-G5", "skip-G"), "bluff_warning_wild": ("wild-4",)}
GREEN = tuple(f"number-G{number}" for number in range(1, 10))
HANDS = {
    "bluff": ("number-G5", "number-R2", "number-Y8"),
    "wild": ("number-G5", "wild-4", "skip-B", "number-Y8", "rev-Y"),
    "honest": ("number-G5", "number-B2"),
    "eight": ("number-R2", "skip-B", "draw1-Y", *GREEN[:5]),
    "twelve": ("number-R2", "wild-4", "skip-B", "draw1-Y", "rev-Y", *GREEN[2:]),
    "many": tuple(f"number-{colour}{number}" for colour in "YG" for number in range(1, 7)),
}


def nothing(*given: object) -> None:
    """What comes of an answer nobody gives."""


def tour(host: Host) -> Iterator[tuple[str, Scene]]:
    for name, codes in WARNINGS.items():
        yield name, BluffScene(host, [parse(code) for code in codes], "green", nothing, nothing)
    ava, mia = (Side(seat, Player(*PEOPLE[seat])) for seat in (0, 1))
    bolt = Side(3, Player(*ROBOTS[0], "easy"))
    duel, many = Duel(bolt, ava, "red", "blue", 3), Duel(mia, ava, "green", "yellow", 9)
    for name, each in {"challenge": duel, "challenge_many": many}.items():
        yield name, ChallengeScene(host, each, nothing, nothing, lambda: ACCEPT)
    for name, codes in HANDS.items():
        yield f"reveal_{name}", RevealScene(host, duel, [parse(code) for code in codes], nothing)
