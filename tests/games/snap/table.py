"""SNAP on the table: its sentences, its lessons and where its piles lie."""

from game.rules.core import Game
from game.table.arrangements import MESS, NOWHERE, PILE, ClosedPile, Place
from game.table.table import Called, Lesson, Names, Option, Shout, Table
from tests.games.snap.rules import Snap

NAMES = Names("Snap", "SNAP!")


def too_early(game: Game, seat: int) -> str:
    return "The two top cards must have one number."


SNAP = Table(
    rules=Snap,
    title=NAMES.title,
    goal="Most cards wins!",
    call="Same number? Snap!",
    emblem="characters/crab",
    shop_window=("R4", "B4", "G2"),
    lessons=(
        Lesson("Turn over your top card.", ("back", "arrow", "B4")),
        Lesson("Read your word out loud.", ("avatar:cat", "say:nut")),
        Lesson("Same number as before? Call Snap!", ("B4", "R4", "say:Snap!")),
        Lesson("Be first, and win the pile.", ("avatar:cat", "B4", "R4")),
        Lesson("Most cards wins the game!", ("trophy",)),
    ),
    shared={"stock": NOWHERE, "heap": Place(50, 38.3, MESS, 10)},
    seated={"own": Place(38, 80, PILE, 9), "won": Place(62, 80, ClosedPile("{cards} won"), 9)},
    marks={},
    told={"snap": Shout("Snap! {name} wins the pile!", "slide")},
    verbs={"turn": "Turn over", "snap": NAMES.called, "leave": "Leave them"},
    advice={"turn": "Turn over your top card.", "snap": "They match! Call Snap!", "leave": "They are gone."},
    refusals={"card": "Turn over your own card.", "pile": "Turn over your own pile."},
    declines=frozenset({"leave"}),
    prompts={"turn": "Turn over a card, {name}!", "leave": "Nobody saw it?"},
    calls={"snap": Called(early=too_early)},
    options=(Option("seconds", "Time to snap", ((4, "Short", ""), (8, "Long", ""), ("off", "Any", ""))),),
    unit=("card", "cards"),
)
