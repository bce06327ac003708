"""READ AND GRAB on the table: its sentences, its lessons and where its piles lie."""

from game.games.read_and_grab.columns import COLUMN, MEDALS, SLOT
from game.games.read_and_grab.papers import PAPERS
from game.games.read_and_grab.rules import ReadAndGrab
from game.table.arrangements import PILE, Place
from game.table.marks import HIDDEN
from game.table.table import Figure, Lesson, Names, Option, Shout, Sound, Stop, Table

# What this game is called, and what is called out in it: whoever needs other names changes them here.
NAMES = Names("Read and Grab")


READ_AND_GRAB = Table(
    rules=ReadAndGrab,
    title=NAMES.title,
    goal="Most sets of six wins!",
    call="Turn, read, and grab!",
    emblem="characters/grabber",
    shop_window=("Y3", "P3", "G3"),
    lessons=(
        Lesson("Turn over a card.", ("back", "arrow", "B7")),
        Lesson("Read your word out loud.", ("avatar:cat", "say:nut")),
        Lesson("Put it with your own number.", ("B7", "R7+")),
        Lesson("Others have that number? Grab them!", ("picture:characters/grabber", "O7", "G7", "P7")),
        Lesson("Read every card you grab.", ("avatar:cat", "O7", "G7", "P7")),
        Lesson("Six make a set. It is safe!", ("medal:7",)),
        Lesson("Others can grab from you too.", ("Y3", "P3", "arrow", "avatar:frog")),
        Lesson("Most sets wins the game!", ("trophy",)),
    ),
    shared={
        "stock": Place(35.5, 46.5, PILE, 8),
        "turned": Place(46, 46.5, SLOT, 8, room=26),
    },
    seated={
        "row": Place(6, 68.5, COLUMN, 6.6, depth=29, across=7.4, far=5.2),
        "set": Place(6, 79, MEDALS, 5.8, across=7.4, far=3.0),
    },
    marks={"dealer": HIDDEN, "number": HIDDEN},
    told={
        "grab": Shout("{name} grabs the {number}s!", Sound.SLIDE, host="Ooh! All mine!"),
        "leave": Shout("{name} leaves them", Sound.FLIP),
        "set_complete": Shout("A whole set for {name}!", Sound.ROUND, stars=True, host="That makes six!"),
    },
    declines=frozenset({"leave"}),
    verbs={"flip": "Turn over", "grab": "Grab!", "leave": "Leave them"},
    advice={"flip": "Turn over a card.", "grab": "Grab the {number}s!", "leave": "You can leave them."},
    refusals={"card": "Turn over a card.", "pile": "Grab the {number}s first!"},
    options=(
        Option("grab", "Grab", (("must", "Always", "icons/hand"), ("may", "If you like", "icons/eye"))),
    ),
    felt=("#3DAF7D", "#0B5A43"),
    tile=("#4CC38A", "#0B6B4E"),
    seats=PAPERS,
    host=Figure("characters/grabber", 82, 48, 170, 10),
    prompts={"flip": "Turn over a card, {name}!", "grab": "Grab the {number}s, {name}!"},
    unit=("set", "sets"),
    unlevelled="It is all luck here. Robots have no levels!",
    tour=(
        Stop("read_and_grab_three"),
        Stop("read_and_grab_two"),
        Stop("read_and_grab_six"),
        Stop("read_and_grab_six_end"),
        Stop("read_and_grab_may"),
    ),
)
