"""CRAZY EIGHTS on the table: its sentences, its lessons and where its piles lie."""

from game.table.arrangements import FAN, MESS, PILE, Place
from game.table.marks import Chip, Word
from game.table.table import Lesson, Names, Shout, Table
from tests.games.crazy_eights.rules import CrazyEights

NAMES = Names("Crazy Eights")

CRAZY_EIGHTS = Table(
    rules=CrazyEights,
    title=NAMES.title,
    goal="First with no cards wins!",
    call="Match it, or play an eight!",
    emblem="characters/octopus",
    shop_window=("R8", "B2", "G8"),
    lessons=(
        Lesson("Same colour, or same number.", ("B4", "arrow", "B7+", "R4+")),
        Lesson("An eight fits everywhere. Pick a colour!", ("R8", "arrow", "G5")),
        Lesson("Read your word out loud.", ("avatar:cat", "say:fish")),
        Lesson("No match? Fetch one card.", ("back", "arrow", "G2")),
    ),
    shared={"rest": Place(41.4, 37.8, PILE, 10), "heap": Place(54.7, 38.3, MESS, 10)},
    seated={"cards": Place(49, 83, FAN, 10.6)},
    marks={"suit": Chip(69, 41, "heap"), "skipped": Word(69, 56, "Nobody can go on: {value}")},
    told={"fetched": Shout("{name} fetches one"), "waited": Shout("{name} has to wait")},
    verbs={"fetch": "Fetch a card", "wait": "Wait"},
    advice={"put": "Try this one.", "fetch": "No match. Fetch a card.", "wait": "There is nothing to fetch."},
    refusals={"card": "You need {suit} or {top}.", "pile": "You have a card that matches!"},
    heap="heap",
)
