"""GO FOX! on the table: its sentences, its lessons and where its piles lie."""

from game.games.go_fox.rules import GoFox
from game.table.arrangements import FAN, MESS, PILE, Grid, Place
from game.table.marks import HIDDEN, Mark
from game.table.seats import ROUND, Box
from game.table.table import Asked, Asks, Figure, Lesson, Names, Option, Shout, Sound, Stop, Table

# What this game is called, and what is called out in it: whoever needs other names changes them here.
NAMES = Names("Go Fox!", "GO FOX!")


class Asker(Mark):
    """A way leads from this seat to the one that is asked for a number."""


def prompted(asked: Asked) -> str:
    """Whom to ask is part of the question, unless it is settled."""
    verb = asked.verbs[-1]
    if verb != "ask" or asked.aimed:
        return verb
    return "ask_then" if asked.chosen else "ask_whom"


GO_FOX = Table(
    rules=GoFox,
    title=NAMES.title,
    goal="Most pairs wins!",
    call="Ask for a number. Make a pair!",
    emblem="avatars/fox",
    shop_window=("G8", "R5", "B8"),
    lessons=(
        Lesson("Tap a card to ask for it.", ("R5", "arrow", "say:Have you got a 5?")),
        Lesson("Yes? You get the card.", ("avatar:panda", "say:Yes!", "B5")),
        Lesson("Read it. Then lay your pair.", ("R5+", "B5+")),
        Lesson(
            f"No? They shout {NAMES.called}",
            ("avatar:panda", f"say:{NAMES.called}", "picture:characters/fox-shout"),
        ),
        Lesson(f"After {NAMES.called} lay your own pair.", ("G2+", "P2+")),
        Lesson("Every turn ends with a new card.", ("back", "arrow", "back")),
        Lesson("No more cards? Count your pairs.", ("Y8", "G8", "O3", "P3")),
        Lesson("Most pairs wins the game!", ("trophy",)),
    ),
    shared={
        "stock": Place(44, 43.3, PILE, 8.2),
        "given": Place(33, 44, MESS, 8.2),
    },
    seated={
        "hand": Place(49, 83, FAN, 10.6),
        "pairs": Place(77, 56.5, Grid(group=2), 3.4, room=20, depth=25, far=3.3, small=True),
    },
    marks={"dealer": HIDDEN, "asker": Asker(), "asked": HIDDEN, "number": HIDDEN},
    told={
        "ask": Shout("Have you got {a} {number}?", by="seat", aloud=True, stress="number"),
        "yes": Shout("Yes!", by="seat", aloud=True, others=("Yes! Here it is.", "Yes, I have!")),
        "go_fox": Shout(
            "No {number} here!",
            others=("Not one {number}!", "No {number}. Sorry!"),
        ),
        "pair": Shout("A pair for {name}!", Sound.ROUND, stars=True),
        "empty_hand": Shout("No cards! {name} picks up one", Sound.TURN),
    },
    chat={
        "drew": ("Ooh, what is it?", "Sly as a fox.", "I like this one."),
        "robot_drew": ("Beep boop.", "Whirr...", "Sniff, sniff."),
    },
    declines=frozenset({"keep"}),
    verbs={"keep": "No pair", "ask": "Ask", "give": "Give", "pair": "Pair", "lay": "Lay a pair"},
    advice={
        "ask": "Ask for this one.",
        "give": "Give this one.",
        "pair": "Put this one with it.",
        "lay": "You have a pair! Lay it.",
        "keep": "Keep your cards.",
    },
    refusals={
        "card": "Tap a card of yours.",
        "ask": "Tap a card to ask for it.",
        "give": "You need {a} {number}.",
        "pair": "You need {a} {number}.",
        "lay": "Tap two with the same number.",
        "pile": "You get a card at the end.",
    },
    options=(
        Option(
            "ask_any",
            "Ask",
            ((False, "Next player", "icons/person"), (True, "Anyone", "icons/people")),
        ),
    ),
    felt=("#FF8A3D", "#A33A0A"),
    tile=("#FF8A3D", "#C2450B"),
    host=Figure("characters/fox-host", 58.2, 45, 182),
    seats=ROUND._replace(ribbon=Box(50, 60.9, 30), buttons=Box(22, 58, 18, 10)),
    prompts={
        "ask": "Ask {whom}, {name}!",
        "ask_whom": "Tap a card and a player!",
        "ask_then": "Now tap a player!",
        "give": "{name}, give {a} {number}!",
        "pair": "Which {number} goes with it?",
        "lay": "Lay a pair, {name}!",
    },
    asks=Asks(says={"ask": "Have you got {a} {number}?"}, aims={"ask": 1}, groups="lay", prompt=prompted),
    unit=("pair", "pairs"),
    tour=(
        Stop("go_fox_four", pointed=True),
        Stop("go_fox_two", live=1, seconds=8.75),
        Stop("go_fox_any"),
        Stop("go_fox_asks", live=1, seconds=5.75),
        Stop("go_fox_five"),
        Stop("go_fox_six", live=1, seconds=10.25),
        Stop("go_fox_moment", live=1, seconds=2.75),
    ),
)
