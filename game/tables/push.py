"""PUSH on the table: its sentences, its lessons and where its piles lie."""

from game.rules.push import Push
from game.tables.layout import AWAY, Place, Spread
from game.tables.seats import PAPERS
from game.tables.table import Lesson, Option, Shout, Table

PUSH = Table(
    rules=Push,
    title="Push",
    goal="Most points wins!",
    call="Push your luck!",
    emblem="star",
    shop_window=("number-Y4", "roll", "number-R6"),
    lessons=(
        Lesson("Flip a card. Read your word.", ("back", "arrow", "number-Y4")),
        Lesson("Put it on one of three stacks.", ("number-B2", "number-R5")),
        Lesson("No colour and no number twice!", ("number-Y4", "number-Y2", "number-B4")),
        Lesson("Stop, and take the highest stack.", ("number-P6", "number-G3")),
        Lesson("Then the others take one each.", ("avatar:cat", "arrow", "avatar:fox")),
        Lesson("It fits nowhere? Bust! You roll.", ("burst",)),
        Lesson("The die takes a colour from you.", ("roll", "number-R5")),
        Lesson("A roll card makes you roll.", ("roll",)),
        Lesson("Switch: they take the other way.", ("switch", "avatar:fox", "arrow", "avatar:cat")),
        Lesson("Bank a colour to keep it safe.", ("picture:characters/piggy-bank",)),
        Lesson("Most points wins the game!", ("trophy",)),
    ),
    shared={
        "stock": Place(19.5, 40, Spread.PILE, 9),
        "flipped": Place(19.5, 60, Spread.SLOT, 8),
        "stack": Place(36, 29, Spread.COLUMN, 9, depth=36, across=13),
        "switches": Place(80, 42, Spread.MESS, 7),
        "discard": Place(90, 42, Spread.MESS, 7),
    },
    seated={
        "bench": Place(30, 68.5, Spread.COLUMN, 6.6, depth=27, across=9, far=5.2),
        "bank": Place(78, 80, Spread.PILE, 6.6, far=3.0),
    },
    marks={"active": AWAY, "direction": AWAY, "takers": AWAY, "die": AWAY},
    told={
        "switch": Shout("The other way round!", "turn"),
        "stop": Shout("{name} stops", "turn"),
        "last_card": Shout("That was the last card!", "turn"),
        "bust": Shout("Bust, {name}!", "round"),
        "lost": Shout("{name} loses {die}", "flip"),
        "lost_all": Shout("A star! {name} loses the bench", "flip"),
        "star": Shout("A star! {name} is safe", "round"),
        "safe": Shout("{name} loses nothing", "flip"),
        "banked": Shout("{name} banks a colour", "slide"),
    },
    verbs={"flip": "Push!", "stop": "Stop", "place": "Put it here", "take": "Take it", "bank": "Bank it"},
    advice={
        "flip": "Push! Flip a card.",
        "stop": "Stop now.",
        "place": "Put it here.",
        "take": "Take this stack.",
        "bank": "Bank this colour.",
    },
    refusals={"card": "Push, or stop?", "pile": "It does not fit there."},
    options=(
        Option(
            "star_variant", "The star", ((False, "Safe", "characters/star"), (True, "Wild", "icons/cross"))
        ),
        Option("words", "Words", ((True, "Read", "icons/book"), (False, "Off", "icons/cross"))),
    ),
    felt=("#2FBFB0", "#0A5566"),
    tile=("#2FBFB0", "#0A5566"),
    seats=PAPERS,
    prompts={"flip": "Push your luck, {name}!"},
)
